//! What is wrong with a request, for the server's author.
//!
//! [`lint`] finds everything; [`unanswerable`] finds only what makes a request one that cannot be answered, and is all that
//! a form needs. Each finding is a [`Diagnostic`] with a [`Code`]; its sentence is in `message::diagnostic`. The rules are
//! in `rules/`, one a file.

mod code;
mod diagnostic;
mod dialect;
mod edit;
mod fault;
mod keyword;
mod rules;
mod site;
mod suggest;

pub use code::Code;
use diagnostic::Found;
pub use diagnostic::{Diagnostic, Edit, Fix, Severity};
pub use rules::{asks_consent, asks_for_secret};

use crate::{
    json::{Document, Node, Pointer, Range, Text, Value, parse, sorted},
    protocol::{ElicitRequest, Located, Mode, Revision, locate},
    schema::{ElicitationSchema, Limit, Limits, Merged, PrimitiveSchemaDefinition, Property, SchemaFaultKind},
    validate::pattern::{Engine, PatternMatcher},
};
use fault::absolute;
use site::{KeywordSite, PropertySite, RequestSite, SchemaSite, Settings, TextSite, visit_keywords};

/// More findings than this of one text help nobody.
const MOST: usize = 1_000;
const MOST_DUPLICATES: usize = 100;

/// Finds what is wrong with a request, or with what is not one: a JSON-RPC request, its parameters, a bare schema, or a
/// result with `inputRequests`. With a `revision`, what it does not have yet, and what it has no longer, is found too.
/// Patterns are looked at by the built-in matcher.
///
/// ```
/// use mcp_elicitation::lint::lint;
/// let text = r#"{"message": "Name?", "requestedSchema": {"type": "object",
///     "properties": {"name": {"type": "string", "minlength": 3, "description": "Yours"}}}}"#;
/// let diagnostics = lint(text, None);
/// assert_eq!(diagnostics[0].code.as_str(), "unknown-keyword");
/// assert_eq!(diagnostics[0].location.as_str(), "/requestedSchema/properties/name/minlength");
/// assert_eq!(diagnostics[0].figures, ["minlength", "minLength"]);
/// ```
pub fn lint(text: &str, revision: Option<Revision>) -> Vec<Diagnostic> {
    lint_with(text, revision, Some(&Engine::new()), &Limits::DEFAULT)
}

/// Does what [`lint`] does, within `limits`, and with `patterns` to look at each `pattern`; with `None`, nothing is said of
/// patterns.
pub fn lint_with(
    text: &str,
    revision: Option<Revision>,
    patterns: Option<&dyn PatternMatcher>,
    limits: &Limits,
) -> Vec<Diagnostic> {
    let mut found = Found::default();
    let Some(document) = read(text, limits, &mut found) else { return found.0 };
    for located in &locate_all(&document, &mut found) {
        lint_request(located, Settings { revision, patterns }, limits, &mut found);
    }
    for duplicate in document.duplicates.iter().take(MOST_DUPLICATES) {
        say_of_duplicate(text, &document.root, *duplicate, &mut found);
    }
    finish(found, &document.root)
}

/// Finds what makes a request one that cannot be answered, and nothing else; it is empty for one that can.
pub fn unanswerable(text: &str, limits: &Limits) -> Vec<Diagnostic> {
    let mut found = Found::default();
    let Some(document) = read(text, limits, &mut found) else { return found.0 };
    for located in &locate_all(&document, &mut found) {
        match ElicitRequest::read(located) {
            Err(faults) => faults.iter().for_each(|fault| found.say_of_request(fault)),
            Ok(ElicitRequest::Form { requested_schema: Some(schema), schema_location, .. }) => {
                let faults = ElicitationSchema::read_within(&schema, limits).err().unwrap_or_default();
                faults.iter().for_each(|fault| found.say_of_schema(fault, &schema_location));
            }
            Ok(_) => {}
        }
    }
    finish(found, &document.root)
}

/// Reads a text, unless it is too large to be looked at.
fn read(text: &str, limits: &Limits, found: &mut Found) -> Option<Document> {
    if text.len() > limits.text {
        found.say_of_limit(Pointer::root(), Limit::Text, text.len(), limits.text);
        return None;
    }
    parse(text).map_err(|error| found.say_of_syntax(&error)).ok()
}

fn locate_all<'a>(document: &'a Document, found: &mut Found) -> Vec<Located<'a>> {
    let located = locate(&document.root);
    if located.is_empty() {
        found.say(Code::NOT_AN_ELICITATION, Pointer::root(), &[]);
    }
    located
}

fn lint_request(located: &Located, settings: Settings, limits: &Limits, found: &mut Found) {
    let faults = ElicitRequest::read(located).err().unwrap_or_default();
    faults.iter().for_each(|fault| found.say_of_request(fault));
    let (root, base) = match (located.schema, located.params.and_then(Node::as_object)) {
        (Some(schema), _) => (schema, located.location.clone()),
        (None, Some(params)) => {
            let mode = if params.get("mode").and_then(Node::as_str) == Some("url") { Mode::Url } else { Mode::Form };
            let site = RequestSite { params, location: &located.location, mode, settings };
            rules::REQUEST.iter().for_each(|rule| rule(&site, found));
            if let Some(text) = site.get("message").and_then(Node::as_text) {
                lint_text(text, located.location.member("message"), mode == Mode::Form, found);
            }
            match site.get("requestedSchema").filter(|_| mode == Mode::Form) {
                Some(schema) => (schema, located.location.member("requestedSchema")),
                None => return,
            }
        }
        _ => return,
    };
    lint_schema(root, &base, settings, limits, found);
}

