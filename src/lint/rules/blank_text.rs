//! `blank-text`
//!
//! ## What it does
//! Finds a title or description that shows nothing.
//!
//! ## Why
//! It counts as absent: the label is then made of the property's name.
//!
//! ## Example
//! ```json
//! {"type": "string", "title": "Name", "description": ""}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "title": "Name"}
//! ```

use crate::{
    lint::{Code, Found, site::KeywordSite},
    trust::shows_nothing,
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    let name = site.member.name.as_str();
    if matches!(name, "title" | "description") && site.member.node.as_str().is_some_and(shows_nothing) {
        site.say(found, Code::BLANK_TEXT, &[name]);
    }
}
