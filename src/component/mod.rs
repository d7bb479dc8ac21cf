//! A question of a server, as a card in the page.
//!
//! [`Elicitation`] is the whole card for a Leptos application; the custom element mounts the same card. Either is a
//! `CardHost`, for what only it knows. Imports go one way:
//!
//! - `host`: what the card asks of the page: elements, the focus, `Intl`, the time zone, and whoever shows it;
//! - `model`: what it holds: what was asked, what was entered, where the question stands, whether a press counts;
//! - `control`: one control a file, and its events;
//! - `card`: what draws, and what becomes of a press;
//! - `elicitation`: the component for Leptos.
//!
//! Each part of the card that changes is one effect, which follows `Watched` values. Neither the card nor the component for
//! Leptos uses `view!`, for the reasons in `host/html.rs`. The component for Leptos is a node reference and effects of Leptos' own
//! reactive graph; only a Leptos application links that graph.

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

/// The card's style sheet. It belongs into the shadow root that the card is in.
pub(crate) const STYLE: &str = include_str!("style.css");
