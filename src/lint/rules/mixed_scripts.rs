//! `mixed-scripts`
//!
//! ## What it does
//! Finds words in which letters of other scripts imitate Latin ones.
//!
//! ## Why
//! `Pаssword` with a Cyrillic `а` looks like a word that it is not, to people and to security filters.
//!
//! ## Example
//! ```json
//! {"type": "string", "title": "P\u0430ssword"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "title": "Nickname"}
//! ```

use crate::lint::prelude::*;
use crate::trust::mixed_scripts;

pub(in crate::lint) fn check(site: &TextSite, found: &mut Found) {
    if mixed_scripts(site.text) {
        site.say(found, Code::MIXED_SCRIPTS);
    }
}
