//! Protects users from servers.
//!
//! Pure functions on texts and small state machines, without a clock or a page. `docs/security.md` names the threat
//! behind each.

pub mod address;
mod character;
mod confusable;
mod fold;
mod guard;
mod link;
mod secret;
mod text;
mod vocabulary;
mod words;

pub use character::is_letter;
pub use confusable::{confusable, mark_differences, mixed_scripts};
#[cfg(feature = "card")]
pub(crate) use fold::base;
pub use guard::{GUARD_TIME, Guard, Press, Rectangle, Refusal};
pub use link::links;
pub use secret::{Secret, accepts_typing, asks_for_secret, names_secret, offers_secret, value_looks_secret};
pub use text::{DisplayText, TextKind, display_text, escaped, quoted, shows_nothing};
pub use vocabulary::add_words;
pub use words::has_words;
pub(crate) use words::same_words;
