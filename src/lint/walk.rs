//! Runs the rules over a request.

use super::rules::{RULES, Rule, refused_by_client};
use super::site::{KeywordSite, PropertySite, RequestSite, SchemaSite, Settings, TextSite, visit_keywords};
use super::{Code, Diagnostic, Edit, Found, Level, MOST_BYTES, Severity, dialect, edit, suggest};
use crate::{
    form::{document, not_an_elicitation},
    json::{Document, Fault, Node, Pointer, Range, Text, Value, Work, find, parse, sorted},
    protocol::{ElicitRequest, Located, Mode, Revision, locate, without_nulls},
    schema::{ElicitationSchema, Limits, Merged, PrimitiveSchemaDefinition, Property},
    trust::{Consent, is_typed},
    validate::{
        Schema,
        pattern::{Engine, Outcome, PatternMatcher, STEPS_A_UNIT},
    },
};

const MOST_DUPLICATES: usize = 100;
/// Limits for "did you mean": how many names are compared, and how long they may be.
const MOST_NAMES: usize = 100;
const LONGEST_NAME: usize = 40;

/// Finds problems in a JSON-RPC request, its parameters, a bare schema, or a result with `inputRequests`. With a
/// `revision`, it also finds features that the revision does not have yet or has removed. The built-in matcher tests
/// the patterns.
///
/// ```
/// use mcp_elicitation::lint::lint;
/// let text = r#"{"message": "Name?", "requestedSchema": {"type": "object",
///     "properties": {"name": {"type": "string", "minlength": 3, "description": "Yours"}}}}"#;
/// let diagnostics = lint(text, None);
/// assert_eq!(diagnostics[0].code.as_str(), "unknown-keyword");
/// assert_eq!(diagnostics[0].location.as_str(), "/requestedSchema/properties/name/minlength");
/// assert_eq!(diagnostics[0].arguments, ["minlength", "minLength"]);
/// ```
pub fn lint(text: &str, revision: Option<Revision>) -> Vec<Diagnostic> {
    lint_with(text, revision, &[], Some(&Engine::new()), &Limits::DEFAULT)
}

/// Like [`lint`], but with `limits`, severities for some rules in `levels`, and a matcher for each `pattern`; with
/// `None`, there are no findings about patterns.
pub fn lint_with(
    text: &str,
    revision: Option<Revision>,
    levels: &[Level],
    patterns: Option<&dyn PatternMatcher>,
    limits: &Limits,
) -> Vec<Diagnostic> {
    let (work, checks) = (Work::new(limits.work), Work::new(limits.work));
    let mut found = Found::new(levels);
    let Some(mut document) = read(text, limits, &work, &mut found) else { return found.diagnostics };
    if revision.is_some_and(Revision::is_acp) {
        document.root = without_nulls(&document.root);
    }
    let paying = patterns.map(|patterns| Paying { patterns, work: &checks });
    let patterns = paying.as_ref().map(|paying| -> &dyn PatternMatcher { paying });
    for located in locate_all(&document, &mut found).iter().take_while(|_| !work.is_over()) {
        lint_request(located, Settings { revision, patterns, work: &work, checks: &checks }, limits, &mut found);
    }
    for duplicate in document.duplicates.iter().take(MOST_DUPLICATES) {
        say_of_duplicate(text, &document.root, *duplicate, &mut found);
    }
    let mut diagnostics = finish(found, &document.root);
    diagnostics
        .iter_mut()
        .filter(|diagnostic| diagnostic.code == Code::LINK_IN_FORM_TEXT)
        .for_each(|link| narrow(link, text));
    diagnostics
}

/// A matcher that charges for its steps. A pattern that exceeds the budget is undecided.
struct Paying<'a> {
    patterns: &'a dyn PatternMatcher,
    work: &'a Work,
}

impl PatternMatcher for Paying<'_> {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        if self.work.is_over() {
            return (Outcome::Undecided, 0);
        }
        let (outcome, steps) = self.patterns.measure(pattern, text);
        self.work.spend(steps / STEPS_A_UNIT);
        (outcome, steps)
    }
}

