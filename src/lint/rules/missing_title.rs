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

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let name = site.property.name.as_str();
    if site.property.title.is_none() && !reads_as_words(name) {
        site.say(found, Code::MISSING_TITLE, "", &[name]);
    }
}

/// Whether a name is made of words: letters and what separates them, with a vowel in it where it is ASCII.
fn reads_as_words(name: &str) -> bool {
    let (mut letters, mut vowel) = (0_usize, false);
    for byte in name.bytes() {
        if byte.is_ascii_alphabetic() || !byte.is_ascii() {
            letters = letters.saturating_add(1);
            vowel |= !byte.is_ascii() || b"aeiouy".contains(&byte.to_ascii_lowercase());
        } else if !b"_- .".contains(&byte) {
            return false;
        }
    }
    vowel && letters >= 3
}
