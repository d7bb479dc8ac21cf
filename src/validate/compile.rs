use super::check::last_token;
use super::keyword::{Keyword, NeverDecided, Rule, Site};
use super::schema::{Body, Schema, Step, Subschema, location};
use super::{Outside, Reason, compare, reference};
use crate::json::{Node, Object, Pointer, Value};

/// How many subschemas a schema may have, and how many places `$ref`s may lead to.
const MAX_SUBSCHEMAS: usize = 100_000;
const MAX_TARGETS: usize = 1_000;

/// Makes rules of keywords. Subschemas wait in a queue, so nothing recurses however deep they are, and each place that
/// a `$ref` leads to is compiled once, so circles end.
pub(super) struct Compiler<'a> {
    root: &'a Node,
    subschemas: Vec<Subschema>,
    waiting: Vec<Waiting<'a>>,
    targets: Vec<(&'a Node, usize)>,
    outside: Vec<Outside>,
}

struct Waiting<'a> {
    index: usize,
    node: &'a Node,
    embedded: bool,
}

impl<'a> Compiler<'a> {
    pub(super) fn compile(root: &'a Node, at: &Pointer) -> Schema {
        let mut compiler =
            Self { root, subschemas: Vec::new(), waiting: Vec::new(), targets: Vec::new(), outside: Vec::new() };
        if compiler.target(at).is_none() {
            compiler.subschemas.push(Subschema { step: Step::Start(at.clone()), body: Body::Outside(Reason::Value) });
            compiler.note_subschema(0, Reason::Value);
        }
        let mut next = 0_usize;
        while let Some(waiting) = compiler.waiting.get(next) {
            let (index, node, embedded) = (waiting.index, waiting.node, waiting.embedded);
            let body = compiler.body(index, node, embedded);
            if let Some(subschema) = compiler.subschemas.get_mut(index) {
                subschema.body = body;
            }
            next = next.saturating_add(1);
        }
        let Self { subschemas, targets, mut outside, .. } = compiler;
        if targets.len() > 1 {
            outside = without_repetition(&outside);
        }
        Schema { subschemas, outside }
    }

    fn body(&mut self, index: usize, node: &'a Node, embedded: bool) -> Body {
        match &node.value {
            Value::Boolean(true) => Body::Rules(Vec::new()),
            Value::Boolean(false) => Body::False,
            Value::Object(schema) => Body::Rules(self.rules(index, schema, embedded || self.is_resource(node))),
            _ => {
                self.note_subschema(index, Reason::Value);
                Body::Outside(Reason::Value)
            }
        }
    }

    fn rules(&mut self, index: usize, schema: &'a Object, embedded: bool) -> Vec<(&'static Keyword, Box<dyn Rule>)> {
        let mut rules = Vec::new();
        for member in schema {
            let keyword = if member.name.is_well_formed() { Keyword::find(&member.name) } else { None };
            let Some(keyword) = keyword else { continue };
            let site = Site { keyword: keyword.name, value: &member.node, schema, index, embedded };
            match (keyword.compile)(self, &site) {
                Ok(Some(rule)) => rules.push((keyword, rule)),
                Ok(None) => {}
                Err(reason) => {
                    let location = location(&self.subschemas, index).member(keyword.name);
                    self.outside.push(Outside { location, keyword: member.name.clone(), reason });
                    rules.push((keyword, Box::new(NeverDecided(reason))));
                }
            }
        }
        rules
    }

    /// The index of a subschema that `site`'s keyword holds.
    pub(super) fn subschema(&mut self, site: &Site<'a>, node: &'a Node, step: Step) -> usize {
        self.push(node, step, site.embedded)
    }

    /// The index of the subschema at a place of the document.
    pub(super) fn target(&mut self, at: &Pointer) -> Option<usize> {
        let (node, embedded) = reference::find(self.root, at)?;
        if let Some((_, index)) = self.targets.iter().find(|(target, _)| std::ptr::eq(*target, node)) {
            return Some(*index);
        }
        if !matches!(node.value, Value::Object(_) | Value::Boolean(_)) || self.targets.len() >= MAX_TARGETS {
            return None;
        }
        let index = self.push(node, Step::Start(at.clone()), embedded);
        self.targets.push((node, index));
        Some(index)
    }

    fn push(&mut self, node: &'a Node, step: Step, embedded: bool) -> usize {
        let index = self.subschemas.len();
        if index >= MAX_SUBSCHEMAS {
            return usize::MAX;
        }
        self.subschemas.push(Subschema { step, body: Body::Outside(Reason::Limit) });
        self.waiting.push(Waiting { index, node, embedded });
        if index == MAX_SUBSCHEMAS.saturating_sub(1) {
            self.note_subschema(index, Reason::Limit);
        }
        index
    }

    /// Whether `$ref`s within the schema are relative to a `$id` of its own.
    fn is_resource(&self, node: &Node) -> bool {
        !std::ptr::eq(node, self.root) && reference::has_id(node)
    }

    fn note_subschema(&mut self, index: usize, reason: Reason) {
        let location = location(&self.subschemas, index);
        let keyword = last_token(&location);
        self.outside.push(Outside { location, keyword, reason });
    }
}

/// A place that is reached in two ways is compiled twice, but listed once.
fn without_repetition(outside: &[Outside]) -> Vec<Outside> {
    let at = |index: usize| outside.get(index).map(|outside| &outside.location);
    let mut order = compare::sorted(outside.len(), &|a, b| at(a).cmp(&at(b)));
    order.dedup_by(|a, b| at(*a) == at(*b));
    order.into_iter().filter_map(|index| outside.get(index).cloned()).collect()
}
