//! The validator of the official servers divides in floating point, and refuses answers that fit: 19.99 is no multiple
//! of 0.01 for it.
//!
//! Example: `{"type": "number", "multipleOf": 0.01}`
//!
//! Use instead: `{"type": "integer", "description": "The price in cents"}`

use crate::json::Number;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
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
    let Some((whole, decimals)) = text.split_once('.') else { return text.contains("e-") };
    let mut digits = [whole, decimals].concat().parse::<u64>().unwrap_or(1);
    decimals.bytes().any(|_| {
        let is_divisible = digits % 5 == 0;
        digits /= 5;
        !is_divisible
    })
}
