use super::CheckedAddress;
use crate::form::NumberFormat;
use crate::message::Intl;
use crate::trust::address::Context;
use crate::validate::pattern::PatternMatcher;
use std::rc::Rc;

pub trait Page {
    fn patterns(&self) -> &dyn PatternMatcher;

    /// Returns the `Intl` for a language of sentences and a locale of numbers, with the locale's number format.
    fn intl(&self, language: &str, locale: &str) -> (Rc<dyn Intl>, NumberFormat);

    /// Returns the RFC 3339 moment of a local time.
    fn moment_of(&self, wall: &str) -> Option<String>;

    /// Returns the offset of the local time from UTC now, as in RFC 3339.
    fn offset(&self) -> String;

    /// Checks an address; the host adds the page's origin to the context. An address that could not be checked cannot be
    /// opened.
    fn check_address(&self, url: &str, context: &Context<'_>) -> Option<CheckedAddress>;
}
