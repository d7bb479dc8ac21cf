use super::pattern::PatternMatcher;
use super::{ErrorKind, Report, Schema, Type, ValidationError};
use crate::json::{Node, Object, Pointer, Text, Value};
use crate::protocol::{ElicitationAction, Located, Mode, Revision, locate};

/// Checks an `ElicitResult` against the request that it answers, in any of the outermost shapes that [`locate`] knows;
/// for `inputRequests` (2026-07-28) the result is the map of their responses.
///
/// The rules are MCP's: a known `action`; `content`, an object, if and only if a form was accepted; its values strings,
/// numbers, booleans or, after 2025-06-18, arrays of strings, and never `null`; and `content` as `requestedSchema` wants
/// it. A server that declares an object or another array gets one: values of declared properties are the schema's affair
/// but for `null`. Without `revision` all that any revision allows is allowed.
///
/// An error's `instance_location` is a place in `result`. Its `keyword_location` is a place in `request`, and empty
/// where the rule is the protocol's and not the schema's.
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
    let mut check = Check { request, revision, patterns, report: Report::default() };
    let located = locate(request);
    if located.is_empty() && request.get("method").is_some() {
        check.error(Pointer::root(), ErrorKind::False);
    }
    for request in located {
        let root = Pointer::root();
        let Some(key) = &request.key else {
            check.result(&request, result, &root);
            continue;
        };
        if let Some(responses) = check.object(result, &root) {
            match responses.iter().find(|member| member.name == *key) {
                Some(response) => check.result(&request, &response.node, &root.member(key)),
                None => check.error(root, ErrorKind::Required { want: key.clone() }),
            }
        }
    }
    check.report
}

struct Check<'a> {
    request: &'a Node,
    revision: Option<Revision>,
    patterns: &'a dyn PatternMatcher,
    report: Report,
}

impl Check<'_> {
    /// An error of a rule that is the protocol's.
    fn error(&mut self, instance_location: Pointer, kind: ErrorKind) {
        self.report.errors.push(ValidationError { instance_location, keyword_location: Pointer::root(), kind });
    }

    fn object<'n>(&mut self, node: &'n Node, at: &Pointer) -> Option<&'n Object> {
        let object = node.as_object();
        if object.is_none() {
            self.error(at.clone(), ErrorKind::Type { got: Type::of(&node.value), want: vec![Type::Object] });
        }
        object
    }

    fn result(&mut self, request: &Located<'_>, result: &Node, at: &Pointer) {
        let Some(result) = self.object(result, at) else { return };
        let Some(action) = result.get("action") else {
            return self.error(at.clone(), ErrorKind::Required { want: Text::from("action") });
        };
        let Some(action) = ElicitationAction::ALL.into_iter().find(|known| action.as_str() == Some(known.as_str()))
        else {
            let names = ElicitationAction::ALL.map(|known| Value::String(Text::from(known.as_str())));
            return self.error(at.member("action"), ErrorKind::Enum { want: names.into() });
        };
        let mode = request.params.and_then(|params| params.get("mode")).and_then(Node::as_str);
        let wanted = action == ElicitationAction::Accept && mode != Some(Mode::Url.as_str());
        let place = at.member("content");
        match result.get("content") {
            None if wanted => self.error(at.clone(), ErrorKind::Required { want: Text::from("content") }),
            None => {}
            Some(_) if !wanted => self.error(place, ErrorKind::AdditionalProperties),
            Some(content) => self.content(request, content, &place),
        }
    }

    fn content(&mut self, request: &Located<'_>, content: &Node, at: &Pointer) {
        let Some(members) = self.object(content, at) else { return };
        let schema = match (request.schema, request.params.and_then(|params| params.get("requestedSchema"))) {
            (Some(_), _) => Some(request.location.clone()),
            (None, Some(schema)) if schema.value != Value::Null => Some(request.location.member("requestedSchema")),
            _ => None,
        };
        if let Some(schema) = &schema {
            let mut report = Schema::compile(self.request, schema).validate(content, self.patterns);
            let below = |place: &Pointer| Pointer::from([at.as_str(), place.as_str()].concat().as_str());
            report.errors.iter_mut().for_each(|error| error.instance_location = below(&error.instance_location));
            report.undecided.iter_mut().for_each(|rule| rule.instance_location = below(&rule.instance_location));
            self.report.errors.append(&mut report.errors);
            self.report.undecided.append(&mut report.undecided);
        }
        let mut refused: Vec<Pointer> =
            self.report.errors.iter().map(|error| error.instance_location.clone()).collect();
        refused.sort_unstable();
        let properties =
            schema.as_ref().and_then(|schema| self.request.pointee(schema)?.get("properties")?.as_object());
        for member in members {
            let place = at.member(&member.name);
            let declared = properties.is_some_and(|properties| properties.get(&member.name).is_some());
            let array = self.revision != Some(Revision::V2025_06_18);
            let want = if array { &TYPES } else { TYPES.get(..3).unwrap_or_default() };
            self.value(&member.node, &place, if declared && array { None } else { Some(want) }, &refused);
        }
    }

    /// One value of `content`. `want` holds the types allowed; without it any but `null`, at any depth: the depth is the
    /// reader's (`json::MAX_DEPTH`). What the schema refused already is not refused once more.
    fn value(&mut self, node: &Node, at: &Pointer, want: Option<&[Type]>, refused: &[Pointer]) {
        let got = Type::of(&node.value);
        let fits = match want {
            Some(want) => want.contains(&got),
            None => got != Type::Null,
        };
        if !fits && refused.binary_search(at).is_err() {
            self.error(at.clone(), ErrorKind::Type { got, want: want.unwrap_or(&TYPES).to_vec() });
        }
        match &node.value {
            Value::Array(items) if fits => {
                let want = want.and(TYPES.get(..1));
                items.iter().enumerate().for_each(|(index, item)| self.value(item, &at.item(index), want, refused));
            }
            Value::Object(members) if fits => {
                members.iter().for_each(|member| self.value(&member.node, &at.member(&member.name), want, refused));
            }
            _ => {}
        }
    }
}

