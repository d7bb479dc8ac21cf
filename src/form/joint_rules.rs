use super::{Field, FieldError, Form, FormErrors, FormItem};
use crate::json::{Node, Pointer, Text, Value, sorted};
use crate::validate::pattern::PatternMatcher;
use crate::validate::{Assertion, Schema, ValidationError};

/// The rules of a schema that apply to several fields.
pub(super) struct JointRules {
    schema: Schema,
    /// The locations of these rules, and the fields that they name.
    rules: Vec<(Pointer, Vec<usize>)>,
    places: Places,
}

/// The fields sorted by their place in the content: a property, or a property of an object.
struct Places(Vec<(Place, usize)>);

type Place = (Text, Option<Text>);

impl Places {
    fn of(items: &[FormItem], fields: &[Field]) -> Self {
        let name = |index: usize| fields.get(index).map(|field| field.property.name.clone());
        let mut places = Vec::with_capacity(fields.len());
        for item in items {
            match item {
                FormItem::Field(index) => places.extend(name(*index).map(|name| ((name, None), *index))),
                FormItem::Group { property, fields, .. } => {
                    places.extend(fields.clone().map(|index| ((property.name.clone(), name(index)), index)));
                }
                FormItem::LeftOut { .. } => {}
            }
        }
        Self(sorted(places, &|a, b| a.0.cmp(&b.0)))
    }

    /// Returns the field at a place in the content, also for a place inside the field's value.
    fn find(&self, mut place: impl Iterator<Item = Text>) -> Option<usize> {
        let first = place.next()?;
        let find = |wanted: Place| {
            let at = self.0.binary_search_by(|(place, _)| place.cmp(&wanted)).ok()?;
            self.0.get(at).map(|(_, index)| *index)
        };
        find((first.clone(), None)).or_else(|| find((first, Some(place.next()?))))
    }

    /// Adds the fields that a rule names in `required` or `properties`, at any depth.
    fn add_named(&self, rule: &Node, object: Option<&Text>, named: &mut Vec<usize>) {
        let mut add = |name: &Text| {
            let place = object.into_iter().chain([name]).cloned();
            named.extend(self.find(place).filter(|field| named.len() < MAX_NAMED && !named.contains(field)));
        };
        for member in rule.as_object().into_iter().flatten() {
            match member.name.as_str() {
                "required" => {
                    member.node.as_array().unwrap_or_default().iter().filter_map(Node::as_text).for_each(&mut add)
                }
                "properties" => member.node.as_object().into_iter().flatten().for_each(|member| add(&member.name)),
                _ => {}
            }
        }
        let inside = rule.as_object().into_iter().flatten().map(|member| &member.node);
        for inside in inside.chain(rule.as_array().unwrap_or_default()) {
            self.add_named(inside, object, named);
        }
    }
}

/// The maximum number of fields that are named for one rule.
const MAX_NAMED: usize = 100;

/// The keywords of an object that the checks of its fields already cover. Answers never contain undeclared properties.
const HELD_BY_FIELDS: [&str; 14] = [
    "type", "properties", "required", "additionalProperties", "title", "description", "default", "examples", "$schema",
    "$id", "$defs", "definitions", "$comment", "$anchor",
];

impl JointRules {
    /// Compiles the rules of `root` and of the objects shown as groups; `None` if the fields cover all of them.
    pub(super) fn of(root: &Node, items: &[FormItem], fields: &[Field]) -> Option<Self> {
        let groups = items.iter().filter_map(|item| match item {
            FormItem::Group { property, .. } => {
                Some((&property.location, Some(&property.name), root.pointee(&property.location)?))
            }
            _ => None,
        });
        let (start, places) = (Pointer::root(), Places::of(items, fields));
        let mut rules = Vec::new();
        for (location, object, node) in [(&start, None, root)].into_iter().chain(groups) {
            let says_more = |name: &str| !HELD_BY_FIELDS.contains(&name) && !name.starts_with("x-");
            for rule in node.as_object().into_iter().flatten().filter(|rule| says_more(rule.name.as_str())) {
                let mut named = Vec::new();
                places.add_named(&rule.node, object, &mut named);
                // A rule that names no fields, such as a count of properties, is about all of them.
                if named.is_empty() {
                    places.add_named(node, object, &mut named);
                }
                rules.push((location.member(&rule.name), named));
            }
        }
        (!rules.is_empty()).then(|| Self { schema: Schema::compile(root, &start), rules, places })
    }

    /// Returns the field that an error is about.
    fn field(&self, error: &ValidationError) -> Option<usize> {
        let missing = match error.wanted() {
            Value::String(name) if error.assertion == Assertion::Required => Some(name),
            _ => None,
        };
        let place = error.instance_location.tokens().map(|token| Text::from(token.as_str()));
        self.places.find(place.chain(missing))
    }
}

impl Form {
    /// Checks rules that valid answers violate in combination. Returns the error of the field that a rule is about, or
    /// the fields that it names.
    pub(super) fn joint_errors(&self, patterns: &dyn PatternMatcher) -> FormErrors {
        let mut errors = FormErrors::default();
        let Some(rules) = &self.joint_rules else { return errors };
        let content = Node::from(Value::Object(self.content()));
        let report = rules.schema.check(&content, patterns, &super::a_pass());
        for error in report.errors {
            if let Some(field) = rules.field(&error) {
                if errors.fields.iter().all(|(other, _)| *other != field) {
                    let is_missing = error.assertion == Assertion::Required;
                    let error = if is_missing { FieldError::Missing } else { FieldError::Invalid(error) };
                    errors.fields.push((field, error));
                }
            } else {
                let named = errors.conflict.get_or_insert_default();
                let at = error.keyword_location.as_str();
                let rule = rules.rules.iter().find(|(location, _)| at.starts_with(location.as_str()));
                for field in rule.map_or(&[][..], |(_, named)| named) {
                    if named.len() < MAX_NAMED && !named.contains(field) {
                        named.push(*field);
                    }
                }
            }
        }
        errors
    }
}
