use super::{FieldView, Model, Wrong, WrongKind};
use crate::form::{FieldError, a_pass};
use crate::message::Key;

/// The maximum number of names; more would not help.
pub const NAMES: usize = 5;

impl Model {
    pub fn check_validity(&self) -> bool {
        self.form().accept(self.host.patterns()).is_ok()
    }

    /// Restores the entries from before a reload, and shows their errors as if the user had left each field.
    pub fn restore_draft(&self, draft: &[String]) {
        self.form_mut().restore_draft(draft);
        self.check_defaults();
        self.redraw();
        self.press_monitor.changed();
        self.host.changed();
    }

    /// Shows every error, in the fields and at accept, and returns true if there is none.
    pub fn report_validity(&self) -> bool {
        let refused = self.form().accept(self.host.patterns()).err().unwrap_or_default();
        let (work, mut wrong) = (a_pass(), Vec::new());
        for (field, error) in refused.fields {
            if let Some(field) = self.form_mut().fields.get_mut(field) {
                field.is_reported = true;
            }
            let kind = if error == FieldError::Missing { WrongKind::Missing } else { WrongKind::Invalid };
            wrong.push(Wrong { fields: vec![field], kind, mended: false });
            self.show_check(field, Some(error), true, &work);
        }
        if let Some(mut fields) = refused.together {
            fields.retain(|field| wrong.iter().all(|wrong| !wrong.fields.contains(field)));
            // The field that gets the focus shows the error too.
            if let (Some(first), true) = (fields.first(), wrong.is_empty()) {
                let names = fields.iter().take(NAMES).map(|field| self.language().quote(&self.label(*field)));
                let names = names.collect::<Vec<_>>().join(&self.say(Key::ListSeparator));
                let error = self.language().say(Key::NotTogether, &[("names", &names)]);
                self.show(*first, FieldView { error: Some(error), ..self.view_of(*first) });
            }
            wrong.push(Wrong { fields, kind: WrongKind::Together, mended: false });
        }
        let valid = wrong.is_empty();
        self.entered.wrong.set(wrong);
        valid
    }

    /// Marks mended errors at accept. If answers do not go together, a new answer of one `edited` field may mend that;
    /// a press on accept checks all of them again.
    pub(super) fn follow_wrong(&self, edited: Option<usize>) {
        let mut wrong = self.entered.wrong.get_untracked();
        if wrong.is_empty() {
            return;
        }
        for wrong in wrong.iter_mut().filter(|wrong| !wrong.mended || wrong.kind != WrongKind::Together) {
            let still = |field: &usize| self.view_of(*field).error.is_some();
            wrong.mended = match wrong.kind {
                WrongKind::Together => {
                    edited.is_some_and(|field| wrong.fields.is_empty() || wrong.fields.contains(&field))
                }
                _ => !wrong.fields.iter().any(still),
            };
            if let (WrongKind::Together, true, Some(first)) = (wrong.kind, wrong.mended, wrong.fields.first()) {
                self.check_field(*first, self.is_field(*first, |field| field.is_reported), &a_pass());
            }
        }
        self.entered.wrong.set(wrong);
    }

    /// Moves the focus to the first invalid field, or to the error of several fields together. Announces the errors
    /// that the focus does not reach: that of a field which is focused already, and the line about all errors if there
    /// are several.
    pub fn focus_error(&self) {
        let wrong = self.entered.wrong.get_untracked();
        let Some(first) = wrong.iter().find_map(|wrong| wrong.fields.first().copied()) else {
            return self.focus.to_later("summary".to_owned());
        };
        let before = self.focus.focused();
        self.focus.to_field(first);
        let stays = before.is_some() && before == self.focus.focused();
        match (stays, wrong.len() == 1) {
            (true, true) => self.host.announce(".field:focus-within .error"),
            (true, false) => self.host.announce(".field:focus-within .error, .wrong"),
            (false, true) => {}
            (false, false) => self.host.announce(".wrong"),
        }
    }
}
