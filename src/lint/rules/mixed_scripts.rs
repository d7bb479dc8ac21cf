//! `mixed-scripts`
//!
//! ## What it does
//! Finds words in which letters of other scripts pose as Latin ones.
//!
//! ## Why
//! `Pаssword` with a Cyrillic `а` looks like another word than it is, to people and to what protects them.
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
