//! Detects forms that ask for a secret, which no form may, and secrets among typed texts (`docs/security.md` R20 and
//! R21; MCP: "Servers MUST NOT use form mode elicitation to request sensitive information").

mod property;
mod value;

use super::vocabulary;
use super::words::{normalized, other_words};
pub use property::{accepts_typing, asks_for_secret, offers_secret};
pub use value::value_looks_secret;

/// How a text names a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Secret {
    /// The secret is one thing among others: "Which access token shall I revoke?" The field is marked.
    Mentioned,
    /// The text asks for the secret: "API key", "Enter your password". Sending takes a second step.
    Asked,
}

/// The words that only name a secret in capitals: a pin is also a needle.
const CAPITALS: [&str; 2] = ["PIN", "TAN"];

/// If the sentence has more other words, the secret is only mentioned.
const FEW: usize = 2;

/// Returns how a text names a secret, in any language of the card: a password, a code for one sign-in, a key, the
/// number of a card or of a person. It uses no grammar: a text that says never to share a PIN names one too. It
/// sees through case and width, and through no disguise.
pub fn names_secret(text: &str) -> Option<Secret> {
    let words = normalized(text);
    let mut named = None;
    let mut is_meant = |start, end| {
        let is_asked = other_words(&words, start, end) <= FEW;
        named = named.max(Some(if is_asked { Secret::Asked } else { Secret::Mentioned }));
        is_asked
    };
    vocabulary::any_secret(&words, &mut is_meant);
    let is_capital = text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| CAPITALS.contains(&word));
    let capital = is_capital
        .then(|| if other_words(&words, 0, 0) <= FEW.wrapping_add(1) { Secret::Asked } else { Secret::Mentioned });
    named.max(capital)
}
