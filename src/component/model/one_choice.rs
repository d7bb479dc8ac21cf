//! Decides whether the options of a form of one choice can be buttons beside the card's own.

use super::Model;
use crate::component::host::id;
use crate::form::{Field, Input};
use crate::json::Value;
use crate::message::{Key, value};
use crate::schema::EnumOption;
use crate::trust::same_words;

/// The labels of the card's own buttons, which a server's title must not imitate.
const OURS: [Key; 8] =
    [Key::Accept, Key::Decline, Key::Cancel, Key::Discard, Key::KeepAnswering, Key::Back, Key::Next, Key::NoAnswer];

impl Model {
    /// Returns true if the form is one choice with a button for each answer, and no button can be mistaken for another.
    pub fn is_one_choice(&self) -> bool {
        self.is_one_choice.get()
    }

    pub(super) fn judge_choice(&self) {
        let form = self.form();
        // A text behind an option needs a form.
        let is_clear =
            |field: &Field| !form.reveals(field) && field.options.iter().all(|option| self.is_clear(field, option));
        self.is_one_choice.set(form.is_one_choice() && form.fields.first().is_some_and(is_clear));
    }

    /// Turns the buttons into a form in which `option` is chosen and its text can be typed.
    pub fn open_text(&self, option: usize) {
        let text = self.form().fields.first().and_then(|choice| choice.companion);
        self.enter(0, Input::Choice(Some(option)));
        self.judge_choice();
        self.redraw();
        if let Some(text) = text {
            self.focus.to_later(id::of(text, "0"));
        }
    }

    /// Returns false if a title is misleading on a button, because it is one of the card's labels or the value of
    /// another option. The titles of a boolean are replaced on its buttons.
    fn is_clear(&self, field: &Field, option: &EnumOption) -> bool {
        let is_boolean = |option: &EnumOption| matches!(option.value, Value::Boolean(_));
        let (language, text) = (self.language(), |option: &EnumOption| match &option.title {
            Some(title) => title.as_str().to_owned(),
            None => value(&option.value, &self.language()),
        });
        let own = text(option);
        let is_other = |other: &EnumOption| {
            !std::ptr::eq(other, option) && option.title.is_some() && same_words(&own, &value(&other.value, &language))
        };
        is_boolean(option) || !self.reads_like_ours(&own, same_words) && !field.options.iter().any(is_other)
    }

    /// Returns true if a text reads like a label of the card's own buttons, in the card's language or in English.
    pub fn reads_like_ours(&self, text: &str, reads: fn(&str, &str) -> bool) -> bool {
        OURS.iter().any(|key| self.reads_like(text, *key, reads))
    }

    /// Returns true if a text reads like a sentence of the card, in the card's language or in English.
    pub fn reads_like(&self, text: &str, key: Key, reads: fn(&str, &str) -> bool) -> bool {
        reads(text, &self.say(key)) || key.english().first().is_some_and(|words| reads(text, words))
    }
}
