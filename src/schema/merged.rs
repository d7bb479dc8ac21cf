use super::{LeftOutReason, Types};
use crate::json::{Node, Object, Pointer, Text, Value, digits};

/// A schema together with the schemas that it stands for: the target of its `$ref`, the members of its `allOf`, where no
/// two of them say of what shape the value is, but for the same type, and the only branch of its `anyOf` or `oneOf` beside `null`. A keyword
/// counts where it comes first, so what is next to a `$ref` wins over what the `$ref` leads to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Merged<'a> {
    layers: [Option<&'a Node>; MOST_LAYERS],
    /// Why the schema cannot be shown at all.
    pub left_out: Option<LeftOutReason>,
}

/// A way from a schema to the one that it stands for that is longer than this has no end, or no use.
const MOST_LAYERS: usize = 8;

/// An `allOf` of more members than this is not merged.
const MOST_MEMBERS: usize = 5;

impl<'a> Merged<'a> {
    /// The schema that says nothing.
    pub(super) const ANY: Self = Self { layers: [None; MOST_LAYERS], left_out: None };

    /// Follows `schema`. Nothing outside `root` is ever looked at.
    pub(crate) fn new(root: &'a Node, schema: &'a Node) -> Self {
        Self::follow(root, schema, &|_| true)
    }

    /// Follows `schema`, and asks `pays_for` before it reads what that stands for: many may stand for the same, and that may
    /// be long. It stops where that is refused.
    pub(super) fn follow(root: &'a Node, schema: &'a Node, pays_for: &dyn Fn(&Node) -> bool) -> Self {
        let mut merged = Self::ANY;
        let mut next = Some(schema);
        while let Some(schema) = next.filter(|next| std::ptr::eq(*next, schema) || pays_for(next)) {
            next = None;
            merged.left_out = match (&schema.value, reference(schema)) {
                (Value::Boolean(true), _) => None,
                (Value::Boolean(false), _) => Some(LeftOutReason::NoPossibleValue),
                (Value::Object(_), reference) => {
                    next = match reference {
                        Some(_) => schema
                            .get("$ref")
                            .and_then(Node::as_str)
                            .and_then(|text| root.pointee(&Pointer::of_reference(text)?)),
                        None => only_branch(schema),
                    };
                    let room = merged.push(schema);
                    let all_of = schema.get("allOf").filter(|all_of| is_merged(all_of));
                    for member in all_of.and_then(Node::as_array).unwrap_or_default() {
                        if is_plain(member) || reference.is_none() && is_typed(member) {
                            if pays_for(member) {
                                merged.push(member);
                            }
                        } else if reference.is_none() {
                            next = Some(member);
                        }
                    }
                    if !room || reference.is_some() && next.is_none() {
                        next = None;
                        Some(LeftOutReason::UnresolvedReference)
                    } else {
                        None
                    }
                }
                _ => Some(LeftOutReason::NotASchema),
            };
        }
        merged
    }

    /// Adds an object of keywords; gives whether there was room for it.
    fn push(&mut self, schema: &'a Node) -> bool {
        let room = self.layers.iter_mut().find(|layer| layer.is_none());
        let found = room.is_some();
        if let Some(layer) = room {
            *layer = Some(schema);
        }
        found
    }

    /// Adds what another schema says.
    pub(super) fn extend(&mut self, other: Self) {
        for layer in other.layers() {
            self.push(layer);
        }
    }

    /// The objects that hold the keywords, the schema itself first.
    pub(crate) fn layers(&self) -> impl Iterator<Item = &'a Node> {
        self.layers.into_iter().flatten()
    }

    /// The value of `keyword`, where it comes first.
    pub(crate) fn get(&self, keyword: &str) -> Option<&'a Node> {
        self.layers().find_map(|layer| layer.get(keyword))
    }

    /// The items of `keyword`, where that is an array.
    pub(crate) fn array(&self, keyword: &str) -> Option<&'a [Node]> {
        self.get(keyword)?.as_array()
    }

    /// The types that `type` names; `None` where there is no `type`.
    pub(crate) fn types(&self) -> Option<Types> {
        self.get("type").map(Types::named_by)
    }

    /// The `title`, if it shows anything. A definition's title that only repeats the definition's name is the name of a
    /// class in the server's code, and does not count.
    pub(super) fn title(&self) -> Option<Text> {
        let mut reference = "";
        for layer in self.layers() {
            let title = visible(layer.get("title"));
            if title.as_ref().is_some_and(|title| !ends_with_word(reference, title)) {
                return title;
            }
            reference = layer.get("$ref").and_then(Node::as_str).unwrap_or_default();
        }
        None
    }

    /// The `description`, if it shows anything.
    pub(super) fn description(&self) -> Option<Text> {
        visible(self.get("description"))
    }
}

/// Whether the last word of a reference is `name`, in whatever case.
fn ends_with_word(reference: &str, name: &str) -> bool {
    let parts = reference.len().checked_sub(name.len()).and_then(|at| reference.split_at_checked(at));
    parts.is_some_and(|(before, end)| {
        end.eq_ignore_ascii_case(name) && !before.ends_with(|c: char| c.is_ascii_alphanumeric())
    })
}

