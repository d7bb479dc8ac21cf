use super::refusal::read_request;
use super::{Form, Refusal};
use crate::json::Fault;
use crate::protocol::{ElicitRequest, Mode};
use crate::schema::Limits;

/// Reads a request and creates its form. In URL mode, and if the request only asks for confirmation, the form has no
/// fields.
///
/// # Errors
/// Returns the faults of an unanswerable request.
///
/// ```
/// use mcp_elicitation::form::open;
/// let (request, form) = open(r#"{"message": "Who?", "requestedSchema": {"type": "object", "properties": {"name": {}}}}"#)?;
/// assert_eq!(request.message().as_str(), "Who?");
/// assert_eq!(form.fields.len(), 1);
/// let refusal = open(r#"{"mode": "form"}"#).err();
/// assert_eq!(refusal.map(|refusal| refusal.code()), Some("missing-message"));
/// # Ok::<(), mcp_elicitation::form::Refusal>(())
/// ```
pub fn open(text: &str) -> Result<(ElicitRequest, Form), Refusal> {
    open_within(text, &Limits::DEFAULT, &Mode::ALL)
}

/// Like [`open`], but with `limits`, and with the `modes` that the client has declared to the server.
///
/// # Errors
/// Like [`open`]; a request of another mode is a fault too.
pub fn open_within(text: &str, limits: &Limits, modes: &[Mode]) -> Result<(ElicitRequest, Form), Refusal> {
    open_as(text, limits, modes, false)
}

/// Like [`open_within`]; if `is_call`, the fields are the arguments of a tool call.
///
/// # Errors
/// Like [`open_within`].
pub(crate) fn open_as(
    text: &str,
    limits: &Limits,
    modes: &[Mode],
    is_call: bool,
) -> Result<(ElicitRequest, Form), Refusal> {
    read_request(text, limits, modes, |(request, schema)| {
        let mut form = schema.map_or_else(Form::empty, |(read, schema)| Form::of(read, schema, is_call));
        if !is_call {
            form.warning = form.warning.or_else(|| super::warning::of_request(&request, form.is_typed()));
        }
        (request, form)
    })
}

/// Returns the faults of an unanswerable request, and nothing for an answerable one.
pub fn unanswerable(text: &str, limits: &Limits, modes: &[Mode]) -> Vec<Fault> {
    read_request(text, limits, modes, |_| ()).err().map_or_else(Vec::new, |refusal| refusal.faults)
}
