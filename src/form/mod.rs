//! The form without a screen: entries, their meaning, their errors, and the result.
//!
//! A [`Form`] is made from a request's schema. Its [`Field`]s hold the entries ([`Input`]) exactly as entered; the
//! meaning ([`Answer`]) and the error ([`FieldError`]) of an entry are computed when they are needed.

mod clock;
mod companion;
mod control;
mod draft;
mod evaluate;
mod field;
mod input;
mod joint_rules;
mod keyboard;
mod lone;
mod name;
mod number_format;
mod open;
mod page_defaults;
mod prefilled;
mod refusal;
mod suggestion;
mod to_text;
mod warning;

pub use clock::{is_held, moment, offset_text, without_zone};
pub use control::Control;
pub use evaluate::{Answer, Evaluation, FieldError};
pub use field::{Field, FormItem, Owner};
pub use input::Input;
pub use keyboard::Keyboard;
pub use name::words;
pub use number_format::NumberFormat;
pub(crate) use open::{Maker, open_as};
pub use open::{open, unanswerable};
pub use refusal::Refusal;
pub(crate) use refusal::{document, not_an_elicitation};
pub use to_text::{AnswerText, answer_texts};
pub use warning::Warning;

use crate::json::{Member, Node, Object, Value, joined};
use crate::schema::{ElicitationSchema, PrimitiveSchemaDefinition as Definition};
use crate::validate::pattern::PatternMatcher;
use crate::validate::{Schema, Work};
use std::ops::Range;

/// The state of one form. Fields are counted from 0, in the order in which they are shown. The default is a form
/// without fields, for a confirmation or URL mode.
#[derive(Default)]
pub struct Form {
    /// The properties in the order in which they are shown: fields, groups of fields, and properties that are left out.
    pub items: Vec<FormItem>,
    pub fields: Vec<Field>,
    /// The language of the server's texts, if the server names it.
    pub content_language: Option<String>,
    /// True if the server sent parameters that MCP does not have, which may be what the user is to decide about.
    pub sends_more: bool,
    pub number_format: NumberFormat,
    pub warning: Option<Warning>,
    /// True if the fields are the arguments of a tool call that the user approves.
    pub is_call: bool,
    joint_rules: Option<Schema>,
}

/// The reasons why the answers cannot be sent.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct FormErrors {
    /// The fields with a missing or invalid answer, in order.
    pub fields: Vec<(usize, FieldError)>,
    /// True if valid answers violate a rule together.
    pub conflict: bool,
}

/// The work that one pass of checks over all fields may cost: about 50 ms of pattern steps. A rule beyond it is undecided,
/// which blocks nobody.
const A_PASS: usize = 100_000;

pub(crate) fn a_pass() -> Work {
    Work::new(A_PASS)
}

impl Form {
    /// Creates the form of a schema, with its defaults entered. `requested_schema` is the JSON from which `schema` was
    /// read; the fields are checked against it.
    pub fn new(schema: ElicitationSchema, requested_schema: &Node) -> Self {
        Self::of(schema, requested_schema, Maker::Server)
    }

    /// The same, for any maker. Of the arguments of a tool call, only changed ones are checked and sent, the approval as a
    /// whole is the consent, and secrets are only marked.
    fn of(schema: ElicitationSchema, requested_schema: &Node, maker: Maker) -> Self {
        let is_call = maker == Maker::Approvals;
        let mut form = Self { is_call, ..Self::default() };
        field::add_properties(&mut form, schema, requested_schema);
        form.fields.iter_mut().for_each(Field::warn);
        field::warn_of_groups(&mut form);
        if !is_call {
            form.find_companions(requested_schema, maker);
        }
        name::show_as_words(&mut form);
        form.joint_rules = joint_rules::joint_rules(requested_schema, &form.items);
        form
    }

    /// Returns the number of fields that the user has changed.
    pub fn edits(&self) -> usize {
        self.fields.iter().filter(|field| field.is_edited(&self.number_format)).count()
    }

    /// Stores the user's entry in a field.
    pub fn enter(&mut self, field: usize, input: Input) {
        if let Some(field) = self.fields.get_mut(field) {
            field.changed = true;
            field.input = input;
        }
    }

