//! A server's question as a card in the page.
//!
//! [`Elicitation`] is the whole card for a Leptos application; the custom element mounts the same card. Both implement
//! `CardHost`. Imports go one way:
//!
//! - `host`: the interface to the page and the host: elements, focus, `Intl`, time zone;
//! - `model`: the state: the question, the answers, their progress, and whether a press counts;
//! - `control`: one control per file, with its events;
//! - `card`: drawing, and the handling of presses;
//! - `elicitation`: the component for Leptos.
//!
//! Each part of the card that changes is one effect, which follows `Watched` values. Neither the card nor the Leptos
//! component uses `view!`, for the reasons in `host/html.rs`. The Leptos component consists of a node reference and
//! effects of Leptos' own reactive graph; only a Leptos application links that graph.

mod card;
mod control;
mod elicitation;
mod host;
mod model;
mod server_text;

pub use crate::protocol::{ElicitResult, Mode};
pub use crate::schema::Limits;
pub use elicitation::{Elicitation, ElicitationProps, Request};
pub use model::{Layout, Sensitive, Server};

#[cfg(feature = "element")]
pub(crate) use card::{
    card,
    receipt::{answered, ending},
};
#[cfg(feature = "element")]
pub(crate) use host::{
    Address, CardHost, Checked,
    html::{Mounted, mount},
    in_new_tab,
};
#[cfg(feature = "element")]
pub(crate) use model::{Fault, Model, Settings, Status};

/// The card's style sheet, for the card's shadow root.
pub(crate) const STYLE: &str = include_str!("style.css");
