use super::LocatedRequest;
use crate::json::{Fault, Node, Text, Value};

names! {
    /// The way in which a server asks: by a form that the client shows, or by a page that the user opens (URL mode, from
    /// 2025-11-25).
    pub enum Mode {
        /// A form for `requestedSchema`; also the mode of a request without `mode` (a MUST in 2025-11-25).
        Form = "form",
        /// A page at `url`; the client never sees the entries there.
        Url = "url",
    }
}

impl Mode {
    /// Returns the mode for its name. `openai/form` is a form for one client's servers.
    pub fn read(name: &str) -> Option<Self> {
        Self::parse(name.strip_prefix("openai/").filter(|name| *name == "form").unwrap_or(name))
    }

    /// Returns the names of a request's parameters in this mode.
    pub fn parameters(self) -> &'static [&'static str] {
        match self {
            Self::Form => &["mode", "message", "_meta", "task", "requestedSchema"],
            Self::Url => &["mode", "message", "_meta", "task", "url", "elicitationId"],
        }
    }
}

/// A request to the user.
#[derive(Debug, Clone)]
pub enum ElicitRequest {
    /// MCP's `ElicitRequestFormParams`, or a bare schema with an empty message. The schema is in
    /// [`LocatedRequest::requested_schema`].
    Form {
        /// The server's reason for asking.
        message: Text,
    },
    /// MCP's `ElicitRequestURLParams`.
    Url {
        /// The server's reason for asking.
        message: Text,
        /// The address, unchecked.
        url: Text,
        /// The opaque identifier of this request in `notifications/elicitation/complete` of 2025-11-25.
        elicitation_id: Option<Text>,
    },
}

impl ElicitRequest {
    /// Reads a request that [`locate`](super::locate) found. The reading is lenient: unknown members are ignored, and
    /// `null` counts as absent.
    ///
    /// # Errors
    /// Returns every fault that makes the request unanswerable.
    ///
    /// ```
    /// use mcp_elicitation::{json::parse, protocol::{ElicitRequest, locate}};
    /// let document = parse(r#"{"mode": "url", "message": "Sign in", "url": "https://example.com/"}"#)?;
    /// let request = locate(&document.root).first().map(ElicitRequest::read);
    /// assert!(matches!(request, Some(Ok(ElicitRequest::Url { .. }))));
    /// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
    /// ```
    pub fn read(located: &LocatedRequest) -> Result<Self, Vec<Fault>> {
        let at = &located.location;
        if located.schema.is_some() {
            return Ok(Self::Form { message: Text::from("") });
        }
        let Some(params) = located.params.filter(|params| params.as_object().is_some()) else {
            return Err(vec![Fault::new("params-not-an-object", at.clone(), &[])]);
        };
        let mut faults = Vec::new();
        let get = |name: &str| params.get(name).filter(|node| node.value != Value::Null);
        let named = get("mode");
        let mode = named.map_or(Some(Mode::Form), |node| Mode::read(node.as_str()?));
        if let (Some(node), None) = (named, mode) {
            faults.push(Fault::new("unknown-mode", at.member("mode"), &[&node.to_json()]));
        }
        let mut text = |name: &str, missing, not_a_string| {
            match get(name) {
                None => faults.push(Fault::new(missing, at.clone(), &[])),
                Some(node) if node.as_text().is_none() => faults.push(Fault::new(not_a_string, at.member(name), &[])),
                Some(node) => return node.as_text().cloned(),
            }
            None
        };
        let message = text("message", "missing-message", "message-not-a-string");
        let url = if mode == Some(Mode::Url) { text("url", "missing-url", "url-not-a-string") } else { None };
        match (mode, message, url) {
            (Some(Mode::Form), Some(message), _) => Ok(Self::Form { message }),
            (Some(Mode::Url), Some(message), Some(url)) => {
                let elicitation_id = get("elicitationId").and_then(Node::as_text).cloned();
                Ok(Self::Url { message, url, elicitation_id })
            }
            _ => Err(faults),
        }
    }

    /// Returns the request's mode.
    pub fn mode(&self) -> Mode {
        match self {
            Self::Form { .. } => Mode::Form,
            Self::Url { .. } => Mode::Url,
        }
    }

    /// Returns the server's reason for asking.
    pub fn message(&self) -> &Text {
        match self {
            Self::Form { message } | Self::Url { message, .. } => message,
        }
    }
}
