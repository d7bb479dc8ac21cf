//! `minLength`, `maxLength`, `pattern` and `format`.

use super::check::{At, Check};
use super::compare::weight_of_text;
use super::compile::Compiler;
use super::format::Format;
use super::keyword::{Compiled, Rule, Site};
use super::number::limit;
use super::pattern::Outcome;
use super::{ErrorKind, Reason};
use crate::json::Text;

struct Length {
    want: usize,
    is_maximum: bool,
}

pub(super) fn compile_length(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let want = limit(site.value).ok_or(Reason::Value)?;
    Ok(Some(Box::new(Length { want, is_maximum: site.keyword == "maxLength" })))
}

impl Rule for Length {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(text) = at.instance.as_text() else { return };
        if !check.spend(at, weight_of_text(text)) {
            return;
        }
        let (got, want) = (text.code_points(), self.want);
        if self.is_maximum && got > want {
            check.error(at, || ErrorKind::MaxLength { got, want });
        } else if !self.is_maximum && got < want {
            check.error(at, || ErrorKind::MinLength { got, want });
        }
    }
}

struct Pattern(Text);

pub(super) fn compile_pattern(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let pattern = site.value.as_text().filter(|pattern| pattern.is_well_formed()).ok_or(Reason::Value)?;
    Ok(Some(Box::new(Pattern(pattern.clone()))))
}

impl Rule for Pattern {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(text) = at.instance.as_text() else { return };
        // Looking for a pattern costs more than looking at the text.
        if !check.spend(at, text.len().saturating_add(100)) {
            return;
        }
        let outcome = if text.is_well_formed() { check.patterns.test(&self.0, text) } else { Outcome::Undecided };
        match outcome {
            Outcome::Match => {}
            Outcome::NoMatch => check.error(at, || ErrorKind::Pattern { want: self.0.clone() }),
            Outcome::Undecided => check.undecided(at, Reason::Pattern),
            Outcome::Invalid => check.undecided(at, Reason::InvalidPattern),
        }
    }
}

struct FormatRule(&'static Format);

pub(super) fn compile_format(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let name = site.value.as_text().ok_or(Reason::Value)?;
    Ok(Format::find(name).map(|format| Box::new(FormatRule(format)) as Box<dyn Rule>))
}

impl Rule for FormatRule {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(text) = at.instance.as_text() else { return };
        if check.spend(at, weight_of_text(text)) && !self.0.accepts(text) {
            check.error(at, || ErrorKind::Format { want: self.0.name });
        }
    }
}
