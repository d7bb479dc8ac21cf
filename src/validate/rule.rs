use super::Reason;
use crate::json::{Node, Pointer, Text, Value, Work};
use crate::schema::{Keyword, Types};
use std::sync::Arc;

/// A schema or a schema nested in it.
pub(super) struct Subschema {
    /// The index of the enclosing subschema.
    pub(super) parent: Option<usize>,
    pub(super) step: Step,
    /// The address of its JSON node. A location that is reached in two ways is compiled twice.
    pub(super) address: usize,
    pub(super) body: Body,
}

/// The step from the enclosing subschema to this one.
pub(super) enum Step {
    /// No subschema encloses it: its location in the document.
    Document(Pointer),
    /// It is the value of a keyword.
    Value(&'static str),
    /// It is an item of a keyword's value.
    Item(&'static str, usize),
    /// It is the value of the name with this index in a keyword's value.
    Name(&'static str, usize),
}

pub(super) enum Body {
    Rules(Vec<Rule>),
    False,
    /// Not a schema, or one schema too many.
    Outside(Reason),
}

/// A keyword with its value.
pub(super) struct Rule {
    pub(super) keyword: &'static Keyword,
    /// The value, unless one of the fields below has it.
    pub(super) value: Node,
    /// The types that `type` names.
    pub(super) types: Types,
    /// A length or a count.
    pub(super) limit: usize,
    /// The schemas in the value, and their names if they have any.
    pub(super) subschemas: Vec<usize>,
    pub(super) names: Vec<Text>,
    /// The values of `enum` and `const`, and of branches that consist of a single `const`.
    pub(super) options: Option<Arc<[Value]>>,
    /// The reason why the rule is never decided.
    pub(super) outside: Option<Reason>,
}

impl Subschema {
    /// Returns the cost of compiling it: its rules and the values that they copy.
    pub(super) fn weight(&self) -> usize {
        let Body::Rules(rules) = &self.body else { return 1 };
        rules.iter().fold(1, |sum, rule| {
            let options = rule.options.iter().flat_map(|options| options.iter());
            let copied = options
                .chain([&rule.value.value])
                .fold(0_usize, |sum, value| sum.saturating_add(Work::of_value(value)));
            sum.saturating_add(copied).saturating_add(rule.names.len())
        })
    }
}

impl Rule {
    pub(super) fn new(keyword: &'static Keyword, outside: Option<Reason>) -> Self {
        let (value, types, limit) = (Node::from(Value::Null), Types::NONE, 0);
        Self { keyword, value, types, limit, subschemas: Vec::new(), names: Vec::new(), options: None, outside }
    }
}

/// Returns the location of a subschema in the document.
pub(super) fn location(subschemas: &[Subschema], index: usize) -> Pointer {
    let Some(subschema) = subschemas.get(index) else { return Pointer::root() };
    let parent = subschema.parent.unwrap_or(usize::MAX);
    let inside = |keyword: &str| {
        let mut place = location(subschemas, parent);
        place.push(keyword);
        place
    };
    match &subschema.step {
        Step::Document(pointer) => pointer.clone(),
        Step::Value(keyword) => inside(keyword),
        Step::Item(keyword, item) => inside(keyword).item(*item),
        Step::Name(keyword, name) => {
            let mut place = inside(keyword);
            let names = rule_in(subschemas, parent, keyword).map(|rule| &rule.names);
            place.push(names.and_then(|names| names.get(*name)).map_or("", |name| name));
            place
        }
    }
}

/// Returns the rule of a keyword in a subschema.
pub(super) fn rule_in<'s>(subschemas: &'s [Subschema], index: usize, keyword: &str) -> Option<&'s Rule> {
    match &subschemas.get(index)?.body {
        Body::Rules(rules) => rules.iter().find(|rule| rule.keyword.name == keyword),
        _ => None,
    }
}
