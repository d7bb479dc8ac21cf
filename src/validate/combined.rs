//! `allOf`, `anyOf` and `oneOf`.

use super::Reason;
use super::check::{Check, Site, Verdict};
use super::options;
use super::rule::{Body, Rule};
use crate::json::{Node, Value, digits};
use crate::schema::{Assertion, Keyword, Types};
use std::mem::discriminant;

/// The maximum number of `$ref`s that are followed to find the type of a branch.
const MAX_REFS: usize = 8;

pub(super) fn all_of(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    rule.subschemas.iter().for_each(|branch| check.evaluate(*branch, site.instance, site.path));
}

/// Returns the value of the `const`, if the schema has no other rule except a `type` that fits it. Such schemas are
/// titled options, of which there may be thousands.
pub(super) fn only_const(schema: &Node) -> Option<Value> {
    let option = schema.get("const")?;
    let mut members = schema.as_object()?.iter();
    let plain = members.all(|member| match member.name.as_str() {
        "const" => true,
        "type" => Types::read(&member.node).is_some_and(|types| types.meets(Types::of(&option.value))),
        name => Keyword::rule(name).is_none(),
    });
    plain.then(|| option.value.clone())
}

pub(super) fn branches(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let only_one = rule.keyword.assertion == Assertion::OneOf;
    let mut accepting = 0_usize;
    let mut undecided = Vec::new();
    if let Some(options) = &rule.options {
        let Some(count) = options::count(check, site, options) else { return };
        accepting = count;
    }
    for branch in &rule.subschemas {
        match check.verdict(*branch, site) {
            Verdict::Invalid => {}
            Verdict::Undecided => undecided.push(*branch),
            Verdict::Valid => accepting = accepting.wrapping_add(1),
        }
        if check.is_stopped() {
            return;
        }
        if accepting > usize::from(only_one) {
            break;
        }
    }
    if accepting > 0 && !only_one {
        return;
    }
    if accepting > 1 || (accepting == 0 && undecided.is_empty()) {
        let branch = if accepting == 0 && !check.is_silent() { branch_for_the_type(check, site, rule) } else { None };
        match branch {
            Some(branch) => check.evaluate(branch, site.instance, site.path),
            None if only_one => check.report_error(site, Assertion::OneOf, || [accepting, 1].map(digits)),
            None => check.report_error(site, Assertion::AnyOf, Default::default),
        }
    } else if check.is_silent() && !undecided.is_empty() {
        check.report_undecided(site, Reason::Keyword);
    } else {
        // These branches report only their undecided rules.
        undecided.into_iter().for_each(|branch| check.evaluate(branch, site.instance, site.path));
    }
}

/// Returns the only branch that accepts the instance's type; its errors are the most useful ones. For example, a
/// nullable text that is too short violates `minLength`, not `anyOf`.
fn branch_for_the_type(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) -> Option<usize> {
    let mut only = None;
    for branch in &rule.subschemas {
        if !refuses_type(check, site, *branch, 0) && only.replace(*branch).is_some() {
            return None;
        }
    }
    only
}

/// Returns true if a subschema rejects the instance's type, whatever its other rules say.
fn refuses_type(check: &mut Check<'_>, site: &Site<'_>, index: usize, depth: usize) -> bool {
    let value = &site.instance.value;
    let differs = |option: &Value| discriminant(option) != discriminant(value);
    let rules = match check.body(index) {
        Body::Rules(rules) => rules,
        Body::False => return true,
        Body::Outside(_) => return false,
    };
    rules.iter().any(|rule| match (rule.keyword.assertion, &rule.options) {
        _ if rule.outside.is_some() => false,
        (Assertion::Type, _) => !rule.types.meets(Types::of(value)),
        (_, Some(options)) => check.spend(site, options.values.len() >> 5) && options.values.iter().all(differs),
        (Assertion::Ref, _) if depth < MAX_REFS => {
            let target = rule.subschemas.first();
            target.is_some_and(|target| refuses_type(check, site, *target, depth.wrapping_add(1)))
        }
        _ => !check.spend(site, 1),
    })
}
