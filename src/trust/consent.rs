//! Detects properties that ask for consent, and defaults that already give it.

use super::vocabulary::{self, Vocabulary};
use super::words::normalized;
use crate::json::{Text, Value};
use crate::schema::{PrimitiveSchemaDefinition as Definition, Property};

/// The number of bytes around a word of consent that are searched for words of refusal.
const NEAR: usize = 32;

/// The answers to a boolean that give consent: `true` to "Share my files", `false` to "Do not share my files", and both
/// if it is refused twice ("Don't not share my files").
///
/// ```
/// use mcp_elicitation::trust::Consent;
/// assert!(Consent::of_texts(&["agree", "I agree to share all my files"]).by(true));
/// assert!(Consent::of_texts(&["Do not share my files"]).by(false));
/// assert!(!Consent::of_texts(&["newsletter", "Newsletter"]).is_asked());
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Consent {
    by_true: bool,
    by_false: bool,
}

impl Consent {
    /// Returns the consent that a boolean with these texts (name, title, description) asks for. A plain setting
    /// ("Verification status", "Newsletter") asks for none (`docs/security.md` R19).
    pub fn of_texts(texts: &[&str]) -> Self {
        vocabulary::with(|Vocabulary { consents, refusals, .. }| {
            let mut by = Self::default();
            for text in texts {
                let words = normalized(text);
                let words = words.as_bytes();
                consents.any(words, &mut |start, end| {
                    let from = start.saturating_sub(NEAR);
                    let near = words.get(from..words.len().min(end.saturating_add(NEAR))).unwrap_or_default();
                    let (mut before, mut is_refused) = (0_u8, false);
                    refusals.any(near, &mut |_, to| {
                        by.by_false = true;
                        let to = from.saturating_add(to);
                        // The refusal is right before the consent, or is the consent's own word; "Do not ask me again"
                        // refuses nothing.
                        if to <= start || to == end {
                            before = before.saturating_add(1);
                            is_refused = to.saturating_add(1) >= start;
                        }
                        false
                    });
                    by.by_true |= !is_refused || before > 1;
                    by == Self { by_true: true, by_false: true }
                });
            }
            by
        })
    }

    /// Returns the consent that a property asks for in its name, title and description.
    pub fn of(property: &Property) -> Self {
        let texts = [Some(&property.name), property.title.as_ref(), property.description.as_ref()];
        Self::of_texts(&texts.map(|text| text.map_or("", Text::as_str)))
    }

    /// Returns true if this answer gives consent.
    pub fn by(self, answer: bool) -> bool {
        if answer { self.by_true } else { self.by_false }
    }

    /// Returns true if any answer gives consent.
    pub fn is_asked(self) -> bool {
        self.by_true || self.by_false
    }
}

/// Returns true if a default gives consent that only the user may give: the default of a boolean that asks for it, a
/// fixed value, or the only option (`docs/security.md` R19). A preselected option among several is marked, and listed
/// with the answers. `group_consent` is the consent that the surrounding object asks for.
pub fn presumes_consent(property: &Property, group_consent: Consent) -> bool {
    let Some(default) = &property.default else { return false };
    let gives = |answer: bool| group_consent.by(answer) || Consent::of(property).by(answer);
    match &property.definition {
        Definition::Boolean => default.as_bool().is_some_and(gives),
        Definition::Const(value) => group_consent.by(true) || gives_consent(property, value),
        Definition::SingleSelectEnum(options)
            if options.iter().all(|option| matches!(option.value, Value::Boolean(_))) =>
        {
            default.as_bool().is_some_and(gives)
        }
        definition => {
            let [only] = definition.options() else { return false };
            let title = only.title.as_ref().map_or("", Text::as_str);
            group_consent.by(true) || gives_consent(property, &only.value) || Consent::of_texts(&[title]).by(true)
        }
    }
}

/// Returns true if a fixed value gives consent: `true`, `false` for a refusal, a text that reads like consent, or any
/// value of a property that asks for it.
pub fn gives_consent(property: &Property, value: &Value) -> bool {
    match value {
        Value::Boolean(value) => *value || Consent::of(property).by(false),
        value => Consent::of_texts(&[&value.to_text()]).by(true) || Consent::of(property).by(true),
    }
}
