//! The card's requirements for the page and for its host.

mod focus;
mod globals;
pub mod html;
pub mod id;
mod intl;
mod page;
mod press_monitor;
mod sights;
pub mod time_zone;

pub use focus::{Focus, move_to};
pub use globals::{has_keypad_without_minus, window};
pub use html::in_new_tab;
pub use intl::{BrowserIntl, time_of_day};
pub use page::BrowserPage;
pub use press_monitor::{PressMonitor, now};
pub use sights::{Prefilled, lines};

use crate::protocol::ElicitResult;
use crate::question::{Ask, CheckedAddress};
use crate::trust::address::Context;
use crate::validate::pattern::PatternMatcher;

/// The interface to the card's host: the custom element, or the Leptos component.
pub trait CardHost: 'static {
    /// Receives the user's decision. The card is still working, so the host notifies its listeners later.
    /// `meta` is the rest of a decision about an approval (a reason, an answer, “always”), as JSON text.
    fn decide(&self, result: ElicitResult, meta: Option<String>);

    fn changed(&self);

    /// Reports that the first error has appeared in a field, or that the last one has gone.
    fn set_invalid(&self, _: bool) {}

    /// Opens the address of a URL mode request, during the user's press.
    fn open(&self, href: &str);

    fn check_address(&self, url: &str, context: &Context<'_>) -> Option<CheckedAddress>;

    /// Requests an action on the queue or the round.
    fn ask(&self, _: Ask) {}

    fn announce(&self, text: &str);

    fn patterns(&self) -> &dyn PatternMatcher;
}
