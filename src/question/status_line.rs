//! The status line: the state of the last press on accept, its errors, and the number of prefilled values.

use super::memory::Mistake;
use super::{List, Part, Question, Target};
use crate::form::{FieldError, a_pass};
use crate::json::{digits, joined};
use crate::message::Key;
use crate::trust::{TextKind, display_text};

/// The maximum number of names; more would not help.
pub const NAMES: usize = 5;

/// Marks the place of an element in a sentence.
pub const SLOT: &str = "\u{1}";

impl Question {
    /// Returns true if all answers are valid, so that accept would send them.
    pub fn is_valid(&self) -> bool {
        self.form.accept(self.page.patterns()).is_ok()
    }

    /// Shows every error, in the fields and at accept, and moves the focus to the first one. Returns true if there is
    /// none.
    pub fn report_validity(&mut self) -> bool {
        let errors = self.form.accept(self.page.patterns()).err().unwrap_or_default();
        let (work, mut mistakes) = (a_pass(), Vec::new());
        for (field, error) in errors.fields {
            if let Some(field) = self.form.fields.get_mut(field) {
                field.is_reported = true;
            }
            mistakes.push(Mistake { field, is_missing: error == FieldError::Missing });
            self.check_field(field, Some(error), true, &work);
        }
        let is_valid = mistakes.is_empty() && !errors.conflict;
        if !is_valid {
            self.changes.focus = Some(Target::Error);
        }
        self.changes.set(&mut self.last.mistakes, mistakes, Part::Errors.bit());
        self.changes.set(&mut self.last.has_conflict, errors.conflict, Part::Errors.bit());
        is_valid
    }

    pub fn has_error(&self) -> bool {
        self.views.iter().any(|view| view.error.is_some())
    }

    /// Returns the number of errors that the last press on accept found.
    pub fn error_count(&self) -> usize {
        self.last.mistakes.len().saturating_add(usize::from(self.last.has_conflict))
    }

    pub fn first_mistake(&self) -> Option<usize> {
        self.last.mistakes.first().map(|mistake| mistake.field)
    }

    /// Returns the sentence about the last press, and whether it says that sending failed: the answer is being sent or
    /// could not be sent, or the card waits for the user.
    pub fn press_line(&self) -> Option<(String, bool)> {
        if self.is_sending() {
            return Some((self.say(Key::Sending), false));
        }
        let Some(failure) = self.last.failure.as_deref() else {
            let host = self.host();
            return self.is_visiting.then(|| (self.language.say(Key::Visiting, &[("host", host)]), false));
        };
        let shown = || display_text(failure, TextKind::Title).text;
        Some((if failure.is_empty() { self.say(Key::NotSent) } else { shown() }, true))
    }

    /// Returns the sentence about the errors, with [`SLOT`] in place of the fields' names, and these fields.
    pub fn error_line(&self) -> Option<(String, Vec<usize>)> {
        if self.last.has_conflict {
            return Some((self.say(Key::NotTogether), Vec::new()));
        }
        // The error of a lone field is right above.
        let is_lone = self.form.lone_field().is_some();
        let is_open = |mistake: &&Mistake| self.views.get(mistake.field).is_some_and(|view| view.error.is_some());
        let open: Vec<_> = self.last.mistakes.iter().filter(is_open).filter(|_| !is_lone).collect();
        let key = if open.iter().all(|mistake| mistake.is_missing) { Key::Missing } else { Key::Check };
        let sentence = self.language.count(key, open.len(), &[("names", SLOT)]);
        (!open.is_empty()).then(|| (sentence, open.iter().map(|mistake| mistake.field).collect()))
    }

    /// Returns true if the list of answers would only repeat what the card shows.
    pub fn hides_list(&self) -> bool {
        self.list == List::Closed
            && !self.seen.has_listed
            && (self.is_lone() || self.form.is_call && self.form.edits() == 0)
    }

    /// Returns the number of fields whose value is still prefilled, as the heading of the list of answers; nothing for a
    /// lone field that the user has changed.
    pub fn count_line(&self) -> String {
        let number = |count: usize| self.language.intl.number(&digits(count));
        let fields = number(self.form.fields.len());
        if self.form.is_call {
            return match self.form.edits() {
                0 => self.say(Key::Preview),
                changed => self.language.say(Key::Changed, &[("changed", &number(changed)), ("fields", &fields)]),
            };
        }
        let (of_server, of_page) = self.form.untouched_counts();
        let mut lines = Vec::new();
        let is_lone = self.is_lone();
        let keys =
            if is_lone { [Key::SuggestedBy, Key::SuggestedByPage] } else { [Key::FilledIn, Key::FilledInByPage] };
        for (key, count) in keys.into_iter().zip([of_server, of_page]) {
            if count > 0 {
                let slots = &[("filled", &*number(count)), ("fields", &fields)];
                lines.push(self.language.say(key, slots));
            }
        }
        if lines.is_empty() && !is_lone { self.say(Key::Preview) } else { joined(lines, " · ") }
    }
}
