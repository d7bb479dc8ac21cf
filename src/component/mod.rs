//! A server's question as a card in the page.
//!
//! [`Elicitation`] is the whole card for a Leptos application; the custom element mounts the same card. Both implement
//! `CardHost`. Imports go one way:
//!
//! - `host`: the interface to the page and the host: elements, focus, `Intl`, time zone, and whether a press counts;
//! - `control`: the controls of fields;
//! - `card`: the view of a question: it passes events to the question, and writes what they change;
//! - `elicitation`: the component for Leptos.
//!
//! The question itself is in `crate::question`, which knows no page. Neither the card nor the Leptos component uses
//! `view!`, for the reasons in `host/html.rs`. The Leptos component consists of a node reference and effects of Leptos'
//! reactive graph; only a Leptos application links that graph.

mod card;
mod control;
mod elicitation;
mod host;
mod server_text;

pub use crate::protocol::{ElicitResult, Mode};
pub use crate::question::{Layout, Sensitive, Server};
pub use crate::schema::Limits;
pub use elicitation::{Elicitation, ElicitationProps, Request};

#[cfg(feature = "element")]
pub(crate) use card::{View, answered, card};
#[cfg(feature = "element")]
pub(crate) use host::{CardHost, html::MountedPart, in_new_tab};

/// The card's style sheet, for the card's shadow root.
pub(crate) const STYLE: &str = include_str!("style.css");
