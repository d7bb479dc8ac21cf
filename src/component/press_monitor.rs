use super::Model;
use super::press_state::{Listening, PressMonitor, Remark, now};
use super::visible_area::{VisibleArea, is_opaque, over};
use crate::protocol::ElicitRequest;
use crate::trust::{Guard, GuardTime, Means, Press, PressOutcome, Visibility};
use leptos::prelude::*;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event};

/// How often it is looked whether the card has moved without a word from the window, as when a chat grows above it:
/// milliseconds.
const CHECK_EVERY: u32 = 200;

/// How long the arrival of a request can be read out: milliseconds. No timer of its own: that would keep what it needs of a
/// card that is gone.
const SAID_FOR: u64 = 3_000;
/// What grows so soon after something was entered grew by the person's own doing: milliseconds.
const OWN_DOING: u64 = 300;
/// Less than this cannot be read, and so not be agreed to: pixels.
const LEAST_SIZE: f64 = 16.0;

impl PressMonitor {
    /// Begins to look, when the card has been drawn; again when it shows something else.
    pub fn begin(&self, model: &Rc<Model>) {
        let deliberate = match &model.request {
            Ok(ElicitRequest::Form { .. }) => model.is_warned() || model.form.borrow().is_complete(),
            _ => true,
        };
        let time = if deliberate { GuardTime::Deliberate } else { GuardTime::Ordinary };
        *self.guard.borrow_mut() = Some(Guard::new(time));
        self.shown.set(None);
        *model.weak.borrow_mut() = Rc::downgrade(model);
        if let Ok(ElicitRequest::Url { .. }) = &model.request {
            self.address_changed(&model.address.get_untracked());
        }
        let weak = Rc::downgrade(model);
        let notified = Closure::new(move |event: Event| {
            // The focus of the window counts; on its way down, that of every element is heard too.
            let inner = event.target().is_some_and(|target| target.is_instance_of::<Element>());
            let name = event.type_();
            if let Some(model) = weak.upgrade().filter(|_| !(inner && matches!(name.as_str(), "focus" | "blur"))) {
                model.press_monitor.notified(&model, &name);
            }
        });
        let weak = Rc::downgrade(model);
        let check = move || {
            if let Some(model) = weak.upgrade() {
                model.press_monitor.notified(&model, "resize");
                if now().saturating_sub(model.press_monitor.said_from.get()) > SAID_FOR {
                    model.arrived.set(false);
                }
            }
        };
        // Where it is on the screen is known once it has been painted.
        let (first, weak) = (check.clone(), Rc::downgrade(model));
        request_animation_frame(move || {
            first();
            if let Some(model) = weak.upgrade() {
                // What is put into the page later is read out; afterwards it would only be read twice.
                model.press_monitor.said_from.set(now());
                model.arrived.set(true);
            }
        });
        *self.listening.borrow_mut() = Some(Listening::new(notified, Closure::new(check), CHECK_EVERY));
        self.notified(model, "focus");
    }

    /// The person entered something: an error or a hint that appears for it may let the card grow. How large it was
    /// before is known from the last look, and noted first where that was long ago, as in a page whose timers are slow;
    /// while the person goes on, nothing is looked at. A look lays the page out, and a key would have to wait for that.
    pub fn entered(&self, model: &Model) {
        let now = now();
        let long_ago = now.saturating_sub(self.looked.get()) > u64::from(CHECK_EVERY);
        if now.saturating_sub(self.entered.replace(now)) >= OWN_DOING
            && long_ago
            && let Some(guard) = &mut *self.guard.borrow_mut()
            && let Some((card, button)) = card_and_button(model)
        {
            self.check_place(&card, &button, guard, false);
        }
    }

    /// The page knows whether something lies over the buttons, even if presses go through it.
    pub fn set_occluded(&self, model: &Model, occluded: bool) {
        self.occluded.set(occluded);
        self.notified(model, "resize");
    }

    fn notified(&self, model: &Model, event: &str) {
        let page = document();
        match event {
            "visibilitychange" => self.shown.set(None),
            "fullscreenchange" => self.saw(Visibility::FullScreen),
            _ => {}
        }
        // Not every browser tells a window that was just opened that it has the focus.
        let focused = page.has_focus().unwrap_or(true);
        if self.focused.replace(focused) != focused || matches!(event, "focus" | "blur") {
            self.saw(if focused { Visibility::Focused } else { Visibility::Unfocused });
        }
        if let Some(guard) = &mut *self.guard.borrow_mut() {
            self.check(model, guard);
        }
        if !page.hidden() {
            model.unseen.update(model);
        }
    }

    /// Looks where the accept button is, and whether it and the card can be seen; and shows on it whether a press counts
    /// yet.
    fn check(&self, model: &Model, guard: &mut Guard) {
        let Some((card, button)) = card_and_button(model) else { return };
        let shown = !document().hidden() && is_in_sight(&card);
        if self.shown.replace(Some(shown)) != Some(shown) {
            guard.saw(if shown { Visibility::Shown } else { Visibility::Hidden }, now());
        }
        let own = now().saturating_sub(self.entered.get()) < OWN_DOING;
        self.check_place(&card, &button, guard, own);
        if self.occluded.get() || !is_seen(&button) {
            guard.saw(Visibility::Occluded, now());
            guard.saw(Visibility::Unoccluded, now());
        }
        self.arm(model, guard, &button);
    }

