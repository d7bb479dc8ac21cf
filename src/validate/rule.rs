use super::{Reason, Work};
use crate::json::{Node, Pointer, Text, Value, order};
use crate::schema::{Keyword, Types};

pub(super) struct Subschema {
    pub(super) place: Place,
    /// The address of its JSON node. A location that is reached in two ways is compiled twice.
    pub(super) address: usize,
    pub(super) body: Body,
}

pub(super) enum Place {
    /// In the document.
    Document(Pointer),
    /// In the subschema with this index: the value of a keyword.
    Value(usize, &'static str),
    /// In the subschema with this index: an item of a keyword's value, or the value of the name with this number.
    Part(usize, &'static str, usize),
}

pub(super) enum Body {
    Rules(Vec<Rule>),
    False,
    /// Not a schema, or one schema too many.
    Outside(Reason),
}

pub(super) struct Rule {
    pub(super) keyword: &'static Keyword,
    /// The value, unless one of the fields below has it.
    pub(super) value: Node,
    pub(super) types: Types,
    pub(super) limit: usize,
    /// The schemas in the value, and their names if they have any.
    pub(super) subschemas: Vec<usize>,
    pub(super) names: Vec<Text>,
    /// The values of `enum` and `const`, and of branches that consist of a single `const`.
    pub(super) options: Option<Options>,
    /// The reason why the rule is never decided.
    pub(super) outside: Option<Reason>,
}

/// Values of which an instance must equal one.
pub(super) struct Options {
    pub(super) values: Vec<Value>,
    /// The indices of the values from the least to the greatest, so that a search compares few of them.
    sorted: Vec<usize>,
}

impl Options {
    pub(super) fn new(values: Vec<Value>) -> Self {
        let sorted = order(values.len(), &|a, b| values.get(a).cmp(&values.get(b)));
        Self { values, sorted }
    }

    /// Counts the options that equal `value`, up to 2.
    pub(super) fn count(&self, value: &Value) -> usize {
        let first = self.sorted.partition_point(|index| self.values.get(*index).is_some_and(|option| option < value));
        let found = self.sorted.iter().skip(first).take(2);
        found.filter(|index| self.values.get(**index) == Some(value)).count()
    }
}

impl Subschema {
    /// Returns the cost of compiling it: its rules and the values that they copy.
    pub(super) fn weight(&self) -> usize {
        let Body::Rules(rules) = &self.body else { return 1 };
        rules.iter().fold(1, |sum, rule| {
            let options = rule.options.iter().flat_map(|options| &options.values);
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

pub(super) fn location(subschemas: &[Subschema], index: usize) -> Pointer {
    let Some(subschema) = subschemas.get(index) else { return Pointer::root() };
    match &subschema.place {
        Place::Document(pointer) => pointer.clone(),
        Place::Value(parent, keyword) => location(subschemas, *parent).with(keyword),
        Place::Part(parent, keyword, number) => {
            let value = location(subschemas, *parent).with(keyword);
            match rule_in(subschemas, *parent, keyword).and_then(|rule| rule.names.get(*number)) {
                Some(name) => value.with(name),
                None => value.item(*number),
            }
        }
    }
}

pub(super) fn rule_in<'s>(subschemas: &'s [Subschema], index: usize, keyword: &str) -> Option<&'s Rule> {
    match &subschemas.get(index)?.body {
        Body::Rules(rules) => rules.iter().find(|rule| rule.keyword.name == keyword),
        _ => None,
    }
}
