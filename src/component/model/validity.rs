use super::label::label;
use super::{Model, Wrong};
use crate::form::{FieldError, TogetherError, a_pass};
use crate::json::Work;
use crate::message::together;

/// What the rules that answers break together may cost with a key: a few milliseconds. All of them are checked at a press.
const A_KEY: usize = 30_000;

impl Model {
    /// Whether accept would send.
    pub fn check_validity(&self) -> bool {
        self.form().accept(self.host.patterns()).is_ok()
    }

    /// Takes what was entered before a reload; what is wrong with it is shown, as if each field had been left.
    pub fn restore_draft(&self, draft: &[String]) {
        self.form_mut().restore_draft(draft);
        self.check_defaults();
        self.redraw();
        self.press_monitor.changed();
        self.host.changed();
    }

    /// Shows every error, in the fields and at accept; whether there is none.
    pub fn report_validity(&self) -> bool {
        let refused = self.form().accept(self.host.patterns()).err();
        let wrong = refused.map_or_else(Vec::new, |refused| {
            let work = a_pass();
            for (field, _) in &refused.fields {
                if let Some(field) = self.form_mut().fields.get_mut(*field) {
                    field.is_reported = true;
                }
                self.check_field(*field, true, &work);
            }
            let of_field = |(field, error): (usize, FieldError)| Wrong {
                field: Some(field),
                is_missing: error == FieldError::Missing,
                sentence: String::new(),
                mended: false,
            };
            refused.fields.into_iter().map(of_field).chain(self.wrong_together(&refused.together)).collect()
        });
        let valid = wrong.is_empty();
        self.entered.wrong.set(wrong);
        valid
    }

    fn wrong_together(&self, errors: &[TogetherError]) -> Vec<Wrong> {
        let (form, language) = (self.form(), self.language());
        let label = |field: usize| form.fields.get(field).map_or_else(String::new, |it| label(it, field, &language));
        let sentence = |error: &TogetherError| together(error, &form, &label, &language);
        let wrong = |error| Wrong { field: None, is_missing: false, sentence: sentence(error), mended: false };
        errors.iter().map(wrong).collect()
    }

    /// Notes at accept what was mended since. What a key cannot pay for is not known to be mended.
    pub(super) fn follow_wrong(&self) {
        let mut wrong = self.entered.wrong.get_untracked();
        if wrong.is_empty() {
            return;
        }
        let (still, is_whole) = if wrong.iter().any(|wrong| wrong.field.is_none()) {
            let work = Work::new(A_KEY);
            let (errors, is_whole) = self.form().together_at_cost(self.host.patterns(), &work);
            (self.wrong_together(&errors), is_whole)
        } else {
            (Vec::new(), true)
        };
        for wrong in &mut wrong {
            wrong.mended = match wrong.field {
                Some(field) => self.view_of(field).error.is_none(),
                None => is_whole && !still.iter().any(|other| other.sentence == wrong.sentence),
            };
        }
        self.entered.wrong.set(wrong);
    }

    /// Moves the focus to the first field that is wrong, or to what is said of several together.
    pub fn focus_error(&self) {
        match self.entered.wrong.get_untracked().iter().find_map(|wrong| wrong.field) {
            Some(first) => self.focus.to_field(first),
            None => self.focus.to_later("summary".to_owned()),
        }
    }
}
