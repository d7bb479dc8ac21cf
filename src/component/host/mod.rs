//! What the card asks of the page, and of whoever shows it.

mod address;
mod focus;
pub mod html;
pub mod id;
mod intl;
mod open;
pub mod time_zone;
mod watched;

pub use address::{Address, Checked, reason};
pub use focus::Focus;
pub use intl::BrowserIntl;
pub use open::in_new_tab;
pub use watched::Watched;

use crate::protocol::ElicitResult;
use crate::trust::address::Context;
use crate::validate::pattern::PatternMatcher;

/// What a card needs from whoever shows it: the custom element, or the Leptos component.
pub trait CardHost: 'static {
    /// The person has decided. The card is still at work: whoever hears of the result hears of it later.
    fn decide(&self, result: ElicitResult);

    /// What would be sent has changed.
    fn changed(&self);

    /// Opens the address of a URL mode request, within the person's press.
    fn open(&self, href: &str);

    /// What there is to know of an address.
    fn check_address(&self, url: &str, context: &Context<'_>) -> Address;

    /// Declines this request and all of its server that wait behind it.
    fn decline_rest(&self) {}

    /// The same, and from now on nothing of this server is shown.
    fn mute(&self) {}

    /// Asks the step of the round before this one again.
    fn back(&self) {}

    /// Ends the round with the answers that were given.
    fn send_given(&self) {}

    /// Decides patterns.
    fn patterns(&self) -> &dyn PatternMatcher;
}