fn lint_schema(root: &Node, base: &Pointer, settings: Settings, limits: &Limits, found: &mut Found) {
    let (schema, faults) = ElicitationSchema::read_leniently(root, limits);
    faults.iter().for_each(|fault| found.say_of_schema(fault, base));
    dialect::check(root, base, settings.patterns, found);
    if faults.iter().any(|fault| matches!(fault.kind, SchemaFaultKind::OverLimit { .. })) {
        return;
    }
    let merged = Merged::new(root, root, Pointer::root(), limits.depth);
    let site = SchemaSite { root, base, merged, schema: &schema, settings };
    rules::SCHEMA.iter().for_each(|rule| rule(&site, found));
    lint_properties(&site, &schema.properties, found);
    visit_keywords(&site, &mut |site| lint_keyword(site, found));
}

fn lint_properties(schema: &SchemaSite, properties: &[Property], found: &mut Found) {
    for property in properties.iter().filter_map(|property| PropertySite::new(schema, property)) {
        if found.is_full() {
            return;
        }
        rules::PROPERTY.iter().for_each(|rule| rule(&property, found));
        lint_text(&property.property.name, absolute(schema.base, &property.property.location), false, found);
        for option in property.written_options().1 {
            rules::OPTION.iter().for_each(|rule| rule(&option, found));
            if let Some(text) = option.value.and_then(Node::as_text) {
                lint_text(text, option.location, false, found);
            }
        }
        match &property.property.definition {
            PrimitiveSchemaDefinition::LeftOut(reason) => {
                let location = absolute(schema.base, &property.property.location);
                found.say_of_left_out(reason, location);
            }
            PrimitiveSchemaDefinition::Object(leaves) => lint_properties(schema, leaves, found),
            _ => {}
        }
    }
}

fn lint_keyword(site: &KeywordSite, found: &mut Found) {
    if found.is_full() {
        return;
    }
    rules::KEYWORD.iter().for_each(|rule| rule(site, found));
    if let (Some(text), "title" | "description") = (site.member.node.as_text(), site.member.name.as_str()) {
        lint_text(text, site.location.clone(), true, found);
    }
}

fn lint_text(text: &Text, location: Pointer, prose: bool, found: &mut Found) {
    let site = TextSite { text, location, prose };
    rules::TEXT.iter().for_each(|rule| rule(&site, found));
}

/// Speaks of a member's name that stands at `range`, and stands again further on.
fn say_of_duplicate(text: &str, root: &Node, range: Range, found: &mut Found) {
    let name = text.get(range.start..range.end).and_then(|name| parse(name).ok());
    let name = name.as_ref().and_then(|name| name.root.as_str()).unwrap_or_default();
    let holds = |node: &Node| node.range.start < range.start && range.end <= node.range.end;
    let (mut node, mut location) = (root, Pointer::root());
    while let Some((inner, at)) = match &node.value {
        Value::Object(object) => {
            let member = object.iter().find(|member| holds(&member.node));
            member.map(|member| (&member.node, location.member(&member.name)))
        }
        Value::Array(items) => {
            let item = items.iter().enumerate().find(|(_, item)| holds(item));
            item.map(|(index, item)| (item, location.item(index)))
        }
        _ => None,
    } {
        (node, location) = (inner, at);
    }
    found.say_of_text(Code::DUPLICATE_NAME, location.member(name), Some(range), &[name]);
}

/// Gives each finding its place in the text, and puts them in the text's order, each once.
fn finish(found: Found, root: &Node) -> Vec<Diagnostic> {
    let mut found = found.0;
    for diagnostic in &mut found {
        diagnostic.range = diagnostic.range.or_else(|| range_of(root, &diagnostic.location));
    }
    let order = |diagnostic: &Diagnostic| {
        (diagnostic.range.map_or(0, |range| range.start), diagnostic.severity, diagnostic.code.as_str())
    };
    let mut found = sorted(found, &|a, b| order(a).cmp(&order(b)).then_with(|| a.location.cmp(&b.location)));
    found.dedup_by(|a, b| a.code == b.code && a.location == b.location && a.figures == b.figures);
    found
}

/// The place in the text of what `pointer` leads to: of a scalar the value, of an object or array its name, or else the
/// bracket that opens it.
fn range_of(root: &Node, pointer: &Pointer) -> Option<Range> {
    let (mut node, mut name) = (root, None);
    for token in pointer.tokens() {
        (node, name) = match &node.value {
            Value::Object(object) => {
                let member = object.member(&token)?;
                (&member.node, Some(member.name_range))
            }
            Value::Array(items) => (items.get(token.parse::<usize>().ok()?)?, None),
            _ => return None,
        };
    }
    let Range { start, .. } = node.range;
    match &node.value {
        Value::Object(_) | Value::Array(_) => Some(name.unwrap_or(Range { start, end: start.saturating_add(1) })),
        _ => Some(node.range),
    }
}
