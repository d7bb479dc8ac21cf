use super::{Control, Form};
use crate::json::Value;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::{Consent, TextKind, shown};
use std::ops::RangeInclusive;

/// How many options can be a button each.
const BUTTONS: RangeInclusive<usize> = 2..=5;

impl Form {
    /// Returns true if the form is one choice of a few options, so that each option can be a button that sends it. Consent and
    /// warned fields stay forms: there the person sets an answer first, and sends it by itself. So does a field with an option
    /// whose title is cut off, as a button has to show the whole answer.
    pub fn is_one_choice(&self) -> bool {
        let Some(field) = self.lone_field() else { return false };
        let is_cut = |title: &str| shown(title, TextKind::Title).cut.is_some();
        matches!(field.control, Control::Radios | Control::Checkbox)
            && !matches!(field.property.definition, Definition::Const(_))
            && BUTTONS.contains(&field.options.iter().filter(|option| option.value != Value::Null).count())
            && field.warning.or(self.warning).is_none()
            && field.alike.is_empty()
            && !Consent::of(&field.property).is_asked()
            && !field.options.iter().any(|option| option.title.as_ref().is_some_and(|title| is_cut(title)))
    }
}
