//! `$ref`, within the document only.

use super::Reason;
use super::check::{At, Check};
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use crate::json::{Pointer, Value};

/// How many `$ref`s are followed to learn which type a branch is for.
const MAX_REFS: usize = 8;

struct Ref(usize);

pub(super) fn compile<'a>(compiler: &mut Compiler<'a>, site: &Site<'a>) -> Compiled {
    let reference = site.value.as_text().filter(|reference| reference.is_well_formed()).ok_or(Reason::Value)?;
    let pointer = pointer(reference).filter(|_| !site.embedded).ok_or(Reason::Reference)?;
    let target = compiler.target(&pointer).ok_or(Reason::Reference)?;
    Ok(Some(Box::new(Ref(target))))
}

/// The JSON Pointer that a reference's fragment is, with percent-encoding (RFC 6901, section 6).
fn pointer(reference: &str) -> Option<Pointer> {
    let mut bytes = reference.strip_prefix('#')?.bytes();
    let mut decoded = Vec::new();
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let mut digit = || char::from(bytes.next()?).to_digit(16);
            let (high, low) = (digit()?, digit()?);
            decoded.push(u8::try_from(high.checked_mul(16)?.checked_add(low)?).ok()?);
        } else {
            decoded.push(byte);
        }
    }
    let decoded = String::from_utf8(decoded).ok()?;
    (decoded.is_empty() || decoded.starts_with('/')).then(|| Pointer::from(decoded.as_str()))
}

impl Rule for Ref {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        check.follow(self.0, at);
    }

    fn refuses_type(&self, check: &Check<'_>, value: &Value, depth: usize) -> bool {
        depth < MAX_REFS && check.refuses_type(self.0, value, depth.saturating_add(1))
    }
}
