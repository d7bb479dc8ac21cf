//! `hidden-characters`
//!
//! ## What it does
//! Finds characters in a server's text that cannot be seen, or that hide or turn round others: control characters,
//! marks of direction, zero-width characters, tags.
//!
//! ## Why
//! They can make a text read differently from what it says. The form shows a placeholder for each. Joiners in emoji and
//! in words that need them are no such characters.
//!
//! ## Example
//! ```json
//! {"type": "string", "title": "\u202eterces ruoy"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "title": "your secret"}
//! ```

use crate::json::find;
use crate::lint::prelude::*;
use crate::trust::{TextKind, shown};

pub(in crate::lint) fn check(site: &TextSite, found: &mut Found) {
    // A text with more blanks in a row than anybody counts goes on where nobody looks.
    let kind = if site.prose || site.text.contains('\n') { TextKind::WholeMessage } else { TextKind::Value };
    let shown = shown(site.text, kind);
    if shown.hidden || find(&shown.text, "⟨␣ ×").is_some() {
        site.say(found, Code::HIDDEN_CHARACTERS);
    }
}
