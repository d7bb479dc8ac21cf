//! Whether a server asks in a form for what no server may ask for there, and whether what a person typed is a secret
//! (`security.md` R20 and R21; MCP: "Servers MUST NOT use form mode elicitation to request sensitive information").

mod ask;
mod lexicon;
mod value;

use super::words::{natural, phrases, unmasked};
use lexicon::ASKED;
pub use value::value_looks_secret;

/// What kind of secret it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretClass {
    /// A password, passphrase, PIN or security answer.
    Password,
    /// An API key, token, cookie or other credential.
    ApiKey,
    /// A code that is good for one sign-in, or the second factor.
    OneTimeCode,
    /// A private key.
    PrivateKey,
    /// The words that restore a wallet, or a recovery key.
    RecoveryPhrase,
    /// A payment card's number or security code, or a bank account.
    PaymentCard,
    /// A social security, passport, tax or other number of a person in a state.
    NationalId,
}

/// Where in the request a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The request's `message`.
    Message,
    /// The property's name.
    Name,
    /// The property's `title`.
    Title,
    /// The property's `description`, or the schema's.
    Description,
    /// The title or value of an option.
    Option,
    /// The `default`.
    Default,
    /// The `pattern`.
    Pattern,
    /// The `format`.
    Format,
    /// `writeOnly: true`; the text does not matter.
    WriteOnly,
}

/// A secret that a server asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    /// What kind of secret.
    pub class: SecretClass,
    /// Which text asks for it.
    pub place: Place,
}

/// The first of the texts that asks for a secret: all texts of one property, or the message alone (`security.md` R20).
/// What only speaks of secrets ("token count", "password policy", "never share your PIN") does not ask for them.
/// Of a choice only the options count; a boolean cannot hold a secret, so its texts need not be looked at.
///
/// ```
/// use mcp_elicitation::trust::{Place, SecretClass, solicited};
/// let secret = solicited(&[(Place::Name, "openaiApiKey")]).unwrap();
/// assert_eq!(secret.class, SecretClass::ApiKey);
/// assert_eq!(solicited(&[(Place::Name, "max_tokens"), (Place::Title, "Max tokens")]), None);
/// ```
pub fn solicited(texts: &[(Place, &str)]) -> Option<Secret> {
    let mut list = Vec::new();
    let mut ends = Vec::new();
    for (class, written) in ASKED {
        list.append(&mut phrases(written));
        ends.push((list.len(), *class));
    }
    let is_choice = texts.iter().any(|(place, _)| *place == Place::Option);
    for &(place, text) in texts {
        if is_choice && place != Place::Option {
            continue;
        }
        let mut class = match place {
            Place::WriteOnly => Some(SecretClass::Password),
            Place::Pattern => value::pattern_asks(text),
            Place::Option | Place::Default => value_looks_secret(text),
            _ => None,
        };
        for unmask in [false, true] {
            if class.is_none() && place != Place::Pattern {
                let words = if unmask { unmasked(text) } else { natural(text) };
                let index = ask::asking(place, words.as_bytes(), &list);
                class = index.and_then(|index| ends.iter().find(|(end, _)| index < *end).map(|(_, class)| *class));
            }
        }
        if let Some(class) = class {
            return Some(Secret { class, place });
        }
    }
    None
}
