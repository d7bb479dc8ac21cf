use super::settings::{Server, Settings};
use crate::form::{self, Form, Maker, Refusal, Warning};
use crate::json::{Text, parse_skipping};
use crate::protocol::{ElicitRequest, locate};

/// Reads a request, given as JSON text, and makes its form.
pub(super) fn open(text: &str, settings: &Settings) -> Result<(ElicitRequest, Form), Refusal> {
    let is_call = settings.approval.is_some();
    let maker = match settings.is_agents_question {
        _ if is_call => Maker::Approvals,
        true => Maker::Questions,
        false => Maker::Server,
    };
    let (request, mut form) = form::open_as(text, &settings.limits, &settings.modes, maker)?;
    // The server's own name is shown too.
    if !is_call && settings.server.as_ref().is_some_and(Server::asks_for_secret) {
        form.warning = Some(Warning::Secret);
    }
    Ok((request, form))
}

/// Returns the message of an earlier request; empty if it cannot be read.
pub(super) fn message_of(request: &str) -> Text {
    let document = parse_skipping(request).ok();
    let located = document.as_ref().and_then(|document| locate(&document.root).into_iter().next());
    located.map_or_else(|| Text::from(""), |located| located.message())
}

/// The code of a request that is refused because it asks for a secret.
pub const SECRET: &str = "secret-solicitation";
