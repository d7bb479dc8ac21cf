//! `link-in-form-text`
//!
//! ## What it does
//! Finds addresses in the texts of a form.
//!
//! ## Why
//! Clients must not make them links, so people are left to copy them by hand, past the checks that URL mode has.
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

/// More addresses of one text are not listed.
const MOST: usize = 10;

pub(in crate::lint) fn check(site: &TextSite, found: &mut Found) {
    if site.prose {
        for link in links(site.text).into_iter().take(MOST) {
            found.say(Code::LINK_IN_FORM_TEXT, site.node, site.text.get(link).as_slice());
        }
    }
}
