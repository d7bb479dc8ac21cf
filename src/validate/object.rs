//! `properties`, `required` and `additionalProperties`.

use super::check::{At, Check};
use super::compile::Compiler;
use super::enum_::Options;
use super::keyword::{Compiled, Rule, Site};
use super::schema::Step;
use super::{ErrorKind, Reason};
use crate::json::{Member, Object, Text, Value};

/// The member called `name`, which may hold lone surrogates.
fn member<'a>(object: &'a Object, name: &Text) -> Option<&'a Member> {
    if name.is_well_formed() { object.member(name) } else { object.iter().find(|member| member.name == *name) }
}

struct Properties(Vec<(Text, usize)>);

pub(super) fn compile_properties<'a>(compiler: &mut Compiler<'a>, site: &Site<'a>) -> Compiled {
    let properties = site.value.as_object().ok_or(Reason::Value)?.iter();
    let properties = properties.map(|property| {
        let step = Step::Member(site.index, site.keyword, property.name.clone());
        (property.name.clone(), compiler.subschema(site, &property.node, step))
    });
    Ok(Some(Box::new(Properties(properties.collect()))))
}

impl Rule for Properties {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(object) = at.instance.as_object() else { return };
        for (name, schema) in &self.0 {
            if let Some(member) = member(object, name) {
                check.evaluate(*schema, &member.node, &at.place.member(&member.name));
            }
        }
    }
}

struct Required(Vec<Text>);

pub(super) fn compile_required(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let names = site.value.as_array().ok_or(Reason::Value)?;
    if names.iter().any(|name| name.as_text().is_none()) {
        return Err(Reason::Value);
    }
    Ok(Some(Box::new(Required(names.iter().filter_map(|name| name.as_text().cloned()).collect()))))
}

impl Rule for Required {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(object) = at.instance.as_object() else { return };
        for name in &self.0 {
            if !check.spend(at, 1) {
                return;
            }
            if member(object, name).is_none() {
                check.error(at, || ErrorKind::Required { want: name.clone() });
            }
        }
    }
}

struct AdditionalProperties {
    declared: Options,
    schema: usize,
}

pub(super) fn compile_additional<'a>(compiler: &mut Compiler<'a>, site: &Site<'a>) -> Compiled {
    // Which properties are additional depends on what is outside the dialect, or cannot be read.
    if site.schema.get("patternProperties").is_some() {
        return Err(Reason::Keyword);
    }
    let mut declared = Vec::new();
    if let Some(properties) = site.schema.get("properties") {
        let properties = properties.as_object().ok_or(Reason::Value)?.iter();
        declared.extend(properties.map(|property| Value::String(property.name.clone())));
    }
    let schema = compiler.subschema(site, site.value, Step::Value(site.index, site.keyword));
    Ok(Some(Box::new(AdditionalProperties { declared: Options::new(declared), schema })))
}

impl Rule for AdditionalProperties {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(object) = at.instance.as_object() else { return };
        let is_false = check.is_false(self.schema);
        for property in object {
            if self.declared.count(&Value::String(property.name.clone())) > 0 {
                continue;
            }
            let place = at.place.member(&property.name);
            if is_false {
                check.error(&At { place: &place, instance: &property.node, ..*at }, || ErrorKind::AdditionalProperties);
            } else {
                check.evaluate(self.schema, &property.node, &place);
            }
        }
    }
}
