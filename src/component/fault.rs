use crate::form;
use crate::message::fault::message;

/// Why a request cannot be answered.
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

impl From<&form::Fault> for Fault {
    fn from(fault: &form::Fault) -> Self {
        Self { code: fault.code.to_owned(), location: fault.location.as_str().to_owned(), message: message(fault) }
    }
}