/// Narrows the range of a finding to the text that it names, if the range contains it.
fn narrow(diagnostic: &mut Diagnostic, text: &str) {
    if let (Some(range), [named]) = (&mut diagnostic.range, &diagnostic.arguments[..])
        && let named = named.trim_end_matches('…')
        && let Some(at) = text.get(range.start..range.end).and_then(|text| find(text, named))
    {
        range.start = range.start.saturating_add(at);
        range.end = range.start.saturating_add(named.len());
    }
}

/// Parses a text, unless it is too large.
fn read(text: &str, limits: &Limits, work: &Work, found: &mut Found) -> Option<Document> {
    let read = document(text, limits, work);
    read.map_err(|(fault, at)| found.say_of_fault(&fault, at.map(|at| Range { start: at, end: at }))).ok()
}

fn locate_all<'a>(document: &'a Document, found: &mut Found) -> Vec<Located<'a>> {
    let located = locate(&document.root);
    if located.is_empty() {
        found.say_of_fault(&not_an_elicitation(), Some(document.root.range));
    }
    located
}

/// Runs all rules for one kind of site.
macro_rules! each_rule {
    ($kind:ident($site:expr, $found:expr)) => {
        for rule in RULES {
            if let Rule::$kind(check) = rule {
                check($site, $found);
            }
        }
    };
}

fn lint_request(located: &Located, settings: Settings, limits: &Limits, found: &mut Found) {
    for fault in &ElicitRequest::read(located).err().unwrap_or_default() {
        found.say_of_fault(fault, None);
        if let ("unknown-mode", [mode]) = (fault.code, &fault.arguments[..]) {
            let suggestion = suggest::nearest(mode.trim_matches('"'), &mut ["form", "url"].into_iter());
            found.add_suggestion(suggestion);
            let node = located.params.and_then(|params| params.get("mode"));
            if let (Some(node), Some(suggestion)) = (node, suggestion) {
                edit::replace_name(found, node.range, suggestion);
            }
        }
    }
    if let Some(params) = located.params.filter(|params| params.as_object().is_some()) {
        let mode = if params.get("mode").and_then(Node::as_str) == Some("url") { Mode::Url } else { Mode::Form };
        let schema = located.requested_schema().filter(|_| mode == Mode::Form);
        let is_typed = schema.is_some_and(|(schema, location)| lint_schema(schema, &location, settings, limits, found));
        let site = RequestSite { params, mode, is_typed, settings };
        each_rule!(Request(&site, found));
        if let Some(node) = site.get("message") {
            lint_text(node, node.as_text(), mode == Mode::Form, found);
        }
    } else if let Some((schema, location)) = located.requested_schema() {
        lint_schema(schema, &location, settings, limits, found);
    }
}

/// Returns true if the form has a field to type in.
fn lint_schema(root: &Node, base: &Pointer, settings: Settings, limits: &Limits, found: &mut Found) -> bool {
    let (schema, faults) = ElicitationSchema::read_leniently(root, limits, settings.work);
    let is_found = |code| faults.iter().any(|fault| fault.code == code);
    for fault in &faults {
        let location = base.join(&fault.location);
        found.say_of_fault(&Fault { location, ..fault.clone() }, None);
        if let ("required-without-property", [name]) = (fault.code, &fault.arguments[..]) {
            let names = schema.properties.iter().take(MOST_NAMES).map(|property| property.name.as_str());
            let suggestion = suggest::nearest(name, &mut names.filter(|name| name.len() <= LONGEST_NAME));
            found.add_suggestion(suggestion);
            let items = root.get("required").and_then(Node::as_array).unwrap_or_default();
            let is_listed = |other: &str| items.iter().any(|item| item.as_str() == Some(other));
            let node = items.iter().find(|item| item.as_str() == Some(name));
            if let (Some(node), Some(suggestion)) = (node, suggestion.filter(|suggestion| !is_listed(suggestion))) {
                found.replace(node.range, Text::from(suggestion).to_json());
            }
        }
    }
    dialect::check(root, base, settings.patterns, found);
    let is_typed = schema.properties.iter().any(is_typed);
    if is_found("over-limit") {
        return is_typed;
    }
    let is_object = !is_found("not-an-object-schema");
    let site = SchemaSite { is_object, root, merged: Merged::new(root, root), schema: &schema, settings };
    each_rule!(Schema(&site, found));
    let rules = Schema::compile_all(root, &places(&schema.properties));
    lint_properties(&site, &schema.properties, None, &mut rules.into_iter(), found);
    visit_keywords(&site, &mut |site| lint_keyword(site, found));
    is_typed
}

