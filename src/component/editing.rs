//! What becomes of the model and the page when the person or the host changes something.

use super::exact::exact;
use super::field_view::FieldElement;
use super::list::Listed;
use super::note::{Note, Said};
use super::{CardHost, FieldView, Model, Settings, Status, field, focus, id};
use crate::form::{Field, FieldError, Input, a_pass};
use crate::json::Work;
use crate::message::sentence;
use crate::protocol::ElicitRequest;
use crate::trust::address::Context;
use leptos::prelude::window;
use std::rc::Rc;

/// What the rules of the field may cost with a key: some 30 ms of a pattern's steps. All are checked when the field is left, and at
/// a press.
const A_KEY: usize = 60_000;

impl Model {
    /// Opens a request, given as JSON text.
    pub fn new(text: &str, host: Rc<dyn CardHost>, settings: Settings) -> Self {
        let model = Self::read(text, host, settings);
        model.check_address();
        model.check_defaults();
        if model.form.borrow().lists_filled_in(&model.message) {
            model.list.listed.set(Listed::FilledIn);
        }
        model
    }

    /// Takes new settings and draws everything anew, if there is anything new in them.
    pub fn set(&self, settings: Settings) {
        if *self.settings.borrow() == settings {
            return;
        }
        self.take(settings);
        self.check_address();
        let work = a_pass();
        (0..self.count())
            .for_each(|field| self.check_field(field, self.is_field(field, |field| field.is_reported), &work));
        self.redraw();
        self.press_monitor.changed();
    }

    /// Draws everything anew; what was entered and where the keyboard is stay.
    pub fn redraw(&self) {
        let focused = focus::focused(self);
        self.drawn.update(|count| *count = count.wrapping_add(1));
        if let Some(id) = focused {
            focus::keep(self, id);
        }
    }

    /// Shows how the request ended, or that the answer is on its way. The keyboard stays in the card, so that the key
    /// that decided is not let go over the page.
    pub fn settle(&self, status: Status) {
        let focused = focus::focused(self);
        let ended = !matches!(status, Status::Open | Status::Sending);
        self.ended_at.set(self.ended_at.get().filter(|_| ended).or_else(|| ended.then(js_sys::Date::now)));
        self.ended.set(ended);
        self.status.set(status);
        if status == Status::Open {
            self.press_monitor.changed();
        }
        if ended {
            self.field_elements.take();
            self.queue.settled(status == Status::Accepted && matches!(self.request, Ok(ElicitRequest::Url { .. })));
        }
        if let Some(id) = focused {
            focus::keep(self, id);
        }
    }

    /// Takes what was entered. What is wrong is said once the field was wrong before, else when it is left.
    pub fn enter(&self, field: usize, input: Input) {
        if !self.is_open() {
            return;
        }
        self.edit(field, Some(input));
    }

    /// Takes what was entered, or gives the default back.
    fn edit(&self, field: usize, input: Option<Input>) {
        let before = self.form.borrow().answer(field);
        let was_untouched = !self.is_field(field, |field| field.changed);
        match input {
            Some(input) => self.form.borrow_mut().enter(field, input),
            None => self.form.borrow_mut().restore(field),
        }
        self.check_field(field, self.is_field(field, Field::reports_live), &Work::new(A_KEY));
        self.follow_wrong();
        let after = self.form.borrow().answer(field);
        if after.is_some() != before.is_some() || was_untouched && self.is_field(field, Field::is_filled_in) {
            self.counted.update(|count| *count = count.wrapping_add(1));
        }
        if after != before {
            self.follow_row(field);
            self.host.changed();
        }
    }

    /// The field was left: what was changed is checked, but what is missing is not named before accept is pressed. What
    /// was wrong before is checked with every change anyway.
    pub fn leave(&self, field: usize) {
        let reports = self.is_field(field, Field::reports_when_left);
        if reports && self.is_open() {
            self.check_field(field, true, &a_pass());
            self.follow_wrong();
        }
    }

    /// Gives a field its default back; the field must be drawn anew afterwards.
    pub fn restore(&self, field: usize) {
        self.edit(field, None);
    }

    /// Takes a field's answer back; the field must be drawn anew afterwards.
    pub fn clear(&self, field: usize) {
        let typed = self.form.borrow().fields.get(field).is_some_and(Field::is_typed);
        self.enter(field, if typed { Input::Text(String::new()) } else { Input::Choice(None) });
    }

    /// Takes what was offered in place of what was typed; the field must be drawn anew afterwards.
    pub fn take_suggestion(&self, field: usize) {
        if let Some(Said::Suggestion(suggestion)) = self.view_of(field).note.said {
            self.enter(field, Input::Text(suggestion));
        }
    }

