//! Judges a request again after the words of more languages were added.

use super::{Model, asked, assume_zone};
use crate::trust::lessons;

impl Model {
    /// Judges the request again if words were added since, as if they had been there from the start. The user's entries
    /// stay. The accept button waits while more words are loading.
    pub fn judge(&self, request: &str, waits: bool) {
        self.press_monitor.wait(waits);
        let is_new = self.asked.lessons.replace(lessons()) != lessons();
        let opened = (is_new && self.is_open()).then(|| asked::open(request, &self.settings.borrow()).ok());
        let Some((_, mut form)) = opened.flatten() else { return };
        // Newer settings may allow less.
        if form.fields.len() != self.count() {
            return;
        }
        assume_zone(&mut form);
        let before = self.content();
        let shows = || (self.is_one_choice(), self.hides_label(&self.form()));
        let showed = shows();
        let is_same = form.take_over(&self.form());
        *self.form_mut() = form;
        self.judge_choice();
        if is_same && shows() == showed {
            return;
        }
        self.begin();
        self.redraw();
        self.press_monitor.changed();
        if self.content() != before {
            self.host.changed();
        }
        self.host.announce(".notice b");
    }
}
