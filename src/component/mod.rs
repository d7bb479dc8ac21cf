//! The form as Leptos views.
//!
//! [`Elicitation`] shows one request; it needs a [`Host`] for what only the page knows. The views are made of
//! [`html`], and every event of the form arrives in one place, [`events`], which tells the [`model`].

mod actions;
mod address;
mod card;
mod control;
mod events;
mod fault;
mod field;
mod focus;
pub mod html;
mod id;
mod label;
mod look;
mod model;
mod notice;
mod press_monitor;
mod preview;
mod queue_panel;
mod receipt;
mod server_text;
mod settings;
mod signal;
mod summary;
mod validity;

pub use address::{Address, Judged};
pub use fault::Fault;
pub use focus::errors as focus_errors;
pub use look::Look;
pub use model::{Model, SECRET};
pub use press_monitor::PressMonitor;
pub use queue_panel::QueuePanel;
pub use settings::{Server, Settings};
pub use signal::Signal;
pub use summary::Wrong;

use crate::message::Intl;
use crate::protocol::ElicitationAction;
use crate::validate::pattern::PatternMatcher;
use leptos::prelude::*;
use std::rc::Rc;

/// The card's style sheet. It belongs into the shadow root, or the page, that the card is in.
pub const STYLE: &str = include_str!("style.css");

/// What the card needs from the page.
pub trait Host: 'static {
    /// The person has decided. `content` is JSON text, and there for an accepted form only.
    fn decide(&self, action: ElicitationAction, content: Option<String>);

    /// What would be sent has changed.
    fn changed(&self);

    /// Opens the address of a URL mode request, within the person's press.
    fn open(&self, href: &str);

    /// What there is to know of an address: JSON text as `trust::address` gives it; nothing while it is being worked
    /// out, an empty text if it cannot be.
    fn judge(&self, address: &str, message: &str) -> Option<String>;

    /// Makes more of a control, if [`Settings::assists`]: of `element`, which belongs to the field of this index. `kind` is
    /// `date-time`, `combobox` or `check-list`; `data` is JSON text with what the control is made of.
    fn assist(&self, kind: &str, element: &web_sys::Element, field: usize, data: &str) {
        _ = (kind, element, field, data);
    }

    /// Declines this request and all of its server that wait behind it.
    fn decline_rest(&self) {}

    /// The same, and from now on nothing of this server is shown.
    fn mute(&self) {}

    /// Decides patterns.
    fn patterns(&self) -> &dyn PatternMatcher;

    /// Knows the language's plurals and numbers.
    fn intl(self: Rc<Self>) -> Rc<dyn Intl>;
}

/// Whether a request is open, and how it ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Status {
    /// It waits for the person.
    #[default]
    Open,
    /// The answer is on its way.
    Sending,
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
    /// It was cancelled.
    Cancelled,
    /// The server no longer waits for it.
    Expired,
}

impl Status {
    /// Reads a status of DESIGN 2 by its word.
    pub fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "open" => Self::Open,
            "sending" => Self::Sending,
            "accepted" => Self::Accepted,
            "declined" => Self::Declined,
            "cancelled" => Self::Cancelled,
            "expired" => Self::Expired,
            _ => return None,
        })
    }
}

/// One request as a card: who asks, what for, the fields, what will be sent, and the three ways to answer.
#[component]
pub fn Elicitation(
    /// The request, and what is entered.
    model: Rc<Model>,
) -> impl IntoView {
    html::View::new(move || card::card(&model))
}
