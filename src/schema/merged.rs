use super::{LeftOutReason, Types};
use crate::json::{Node, Object, Pointer, Text, Value};

/// A schema merged with the schemas that it stands for: the target of its `$ref`; the members of its `allOf`, if at
/// most one of them describes more than the common type; and the only branch of its `anyOf` or `oneOf` beside `null`.
/// The first occurrence of a keyword counts, so keywords next to a `$ref` override those of its target.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MergedSchema<'a> {
    layers: [Option<&'a Node>; MOST_LAYERS],
    /// The reason why the schema cannot be shown at all.
    pub left_out: Option<LeftOutReason>,
}

/// The maximum number of merged schemas. A longer chain is circular or useless.
const MOST_LAYERS: usize = 8;

const MOST_MEMBERS: usize = 5;

impl<'a> MergedSchema<'a> {
    /// The schema without keywords.
    pub(super) const ANY: Self = Self { layers: [None; MOST_LAYERS], left_out: None };

    /// Merges `schema` with the schemas that it stands for, all within `root`.
    pub(crate) fn new(root: &'a Node, schema: &'a Node) -> Self {
        Self::follow(root, schema, &|_| true)
    }

    /// Merges `schema`, and calls `reaches` before it reads the target of a reference, which may be long and shared by
    /// many. It stops if that returns false.
    pub(super) fn follow(root: &'a Node, schema: &'a Node, reaches: &dyn Fn(&Node) -> bool) -> Self {
        let mut merged = Self::ANY;
        let mut next = Some(schema);
        while let Some(schema) = next {
            next = None;
            merged.left_out = match (&schema.value, reference(schema)) {
                (Value::Boolean(true), _) => None,
                (Value::Boolean(false), _) => Some(LeftOutReason::NoPossibleValue),
                (Value::Object(_), reference) => {
                    let target = || {
                        let target = root.pointee(&Pointer::of_reference(schema.get("$ref")?.as_str()?)?);
                        target.filter(|target| reaches(target))
                    };
                    next = if reference.is_some() { target() } else { only_branch(schema) };
                    let room = merged.push(schema);
                    let all_of = schema.get("allOf").filter(|all_of| is_merged(all_of));
                    for member in all_of.and_then(Node::as_array).unwrap_or_default() {
                        if is_plain(member) || reference.is_none() && has_only_type(member) {
                            merged.push(member);
                        } else if reference.is_none() {
                            next = Some(member);
                        }
                    }
                    next = next.filter(|_| room);
                    (!room || reference.is_some() && next.is_none()).then_some(LeftOutReason::UnresolvedReference)
                }
                _ => Some(LeftOutReason::NotASchema),
            };
        }
        merged
    }

    /// Adds an object of keywords. Returns true if there was room for it.
    fn push(&mut self, schema: &'a Node) -> bool {
        let Some(layer) = self.layers.iter_mut().find(|layer| layer.is_none()) else { return false };
        *layer = Some(schema);
        true
    }

    pub(super) fn extend(&mut self, other: Self) {
        for layer in other.layers() {
            self.push(layer);
        }
    }

    /// Returns the objects with the keywords; the schema itself comes first.
    pub(crate) fn layers(&self) -> impl Iterator<Item = &'a Node> {
        self.layers.into_iter().flatten()
    }

    pub(crate) fn get(&self, keyword: &str) -> Option<&'a Node> {
        self.layers().find_map(|layer| layer.get(keyword))
    }

    pub(crate) fn array(&self, keyword: &str) -> Option<&'a [Node]> {
        self.get(keyword)?.as_array()
    }

    pub(crate) fn types(&self) -> Option<Types> {
        self.get("type").map(Types::named_by)
    }

    /// Returns the `title`, if it is not blank. A title that only repeats the name of its definition is ignored,
    /// because it is the name of a class in the server's code.
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

    pub(super) fn description(&self) -> Option<Text> {
        visible(self.get("description"))
    }
}

/// Returns true if the last word of a reference is `name`, ignoring case.
fn ends_with_word(reference: &str, name: &str) -> bool {
    let parts = reference.len().checked_sub(name.len()).and_then(|at| reference.split_at_checked(at));
    parts.is_some_and(|(before, end)| {
        end.eq_ignore_ascii_case(name) && !before.ends_with(|c: char| c.is_ascii_alphanumeric())
    })
}

pub(crate) fn reference(schema: &Node) -> Option<&Node> {
    ["$ref", "$dynamicRef"].iter().find_map(|keyword| schema.get(keyword))
}

pub(super) fn visible(node: Option<&Node>) -> Option<Text> {
    node.and_then(Node::as_text).filter(|text| !text.trim().is_empty()).cloned()
}

pub(crate) fn is_null(schema: &Node) -> bool {
    schema.get("type").is_some_and(|types| Types::named_by(types) == Types::NULL)
        || schema.get("const").is_some_and(|value| value.value == Value::Null)
        || matches!(schema.get("enum").and_then(Node::as_array), Some([Node { value: Value::Null, .. }]))
}

/// Returns the only branch beside `null` of an object's union. A branch with a `const` is an option, so it is not
/// merged.
fn only_branch(object: &Node) -> Option<&Node> {
    ["anyOf", "oneOf"].into_iter().find_map(|keyword| {
        let branches = object.get(keyword)?.as_array()?;
        let mut others = branches.iter().filter(|branch| !is_null(branch));
        let only = others.next().filter(|branch| branch.get("const").is_none())?;
        others.next().is_none().then_some(only)
    })
}

/// Returns true if the members of an `allOf` are merged: they are few, and all but one describe no shape, or only the
/// type that the others name too.
pub(crate) fn is_merged(all_of: &Node) -> bool {
    let Some(members) = all_of.as_array().filter(|members| members.len() <= MOST_MEMBERS) else { return false };
    let shaped = || members.iter().filter(|member| !is_plain(member));
    let mut types = members.iter().filter_map(|member| member.get("type")).map(Types::named_by);
    let first = types.next();
    let of_one_type = types.all(|other| Some(other) == first);
    // The target of a reference may name another type.
    let others =
        shaped().filter(|member| !has_only_type(member)).map(|member| if reference(member).is_some() { 2 } else { 1 });
    shaped().count() < 2 || of_one_type && others.sum::<usize>() < 2
}

const SHAPES: [&str; 10] =
    ["type", "enum", "const", "$ref", "$dynamicRef", "properties", "items", "allOf", "anyOf", "oneOf"];

fn is_plain(member: &Node) -> bool {
    member.as_object().is_some_and(|object| object.iter().all(|member| !SHAPES.contains(&member.name.as_str())))
}

fn has_only_type(schema: &Node) -> bool {
    let shapes = |object: &Object| object.iter().filter(|member| SHAPES.contains(&member.name.as_str())).count();
    schema.get("type").is_some() && schema.as_object().is_some_and(|object| shapes(object) == 1)
}

/// Returns the types that a branch of a union names, else those of its options.
pub(crate) fn types_of_branch(branch: &MergedSchema) -> Types {
    let mut types = branch.types().unwrap_or(Types::NONE);
    if types == Types::NONE {
        let values = branch.array("enum").unwrap_or_default();
        for node in branch.get("const").into_iter().chain(values) {
            types = types.with(Types::of(&node.value));
        }
    }
    types
}
