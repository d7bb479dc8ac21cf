use super::{LeftOutReason, Types};
use crate::json::{Node, Object, Pointer, Text, Value};

/// A schema together with the schemas that it stands for: the target of its `$ref`, the only member of its `allOf`, and
/// the only branch of its `anyOf` or `oneOf` beside `null`. A keyword counts where it comes first, so what stands next to
/// a `$ref` wins over what the `$ref` leads to.
#[derive(Debug, Clone)]
pub struct Merged<'a> {
    /// The schema itself first.
    pub layers: Vec<Layer<'a>>,
    /// Why the schema cannot be shown at all.
    pub left_out: Option<LeftOutReason>,
}

/// One of the schemas that make up a [`Merged`] one.
#[derive(Debug, Clone)]
pub struct Layer<'a> {
    /// Its keywords.
    pub object: &'a Object,
    /// Its place, from the root.
    pub location: Pointer,
}

impl<'a> Merged<'a> {
    /// Follows `schema`, at `location` in `root`, through at most `depth` steps. Nothing outside `root` is ever looked at.
    pub fn new(root: &'a Node, schema: &'a Node, location: Pointer, depth: usize) -> Self {
        let mut merged = Self { layers: Vec::new(), left_out: None };
        let mut next = Some((schema, location));
        while let Some((schema, location)) = next {
            let reference = || schema.get("$ref").or(schema.get("$dynamicRef")).or(schema.get("$recursiveRef"));
            match &schema.value {
                _ if merged.layers.len() > depth => {
                    let previous = merged.layers.last().and_then(|layer| layer.object.get("$ref"));
                    let text = reference().or(previous).map(Node::to_string).unwrap_or_default();
                    merged.left_out = Some(LeftOutReason::UnresolvedReference(text));
                    break;
                }
                Value::Boolean(true) => break,
                Value::Boolean(false) => {
                    merged.left_out = Some(LeftOutReason::NoPossibleValue);
                    break;
                }
                Value::Object(object) => {
                    next = match reference() {
                        Some(reference) => {
                            let target = object.get("$ref").and_then(Node::as_str).and_then(|text| resolve(root, text));
                            if target.is_none() {
                                merged.left_out = Some(LeftOutReason::UnresolvedReference(reference.to_string()));
                            }
                            target
                        }
                        None => only_branch(object, &location),
                    };
                    merged.layers.push(Layer { object, location });
                }
                _ => {
                    merged.left_out = Some(LeftOutReason::NotASchema);
                    break;
                }
            }
        }
        merged
    }

    /// The value of `keyword`, where it comes first.
    pub fn get(&self, keyword: &str) -> Option<&'a Node> {
        self.layers.iter().find_map(|layer| layer.object.get(keyword))
    }

    /// The value of `keyword` and its place, from the root.
    pub fn locate(&self, keyword: &str) -> Option<(&'a Node, Pointer)> {
        self.layers.iter().find_map(|layer| Some((layer.object.get(keyword)?, layer.location.member(keyword))))
    }

    /// The types that `type` names; `None` where there is no `type`.
    pub fn types(&self) -> Option<Types> {
        self.get("type").map(Types::named_by)
    }

    /// The `title`, if it shows anything. A definition's title that only repeats the definition's name is the name of a
    /// class in the server's code, and does not count.
    pub fn title(&self) -> Option<&'a Text> {
        self.layers.iter().enumerate().find_map(|(index, layer)| {
            let title = visible(layer.object.get("title"))?;
            let is_class_name = index > 0 && layer.location.tokens().last().is_some_and(|name| name == **title);
            (!is_class_name).then_some(title)
        })
    }

    /// The `description`, if it shows anything.
    pub fn description(&self) -> Option<&'a Text> {
        visible(self.get("description"))
    }
}

fn visible(node: Option<&Node>) -> Option<&Text> {
    node.and_then(Node::as_text).filter(|text| !text.trim().is_empty())
}

