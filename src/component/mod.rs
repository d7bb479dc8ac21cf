//! A server's question as a card in the page.
//!
//! There is one card, drawn with `web_sys` (feature `card`), and it has two faces: `Elicitation`, a component for
//! Leptos applications (feature `component`), and the custom element (feature `element`). Both implement `CardHost`.
//! The element does not link Leptos' runtime: mounting the card through Leptos was measured to add 10.2 kB, 8.8 % of
//! its module. Imports go one way:
//!
//! - `host`: the interface to the page and the host: elements, focus, `Intl`, time zone, and whether a press counts;
//! - `control`: the controls of fields;
//! - `card`: the view of a question: it passes events to the question, and writes what they change;
//! - `elicitation`: the component for Leptos.
//!
//! The question itself is in `crate::question`, which knows no page. Neither the card nor the Leptos component uses
//! `view!`, for the reasons in `host/html.rs`. The Leptos component consists of a node reference and effects of Leptos'
//! reactive graph; `elicitation` alone names Leptos.

mod card;
mod control;
#[cfg(feature = "component")]
mod elicitation;
mod host;
mod server_text;

pub use crate::protocol::{ElicitResult, Mode};
pub use crate::question::{Layout, Sensitive, Server};
pub use crate::schema::Limits;
#[cfg(feature = "component")]
pub use elicitation::{Elicitation, ElicitationProps, Request};

#[cfg(feature = "element")]
pub(crate) use card::{View, answered, card, write_reply, written_reply};
#[cfg(feature = "element")]
pub(crate) use host::{CardHost, html::MountedPart, in_new_tab};
