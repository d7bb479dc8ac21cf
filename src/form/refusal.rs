//! What makes a request one that cannot be answered.

use crate::json::{
    Document, Fault, MAX_DIGITS, Node, Pointer, SyntaxError, SyntaxErrorKind, Text, Work, parse_passing_over,
};
use crate::protocol::{ElicitRequest, Located, Mode, locate, unreadable};
use crate::schema::{ElicitationSchema, Limits};
use std::fmt;

/// Why a request cannot be answered; the JSON-RPC answer to it is error -32602.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// Why the server asks, as far as that can be read.
    pub message: Text,
    /// What was found, in the order in which it was read; never empty.
    pub faults: Vec<Fault>,
}

impl Refusal {
    /// The code of the first fault.
    pub fn code(&self) -> &'static str {
        self.faults.first().map_or("", |fault| fault.code)
    }
}

impl fmt::Display for Refusal {
    /// Writes the code of the first fault.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refusal {}

/// Reads a text, unless it is too large to be looked at: for a form, and for lint.
pub(crate) fn document(text: &str, limits: &Limits, work: &Work) -> Result<Document, NoDocument> {
    if text.len() > limits.text {
        return Err(NoDocument::TooLarge(Fault::over_limit(Pointer::root(), "bytes", text.len(), limits.text)));
    }
    work.spend(Work::of_bytes(text.len()));
    let document = parse_passing_over(text).map_err(NoDocument::Syntax)?;
    unreadable(&document).map_or(Ok(document), |error| Err(NoDocument::Syntax(error)))
}

/// Why a text is not read.
pub(crate) enum NoDocument {
    TooLarge(Fault),
    Syntax(SyntaxError),
}

/// What is wrong with a text that is not JSON, or that no reader reads.
pub(crate) fn syntax_fault(error: &SyntaxError) -> Fault {
    let code = match error.kind {
        SyntaxErrorKind::LongNumber => {
            return Fault::over_limit(Pointer::root(), "characters in a number", MAX_DIGITS, MAX_DIGITS);
        }
        SyntaxErrorKind::TooDeep => "too-deep",
        _ => "invalid-json",
    };
    Fault::new(code, Pointer::root(), &[])
}

/// There is no request in a text.
pub(crate) fn not_an_elicitation() -> Fault {
    Fault::new("not-an-elicitation", Pointer::root(), &[])
}

type Read<'a> = (ElicitRequest, Option<(ElicitationSchema, &'a Node)>);

/// Reads the first request of a text, and gives what `make` makes of it: in form mode of its schema too, as read and as
/// written. Of the `modes`, the client has told the server (2025-11-25: another one is error -32602).
pub(super) fn read_request<T>(
    text: &str,
    limits: &Limits,
    modes: &[Mode],
    make: impl FnOnce(Read) -> T,
) -> Result<T, Refusal> {
    let work = Work::new(limits.work);
    let refusal = |faults| Refusal { message: Text::from(""), faults };
    let document = document(text, limits, &work).map_err(|why| match why {
        NoDocument::TooLarge(fault) => refusal(vec![fault]),
        NoDocument::Syntax(error) => refusal(vec![syntax_fault(&error)]),
    })?;
    let located = locate(&document.root).into_iter().next().ok_or_else(|| refusal(vec![not_an_elicitation()]))?;
    let read = answerable(&located, limits, modes, &work);
    read.map(make).map_err(|faults| Refusal { message: located.message(), faults })
}

fn answerable<'a>(located: &Located<'a>, limits: &Limits, modes: &[Mode], work: &Work) -> Result<Read<'a>, Vec<Fault>> {
    let request = ElicitRequest::read(located)?;
    let mode = request.mode();
    if !modes.contains(&mode) {
        let location = located.location.member("mode");
        return Err(vec![Fault::new("unknown-mode", location, &[mode.as_str()])]);
    }
    let Some((schema, location)) = located.requested_schema().filter(|_| mode == Mode::Form) else {
        return Ok((request, None));
    };
    let read = ElicitationSchema::read_at_cost(schema, limits, work).map_err(|mut faults| {
        faults.iter_mut().for_each(|fault| fault.location = location.join(&fault.location));
        faults
    })?;
    Ok((request, Some((read, schema))))
}
