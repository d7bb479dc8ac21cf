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
    lint::{Code, Diagnostic, site::KeywordSite},
    trust::shows_nothing,
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Vec<Diagnostic>) {
    let is_text = ["title", "description"].contains(&site.member.name.as_str());
    if is_text && site.member.node.as_str().is_some_and(shows_nothing) {
        found.push(site.diagnostic(Code::BLANK_TEXT));
    }
}