/// What a schema refers to another by.
pub(crate) fn reference(schema: &Node) -> Option<&Node> {
    ["$ref", "$dynamicRef"].iter().find_map(|keyword| schema.get(keyword))
}

pub(super) fn visible(node: Option<&Node>) -> Option<Text> {
    node.and_then(Node::as_text).filter(|text| !text.trim().is_empty()).cloned()
}

/// Whether a schema accepts `null` and nothing else.
pub(crate) fn is_null(schema: &Node) -> bool {
    schema.get("type").is_some_and(|types| Types::named_by(types) == Types::NULL)
        || schema.get("const").is_some_and(|value| value.value == Value::Null)
        || matches!(schema.get("enum").and_then(Node::as_array), Some([Node { value: Value::Null, .. }]))
}

/// The schema that an object stands for by the only branch beside `null` of its union. A branch with a `const` is an
/// option to choose, and stays one.
fn only_branch(object: &Node) -> Option<&Node> {
    ["anyOf", "oneOf"].into_iter().find_map(|keyword| {
        let branches = object.get(keyword)?.as_array()?;
        let mut others = branches.iter().filter(|branch| !is_null(branch));
        let only = others.next().filter(|branch| branch.get("const").is_none())?;
        if others.next().is_none() { Some(only) } else { None }
    })
}

/// Whether the members of an `allOf` are merged: they are not many, and all but one say nothing of the value's shape, or
/// no more than the type that the others name too.
pub(crate) fn is_merged(all_of: &Node) -> bool {
    let Some(members) = all_of.as_array().filter(|members| members.len() <= MOST_MEMBERS) else { return false };
    let shaped = || members.iter().filter(|member| !is_plain(member));
    let mut types = members.iter().filter_map(|member| member.get("type")).map(Types::named_by);
    let first = types.next();
    let of_one_type = types.all(|other| Some(other) == first);
    // What a reference leads to may name another type.
    let others =
        shaped().filter(|member| !is_typed(member)).map(|member| if reference(member).is_some() { 2 } else { 1 });
    shaped().count() < 2 || of_one_type && others.sum::<usize>() < 2
}

/// Keywords that say of what shape a value is.
const SHAPES: [&str; 10] =
    ["type", "enum", "const", "$ref", "$dynamicRef", "properties", "items", "allOf", "anyOf", "oneOf"];

fn is_plain(member: &Node) -> bool {
    member.as_object().is_some_and(|object| object.iter().all(|member| !SHAPES.contains(&member.name.as_str())))
}

/// Whether a schema says nothing of the value's shape but its type.
fn is_typed(schema: &Node) -> bool {
    let shapes = |object: &Object| object.iter().filter(|member| SHAPES.contains(&member.name.as_str())).count();
    schema.get("type").is_some() && schema.as_object().is_some_and(|object| shapes(object) == 1)
}

/// The types that a branch of a union names, else those of its options.
pub(crate) fn types_of_branch(branch: &Merged) -> Types {
    let mut types = branch.types().unwrap_or(Types::NONE);
    if types == Types::NONE {
        let values = branch.array("enum").unwrap_or_default();
        for node in branch.get("const").into_iter().chain(values) {
            types = types.with(Types::of(&node.value));
        }
    }
    types
}

/// Where a node of `root` is in it. Nodes are told apart by where they lie in memory, so that it holds for values
/// that were not read from a text too.
pub(super) fn location_of(root: &Node, node: &Node) -> Pointer {
    let mut path = Vec::new();
    let _ = find(root, node, true, &mut path) || find(root, node, false, &mut path);
    path.iter().rev().fold(Pointer::root(), |pointer, name| pointer.member(name))
}

