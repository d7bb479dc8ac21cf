//! Runs the rules over a request.

use super::rule::RuleCheck;
use super::rules::{all, duplicate_name, ignored_keyword, missing_properties, outside_dialect, refused_by_client};
use super::site::{KeywordSite, PropertySite, RequestSite, SchemaSite, Settings, TextSite};
use super::{Code, Diagnostic, Edit, Findings, Level, MOST_BYTES, Severity, edit, suggest::nearest};
use crate::{
    form::{document, not_an_elicitation},
    json::{Fault, Node, Pointer, Range, Text, Value, find, locate_range, sorted},
    protocol::{ElicitRequest, LocatedRequest, Mode, Revision, locate},
    schema::{ElicitationSchema, Limits, MergedSchema, PrimitiveSchemaDefinition as Definition, Property},
    trust::accepts_typing,
    validate::{
        Schema, Work,
        pattern::{Engine, Outcome, PatternMatcher, STEPS_A_UNIT},
    },
};

const MOST_DUPLICATES: usize = 100;
/// The work that checking the patterns and defaults of all requests together may cost.
const MOST_WORK: usize = 400_000;
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
    lint_with(text, revision, &[], Some(&Engine::new()))
}

/// Like [`lint`], but with severities for some rules in `levels`, and a matcher for each `pattern`; with `None`, there are
/// no findings about patterns.
pub fn lint_with(
    text: &str,
    revision: Option<Revision>,
    levels: &[Level],
    patterns: Option<&dyn PatternMatcher>,
) -> Vec<Diagnostic> {
    let checks = Work::new(MOST_WORK);
    let mut findings = Findings::default();
    findings.levels.extend_from_slice(levels);
    let read = document(text, &Limits::DEFAULT)
        .map_err(|(fault, at)| findings.report_fault(&fault, at.map(|at| Range { start: at, end: at })));
    let Ok(document) = read else { return findings.diagnostics };
    let paying = patterns.map(|patterns| ChargingMatcher { patterns, work: &checks });
    let patterns = paying.as_ref().map(|paying| -> &dyn PatternMatcher { paying });
    let located = locate(&document.root);
    if located.is_empty() {
        findings.report_fault(&not_an_elicitation(), Some(document.root.range));
    }
    for located in &located {
        lint_request(located, Settings { revision, patterns, checks: &checks }, &mut findings);
    }
    for duplicate in document.duplicates.iter().take(MOST_DUPLICATES) {
        duplicate_name::check(text, &document.root, *duplicate, &mut findings);
    }
    let mut diagnostics = finish(findings, &document.root);
    let links = Code::find("link-in-form-text");
    for link in diagnostics.iter_mut().filter(|diagnostic| Some(diagnostic.code) == links) {
        narrow(link, text);
    }
    diagnostics
}

/// A matcher that charges for its steps. A pattern that exceeds the budget is undecided.
struct ChargingMatcher<'a> {
    patterns: &'a dyn PatternMatcher,
    work: &'a Work,
}

impl PatternMatcher for ChargingMatcher<'_> {
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
        range.start = range.start.wrapping_add(at);
        range.end = range.start.wrapping_add(named.len());
    }
}

macro_rules! each_rule {
    ($kind:ident($site:expr, $findings:expr)) => {
        for (code, rule) in all() {
            for check in rule.checks {
                if let RuleCheck::$kind(check) = check {
                    $findings.rule = code;
                    check($site, $findings);
                }
            }
        }
    };
}

fn lint_request(located: &LocatedRequest, settings: Settings, findings: &mut Findings) {
    for fault in &ElicitRequest::read(located).err().unwrap_or_default() {
        findings.report_fault(fault, None);
        if let ("unknown-mode", [mode]) = (fault.code, &fault.arguments[..])
            && let Some(node) = located.params.and_then(|params| params.get("mode"))
            && let Some(suggestion) = nearest(mode.trim_matches('"'), &mut ["form", "url"].into_iter())
        {
            findings.add_suggestion(suggestion);
            edit::replace_string(findings, node.range, suggestion);
        }
    }
    if let Some(params) = located.params.filter(|params| params.as_object().is_some()) {
        let mode = params.get("mode").and_then(Node::as_str).and_then(Mode::read).unwrap_or(Mode::Form);
        let schema = located.requested_schema().filter(|_| mode == Mode::Form);
        let accepts_typing =
            schema.is_some_and(|(schema, location)| lint_schema(schema, &location, settings, findings));
        let site = RequestSite { params, mode, accepts_typing, settings };
        each_rule!(Request(&site, findings));
        if let Some(node) = site.get("message") {
            lint_text(node, node.as_text(), mode == Mode::Form, findings);
        }
    } else if let Some((schema, location)) = located.requested_schema() {
        lint_schema(schema, &location, settings, findings);
    }
}

