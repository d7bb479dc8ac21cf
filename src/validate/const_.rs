//! `const`.

use super::check::{At, Check};
use super::compare::{is_equal, weight};
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use super::{ErrorKind, Type};
use crate::json::Value;

struct Const {
    want: Value,
    weight: usize,
}

pub(super) fn compile(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    Ok(Some(Box::new(Const { want: site.value.value.clone(), weight: weight(&site.value.value) })))
}

impl Rule for Const {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        if check.spend(at, self.weight) && !is_equal(&at.instance.value, &self.want) {
            check.error(at, || ErrorKind::Const { want: self.want.clone() });
        }
    }

    fn refuses_type(&self, _: &Check<'_>, value: &Value, _: usize) -> bool {
        Type::of(&self.want) != Type::of(value)
    }
}
