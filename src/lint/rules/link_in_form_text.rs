//! `link-in-form-text`
//!
//! ## What it does
//! Finds web addresses in the texts of a form.
//!
//! ## Why
//! Clients must not make them links, so users have to copy them by hand, without the checks of URL mode.
//!
//! ## Example
//! ```json
//! {"message": "Sign in at https://example.com/ and enter the code."}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in and enter the code.", "url": "https://example.com/"}
//! ```

use crate::lint::prelude::*;
use crate::trust::links;

/// The maximum number of addresses that are reported for one text.
const MOST: usize = 10;

pub(in crate::lint) fn check(site: &TextSite, found: &mut Found) {
    if site.prose {
        for link in links(site.text).into_iter().take(MOST) {
            found.say(Code::LINK_IN_FORM_TEXT, site.node, site.text.get(link).as_slice());
        }
    }
}
