//! Whether a server asks in a form for what no server may ask for there, and whether what a person typed is a secret
//! (`docs/security.md` R20 and R21; MCP: "Servers MUST NOT use form mode elicitation to request sensitive information").

mod ask;
mod context;
mod kind;
mod lexicon;
mod property;
mod value;

use super::words::{normalized, unmasked};
pub use kind::{Place, Secret, SecretClass};
pub use property::{asks_for_secret, is_unlabelled};
pub use value::value_looks_secret;

/// The first of the texts that asks for a secret: all texts of one property, or the message alone (`docs/security.md` R20).
/// What only speaks of secrets ("token count", "password policy", "never share your PIN") does not ask for them.
/// Beside a choice, only its options ask, and a text that wants a secret typed somewhere else.
///
/// ```
/// use mcp_elicitation::trust::{Place, SecretClass, solicited};
/// let secret = solicited(&[(Place::Name, "openaiApiKey")]).unwrap();
/// assert_eq!(secret.class, SecretClass::ApiKey);
/// assert_eq!(solicited(&[(Place::Name, "max_tokens"), (Place::Title, "Max tokens")]), None);
/// ```
pub fn solicited(texts: &[(Place, &str)]) -> Option<Secret> {
    let is_choice = texts.iter().any(|(place, _)| *place == Place::Option);
    for &(place, text) in texts {
        let place = if is_choice && place != Place::Option { Place::Beside } else { place };
        let end = (0..4).map(|less| LONGEST.saturating_sub(less)).find(|end| text.is_char_boundary(*end));
        let text = text.get(..end.unwrap_or(text.len())).unwrap_or(text);
        let mut class = match place {
            Place::WriteOnly => Some(SecretClass::Password),
            Place::Pattern => value::pattern_asks(text),
            Place::Option => value_looks_secret(text),
            Place::Default => value::begins_like_secret(text),
            _ => None,
        };
        for unmask in [false, true] {
            if class.is_none() {
                let words = if unmask { unmasked(text) } else { normalized(text) };
                class = ask::asking(place, words.as_bytes());
            }
        }
        if let Some(class) = class {
            return Some(Secret { class, place });
        }
    }
    None
}

/// No more bytes of a text are read: sixteen times what is shown of a message until all of it is asked for, since reading
/// more would hold up the page.
const LONGEST: usize = 131_072;
