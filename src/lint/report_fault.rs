//! Findings from the results of other layers: the faults of unanswerable requests, and properties that are left out.

use super::{Findings, Severity, edit, suggest::nearest_type};
use crate::{
    json::{Fault, Node, Range, digits},
    schema::{LeftOutReason, MergedSchema, Types, reference},
};

impl Findings {
    /// Reports a fault, which makes the request unanswerable.
    pub(super) fn report_fault(&mut self, fault: &Fault, range: Option<Range>) {
        let arguments: Vec<&str> = fault.arguments.iter().map(String::as_str).collect();
        self.begin(fault.code);
        self.report_range(fault.location.clone(), None, range, &arguments);
    }

    /// Reports a default that is too long: it is dropped, and the request can still be answered.
    pub(super) fn report_long_default(&mut self, default: &Node, (counted, got, most): (&str, usize, usize)) {
        if self.is_full() {
            return;
        }
        self.begin("over-limit");
        self.report(default, &[&digits(got), counted, &digits(most)]);
        // A severity that was chosen for the rule takes precedence.
        let is_chosen = self.levels.iter().any(|(code, _)| *code == self.rule);
        if let Some(last) = self.diagnostics.last_mut().filter(|_| !is_chosen) {
            last.severity = Severity::Warning;
        }
    }

    pub(super) fn report_left_out(&mut self, reason: LeftOutReason, merged: &MergedSchema, property: &Node) {
        // For a list, the type of its items.
        let named = merged.types().is_some_and(|types| types == Types::NONE);
        let types = if named { merged.get("type") } else { merged.get("items").and_then(|items| items.get("type")) };
        let argument = match reason {
            LeftOutReason::UnknownType => types,
            LeftOutReason::UnresolvedReference => {
                let own = merged.layers().last().and_then(reference);
                own.or_else(|| merged.get("items").and_then(reference))
            }
            _ => None,
        };
        let argument = argument.map(Node::to_json);
        self.begin(reason.as_str());
        self.report(property, argument.as_deref().as_slice());
        match (reason, types) {
            (LeftOutReason::MinimumAboveMaximum, _) => self.swap(merged, "minimum", "maximum"),
            (LeftOutReason::MinLengthAboveMaxLength, _) => self.swap(merged, "minLength", "maxLength"),
            (LeftOutReason::MinItemsAboveMaxItems, _) => self.swap(merged, "minItems", "maxItems"),
            (LeftOutReason::UnknownType, Some(types)) => self.correct_type(merged, types),
            _ => {}
        }
    }

    fn swap(&mut self, merged: &MergedSchema, lower: &str, upper: &str) {
        if let (Some(lower), Some(upper)) = (merged.get(lower), merged.get(upper)) {
            self.replace(lower.range, upper.to_json());
            self.replace(upper.range, lower.to_json());
        }
    }

    /// Replaces the name of a type in other languages, or a misspelt one.
    fn correct_type(&mut self, merged: &MergedSchema, types: &Node) {
        let Some((suggestion, format)) = types.as_str().and_then(nearest_type) else { return };
        for argument in [suggestion].into_iter().chain(format) {
            self.add_suggestion(argument);
        }
        match format {
            None => edit::replace_string(self, types.range, suggestion),
            Some(format) if merged.get("format").is_none() => {
                self.replace(types.range, ["\"string\", \"format\": \"", format, "\""].concat());
            }
            _ => {}
        }
    }
}
