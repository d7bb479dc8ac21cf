//! Finds characters that are invisible, or that hide or reverse others: controls, direction marks, zero-width ones,
//! tags. They can make a text look different from its content, so the form shows a placeholder for each of them.
//! Joiners in emoji and in words that need them are allowed.
//!
//! Example: `{"type": "string", "title": "\u202eterces ruoy"}`
//!
//! Use instead: `{"type": "string", "title": "your secret"}`

use crate::json::find;
use crate::lint::prelude::*;
use crate::trust::{TextKind, display_text};

pub(super) const RULE: Rule = warning!(
    "hidden-characters",
    "The text holds characters that cannot be seen or that change how it reads; they are shown by their names.",
    "Remove them.",
    &[RuleCheck::Text(|site, findings| {
        // A long run of blanks can push the rest of a text out of view.
        let kind = if site.prose || site.text.contains('\n') { TextKind::WholeMessage } else { TextKind::Value };
        let display = display_text(site.text, kind);
        if display.hidden || find(&display.text, "⟨␣ ×").is_some() {
            findings.report(site.node, &[]);
        }
    })],
);
