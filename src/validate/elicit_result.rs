use super::object::member;
use super::pattern::PatternMatcher;
use super::report::MAX_REPORTED;
use super::schema::MAX_WORK;
use super::{Assertion, Reason, Report, Schema, Undecided, ValidationError, Work};
use crate::json::{Node, Object, Pointer, Text, parse};
use crate::protocol::{ElicitationAction, LocatedRequest, METHOD, Mode, Revision, input_requests, locate};
use crate::schema::Keyword;

/// Checks an `ElicitResult` against its request, in any of the outermost shapes that [`locate`] accepts. For
/// `inputRequests` (2026-07-28), the result is the map of their responses.
///
/// The rules are MCP's: a known `action`; `content`, an object, if and only if a form was accepted; its values are
/// strings, numbers, booleans or, after 2025-06-18, arrays of strings, and never `null`; and `content` matches
/// `requestedSchema`. If a server declares a property as an object or as another array, only its schema and the rule
/// about `null` apply to its value. Without `revision`, everything that any revision allows is valid.
///
/// A value that is no request (no known keyword, another method, …) has no valid result: an error of the keyword
/// `request` reports it. In a round, the responses to MCP's other requests are undecided. All requests share one budget.
///
/// An error's `instance_location` is a location in `result`. Its `keyword_location` is a location in `request`; it is
/// empty if the rule is MCP's own and not in the schema.
///
/// ```
/// use mcp_elicitation::json::parse;
/// use mcp_elicitation::validate::{pattern::Engine, validate_result};
///
/// let request = parse(r#"{"message": "Age?", "requestedSchema": {"properties": {"age": {"minimum": 18}}}}"#)?.root;
/// let result = parse(r#"{"action": "accept", "content": {"age": 17}}"#)?.root;
/// let report = validate_result(&request, &result, None, &Engine::new());
/// assert_eq!(report.errors[0].instance_location.as_str(), "/content/age");
/// assert_eq!(report.errors[0].keyword_location.as_str(), "/requestedSchema/properties/age/minimum");
/// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
/// ```
pub fn validate_result(
    request: &Node,
    result: &Node,
    revision: Option<Revision>,
    patterns: &dyn PatternMatcher,
) -> Report {
    let [work, protocol_work] = [Work::new(MAX_WORK), Work::new(MAX_WORK)];
    let mut check = ResultCheck { revision, patterns, work, protocol_work, report: Report::default() };
    let located = locate(request);
    let root = Pointer::root();
    if located.is_empty() {
        check.refuse(&root, &root);
    }
    if let Some((requests, place)) = input_requests(request) {
        check.others(requests, &place);
    }
    for located in located {
        let at = located.key.as_ref().map_or_else(Pointer::root, |key| root.member(key));
        if check.work.is_over() || check.protocol_work.is_over() || check.report.errors.len() >= MAX_REPORTED {
            // This response and the following ones are not checked.
            let (keyword_location, keyword, reason) = (root, Text::from(""), Reason::Limit);
            check.report.undecided.push(Undecided { instance_location: at, keyword_location, keyword, reason });
            check.report.refuse_unchecked();
            break;
        }
        match &located.key {
            None => check.result(&located, result, &at),
            Some(key) => match result.as_object().and_then(|responses| member(responses, key)) {
                Some(response) => check.result(&located, &response.node, &at),
                None => {
                    let schema = [r#"{"type":"object","required":["#, &key.to_json(), "]}"].concat();
                    check.hold(&schema, result, &root, None);
                }
            },
        }
    }
    check.report
}

/// MCP's `ElicitResult` as schemas.
const RESULT: &str =
    r#"{"type":"object","required":["action"],"properties":{"action":{"enum":["accept","decline","cancel"]}}}"#;
const WITH_CONTENT: &str = r#"{"required":["content"],"properties":{"content":{"type":"object"}}}"#;
const WITHOUT_CONTENT: &str = r#"{"properties":{"content":false}}"#;
const VALUES: &str = r##"{"$ref":"#/$defs/any","$defs":{"any":{"type":["string","number","boolean","array","object"],
    "items":{"$ref":"#/$defs/any"},"additionalProperties":{"$ref":"#/$defs/any"}}}}"##;
const VALUES_2025_06_18: &str = r#"{"additionalProperties":{"type":["string","number","boolean"]}}"#;
/// The schema of values that the schema does not declare.
const FREE_VALUES: &str =
    r#"{"additionalProperties":{"type":["string","number","boolean","array"],"items":{"type":"string"}}}"#;

struct ResultCheck<'a> {
    revision: Option<Revision>,
    patterns: &'a dyn PatternMatcher,
    /// The budget of all requests' schemas together, and that of the protocol's own schemas.
    work: Work,
    protocol_work: Work,
    report: Report,
}

/// The requests of a round whose results have rules of their own.
const OTHER_METHODS: [&str; 2] = ["sampling/createMessage", "roots/list"];

