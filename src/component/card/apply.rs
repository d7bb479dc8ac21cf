//! Writes the changes of an event to the page, and passes them to the host.

use super::announcement::PRESSED;
use super::parts::{ASIDE, INSIDE};
use super::view::View;
use super::{actions, aside, field, frame, list, notice, receipt, status_line, url_card};
use crate::component::host::html::{Tag, all_in, find_in, insert_after, remove, set_flag, set_or_remove};
use crate::component::host::id;
use crate::message::is_right_to_left;
use crate::question::{BUTTONS, Changes, List, Part, Question, Target, field as bits};
use std::{cell::RefMut, mem::take};

const FOCUSABLE: u32 = Part::Card.bit() | Part::Address.bit() | BUTTONS;

impl View {
    /// Passes an event to the question, and writes what it changes. An event that the drawing itself causes is ignored:
    /// a browser may report that a removed element has lost the focus.
    pub fn change(&self, event: impl FnOnce(&mut Question)) {
        if let Ok(mut question) = self.question.try_borrow_mut() {
            event(&mut question);
            self.write(question);
        }
    }

    // Not a copy for each event.
    #[inline(never)]
    fn write(&self, mut question: RefMut<'_, Question>) {
        let changes = question.take_changes();
        drop(question);
        self.apply(changes);
    }

    /// Restores every default, for the host. The focused field is blurred first, because its text would else be entered
    /// after the reset.
    pub fn reset(&self) {
        let focused = self.focus.leave();
        self.change(Question::reset);
        self.focus.restore(focused);
    }

    pub fn apply(&self, mut changes: Changes) {
        let question = self.question.borrow();
        let focused =
            if changes.parts & FOCUSABLE != 0 && changes.focus.is_none() { self.focus.focused() } else { None };
        self.monitor.is_open.set(question.is_open());
        if changes.has(Part::Aside) {
            changes.parts |= Changes::of(&ASIDE).parts;
        }
        if changes.has(Part::Card) {
            changes.parts |= Changes::of(&INSIDE).parts;
            changes.fields.clear();
            self.forget(question.form.fields.len());
            self.describe(&question);
        }
        let is_redrawn = changes.fields.iter().any(|(_, changed)| changed & bits::DRAWING != 0);
        if is_redrawn && question.sends_beside() {
            changes.parts |= Part::Send.bit();
        }
        for (index, changed) in take(&mut changes.fields) {
            if changed & bits::DRAWING == 0 {
                self.update_field(&question, index, changed);
            } else if let (Some(old), Some(new)) = (self.field(index), field::field(self, &question, index)) {
                insert_after(&new.0, &old);
                remove(&old);
            }
        }
        for part in [Part::Card].into_iter().chain(ASIDE).chain(INSIDE) {
            match (part, self.is_empty(part)) {
                (_, None) => {}
                (Part::Aside, Some(is_empty)) if is_empty != question.aside.is_needed() => {}
                (Part::HiddenWarning, Some(true)) => self.put(part, notice::hidden(&question)),
                _ if changes.has(part) => self.put(part, draw(self, &question, part)),
                _ => {}
            }
        }
        let draws_list = changes.has(Part::Card) || changes.has(Part::List) || is_redrawn;
        if draws_list || changes.has(Part::Count) {
            let preview = self.focus.find("preview");
            if let Some(preview) = &preview {
                set_flag(preview, "open", question.list != List::Closed);
                set_flag(preview, "hidden", question.hides_list());
            }
            if draws_list {
                let rows = preview.and_then(|preview| find_in(&preview, "dl"));
                self.monitor.watch_prefilled(self.prefilled(&question), rows);
            }
        }
        if changes.parts & BUTTONS != 0 {
            self.monitor.second_step(question.is_second_step);
            self.monitor.watch(self.focus.card().map_or_else(Vec::new, |card| all_in(&card, super::press::ACCEPT)));
        }
        if changes.has(Part::Guard) {
            self.monitor.changed();
        }
        let (is_invalid, is_sending) = (question.has_error(), question.is_sending());
        drop(question);
        if changes.parts & BUTTONS != 0
            && let Some(body) = self.focus.find("body")
        {
            // An inert part loses the focus.
            if is_sending && self.focus.is_in(&body) {
                self.focus.to("accept");
            }
            set_flag(&body, "inert", is_sending);
        }
        if self.is_invalid.replace(is_invalid) != is_invalid {
            self.host.set_invalid(is_invalid);
        }
        match changes.focus {
            Some(target) => self.move_focus(target),
            None => self.focus.restore(focused),
        }
        self.tell_host(changes);
    }

    /// Sets the language and direction of the card's element, and the shown message as its description.
    fn describe(&self, question: &Question) {
        let Some(card) = self.focus.card() else { return };
        let language = &question.settings.language;
        _ = card.set_attribute("lang", language);
        _ = card.set_attribute("dir", if is_right_to_left(language) { "rtl" } else { "ltr" });
        let has_message = !question.is_ended() && question.has_message();
        set_or_remove(&card, "aria-describedby", has_message.then_some("message"));
    }

    fn move_focus(&self, target: Target) {
        match target {
            Target::Field(field) => self.focus.to_field(field),
            Target::Control(field) => self.focus.to(&id::of(field, "0")),
            Target::Error => self.focus_error(),
            Target::Before => match self.left_off.take() {
                Some(id) => self.focus.to(&id),
                None => self.focus.to_field(0),
            },
            Target::Id(id) => self.focus.to(id),
        }
    }

    /// Moves the focus to the first invalid field, or to the error of several fields together. Announces the errors
    /// that the focus does not reach: that of a field which is focused already, and the line about all errors if there
    /// are several.
    fn focus_error(&self) {
        let (first, count) = {
            let question = self.question.borrow();
            (question.first_mistake(), question.error_count())
        };
        let Some(first) = first else { return self.focus.to("summary") };
        let before = self.focus.id();
        self.focus.to_field(first);
        let stays = before.is_some() && before == self.focus.id();
        match (stays, count == 1) {
            (true, true) => self.announce(".field:focus-within .error"),
            (true, false) => self.announce(".field:focus-within .error, .wrong:not(.pressed)"),
            (false, true) => {}
            (false, false) => self.announce(".wrong:not(.pressed)"),
        }
    }

    fn tell_host(&self, changes: Changes) {
        if changes.has(Part::Content) {
            self.host.changed();
        }
        if changes.has(Part::AnnouncePress) {
            self.announce(PRESSED);
        }
        if changes.has(Part::AnnounceWarnings) {
            self.announce(".notice b");
        }
        if let Some(href) = changes.open {
            self.host.open(&href);
        }
        if let Some(what) = changes.ask {
            self.host.ask(what);
        }
        if let Some(result) = changes.result {
            self.host.decide(result, changes.meta);
        }
    }
}

fn draw(view: &View, question: &Question, part: Part) -> Option<Tag> {
    match part {
        Part::Card if question.is_ended() => Some(receipt::receipt(view, question)),
        Part::Card => Some(frame::question(view, question)),
        Part::Aside => aside::panel(view, question),
        Part::Waiting => aside::waiting(question),
        Part::News => aside::news(question),
        Part::HiddenWarning => notice::hidden(question),
        Part::SecretWarning => notice::secret(question),
        Part::Address => url_card::url_card(question),
        Part::Press => status_line::press(question),
        Part::Errors => status_line::errors(question),
        Part::Count => Some(list::count(question)),
        Part::List => list::open(question),
        Part::Buttons => Some(actions::buttons(question)),
        Part::Send => actions::send(question),
        Part::SecondStep => actions::second_step(question),
        button => aside::button(question, button),
    }
}
