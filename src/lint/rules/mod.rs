//! The rules, one in each file. A file is named after its code, and its head is the page that explains it. A new rule
//! needs its file, its name in this list, and a case in `tests/suite/lint.json`.

use super::code::{Code, Severity};
use super::rule::Rule;
use crate::message::fault_sentence::template;

mod fault;
mod left_out;

/// Declares the files of rules, and the list of their rules.
macro_rules! rules {
    ($($file:ident)*) => {
        $(pub(super) mod $file;)*
        const FILES: &[Rule] = &[$($file::RULE),*];
    };
}

// Findings at the same place and of the same severity are sorted in this order.
rules! {
    unknown_root_type outside_dialect invalid_url blocked_scheme userinfo missing_properties
    missing_requested_schema missing_elicitation_id misspelt_parameter blank_message unfilled_placeholder insecure
    duplicate_name newer_than_revision unknown_keyword invalid_keyword_value keyword_of_another_type
    inexact_multiple keyword_outside_standard ignored_keyword unknown_format pattern_invalid pattern_without_u
    unsafe_number root_type refused_by_client required_in_property missing_type nullable union fixed_value
    nested_object array_without_options default_invalid misplaced_options literal_union lost_options
    enum_of_non_strings enum_names_length option_without_const option_refused untitled_option duplicate_options
    equal_titles hidden_characters mixed_scripts link_in_form_text confusable_options secret_solicitation
    unknown_parameter inert_keyword enum_names_deprecated number_format generic_title type_in_text missing_title
}

const RULES: [&[Rule]; 3] = [fault::RULES, left_out::RULES, FILES];

pub(super) fn all() -> impl Iterator<Item = (Code, &'static Rule)> {
    (0..=u8::MAX).map(Code).zip(RULES.into_iter().flatten())
}

impl Code {
    /// Returns the code called `name`.
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|code| code.as_str() == name)
    }

    /// Returns the code's name, such as `unknown-keyword`.
    pub fn as_str(self) -> &'static str {
        self.line(0)
    }

    /// Returns the default severity of its findings.
    pub fn severity(self) -> Severity {
        self.rule().map_or(Severity::Note, |rule| rule.severity)
    }

    /// Returns the template of the message.
    pub fn message(self) -> &'static str {
        let message = self.line(1);
        if message.is_empty() { template(self.as_str()) } else { message }
    }

    /// Returns the template of the help for the server's author.
    pub fn help(self) -> &'static str {
        self.line(2)
    }

    /// Returns all codes.
    pub fn all() -> impl Iterator<Item = Self> {
        all().map(|(code, _)| code)
    }

    fn line(self, at: usize) -> &'static str {
        self.rule().and_then(|rule| rule.text.split('\n').nth(at)).unwrap_or_default()
    }

    pub(super) fn rule(self) -> Option<&'static Rule> {
        RULES.into_iter().flatten().nth(usize::from(self.0))
    }
}
