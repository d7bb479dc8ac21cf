//! The texts of options, in every control that has options and in the list of answers.

use super::Question;
use crate::form::Field;
use crate::json::Value;
use crate::message::{Key, value};
use crate::schema::EnumOption;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::{has_words, same_words, shows_nothing};

impl Question {
    pub fn title(&self, field: &Field, option: &EnumOption) -> String {
        let boolean = matches!(field.property.definition, Definition::Boolean | Definition::Const(_));
        match &option.title {
            Some(title) => title.as_str().to_owned(),
            // A server may offer an empty string, but the option needs a visible title.
            _ if !boolean && matches!(&option.value, Value::String(text) if text.is_empty()) => {
                self.say(Key::Quotation)
            }
            // A year is written without grouping.
            _ => match &option.value {
                Value::Number(number) => self.form.number_format.write(number.lexeme()),
                // The card's own option that reveals a text.
                Value::Null => self.say(Key::Other),
                other => value(other, &self.language),
            },
        }
    }

    /// Returns the text of an option's button if it differs from its title: a title in quotation marks, so that it is
    /// not mistaken for a button of the card, or Yes and No.
    pub fn button_text(&self, field: &Field, option: &EnumOption) -> Option<String> {
        let title = self.title(field, option);
        let Value::Boolean(answer) = option.value else {
            return self.reads_like_ours(field, &title).then(|| self.language.quote(&title));
        };
        let opposite = if answer { Key::No } else { Key::Yes };
        let is_own = option.title.as_ref().is_some_and(|own| !shows_nothing(own))
            && !self.reads_like(&title, opposite, same_words);
        Some(if is_own { self.language.quote(&title) } else { value(&option.value, &self.language) })
    }

    /// Returns true if options show their values beside their titles: two look alike, or one on a button reads like
    /// another button.
    pub fn shows_values(&self, field: &Field) -> bool {
        let is_ours = |option: &EnumOption| self.reads_like_ours(field, &self.title(field, option));
        !field.alike.is_empty() || self.is_one_choice && field.options.iter().any(is_ours)
    }

    pub(super) fn judge_choice(&mut self) {
        // A text behind an option needs a form.
        let is_closed = |field: &Field| !self.form.reveals(field);
        self.is_one_choice = self.form.is_one_choice() && self.form.fields.first().is_some_and(is_closed);
    }

    /// Returns true if an option reads like a button beside the options, in the card's language or in English.
    fn reads_like_ours(&self, field: &Field, title: &str) -> bool {
        let back = self.settings.step.map(|_| Key::Back);
        let none = (!field.property.required).then_some(Key::NoAnswer);
        let ours = [Key::Decline, Key::Cancel].into_iter().chain(back).chain(none);
        ours.into_iter().any(|key| self.reads_like(title, key, has_words))
    }

    /// Returns true if a text reads like a sentence of the card, in the card's language or in English.
    fn reads_like(&self, text: &str, key: Key, reads: fn(&str, &str) -> bool) -> bool {
        reads(text, &self.say(key)) || key.english().first().is_some_and(|words| reads(text, words))
    }
}
