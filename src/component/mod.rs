//! A server's question as a card in the page.
//!
//! There is one card, drawn with `web_sys` (feature `card`), and it has two faces: `Elicitation`, a component for
//! Leptos applications (feature `component`), and the custom element (feature `element`), which does not link Leptos'
//! runtime. Both implement `CardHost`.

mod card;
mod control;
#[cfg(feature = "component")]
mod elicitation;
mod host;
mod server_text;

pub use crate::json::Object;
pub use crate::protocol::{ElicitResult, Mode};
pub use crate::question::{Layout, Sensitive, Server, Status};
pub use crate::schema::Limits;
#[cfg(feature = "component")]
pub use elicitation::{Elicitation, ElicitationProps, Request};

#[cfg(feature = "element")]
pub(crate) use card::{View, answered, card, written_reply};
#[cfg(feature = "element")]
pub(crate) use host::{CardHost, html::MountedPart, in_new_tab};
