use super::{Mode, Revision};
use crate::json::{Member, Node, Object, Range, Text, Value};

/// Returns the `ClientCapabilities` by which a client of `revision` declares support for form mode, URL mode, or both.
/// A client sends them with `initialize`, and from 2026-07-28 with each request.
///
/// 2025-06-18 only has form mode and no names for modes. Later revisions always name `form`, although `{}` would mean
/// the same, because some servers look for it.
///
/// ```
/// use mcp_elicitation::protocol::{Revision, capabilities};
/// assert_eq!(capabilities(Revision::V2025_11_25, true, true).to_string(), r#"{"elicitation":{"form":{},"url":{}}}"#);
/// assert_eq!(capabilities(Revision::V2025_06_18, true, true).to_string(), r#"{"elicitation":{}}"#);
/// assert_eq!(capabilities(Revision::V2025_06_18, false, true).to_string(), "{}");
/// ```
pub fn capabilities(revision: Revision, form: bool, url: bool) -> Node {
    let named = revision > Revision::V2025_06_18;
    let modes = [("form", form && named), ("url", url && named)];
    let modes = modes.into_iter().filter(|(_, supported)| *supported).map(|(name, _)| member(name, Object::default()));
    let elicitation = member("elicitation", Object::new(modes.collect()));
    let supported = form || (url && named);
    Value::Object(Object::new(supported.then_some(elicitation).into_iter().collect())).into()
}

fn member(name: &str, object: Object) -> Member {
    Member { name: Text::from(name), name_range: Range::default(), node: Value::Object(object).into() }
}

/// Returns true if a client with these `ClientCapabilities` supports `mode`. An `elicitation` that names no mode means
/// form mode (2025-11-25: "an empty capabilities object is equivalent to declaring support for form mode only").
///
/// ```
/// use mcp_elicitation::{json::parse, protocol::{Mode, supports_mode}};
/// let supports = |text, mode| Ok(supports_mode(&parse(text)?.root, mode));
/// assert!(supports(r#"{"elicitation": {}}"#, Mode::Form)?);
/// assert!(!supports(r#"{"elicitation": {"url": {}}}"#, Mode::Form)?);
/// assert!(!supports("{}", Mode::Form)?);
/// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
/// ```
pub fn supports_mode(capabilities: &Node, mode: Mode) -> bool {
    let Some(elicitation) = capabilities.get("elicitation").and_then(Node::as_object) else { return false };
    let named = |mode: Mode| elicitation.get(mode.as_str()).is_some_and(|node| node.as_object().is_some());
    named(mode) || (mode == Mode::Form && !named(Mode::Url))
}
