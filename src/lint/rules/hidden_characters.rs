//! `hidden-characters`
//!
//! ## What it does
//! Finds characters in a server's text that are invisible, or that hide or reverse other characters: control
//! characters, direction marks, zero-width characters, tags.
//!
//! ## Why
//! They can make a text look different from its content. The form shows a placeholder for each of them. Joiners in
//! emoji and in words that need them are allowed.
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
    // A long run of blanks can push the rest of a text out of view.
    let kind = if site.prose || site.text.contains('\n') { TextKind::WholeMessage } else { TextKind::Value };
    let shown = shown(site.text, kind);
    if shown.hidden || find(&shown.text, "⟨␣ ×").is_some() {
        site.say(found, Code::HIDDEN_CHARACTERS);
    }
}
