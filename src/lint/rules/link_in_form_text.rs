//! Clients must not make them links, so users have to copy them by hand, without the checks of URL mode.
//!
//! Example: `{"message": "Sign in at https://example.com/ and enter the code."}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in and enter the code.", "url": "https://example.com/"}`

use crate::lint::prelude::*;
use crate::trust::links;

pub(super) const RULE: Rule = warning!(
    "link-in-form-text",
    "The text holds the address {0}, which a form never makes a link.",
    "Use URL mode to have a page opened.",
    &[RuleCheck::Text(|site, findings| {
        if site.prose {
            for link in links(site.text).into_iter().take(MOST) {
                findings.report(site.node, site.text.get(link).as_slice());
            }
        }
    })],
);

/// The maximum number of addresses that are reported for one text.
const MOST: usize = 10;
