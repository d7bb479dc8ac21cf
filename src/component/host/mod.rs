//! What the card asks of the page, and of whoever shows it.

mod address;
mod device;
mod focus;
pub mod html;
pub mod id;
mod intl;
mod open;
pub mod time_zone;
mod watched;

pub use address::{Address, Checked, reason};
pub use device::has_keypad_without_minus;
pub use focus::Focus;
pub use intl::{BrowserIntl, time_of_day};
pub use open::in_new_tab;
pub use watched::Watched;

use crate::protocol::ElicitResult;
use crate::trust::address::Context;
use crate::validate::pattern::PatternMatcher;

/// What a card needs from whoever shows it: the custom element, or the Leptos component.
pub trait CardHost: 'static {
    /// The person has decided. The card is still at work: whoever hears of the result hears of it later.
    fn decide(&self, result: ElicitResult);

    fn changed(&self);

    /// Opens the address of a URL mode request, within the person's press.
    fn open(&self, href: &str);

    fn check_address(&self, url: &str, context: &Context<'_>) -> Address;

    /// Asks for something of the queue or the round: `declineRest`, this request and all of its server that wait behind it;
    /// `mute`, the same, and from now on nothing of this server is shown; `back`, the step of the round before this one again;
    /// `sendGiven`, the end of the round with the answers that were given. `done` says that the person is done at the address.
    fn ask(&self, _: &'static str) {}

    /// Reads out, to those who do not see it, the text that is in the card soon where these selectors find it.
    fn announce(&self, selectors: &'static str);

    fn patterns(&self) -> &dyn PatternMatcher;
}
