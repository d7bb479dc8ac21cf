//! Findings from the results of other layers: the faults of unanswerable requests, and properties that are left out.

use super::{Code, Findings, Severity, edit, suggest::nearest};
use crate::{
    json::{Fault, Node, Pointer, Range},
    schema::{LeftOutReason, MergedSchema, Types, reference},
};

impl Findings {
    /// Reports a fault, which makes the request unanswerable.
    pub(super) fn report_fault(&mut self, fault: &Fault, value: Option<Range>, range: Option<Range>) {
        let arguments: Vec<&str> = fault.arguments.iter().map(String::as_str).collect();
        self.report_range(Code::of(fault.code), fault.location.clone(), value, range, &arguments);
    }

    /// Reports a default that is too long: it is dropped, and the request can still be answered.
    pub(super) fn report_long_default(&mut self, default: &Node, (counted, got, most): (&str, usize, usize)) {
        if self.is_full() {
            return;
        }
        let fault = Fault::over_limit(Pointer::root(), counted, got, most);
        self.report_fault(&fault, Some(default.range), None);
        // A severity that was chosen for the rule takes precedence.
        let is_asked = self.levels.iter().any(|(code, _)| *code == Code::OVER_LIMIT);
        if let Some(last) = self.diagnostics.last_mut().filter(|_| !is_asked) {
            last.severity = Severity::Warning;
        }
    }

    /// Reports a property that is left out.
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
        self.report(Code::of(reason.as_str()), property, argument.as_deref().as_slice());
        let bounds = match reason {
            LeftOutReason::MinimumAboveMaximum => Some(("minimum", "maximum")),
            LeftOutReason::MinLengthAboveMaxLength => Some(("minLength", "maxLength")),
            LeftOutReason::MinItemsAboveMaxItems => Some(("minItems", "maxItems")),
            _ => None,
        };
        if let Some((Some(lower), Some(upper))) = bounds.map(|(lower, upper)| (merged.get(lower), merged.get(upper))) {
            self.replace(lower.range, upper.to_json());
            self.replace(upper.range, lower.to_json());
        }
        if let (LeftOutReason::UnknownType, Some(name)) = (reason, types.and_then(Node::as_str)) {
            let (suggestion, format) = match name {
                "int" | "long" => (Some("integer"), None),
                "float" | "double" => (Some("number"), None),
                "bool" => (Some("boolean"), None),
                "str" | "text" => (Some("string"), None),
                "date" => (Some("string"), Some("date")),
                "datetime" | "date-time" => (Some("string"), Some("date-time")),
                "list" => (Some("array"), None),
                _ => (nearest(name, &mut Types::ALL.as_names()), None),
            };
            self.add_suggestion(suggestion);
            self.add_suggestion(format);
            match (format, types, suggestion) {
                (Some(format), Some(types), _) if merged.get("format").is_none() => {
                    self.replace(types.range, ["\"string\", \"format\": \"", format, "\""].concat());
                }
                (Some(_), ..) => {}
                (_, Some(types), Some(suggestion)) => edit::replace_string(self, types.range, suggestion),
                _ => {}
            }
        }
    }
}
