use super::refusal::read_request;
use super::{Form, Refusal};
use crate::json::Fault;
use crate::protocol::{ElicitRequest, Mode};
use crate::schema::Limits;

/// Reads a request, and makes its form; in URL mode, and where nothing but a confirmation is asked for, a form without
/// fields.
///
/// # Errors
/// What makes the request one that cannot be answered.
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

/// Does what [`open`] does, within `limits`, for the `modes` that the client has told the server.
///
/// # Errors
/// As [`open`], and a request of another mode.
pub fn open_within(text: &str, limits: &Limits, modes: &[Mode]) -> Result<(ElicitRequest, Form), Refusal> {
    read_request(text, limits, modes, |(request, schema)| {
        let mut form = schema.map_or_else(Form::empty, |(read, schema)| Form::new(read, schema));
        form.warning = form.warning.or_else(|| super::warning::of_request(&request, form.is_typed()));
        (request, form)
    })
}

/// Finds what makes a request one that cannot be answered, and nothing else; it is empty for one that can.
pub fn unanswerable(text: &str, limits: &Limits, modes: &[Mode]) -> Vec<Fault> {
    read_request(text, limits, modes, |_| ()).err().map_or_else(Vec::new, |refusal| refusal.faults)
}
