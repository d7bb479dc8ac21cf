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

use crate::lint::{Code, Diagnostic, site::TextSite};

pub(in crate::lint) fn check(site: &TextSite, found: &mut Vec<Diagnostic>) {
    if site.prose && has_link(site.text) {
        found.push(Diagnostic::new(Code::LINK_IN_FORM_TEXT, site.location.clone()));
    }
}

/// Whether a text holds an address: something behind `scheme://`, `www.` or `mailto:`.
///
/// ```
/// use mcp_elicitation::lint::has_link;
/// assert!(has_link("See https://example.com") && has_link("(www.example.com)") && has_link("MAILTO:a@b.example"));
/// assert!(!has_link("a://") && !has_link("the awww. effect") && !has_link("mailto: an address"));
/// ```
pub fn has_link(text: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric();
    let begins_word = |at: usize| !text.get(..at).unwrap_or_default().ends_with(letter);
    let goes_on =
        |at: usize, mark: &str| text.get(at.saturating_add(mark.len())..).is_some_and(|rest| rest.starts_with(letter));
    let lower = text.to_ascii_lowercase();
    let found = |mark: &str, alone: bool| {
        lower.match_indices(mark).any(|(at, _)| begins_word(at) == alone && goes_on(at, mark))
    };
    found("://", false) || found("www.", true) || found("mailto:", true)
}
