//! Diagnostics of the faults that other rooms find: they make a request one that cannot be answered.

use super::{Code, Diagnostic};
use crate::{
    json::{Pointer, SyntaxError, SyntaxErrorKind},
    protocol::{RequestFault, RequestFaultKind},
    schema::{LeftOutReason, Limit, SchemaFault, SchemaFaultKind},
};

impl Diagnostic {
    /// Speaks of a text that is not JSON.
    pub fn of_syntax(error: &SyntaxError) -> Self {
        let code = match error.kind {
            SyntaxErrorKind::TooDeep => Code::TOO_DEEP,
            _ => Code::INVALID_JSON,
        };
        let range = crate::json::Range { start: error.at, end: error.at };
        Self { range: Some(range), ..Self::new(code, Pointer::root()) }
    }

    /// Speaks of a text that is `got` bytes long and may be `most`.
    pub fn of_text(got: usize, most: usize) -> Self {
        Self::over_limit(Pointer::root(), Limit::Text, got, most)
    }

    /// Speaks of a fault of a request.
    pub fn of_request(fault: &RequestFault) -> Self {
        let diagnostic = Self::new(Code::of_fault(fault.code()), fault.location.clone());
        match &fault.kind {
            RequestFaultKind::ModeUnknown(mode) => diagnostic.with(mode),
            _ => diagnostic,
        }
    }

    /// Speaks of a fault of the schema at `base`.
    pub fn of_schema(fault: &SchemaFault, base: &Pointer) -> Self {
        let location = absolute(base, &fault.location);
        match &fault.kind {
            SchemaFaultKind::OverLimit { limit, got, most } => Self::over_limit(location, *limit, *got, *most),
            SchemaFaultKind::RequiredWithoutProperty(name) => {
                Self::new(Code::REQUIRED_WITHOUT_PROPERTY, location).with(name.as_str())
            }
            SchemaFaultKind::RequiredUnanswerable { name, reason } => {
                Self::new(Code::REQUIRED_UNANSWERABLE, location).with(name.as_str()).with(reason.code())
            }
            _ => Self::new(Code::of_fault(fault.code()), location),
        }
    }

    /// Speaks of a property that is left out.
    pub fn of_left_out(reason: &LeftOutReason, location: Pointer) -> Self {
        let diagnostic = Self::new(Code::of_left_out(reason.code()), location);
        match reason {
            LeftOutReason::UnknownType(text) | LeftOutReason::UnresolvedReference(text) => diagnostic.with(text),
            LeftOutReason::UnsupportedKeyword(keyword) => diagnostic.with(*keyword),
            LeftOutReason::RequiredInside(name) => diagnostic.with(name.as_str()),
            _ => diagnostic,
        }
    }

    fn over_limit(location: Pointer, limit: Limit, got: usize, most: usize) -> Self {
        let what = match limit {
            Limit::Text => "bytes",
            Limit::Properties => "properties",
            Limit::Options => "options",
            Limit::Name => "characters in a name",
        };
        Self::new(Code::OVER_LIMIT, location).with(got.to_string()).with(what).with(most.to_string())
    }
}

/// A place within the schema at `base`, from the root of what was read.
pub(super) fn absolute(base: &Pointer, location: &Pointer) -> Pointer {
    Pointer::from(format!("{base}{location}").as_str())
}
