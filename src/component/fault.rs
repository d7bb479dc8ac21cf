use super::Settings;
use crate::json::{self, Text};
use crate::message::diagnostic;
use crate::schema::Limits;
use crate::{lint, protocol};

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

/// What the linter has against a request that cannot be answered.
pub fn refused(code: &str, text: &str, settings: &Settings) -> Vec<Fault> {
    if code == SECRET {
        return Vec::new();
    }
    let fault = |found: &lint::Diagnostic| Fault {
        code: found.code.as_str().to_owned(),
        location: found.location.as_str().to_owned(),
        message: diagnostic::message(found),
    };
    lint::unanswerable(text, &settings.limits, &settings.modes).iter().map(fault).collect()
}

/// The message of a request that cannot be answered; empty where it has none that can be read.
pub fn message_of(text: &str, limits: &Limits) -> Text {
    let document = (text.len() <= limits.text).then(|| json::parse_passing_over(text).ok()).flatten();
    let located = document.as_ref().and_then(|document| protocol::locate(&document.root).into_iter().next());
    let message = located.and_then(|located| located.params?.get("message")?.as_text().cloned());
    message.unwrap_or_else(|| Text::from(""))
}