/// Whether a schema accepts `null` and nothing else.
pub(crate) fn is_null(schema: &Node) -> bool {
    let only_null = |items: &[Node]| matches!(items, [Node { value: Value::Null, .. }]);
    schema.get("type").is_some_and(|types| Types::named_by(types) == Types::NULL)
        || schema.get("const").is_some_and(|value| value.value == Value::Null)
        || schema.get("enum").and_then(Node::as_array).is_some_and(only_null)
}

/// The schema that an object stands for by its only `allOf` member, or by the only branch beside `null` of its union. A
/// branch with a `const` is an option to choose, and stays one.
fn only_branch<'a>(object: &'a Object, location: &Pointer) -> Option<(&'a Node, Pointer)> {
    ["allOf", "anyOf", "oneOf"].into_iter().find_map(|keyword| {
        let branches = object.get(keyword)?.as_array()?;
        let mut others = branches.iter().enumerate().filter(|(_, branch)| keyword == "allOf" || !is_null(branch));
        let (index, branch) = others.next()?;
        let only = others.next().is_none() && branch.get("const").is_none();
        only.then(|| (branch, location.member(keyword).item(index)))
    })
}

/// What a reference within the document leads to: `#`, or `#` and a JSON Pointer.
fn resolve<'a>(root: &'a Node, reference: &str) -> Option<(&'a Node, Pointer)> {
    let fragment = reference.strip_prefix('#')?;
    if !fragment.is_empty() && !fragment.starts_with('/') {
        return None;
    }
    let pointer = Pointer::from(decoded(fragment)?.as_str());
    Some((root.pointee(&pointer)?, pointer))
}

/// A fragment without its percent-encoding.
fn decoded(fragment: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(fragment.len());
    let mut rest = fragment.bytes();
    while let Some(byte) = rest.next() {
        let mut digit = || char::from(rest.next()?).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        bytes.push(if byte == b'%' { digit()?.wrapping_shl(4) | digit()? } else { byte });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::parse;

    fn locations(text: &str) -> String {
        let root = parse(text).unwrap().root;
        let schema = root.get("a").unwrap();
        let merged = Merged::new(&root, schema, Pointer::root().member("a"), 8);
        let locations: Vec<_> = merged.layers.iter().map(|layer| layer.location.to_string()).collect();
        format!("{}{}", locations.join(" "), merged.left_out.map_or("", |reason| reason.code()))
    }

    #[test]
    fn follows_within_the_document() {
        for (text, expected) in [
            (r##"{"a": {"$ref": "#/d"}, "d": {"$ref": "#/e~1%66"}, "e/f": {}}"##, "/a /d /e~1f"),
            (r##"{"a": {"allOf": [{"$ref": "#/d"}]}, "d": {}}"##, "/a /a/allOf/0 /d"),
            (r#"{"a": {"anyOf": [{"type": "null"}, {"type": "string"}]}}"#, "/a /a/anyOf/1"),
            (r#"{"a": {"oneOf": [{"const": "x"}]}}"#, "/a"),
            (r#"{"a": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}"#, "/a"),
            (r#"{"a": {"allOf": [{}, {}]}}"#, "/a"),
            (r##"{"a": {"$ref": "#/missing"}}"##, "/aunresolved-reference"),
            (r##"{"a": {"$ref": "#/%zz"}}"##, "/aunresolved-reference"),
            (r#"{"a": {"$ref": "https://a.example/"}}"#, "/aunresolved-reference"),
            (r##"{"a": {"$dynamicRef": "#/a"}}"##, "/aunresolved-reference"),
            (r#"{"a": true}"#, ""),
            (r#"{"a": false}"#, "no-possible-value"),
            (r#"{"a": "string"}"#, "not-a-schema"),
        ] {
            assert_eq!(locations(text), expected, "{text}");
        }
        assert!(locations(r##"{"a": {"$ref": "#/a"}}"##).ends_with("/a /aunresolved-reference"), "a circle ends");
    }
}