    /// Reads defaults and typed times without a time zone: `moment` converts a date and a time in the user's zone,
    /// `offset` is the zone's offset now, as in RFC 3339.
    pub fn assume_zone(&mut self, moment: &dyn Fn(&str) -> String, offset: &str) {
        let format = self.number_format;
        for field in &mut self.fields {
            field.offset = if field.has_format("time") { offset.to_owned() } else { String::new() };
        }
        for field in self.fields.iter_mut().filter(|field| field.control == Control::DateTime) {
            let Some(default) = &mut field.property.default else { continue };
            if let Some(wall) = default.as_str().and_then(without_zone) {
                *default = Node::from(Value::from(moment(&wall).as_str()));
                field.assumes_zone = true;
                field.input = field.initial(&format);
            }
        }
    }

    pub fn restore(&mut self, field: usize) {
        let format = self.number_format;
        if let Some(field) = self.fields.get_mut(field) {
            field.input = field.initial(&format);
            field.changed = false;
        }
    }

    /// Switches a field between a text and a control for date and time. A text that the control cannot hold is cleared.
    pub fn write_as_text(&mut self, field: usize, as_text: bool) {
        if let Some(field) = self.fields.get_mut(field) {
            field.control = if as_text { Control::Text } else { Control::DateTime };
            match &field.input {
                Input::Text(text) if as_text || text.is_empty() || is_held(text) => {}
                _ => field.input = Input::Text(String::new()),
            }
        }
    }

    /// Resets every field to its default, as if nothing had been entered.
    pub fn reset(&mut self) {
        let format = self.number_format;
        for field in &mut self.fields {
            field.input = field.initial(&format);
            field.changed = false;
            field.is_reported = false;
            field.decide_rules();
        }
    }

    /// Changes the number format. Defaults and entered numbers are rewritten; other texts stay.
    pub fn write_numbers_as(&mut self, format: NumberFormat) {
        let old = std::mem::replace(&mut self.number_format, format);
        if old == self.number_format {
            return;
        }
        let format = &self.number_format;
        let rewritten = |text: &str| old.read(text).map_or_else(|| text.to_owned(), |lexeme| format.write(&lexeme));
        for field in &mut self.fields {
            if field.is_default(&old) {
                field.input = field.initial(format);
                continue;
            }
            match (&mut field.input, &field.property.definition) {
                (Input::Text(text), Definition::Number(_)) => *text = rewritten(text),
                (Input::Text(text), Definition::NumberOrString(_)) if old.is_plain(text) => *text = rewritten(text),
                (Input::Text(text), Definition::StringList(list)) if list.numbers.is_some() => {
                    *text = joined(text.lines().map(rewritten), "\n");
                }
                _ => {}
            }
        }
    }

    /// Returns the value that a field contributes to the content; `None` if it is unanswered or cannot be read.
    pub fn answer(&self, field: usize) -> Option<Value> {
        self.fields.get(field).filter(|field| !self.is_closed(field))?.read(&self.number_format).ok()?
    }

    /// Returns the content as it would be sent now, in the order of the properties. It leaves out answers that cannot
    /// be read, but includes answers that violate a rule. Of a tool call, it has only the arguments that the user has
    /// changed.
    pub fn content(&self) -> Object {
        let mut members = Vec::new();
        let is_sent = |field: &&Field| !self.is_call || field.is_edited(&self.number_format);
        let answer = |index: usize| {
            let field = self.fields.get(index).filter(is_sent)?;
            Some(Member::new(field.property.name.clone(), self.answer(index)?))
        };
        for item in &self.items {
            match item {
                FormItem::Field(index) => members.extend(answer(*index)),
                FormItem::Group { property, fields, .. } => {
                    let inner: Vec<Member> = fields.clone().filter_map(answer).collect();
                    if property.required || !inner.is_empty() && self.is_answered(fields) {
                        members.push(Member::new(property.name.clone(), Value::from_iter(inner)));
                    }
                }
                FormItem::LeftOut { .. } => {}
            }
        }
        Object::new(members)
    }

    /// Returns the meaning and the error of a field's entry.
    pub fn evaluate(&self, field: usize, patterns: &dyn PatternMatcher) -> Evaluation {
        self.evaluate_at_cost(field, patterns, &a_pass())
    }

