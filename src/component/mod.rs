//! A question of a server, as a card in the page.
//!
//! [`Elicitation`] is the whole card for a Leptos application; the custom element mounts the same card. Either is a
//! `CardHost`, for what only it knows.
//!
//! Of Leptos the card uses the reactive graph: a signal is a trigger of it, and each part that changes is one effect. It
//! does not use `view!` and the types behind it, which make new code for every combination of tag, attributes and
//! children: the card's elements go through `html.rs`, whose code is there once (the figures are there). The component
//! itself, which only a Leptos application links, is `view!`, a node reference and effects.

mod actions;
mod address;
mod asking;
mod button;
mod card;
mod control;
mod editing;
mod elicitation;
mod ended_step;
mod events;
mod exact;
mod fault;
mod field;
mod field_view;
mod focus;
mod host;
mod html;
mod id;
mod intl;
mod label;
mod leptos_host;
mod line;
mod list;
mod modal;
mod model;
mod note;
mod notice;
mod open;
mod press;
mod press_monitor;
mod queue;
mod queue_panel;
mod receipt;
mod request;
mod round;
mod sent;
mod server_text;
mod settings;
mod signal;
mod steps;
mod time_zone;
mod url_card;
mod validity;
mod wrong;

pub use crate::protocol::{ElicitResult, Mode};
pub use crate::schema::Limits;
pub use elicitation::{Elicitation, ElicitationProps};
pub use request::Request;
pub use settings::{Layout, Sensitive, Server};

pub(crate) use address::Address;
#[cfg(feature = "element")]
pub(crate) use address::Checked;
#[cfg(feature = "element")]
pub(crate) use card::card;
pub(crate) use fault::{Fault, SECRET};
pub(crate) use field_view::FieldView;
#[cfg(feature = "element")]
pub(crate) use focus::errors as focus_errors;
pub(crate) use host::CardHost;
#[cfg(feature = "element")]
pub(crate) use html::{Mounted, mount};
pub(crate) use intl::BrowserIntl;
pub(crate) use model::Model;
#[cfg(feature = "element")]
pub(crate) use open::in_new_tab;
pub(crate) use press_monitor::PressMonitor;
pub(crate) use queue::Queue;
#[cfg(feature = "element")]
pub(crate) use receipt::answered;
pub(crate) use settings::Settings;
pub(crate) use signal::Signal;
pub(crate) use wrong::Wrong;

/// The card's style sheet. It belongs into the shadow root that the card is in.
pub(crate) const STYLE: &str = include_str!("style.css");

/// Whether a request is open, and how it ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Status {
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
    /// Reads a status by its name.
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
