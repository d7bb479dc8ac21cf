//! What makes a request one that cannot be answered.

use crate::json::{Document, Fault, MAX_DIGITS, Node, Pointer, SyntaxErrorKind, Text, Work, parse_passing_over};
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

/// Reads a text, unless it is too large to be looked at: for a form, and for lint. Else it says what is wrong with it, and at which
/// byte, where that is not for its size.
pub(crate) fn document(text: &str, limits: &Limits, work: &Work) -> Result<Document, (Fault, Option<usize>)> {
    let over = |counted, got, most| (Fault::over_limit(Pointer::root(), counted, got, most), None);
    if text.len() > limits.text {
        return Err(over("bytes", text.len(), limits.text));
    }
    work.spend(Work::of_bytes(text.len()));
    let read = parse_passing_over(text).and_then(|document| unreadable(&document).map_or(Ok(document), Err));
    read.map_err(|error| match error.kind {
        SyntaxErrorKind::LongNumber => over("characters in a number", MAX_DIGITS, MAX_DIGITS),
        SyntaxErrorKind::TooDeep => (Fault::new("too-deep", Pointer::root(), &[]), Some(error.at)),
        _ => (Fault::new("invalid-json", Pointer::root(), &[]), Some(error.at)),
    })
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
    let document = document(text, limits, &work).map_err(|(fault, _)| refusal(vec![fault]))?;
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
