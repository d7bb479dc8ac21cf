//! Warnings that need the fields: from the group around a field, and from its entry.

use super::{Field, Form, FormItem, Warning};
use crate::trust::{accepts_typing, asks_for_secret, value_looks_secret};

/// Adds the warnings that fields take over from their group.
pub(super) fn of_items(form: &mut Form) {
    for item in &form.items {
        let FormItem::Group { property, fields, .. } = item else { continue };
        if let Some(secret) = asks_for_secret(property) {
            let fields = form.fields.get_mut(fields.clone()).unwrap_or_default();
            fields
                .iter_mut()
                .filter(|field| accepts_typing(&field.property) && field.warning != Some(Warning::Secret))
                .for_each(|field| field.warning = Some(secret.into()));
        }
    }
}

impl Field {
    /// Returns true if the entry looks like a secret (R21).
    pub fn looks_secret(&self) -> bool {
        self.changed && value_looks_secret(self.input.text())
    }
}