/// What a value of `content` can be, the last one after 2025-06-18 only. The items of an array are of the first.
const TYPES: [Type; 4] = [Type::String, Type::Number, Type::Boolean, Type::Array];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::parse;
    use crate::validate::pattern::Outcome;

    struct NoMatcher;
    impl PatternMatcher for NoMatcher {
        fn test(&self, _: &str, _: &str) -> Outcome {
            Outcome::Undecided
        }
    }

    fn errors(request: &str, result: &str, revision: Option<Revision>) -> String {
        let (request, result) = (parse(request).unwrap().root, parse(result).unwrap().root);
        let report = validate_result(&request, &result, revision, &NoMatcher);
        let error = |error: &ValidationError| {
            format!("{} {} {}", error.kind.keyword(), error.instance_location, error.keyword_location)
        };
        report.errors.iter().map(error).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn what_an_elicit_result_is() {
        let form = r#"{"message": "m", "requestedSchema": {"type": "object", "properties": {
            "name": {"type": "string", "minLength": 2}, "tags": {"type": "array"}, "place": {"type": "object"},
            "any": {"type": ["string", "null"]}}, "required": ["name"]}}"#;
        let url = r#"{"method": "elicitation/create", "params": {"mode": "url", "message": "m", "url": "https://a.example/"}}"#;
        let schema = r#"{"properties": {"name": {"type": "string"}}}"#;
        for (request, result, expected) in [
            (form, r#"{"action": "decline"}"#, ""),
            (form, r#"{"action": "cancel", "_meta": {}}"#, ""),
            (form, r#"{"action": "accept", "content": {"name": "Ann"}}"#, ""),
            (form, r#"[]"#, "type  "),
            (form, r#"{}"#, "required  "),
            (form, r#"{"action": "reject"}"#, "enum /action "),
            (form, r#"{"action": null}"#, "enum /action "),
            (form, r#"{"action": "accept"}"#, "required  "),
            (form, r#"{"action": "accept", "content": null}"#, "type /content "),
            (form, r#"{"action": "decline", "content": {}}"#, "additionalProperties /content "),
            (form, r#"{"action": "cancel", "content": null}"#, "additionalProperties /content "),
            (form, r#"{"action": "accept", "content": {}}"#, "required /content /requestedSchema/required"),
            (
                form,
                r#"{"action": "accept", "content": {"name": "A"}}"#,
                "minLength /content/name /requestedSchema/properties/name/minLength",
            ),
            (
                form,
                r#"{"action": "accept", "content": {"name": null}}"#,
                "type /content/name /requestedSchema/properties/name/type",
            ),
            (form, r#"{"action": "accept", "content": {"name": "Ann", "any": null}}"#, "type /content/any "),
            (form, r#"{"action": "accept", "content": {"name": "Ann", "more": {}}}"#, "type /content/more "),
            (form, r#"{"action": "accept", "content": {"name": "Ann", "more": ["a", 1]}}"#, "type /content/more/1 "),
            (form, r#"{"action": "accept", "content": {"name": "Ann", "tags": ["a", 1]}}"#, ""),
            (form, r#"{"action": "accept", "content": {"name": "Ann", "place": {"x": 1}}}"#, ""),
            (
                form,
                r#"{"action": "accept", "content": {"name": "Ann", "place": {"x": [null]}}}"#,
                "type /content/place/x/0 ",
            ),
            (url, r#"{"action": "accept"}"#, ""),
            (url, r#"{"action": "accept", "content": {}}"#, "additionalProperties /content "),
            (url, r#"{"action": "decline"}"#, ""),
            (schema, r#"{"action": "accept", "content": {"name": 1}}"#, "type /content/name /properties/name/type"),
            (r#"{"message": "m"}"#, r#"{"action": "accept", "content": {"x": 1}}"#, ""),
            (r#"{"method": "roots/list"}"#, r#"{"action": "accept", "content": {}}"#, "false  "),
        ] {
            assert_eq!(errors(request, result, None), expected, "{result}");
        }
    }

    #[test]
    fn arrays_came_with_2025_11_25() {
        let request = r#"{"message": "m", "requestedSchema": {"properties": {"tags": {"type": "array"}}}}"#;
        let result = r#"{"action": "accept", "content": {"tags": ["a"]}}"#;
        assert_eq!(errors(request, result, Some(Revision::V2025_06_18)), "type /content/tags ");
        assert_eq!(errors(request, result, Some(Revision::V2025_11_25)), "");
    }

    #[test]
    fn a_response_for_each_input_request() {
        let request = r#"{"inputRequests": {
            "a/b": {"method": "elicitation/create", "params": {"message": "m", "requestedSchema": {"required": ["x"]}}},
            "c": {"method": "elicitation/create", "params": {"message": "m"}},
            "d": {"method": "roots/list"}}}"#;
        let result = r#"{"a/b": {"action": "accept", "content": {}}, "d": {}}"#;
        let expected = "required /a~1b/content /inputRequests/a~1b/params/requestedSchema/required, required  ";
        assert_eq!(errors(request, result, None), expected);
    }
}
