//! `Pаssword` with a Cyrillic `а` looks like a word that it is not, to people and to security filters.
//!
//! Example: `{"type": "string", "title": "P\u0430ssword"}`
//!
//! Use instead: `{"type": "string", "title": "Nickname"}`

use crate::lint::prelude::*;
use crate::trust::mixed_scripts;

pub(super) const RULE: Rule = warning!(
    "mixed-scripts",
    "Letters of another script pose as Latin ones.",
    "Use letters of one script in a word.",
    &[RuleCheck::Text(|site, findings| {
        if mixed_scripts(site.text) {
            findings.report(site.node, &[]);
        }
    })],
);
