//! Finds an option that violates the type, a length, a bound or a pattern of the same schema. The server would reject
//! this choice. The form offers only an option that a pattern forbids, but cannot send it.
//!
//! Example: `{"type": "string", "enum": ["red", "green"], "maxLength": 3}`
//!
//! Use instead: `{"type": "string", "enum": ["red", "green"]}`

use crate::lint::prelude::*;
use crate::schema::broken_by;

pub(super) const RULE: Rule = warning!(
    "option-refused",
    "Nobody can answer with the option {0}: it breaks “{1}”.",
    "Remove one of the two.",
    &[RuleCheck::Property(check)],
);

/// The maximum number of options that are tested against a pattern.
const MOST_TESTS: usize = 100;

fn check(site: &PropertySite, findings: &mut Findings) {
    let pattern = site.choice.get("pattern").and_then(Node::as_str);
    let patterns = site.schema.settings.patterns.zip(pattern);
    for (index, option) in site.written.iter().enumerate() {
        let Some(value) = option.value.filter(|value| value.value != Value::Null) else { continue };
        let is_of_type = site.choice.types().is_none_or(|types| types.meets(Types::of(&value.value)));
        let patterns = patterns.filter(|_| index < MOST_TESTS);
        let forbids = |text| patterns.is_some_and(|(patterns, own)| patterns.test(own, text) == Outcome::NoMatch);
        let is_forbidden = || value.as_str().is_some_and(forbids);
        let broken = if is_of_type { broken_by(&site.choice, &value.value) } else { Some("type") };
        if let Some(keyword) = broken.or_else(|| is_forbidden().then_some("pattern")) {
            findings.report(option.node, &[&value.to_json(), keyword]);
        }
    }
}
