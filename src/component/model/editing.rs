//! The effects of edits by the user or the host on the model and the page.

use super::exact::exact;
use super::list::Listed;
use super::note::{Note, Said};
use super::{FieldElement, FieldView, Model, Settings, Status};
use crate::component::host::{CardHost, id};
use crate::form::{Field, FieldError, Input, a_pass};
use crate::json::Work;
use crate::message::sentence;
use crate::protocol::ElicitRequest;
use crate::trust::address::Context;
use leptos::prelude::window;
use std::rc::Rc;

/// The cost limit of checking a field's rules after a key: about 30 ms of pattern steps. All rules are checked when the
/// user leaves the field, and at a press.
const A_KEY: usize = 60_000;

impl Model {
    pub fn new(text: &str, host: Rc<dyn CardHost>, settings: Settings) -> Self {
        let model = Self::read(text, host, settings);
        model.check_address();
        model.begin();
        model
    }

    /// Checks the prefilled values, and opens their list if that is needed.
    pub(super) fn begin(&self) {
        self.check_defaults();
        let listed = &self.entered.list.listed;
        if listed.get_untracked() == Listed::Nothing && self.form().lists_filled_in(&self.asked.message) {
            listed.set(Listed::FilledIn);
        }
    }

    /// Applies new settings and draws everything again, if they differ.
    pub fn set(&self, settings: Settings) {
        if *self.settings.borrow() == settings {
            return;
        }
        self.apply(settings);
        self.check_address();
        let work = a_pass();
        (0..self.count())
            .for_each(|field| self.check_field(field, self.is_field(field, |field| field.is_reported), &work));
        self.redraw();
        self.press_monitor.changed();
    }

    /// Draws everything again; the answers and the focus stay.
    pub fn redraw(&self) {
        let focused = self.focus.focused();
        self.drawn.update(|count| *count = count.wrapping_add(1));
        self.focus.keep(focused);
    }

    /// Shows the outcome of the request, or that the answer is being sent. The focus stays in the card, so that the
    /// pressed key is not released over the page.
    pub fn settle(&self, status: Status) {
        let focused = self.focus.focused();
        let ended = !matches!(status, Status::Open | Status::Sending);
        self.progress
            .ended_at
            .set(self.progress.ended_at.get().filter(|_| ended).or_else(|| ended.then(js_sys::Date::now)));
        self.progress.ended.set(ended);
        self.progress.status.set(status);
        if status == Status::Open {
            self.press_monitor.changed();
        }
        if ended {
            self.entered.elements.take();
            self.aside.settled(status == Status::Accepted && self.asked.is_url());
        }
        self.focus.keep(focused);
    }

    /// Enters an input. An error is shown at once if the field had one before, else when the user leaves it.
    pub fn enter(&self, field: usize, input: Input) {
        if !self.is_open() {
            return;
        }
        self.edit(field, Some(input));
    }

    fn edit(&self, field: usize, input: Option<Input>) {
        let before = self.form().answer(field);
        let was_untouched = !self.is_field(field, |field| field.changed);
        match input {
            Some(input) => self.form_mut().enter(field, input),
            None => self.form_mut().restore(field),
        }
        self.check_field(field, self.is_field(field, Field::reports_live), &Work::new(A_KEY));
        let companion = self.form().fields.get(field).and_then(|choice| choice.companion);
        if let Some(text) = companion {
            self.check_field(text, self.is_field(text, |text| text.is_reported), &a_pass());
            self.follow_row(text);
        }
        self.follow_wrong(Some(field));
        let after = self.form().answer(field);
        if after.is_some() != before.is_some() || was_untouched && self.is_field(field, Field::is_filled_in) {
            self.entered.counted.update(|count| *count = count.wrapping_add(1));
        }
        if after != before {
            self.follow_row(field);
            self.host.changed();
        }
    }

    /// Handles leaving a field: a changed answer is checked, but a missing one is not reported before accept is
    /// pressed. A field with an error is checked on every change anyway.
    pub fn leave(&self, field: usize) {
        if !self.is_open() {
            return;
        }
        if let Some(field) = self.form_mut().fields.get_mut(field) {
            field.decide_rules();
        }
        let reports = self.is_field(field, Field::reports_when_left);
        if reports || self.is_field(field, |field| field.states_rules) != self.view_of(field).states_rules {
            self.check_field(field, reports || self.is_field(field, |field| field.is_reported), &a_pass());
            self.follow_wrong(None);
        }
    }

    /// Restores a field's default; the field must be drawn again afterwards.
    pub fn restore(&self, field: usize) {
        self.edit(field, None);
    }

    /// Removes a field's answer; the field must be drawn again afterwards.
    pub fn clear(&self, field: usize) {
        let empty = match self.form().fields.get(field).map(|field| &field.input) {
            Some(Input::Choice(_)) => Input::Choice(None),
            Some(Input::Choices(_)) => Input::Choices(Vec::new()),
            _ => Input::Text(String::new()),
        };
        self.enter(field, empty);
    }

    /// Replaces the typed text with the suggestion; the field must be drawn again afterwards.
    pub fn take_suggestion(&self, field: usize) {
        if let Some(Said::Suggestion(suggestion)) = self.view_of(field).note.said {
            self.enter(field, Input::Text(suggestion));
        }
    }

    /// Switches the control of a date and time to a line of text, or back; the field must be drawn again afterwards.
    pub fn write_as_text(&self, field: usize, as_text: bool) {
        let before = self.form().answer(field);
        self.form_mut().write_as_text(field, as_text);
        self.check_field(field, false, &a_pass());
        if self.form().answer(field) != before {
            self.follow_row(field);
            self.host.changed();
        }
    }