/// Returns true if the form has a field to type in.
fn lint_schema(root: &Node, base: &Pointer, settings: Settings, findings: &mut Findings) -> bool {
    let (schema, faults) = ElicitationSchema::read_leniently(root, &Limits::DEFAULT);
    let is_found = |code| faults.iter().any(|fault| fault.code == code);
    for fault in &faults {
        let location = base.join(&fault.location);
        findings.report_fault(&Fault { location, ..fault.clone() }, None);
        let names = schema.properties.iter().take(MOST_NAMES).map(|property| property.name.as_str());
        if let ("required-without-property", [name]) = (fault.code, &fault.arguments[..])
            && let Some(suggestion) = nearest(name, &mut names.filter(|name| name.len() <= LONGEST_NAME))
        {
            findings.add_suggestion(suggestion);
            let items = root.get("required").and_then(Node::as_array).unwrap_or_default();
            let item = |name: &str| items.iter().find(|item| item.as_str() == Some(name));
            if let (Some(node), None) = (item(name), item(suggestion)) {
                findings.replace(node.range, Text::from(suggestion).to_json());
            }
        }
    }
    outside_dialect::check(root, base, settings, findings);
    let accepts_typing = schema.properties.iter().any(accepts_typing);
    if is_found("over-limit") {
        return accepts_typing;
    }
    let is_object = !is_found("not-an-object-schema");
    let site = SchemaSite { is_object, root, merged: MergedSchema::new(root, root), schema: &schema, settings };
    each_rule!(Schema(&site, findings));
    let rules = Schema::compile_all(root, &places(&schema.properties));
    lint_properties(&site, &schema.properties, &mut rules.into_iter(), findings);
    site.visit_keywords(&mut |site| lint_keyword(site, findings));
    accepts_typing
}

/// Returns the locations of properties, each before those nested in it.
fn places(properties: &[Property]) -> Vec<&Pointer> {
    let mut locations = Vec::new();
    for property in properties {
        locations.push(&property.location);
        if let Definition::Object(leaves) = &property.definition {
            locations.extend(places(leaves));
        }
    }
    locations
}

/// `rules` are the schemas of the properties and of their nested properties, in the order of [`places`].
fn lint_properties(
    schema: &SchemaSite,
    properties: &[Property],
    rules: &mut dyn Iterator<Item = Schema>,
    findings: &mut Findings,
) {
    for property in properties {
        let rules_of_property = rules.next().unwrap_or_default();
        let Some(site) = PropertySite::new(schema, property, rules_of_property) else { continue };
        if findings.is_full() {
            return;
        }
        each_rule!(Property(&site, findings));
        lint_text(site.node, Some(&property.name), false, findings);
        for option in &site.written {
            each_rule!(Option(option, findings));
            lint_text(option.node, option.value.and_then(Node::as_text), false, findings);
        }
        match &property.definition {
            Definition::LeftOut(reason) => findings.report_left_out(*reason, &site.merged, site.node),
            Definition::Object(leaves) => lint_properties(schema, leaves, rules, findings),
            _ => {}
        }
    }
}

fn lint_keyword(site: &KeywordSite, findings: &mut Findings) {
    if findings.is_full() {
        return;
    }
    each_rule!(Keyword(site, findings));
    match site.name {
        "title" | "description" => lint_text(site.value, site.value.as_text(), true, findings),
        "default" | "examples" | "const" => lint_values(site.value, 2, findings),
        _ => {}
    }
}

/// Checks the texts of a default or of examples, as deep as a form prefills values.
fn lint_values(node: &Node, depth: usize, findings: &mut Findings) {
    lint_text(node, node.as_text(), false, findings);
    let Some(depth) = depth.checked_sub(1) else { return };
    let items = node.as_array().into_iter().flatten();
    let members = node.as_object().into_iter().flatten().map(|member| &member.node);
    for value in items.chain(members).take(MOST_NAMES) {
        lint_values(value, depth, findings);
    }
}

fn lint_text(node: &Node, text: Option<&Text>, prose: bool, findings: &mut Findings) {
    if let Some(text) = text {
        let site = TextSite { text, node, prose };
        each_rule!(Text(&site, findings));
    }
}

/// Drops fixes that overlap with earlier ones, so that all remaining fixes can be applied together.
fn keep_apart(diagnostics: &mut [Diagnostic]) {
    let mut changed: Vec<Range> = Vec::new();
    for diagnostic in diagnostics {
        let meets =
            |edit: &Edit| changed.iter().any(|range| range.start < edit.range.end && edit.range.start < range.end);
        if diagnostic.fix.iter().any(meets) {
            diagnostic.fix.clear();
        }
        changed.extend(diagnostic.fix.iter().map(|edit| edit.range));
    }
}

/// Computes the location and range of each finding, and sorts and deduplicates them.
fn finish(findings: Findings, root: &Node) -> Vec<Diagnostic> {
    let mut bytes = 0_usize;
    let mut located = Vec::new();
    for (mut diagnostic, value) in findings.diagnostics.into_iter().zip(findings.values) {
        if bytes > MOST_BYTES && diagnostic.severity != Severity::Error {
            continue;
        }
        let value = value.or_else(|| root.pointee(&diagnostic.location).map(|node| node.range));
        if let Some(value) = value {
            let (node, location, name) = locate_range(root, value);
            // An object or array is marked by its name, or else by its opening bracket.
            let bracket = Range { start: value.start, end: value.start.wrapping_add(1) };
            let mark = match node.value {
                Value::Object(_) | Value::Array(_) => name.unwrap_or(bracket),
                _ => value,
            };
            diagnostic.range.get_or_insert(mark);
            diagnostic.location = location;
        }
        bytes = bytes.wrapping_add(diagnostic.location.as_str().len());
        located.push(diagnostic);
    }
    let order = |diagnostic: &Diagnostic| {
        (diagnostic.range.map_or(0, |range| range.start), diagnostic.severity, diagnostic.code)
    };
    let compare = |a: &Diagnostic, b: &Diagnostic| order(a).cmp(&order(b)).then_with(|| a.location.cmp(&b.location));
    let mut diagnostics = sorted(located, &compare);
    diagnostics.dedup_by(|a, b| a.code == b.code && a.location == b.location && a.arguments == b.arguments);
    missing_properties::merge(&mut diagnostics);
    ignored_keyword::merge(&mut diagnostics);
    refused_by_client::merge(&mut diagnostics);
    keep_apart(&mut diagnostics);
    diagnostics
}
