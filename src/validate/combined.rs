//! `allOf`, `anyOf` and `oneOf`.

use super::check::{At, Check, Verdict};
use super::keyword::{Keyword, Takes};
use super::schema::{Body, Rule};
use super::{ErrorKind, Reason, Type, enum_, type_};
use crate::json::{Node, Value};

/// How many `$ref`s are followed to learn which type a branch is for.
const MAX_REFS: usize = 8;

pub(super) fn all_of(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    rule.subschemas.iter().for_each(|branch| check.evaluate(*branch, at.instance, at.place));
}

pub(super) fn any_of(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    branches(check, at, rule, false);
}

pub(super) fn one_of(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    branches(check, at, rule, true);
}

/// The value of the `const`, if the schema has no other rule but perhaps a `type` that the value has: a titled option,
/// of which there may be thousands.
pub(super) fn only_const(schema: &Node) -> Option<Value> {
    let option = schema.get("const")?;
    let mut members = schema.as_object()?.iter();
    let plain = members.all(|member| match member.name.as_str() {
        "const" => true,
        "type" => type_::are_types(&member.node) && type_::accept(&member.node, &option.value),
        name => Keyword::find(name).is_none(),
    });
    plain.then(|| option.value.clone())
}

fn branches(check: &mut Check<'_>, at: &At<'_>, rule: &Rule, only_one: bool) {
    let mut accepting = 0_usize;
    let mut undecided = Vec::new();
    if let Some(options) = &rule.options {
        let Some(count) = enum_::count(check, at, options) else { return };
        accepting = count;
    }
    for branch in &rule.subschemas {
        match check.verdict(*branch, at) {
            Verdict::Invalid => {}
            Verdict::Undecided => undecided.push(*branch),
            Verdict::Valid => accepting = accepting.saturating_add(1),
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
        match branch_that_is_meant(check, at, rule).filter(|_| accepting == 0) {
            Some(branch) => check.evaluate(branch, at.instance, at.place),
            None if only_one => check.error(at, || ErrorKind::OneOf { got: accepting }),
            None => check.error(at, || ErrorKind::AnyOf),
        }
    } else if check.is_silent() && !undecided.is_empty() {
        check.undecided(at, Reason::Keyword);
    } else {
        // These report nothing but what they did not decide.
        undecided.into_iter().for_each(|branch| check.evaluate(branch, at.instance, at.place));
    }
}

/// The only branch that is for the instance's type: what is wrong is what that one says. So a nullable text that is too
/// short breaks `minLength`, not `anyOf`.
fn branch_that_is_meant(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) -> Option<usize> {
    if check.is_silent() {
        return None;
    }
    let mut meant = None;
    for branch in &rule.subschemas {
        if !refuses_type(check, at, *branch, 0) && meant.replace(*branch).is_some() {
            return None;
        }
    }
    meant
}

/// Whether a subschema refuses the instance's type, whatever else it may say of it.
fn refuses_type(check: &mut Check<'_>, at: &At<'_>, index: usize, depth: usize) -> bool {
    let value = &at.instance.value;
    let differs = |option: &Value| Type::of(option) != Type::of(value);
    let rules = match check.body(index) {
        Body::Rules(rules) => rules,
        Body::False => return true,
        Body::Outside(_) => return false,
    };
    rules.iter().any(|rule| match (rule.keyword.takes, &rule.options) {
        _ if rule.outside.is_some() => false,
        (Takes::Types, _) => !type_::accept(&rule.value, value),
        (Takes::Value, _) => differs(&rule.value.value),
        (_, Some(options)) => check.spend(at, options.len() >> 5) && options.iter().all(differs),
        (Takes::Reference, _) if depth < MAX_REFS => {
            let target = rule.subschemas.first();
            target.is_some_and(|target| refuses_type(check, at, *target, depth.saturating_add(1)))
        }
        _ => !check.spend(at, 1),
    })
}