    /// Looks where the accept button is; `own` is whether the person's own doing may have let the card grow.
    fn check_place(&self, card: &Element, button: &Element, guard: &mut Guard, own: bool) {
        let rect = button.get_bounding_client_rect();
        if rect.width() == 0.0 {
            return self.place.set(None);
        }
        self.looked.set(now());
        let place = [rect.left(), rect.top(), rect.right(), rect.bottom()];
        // Where none was, it has come from far away.
        let by = self.place.get().map_or(f64::INFINITY, |before| furthest(&before, &place));
        if guard.saw(Visibility::Moved(by), now()) {
            self.place.set(Some(place));
        }
        // The queue panel is no part of the question.
        let body = card.query_selector("#body").ok().flatten();
        let rect = body.as_ref().unwrap_or(card).get_bounding_client_rect();
        let size = [rect.width(), rect.height()];
        let by = self.size.get().filter(|_| !own).map(|before| furthest(&before, &size));
        if by.is_none_or(|by| guard.saw(Visibility::Resized(by), now())) {
            self.size.set(Some(size));
        }
    }

    fn arm(&self, model: &Model, guard: &Guard, button: &Element) {
        let remaining = guard.remaining(Means::Pointer, now());
        self.armed.set(remaining == Some(0));
        if model.is_open() {
            _ = match self.armed.get() {
                true => button.remove_attribute("aria-disabled"),
                false => button.set_attribute("aria-disabled", "true"),
            };
        }
        let weak = model.weak.borrow().clone();
        if let Some(time) = remaining.filter(|time| *time > 0 && !self.arming.replace(true)) {
            let check = move || {
                if let Some(model) = weak.upgrade() {
                    model.press_monitor.arming.set(false);
                    model.press_monitor.notified(&model, "resize");
                }
            };
            set_timeout(check, Duration::from_millis(time));
        }
    }

    /// A press of a pointer or a key has begun on accept.
    pub fn press_began(&self, model: &Model, press: Press) {
        if let Some(guard) = &mut *self.guard.borrow_mut() {
            self.check(model, guard);
            guard.press_began(press, now());
        }
    }

    /// Whether a key that went down on accept has not been let go there.
    pub fn is_key_down(&self) -> bool {
        self.guard.borrow().as_ref().is_some_and(|guard| guard.is_pressed(Means::Key))
    }

    /// Whether the press that now ends counts; if it came too early, that is said.
    pub fn accepts(&self, model: &Model) -> bool {
        let outcome = match &mut *self.guard.borrow_mut() {
            Some(guard) => {
                self.check(model, guard);
                guard.press_ended(now())
            }
            None => PressOutcome::NoPress,
        };
        if outcome == PressOutcome::TooEarly && self.remark.get_untracked() == Remark::Nothing {
            // What is said of it must not itself be what starts the time anew.
            self.entered(model);
            if !self.was_early.replace(true) {
                self.remark.set(Remark::TooEarly);
            }
        }
        outcome == PressOutcome::Counts
    }

    /// Says that the message has to be read first.
    pub fn was_unread(&self) {
        self.remark.set(Remark::TooEarly);
        self.changed();
    }

    /// Says how many answers the server filled in that nobody has seen, and goes to the first of them.
    pub fn go_to_unseen(&self, model: &Model) {
        self.remark.set(Remark::Unseen(model.unseen.count()));
        self.changed();
        let weak = model.weak.borrow().clone();
        leptos::task::spawn_local(async move {
            // What is said takes room too.
            leptos::task::tick().await;
            if let Some(model) = weak.upgrade() {
                model.unseen.go_to_first(&model);
            }
        });
    }
}

/// By how much the one that changed most has changed.
fn furthest(before: &[f64], now: &[f64]) -> f64 {
    before.iter().zip(now).fold(0.0, |most: f64, (before, now)| most.max((before - now).abs()))
}

fn card_and_button(model: &Model) -> Option<(Element, Element)> {
    let card = model.card.borrow().clone()?;
    let button = card.query_selector("#accept").ok()??;
    Some((card, button))
}

/// Whether some of the card is in the window: with the keyboard it could be answered where it is not, and has not been read.
fn is_in_sight(card: &Element) -> bool {
    let part = VisibleArea::in_window(card).part_of(&card.get_bounding_client_rect());
    part.right - part.left >= LEAST_SIZE && part.bottom - part.top >= LEAST_SIZE
}

/// Whether nothing lies over the button, and it is neither transparent nor too small to be read.
fn is_seen(button: &Element) -> bool {
    let place = button.get_bounding_client_rect();
    if place.width() < LEAST_SIZE || place.height() < LEAST_SIZE {
        return false;
    }
    // A keyboard can press what is scrolled out of view, while some of the card is in sight; there, nothing is on top.
    over(button, place.x() + place.width() / 2.0, place.y() + place.height() / 2.0).is_none() && is_opaque(button)
}
