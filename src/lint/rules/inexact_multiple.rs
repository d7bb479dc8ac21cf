//! The validator of the official servers divides in floating point, and refuses answers that fit: 19.99 is no multiple
//! of 0.01 for it.
//!
//! Example: `{"type": "number", "multipleOf": 0.01}`
//!
//! Use instead: `{"type": "integer", "description": "The price in cents"}`

use crate::json::Number;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "inexact-multiple",
    "Official servers check “multipleOf”: {0} in floating point and refuse some answers that fit.",
    "Ask for whole numbers, such as cents, or check it in the server's code.",
    &[RuleCheck::Keyword(|site, findings| {
        if is_inexact(site) {
            findings.report(site.value, &[&site.value.to_json()]);
        }
    })],
);

/// Returns true for a fraction whose denominator is no power of two.
pub(super) fn is_inexact(site: &KeywordSite) -> bool {
    let number = site.value.as_number().filter(|_| site.name == "multipleOf" && site.is_followed());
    let text = number.map(Number::canonical).unwrap_or_default();
    // Digits behind the point, and how far it is moved.
    let Some((digits, point)) = text.split_once('e') else { return false };
    let length = i64::try_from(digits.len()).unwrap_or_default();
    let decimals = length.saturating_sub(point.parse().unwrap_or_default());
    let mut digits = digits.parse::<u64>().unwrap_or(1);
    (0..decimals).any(|_| {
        let is_divisible = digits % 5 == 0;
        digits /= 5;
        !is_divisible
    })
}
