//! It is unknown which name belongs to which option, so the options are shown by their values.
//!
//! Example: `{"type": "string", "enum": ["a", "b"], "enumNames": ["A"]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::json::digits;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "enum-names-length",
    "“enumNames” and “enum” differ in length: {0} and {1}. So the options are shown by their values.",
    "Use “{2}” with a “const” and a “title” for each option.",
    &[RuleCheck::Property(|site, findings| {
        let count = |keyword| site.choice.get(keyword).and_then(Node::as_array).map(<[Node]>::len);
        if let (Some(names), Some(options)) = (count("enumNames"), count("enum"))
            && names != options
        {
            let arguments = [&digits(names), &digits(options), site.titled_in()];
            site.report(findings, "enumNames", &arguments);
        }
    })],
);
