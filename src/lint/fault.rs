//! Diagnostics of the faults that other layers find: they make a request one that cannot be answered.

use super::{Code, Found, Severity, edit, suggest::nearest};
use crate::{
    json::{MAX_DIGITS, Node, Pointer, Range, SyntaxError, SyntaxErrorKind, digits},
    protocol::{RequestFault, RequestFaultKind},
    schema::{LeftOutReason, Limit, Merged, SchemaFault, SchemaFaultKind, Types, reference},
};

impl Found {
    /// Speaks of a text that is not JSON.
    pub(super) fn say_of_syntax(&mut self, error: &SyntaxError) {
        let code = match error.kind {
            SyntaxErrorKind::LongNumber => {
                return self.say_of_limit(Pointer::root(), Limit::Digits, MAX_DIGITS, MAX_DIGITS);
            }
            SyntaxErrorKind::TooDeep => Code::TOO_DEEP,
            _ => Code::INVALID_JSON,
        };
        let at = Range { start: error.at, end: error.at };
        self.say_of_text(code, Pointer::root(), None, Some(at), &[]);
    }

    /// Speaks of a fault of a request.
    pub(super) fn say_of_request(&mut self, fault: &RequestFault) {
        let arguments: &[&str] = match &fault.kind {
            RequestFaultKind::ModeUnknown(mode) => &[mode],
            _ => &[],
        };
        self.say_at(Code::of_fault(fault.code()), fault.location.clone(), arguments);
    }

    /// Speaks of a fault of the schema at `base`.
    pub(super) fn say_of_schema(&mut self, fault: &SchemaFault, base: &Pointer) {
        let location = absolute(base, &fault.location);
        let arguments: &[&str] = match &fault.kind {
            SchemaFaultKind::OverLimit { limit, got, most } => {
                return self.say_of_limit(location, *limit, *got, *most);
            }
            SchemaFaultKind::RequiredWithoutProperty(name) => &[name],
            SchemaFaultKind::RequiredUnanswerable { name, reason } => &[name, reason.code()],
            _ => &[],
        };
        self.say_at(Code::of_fault(fault.code()), location, arguments);
    }

    /// Speaks of something of which there is too much.
    pub(super) fn say_of_limit(&mut self, location: Pointer, limit: Limit, got: usize, most: usize) {
        // What is not counted to its end is more than there may be.
        let got = [if got > most { "" } else { "more than " }, &digits(got.max(most))].concat();
        self.say_at(Code::OVER_LIMIT, location, &[&got, counted(limit), &digits(most)]);
    }

    /// Speaks of a default that is too long: it is dropped, and the request can be answered all the same.
    pub(super) fn say_of_long_default(&mut self, default: &Node, (limit, got, most): (Limit, usize, usize)) {
        if self.is_full() {
            return;
        }
        self.say(Code::OVER_LIMIT, default, &[&digits(got), counted(limit), &digits(most)]);
        if let Some(last) = self.diagnostics.last_mut() {
            last.severity = Severity::Warning;
        }
    }

    /// Speaks of a property that is left out.
    pub(super) fn say_of_left_out(&mut self, reason: LeftOutReason, merged: &Merged, property: &Node) {
        let types = merged.get("type");
        let argument = match reason {
            LeftOutReason::UnknownType => types,
            LeftOutReason::UnresolvedReference => merged.layers().last().and_then(reference),
            _ => None,
        };
        let argument = argument.map(Node::to_json);
        self.say(Code::of_left_out(reason.code()), property, argument.as_deref().as_slice());
        if let (LeftOutReason::UnknownType, Some(name)) = (reason, types.and_then(Node::as_str)) {
            let suggestion = match name {
                "int" | "long" => Some("integer"),
                "float" | "double" => Some("number"),
                "bool" => Some("boolean"),
                "str" | "text" | "date" | "datetime" | "date-time" => Some("string"),
                "list" => Some("array"),
                _ => nearest(name, &mut Types::ALL.as_names()),
            };
            self.add_suggestion(suggestion);
            match (name, types, suggestion) {
                ("date", ..) => self.add_suggestion(Some("date")),
                ("datetime" | "date-time", ..) => self.add_suggestion(Some("date-time")),
                (_, Some(types), Some(suggestion)) => edit::replace_name(self, types.range, suggestion),
                _ => {}
            }
        }
    }
}

/// What a limit counts.
fn counted(limit: Limit) -> &'static str {
    match limit {
        Limit::Text => "bytes",
        Limit::Properties => "properties",
        Limit::Options => "options",
        Limit::Name => "characters in a name",
        Limit::Digits => "characters in a number",
        Limit::ListDefault => "entries in a default",
        Limit::TextDefault => "characters in a default",
        Limit::Work => "steps of work to read and to show it",
    }
}

/// A place within the schema at `base`, from the root of what was read.
pub(super) fn absolute(base: &Pointer, location: &Pointer) -> Pointer {
    Pointer::from([base.as_str(), location.as_str()].concat().as_str())
}
