//! The dialect: every keyword that is a rule.

use super::check::{At, Check};
use super::compile::Compiler;
use super::{Reason, Type, array, combined, const_, enum_, number, object, reference, string, type_};
use crate::json::{Node, Object, Value};

/// A keyword of JSON Schema that is a rule.
pub(super) struct Keyword {
    pub(super) name: &'static str,
    /// The instances that it speaks of; all others pass.
    speaks_of: Instances,
    /// Makes the rule of the keyword's value.
    pub(super) compile: for<'a> fn(&mut Compiler<'a>, &Site<'a>) -> Compiled,
}

/// A rule; none for a value that forbids nothing; or why there can be none.
pub(super) type Compiled = Result<Option<Box<dyn Rule>>, Reason>;

/// Where a keyword stands.
pub(super) struct Site<'a> {
    pub(super) keyword: &'static str,
    pub(super) value: &'a Node,
    /// The schema that the keyword is a member of.
    pub(super) schema: &'a Object,
    /// The index of that schema.
    pub(super) index: usize,
    /// Whether a `$id` below the document's root changes what `$ref` is relative to.
    pub(super) embedded: bool,
}

/// One keyword with its value.
pub(super) trait Rule: Send + Sync {
    /// Reports what is wrong with the instance.
    fn check(&self, check: &mut Check<'_>, at: &At<'_>);

    /// Whether it is the value's type that the rule refuses. `depth` counts the `$ref`s followed.
    fn refuses_type(&self, _check: &Check<'_>, _value: &Value, _depth: usize) -> bool {
        false
    }
}

#[derive(Clone, Copy)]
enum Instances {
    All,
    Only(Type),
}
use Instances::{All, Only};

impl Keyword {
    /// Whether the keyword speaks of values such as this one.
    pub(super) fn speaks_of(&self, value: &Value) -> bool {
        match self.speaks_of {
            All => true,
            Only(instances) => Type::of(value) == instances,
        }
    }

    /// The rule called `name`.
    pub(super) fn find(name: &str) -> Option<&'static Self> {
        KEYWORDS.iter().find(|keyword| keyword.name == name)
    }
}

const fn keyword(
    name: &'static str,
    speaks_of: Instances,
    compile: for<'a> fn(&mut Compiler<'a>, &Site<'a>) -> Compiled,
) -> Keyword {
    Keyword { name, speaks_of, compile }
}

static KEYWORDS: [Keyword; 42] = [
    keyword("type", All, type_::compile),
    keyword("const", All, const_::compile),
    keyword("enum", All, enum_::compile),
    keyword("anyOf", All, combined::compile),
    keyword("oneOf", All, combined::compile),
    keyword("minLength", Only(Type::String), string::compile_length),
    keyword("maxLength", Only(Type::String), string::compile_length),
    keyword("pattern", Only(Type::String), string::compile_pattern),
    keyword("format", Only(Type::String), string::compile_format),
    keyword("minimum", Only(Type::Number), number::compile),
    keyword("maximum", Only(Type::Number), number::compile),
    keyword("exclusiveMinimum", Only(Type::Number), number::compile),
    keyword("exclusiveMaximum", Only(Type::Number), number::compile),
    keyword("multipleOf", Only(Type::Number), number::compile),
    keyword("minItems", Only(Type::Array), array::compile_count),
    keyword("maxItems", Only(Type::Array), array::compile_count),
    keyword("uniqueItems", Only(Type::Array), array::compile_unique),
    keyword("items", Only(Type::Array), array::compile_items),
    keyword("prefixItems", Only(Type::Array), array::compile_prefix),
    keyword("properties", Only(Type::Object), object::compile_properties),
    keyword("required", Only(Type::Object), object::compile_required),
    keyword("additionalProperties", Only(Type::Object), object::compile_additional),
    keyword("$ref", All, reference::compile),
    // The rest of JSON Schema's rules, of this edition and of those before it, are outside the dialect.
    keyword("allOf", All, outside),
    keyword("not", All, outside),
    keyword("if", All, outside),
    keyword("then", All, outside),
    keyword("else", All, outside),
    keyword("$dynamicRef", All, outside),
    keyword("$recursiveRef", All, outside),
    keyword("contains", Only(Type::Array), outside),
    keyword("minContains", Only(Type::Array), outside),
    keyword("maxContains", Only(Type::Array), outside),
    keyword("unevaluatedItems", Only(Type::Array), outside),
    keyword("additionalItems", Only(Type::Array), outside),
    keyword("patternProperties", Only(Type::Object), outside),
    keyword("propertyNames", Only(Type::Object), outside),
    keyword("minProperties", Only(Type::Object), outside),
    keyword("maxProperties", Only(Type::Object), outside),
    keyword("dependentRequired", Only(Type::Object), outside),
    keyword("dependentSchemas", Only(Type::Object), outside),
    keyword("unevaluatedProperties", Only(Type::Object), outside),
];

fn outside(_: &mut Compiler<'_>, _: &Site<'_>) -> Compiled {
    Err(Reason::Keyword)
}

/// A rule that is decided for no instance.
pub(super) struct NeverDecided(pub(super) Reason);

impl Rule for NeverDecided {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        check.undecided(at, self.0);
    }
}
