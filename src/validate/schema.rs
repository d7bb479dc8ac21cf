use super::check::{Check, Place};
use super::compile::Compiler;
use super::keyword::Keyword;
use super::pattern::PatternMatcher;
use super::{Outside, Reason, Report};
use crate::json::{Node, Pointer, Text, Value};
use std::fmt;
use std::sync::Arc;

/// A schema, ready to judge instances.
pub struct Schema {
    /// The schema itself first, and all that it holds or refers to.
    pub(super) subschemas: Vec<Subschema>,
    pub(super) outside: Vec<Outside>,
}

pub(super) struct Subschema {
    /// The subschema that holds this one, and the way from there; or the way from the document's root.
    pub(super) parent: Option<usize>,
    pub(super) way: Pointer,
    pub(super) body: Body,
}

pub(super) enum Body {
    Rules(Vec<Rule>),
    False,
    /// Not a schema, or one too many.
    Outside(Reason),
}

/// A keyword with its value.
pub(super) struct Rule {
    pub(super) keyword: &'static Keyword,
    /// The value, where it holds no schemas.
    pub(super) value: Node,
    /// The schemas that it holds, and their names where they have names.
    pub(super) subschemas: Vec<usize>,
    pub(super) names: Vec<Text>,
    /// The values of `enum`, and of branches that are nothing but a `const` each.
    pub(super) options: Option<Arc<[Value]>>,
    /// Why it is decided for no instance.
    pub(super) outside: Option<Reason>,
}

impl Schema {
    /// Makes a schema of the value at the place `at` of the document `root`. It never fails: what is no rule of the
    /// dialect is listed by [`Schema::outside`]. `$ref` is resolved within `root` only (`security.md` R12).
    pub fn compile(root: &Node, at: &Pointer) -> Self {
        Compiler::compile(root, at)
    }

    /// Judges an instance. `patterns` looks for `pattern`s.
    pub fn validate(&self, instance: &Node, patterns: &dyn PatternMatcher) -> Report {
        let mut check = Check::new(self, patterns);
        check.evaluate(0, instance, &Place::ROOT);
        check.report()
    }

    /// The rules that are decided for no instance, in the order in which they are met.
    pub fn outside(&self) -> &[Outside] {
        &self.outside
    }
}

/// The place in the document of one of `subschemas`.
pub(super) fn location(subschemas: &[Subschema], index: usize) -> Pointer {
    let mut ways = Vec::new();
    let mut next = Some(index);
    while let Some(subschema) = next.and_then(|index| subschemas.get(index)) {
        ways.push(subschema.way.as_str());
        next = subschema.parent;
    }
    Pointer::from(ways.into_iter().rev().collect::<String>().as_str())
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema")
            .field("at", &location(&self.subschemas, 0))
            .field("outside", &self.outside)
            .finish_non_exhaustive()
    }
}
