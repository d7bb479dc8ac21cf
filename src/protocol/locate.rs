use crate::json::{Document, Member, Node, Object, Pointer, Range, SyntaxError, Text, Value};

/// The location of a request in a document. A request with neither `params` nor `schema` has no parameters.
#[derive(Debug, Clone, Default)]
pub struct LocatedRequest<'a> {
    /// The name of the entry in `inputRequests` (2026-07-28), under which the server expects the answer.
    pub key: Option<Text>,
    /// The parameters of `elicitation/create`.
    pub params: Option<&'a Node>,
    /// A bare schema without a request around it.
    pub schema: Option<&'a Node>,
    /// The location of `params` or of the bare schema; for a request without parameters, that of the request.
    pub location: Pointer,
}

impl<'a> LocatedRequest<'a> {
    /// Returns the request's message; empty if it cannot be read.
    pub fn message(&self) -> Text {
        let message = self.params.and_then(|params| params.get("message")?.as_text());
        message.cloned().unwrap_or_else(|| Text::from(""))
    }

    /// Returns the BCP 47 tag of the language of the request's texts, if the server names it in `_meta`.
    pub fn content_language(&self) -> Option<&'a str> {
        let tag = self.params?.get("_meta")?.get("io.modelcontextprotocol/contentLanguage")?.as_str()?;
        // The longest that RFC 5646 names has 35 characters.
        (1..=35).contains(&tag.len()).then_some(tag)
    }

    /// Returns the schema of the answer and its location. Servers omit it if they only ask for confirmation; `null`
    /// counts as omitted.
    pub fn requested_schema(&self) -> Option<(&'a Node, Pointer)> {
        let bare = self.schema.map(|schema| (schema, self.location.clone()));
        bare.or_else(|| {
            let schema = self.params?.get("requestedSchema").filter(|node| node.value != Value::Null)?;
            Some((schema, self.location.member("requestedSchema")))
        })
    }
}

/// The names that only a request or its parameters have; an object without any of them is a bare schema.
const REQUEST_NAMES: [&str; 7] = ["jsonrpc", "method", "params", "mode", "message", "requestedSchema", "url"];

/// The JSON-RPC method of an elicitation, in every revision.
pub const METHOD: &str = "elicitation/create";

/// Finds the requests in a document of any of these shapes: a JSON-RPC request, its `{method, params}`, the `params`, a
/// bare `requestedSchema`, and from 2026-07-28 a result with `inputRequests` (bare or in its JSON-RPC response) or that
/// map itself. Requests and entries of other methods are skipped, because they are not elicitations.
///
/// ```
/// use mcp_elicitation::{json::parse, protocol::locate};
/// let text = r#"{"inputRequests": {"a": {"method": "elicitation/create", "params": {"message": "Name?"}},
///                                  "b": {"method": "roots/list"}}}"#;
/// let document = parse(text)?;
/// let located = locate(&document.root);
/// assert_eq!(located.len(), 1);
/// assert_eq!(located[0].location.as_str(), "/inputRequests/a/params");
/// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
/// ```
pub fn locate(root: &Node) -> Vec<LocatedRequest<'_>> {
    let at = Pointer::root();
    let bare = LocatedRequest { schema: Some(root), ..LocatedRequest::default() };
    let Some(object) = root.as_object() else { return vec![bare] };
    if let Some((requests, at)) = input_requests(root) {
        return entries(requests, &at);
    }
    if object.get("method").is_some() {
        return request(object, &at, None).into_iter().collect();
    }
    if let Some(params) = object.get("params") {
        return vec![LocatedRequest { params: Some(params), location: at.member("params"), ..Default::default() }];
    }
    if REQUEST_NAMES.iter().any(|name| object.get(name).is_some()) {
        return vec![LocatedRequest { params: Some(root), ..LocatedRequest::default() }];
    }
    vec![bare]
}

/// Returns the map of `inputRequests` in a document, and its location.
pub(crate) fn input_requests(root: &Node) -> Option<(&Object, Pointer)> {
    let (object, at) = (root.as_object()?, Pointer::root());
    let (result, result_at) = match object.get("result") {
        Some(result) if object.get("jsonrpc").is_some() => (result, at.member("result")),
        _ => (root, at.clone()),
    };
    if let Some(requests) = result.get("inputRequests").and_then(Node::as_object) {
        return Some((requests, result_at.member("inputRequests")));
    }
    let is_request = REQUEST_NAMES.iter().any(|name| object.get(name).is_some());
    let mut methods = object.iter().map(|member| member.node.get("method").and_then(Node::as_str));
    (!is_request && !object.is_empty() && methods.all(|method| method.is_some())).then_some((object, at))
}

/// Returns an error if a request's schema is nested too deep or contains a number that is too long. Elsewhere, as in
/// `_meta`, this does no harm.
pub fn unreadable(document: &Document) -> Option<SyntaxError> {
    let mut skipped = document.skipped.iter();
    let located = if skipped.len() > 0 { locate(&document.root) } else { Vec::new() };
    let schemas = located.iter().filter_map(|one| one.schema.or_else(|| one.params?.get("requestedSchema")));
    let ranges: Vec<Range> = schemas.map(|schema| schema.range).collect();
    skipped.find(|error| ranges.iter().any(|range| (range.start..range.end).contains(&error.at))).copied()
}

fn entries<'a>(requests: &'a Object, at: &Pointer) -> Vec<LocatedRequest<'a>> {
    let entry =
        |member: &'a Member| request(member.node.as_object()?, &at.member(&member.name), Some(member.name.clone()));
    requests.iter().filter_map(entry).collect()
}

fn request<'a>(request: &'a Object, at: &Pointer, key: Option<Text>) -> Option<LocatedRequest<'a>> {
    request.get("method").filter(|method| method.as_str() == Some(METHOD))?;
    let params = request.get("params");
    let location = if params.is_some() { at.member("params") } else { at.clone() };
    Some(LocatedRequest { key, params, schema: None, location })
}
