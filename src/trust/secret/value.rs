//! What secrets look like.

use super::SecretClass;

/// What the keys of common issuers begin with, and how many more characters they have at least.
const KEYS: &[(&str, usize)] = &[
    ("sk-", 20),
    ("sk_live_", 16),
    ("rk_live_", 16),
    ("sk_test_", 16),
    ("ghp_", 20),
    ("gho_", 20),
    ("ghu_", 20),
    ("ghs_", 20),
    ("ghr_", 20),
    ("github_pat_", 20),
    ("AKIA", 16),
    ("ASIA", 16),
    ("xoxa-", 10),
    ("xoxb-", 10),
    ("xoxp-", 10),
    ("xoxr-", 10),
    ("xoxs-", 10),
    ("AIza", 30),
    ("glpat-", 16),
    ("hf_", 30),
    ("npm_", 30),
    ("eyJ", 16),
];

/// Whether a text that a person typed, or a default, holds what looks like a secret (`security.md` R21): the keys of
/// common issuers, a JSON Web Token, a private key, a payment card's number, a wallet's recovery phrase.
///
/// ```
/// use mcp_elicitation::trust::{SecretClass, value_looks_secret};
/// assert_eq!(value_looks_secret("4111 1111 1111 1111"), Some(SecretClass::PaymentCard));
/// assert_eq!(value_looks_secret("550e8400-e29b-41d4-a716-446655440000"), None);
/// ```
pub fn value_looks_secret(text: &str) -> Option<SecretClass> {
    if let Some((_, rest)) = text.split_once("-----BEGIN ")
        && rest.split_once("-----").is_some_and(|(label, _)| label.contains("PRIVATE KEY"))
    {
        return Some(SecretClass::PrivateKey);
    }
    let is_key = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if text.split(|c| !is_key(c)).any(is_key_value) {
        return Some(SecretClass::ApiKey);
    }
    if has_card_number(text) {
        return Some(SecretClass::PaymentCard);
    }
    is_recovery_phrase(text).then_some(SecretClass::RecoveryPhrase)
}

fn is_key_value(word: &str) -> bool {
    KEYS.iter().any(|&(start, least)| {
        word.strip_prefix(start).is_some_and(|rest| {
            let mixed = rest.bytes().any(|b| b.is_ascii_digit()) && rest.bytes().any(|b| b.is_ascii_alphabetic());
            match start {
                "AKIA" | "ASIA" => {
                    rest.len() == 16 && rest.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
                }
                "eyJ" => {
                    rest.len() >= least
                        && rest.split('.').filter(|part| !part.is_empty()).count() >= 2
                        && rest.split('.').count() >= 3
                }
                _ => rest.len() >= least && mixed,
            }
        })
    })
}

/// Whether 13 to 19 digits that stand alone, in groups parted by one space or dash each, pass the Luhn check. Of a
/// longer row of groups, four groups of four are enough.
fn has_card_number(text: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let mut rest = text;
    let mut before = ' ';
    while let Some(c) = rest.chars().next() {
        if !is_digit(c) || is_digit(before) {
            before = c;
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
            continue;
        }
        let mut groups: Vec<&str> = Vec::new();
        let mut tail = rest;
        loop {
            let end = tail.find(|c| !is_digit(c)).unwrap_or(tail.len());
            let (group, after) = tail.split_at_checked(end).unwrap_or((tail, ""));
            groups.push(group);
            tail = after;
            match after.strip_prefix([' ', '-']).filter(|next| next.starts_with(is_digit)) {
                Some(next) => tail = next,
                None => break,
            }
        }
        let joined = before.is_ascii_alphanumeric() || matches!(before, '+' | '_' | '-');
        let alone = !joined && !tail.starts_with(|c: char| c.is_ascii_alphabetic());
        let whole = groups.concat();
        let four =
            groups.windows(4).any(|four| four.iter().all(|group| group.len() == 4) && passes_luhn(&four.concat()));
        if alone && ((13..=19).contains(&whole.len()) && passes_luhn(&whole) || four) {
            return true;
        }
        before = '0';
        rest = tail;
    }
    false
}

