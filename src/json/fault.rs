use super::{Pointer, digits};

/// Something that makes a request one that cannot be answered (JSON-RPC error -32602), or that is wrong with a result. `message::fault`
/// makes a sentence of it.
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
    pub(crate) fn new(code: &'static str, location: Pointer, arguments: &[&str]) -> Self {
        Self { code, location, arguments: arguments.iter().map(|argument| shortened(argument)).collect() }
    }

    /// Of something, named by `counted`, of which there is too much. What is not counted to its end is more than there may be.
    pub(crate) fn over_limit(location: Pointer, counted: &str, got: usize, most: usize) -> Self {
        let got = [if got > most { "" } else { "more than " }, &digits(got.max(most))].concat();
        Self::new("over-limit", location, &[&got, counted, &digits(most)])
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