/// Notes the way from `inside` to `node`, backwards. In a text, only what holds the node is looked into.
fn find(inside: &Node, node: &Node, in_text: bool, path: &mut Vec<String>) -> bool {
    #[cfg(test)]
    tests::VISITS.set(tests::VISITS.get().saturating_add(1));
    if std::ptr::eq(inside, node) {
        return true;
    }
    let before = |other: &Node| in_text && other.range.end <= node.range.start;
    let around = |other: &Node| other.range.start <= node.range.start && node.range.end <= other.range.end;
    let holds = |other: &Node| !in_text || around(other);
    let name = match &inside.value {
        Value::Array(items) => {
            let mut likely = items.iter().enumerate().skip(items.partition_point(before));
            likely.find(|(_, item)| holds(item) && find(item, node, in_text, path)).map(|(index, _)| digits(index))
        }
        Value::Object(object) => {
            let members = object.iter().as_slice();
            // Where names are repeated, members are not in the order of the text.
            let likely = members.partition_point(|member| before(&member.node));
            let mut others = members.iter().skip(likely).chain(members.iter().take(likely));
            let found = others.find(|member| holds(&member.node) && find(&member.node, node, in_text, path));
            found.map(|member| member.name.as_str().to_owned())
        }
        _ => None,
    };
    let found = name.is_some();
    path.extend(name);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::parse;
    use std::cell::Cell;

    thread_local! {
        /// How many nodes were looked into to find others.
        pub(super) static VISITS: Cell<usize> = const { Cell::new(0) };
    }

    #[test]
    fn looks_only_into_what_holds_the_node() {
        let object = r#""@":{"type":"object","properties":{"a":{"type":"string"}},"required":["a","a"]}"#;
        for (objects, more) in [(10, 10), (100, 100_000)] {
            let objects: Vec<String> = (0..objects).map(|index| object.replace('@', &index.to_string())).collect();
            let zeros = vec!["0"; more].join(",");
            let text = format!(r#"{{"a":0,"x":[{zeros}],"properties":{{{}}},"a":1,"y":[{zeros}]}}"#, objects.join(","));
            let root = parse(&text).unwrap().root;
            for (name, member) in
                root.get("properties").and_then(Node::as_object).unwrap().iter().map(|it| (&it.name, &it.node))
            {
                VISITS.set(0);
                let leaf = member.get("properties").and_then(|leaves| leaves.get("a")).unwrap();
                assert_eq!(location_of(&root, leaf).as_str(), format!("/properties/{}/properties/a", name.as_str()));
                assert_eq!(VISITS.get(), 5, "the root, and four on the way");
            }
        }
        let (inner, outer) = (parse(r#"{"a":[1,{"b":2}]}"#).unwrap().root.value, Value::Array(Vec::new()));
        let root = Node::from(Value::Array(vec![Node::from(outer), Node::from(inner)]));
        let item = root.as_array().and_then(|items| items[1].get("a")?.as_array()?[1].get("b")).unwrap();
        assert_eq!(location_of(&root, item).as_str(), "/1/a/1/b", "without places in a text");
    }

    fn locations(text: &str) -> String {
        let root = parse(text).unwrap().root;
        let schema = root.get("a").unwrap();
        let merged = Merged::new(&root, schema);
        let locations: Vec<_> = merged.layers().map(|layer| location_of(&root, layer).to_string()).collect();
        format!("{}{}", locations.join(" "), merged.left_out.map_or("", |reason| reason.code()))
    }

    /// What is refused is not read: neither its branches nor where its reference leads.
    #[test]
    fn follows_no_further_than_is_paid_for() {
        let text =
            r##"{"a": {"$ref": "#/b"}, "b": {"anyOf": [{"type": "null"}, {"$ref": "#/c"}]}, "c": {"type": "string"}}"##;
        let root = parse(text).unwrap().root;
        for (paid, layers) in [(0, 1), (1, 2), (2, 3), (3, 4), (9, 4)] {
            let asked = Cell::new(0);
            let pays_for = |_: &Node| asked.replace(asked.get() + 1) < paid;
            let merged = Merged::follow(&root, root.get("a").unwrap(), &pays_for);
            assert_eq!((merged.layers().count(), asked.get()), (layers, (paid + 1).min(3)));
        }
    }

    #[test]
    fn follows_within_the_document() {
        for (text, expected) in [
            (r##"{"a": {"$ref": "#/d"}, "d": {"$ref": "#/e~1%66"}, "e/f": {}}"##, "/a /d /e~1f"),
            (r##"{"a": {"allOf": [{"$ref": "#/d"}]}, "d": {}}"##, "/a /a/allOf/0 /d"),
            (r#"{"a": {"anyOf": [{"type": "null"}, {"type": "string"}]}}"#, "/a /a/anyOf/1"),
            (r#"{"a": {"oneOf": [{"const": "x"}]}}"#, "/a"),
            (r#"{"a": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}"#, "/a"),
            (r#"{"a": {"allOf": [{}, {}]}}"#, "/a /a/allOf/0 /a/allOf/1"),
            (r##"{"a": {"allOf": [{"$ref": "#/d"}, {}]}, "d": {}}"##, "/a /a/allOf/1 /a/allOf/0 /d"),
            (r#"{"a": {"allOf": [{"minLength": 1}], "anyOf": [{"enum": []}]}}"#, "/a /a/allOf/0 /a/anyOf/0"),
            (r#"{"a": {"allOf": [{"type": "string"}, {"enum": []}, {}]}}"#, "/a /a/allOf/0 /a/allOf/2 /a/allOf/1"),
            (r#"{"a": {"allOf": [{"type": "string"}, {"type": "string"}]}}"#, "/a /a/allOf/0 /a/allOf/1"),
            (r#"{"a": {"allOf": [{"type": "string"}, {"type": "integer"}]}}"#, "/a"),
            (r#"{"a": {"allOf": [{"type": "string", "enum": []}, {"const": "a"}]}}"#, "/a"),
            (r##"{"a": {"allOf": [{"type": "string"}, {"$ref": "#/d"}]}, "d": {"type": "integer"}}"##, "/a"),
            (r#"{"a": {"allOf": [{"const": 1}, {}, {}, {}]}}"#, "/a /a/allOf/1 /a/allOf/2 /a/allOf/3 /a/allOf/0"),
            (r#"{"a": {"allOf": [{"const": 1}, {}, {}, {}, {}, {}]}}"#, "/a"),
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
