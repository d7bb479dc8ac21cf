//! Whether a server asks in a form for what no server may ask for there, and whether what a person typed is a secret
//! (`security.md` R20 and R21; MCP: "Servers MUST NOT use form mode elicitation to request sensitive information").

mod lexicon;
mod value;

use super::words::{Phrase, contains, natural, phrases, search, unmasked};
use lexicon::{AFTER, ASKED, BEFORE, CUES, DENIALS, DENIED, FILLERS, JOINTS, LIMITS, MODIFIED, SPOKEN, YOURS};
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
/// What only speaks of secrets ("token count", "password policy", "never share your PIN") does not ask for them. A
/// boolean cannot hold a secret, so its texts need not be looked at.
///
/// ```
/// use mcp_elicitation::trust::{Place, SecretClass, solicited};
/// let secret = solicited(&[(Place::Name, "openaiApiKey")]).unwrap();
/// assert_eq!(secret.class, SecretClass::ApiKey);
/// assert_eq!(solicited(&[(Place::Name, "max_tokens"), (Place::Title, "Max tokens")]), None);
/// ```
pub fn solicited(texts: &[(Place, &str)]) -> Option<Secret> {
    let mut classes = Vec::new();
    let mut list = Vec::new();
    for (class, written) in ASKED {
        for phrase in phrases(written) {
            list.push(phrase);
            classes.push(*class);
        }
    }
    texts.iter().find_map(|&(place, text)| {
        let class = match place {
            Place::WriteOnly => Some(SecretClass::Password),
            Place::Pattern => value::pattern_asks(text),
            Place::Option | Place::Default => value_looks_secret(text),
            _ => None,
        };
        let class = class.or_else(|| {
            let index = asking(place, &natural(text), &list).or_else(|| asking(place, &unmasked(text), &list))?;
            classes.get(index).copied()
        });
        class.map(|class| Secret { class, place })
    })
}

/// The first phrase of the list that asks for something in these words.
fn asking(place: Place, words: &str, list: &[Phrase<'_>]) -> Option<usize> {
    let mut first: Option<usize> = None;
    search(words, list, |index, start, end| {
        if first.is_none_or(|first| index < first)
            && list.get(index).is_some_and(|phrase| asks(place, words, phrase, start, end))
        {
            first = Some(index);
        }
        first == Some(0)
    });
    first
}

fn asks(place: Place, words: &str, phrase: &Phrase<'_>, start: usize, end: usize) -> bool {
    let (before, from) = words.split_at_checked(start).unwrap_or_default();
    let after = words.get(end..).unwrap_or_default();
    let head = before.rsplit_once(" . ").map_or(before, |(_, head)| head);
    let tail = after.split_once(" . ").map_or(after, |(tail, _)| tail);
    let sentence = words.get(start.saturating_sub(head.len())..end.saturating_add(tail.len())).unwrap_or(from);
    let clause = clause(head);
    if phrase.whole && !(is_filler(before) && is_filler(after))
        || phrases(AFTER).any(|word| word.begins(tail.trim_start()))
        || is_preceded(head, BEFORE)
        || is_denied(head, tail)
    {
        return false;
    }
    let modified = contains(clause, MODIFIED);
    match place {
        Place::Name | Place::Title | Place::Format => !modified,
        Place::Option | Place::Default => contains(sentence, YOURS) || contains(head, CUES),
        Place::Message | Place::Description => {
            let spoken = contains(sentence, SPOKEN);
            let weak = phrase.weak && place == Place::Message;
            contains(sentence, CUES) || !spoken && (contains(clause, YOURS) || !weak && !modified)
        }
        Place::Pattern | Place::WriteOnly => false,
    }
}

/// What of the sentence before the secret belongs to it: nothing before a comma or an "and".
fn clause(head: &str) -> &str {
    let mut clause = head;
    search(head, &phrases(JOINTS).collect::<Vec<_>>(), |_, _, end| {
        clause = head.get(end..).unwrap_or_default();
        false
    });
    clause
}

fn is_filler(words: &str) -> bool {
    words.split_ascii_whitespace().all(|word| FILLERS.split('|').any(|filler| filler == word))
}

fn is_preceded(head: &str, list: &str) -> bool {
    let head = head.trim_end();
    list.split('|').any(|word| {
        head.strip_suffix(word).is_some_and(|rest| rest.ends_with(' ') || word.starts_with(|c| c >= super::words::WIDE))
    })
}

/// Whether the sentence says that the secret is not wanted. A denial reaches the secret over three words, or from the
/// verb that asks for it: "do not enter your phone number or PIN", but not "do not worry, enter your PIN".
fn is_denied(head: &str, tail: &str) -> bool {
    let (mut denials, mut behind) = (0_usize, 0);
    search(head, &phrases(DENIALS).collect::<Vec<_>>(), |_, _, end| {
        denials = denials.saturating_add(1);
        behind = end;
        false
    });
    let between = head.get(behind..).unwrap_or_default().trim();
    let denied = denials % 2 == 1 && !contains(&format!(" {between} "), LIMITS) && {
        let governed: usize = between.split(' ').take(2).map(|word| word.len().saturating_add(1)).sum();
        let (verb, rest) = between.split_at_checked(governed.min(between.len())).unwrap_or((between, ""));
        let padded = |words: &str| format!(" {} ", words.trim());
        if contains(&padded(verb), CUES) {
            !contains(&padded(rest), CUES)
        } else {
            !between.contains(',') && between.split(' ').count() <= 3 && !contains(&padded(rest), CUES)
        }
    };
    denied || contains(tail, DENIED)
}
