//! Whether a server asks in a form for what no server may ask for there, and whether what a person typed is a secret
//! (`docs/security.md` R20 and R21; MCP: "Servers MUST NOT use form mode elicitation to request sensitive information").

mod nouns;
mod property;
mod value;

use super::words::{Nouns, normalized, unmasked};
use nouns::{CAPITALS, NOUNS, PAIRS};
pub use property::{asks_for_secret, is_typed, offers_secret};
use std::sync::OnceLock;
pub use value::value_looks_secret;

/// Whether a text names a secret, in any language of the card: a password, a code for one sign-in, a key, the number of a card
/// or of a person. There is no grammar here: a text that says never to share a PIN names one too.
///
/// ```
/// use mcp_elicitation::trust::names_secret;
/// assert!(names_secret("openaiApiKey") && names_secret("Ihr Kontopasswort"));
/// assert!(!names_secret("max_length") && !names_secret("Postal code"));
/// ```
pub fn names_secret(text: &str) -> bool {
    static LIST: OnceLock<Nouns<'static>> = OnceLock::new();
    let end = (0..4).map(|less| LONGEST.saturating_sub(less)).find(|end| text.is_char_boundary(*end));
    let text = text.get(..end.unwrap_or(text.len())).unwrap_or(text);
    let nouns = LIST.get_or_init(|| Nouns::new(&[&NOUNS[..], &[PAIRS]].concat()));
    let has_noun = |words: &str| nouns.any(words.as_bytes(), &mut |_, _| true);
    let words = normalized(text);
    if text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| CAPITALS.contains(&word)) || has_noun(&words) {
        return true;
    }
    let bare = unmasked(text);
    bare != words && has_noun(&bare)
}

/// No more bytes of a text are read: as much as is shown of a message.
const LONGEST: usize = 131_072;