    /// Puts a line of text in the place of the control of a date and a time, or that control in its place; the field must be
    /// drawn anew afterwards.
    pub fn write_as_text(&self, field: usize, as_text: bool) {
        let before = self.form.borrow().answer(field);
        self.form.borrow_mut().write_as_text(field, as_text);
        self.check_field(field, false, &a_pass());
        if self.form.borrow().answer(field) != before {
            self.follow_row(field);
            self.host.changed();
        }
    }

    /// Keeps what was drawn of a field.
    pub fn keep_field(&self, field: usize, drawn: FieldElement) {
        let mut fields = self.field_elements.borrow_mut();
        if field >= fields.len() {
            fields.resize_with(field.saturating_add(1), || None);
        }
        if let Some(place) = fields.get_mut(field) {
            *place = Some(drawn);
        }
    }

    /// Draws a field anew; the keyboard stays in it.
    pub fn redraw_field(&self, index: usize) {
        let taken = self.field_elements.borrow_mut().get_mut(index).and_then(Option::take);
        let Some(FieldElement { element: old, .. }) = taken else { return };
        let form = self.form.borrow();
        let Some(entered) = form.fields.get(index) else { return };
        let new = field::draw(self, &form, entered, index);
        drop(form);
        // Whoever hears that the old one is left must find nobody at work here.
        _ = old.replace_with_with_node_1(new.element());
        focus::later(self, id::of(index, "0"));
    }

    /// Gives every field its default back, for the host: what is filled in then is the server's again.
    pub fn reset(&self) {
        // What is being typed is entered when its field is left, and not after it was given back.
        let focused = focus::leave(self);
        let before = self.content();
        self.form.borrow_mut().reset();
        self.wrong.set(Vec::new());
        self.secret_entered.set(false);
        self.confirming_accept.set(false);
        self.press_monitor.second_step(false);
        let work = a_pass();
        (0..self.count()).for_each(|field| self.check_field(field, false, &work));
        self.check_defaults();
        self.redraw();
        if let Some(id) = focused {
            focus::keep(self, id);
        }
        self.press_monitor.changed();
        if self.content() != before {
            self.host.changed();
        }
    }

    /// A default that breaks a rule is shown with its error from the start (`docs/security.md` R18). Called again when all is
    /// checked anew.
    pub fn check_defaults(&self) {
        let work = a_pass();
        for field in 0..self.count() {
            let report = {
                let form = self.form.borrow();
                form.fields
                    .get(field)
                    .is_some_and(|field| field.changed || field.is_reported || field.is_default(&form.number_format))
            };
            self.check_field(field, report, &work);
        }
    }

    /// Checks the address, in URL mode. Called again when the host's settings change.
    pub fn check_address(&self) {
        if let Ok(ElicitRequest::Url { url, message, .. }) = &self.request {
            let origin = window().location().origin().ok();
            let settings = self.settings.borrow();
            let server = settings.server.as_ref();
            let checked = self.host.check_address(
                url,
                &Context {
                    message,
                    server_url: server.and_then(|server| server.url.as_deref()),
                    page_origin: origin.as_deref(),
                    allow_insecure: settings.allow_insecure_urls,
                },
            );
            drop(settings);
            if checked != self.address.get_untracked() {
                let focused = focus::focused(self);
                self.address.set(checked);
                self.press_monitor.changed();
                // The buttons are drawn anew by it.
                if let Some(id) = focused {
                    focus::keep(self, id);
                }
            }
        }
    }

    /// Checks a field and updates its view, with its error only if `report`. A missing answer is an error only once it was
    /// reported. What the pass cannot pay for is undecided.
    pub(super) fn check_field(&self, field: usize, report: bool, pass: &Work) {
        let mut form = self.form.borrow_mut();
        let evaluation = form.evaluate_at_cost(field, self.host.patterns(), pass);
        let format = form.number_format.clone();
        let Some(entered) = form.fields.get_mut(field) else { return };
        let reported = entered.is_reported;
        let error = evaluation.error.filter(|error| report && (reported || *error != FieldError::Missing));
        entered.is_reported |= error.is_some();
        let language = self.language();
        let suggestion = error.as_ref().and_then(|_| entered.suggestion(&format));
        let note = Note::new(entered, &format, suggestion, evaluation.undecided);
        let error = error.map(|error| sentence(&error, entered, &language));
        let is_filled_in = entered.filled_in_from.is_some() && entered.is_default(&format);
        let new = FieldView { error, exact: exact(&language, entered, &format), note, is_filled_in };
        let mut views = self.views.borrow_mut();
        let Some(view) = views.get_mut(field).filter(|view| **view != new) else { return };
        let before = std::mem::replace(view, new);
        if let Some(Some(drawn)) = self.field_elements.borrow().get(field) {
            (drawn.update)(entered, &language, [&before, view]);
        }
    }
}
