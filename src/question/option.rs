//! The texts of options, in every control that has options and in the list of answers.

use super::Question;
use crate::form::Field;
use crate::json::Value;
use crate::message::{Key, value};
use crate::schema::EnumOption;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::{has_words, same_words, shows_nothing};

/// The labels of the card's own buttons, which a server's title must not imitate.
const OURS: [Key; 8] =
    [Key::Accept, Key::Decline, Key::Cancel, Key::Discard, Key::KeepAnswering, Key::Back, Key::Next, Key::NoAnswer];

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
    /// not mistaken for a label of the card, or Yes and No.
    pub fn button_text(&self, field: &Field, option: &EnumOption) -> Option<String> {
        let title = self.title(field, option);
        let Value::Boolean(answer) = option.value else {
            return self.reads_like_ours(&title, has_words).then(|| self.language.quote(&title));
        };
        let opposite = if answer { Key::No } else { Key::Yes };
        let is_own = option.title.as_ref().is_some_and(|own| !shows_nothing(own))
            && !self.reads_like_ours(&title, has_words)
            && !self.reads_like(&title, opposite, same_words);
        Some(if is_own { self.language.quote(&title) } else { value(&option.value, &self.language) })
    }

    pub(super) fn judge_choice(&mut self) {
        // A text behind an option needs a form.
        let is_clear = |field: &Field| {
            !self.form.reveals(field) && field.options.iter().all(|option| self.is_clear(field, option))
        };
        self.is_one_choice = self.form.is_one_choice() && self.form.fields.first().is_some_and(is_clear);
    }

    /// Returns false if a title is misleading on a button, because it is one of the card's labels or the value of
    /// another option. The titles of a boolean are replaced on its buttons.
    fn is_clear(&self, field: &Field, option: &EnumOption) -> bool {
        let is_boolean = |option: &EnumOption| matches!(option.value, Value::Boolean(_));
        let own = match &option.title {
            Some(title) => title.as_str().to_owned(),
            None => value(&option.value, &self.language),
        };
        let is_other = |other: &EnumOption| {
            !std::ptr::eq(other, option)
                && option.title.is_some()
                && same_words(&own, &value(&other.value, &self.language))
        };
        is_boolean(option) || !self.reads_like_ours(&own, same_words) && !field.options.iter().any(is_other)
    }

    /// Returns true if a text reads like a label of the card's own buttons, in the card's language or in English.
    pub(super) fn reads_like_ours(&self, text: &str, reads: fn(&str, &str) -> bool) -> bool {
        OURS.iter().any(|key| self.reads_like(text, *key, reads))
    }

    /// Returns true if a text reads like a sentence of the card, in the card's language or in English.
    fn reads_like(&self, text: &str, key: Key, reads: fn(&str, &str) -> bool) -> bool {
        reads(text, &self.say(key)) || key.english().first().is_some_and(|words| reads(text, words))
    }
}
