//! The refusal of unanswerable requests.

use crate::json::{Document, Fault, MAX_DIGITS, Node, Pointer, SyntaxErrorKind, Text, parse_skipping};
use crate::protocol::{ElicitRequest, LocatedRequest, Mode, locate, unreadable};
use crate::schema::{ElicitationSchema, Limits};

/// The reasons why a request cannot be answered; the JSON-RPC answer is error -32602.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// The request's message, as far as it can be read.
    pub message: Text,
    /// The faults in the order in which they were read; never empty.
    pub faults: Vec<Fault>,
}

impl Refusal {
    pub fn code(&self) -> &'static str {
        self.faults.first().map_or("", |fault| fault.code)
    }
}

/// Parses a text unless it is too large, both for a form and for lint. Otherwise it returns the fault, and its byte
/// offset if it is a syntax error.
pub(crate) fn document(text: &str, limits: &Limits) -> Result<Document, (Fault, Option<usize>)> {
    let over = |counted, got, most| (Fault::over_limit(Pointer::root(), counted, got, most), None);
    if text.len() > limits.text {
        return Err(over("bytes", text.len(), limits.text));
    }
    let read = parse_skipping(text).and_then(|document| unreadable(&document).map_or(Ok(document), Err));
    read.map_err(|error| match error.kind {
        SyntaxErrorKind::LongNumber => over("characters in a number", MAX_DIGITS, MAX_DIGITS),
        SyntaxErrorKind::TooDeep => (Fault::new("too-deep", Pointer::root(), &[]), Some(error.at)),
        _ => (Fault::new("invalid-json", Pointer::root(), &[]), Some(error.at)),
    })
}

pub(crate) fn not_an_elicitation() -> Fault {
    Fault::new("not-an-elicitation", Pointer::root(), &[])
}

type Read<'a> = (ElicitRequest, Option<(ElicitationSchema, &'a Node)>);

/// Reads the first request of a text and passes it to `make`, in form mode together with its schema, as read and as
/// written; the faults that `make` returns are located from the params. `modes` are those that the client has declared
/// (2025-11-25: another one is error -32602).
pub(super) fn read_request<T>(
    text: &str,
    limits: &Limits,
    modes: &[Mode],
    make: impl FnOnce(Read, &LocatedRequest<'_>) -> Result<T, Vec<Fault>>,
) -> Result<T, Refusal> {
    let refusal = |faults| Refusal { message: Text::from(""), faults };
    let document = document(text, limits).map_err(|(fault, _)| refusal(vec![fault]))?;
    let located = locate(&document.root).into_iter().next().ok_or_else(|| refusal(vec![not_an_elicitation()]))?;
    let read = answerable(&located, limits, modes);
    let made = read.and_then(|read| make(read, &located).map_err(|faults| within(&located.location, faults)));
    made.map_err(|faults| Refusal { message: located.message(), faults })
}

fn within(place: &Pointer, mut faults: Vec<Fault>) -> Vec<Fault> {
    faults.iter_mut().for_each(|fault| fault.location = place.join(&fault.location));
    faults
}

fn answerable<'a>(located: &LocatedRequest<'a>, limits: &Limits, modes: &[Mode]) -> Result<Read<'a>, Vec<Fault>> {
    let request = ElicitRequest::read(located)?;
    let mode = request.mode();
    if !modes.contains(&mode) {
        let location = located.location.member("mode");
        return Err(vec![Fault::new("unknown-mode", location, &[mode.as_str()])]);
    }
    let Some((schema, location)) = located.requested_schema().filter(|_| mode == Mode::Form) else {
        return Ok((request, None));
    };
    let read = ElicitationSchema::read_within(schema, limits).map_err(|faults| within(&location, faults))?;
    Ok((request, Some((read, schema))))
}
