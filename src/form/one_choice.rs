use super::{Control, Form};
use crate::json::Value;
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition};
use crate::trust::{TextKind, display_text};
use std::ops::RangeInclusive;

/// The number of options that can each be a button.
const BUTTONS: RangeInclusive<usize> = 2..=5;

impl Form {
    /// Returns true if the form is one choice of a few options, so that each option can be a button that sends it.
    /// Consent and fields with warnings keep the form, so that the user sets an answer first and then sends it. So does
    /// a field with a truncated option, because a button has to show the whole answer, and one whose options have
    /// previews, which are compared before one is sent.
    pub fn is_one_choice(&self) -> bool {
        let Some(field) = self.lone_field() else { return false };
        let is_cut = |option: &EnumOption| display_text(&option.label(), TextKind::Title).cut.is_some();
        !self.is_call
            && matches!(field.control, Control::Radios | Control::Checkbox)
            && !matches!(field.property.definition, Definition::Const(_))
            && BUTTONS.contains(&field.options.iter().filter(|option| option.value != Value::Null).count())
            && field.warning.or(self.warning).is_none()
            && field.alike.is_empty()
            && !field.consent.is_asked()
            && !field.options.iter().any(is_cut)
            && field.options.iter().all(|option| option.preview.is_none())
    }
}
