//! A rule: its code, its sentences and its checks.

use super::{
    Findings, Severity,
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite, TextSite},
};

/// A rule. In a sentence, `{0}` stands for an argument of the finding, and a part in brackets is omitted if its argument
/// is missing.
pub(super) struct Rule {
    /// Its code, the message and the help for the server's author, in a line each. A single text is smaller than three.
    pub text: &'static str,
    pub severity: Severity,
    /// True if its fix changes neither the possible answers nor the prefilled values.
    pub keeps_answers: bool,
    pub checks: &'static [RuleCheck],
}

pub(super) enum RuleCheck {
    Request(fn(&RequestSite, &mut Findings)),
    /// A schema as a whole.
    Schema(fn(&SchemaSite, &mut Findings)),
    Property(fn(&PropertySite, &mut Findings)),
    /// Each option, as the schema has it.
    Option(fn(&OptionSite, &mut Findings)),
    /// Each keyword of each schema.
    Keyword(fn(&KeywordSite, &mut Findings)),
    /// Each text of the server that people see or send.
    Text(fn(&TextSite, &mut Findings)),
}

/// Makes a rule of its severity, code, message, help and checks.
macro_rules! rule {
    ($severity:ident, $code:literal, $message:expr, $help:literal, $checks:expr $(,)?) => {
        $crate::lint::rule::Rule {
            text: concat!($code, "\n", $message, "\n", $help),
            severity: $crate::lint::Severity::$severity,
            keeps_answers: false,
            checks: $checks,
        }
    };
}
macro_rules! error { ($($of:tt)*) => { $crate::lint::rule::rule!(Error, $($of)*) }; }
macro_rules! warning { ($($of:tt)*) => { $crate::lint::rule::rule!(Warning, $($of)*) }; }
macro_rules! note { ($($of:tt)*) => { $crate::lint::rule::rule!(Note, $($of)*) }; }
pub(super) use {error, note, rule, warning};

impl Rule {
    pub(super) const fn keeps_answers(self) -> Self {
        Self { keeps_answers: true, ..self }
    }
}