fn passes_luhn(digits: &str) -> bool {
    let mut sum = 0_u32;
    for (index, byte) in digits.bytes().rev().enumerate() {
        let digit = u32::from(byte.saturating_sub(b'0'));
        let doubled = digit.saturating_mul(2);
        sum = sum.saturating_add(match index % 2 {
            0 => digit,
            _ if doubled > 9 => doubled.saturating_sub(9),
            _ => doubled,
        });
    }
    sum > 0 && sum.is_multiple_of(10)
}

/// Words that no recovery phrase has and that nearly every sentence of its length has.
const PROSE: &str = " the and for with but not are was our your from has had were please its his her him she how who may \
    could would should been their them than these those ";

fn is_recovery_phrase(text: &str) -> bool {
    let words: Vec<&str> =
        text.split([' ', '\n', '\r', '\t', ',']).filter(|word| word.bytes().any(|b| b.is_ascii_alphabetic())).collect();
    let digits =
        |text: &str| text.trim_matches(|c: char| c.is_ascii_digit() || matches!(c, ' ' | '.' | ')')).is_empty();
    let numbered = text.split_whitespace().all(|word| words.contains(&word.trim_end_matches(',')) || digits(word));
    numbered
        && matches!(words.len(), 12 | 15 | 18 | 21 | 24)
        && words.iter().all(|word| {
            (3..=8).contains(&word.len())
                && word.bytes().all(|b| b.is_ascii_lowercase())
                && !PROSE.contains(&format!(" {word} "))
        })
}

/// What patterns of secrets hold, with `\d` written `[0-9]`; what follows a letter does not count.
const PATTERNS: &[(&str, SecretClass)] = &[
    ("sk-", SecretClass::ApiKey),
    ("sk_live", SecretClass::ApiKey),
    ("gh[", SecretClass::ApiKey),
    ("ghp_", SecretClass::ApiKey),
    ("gho_", SecretClass::ApiKey),
    ("ghs_", SecretClass::ApiKey),
    ("github_pat_", SecretClass::ApiKey),
    ("AKIA", SecretClass::ApiKey),
    ("ASIA[", SecretClass::ApiKey),
    ("xox", SecretClass::ApiKey),
    ("AIza", SecretClass::ApiKey),
    ("glpat-", SecretClass::ApiKey),
    ("eyJ", SecretClass::ApiKey),
    ("-BEGIN", SecretClass::PrivateKey),
    ("[0-9]{3}-?[0-9]{2}-?[0-9]{4}", SecretClass::NationalId),
    ("[0-9]{3}-[0-9]{2}-[0-9]{4}", SecretClass::NationalId),
    ("[0-9]{13,", SecretClass::PaymentCard),
    ("[0-9]{12,19}", SecretClass::PaymentCard),
    ("[0-9]{16}", SecretClass::PaymentCard),
    ("([0-9]{4}[", SecretClass::PaymentCard),
    ("[0-9]{4}[ -]?[0-9]{4}", SecretClass::PaymentCard),
    ("[A-Z]{2}[0-9]{2}[A-Z0-9]{", SecretClass::PaymentCard),
    ("){11}", SecretClass::RecoveryPhrase),
    ("){23}", SecretClass::RecoveryPhrase),
];

/// The class of secret that a `pattern` is made for.
pub(super) fn pattern_asks(pattern: &str) -> Option<SecretClass> {
    let pattern = pattern.replace("\\d", "[0-9]").replace("\\-", "-").replace("\\s", " ");
    PATTERNS.iter().find_map(|&(part, class)| {
        let mut rest = pattern.match_indices(part);
        rest.any(|(at, _)| {
            let before = pattern.get(..at).and_then(|head| head.chars().next_back());
            let word = part.starts_with(|c: char| c.is_ascii_alphabetic());
            let phrase = class != SecretClass::RecoveryPhrase || pattern.contains([' ']) && pattern.contains("a-z");
            phrase && !(word && before.is_some_and(|c| c.is_ascii_alphanumeric()))
        })
        .then_some(class)
    })
}
