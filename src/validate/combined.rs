//! `anyOf` and `oneOf`.

use super::check::{At, Check, Verdict};
use super::compile::Compiler;
use super::enum_::Options;
use super::keyword::{Compiled, Keyword, Rule, Site};
use super::schema::Step;
use super::{ErrorKind, Reason, type_};
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
    let options: Vec<Value> = branches.iter().map_while(only_const).collect();
    if options.len() == branches.len() {
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
            check.error(at, || error(self.one, got));
        }
    }

    fn refuses_type(&self, _: &Check<'_>, value: &Value, _: usize) -> bool {
        !self.options.has_type_of(value)
    }
}

impl Rule for Branches {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let mut accepting = 0_usize;
        let mut undecided = Vec::new();
        for branch in &self.branches {
            match check.verdict(*branch, at) {
                Verdict::Invalid => {}
                Verdict::Undecided => undecided.push(*branch),
                Verdict::Valid => accepting = accepting.saturating_add(1),
            }
            if check.is_stopped() || (accepting > 0 && !self.one) {
                return;
            }
            if accepting > 1 {
                break;
            }
        }
        let refused = accepting > 1 || (accepting == 0 && undecided.is_empty());
        if refused {
            let meant = if accepting == 0 { self.branch_that_is_meant(check, at) } else { None };
            match meant {
                Some(branch) => check.evaluate(branch, at.instance, at.place),
                None => check.error(at, || error(self.one, accepting)),
            }
        } else if check.is_silent() && !undecided.is_empty() {
            check.undecided(at, Reason::Keyword);
        } else {
            // These report nothing but what they did not decide.
            undecided.into_iter().for_each(|branch| check.evaluate(branch, at.instance, at.place));
        }
    }
}

impl Branches {
    /// The only branch that is for the instance's type: what is wrong is what that one says. So a nullable text that is
    /// too short breaks `minLength`, not `anyOf`.
    fn branch_that_is_meant(&self, check: &mut Check<'_>, at: &At<'_>) -> Option<usize> {
        if check.is_silent() || !check.spend(at, self.branches.len()) {
            return None;
        }
        let mut meant = self.branches.iter().filter(|branch| !check.refuses_type(**branch, &at.instance.value, 0));
        let branch = *meant.next()?;
        meant.next().is_none().then_some(branch)
    }
}
