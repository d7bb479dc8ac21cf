use crate::form::NumberFormat;
use crate::protocol::Mode;
use crate::schema::Limits;

/// Who asks, as the host knows it. Nothing of it comes from the request (`security.md` rule 1).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Server {
    /// The name by which the host knows the server.
    pub name: String,
    /// A longer name to show in its place.
    pub title: Option<String>,
    /// Where the server is; its host is shown.
    pub url: Option<String>,
}

/// What the host decides for one card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Who asks; without it the card says that the server is unknown.
    pub server: Option<Server>,
    /// The language's tag, for example `pt-BR`, which the card carries as `lang`.
    pub locale: String,
    /// Whether the language is written from right to left.
    pub right_to_left: bool,
    /// How numbers are written.
    pub number_format: NumberFormat,
    /// A catalogue of sentences laid over English, as [`crate::message::Language::read`] takes it.
    pub messages: Option<String>,
    /// Whether [`super::Host::assist`] makes more of the controls that need more than HTML has. Else they are drawn plainly.
    pub assists: bool,
    /// The modes that the host has declared.
    pub modes: Vec<Mode>,
    /// How much a request may hold.
    pub limits: Limits,
    /// Whether a form that asks for a secret cannot be answered; else it is warned of.
    pub refuses_secrets: bool,
    /// Which step of how many this is, for a round of several requests.
    pub step: Option<(usize, usize)>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            server: None,
            locale: "en".to_owned(),
            right_to_left: false,
            number_format: NumberFormat::default(),
            messages: None,
            assists: false,
            modes: vec![Mode::Form, Mode::Url],
            limits: Limits::DEFAULT,
            refuses_secrets: false,
            step: None,
        }
    }
}
