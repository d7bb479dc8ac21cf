use super::settings::{Server, Settings};
use crate::component::host::{Address, Watched};
use crate::form::{self, Form, Refusal, Warning};
use crate::json::{self, Text};
use crate::message::fault::message;
use crate::protocol::ElicitRequest;
use crate::trust::lessons;
use std::cell::Cell;

pub struct Asked {
    /// The request; or, if it cannot be answered, the code of the diagnostic.
    pub request: Result<ElicitRequest, &'static str>,
    pub message: Text,
    /// The reasons why the request cannot be answered, for the host.
    pub faults: Vec<Fault>,
    /// True if a text of the server has invisible characters.
    pub hidden: Watched<bool>,
    pub address: Watched<Address>,
    /// The number of times that words had been added when the request was judged.
    pub(super) lessons: Cell<usize>,
}

impl Asked {
    /// Reads a request, given as JSON text, and its form, which has no fields in URL mode or if nothing can be
    /// answered.
    pub(super) fn read(text: &str, settings: &Settings) -> (Self, Form) {
        let (request, message, faults, form) = match open(text, settings) {
            Ok((request, form)) => {
                let message = request.message().clone();
                if settings.refuses_secrets && form.is_secret_asked() {
                    (Err(SECRET), message, Vec::new(), Form::empty())
                } else {
                    (Ok(request), message, Vec::new(), form)
                }
            }
            Err(refusal) => {
                let faults = refusal.faults.iter().map(Fault::from).collect();
                (Err(refusal.code()), refusal.message, faults, Form::empty())
            }
        };
        let (hidden, address) = Default::default();
        (Self { request, message, faults, hidden, address, lessons: Cell::new(lessons()) }, form)
    }

    pub fn is_url(&self) -> bool {
        matches!(self.request, Ok(ElicitRequest::Url { .. }))
    }
}

/// Reads a request, given as JSON text, and makes its form.
pub(super) fn open(text: &str, settings: &Settings) -> Result<(ElicitRequest, Form), Refusal> {
    let (request, mut form) = form::open_within(text, &settings.limits, &settings.modes)?;
    // The server's own name is shown too.
    if settings.server.as_ref().is_some_and(Server::asks_for_secret) {
        form.warning = Some(Warning::Secret);
    }
    Ok((request, form))
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub code: String,
    /// A JSON Pointer into the request.
    pub location: String,
    pub message: String,
}

pub const SECRET: &str = "secret-solicitation";

impl From<&json::Fault> for Fault {
    fn from(fault: &json::Fault) -> Self {
        Self { code: fault.code.to_owned(), location: fault.location.as_str().to_owned(), message: message(fault) }
    }
}
