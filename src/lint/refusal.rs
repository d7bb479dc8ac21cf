//! What makes a request one that cannot be answered: all that a form needs of the linter.

use super::walk::{finish, locate_all, read};
use super::{Diagnostic, Found};
use crate::json::{Node, Text, Work};
use crate::protocol::{ElicitRequest, Located, Mode, RequestFault, RequestFaultKind};
use crate::schema::{ElicitationSchema, Limits};
use std::fmt;

/// Why a request cannot be answered; the JSON-RPC answer to it is error -32602.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// Why the server asks, as far as that can be read.
    pub message: Text,
    /// What was found, each of severity error, in the text's order; never empty.
    pub diagnostics: Vec<Diagnostic>,
}

impl Refusal {
    /// The code of the first diagnostic.
    pub fn code(&self) -> &'static str {
        self.diagnostics.first().map_or("", |diagnostic| diagnostic.code.of_error().0)
    }
}

impl fmt::Display for Refusal {
    /// Writes the code of the first diagnostic.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refusal {}

/// Reads the first request of a text, and gives what `make` makes of it: in form mode of its schema too, as read and as
/// written. Of the `modes`, the client has told the server (2025-11-25: another one is error -32602).
///
/// # Errors
/// What makes the request one that cannot be answered.
pub fn read_request<T>(
    text: &str,
    limits: &Limits,
    modes: &[Mode],
    make: impl FnOnce(ElicitRequest, Option<(ElicitationSchema, &Node)>) -> T,
) -> Result<T, Refusal> {
    let (mut found, work) = (Found::default(), Work::new(limits.work));
    let Some(document) = read(text, limits, &work, &mut found) else {
        return Err(Refusal { message: Text::from(""), diagnostics: found.diagnostics });
    };
    let located = locate_all(&document, &mut found).into_iter().next();
    let request = located.as_ref().and_then(|located| answerable(located, limits, modes, &work, &mut found));
    match request {
        Some((request, schema)) => Ok(make(request, schema)),
        None => {
            let message = located.map_or_else(|| Text::from(""), |located| located.message());
            Err(Refusal { message, diagnostics: finish(found, &document.root) })
        }
    }
}

/// Finds what makes a request one that cannot be answered, and nothing else; it is empty for one that can.
pub fn unanswerable(text: &str, limits: &Limits, modes: &[Mode]) -> Vec<Diagnostic> {
    read_request(text, limits, modes, |_, _| ()).err().map_or_else(Vec::new, |refusal| refusal.diagnostics)
}

type Read<'a> = (ElicitRequest, Option<(ElicitationSchema, &'a Node)>);

fn answerable<'a>(
    located: &Located<'a>,
    limits: &Limits,
    modes: &[Mode],
    work: &Work,
    found: &mut Found,
) -> Option<Read<'a>> {
    let request =
        ElicitRequest::read(located).map_err(|faults| faults.iter().for_each(|fault| found.say_of_request(fault)));
    let request = request.ok()?;
    let mode = request.mode();
    if !modes.contains(&mode) {
        found.say_of_request(&RequestFault {
            location: located.location.member("mode"),
            kind: RequestFaultKind::ModeUnknown(mode.as_str().to_owned()),
        });
        return None;
    }
    let Some((schema, location)) = located.requested_schema().filter(|_| mode == Mode::Form) else {
        return Some((request, None));
    };
    let read = ElicitationSchema::read_at_cost(schema, limits, work);
    let read = read.map_err(|faults| faults.iter().for_each(|fault| found.say_of_schema(fault, &location)));
    Some((request, Some((read.ok()?, schema))))
}
