//! What makes a request one that cannot be answered.

use crate::json::{
    Document, MAX_DIGITS, Node, Pointer, SyntaxError, SyntaxErrorKind, Text, Work, digits, parse_passing_over,
};
use crate::protocol::{ElicitRequest, Located, Mode, RequestFault, RequestFaultKind, locate, unreadable};
use crate::schema::{ElicitationSchema, Limit, Limits, SchemaFault, SchemaFaultKind};
use std::fmt;

/// Something that makes a request one that cannot be answered. `message::fault` makes a sentence of it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Its code, such as `missing-message`: that of the diagnostic in which `lint` speaks of it.
    pub code: &'static str,
    /// Where: from the root of what was read. What is missing is found in the object that lacks it.
    pub location: Pointer,
    /// Names and arguments for the sentence, in its order.
    pub arguments: Vec<String>,
}

impl Fault {
    fn new(code: &'static str, location: Pointer, arguments: &[&str]) -> Self {
        Self { code, location, arguments: arguments.iter().map(|argument| shortened(argument)).collect() }
    }

    /// Of a text that is not JSON.
    pub(crate) fn of_syntax(error: &SyntaxError) -> Self {
        match error.kind {
            SyntaxErrorKind::LongNumber => Self::over_limit(Pointer::root(), Limit::Digits, MAX_DIGITS, MAX_DIGITS),
            SyntaxErrorKind::TooDeep => Self::new("too-deep", Pointer::root(), &[]),
            _ => Self::new("invalid-json", Pointer::root(), &[]),
        }
    }

    /// Of a request.
    pub(crate) fn of_request(fault: &RequestFault) -> Self {
        let arguments: &[&str] = match &fault.kind {
            RequestFaultKind::ModeUnknown(mode) => &[mode],
            _ => &[],
        };
        Self::new(fault.code(), fault.location.clone(), arguments)
    }

    /// Of the schema at `base`.
    pub(crate) fn of_schema(fault: &SchemaFault, base: &Pointer) -> Self {
        let location = Pointer::from([base.as_str(), fault.location.as_str()].concat().as_str());
        let arguments: &[&str] = match &fault.kind {
            SchemaFaultKind::OverLimit { limit, got, most } => return Self::over_limit(location, *limit, *got, *most),
            SchemaFaultKind::RequiredWithoutProperty(name) => &[name],
            SchemaFaultKind::RequiredUnanswerable { name, reason } => &[name, reason.code()],
            _ => &[],
        };
        Self::new(fault.code(), location, arguments)
    }

    /// Of something of which there is too much.
    pub(crate) fn over_limit(location: Pointer, limit: Limit, got: usize, most: usize) -> Self {
        // What is not counted to its end is more than there may be.
        let got = [if got > most { "" } else { "more than " }, &digits(got.max(most))].concat();
        Self::new("over-limit", location, &[&got, counted(limit), &digits(most)])
    }
}

/// What a limit counts.
fn counted(limit: Limit) -> &'static str {
    match limit {
        Limit::Text => "bytes",
        Limit::Properties => "properties",
        Limit::Options => "options",
        Limit::Name => "characters in a name",
        Limit::Digits => "characters in a number",
        Limit::ListDefault => "entries in a default",
        Limit::TextDefault => "characters in a default",
        Limit::Work => "steps of work to read and to show it",
    }
}

/// A text of the server, so short that it fits into a sentence.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

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
        return Err(NoDocument::TooLarge(Fault::over_limit(Pointer::root(), Limit::Text, text.len(), limits.text)));
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
        NoDocument::Syntax(error) => refusal(vec![Fault::of_syntax(&error)]),
    })?;
    let located = locate(&document.root).into_iter().next().ok_or_else(|| refusal(vec![not_an_elicitation()]))?;
    let read = answerable(&located, limits, modes, &work);
    read.map(make).map_err(|faults| Refusal { message: located.message(), faults })
}

fn answerable<'a>(located: &Located<'a>, limits: &Limits, modes: &[Mode], work: &Work) -> Result<Read<'a>, Vec<Fault>> {
    let of_request = |faults: Vec<RequestFault>| faults.iter().map(Fault::of_request).collect::<Vec<_>>();
    let request = ElicitRequest::read(located).map_err(of_request)?;
    let mode = request.mode();
    if !modes.contains(&mode) {
        let location = located.location.member("mode");
        return Err(vec![Fault::new("unknown-mode", location, &[mode.as_str()])]);
    }
    let Some((schema, location)) = located.requested_schema().filter(|_| mode == Mode::Form) else {
        return Ok((request, None));
    };
    let read = ElicitationSchema::read_at_cost(schema, limits, work)
        .map_err(|faults| faults.iter().map(|fault| Fault::of_schema(fault, &location)).collect::<Vec<_>>())?;
    Ok((request, Some((read, schema))))
}
