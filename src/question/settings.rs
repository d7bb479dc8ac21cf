use super::Approval;
#[cfg(feature = "element")]
use crate::json::{Node, parse};
use crate::protocol::Mode;
use crate::schema::Limits;
use crate::trust::{names_secret, shows_nothing};

/// The server that asks, as the host knows it. Nothing here comes from the request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Server {
    pub name: String,
    /// A longer name, shown instead.
    pub title: Option<String>,
    /// The server's address; the card shows its host.
    pub url: Option<String>,
    /// The address of a picture in place of the first letter of the name, which the host has checked.
    pub icon: Option<String>,
    /// True if only the server itself claims the name.
    pub claimed: bool,
}

impl Server {
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    pub(super) fn shown_name(&self) -> &str {
        self.title.as_ref().filter(|title| !shows_nothing(title)).unwrap_or(&self.name)
    }

    /// Returns true if a claimed name asks for a secret: users read it beside the fields.
    pub(super) fn asks_for_secret(&self) -> bool {
        self.claimed && names_secret(self.shown_name()).is_some()
    }
}

names! {
    /// How a card is laid out in the page.
    #[derive(Default)]
    pub enum Layout {
        #[default]
        Card = "card",
        /// Without a frame, as a part of the content around it.
        Inline = "inline",
    }
}

/// How to treat a form that asks for a secret.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sensitive {
    #[default]
    Warn,
    Refuse,
}

/// The position of a request in a round of several, which are answered as steps of one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    pub number: usize,
    pub of: usize,
    pub can_return: bool,
    pub answered: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The server that asks; without it the card says that the server is unknown.
    pub server: Option<Server>,
    /// The language of the sentences, for example `pt-BR`, which is the card's `lang`.
    pub language: String,
    pub locale: String,
    /// A catalogue of sentences that overrides English, in the format of [`crate::message::Language::read`].
    pub messages: Option<String>,
    pub modes: Vec<Mode>,
    pub limits: Limits,
    /// True if `http:` addresses of other machines may be opened, with a warning.
    pub allow_insecure_urls: bool,
    /// True if a form that asks for a secret cannot be answered; else the card warns of it.
    pub refuses_secrets: bool,
    /// True if an address is accepted when the user is done there, and not when it is opened.
    pub answers_when_finished: bool,
    pub step: Option<Step>,
    /// The values that the host page suggests, as JSON text, by the names of their properties.
    pub suggested: Option<String>,
    /// The decisions that the card offers if the request is an approval.
    pub approval: Option<Approval>,
    pub is_agents_question: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            server: None,
            language: "en".to_owned(),
            locale: "en".to_owned(),
            messages: None,
            modes: Mode::ALL.into(),
            limits: Limits::DEFAULT,
            allow_insecure_urls: false,
            refuses_secrets: false,
            answers_when_finished: false,
            step: None,
            suggested: None,
            approval: None,
            is_agents_question: false,
        }
    }
}

impl Settings {
    /// Reads the element's settings from JSON text; missing or invalid settings get their defaults.
    #[cfg(feature = "element")]
    pub fn read(text: &str) -> Self {
        let default = Self::default();
        let Ok(document) = parse(text) else { return default };
        let root = &document.root;
        let text_of = |node: &Node, name: &str| Some(node.get(name)?.as_str()?.to_owned());
        let is_set = |node: &Node, name: &str| node.get(name).and_then(Node::as_bool) == Some(true);
        let count = |node: &Node, name: &str| node.get(name)?.as_number()?.to_usize();
        let modes = |names: &[Node]| {
            let is_named = |mode: &Mode| names.iter().any(|name| name.as_str() == Some(mode.as_str()));
            Mode::ALL.into_iter().filter(is_named).collect()
        };
        let most = default.limits;
        let limit = |name: &str, most: usize| {
            let limit = root.get("limits").and_then(|limits| limits.get(name)?.as_number()?.to_limit());
            limit.map_or(most, |limit| limit.min(most))
        };
        Self {
            server: root.get("server").and_then(|node| {
                Some(Server {
                    name: text_of(node, "name")?,
                    title: text_of(node, "title"),
                    url: text_of(node, "url"),
                    icon: text_of(node, "icon"),
                    claimed: is_set(node, "claimed"),
                })
            }),
            language: text_of(root, "language").unwrap_or(default.language),
            locale: text_of(root, "locale").unwrap_or(default.locale),
            messages: root
                .get("messages")
                .and_then(|messages| text.get(messages.range.start..messages.range.end))
                .map(str::to_owned),
            modes: root.get("modes").and_then(Node::as_array).map_or(default.modes, modes),
            limits: Limits {
                text: limit("text", most.text),
                properties: limit("properties", most.properties),
                options: limit("options", most.options),
                name: limit("name", most.name),
            },
            allow_insecure_urls: is_set(root, "allowInsecureUrls"),
            refuses_secrets: is_set(root, "refusesSecrets"),
            answers_when_finished: is_set(root, "answerWhenFinished"),
            step: root.get("step").and_then(|node| {
                Some(Step {
                    number: count(node, "number")?,
                    of: count(node, "of")?,
                    can_return: is_set(node, "canReturn"),
                    answered: count(node, "answered")?,
                })
            }),
            suggested: text_of(root, "suggested"),
            is_agents_question: is_set(root, "isAgentsQuestion"),
            approval: root.get("approval").map(|node| Approval {
                allows: count(node, "allows").unwrap_or_default(),
                always: text_of(node, "always"),
                tool: text_of(node, "tool"),
            }),
        }
    }
}