/// Returns the locations of properties, each before those nested in it.
fn places(properties: &[Property]) -> Vec<&Pointer> {
    let mut found = Vec::new();
    for property in properties {
        found.push(&property.location);
        if let PrimitiveSchemaDefinition::Object(leaves) = &property.definition {
            found.extend(places(leaves));
        }
    }
    found
}

/// `rules` are the schemas of the properties and of their nested properties, in the order of [`places`].
fn lint_properties(
    schema: &SchemaSite,
    properties: &[Property],
    group: Option<&Property>,
    rules: &mut dyn Iterator<Item = Schema>,
    found: &mut Found,
) {
    let group_consent = group.map(Consent::of).unwrap_or_default();
    for property in properties {
        let rules_of_property = rules.next().unwrap_or_default();
        let Some(site) = PropertySite::new(schema, property, rules_of_property) else { continue };
        let property = PropertySite { group_consent, ..site };
        if found.is_full() {
            return;
        }
        each_rule!(Property(&property, found));
        lint_text(property.node, Some(&property.property.name), false, found);
        for option in property.written_options().1 {
            each_rule!(Option(&option, found));
            lint_text(option.node, option.value.and_then(Node::as_text), false, found);
        }
        match &property.property.definition {
            PrimitiveSchemaDefinition::LeftOut(reason) => {
                found.say_of_left_out(*reason, &property.merged, property.node)
            }
            PrimitiveSchemaDefinition::Object(leaves) => {
                lint_properties(schema, leaves, Some(property.property), rules, found)
            }
            _ => {}
        }
    }
}

fn lint_keyword(site: &KeywordSite, found: &mut Found) {
    if found.is_full() {
        return;
    }
    each_rule!(Keyword(site, found));
    let node = &site.member.node;
    match site.member.name.as_str() {
        "title" | "description" => lint_text(node, node.as_text(), true, found),
        "default" | "examples" | "const" => lint_values(node, 2, found),
        _ => {}
    }
}

/// Checks the texts of a default or of examples, as deep as a form prefills values.
fn lint_values(node: &Node, depth: usize, found: &mut Found) {
    lint_text(node, node.as_text(), false, found);
    let Some(depth) = depth.checked_sub(1) else { return };
    for item in node.as_array().unwrap_or_default().iter().take(MOST_NAMES) {
        lint_values(item, depth, found);
    }
    for member in node.as_object().into_iter().flat_map(|object| object.iter()).take(MOST_NAMES) {
        lint_values(&member.node, depth, found);
    }
}

fn lint_text(node: &Node, text: Option<&Text>, prose: bool, found: &mut Found) {
    if let Some(text) = text {
        let site = TextSite { text, node, prose };
        each_rule!(Text(&site, found));
    }
}

/// Reports a member's name at `range` that is repeated later.
fn say_of_duplicate(text: &str, root: &Node, range: Range, found: &mut Found) {
    let name = text.get(range.start..range.end).and_then(|name| parse(name).ok());
    let name = name.as_ref().and_then(|name| name.root.as_str()).unwrap_or_default();
    let location = locate_range(root, range).1.member(name);
    found.say_of_text(Code::DUPLICATE_NAME, location, None, Some(range), &[name]);
}

