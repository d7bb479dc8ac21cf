//! Draws the card and handles its presses.
//!
//! `view` holds what is in the page, `apply` writes the changes of an event to it, and `events` passes events to the
//! question. The other files each draw a part.

mod actions;
mod announcement;
mod apply;
mod approval;
mod aside;
mod choice;
mod events;
mod field;
mod field_parts;
mod frame;
mod list;
mod notice;
mod parts;
mod press;
mod receipt;
mod status_line;
mod url_card;
mod view;

pub use events::card;
#[cfg(feature = "element")]
pub use press::written_reply;
#[cfg(feature = "element")]
pub use receipt::answered;
pub use view::View;
