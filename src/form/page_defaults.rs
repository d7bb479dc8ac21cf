use super::field::preselected;
use super::{Answer, Control, Evaluation, Field, Form, NumberFormat, Warning, a_pass};
use crate::json::Node;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::value_looks_secret;
use crate::validate::pattern::PatternMatcher;

impl Form {
    /// Starts fields with values that the host page suggests, by the names of properties, in place of the server's
    /// defaults. It ignores a value that the field could not send, one that looks like a secret, and all values for
    /// fields with a warning and for fields with only one answer: only the user may give these.
    pub fn suggest(&mut self, values: &Node, patterns: &dyn PatternMatcher) {
        if self.warning.is_some_and(Warning::is_of_secret) {
            return;
        }
        let work = a_pass();
        for index in 0..self.fields.len() {
            let Some(field) = self.fields.get_mut(index) else { continue };
            let Some(value) = values.get(&field.property.name).filter(|_| field.group.is_none()) else { continue };
            let is_for_user = field.warning.is_some()
                || matches!(field.property.definition, Definition::Const(_))
                || field.options.len() == 1;
            if is_for_user {
                continue;
            }
            let mut default = Some(value.clone());
            field.start(&mut default);
            let can_start = match field.options.is_empty() {
                true => field.property.definition.can_start_with(value),
                false => field.preselected.len() == value.as_array().map_or(1, <[Node]>::len),
            };
            let is_secret = value_looks_secret(field.input.text());
            let Evaluation { answer, error, .. } = self.evaluate_at_cost(index, patterns, &work);
            let Some(field) = self.fields.get_mut(index) else { continue };
            field.has_page_default = can_start && !is_secret && error.is_none() && matches!(answer, Answer::Value(_));
            if !field.has_page_default {
                field.start(&mut default);
            }
        }
    }
}

impl Field {
    fn start(&mut self, default: &mut Option<Node>) {
        std::mem::swap(&mut self.property.default, default);
        self.preselected = preselected(&self.property, &self.options);
        // A text may need several lines, or have no place in a date control.
        if self.options.is_empty() {
            self.control = Control::of(&self.property).unwrap_or(self.control);
        }
        self.input = self.initial(&NumberFormat::default());
        self.decide_rules();
    }
}
