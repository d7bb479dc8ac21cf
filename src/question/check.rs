//! The checks of entries, and the views of fields that follow from them.

use super::field_view::mark;
use super::note::{Note, NoteText};
use super::{FieldView, Part, Question, field};
use crate::form::{Control, Field, FieldError, Input, a_pass};
use crate::message::{Key, sentence};
use crate::trust::{TextKind, display_text};
use crate::validate::Work;

impl Question {
    /// Shows the errors of invalid defaults from the start (`docs/security.md` R18). Called again when everything is
    /// checked again.
    pub(super) fn check_defaults(&mut self) {
        let (work, format) = (a_pass(), self.form.number_format);
        for field in 0..self.views.len() {
            let report = self.form.fields.get(field);
            let report = report.is_some_and(|field| field.changed || field.is_reported || field.is_default(&format));
            self.check_field(field, None, report, &work);
        }
    }

    pub(super) fn is_field(&self, field: usize, is: fn(&Field) -> bool) -> bool {
        self.form.fields.get(field).is_some_and(is)
    }

    /// Checks a field and updates its view, with its error only if `report`: that of the check, or else the one that is
    /// `known`. A missing answer is an error only once it was reported. A rule beyond the pass's cost limit is
    /// undecided.
    pub(super) fn check_field(&mut self, index: usize, known: Option<FieldError>, report: bool, pass: &Work) {
        let (form, patterns) = (&mut self.form, self.page.patterns());
        let mut evaluation = form.evaluate_at_cost(index, patterns, pass);
        let format = form.number_format;
        let choice = form.fields.get(index);
        let reveals = choice.is_some_and(|choice| form.reveals(choice));
        let text = choice.and_then(|choice| form.fields.get(choice.companion?));
        let closes = text.is_some_and(|text| form.is_closed(text));
        let Some(field) = form.fields.get_mut(index) else { return };
        let is_reported = field.is_reported;
        let error = evaluation.error.take().or(known).filter(|_| report);
        let error = error.filter(|error| is_reported || *error != FieldError::Missing);
        field.is_reported |= error.is_some();
        let offer = match &error {
            Some(FieldError::Missing) => field.can_be_left_empty(pass).then_some(NoteText::LeaveEmpty),
            None if !field.changed || !field.has_free_entries() => None,
            _ => field.suggestion(&format, patterns).map(NoteText::Suggestion),
        };
        let note = Note::new(field, &format, error.is_some(), offer, &evaluation);
        let error = error.map(|error| sentence(&error, field, &self.language));
        let (mark, states_rules) = (field.is_suggested(&format).then(|| mark(field)), field.states_rules);
        let exact = self.exact(index);
        self.show(index, FieldView { error, exact, note, states_rules, reveals, closes, mark });
    }

    pub(super) fn show(&mut self, index: usize, new: FieldView) {
        let Some(view) = self.views.get_mut(index) else { return };
        let bits = view.difference(&new);
        if view.error.is_some() != new.error.is_some() && !self.last.mistakes.is_empty() {
            self.changes.part(Part::Errors);
        }
        if bits != 0 {
            *view = new;
            self.changes.field(index, bits);
            if bits & field::MARK != 0 && self.is_lone() {
                self.changes.part(Part::Count);
            }
        }
    }

    /// Returns the text that is sent or meant, if the control may show it differently from how the user reads it: a
    /// number in digits of another script, a time that was completed, or an option's description that a list cannot show. Returns an empty text if the control shows everything.
    fn exact(&self, index: usize) -> String {
        let Some(field) = self.form.fields.get(index) else { return String::new() };
        let language = &self.language;
        let sent_as = |text: &str| language.say(Key::SentAs, &[("value", text)]);
        match (field.control, &field.input) {
            (Control::Number, Input::Text(text)) if !text.is_ascii() => {
                self.form.number_format.read(text).map_or_else(String::new, |number| sent_as(&number))
            }
            (Control::Text, Input::Text(_)) if !field.is_default(&self.form.number_format) => field
                .completed_time()
                .map_or_else(String::new, |time| sent_as(&["\u{2066}", &time, "\u{2069}"].concat())),
            (Control::Select, Input::Choice(Some(option))) => {
                let text = field.options.get(*option).and_then(|option| option.description.as_ref());
                text.map_or_else(String::new, |text| display_text(text, TextKind::Description).text)
            }
            _ => String::new(),
        }
    }
}
