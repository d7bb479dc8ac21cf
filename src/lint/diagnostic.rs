use super::code::Code;
use super::severity::Severity;
use crate::json::{Node, Pointer, Range, shortened};
use crate::message::fault::fill;

/// Something that was found in a request. Its sentences are English only: each is in the row of its code, that of an error in
/// `message::fault`.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagnostic {
    /// What was found.
    pub code: Code,
    /// How much it weighs.
    pub severity: Severity,
    /// Where: from the root of what was read. What is missing is found in the object that lacks it.
    pub location: Pointer,
    /// The place in the text.
    pub range: Option<Range>,
    /// Names and arguments for the sentence, in its order.
    pub arguments: Vec<String>,
    /// What puts it right, where that is certain.
    pub fix: Option<Fix>,
    /// Whether the official client refuses the whole request because of it.
    pub is_refused: bool,
}

impl Diagnostic {
    /// What was found, in one sentence.
    ///
    /// ```
    /// use mcp_elicitation::lint::lint;
    /// let diagnostics = lint(r#"{"requestedSchema": {"type": "object", "properties": {}}}"#, None);
    /// assert_eq!(diagnostics[0].message(), "The request has no “message”.");
    /// assert_eq!(diagnostics[0].help(), "Say in “message” what is asked, and why.");
    /// ```
    pub fn message(&self) -> String {
        let mut message = fill(self.code.message(), &self.arguments);
        if self.is_refused {
            message.push(' ');
            message.push_str(Code::REFUSED_BY_CLIENT.message());
        }
        message
    }

    /// What the server's author can do about it.
    pub fn help(&self) -> String {
        fill(self.code.help(), &self.arguments)
    }

    /// Whether the fix changes nothing that is sent.
    pub fn keeps_answers(&self) -> bool {
        // Where a text was asked for, a date is asked for in another field.
        Code::KEEPING.contains(&self.code) && !self.arguments.get(1).is_some_and(|format| format.starts_with("date"))
    }
}

/// Changes of the text that belong together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fix {
    /// The changes; they do not overlap.
    pub edits: Vec<Edit>,
}

/// One change of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; empty where something is put in.
    pub range: Range,
    /// The new text.
    pub text: String,
}

/// More findings than this of one text help nobody, nor do more bytes of their locations.
pub(super) const MOST: usize = 1_000;
pub(super) const MOST_BYTES: usize = 4 << 20;

/// What is asked for of a rule: how much its findings weigh, or, with none, that nothing is found by it. Of two for one code
/// the last counts.
pub type Level = (Code, Option<Severity>);

/// What was found so far. Locations are worked out at the end.
#[derive(Default)]
pub(super) struct Found {
    /// What is asked for of some rules.
    pub levels: Vec<Level>,
    pub diagnostics: Vec<Diagnostic>,
    /// Of each diagnostic, the place in the text of the value that it speaks of; none where its location is known.
    pub values: Vec<Option<Range>>,
    /// Whether the last was one too many, or is off: then what belongs to it is not kept either.
    dropped: bool,
    /// The bytes of the locations that are known.
    bytes: usize,
}

impl Found {
    pub(super) fn new(levels: &[Level]) -> Self {
        Self { levels: levels.to_vec(), ..Self::default() }
    }

    /// Adds something found at a value, with names and arguments for its sentence.
    #[inline(never)]
    pub(super) fn say(&mut self, code: Code, value: &Node, arguments: &[&str]) {
        self.say_of_text(code, Pointer::root(), Some(value.range), None, arguments);
    }

    /// Adds something found at `location`.
    #[inline(never)]
    pub(super) fn say_at(&mut self, code: Code, location: Pointer, arguments: &[&str]) {
        self.say_of_text(code, location, None, None, arguments);
    }

    /// Adds something found at a value, or else at `location`, and marked at `range`.
    #[inline(never)]
    pub(super) fn say_of_text(
        &mut self,
        code: Code,
        location: Pointer,
        value: Option<Range>,
        range: Option<Range>,
        arguments: &[&str],
    ) {
        // What makes a request one that cannot be answered is said however much was found.
        let severity = self.severity_of(code).filter(|_| !self.is_full() || code.severity() == Severity::Error);
        self.dropped = severity.is_none();
        let Some(severity) = severity else { return };
        self.bytes = self.bytes.saturating_add(location.as_str().len());
        let arguments = arguments.iter().map(|argument| shortened(argument)).collect();
        self.values.push(value);
        self.diagnostics.push(Diagnostic { code, severity, location, range, arguments, fix: None, is_refused: false });
    }

    /// How much a finding weighs; none where the rule is off.
    fn severity_of(&self, code: Code) -> Option<Severity> {
        let level = self.levels.iter().rev().find(|(other, _)| *other == code);
        level.map_or_else(|| (!code.is_silent()).then(|| code.severity()), |(_, severity)| *severity)
    }

    /// Adds a change of the text at `range` to what was found last.
    #[inline(never)]
    pub(super) fn replace(&mut self, range: Range, text: String) {
        if let Some(last) = self.diagnostics.last_mut().filter(|_| !self.dropped) {
            last.fix.get_or_insert_default().edits.push(Edit { range, text });
        }
    }

    /// Adds what the author may have meant to what was found last.
    pub(super) fn add_suggestion(&mut self, suggestion: Option<&str>) {
        if let (Some(last), Some(suggestion), false) = (self.diagnostics.last_mut(), suggestion, self.dropped) {
            last.arguments.push(suggestion.to_owned());
        }
    }

    /// Whether so much was found that more helps nobody.
    pub(super) fn is_full(&self) -> bool {
        self.values.len() > MOST || self.bytes > MOST_BYTES
    }
}
