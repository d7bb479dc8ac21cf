//! `anyOf` and `oneOf`.

use super::check::{At, Check};
use super::compile::Compiler;
use super::enum_::Options;
use super::keyword::{Compiled, Keyword, Rule, Site};
use super::schema::Step;
use super::{ErrorKind, Reason, Type, ValidationError, type_};
use crate::json::{Node, Value};

/// Branches of any kind.
struct Branches {
    one: bool,
    branches: Vec<usize>,
}

/// Branches that are nothing but a `const` each: titled options, of which there may be thousands.
struct ConstBranches {
    one: bool,
    options: Options,
}

pub(super) fn compile<'a>(compiler: &mut Compiler<'a>, site: &Site<'a>) -> Compiled {
    let branches = site.value.as_array().filter(|branches| !branches.is_empty()).ok_or(Reason::Value)?;
    let one = site.keyword == "oneOf";
    if let Some(options) = branches.iter().map(only_const).collect::<Option<Vec<_>>>() {
        return Ok(Some(Box::new(ConstBranches { one, options: Options::new(options) })));
    }
    let branches = branches.iter().enumerate();
    let branches = branches
        .map(|(item, node)| compiler.subschema(site, node, Step::Item(site.index, site.keyword, item)))
        .collect();
    Ok(Some(Box::new(Branches { one, branches })))
}

/// The value of the `const`, if the schema has no other rule but perhaps a `type` that the value has.
fn only_const(schema: &Node) -> Option<Value> {
    let value = &schema.get("const")?.value;
    let mut names = schema.as_object()?.iter();
    let plain = names.all(|member| match member.name.as_str() {
        "const" => true,
        "type" => type_::read(&member.node).is_some_and(|types| types.iter().any(|wanted| wanted.accepts(value))),
        name => Keyword::find(name).is_none(),
    });
    plain.then(|| value.clone())
}

fn error(one: bool, got: usize) -> ErrorKind {
    if one { ErrorKind::OneOf { got } } else { ErrorKind::AnyOf }
}

impl Rule for ConstBranches {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        if !check.spend(at, self.options.weight) {
            return;
        }
        let got = self.options.count(&at.instance.value).min(2);
        if got == 0 || (self.one && got > 1) {
            check.error(at, error(self.one, got));
        }
    }
}

impl Rule for Branches {
    /// A branch accepts the instance, refuses it, or is undecided; a branch with an error refuses it whatever else it
    /// may hold.
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let (start, start_undecided) = (check.errors.len(), check.undecided.len());
        let mut accepting = 0_usize;
        let mut undecided = false;
        let mut refusals = Vec::new();
        for branch in &self.branches {
            let (errors, notes) = (check.errors.len(), check.undecided.len());
            check.evaluate(*branch, at.instance, at.place);
            if check.is_stopped() {
                check.errors.truncate(start);
                return;
            }
            if check.errors.len() > errors {
                check.undecided.truncate(notes);
                refusals.push(errors..check.errors.len());
            } else if check.undecided.len() > notes {
                undecided = true;
            } else {
                accepting = accepting.saturating_add(1);
                if !self.one || accepting > 1 {
                    break;
                }
            }
        }
        let too_many = self.one && accepting > 1;
        let accepted = accepting > 0 && !too_many && !(self.one && undecided);
        if accepted || too_many {
            check.undecided.truncate(start_undecided);
        } else if !undecided && accepting == 0 {
            let own = own_errors(check.errors.get(start..).unwrap_or_default(), refusals, start, at);
            check.errors.truncate(start);
            if let Some(own) = own {
                check.errors.extend(own);
                return;
            }
        }
        check.errors.truncate(start);
        if too_many || (!undecided && accepting == 0) {
            check.error(at, error(self.one, accepting));
        }
    }
}

/// The errors of the one branch that is meant: the only one that accepts the instance's type. So a nullable text that is
/// too short breaks `minLength`, not `anyOf`.
fn own_errors(
    errors: &[ValidationError],
    refusals: Vec<std::ops::Range<usize>>,
    start: usize,
    at: &At<'_>,
) -> Option<Vec<ValidationError>> {
    let place = at.place.pointer();
    let kind = Type::of(&at.instance.value);
    let refuses_type = |error: &ValidationError| {
        error.instance_location == place
            && match &error.kind {
                ErrorKind::Type { .. } | ErrorKind::False => true,
                ErrorKind::Const { want } => Type::of(want) != kind,
                ErrorKind::Enum { want } => want.iter().all(|want| Type::of(want) != kind),
                _ => false,
            }
    };
    let mut meant = refusals
        .into_iter()
        .filter_map(|range| errors.get(range.start.saturating_sub(start)..range.end.saturating_sub(start)))
        .filter(|errors| !errors.iter().any(refuses_type));
    let own = meant.next()?;
    if meant.next().is_some() { None } else { Some(own.to_vec()) }
}
