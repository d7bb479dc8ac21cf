//! A rule: its code, its sentences and its checks.

#![allow(clippy::indexing_slicing, reason = "the functions that index run at compile time")]

use super::{
    Findings, Severity,
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite, TextSite},
};
use crate::message::fault_sentence::TEMPLATES;

type Text = &'static str;

/// A rule. In a sentence, `{0}` stands for an argument of the finding, and a part in brackets is omitted if its argument
/// is missing.
#[derive(Clone, Copy)]
pub(super) struct Rule {
    /// The code, the message, and the help.
    texts: [Text; 3],
    facts: Facts,
}

/// The properties of a rule.
#[derive(Clone, Copy)]
pub(super) struct Facts {
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
        let facts = Facts { severity: Severity::Error, keeps_answers: false, checks };
        Self { texts: [code, message, help], facts }
    }

    pub(super) const fn warning(code: Text, message: Text, help: Text, checks: &'static [RuleCheck]) -> Self {
        Self::error(code, message, help, checks).with_severity(Severity::Warning)
    }

    pub(super) const fn note(code: Text, message: Text, help: Text, checks: &'static [RuleCheck]) -> Self {
        Self::error(code, message, help, checks).with_severity(Severity::Note)
    }

    /// A fault, whose message the card's hosts receive too.
    pub(super) const fn fault(code: Text, help: Text) -> Self {
        let mut templates = TEMPLATES.as_slice();
        while let [(known, message), rest @ ..] = templates {
            if is_equal(known.as_bytes(), code.as_bytes()) {
                return Self::error(code, message, help, &[]);
            }
            templates = rest;
        }
        Self::error(code, "", help, &[])
    }

    pub(super) const fn keeps_answers(self) -> Self {
        Self { facts: Facts { keeps_answers: true, ..self.facts }, ..self }
    }

    const fn with_severity(self, severity: Severity) -> Self {
        Self { facts: Facts { severity, ..self.facts }, ..self }
    }
}

const fn is_equal(mut a: &[u8], mut b: &[u8]) -> bool {
    while let ([x, more_a @ ..], [y, more_b @ ..]) = (a, b) {
        if *x != *y {
            return false;
        }
        (a, b) = (more_a, more_b);
    }
    a.is_empty() && b.is_empty()
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

/// Returns the properties of each rule; the rules themselves need not be in the module.
pub(super) const fn facts<const COUNT: usize>(rules: &[Rule; COUNT]) -> [Facts; COUNT] {
    let mut all = [rules[0].facts; COUNT];
    let mut at = 0_usize;
    while at < COUNT {
        all[at] = rules[at].facts;
        at = at.saturating_add(1);
    }
    all
}

/// Returns the number of bytes of [`lines`].
pub(super) const fn length(mut rules: &[Rule], column: usize) -> usize {
    let mut sum = 0_usize;
    while let [rule, rest @ ..] = rules {
        sum = sum.saturating_add(rule.texts[column].len()).saturating_add(1);
        rules = rest;
    }
    sum
}

/// Joins a text of each rule to lines, because a pointer for each text would take half as much room again.
pub(super) const fn lines<const LENGTH: usize>(mut rules: &[Rule], column: usize) -> [u8; LENGTH] {
    let mut lines = [b'\n'; LENGTH];
    let mut room: &mut [u8] = &mut lines;
    while let [rule, rest @ ..] = rules {
        let text = rule.texts[column].as_bytes();
        let (line, after) = room.split_at_mut(text.len());
        line.copy_from_slice(text);
        (_, room) = after.split_at_mut(1);
        rules = rest;
    }
    lines
}
