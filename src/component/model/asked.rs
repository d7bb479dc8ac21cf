use super::settings::{Server, Settings};
use crate::component::host::{Address, Watched};
use crate::form::{self, Form, Warning};
use crate::json::{self, Text};
use crate::message::fault::message;
use crate::protocol::ElicitRequest;

pub struct Asked {
    /// The request; or, if it cannot be answered, the code of the diagnostic.
    pub request: Result<ElicitRequest, &'static str>,
    pub message: Text,
    /// The reasons why the request cannot be answered, for the host.
    pub faults: Vec<Fault>,
    pub is_secret: bool,
    /// True if a text of the server has invisible characters.
    pub hidden: Watched<bool>,
    pub address: Watched<Address>,
}

impl Asked {
    /// Reads a request, given as JSON text, and its form, which has no fields in URL mode or if nothing can be
    /// answered.
    pub(super) fn read(text: &str, settings: &Settings) -> (Self, Form) {
        let (request, message, faults, form) = match form::open_within(text, &settings.limits, &settings.modes) {
            Ok((request, mut form)) => {
                // The server's own name is shown too.
                if settings.server.as_ref().is_some_and(Server::asks_for_secret) {
                    form.warning = Some(Warning::Secret);
                }
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
        let is_secret = form.is_secret_asked();
        let (hidden, address) = Default::default();
        (Self { request, message, faults, is_secret, hidden, address }, form)
    }

    pub fn is_url(&self) -> bool {
        matches!(self.request, Ok(ElicitRequest::Url { .. }))
    }
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