    pub fn keep_field(&self, field: usize, drawn: FieldElement) {
        let mut fields = self.entered.elements.borrow_mut();
        if field >= fields.len() {
            fields.resize_with(field.saturating_add(1), || None);
        }
        if let Some(place) = fields.get_mut(field) {
            *place = Some(drawn);
        }
    }

    pub fn redraw_field(&self, index: usize) {
        let taken = self.entered.elements.borrow_mut().get_mut(index).and_then(Option::take);
        let Some(FieldElement { element: old, .. }) = taken else { return };
        let Some(new) = self.drawing.get().and_then(|drawing| (drawing.field)(self, index)) else { return };
        // The removal may call back into the model, which must not be borrowed here.
        _ = old.replace_with_with_node_1(&new);
        self.focus.to_later(id::of(index, "0"));
    }

    /// Follows a changed answer, which may decide whether other fields of its group are sent.
    fn follow_row(&self, field: usize) {
        let Some(drawing) = self.drawing.get() else { return };
        let group = |index: usize| self.form().fields.get(index).and_then(|field| field.group);
        let of_field = group(field);
        for (index, shown) in &*self.entered.list.rows.borrow() {
            if *index == field || of_field.is_some() && group(*index) == of_field {
                (drawing.row)(self, *index, shown);
            }
        }
    }

    pub fn unmask(&self, field: usize) {
        self.entered.list.unmasked.borrow_mut().push(field);
        self.follow_row(field);
    }

    /// Restores every default, for the host: the values are prefilled again.
    pub fn reset(&self) {
        // Leaving the field enters its typed text before the reset, not after it.
        let focused = self.focus.leave();
        let before = self.content();
        self.form_mut().reset();
        self.entered.wrong.set(Vec::new());
        self.entered.secret.set(false);
        self.progress.confirming_accept.set(false);
        self.press_monitor.second_step(false);
        let work = a_pass();
        (0..self.count()).for_each(|field| self.check_field(field, false, &work));
        self.check_defaults();
        self.redraw();
        self.focus.keep(focused);
        self.press_monitor.changed();
        if self.content() != before {
            self.host.changed();
        }
    }

    /// Shows the errors of invalid defaults from the start (`docs/security.md` R18). Called again when everything is
    /// checked again.
    pub fn check_defaults(&self) {
        let work = a_pass();
        for field in 0..self.count() {
            let report = {
                let form = self.form();
                form.fields
                    .get(field)
                    .is_some_and(|field| field.changed || field.is_reported || field.is_default(&form.number_format))
            };
            self.check_field(field, report, &work);
        }
    }

    /// Checks the address, in URL mode. Called again when the host's settings change.
    pub fn check_address(&self) {
        if let Ok(ElicitRequest::Url { url, message, .. }) = &self.asked.request {
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
            if checked != self.asked.address.get_untracked() {
                let focused = self.focus.focused();
                self.asked.address.set(checked);
                self.press_monitor.changed();
                // This draws the buttons again.
                self.focus.keep(focused);
            }
        }
    }

    /// Checks a field and updates its view, with its error only if `report`. A missing answer is an error only once it
    /// was reported. A rule beyond the pass's cost limit is undecided.
    pub(super) fn check_field(&self, field: usize, report: bool, pass: &Work) {
        self.show_check(field, None, report, pass);
    }

    /// Like [`check_field`](Self::check_field), with a known error of the field.
    pub(super) fn show_check(&self, field: usize, known: Option<FieldError>, report: bool, pass: &Work) {
        let mut form = self.form_mut();
        let evaluation = form.evaluate_at_cost(field, self.host.patterns(), pass);
        let format = form.number_format;
        let choice = form.fields.get(field);
        let reveals = choice.is_some_and(|choice| form.reveals(choice));
        let text = choice.and_then(|choice| form.fields.get(choice.companion?));
        let closes = text.is_some_and(|text| form.is_closed(text));
        let Some(entered) = form.fields.get_mut(field) else { return };
        let reported = entered.is_reported;
        let error =
            evaluation.error.clone().or(known).filter(|error| report && (reported || *error != FieldError::Missing));
        entered.is_reported |= error.is_some();
        let language = self.language();
        let offer = match &error {
            Some(FieldError::Missing) => entered.can_be_left_empty(pass).then_some(Said::LeaveEmpty),
            None if !entered.changed || !entered.has_free_entries() => None,
            _ => entered.suggestion(&format, self.host.patterns()).map(Said::Suggestion),
        };
        let note = Note::new(entered, &format, error.is_some(), offer, &evaluation);
        let error = error.map(|error| sentence(&error, entered, &language));
        let is_filled_in = entered.is_suggested(&format);
        let states_rules = entered.states_rules;
        let new = FieldView {
            error,
            exact: exact(&language, entered, &format),
            note,
            states_rules,
            reveals,
            closes,
            is_filled_in,
        };
        drop(form);
        self.show(field, new);
    }

    /// Updates the view of a field.
    pub(super) fn show(&self, field: usize, new: FieldView) {
        let (form, mut views) = (self.form(), self.entered.views.borrow_mut());
        let Some(view) = views.get_mut(field).filter(|view| **view != new) else { return };
        let before = std::mem::replace(view, new);
        if let (Some(entered), Some(Some(drawn))) = (form.fields.get(field), self.entered.elements.borrow().get(field))
        {
            (drawn.update)(entered, &self.language(), [&before, view]);
        }
    }

    /// Moves the focus back to its place before the question about cancelling.
    pub fn focus_where_left_off(&self) {
        match self.progress.left_off.take() {
            Some(id) => self.focus.to_later(id),
            None => self.focus.to_field(0),
        }
    }
}
