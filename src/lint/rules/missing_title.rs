//! `missing-title`
//!
//! ## What it does
//! Finds a property without a title whose name does not read as one.
//!
//! ## Why
//! The field's label is then made of the name.
//!
//! ## Example
//! ```json
//! {"cfg_x2": {"type": "string"}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"cfg_x2": {"type": "string", "title": "Configuration"}}
//! ```

use crate::lint::{Code, Diagnostic, site::PropertySite};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    if site.property.title.is_none() && !reads_as_words(&site.property.name) {
        found.push(site.of_property(Code::MISSING_TITLE).with(site.property.name.as_str()));
    }
}

/// Whether a name is made of words: letters and what separates them, with a vowel in it where it is ASCII.
fn reads_as_words(name: &str) -> bool {
    let word = |c: char| c.is_ascii_alphabetic() || !c.is_ascii();
    let letters = name.chars().filter(|c| word(*c)).count();
    let vowel = name.chars().any(|c| !c.is_ascii() || "aeiouyAEIOUY".contains(c));
    letters >= 3 && vowel && name.chars().all(|c| word(c) || "_- .".contains(c))
}
