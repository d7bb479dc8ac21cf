use super::code::{Code, Severity};
use crate::json::{Node, Pointer, Range, shortened};
use crate::message::fill;

/// A finding about a request. Its sentences, in English only, are in its rule's file or in `message::fault_sentence`.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagnostic {
    /// The kind of finding.
    pub code: Code,
    /// The severity.
    pub severity: Severity,
    /// The location from the root of the document. For a missing member, it is that of the object that lacks it.
    pub location: Pointer,
    /// The range in the text.
    pub range: Option<Range>,
    /// The arguments of the sentence, in its order.
    pub arguments: Vec<String>,
    /// The edits that together fix it, which do not overlap; empty if no fix is certain.
    pub fix: Vec<Edit>,
    /// True if the official client rejects the whole request because of it.
    pub is_refused: bool,
}

impl Diagnostic {
    /// Returns one sentence that describes the finding.
    ///
    /// ```
    /// use mcp_elicitation::lint::lint;
    /// let diagnostics = lint(r#"{"requestedSchema": {"type": "object", "properties": {}}}"#, None);
    /// assert_eq!(diagnostics[0].message(), "The request has no “message”.");
    /// assert_eq!(diagnostics[0].help(), "Say in “message” what is asked, and why.");
    /// ```
    pub fn message(&self) -> String {
        let message = fill(self.code.message(), &self.arguments);
        match Code::find("refused-by-client").filter(|_| self.is_refused) {
            Some(refused) => [&message, " ", refused.message()].concat(),
            None => message,
        }
    }

    /// Returns one sentence that tells the author of the server how to fix it.
    pub fn help(&self) -> String {
        fill(self.code.help(), &self.arguments)
    }

    /// Returns true if the fix does not change the answers.
    pub fn keeps_answers(&self) -> bool {
        // Changing a text to a date changes the control, and with it the answers.
        let keeps_answers = self.code.rule().is_some_and(|rule| rule.keeps_answers);
        keeps_answers && !self.arguments.get(1).is_some_and(|format| format.starts_with("date"))
    }
}

/// One edit of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The range to replace; empty for an insertion.
    pub range: Range,
    /// The new text.
    pub text: String,
}

/// The maximum number of findings about one text, and of bytes in their locations.
pub(super) const MOST: usize = 1_000;
pub(super) const MOST_BYTES: usize = 4 << 20;

/// The severity that a user of `lint` chose for a rule; `None` switches the rule off. The last one for a code counts.
pub type Level = (Code, Option<Severity>);

/// The findings so far. Their locations are computed at the end.
#[derive(Default)]
pub(super) struct Findings {
    /// The rule that is being checked.
    pub rule: Code,
    pub levels: Vec<Level>,
    pub diagnostics: Vec<Diagnostic>,
    /// For each finding, the range of the value that it is about; `None` if its location is already known.
    pub values: Vec<Option<Range>>,
    /// True if the last finding was dropped, because its rule is off or there are too many; then its edits are dropped
    /// too.
    dropped: bool,
    /// The bytes of the locations that are known.
    bytes: usize,
}

impl Findings {
    /// Makes `name` the rule of the next findings.
    pub(super) fn begin(&mut self, name: &str) {
        self.rule = Code::find(name).unwrap_or_default();
    }

    /// Adds a finding of the rule about a value, with the arguments of its sentence.
    #[inline(never)]
    pub(super) fn report(&mut self, value: &Node, arguments: &[&str]) {
        self.report_range(Pointer::root(), Some(value.range), None, arguments);
    }

    /// Adds a finding about a value, or else at `location`, that marks `range`.
    #[inline(never)]
    pub(super) fn report_range(
        &mut self,
        location: Pointer,
        value: Option<Range>,
        range: Option<Range>,
        arguments: &[&str],
    ) {
        let code = self.rule;
        let level = self.levels.iter().rev().find(|(other, _)| *other == code);
        let severity = level.map_or_else(|| Some(code.severity()), |(_, severity)| *severity);
        // Errors are reported even if there are too many findings.
        let severity = severity.filter(|_| !self.is_full() || code.severity() == Severity::Error);
        self.dropped = severity.is_none();
        let Some(severity) = severity else { return };
        self.bytes = self.bytes.saturating_add(location.as_str().len());
        let arguments = arguments.iter().map(|argument| shortened(argument)).collect();
        self.values.push(value);
        self.diagnostics.push(Diagnostic {
            code,
            severity,
            location,
            range,
            arguments,
            fix: Vec::new(),
            is_refused: false,
        });
    }

    /// Adds an edit at `range` to the last finding.
    #[inline(never)]
    pub(super) fn replace(&mut self, range: Range, text: String) {
        if let Some(last) = self.diagnostics.last_mut().filter(|_| !self.dropped) {
            last.fix.push(Edit { range, text });
        }
    }

    /// Adds the name that the author may have meant to the last finding.
    pub(super) fn add_suggestion(&mut self, suggestion: &str) {
        if let Some(last) = self.diagnostics.last_mut().filter(|_| !self.dropped) {
            last.arguments.push(suggestion.to_owned());
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.values.len() > MOST || self.bytes > MOST_BYTES
    }
}
