use super::{Entry, Field, Form};
use crate::json::{Node, Pointer, Text, Value, Work, sorted};
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
    /// The places of keywords that ask for one property of several, and the fields of these.
    one_of: Vec<(Pointer, Vec<usize>)>,
    places: Places,
}

/// The fields by their places in the content, in the order of these: a property, or an object's property. A rule may name
/// each field more often than there are fields.
struct Places(Vec<(Place, usize)>);

type Place = (Text, Option<Text>);

impl Places {
    fn of(entries: &[Entry], fields: &[Field]) -> Self {
        let name = |index: usize| fields.get(index).map(|field| field.property.name.clone());
        let mut places = Vec::with_capacity(fields.len());
        for entry in entries {
            match entry {
                Entry::Field(index) => places.extend(name(*index).map(|name| ((name, None), *index))),
                Entry::Group { property, fields, .. } => {
                    let within = fields.clone().map(|index| ((property.name.clone(), name(index)), index));
                    places.extend(within);
                }
                Entry::LeftOut { .. } => {}
            }
        }
        Self(sorted(places, &|a, b| a.0.cmp(&b.0)))
    }

    /// The field of a place in the content: of a property, of an object's property, or of what is in one.
    fn find(&self, mut place: impl Iterator<Item = Text>) -> Option<usize> {
        let first = place.next()?;
        let find = |wanted: Place| {
            let at = self.0.binary_search_by(|(place, _)| place.cmp(&wanted)).ok()?;
            self.0.get(at).map(|(_, index)| *index)
        };
        find((first.clone(), None)).or_else(|| find((first, Some(place.next()?))))
    }

    /// The fields of some properties, each once.
    fn find_all(&self, names: impl Iterator<Item = Text>) -> Vec<usize> {
        let mut known = vec![false; self.0.len()];
        let is_new = |index: &usize| known.get_mut(*index).is_some_and(|known| !std::mem::replace(known, true));
        names.filter_map(|name| self.find([name].into_iter())).filter(is_new).collect()
    }
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
    pub(super) fn of(root: &Node, entries: &[Entry], fields: &[Field]) -> Option<Self> {
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
        let places = Places::of(entries, fields);
        let alternatives = ["anyOf", "oneOf"].into_iter().filter_map(|keyword| {
            let branches = Merged::new(root, root).layers().next()?.get(keyword)?.as_array()?;
            let names: Option<Vec<Text>> = branches.iter().map(only_required).collect();
            Some((Pointer::root().member(keyword), places.find_all(names?.into_iter())))
        });
        let one_of = alternatives.collect();
        Some(Self { schema: Schema::compile(root, &Pointer::root()), one_of, places })
    }
}

impl Together {
    fn of_fields(&self, error: ValidationError) -> TogetherError {
        let missing = match &error.kind {
            ErrorKind::Required { want } => Some(want.clone()),
            _ => None,
        };
        let place = error.instance_location.tokens().map(|token| Text::from(token.as_str()));
        let field = self.places.find(place.chain(missing));
        let one_of = self.one_of.iter().find(|(keyword, _)| *keyword == error.keyword_location);
        TogetherError { field, one_of: one_of.map_or_else(Vec::new, |(_, fields)| fields.clone()), kind: error.kind }
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
            let error = together.of_fields(error);
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
}
