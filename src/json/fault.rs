use super::{Pointer, digits};

/// A defect that makes a request unanswerable (JSON-RPC error -32602). `message::fault_sentence` turns it into a
/// sentence.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The code, such as `missing-message`; the finding of `lint` has the same one.
    pub code: &'static str,
    /// The location from the root of the document. For a missing member, it is that of the object that lacks it.
    pub location: Pointer,
    pub arguments: Vec<String>,
}

impl Fault {
    pub(crate) fn new(code: &'static str, location: Pointer, arguments: &[&str]) -> Self {
        Self { code, location, arguments: arguments.iter().map(|argument| shortened(argument)).collect() }
    }

    /// Creates an over-limit fault for `counted`. If counting stopped early, the sentence says "more than" the limit.
    pub(crate) fn over_limit(location: Pointer, counted: &str, got: usize, most: usize) -> Self {
        let got = [if got > most { "" } else { "more than " }, &digits(got.max(most))].concat();
        Self::new("over-limit", location, &[&got, counted, &digits(most)])
    }
}

/// Shortens a text of the server so that it fits into a sentence.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() { short + "…" } else { short }
}
