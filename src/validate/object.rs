//! `properties`, `required`, `additionalProperties`, `minProperties` and `maxProperties`.

use super::Work;
use super::check::{Check, InstancePath, Site};
use super::rule::{Body, Rule};
use crate::json::{Member, Object, Text};
use crate::schema::Assertion;

/// Returns the member called `name`. A name with lone surrogates is not in the index, so all members are compared.
pub(super) fn member<'a>(object: &'a Object, name: &Text) -> Option<&'a Member> {
    if name.is_well_formed() { object.member(name) } else { object.iter().find(|member| member.name == *name) }
}

fn cost(object: &Object, name: &Text) -> usize {
    let all = if name.is_well_formed() { 0 } else { object.len() >> 5 };
    Work::of_bytes(name.len()).saturating_add(all)
}

pub(super) fn properties(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let Some(object) = site.instance.as_object() else { return };
    for (name, schema) in rule.names.iter().zip(&rule.subschemas) {
        if !check.spend(site, cost(object, name)) {
            return;
        }
        if let Some(member) = member(object, name) {
            check.evaluate(*schema, &member.node, &InstancePath::Member(site.path, &member.name));
        }
    }
}

pub(super) fn required(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let Some(object) = site.instance.as_object() else { return };
    for name in &rule.names {
        if !check.spend(site, cost(object, name)) {
            return;
        }
        if member(object, name).is_none() {
            check.report_error(site, Assertion::Required, || [String::new(), name.to_json()]);
        }
    }
}

/// `additionalProperties`: the schema of members that `properties` does not name.
pub(super) fn additional(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(object), Some(schema)) = (site.instance.as_object(), rule.subschemas.first()) else { return };
    let declared = check.beside(site, "properties").map_or(&[][..], |properties| &properties.names);
    for property in object {
        let work = declared.len().saturating_mul(Work::of_bytes(property.name.len())) >> 4;
        if !check.spend(site, work) {
            return;
        }
        if declared.contains(&property.name) {
            continue;
        }
        let path = InstancePath::Member(site.path, &property.name);
        if matches!(check.body(*schema), Body::False) {
            check.report_error(&Site { path: &path, ..*site }, Assertion::AdditionalProperties, Default::default);
        } else {
            check.evaluate(*schema, &property.node, &path);
        }
    }
}

pub(super) fn count(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    check.check_limit(site, rule, site.instance.as_object().map_or(0, Object::len));
}