    /// The same, with a budget that several fields share.
    pub(crate) fn evaluate_at_cost(&self, field: usize, patterns: &dyn PatternMatcher, work: &Work) -> Evaluation {
        let open = self.fields.get(field).filter(|field| !self.is_closed(field));
        let Some(entered) = open else { return Evaluation::default() };
        let mut evaluation = entered.evaluate(&self.number_format, patterns, work);
        let missing = matches!(evaluation.answer, Answer::Unanswered) && evaluation.error.is_none();
        if missing && self.is_required(entered) {
            evaluation.error = Some(FieldError::Missing);
        }
        evaluation
    }

    /// Returns true if any text can be typed, and with it a secret.
    pub fn has_free_text(&self) -> bool {
        self.fields.iter().any(|field| field.is_text() || field.control == Control::List)
    }

    /// Returns true if the request asks for a secret, so that sending takes a second step (`docs/security.md` R22).
    pub fn is_secret_asked(&self) -> bool {
        let secret = Some(Warning::Secret);
        self.warning == secret || self.fields.iter().any(|field| field.warning == secret)
    }

    /// Returns the field with the warning about secrets, which stands once: the first that asks for or mentions one.
    pub fn secret_field(&self) -> Option<usize> {
        self.fields.iter().position(|field| field.warning.is_some_and(Warning::is_of_secret))
    }

    /// Returns true if a typed entry looks like a secret (`docs/security.md` R21).
    pub fn is_secret_entered(&self) -> bool {
        self.fields.iter().any(Field::looks_secret)
    }

    /// Returns every field with a missing or invalid answer, in order. All fields together have one budget.
    pub fn errors(&self, patterns: &dyn PatternMatcher) -> Vec<(usize, FieldError)> {
        let work = a_pass();
        let errors = (0..self.fields.len()).map(|field| (field, self.evaluate_at_cost(field, patterns, &work).error));
        errors.filter_map(|(field, error)| Some((field, error?))).collect()
    }

    /// Returns the content to send, or the errors of the answers. It never returns content that [`validate`](crate::validate) rejects.
    pub fn accept(&self, patterns: &dyn PatternMatcher) -> Result<Object, FormErrors> {
        let fields = self.errors(patterns);
        if !fields.is_empty() {
            return Err(FormErrors { fields, conflict: false });
        }
        let content = self.content();
        let Some(rules) = &self.joint_rules else { return Ok(content) };
        let report = rules.check(&Node::from(Value::Object(content.clone())), patterns, &a_pass());
        if report.errors.is_empty() { Ok(content) } else { Err(FormErrors { fields, conflict: true }) }
    }

    /// Returns true if a field must be answered. In an optional object, this holds only once the object has an answer.
    pub fn is_required(&self, field: &Field) -> bool {
        let text = field.companion.and_then(|text| self.fields.get(text));
        let is_instead = text.is_some_and(|text| self.replaces_choice(field, text));
        // The option in front of a text asks for it.
        let is_asked_by_choice = field.owner.is_some_and(|owner| owner.option.is_some()) && !self.is_closed(field);
        field.property.required && self.is_group_sent(field) && !is_instead || is_asked_by_choice
    }

    /// Returns true if the object of a field will be sent, or if the field is in none.
    fn is_group_sent(&self, field: &Field) -> bool {
        let group = field.group.and_then(|group| self.items.get(group));
        let Some(FormItem::Group { property, fields, .. }) = group else { return true };
        property.required || self.is_answered(fields)
    }

    /// Returns true if a field's answer is in the content as it would be sent now.
    pub fn is_sent(&self, field: usize) -> bool {
        self.fields.get(field).is_some_and(|entered| self.is_group_sent(entered)) && self.answer(field).is_some()
    }

    /// Returns true if an optional object is answered: the user has entered something in it, or its defaults form a
    /// complete answer.
    fn is_answered(&self, fields: &Range<usize>) -> bool {
        let fields = || fields.clone().filter_map(|index| self.fields.get(index));
        let entered = |field: &Field| field.changed && !field.is_default(&self.number_format);
        fields().any(|field| !field.is_unanswered())
            && (fields().any(|field| entered(field) && !field.is_unanswered())
                || fields().all(|field| !field.property.required || !field.is_unanswered()))
    }
}
