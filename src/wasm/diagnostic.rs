//! `Diagnostic`, as declared in `pkg/src/lint.ts`, as JSON text.

use super::page::{list, object, text};
use super::units::Units;
use crate::json::{self, digits};
use crate::lint::{Diagnostic, Edit};

/// Writes the findings about a request; with its text, they also have ranges and fixes.
pub fn diagnostics_text(diagnostics: &[Diagnostic], request: Option<&str>) -> String {
    let units = request.map(Units::new);
    let range = |range: &json::Range| {
        let place = |at| units.as_ref().map(|units| digits(units.before(at))).unwrap_or_default();
        object(&[("start", &place(range.start)), ("end", &place(range.end))])
    };
    let edit = |edit: &Edit| object(&[("range", &range(&edit.range)), ("text", &text(&edit.text))]);
    let written = diagnostics.iter().map(|found| {
        let code = found.code.as_str();
        let keeps_answers = if found.keeps_answers() { "true" } else { "false" };
        let fix = || object(&[("edits", &list(found.fix.iter().map(edit))), ("keepsAnswers", keeps_answers)]);
        let has_fix = units.is_some() && !found.fix.is_empty();
        object(&[
            ("code", &text(code)),
            ("severity", &text(found.severity.as_str())),
            ("location", &text(found.location.as_str())),
            ("range", &found.range.as_ref().filter(|_| units.is_some()).map(range).unwrap_or_default()),
            ("message", &text(&found.message())),
            ("help", &text(&found.help())),
            ("page", &text(&["docs/rules/", code, ".md"].concat())),
            ("fix", &has_fix.then(fix).unwrap_or_default()),
        ])
    });
    list(written)
}
