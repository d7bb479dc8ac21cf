//! The events of fields.

use super::note::NoteText;
use super::{FieldButton, List, Part, Question, Target, field};
use crate::form::{Field, Input, a_pass};
use crate::json::Value;

impl Question {
    /// Enters an input. An error is shown at once if the field had one before, else when the user leaves it.
    pub fn enter(&mut self, field: usize, input: Input) {
        self.edit(field, Some(input));
    }

    fn edit(&mut self, field: usize, input: Option<Input>) {
        if !self.is_open() {
            return;
        }
        let before = self.form.answer(field);
        let was_untouched = !self.is_field(field, |field| field.changed);
        self.last.offered.retain(|offered| *offered != field);
        match input {
            Some(input) => self.form.enter(field, input),
            None => self.form.restore(field),
        }
        self.check_field(field, None, self.is_field(field, Field::reports_live), &a_pass());
        if let Some(text) = self.form.fields.get(field).and_then(|choice| choice.companion) {
            self.check_field(text, None, self.is_field(text, |text| text.is_reported), &a_pass());
        }
        // An edit may mend answers that do not go together; a press on accept checks them again.
        self.changes.set(&mut self.last.has_conflict, false, Part::Errors.bit());
        if self.form.answer(field).is_some() != before.is_some()
            || was_untouched && self.is_field(field, Field::is_prefilled)
            || self.form.is_call
        {
            self.changes.part(Part::Count);
        }
        self.compare_answer(field, before);
    }

    fn compare_answer(&mut self, field: usize, before: Option<Value>) {
        if self.form.answer(field) != before {
            self.changes.part(Part::Content);
            if self.list != List::Closed {
                self.changes.part(Part::List);
            }
        }
    }

    /// Handles leaving a field: a changed answer is checked, but a missing one is not reported before accept is
    /// pressed. A field with an error is checked on every change anyway.
    pub fn leave(&mut self, field: usize) {
        let is_open = self.is_open();
        let Some(entered) = self.form.fields.get_mut(field).filter(|_| is_open) else { return };
        entered.decide_rules();
        let reports = entered.reports_when_left();
        let was_reported = entered.is_reported;
        if reports || self.views.get(field).is_some_and(|view| view.states_rules != entered.states_rules) {
            self.check_field(field, None, reports || was_reported, &a_pass());
        }
    }

    pub fn press_in_field(&mut self, field: usize, button: FieldButton) {
        match button {
            FieldButton::AllLines => return,
            FieldButton::Jump => return self.changes.focus = Some(Target::Field(field)),
            FieldButton::Unmask => {
                self.seen.unmasked.push(field);
                return self.changes.part(Part::List);
            }
            FieldButton::Restore => self.edit(field, None),
            FieldButton::Clear => {
                let empty = match self.form.fields.get(field).map(|field| &field.input) {
                    Some(Input::Choice(_)) => Input::Choice(None),
                    Some(Input::Choices(_)) => Input::Choices(Vec::new()),
                    _ => Input::Text(String::new()),
                };
                self.enter(field, empty);
            }
            FieldButton::Suggestion => {
                if let Some(NoteText::Suggestion(text)) = self.views.get(field).and_then(|view| view.note.text.clone())
                {
                    self.enter(field, Input::Text(text));
                }
            }
            FieldButton::AsText | FieldButton::AsDate => {
                let before = self.form.answer(field);
                self.form.write_as_text(field, button == FieldButton::AsText);
                self.check_field(field, None, false, &a_pass());
                self.compare_answer(field, before);
            }
        }
        self.changes.field(field, field::DRAWING);
        self.changes.focus = Some(Target::Control(field));
    }
}