/// Returns the innermost value that contains `range`, its location, and the range of its name.
fn locate_range(root: &Node, range: Range) -> (&Node, Pointer, Option<Range>) {
    let holds = |node: &Node| node.range.start <= range.start && range.end <= node.range.end;
    let before = |node: &Node| node.range.end <= range.start;
    let (mut node, mut location, mut name) = (root, Pointer::root(), None);
    loop {
        let items = node.as_array().unwrap_or_default();
        let members = node.as_object().map_or(&[][..], |object| object.iter().as_slice());
        let index = items.partition_point(before);
        // With repeated names, members are not in the order of the text.
        let likely = members.get(members.partition_point(|member| before(&member.node)));
        let member = likely.filter(|member| holds(&member.node));
        if let Some(item) = items.get(index).filter(|item| holds(item)) {
            (node, location, name) = (item, location.item(index), None);
        } else if let Some(member) = member.or_else(|| members.iter().find(|member| holds(&member.node))) {
            (node, location, name) = (&member.node, location.member(&member.name), Some(member.name_range));
        } else {
            return (node, location, name);
        }
    }
}

/// Drops fixes that overlap with earlier ones, so that all remaining fixes can be applied together.
fn keep_apart(diagnostics: &mut [Diagnostic]) {
    let mut changed: Vec<Range> = Vec::new();
    for diagnostic in diagnostics {
        let Some(fix) = &diagnostic.fix else { continue };
        let meets =
            |edit: &Edit| changed.iter().any(|range| range.start < edit.range.end && edit.range.start < range.end);
        if fix.edits.iter().any(meets) {
            diagnostic.fix = None;
        } else {
            changed.extend(fix.edits.iter().map(|edit| edit.range));
        }
    }
}

/// Computes the location and range of each finding, and sorts and deduplicates them.
fn finish(found: Found, root: &Node) -> Vec<Diagnostic> {
    let mut bytes = 0_usize;
    let mut found_at = Vec::new();
    for (mut diagnostic, value) in found.diagnostics.into_iter().zip(found.values) {
        if bytes > MOST_BYTES && diagnostic.severity != Severity::Error {
            continue;
        }
        let value = value.or_else(|| root.pointee(&diagnostic.location).map(|node| node.range));
        if let Some(value) = value {
            let (node, location, name) = locate_range(root, value);
            // An object or array is marked by its name, or else by its opening bracket.
            let bracket = Range { start: value.start, end: value.start.saturating_add(1) };
            let mark = match node.value {
                Value::Object(_) | Value::Array(_) => name.unwrap_or(bracket),
                _ => value,
            };
            diagnostic.range.get_or_insert(mark);
            diagnostic.location = location;
        }
        bytes = bytes.saturating_add(diagnostic.location.as_str().len());
        found_at.push(diagnostic);
    }
    let order = |diagnostic: &Diagnostic| {
        (diagnostic.range.map_or(0, |range| range.start), diagnostic.severity, diagnostic.code)
    };
    let compare = |a: &Diagnostic, b: &Diagnostic| order(a).cmp(&order(b)).then_with(|| a.location.cmp(&b.location));
    let mut diagnostics = sorted(found_at, &compare);
    // At a location that clients reject, a warning is useful only if it has a fix.
    let refused: Vec<Pointer> = (diagnostics.iter())
        .filter(|found| found.code == Code::REFUSED_BY_ACP)
        .map(|found| found.location.clone())
        .collect();
    let is_of_use = |found: &Diagnostic| found.code.severity() != Severity::Warning || found.fix.is_some();
    diagnostics.retain(|found| is_of_use(found) || !refused.contains(&found.location));
    diagnostics.dedup_by(|a, b| a.code == b.code && a.location == b.location && a.arguments == b.arguments);
    refused_by_client::merge(&mut diagnostics);
    keep_apart(&mut diagnostics);
    diagnostics
}
