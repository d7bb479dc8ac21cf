//! What the press monitor holds, and what it passes to its guard. `press_monitor` looks at the page.

use super::Address;
use super::signal::Signal;
use crate::trust::{Guard, GuardTime, Visibility};
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, closure::Closure};
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

/// What the monitor listens with; dropped, it listens no more.
pub(super) struct Listening(pub Closure<dyn FnMut(Event)>, pub Option<IntervalHandle>);

/// The events of the window after which the request may have been out of sight, or have moved.
pub(super) const EVENTS: [&str; 6] = ["focus", "blur", "resize", "scroll", "visibilitychange", "fullscreenchange"];

impl Drop for Listening {
    fn drop(&mut self) {
        if let Some(interval) = self.1.take() {
            interval.clear();
        }
        for name in EVENTS {
            _ = window().remove_event_listener_with_callback_and_bool(name, self.0.as_ref().unchecked_ref(), true);
        }
    }
}

/// The time of the page, in milliseconds.
pub(super) fn now() -> u64 {
    window().performance().map_or(0, |clock| clock.now() as u64)
}

impl PressMonitor {
    /// The request says something else now, or another step of it is asked for.
    pub fn changed(&self) {
        self.saw(Visibility::Changed);
    }

    /// Accept leads to another address, or it is known only now to which.
    pub fn address_changed(&self, address: &Address) {
        self.saw(if *address == Address::Checking { Visibility::Loading } else { Visibility::Loaded });
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
