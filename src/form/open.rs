use super::Form;
use crate::json::{self, SyntaxErrorKind, Work};
use crate::protocol::{self, ElicitRequest};
use crate::schema::{ElicitationSchema, Limits};

/// Reads a request, and makes its form; in URL mode, and where nothing but a confirmation is asked for, a form without
/// fields.
///
/// # Errors
/// The code of the first diagnostic that makes the request one that cannot be answered. `lint` says all of them.
///
/// ```
/// use mcp_elicitation::form::open;
/// let (request, form) = open(r#"{"message": "Who?", "requestedSchema": {"type": "object", "properties": {"name": {}}}}"#)?;
/// assert_eq!(request.message().as_str(), "Who?");
/// assert_eq!(form.fields.len(), 1);
/// assert_eq!(open(r#"{"mode": "form"}"#).err(), Some("missing-message"));
/// # Ok::<(), &'static str>(())
/// ```
pub fn open(text: &str) -> Result<(ElicitRequest, Form), &'static str> {
    open_within(text, &Limits::DEFAULT)
}

/// As [`open`], within `limits`.
///
/// # Errors
/// As [`open`].
pub fn open_within(text: &str, limits: &Limits) -> Result<(ElicitRequest, Form), &'static str> {
    if text.len() > limits.text {
        return Err("over-limit");
    }
    let document = json::parse_passing_over(text).map_err(|_| "invalid-json")?;
    match protocol::unreadable(&document).map(|error| error.kind) {
        None => {}
        Some(SyntaxErrorKind::LongNumber) => return Err("over-limit"),
        Some(_) => return Err("too-deep"),
    }
    let work = Work::new(limits.work);
    work.spend(Work::of_bytes(text.len()));
    let located = protocol::locate(&document.root).into_iter().next().ok_or("params-not-an-object")?;
    let request = ElicitRequest::read(&located).map_err(|faults| faults.first().map_or("", |fault| fault.code()))?;
    // The request has a copy of what it needs: the form takes the room that this had.
    drop(document);
    let mut form = match &request {
        ElicitRequest::Form { requested_schema: Some(schema), .. } => {
            let read = ElicitationSchema::read_at_cost(schema, limits, &work);
            let read = read.map_err(|faults| faults.first().map_or("", |fault| fault.code()))?;
            Form::new(read, schema)
        }
        _ => Form::empty(),
    };
    form.warning = form.warning.or_else(|| super::warning::of_request(&request));
    Ok((request, form))
}
