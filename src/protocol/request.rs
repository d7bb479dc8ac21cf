use super::Located;
use crate::json::{Fault, Node, Text, Value};

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
    pub fn read(located: &Located) -> Result<Self, Vec<Fault>> {
        let at = &located.location;
        if located.schema.is_some() {
            return Ok(Self::Form { message: Text::from("") });
        }
        let Some(params) = located.params.filter(|params| params.as_object().is_some()) else {
            return Err(vec![Fault::new("params-not-an-object", at.clone(), &[])]);
        };
        let mut faults = Vec::new();
        let get = |name: &str| params.get(name).filter(|node| node.value != Value::Null);
        let mode = match get("mode") {
            None => Some(Mode::Form),
            Some(node) => {
                let mode = Mode::ALL.into_iter().find(|mode| node.as_str() == Some(mode.as_str()));
                faults
                    .extend(mode.is_none().then(|| Fault::new("unknown-mode", at.member("mode"), &[&node.to_json()])));
                mode
            }
        };
        let mut text = |name: &str, missing, not_a_string| {
            match get(name) {
                None => faults.push(Fault::new(missing, at.clone(), &[])),
                Some(node) if node.as_text().is_none() => faults.push(Fault::new(not_a_string, at.member(name), &[])),
                Some(node) => return node.as_text().cloned(),
            }
            None
        };
        let message = text("message", "missing-message", "message-not-a-string");
        let url = match mode {
            Some(Mode::Url) => text("url", "missing-url", "url-not-a-string"),
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
