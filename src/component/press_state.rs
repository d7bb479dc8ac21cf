//! What the press monitor holds, and what it passes to its guard. `press_monitor` looks at the page.

use super::Address;
use super::signal::Signal;
use crate::trust::{Guard, GuardTime, Visibility};
use leptos::prelude::window;
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::Event;

/// Says whether a press on accept counts: only one made on purpose, on what had been seen, still and uncovered, for its
/// guard time. It passes what happens on the page to the guard; the clock is the page's own.
#[derive(Default)]
pub struct PressMonitor {
    pub(super) guard: RefCell<Option<Guard>>,
    /// Where the edges of the accept button were, and how large the card was, when the guard time began.
    pub(super) place: Cell<Option<[f64; 4]>>,
    pub(super) size: Cell<Option<[f64; 2]>>,
    pub(super) entered: Cell<u64>,
    /// When that was looked at last.
    pub(super) looked: Cell<u64>,
    /// Since when the arrival of the request can be read out.
    pub(super) said_from: Cell<u64>,
    /// Whether some of the card was on the screen, at the last look.
    pub(super) shown: Cell<Option<bool>>,
    pub(super) focused: Cell<bool>,
    pub(super) occluded: Cell<bool>,
    /// Whether the accept button looks as if a press counted, and whether it is looked again when one will.
    pub(super) armed: Cell<bool>,
    pub(super) arming: Cell<bool>,
    /// What is said at the accept button, and whether it was said that a press came too early: once a card is enough.
    pub remark: Signal<Remark>,
    pub(super) was_early: Cell<bool>,
    pub(super) listening: RefCell<Option<Listening>>,
}

/// What is said at the accept button.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Remark {
    /// Nothing.
    #[default]
    Nothing,
    /// That a press came too early.
    TooEarly,
    /// How many answers the server filled in that have not been seen.
    Unseen(usize),
}

/// What the monitor listens with; dropped, it listens no more, and keeps nothing of the card.
pub(super) struct Listening {
    notified: Closure<dyn FnMut(Event)>,
    _check: Closure<dyn FnMut()>,
    interval: i32,
}

/// The events of the window after which the request may have been out of sight, or have moved.
const EVENTS: [&str; 6] = ["focus", "blur", "resize", "scroll", "visibilitychange", "fullscreenchange"];

impl Listening {
    /// Begins: `check` is called again and again, after so many milliseconds.
    pub(super) fn new(notified: Closure<dyn FnMut(Event)>, check: Closure<dyn FnMut()>, every: u32) -> Self {
        for name in EVENTS {
            // Scrolling does not bubble; it is heard on its way down.
            _ = window().add_event_listener_with_callback_and_bool(name, notified.as_ref().unchecked_ref(), true);
        }
        let interval = set_interval(check.as_ref(), every);
        Self { notified, _check: check, interval }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        clear_interval(self.interval);
        for name in EVENTS {
            let notified = self.notified.as_ref().unchecked_ref();
            _ = window().remove_event_listener_with_callback_and_bool(name, notified, true);
        }
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn page_time() -> f64;

    // Leptos' own leaves what it calls, and what that holds of a card, to the garbage collector.
    #[wasm_bindgen(js_name = setInterval)]
    fn set_interval(check: &JsValue, every: u32) -> i32;
    #[wasm_bindgen(js_name = clearInterval)]
    fn clear_interval(interval: i32);
}

/// The time of the page, in milliseconds.
pub(super) fn now() -> u64 {
    page_time() as u64
}

impl PressMonitor {
    /// The request says something else now, or another step of it is asked for.
    pub fn changed(&self) {
        self.saw(Visibility::Changed);
    }

    /// Accept leads to another address, or it is known only now to which.
    pub fn address_changed(&self, _: &Address) {
        self.saw(Visibility::Loaded);
    }

    /// A second step is asked for, which takes a guard time of its own: the longer one.
    pub fn second_step(&self) {
        if let Some(guard) = &mut *self.guard.borrow_mut() {
            guard.set_time(GuardTime::Deliberate, now());
        }
    }

    /// Passes what happened to the guard.
    pub(super) fn saw(&self, visibility: Visibility) {
        if let Some(guard) = &mut *self.guard.borrow_mut() {
            guard.saw(visibility, now());
        }
    }

    /// Whether the accept button looks as if a press counted.
    pub fn is_armed(&self) -> bool {
        self.armed.get()
    }

    /// Takes back what was said at the accept button.
    pub fn clear_remark(&self) {
        if self.remark.get_untracked() != Remark::Nothing {
            self.remark.set(Remark::Nothing);
        }
    }
}
