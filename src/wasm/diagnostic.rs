//! `Diagnostic`, as declared in `pkg/src/lint.d.ts`.

use super::units::Units;
use crate::{json, lint};
use serde::Serialize;

#[derive(Serialize)]
pub struct Diagnostic {
    code: &'static str,
    severity: &'static str,
    location: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<Range>,
    message: String,
    help: String,
    page: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<Fix>,
}

#[derive(Serialize)]
struct Range {
    start: usize,
    end: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Fix {
    edits: Vec<Edit>,
    keeps_answers: bool,
}

#[derive(Serialize)]
struct Edit {
    range: Range,
    text: String,
}

/// Converts the findings about a request; with its `text`, they also have ranges and fixes.
pub fn diagnostics(diagnostics: &[lint::Diagnostic], text: Option<&str>) -> Vec<Diagnostic> {
    let units = text.map(Units::new);
    let shape = |diagnostic: &lint::Diagnostic| {
        let range = |units: &Units, range: &json::Range| Range {
            start: units.before(range.start),
            end: units.before(range.end),
        };
        let edits = |units: &Units, fix: &lint::Fix| {
            let edits = fix.edits.iter().map(|edit| Edit { range: range(units, &edit.range), text: edit.text.clone() });
            Fix { edits: edits.collect(), keeps_answers: diagnostic.keeps_answers() }
        };
        Diagnostic {
            code: diagnostic.code.as_str(),
            severity: diagnostic.severity.as_str(),
            location: diagnostic.location.as_str().to_owned(),
            range: units.as_ref().zip(diagnostic.range.as_ref()).map(|(units, bytes)| range(units, bytes)),
            message: diagnostic.message(),
            help: diagnostic.help(),
            page: ["docs/rules/", diagnostic.code.as_str(), ".md"].concat(),
            fix: units.as_ref().zip(diagnostic.fix.as_ref()).map(|(units, fix)| edits(units, fix)),
        }
    };
    diagnostics.iter().map(shape).collect()
}
