use super::{Entry, Form};
use crate::json::{Node, Pointer, Text, Value, Work};
use crate::schema::Merged;
use crate::validate::pattern::PatternMatcher;
use crate::validate::{ErrorKind, Reason, Schema, ValidationError};

/// A rule that the answers break together, though each is right alone: the root's, or that of an object.
#[derive(Debug, Clone, PartialEq)]
pub struct TogetherError {
    /// The field that the rule speaks of, if it speaks of one.
    pub field: Option<usize>,
    /// The fields of which one has to be answered, where that is the rule.
    pub one_of: Vec<usize>,
    /// What is wrong.
    pub kind: ErrorKind,
}

/// The rules of a schema that no field can hold alone.
pub(super) struct Together {
    schema: Schema,
    /// The places of keywords that ask for one property of several, and the names of these.
    one_of: Vec<(Pointer, Vec<Text>)>,
}

/// More than so many at once help nobody.
const MOST: usize = 100;

/// What an object may say without having a rule that its fields do not hold. An answer has no properties but those that
/// are declared.
const HELD_BY_FIELDS: [&str; 14] = [
    "type",
    "properties",
    "required",
    "additionalProperties",
    "title",
    "description",
    "default",
    "examples",
    "$schema",
    "$id",
    "$defs",
    "definitions",
    "$comment",
    "$anchor",
];

impl Together {
    /// The rules of `root` and of the objects in it that are shown as groups; none where the fields hold them all.
    pub(super) fn of(root: &Node, entries: &[Entry]) -> Option<Self> {
        let groups = entries.iter().filter_map(|entry| match entry {
            Entry::Group { property, .. } => root.pointee(&property.location),
            _ => None,
        });
        let says_more = |object: &Node| {
            let names = || object.as_object().into_iter().flatten().map(|member| member.name.as_str());
            names().any(|name| !HELD_BY_FIELDS.contains(&name) && !name.starts_with("x-"))
        };
        if ![root].into_iter().chain(groups).any(says_more) {
            return None;
        }
        let alternatives = ["anyOf", "oneOf"].into_iter().filter_map(|keyword| {
            let branches = Merged::new(root, root).layers().next()?.get(keyword)?.as_array()?;
            let names: Option<Vec<Text>> = branches.iter().map(only_required).collect();
            Some((Pointer::root().member(keyword), names?))
        });
        Some(Self { schema: Schema::compile(root, &Pointer::root()), one_of: alternatives.collect() })
    }
}

/// The one property that a schema asks for, if it asks for nothing else.
fn only_required(branch: &Node) -> Option<Text> {
    let plain = branch.as_object()?.iter().all(|member| matches!(member.name.as_str(), "required" | "title" | "type"));
    match branch.get("required")?.as_array()? {
        [name] if plain => name.as_text().cloned(),
        _ => None,
    }
}

impl Form {
    /// The rules that the answers break together. It is asked for once each answer is right alone.
    pub fn together(&self, patterns: &dyn PatternMatcher) -> Vec<TogetherError> {
        self.together_at_cost(patterns, &super::a_pass()).0
    }

    /// Does what [`together`](Self::together) does, at a cost; and whether that was enough to check all of them.
    pub(crate) fn together_at_cost(&self, patterns: &dyn PatternMatcher, work: &Work) -> (Vec<TogetherError>, bool) {
        let mut found: Vec<TogetherError> = Vec::new();
        let Some(together) = &self.together else { return (found, true) };
        let content = Node::from(Value::Object(self.content().object));
        let report = together.schema.validate_at_cost(&content, patterns, work);
        let is_whole = report.undecided.last().is_none_or(|rule| rule.reason != Reason::Limit);
        for error in report.errors {
            let error = self.of_fields(together, error);
            // A rule that several members of `allOf` repeat is one to the person.
            if !found.contains(&error) {
                found.push(error);
            }
            if found.len() >= MOST {
                break;
            }
        }
        (found, is_whole)
    }

    fn of_fields(&self, together: &Together, error: ValidationError) -> TogetherError {
        let mut place: Vec<String> = error.instance_location.tokens().collect();
        if let ErrorKind::Required { want } = &error.kind {
            place.push(want.as_str().to_owned());
        }
        let names = together.one_of.iter().find(|(keyword, _)| *keyword == error.keyword_location);
        let one_of = names.map(|(_, names)| names.iter().filter_map(|name| self.field_at(&[name.as_str()])));
        let place: Vec<&str> = place.iter().map(String::as_str).collect();
        TogetherError { field: self.field_at(&place), one_of: one_of.into_iter().flatten().collect(), kind: error.kind }
    }

    /// The field of a place in the content: of a property, of an object's property, or of what is in one.
    fn field_at(&self, place: &[&str]) -> Option<usize> {
        let named = |index: &usize, name: &str| {
            self.fields.get(*index).is_some_and(|field| field.property.name.as_str() == name)
        };
        let (first, rest) = place.split_first()?;
        self.entries.iter().find_map(|entry| match entry {
            Entry::Field(index) => Some(*index).filter(|index| named(index, first)),
            Entry::Group { property, fields, .. } if property.name.as_str() == *first => {
                fields.clone().find(|index| rest.first().is_some_and(|name| named(index, name)))
            }
            _ => None,
        })
    }
}
