use super::{Control, Entry, Form};
use crate::json::Value;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::Consent;

impl Form {
    /// Whether it is one question that two buttons answer, each of which sends: one required boolean with no default. What asks for
    /// consent, and what is warned of, stays a form: there the person sets an answer first, and sends it by itself.
    pub fn is_yes_or_no(&self) -> bool {
        let ([Entry::Field(_)], [field]) = (self.entries.as_slice(), self.fields.as_slice()) else { return false };
        let is_boolean = |value: &Value| matches!(value, Value::Boolean(_));
        field.control == Control::Radios
            && field.property.required
            && field.property.default.is_none()
            && !matches!(field.property.definition, Definition::Const(_))
            && field.options.len() == 2
            && field.options.iter().all(|option| is_boolean(&option.value) && option.description.is_none())
            && field.warning.or(self.warning).is_none()
            && field.alike.is_empty()
            && !Consent::of(&field.property).is_asked()
    }

    /// Where the option of a question of yes or no stands.
    pub fn option_of(&self, answer: bool) -> Option<usize> {
        self.fields.first()?.options.iter().position(|option| option.value == Value::Boolean(answer))
    }
}
