use super::Located;
use crate::json::{Node, Pointer, Text, Value};

/// How a server asks: by a form that the client shows, or by a page that the person opens (URL mode, from 2025-11-25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A form made from `requestedSchema`; also meant where `mode` is absent (2025-11-25, a MUST).
    Form,
    /// A page behind `url`; the client never sees what is entered there.
    Url,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Self; 2] = [Self::Form, Self::Url];

    /// The mode's name in `params.mode` and in capabilities.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Url => "url",
        }
    }

    /// The names of the parameters that are read, of both modes. What else a host's object holds never leaves it.
    pub const READ: [&str; 5] = ["mode", "message", "requestedSchema", "url", "elicitationId"];

    /// The names of a request's parameters in this mode.
    pub fn parameters(self) -> &'static [&'static str] {
        match self {
            Self::Form => &["mode", "message", "_meta", "task", "requestedSchema"],
            Self::Url => &["mode", "message", "_meta", "task", "url", "elicitationId"],
        }
    }
}

/// The parameters by which ACP says what a request belongs to: a session, a call of a tool in it, or another request.
pub const SCOPE: [&str; 3] = ["sessionId", "toolCallId", "requestId"];

/// What a server asks its user.
#[derive(Debug, Clone)]
pub enum ElicitRequest {
    /// MCP's `ElicitRequestFormParams`, or a bare schema with an empty message. Its schema is in
    /// [`Located::requested_schema`].
    Form {
        /// Why the server asks.
        message: Text,
    },
    /// MCP's `ElicitRequestURLParams`.
    Url {
        /// Why the server asks.
        message: Text,
        /// The address, unchecked.
        url: Text,
        /// The opaque name under which 2025-11-25's `notifications/elicitation/complete` speaks of this request.
        elicitation_id: Option<Text>,
    },
}

/// Why a request cannot be answered, and where; the JSON-RPC answer to it is error -32602.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestFault {
    /// The place, in what was read.
    pub location: Pointer,
    /// What is wrong there.
    pub kind: RequestFaultKind,
}

/// What makes a request one that cannot be answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestFaultKind {
    /// `params` is absent or not an object.
    ParamsNotAnObject,
    /// `message` is absent.
    MessageMissing,
    /// `message` is not a string.
    MessageNotAString,
    /// `mode` is none that MCP knows: its JSON text.
    ModeUnknown(String),
    /// `url` is absent in URL mode.
    UrlMissing,
    /// `url` is not a string.
    UrlNotAString,
}

impl RequestFault {
    /// The code of the diagnostic that speaks of this fault.
    pub fn code(&self) -> &'static str {
        match self.kind {
            RequestFaultKind::ParamsNotAnObject => "params-not-an-object",
            RequestFaultKind::MessageMissing => "missing-message",
            RequestFaultKind::MessageNotAString => "message-not-a-string",
            RequestFaultKind::ModeUnknown(_) => "unknown-mode",
            RequestFaultKind::UrlMissing => "missing-url",
            RequestFaultKind::UrlNotAString => "url-not-a-string",
        }
    }
}

impl ElicitRequest {
    /// Reads what [`locate`](super::locate) found. It is lenient: members that MCP does not know are ignored, and a
    /// `null` counts as absent.
    ///
    /// # Errors
    /// Everything that makes the request one that cannot be answered.
    ///
    /// ```
    /// use mcp_elicitation::{json::parse, protocol::{ElicitRequest, locate}};
    /// let document = parse(r#"{"mode": "url", "message": "Sign in", "url": "https://example.com/"}"#)?;
    /// let request = locate(&document.root).first().map(ElicitRequest::read);
    /// assert!(matches!(request, Some(Ok(ElicitRequest::Url { .. }))));
    /// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
    /// ```
    pub fn read(located: &Located) -> Result<Self, Vec<RequestFault>> {
        let at = &located.location;
        if located.schema.is_some() {
            return Ok(Self::Form { message: Text::from("") });
        }
        let mut faults = Vec::new();
        let mut fault = |location: Pointer, kind| faults.push(RequestFault { location, kind });
        let Some(params) = located.params.filter(|params| params.as_object().is_some()) else {
            fault(at.clone(), RequestFaultKind::ParamsNotAnObject);
            return Err(faults);
        };
        let get = |name: &str| params.get(name).filter(|node| node.value != Value::Null);
        let mode = match get("mode") {
            None => Some(Mode::Form),
            Some(node) => Mode::ALL.into_iter().find(|mode| node.as_str() == Some(mode.as_str())),
        };
        if mode.is_none() {
            fault(
                at.member("mode"),
                RequestFaultKind::ModeUnknown(get("mode").map(Node::to_string).unwrap_or_default()),
            );
        }
        let mut text = |name: &str, missing, not_a_string| {
            match get(name) {
                None => fault(at.clone(), missing),
                Some(node) if node.as_text().is_none() => fault(at.member(name), not_a_string),
                Some(node) => return node.as_text().cloned(),
            }
            None
        };
        let message = text("message", RequestFaultKind::MessageMissing, RequestFaultKind::MessageNotAString);
        let url = match mode {
            Some(Mode::Url) => text("url", RequestFaultKind::UrlMissing, RequestFaultKind::UrlNotAString),
            _ => None,
        };
        match (mode, message, url) {
            (Some(Mode::Form), Some(message), _) => Ok(Self::Form { message }),
            (Some(Mode::Url), Some(message), Some(url)) => {
                let elicitation_id = get("elicitationId").and_then(Node::as_text).cloned();
                Ok(Self::Url { message, url, elicitation_id })
            }
            _ => Err(faults),
        }
    }

    /// The request's mode.
    pub fn mode(&self) -> Mode {
        match self {
            Self::Form { .. } => Mode::Form,
            Self::Url { .. } => Mode::Url,
        }
    }

    /// Why the server asks.
    pub fn message(&self) -> &Text {
        match self {
            Self::Form { message, .. } | Self::Url { message, .. } => message,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{json::parse, protocol::locate};

    fn codes(text: &str) -> String {
        let root = parse(text).unwrap().root;
        match ElicitRequest::read(&locate(&root)[0]) {
            Ok(request) => request.mode().as_str().to_owned(),
            Err(faults) => {
                faults.iter().map(|fault| format!("{} {}", fault.code(), fault.location)).collect::<Vec<_>>().join(", ")
            }
        }
    }

    #[test]
    fn what_cannot_be_answered() {
        for (text, expected) in [
            (r#"{"message":"m"}"#, "form"),
            (r#"{"message":"m","mode":null,"requestedSchema":null}"#, "form"),
            (r#"{"type":"object"}"#, "form"),
            (r#"{"mode":"form"}"#, "missing-message "),
            (r#"{"message":5}"#, "message-not-a-string /message"),
            (r#"{"message":"m","mode":"dialog"}"#, "unknown-mode /mode"),
            (r#"{"message":"m","mode":"url","url":"https://a.example/"}"#, "url"),
            (r#"{"mode":"url","url":[]}"#, "missing-message , url-not-a-string /url"),
            (r#"{"method":"elicitation/create","params":{"message":"m","mode":"url"}}"#, "missing-url /params"),
            (r#"{"method":"elicitation/create"}"#, "params-not-an-object "),
            (r#"{"method":"elicitation/create","params":[]}"#, "params-not-an-object /params"),
        ] {
            assert_eq!(codes(text), expected, "{text}");
        }
    }
}
