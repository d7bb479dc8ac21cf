//! A rule: its code, its sentences and its checks.

#![allow(clippy::indexing_slicing, reason = "the functions that index run at compile time")]

use super::{
    Findings, Severity,
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite, TextSite},
};

type Text = &'static str;

/// A rule. In a sentence, `{0}` stands for an argument of the finding, and a part in brackets is omitted if its argument
/// is missing.
#[derive(Clone, Copy)]
pub(super) struct Rule {
    pub code: Text,
    pub message: Text,
    pub help: Text,
    pub severity: Severity,
    /// True if its fix changes neither the possible answers nor the prefilled values.
    pub keeps_answers: bool,
    pub checks: &'static [RuleCheck],
}

/// A check, by the part of a request that it visits.
#[derive(Clone, Copy)]
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

impl Rule {
    pub(super) const fn error(code: Text, message: Text, help: Text, checks: &'static [RuleCheck]) -> Self {
        Self { code, message, help, severity: Severity::Error, keeps_answers: false, checks }
    }

    pub(super) const fn warning(code: Text, message: Text, help: Text, checks: &'static [RuleCheck]) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, message, help, checks) }
    }

    pub(super) const fn note(code: Text, message: Text, help: Text, checks: &'static [RuleCheck]) -> Self {
        Self { severity: Severity::Note, ..Self::error(code, message, help, checks) }
    }

    /// A fault, whose message is in `message::fault_sentence`, because the card's hosts receive it too.
    pub(super) const fn fault(code: Text, help: Text) -> Self {
        Self::error(code, "", help, &[])
    }

    pub(super) const fn keeps_answers(self) -> Self {
        Self { keeps_answers: true, ..self }
    }
}

/// Joins lists of rules.
pub(super) const fn joined<const COUNT: usize>(mut lists: &[&[Rule]]) -> [Rule; COUNT] {
    let mut all = [lists[0][0]; COUNT];
    let mut room: &mut [Rule] = &mut all;
    while let [list, rest @ ..] = lists {
        let (rules, after) = room.split_at_mut(list.len());
        rules.copy_from_slice(list);
        (room, lists) = (after, rest);
    }
    all
}
