use super::combined::only_const;
use super::rule::{Body, Options, Place, Rule, Subschema};
use super::{Reason, reference};
use crate::json::{Node, Number, Object, Pointer, Value};
use crate::schema::{Assertion, Keyword, Takes, Types};

/// Limits: the number of subschemas of a schema, the number of targets of `$ref`s, and their bytes in total. Nested
/// targets are compiled separately, so each counts in full.
pub(super) const MAX_SUBSCHEMAS: usize = 100_000;
const MAX_TARGETS: usize = 1_000;
const MAX_TARGET_BYTES: usize = 4 << 20;

/// Compiles keywords into rules. Subschemas wait in a queue, so that deep nesting does not recurse, and each target of
/// a `$ref` is compiled once, so that circles end.
pub(super) struct Compiler<'a> {
    root: &'a Node,
    subschemas: Vec<Subschema>,
    pending: Vec<Pending<'a>>,
    targets: Vec<(&'a Node, usize)>,
    most_targets: usize,
    target_bytes: usize,
}

#[derive(Clone, Copy)]
struct Pending<'a> {
    index: usize,
    node: &'a Node,
    /// True if an `$id` below the document's root changes the base of `$ref`.
    embedded: bool,
}

impl<'a> Compiler<'a> {
    /// Compiles the values at `places`, which come first and in this order, and all subschemas that they contain or
    /// refer to.
    pub(super) fn compile(root: &'a Node, places: &[&Pointer]) -> Vec<Subschema> {
        let (subschemas, pending, targets) = (Vec::new(), Vec::new(), Vec::new());
        let most_targets = places.len().saturating_add(MAX_TARGETS);
        let mut compiler = Self { root, subschemas, pending, targets, most_targets, target_bytes: 0 };
        for at in places {
            if compiler.start(at).is_none() {
                let (place, body) = (Place::Document((*at).clone()), Body::Outside(Reason::Value));
                compiler.subschemas.push(Subschema { place, address: 0, body });
            }
        }
        compiler.target_bytes = 0;
        let mut next = 0_usize;
        while let Some(pending) = compiler.pending.get(next).copied() {
            let body = compiler.body(pending);
            if let Some(subschema) = compiler.subschemas.get_mut(pending.index) {
                subschema.body = body;
            }
            next = next.saturating_add(1);
        }
        compiler.subschemas
    }

    fn body(&mut self, mut at: Pending<'a>) -> Body {
        let schema = match &at.node.value {
            Value::Boolean(true) => return Body::Rules(Vec::new()),
            Value::Boolean(false) => return Body::False,
            Value::Object(schema) => schema,
            _ => return Body::Outside(Reason::Value),
        };
        at.embedded |= !std::ptr::eq(at.node, self.root) && reference::has_id(at.node);
        let mut rules = Vec::new();
        for member in schema {
            if let Some(keyword) = Keyword::rule(&member.name) {
                let mut rule = Rule::new(keyword, outside(keyword, &member.node, schema));
                if rule.outside.is_none() {
                    self.fill(&mut rule, &member.node, at);
                }
                rules.push(rule);
            }
        }
        Body::Rules(rules)
    }

    /// Reads a value that the rule's keyword accepts.
    fn fill(&mut self, rule: &mut Rule, value: &'a Node, at: Pending<'a>) {
        let name = rule.keyword.name;
        let items = value.as_array().unwrap_or_default();
        match rule.keyword.takes {
            takes @ (Takes::Branches | Takes::Schemas) => {
                let options: Vec<Value> = items.iter().map_while(only_const).collect();
                if takes == Takes::Branches && options.len() == items.len() {
                    rule.options = Some(Options::new(options));
                    return;
                }
                for (number, item) in items.iter().enumerate() {
                    rule.subschemas.push(self.push(Place::Part(at.index, name, number), item, at.embedded));
                }
            }
            Takes::Properties => {
                for (number, property) in value.as_object().into_iter().flatten().enumerate() {
                    let place = Place::Part(at.index, name, number);
                    rule.subschemas.push(self.push(place, &property.node, at.embedded));
                    rule.names.push(property.name.clone());
                }
            }
            Takes::Rest(_) => rule.subschemas.push(self.push(Place::Value(at.index, name), value, at.embedded)),
            Takes::Reference => {
                let target = if at.embedded { None } else { Pointer::of_reference(value.as_str().unwrap_or_default()) };
                match target.ok_or(Reason::Reference).and_then(|target| self.target(&target)) {
                    Ok(target) => rule.subschemas.push(target),
                    Err(reason) => rule.outside = Some(reason),
                }
            }
            Takes::Array => rule.options = Some(Options::new(items.iter().map(|item| item.value.clone()).collect())),
            Takes::Names => rule.names = items.iter().filter_map(Node::as_text).cloned().collect(),
            Takes::Types => rule.types = Types::read(value).unwrap_or(Types::NONE),
            Takes::Limit => rule.limit = value.as_number().and_then(Number::to_limit).unwrap_or_default(),
            Takes::Anything => rule.options = Some(Options::new(vec![value.value.clone()])),
            _ => rule.value = value.clone(),
        }
    }

    /// Returns the index of the subschema at a location of the document.
    fn target(&mut self, at: &Pointer) -> Result<usize, Reason> {
        let (node, _) = reference::find(self.root, at).ok_or(Reason::Reference)?;
        match self.targets.iter().find(|(target, _)| std::ptr::eq(*target, node)) {
            Some((_, index)) => Ok(*index),
            None if self.targets.len() >= self.most_targets || self.target_bytes > MAX_TARGET_BYTES => {
                Err(Reason::Limit)
            }
            None => self.start(at).ok_or(Reason::Reference),
        }
    }

    /// Starts to compile the value at a location of the document.
    fn start(&mut self, at: &Pointer) -> Option<usize> {
        let (node, embedded) = reference::find(self.root, at)?;
        if !matches!(node.value, Value::Object(_) | Value::Boolean(_)) {
            return None;
        }
        let index = self.push(Place::Document(at.clone()), node, embedded);
        self.targets.push((node, index));
        self.target_bytes = self.target_bytes.saturating_add(node.range.end.saturating_sub(node.range.start));
        Some(index)
    }

    fn push(&mut self, place: Place, node: &'a Node, embedded: bool) -> usize {
        let index = self.subschemas.len();
        if index >= MAX_SUBSCHEMAS {
            return usize::MAX;
        }
        let (address, body) = (std::ptr::from_ref(node).addr(), Body::Outside(Reason::Limit));
        self.subschemas.push(Subschema { place, address, body });
        self.pending.push(Pending { index, node, embedded });
        index
    }
}

/// Returns the reason why a keyword with this value is never decided, or `None` if it can be decided.
fn outside(keyword: &Keyword, value: &Node, schema: &Object) -> Option<Reason> {
    let unread = |keyword: &Keyword, value: &Node| match keyword.assertion {
        Assertion::Undecided => Some(Reason::Keyword),
        _ => (!keyword.takes.accepts(value)).then_some(Reason::Value),
    };
    let beside = if let Takes::Rest(names) = keyword.takes { names } else { &[] };
    let mut beside = beside.iter().filter_map(|name| unread(Keyword::rule(name)?, schema.get(name)?));
    unread(keyword, value).or_else(|| beside.next())
}
