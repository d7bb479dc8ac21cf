//! What is warned of once the fields are there: by what holds them, and by what is typed in them.

use super::{Control, Entry, Field, Form, Input, Warning};
use crate::trust::{asks_for_secret, value_looks_secret};

/// What the fields of a group are warned of by what is above them, and a form by what its notices say of what is left
/// out.
pub(super) fn of_entries(form: &mut Form) {
    for entry in &form.entries {
        match entry {
            Entry::Field(_) => {}
            Entry::Group { property, fields, left_out, .. } => {
                if asks_for_secret(property, &[], false).is_some() {
                    let fields = form.fields.get_mut(fields.clone()).unwrap_or_default();
                    let is_typed = |field: &&mut Field| field.is_typed();
                    let mut typed = fields.iter_mut().filter(is_typed).peekable();
                    // What is typed may stand below the group.
                    if typed.peek().is_none() {
                        form.warning = Some(Warning::Secret);
                    }
                    typed.for_each(|field| field.warning = Some(Warning::Secret));
                }
                if left_out.iter().any(|(property, _)| asks_for_secret(property, &[], false).is_some()) {
                    form.warning = Some(Warning::Secret);
                }
            }
            Entry::LeftOut { property, .. } => {
                if asks_for_secret(property, &[], false).is_some() {
                    form.warning = Some(Warning::Secret);
                }
            }
        }
    }
}

/// Whether anything that was typed looks like a secret (R21).
pub(super) fn is_secret_entered(fields: &[Field]) -> bool {
    let is_secret = |text: &str| value_looks_secret(text).is_some();
    fields.iter().filter(|field| field.changed).any(|field| match &field.input {
        Input::Text(text) if field.control == Control::List => text.lines().any(is_secret),
        Input::Text(text) => is_secret(text),
        Input::Incomplete | Input::Choice(_) | Input::Choices(_) => false,
    })
}
