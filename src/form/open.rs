use super::refusal::read_request;
use super::{Form, Refusal};
use crate::json::{Fault, Member, Node, Pointer, Value};
use crate::protocol::{ElicitRequest, Mode};
use crate::schema::Limits;
use crate::trust::{TextKind, accepts_typing};

/// Reads a request and creates its form. In URL mode, and if the request only asks for confirmation, the form has no
/// fields.
pub fn open(text: &str) -> Result<(ElicitRequest, Form), Refusal> {
    open_as(text, &Limits::DEFAULT, &Mode::ALL, Maker::Server)
}

/// The maker of a request. It is never known from the request itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Maker {
    Server,
    /// The adapter for agents' questions: its mark on a text is believed.
    Questions,
    /// The adapter for approvals: the fields are the arguments of a tool call.
    Approvals,
}

/// Like [`open`], within `limits`, for any maker. A request of another mode than the `modes` that the client has declared
/// to the server is a fault too.
pub(crate) fn open_as(
    text: &str,
    limits: &Limits,
    modes: &[Mode],
    maker: Maker,
) -> Result<(ElicitRequest, Form), Refusal> {
    read_request(text, limits, modes, |(request, schema), located| {
        let is_call = maker == Maker::Approvals;
        let mut form = schema.map_or_else(Form::default, |(read, schema)| Form::of(read, schema, maker));
        form.content_language = located.content_language().map(str::to_owned);
        let params = located.params.and_then(Node::as_object);
        let is_known = |name: &str| Mode::ALL.iter().any(|mode| mode.parameters().contains(&name));
        let is_more = |member: &Member| !is_known(&member.name) && member.node.value != Value::Null;
        form.sends_more = params.into_iter().flatten().any(is_more);
        // The agent may mention a secret, because its arguments are not the user's.
        let can_ask = !is_call && form.fields.iter().any(|field| accepts_typing(&field.property));
        form.warning = form.warning.or_else(|| super::warning::of_request(&request, can_ask));
        let faults = if is_call { unseen(&request, &form) } else { Vec::new() };
        if faults.is_empty() { Ok((request, form)) } else { Err(faults) }
    })
}

/// Returns the faults of a tool call that the card cannot show in full: its message is cut off, or the value of an
/// argument was dropped. Nobody can approve what they do not see.
fn unseen(request: &ElicitRequest, form: &Form) -> Vec<Fault> {
    let most = TextKind::Message.limit();
    let got = request.message().code_points();
    let message = Pointer::root().member("message");
    let mut faults = Vec::new();
    if got > most {
        faults.push(Fault::over_limit(message, "characters in the message", got, most));
    }
    let schema = Pointer::root().member("requestedSchema");
    for field in form.fields.iter().filter(|field| !field.is_prefilled()) {
        let (name, place) = (field.property.name.as_str(), schema.join(&field.property.location));
        faults.push(Fault::new("required-unanswerable", place, &[name, "default-invalid"]));
    }
    faults
}

/// Returns the faults of an unanswerable request, and nothing for an answerable one.
pub fn unanswerable(text: &str, limits: &Limits, modes: &[Mode]) -> Vec<Fault> {
    read_request(text, limits, modes, |_, _| Ok(())).err().map_or_else(Vec::new, |refusal| refusal.faults)
}
