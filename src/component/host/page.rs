use super::{BrowserIntl, CardHost, time_zone};
use crate::form::NumberFormat;
use crate::message::Intl;
use crate::question::{CheckedAddress, Page};
use crate::trust::address::Context;
use crate::validate::pattern::PatternMatcher;
use std::rc::Rc;

/// The browser's page, with the pattern matcher and the check of addresses of the card's host.
pub struct BrowserPage(pub Rc<dyn CardHost>);

impl Page for BrowserPage {
    fn patterns(&self) -> &dyn PatternMatcher {
        self.0.patterns()
    }

    fn intl(&self, language: &str, locale: &str) -> (Rc<dyn Intl>, NumberFormat) {
        let intl = BrowserIntl::of(language, locale);
        let format = intl.number_format();
        (intl, format)
    }

    fn moment_of(&self, wall: &str) -> Option<String> {
        time_zone::moments_of(wall).map(|[own, ..]| own)
    }

    fn offset(&self) -> String {
        time_zone::offset()
    }

    fn check_address(&self, url: &str, context: &Context<'_>) -> Option<CheckedAddress> {
        self.0.check_address(url, context)
    }
}
