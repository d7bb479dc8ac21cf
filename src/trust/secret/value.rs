//! The form of secret values.

use crate::json::find;

const KEYS: &str = "sk-|sk_live_|rk_live_|sk_test_|ghp_|gho_|ghu_|ghs_|ghr_|github_pat_|AKIA|ASIA|xoxa-|xoxb-|xoxp-|xoxr-|\
    xoxs-|AIza|glpat-|hf_|npm_|eyJ";
/// The minimum number of characters after the prefix.
const KEY: usize = 16;

/// Returns true if a user's text, or a default, contains something that looks like a secret (`docs/security.md` R21): a
/// key of a common issuer, a JSON Web Token, a private key, a payment card number, a wallet's recovery phrase.
pub fn value_looks_secret(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_key = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
    find(text, "-----BEGIN ").is_some() && find(text, " PRIVATE").is_some()
        || bytes.split(|b| !is_key(b)).any(is_key_value)
        || has_card_number(bytes)
        || is_recovery_phrase(bytes)
}

fn is_key_value(word: &[u8]) -> bool {
    KEYS.as_bytes().split(|b| *b == b'|').any(|start| {
        word.strip_prefix(start).is_some_and(|rest| {
            rest.len() >= KEY
                && match start {
                    b"eyJ" => rest.split(|b| *b == b'.').count() > 2,
                    b"AKIA" | b"ASIA" => rest.len() == KEY && !rest.iter().any(u8::is_ascii_lowercase),
                    _ => rest.iter().any(|b| b.is_ascii_digit() || b.is_ascii_uppercase()),
                }
        })
    })
}

/// Returns true if 13 to 19 digits, in groups separated by one space or dash each, pass the Luhn check. In a longer row
/// of groups, the first four are enough if they have four digits each.
fn has_card_number(bytes: &[u8]) -> bool {
    let mut digits: Vec<u8> = Vec::new();
    let (mut group, mut fours, mut alone) = (0_usize, true, true);
    let mut before = b' ';
    let mut rest = bytes.iter().chain(b" ").peekable();
    while let Some(&b) = rest.next() {
        let digit_next = rest.peek().is_some_and(|b| b.is_ascii_digit());
        if b.is_ascii_digit() {
            if digits.is_empty() {
                alone = !before.is_ascii_alphanumeric() && !matches!(before, b'+' | b'_' | b'-');
            }
            digits.push(b.saturating_sub(b'0'));
            group = group.wrapping_add(1);
        } else if !digits.is_empty() {
            let parted = matches!(b, b' ' | b'-') && digit_next;
            fours &= group == 4;
            group = 0;
            let complete = !parted && (13..=19).contains(&digits.len()) && !b.is_ascii_alphabetic();
            if alone && (complete || fours && digits.len() == 16) && passes_luhn(&digits) {
                return true;
            }
            if !parted {
                digits.clear();
                fours = true;
            }
        }
        before = b;
    }
    false
}

fn passes_luhn(digits: &[u8]) -> bool {
    let mut sum = 0_u8;
    let mut double = false;
    for digit in digits.iter().rev() {
        let digit = if double { digit.saturating_mul(2) } else { *digit };
        sum = sum.wrapping_add(if digit > 9 { digit.saturating_sub(9) } else { digit });
        double = !double;
    }
    sum > 0 && sum.is_multiple_of(10)
}

/// Words that no recovery phrase contains and that nearly every sentence of the same length contains.
const PROSE: &str = "the and for with but not are was our your from has had were please its his her him she how who may \
    could would should been their them than these those";

fn is_recovery_phrase(bytes: &[u8]) -> bool {
    let mut count = 0_usize;
    for word in bytes.split(u8::is_ascii_whitespace) {
        let letters = word.iter().filter(|b| b.is_ascii_lowercase()).count();
        let rest = word.iter().filter(|b| !matches!(b, b'0'..=b'9' | b'.' | b')' | b',')).count();
        if rest == 0 {
            continue;
        }
        let prose = PROSE.as_bytes().split(|b| *b == b' ').any(|prose| prose == word);
        if letters != rest || prose || !(3..=8).contains(&letters) {
            return false;
        }
        count = count.wrapping_add(1);
    }
    matches!(count, 12 | 15 | 18 | 21 | 24)
}

/// Parts of patterns for secrets, with `#` for `\d` and `[0-9]`, `_` for spaces, and without other backslashes.
const PATTERNS: &str = "-BEGIN|#{3}-#{2}-#{4}|#{3}-?#{2}-?#{4}|#{13,|#{12,19}|#{16}|(#{4}[|#{4}[_-]?#{4}|[A-Z]{2}#{2}[A-Z0-9]{|\
    +_){11}|+_){23}|+_+){11}|]+){11}|]+){23}|+_?){12}|+_?){24}|gh[|ASIA[|xox";

pub(super) fn pattern_asks(pattern: &str) -> bool {
    let mut plain = Vec::new();
    let mut rest = pattern.as_bytes();
    while let [b, after @ ..] = rest {
        let (sign, after) = match rest {
            [b'[', b'0', b'-', b'9', b']', after @ ..] | [b'\\', b'd', after @ ..] => (b'#', after),
            [b'\\', b's', after @ ..] | [b' ', after @ ..] => (b'_', after),
            [b'(', b'?', b':', after @ ..] => (b'(', after),
            [b'\\', b, after @ ..] => (*b, after),
            _ => (*b, after),
        };
        plain.push(sign);
        rest = after;
    }
    // Groups do not change the beginning of a key.
    let ungrouped: Vec<u8> = plain.iter().copied().filter(|b| !matches!(b, b'(' | b')')).collect();
    [plain, ungrouped].iter().any(|plain| {
        let mut before = b' ';
        plain.iter().enumerate().any(|(at, b)| {
            let rest = plain.get(at..).unwrap_or_default();
            let has = |parts: &str| parts.split('|').any(|part| rest.starts_with(part.as_bytes()));
            let begins = !std::mem::replace(&mut before, *b).is_ascii_alphanumeric();
            has(PATTERNS) || begins && has(KEYS)
        })
    })
}