/// Returns the location of what makes a request none; `None` for a request.
fn fault(located: &LocatedRequest<'_>) -> Option<Pointer> {
    let at = &located.location;
    if let Some(schema) = located.schema {
        let mut names = schema.as_object().into_iter().flatten().map(|member| member.name.as_str());
        return (!names.any(|name| Keyword::find(name).is_some())).then(|| at.clone());
    }
    let Some(params) = located
        .params
        .filter(|params| ["mode", "message", "requestedSchema", "url"].iter().any(|name| params.get(name).is_some()))
    else {
        return Some(at.clone());
    };
    let mode = params.get("mode").map_or(Some(Mode::Form), |mode| Mode::read(mode.as_str()?));
    match mode {
        None => Some(at.member("mode")),
        Some(Mode::Url) => params.get("url").and_then(Node::as_text).is_none().then(|| at.member("url")),
        Some(Mode::Form) => {
            let schema = params.get("requestedSchema").filter(|schema| schema.as_object().is_none());
            schema.map(|_| at.member("requestedSchema"))
        }
    }
}

impl ResultCheck<'_> {
    /// Reports that the value at `at` answers no request; `place` is the location of what should be one.
    fn refuse(&mut self, at: &Pointer, place: &Pointer) {
        let (instance_location, keyword_location) = (at.clone(), place.clone());
        let (assertion, got, want) = (Assertion::Request, String::new(), String::new());
        self.report.errors.push(ValidationError { instance_location, keyword_location, assertion, got, want });
    }

    /// Reports the entries of a round that are no elicitations.
    fn others(&mut self, requests: &Object, place: &Pointer) {
        let is_full = |report: &Report| report.errors.len().max(report.undecided.len()) >= MAX_REPORTED;
        for member in requests {
            let (at, place) = (Pointer::root().member(&member.name), place.member(&member.name));
            match member.node.get("method").and_then(Node::as_str) {
                _ if is_full(&self.report) => return,
                Some(METHOD) => {}
                Some(method) if OTHER_METHODS.contains(&method) => {
                    let (keyword_location, keyword) = (place.member("method"), Text::from("method"));
                    let reason = Reason::Keyword;
                    self.report.undecided.push(Undecided { instance_location: at, keyword_location, keyword, reason });
                }
                _ => self.refuse(&at, &place),
            }
        }
    }

    fn result(&mut self, located: &LocatedRequest<'_>, result: &Node, at: &Pointer) {
        if let Some(place) = fault(located) {
            return self.refuse(at, &place);
        }
        self.hold(RESULT, result, at, None);
        let Some(action) = result.get("action").and_then(Node::as_str) else { return };
        let mode = located.params.and_then(|params| params.get("mode"));
        let is_url = mode.and_then(Node::as_str) == Some(Mode::Url.as_str());
        let is_form = action == ElicitationAction::Accept.as_str() && !is_url;
        self.hold(if is_form { WITH_CONTENT } else { WITHOUT_CONTENT }, result, at, None);
        if !is_form {
            return;
        }
        let Some(content) = result.get("content").filter(|content| content.as_object().is_some()) else { return };
        let at = at.member("content");
        let (mut declared, mut is_composed) = (None, false);
        if let Some((schema, place)) = located.requested_schema() {
            declared = schema.get("properties").and_then(Node::as_object);
            is_composed = schema.get("$ref").or_else(|| schema.get("allOf")).is_some();
            // `$ref`s in a schema are resolved from its own root, not from that of the request.
            let schema = Schema::compile(schema, &Pointer::root());
            self.work.spend(schema.weight());
            let report = schema.validate_at_cost(content, self.patterns, &self.work);
            self.add(report, &at, Some(&place));
        }
        self.hold(VALUES, content, &at, None);
        match self.revision {
            Some(Revision::V2025_06_18) => self.hold(VALUES_2025_06_18, content, &at, None),
            // A reference may declare further properties.
            _ if is_composed => {}
            _ => self.hold(FREE_VALUES, content, &at, declared),
        }
    }

    /// Validates a value against one of MCP's schemas, except the properties in `except`. Errors already reported are
    /// skipped.
    fn hold(&mut self, schema: &str, instance: &Node, at: &Pointer, except: Option<&Object>) {
        let Ok(schema) = parse(schema) else { return };
        let schema = Schema::compile(&schema.root, &Pointer::root());
        let mut report = schema.validate_at_cost(instance, self.patterns, &self.protocol_work);
        let reported = &self.report.errors;
        report.errors.retain(|error| {
            let name = error.instance_location.tokens().next().unwrap_or_default();
            let place = at.join(&error.instance_location);
            let is_declared = except.is_some_and(|except| except.get(&name).is_some());
            (!is_declared || error.assertion == Assertion::Limit)
                && reported.iter().all(|error| error.instance_location != place)
        });
        self.add(report, at, None);
    }

    /// Adds the report about the value at `at`, whose schema is at `schema` in the request or is MCP's own.
    fn add(&mut self, mut report: Report, at: &Pointer, schema: Option<&Pointer>) {
        let add = |instance: &mut Pointer, keyword: &mut Pointer| {
            *instance = at.join(instance);
            *keyword = schema.map_or_else(Pointer::root, |schema| schema.join(keyword));
        };
        report.errors.iter_mut().for_each(|error| add(&mut error.instance_location, &mut error.keyword_location));
        report.undecided.iter_mut().for_each(|rule| add(&mut rule.instance_location, &mut rule.keyword_location));
        self.report.errors.append(&mut report.errors);
        self.report.undecided.append(&mut report.undecided);
    }
}
