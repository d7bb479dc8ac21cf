use crate::lint::Diagnostic;
use crate::message::diagnostic;

/// Why a request cannot be answered: a diagnostic of severity error, without its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The code, in kebab-case.
    pub code: String,
    /// A JSON Pointer into the request.
    pub location: String,
    /// A sentence for the author of the server.
    pub message: String,
}

/// The code of a request that asks for a secret.
pub const SECRET: &str = "secret-solicitation";

impl From<&Diagnostic> for Fault {
    fn from(found: &Diagnostic) -> Self {
        let (code, message) = diagnostic::of_error(found);
        Self { code: code.to_owned(), location: found.location.as_str().to_owned(), message }
    }
}
