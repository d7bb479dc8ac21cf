//! `properties`, `required` and `additionalProperties`.

use super::ErrorKind;
use super::check::{At, Check};
use super::schema::{Body, Rule};
use crate::json::{Member, Object, Text};

/// The member called `name`, which may hold lone surrogates.
fn member<'a>(object: &'a Object, name: &Text) -> Option<&'a Member> {
    if name.is_well_formed() { object.member(name) } else { object.iter().find(|member| member.name == *name) }
}

pub(super) fn properties(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    let Some(object) = at.instance.as_object() else { return };
    for (name, schema) in rule.names.iter().zip(&rule.subschemas) {
        if let Some(member) = member(object, name) {
            check.evaluate(*schema, &member.node, &at.place.member(&member.name));
        }
    }
}

pub(super) fn required(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    let Some(object) = at.instance.as_object() else { return };
    for name in rule.value.as_array().into_iter().flatten().filter_map(|name| name.as_text()) {
        if check.spend(at, 1) && member(object, name).is_none() {
            check.error(at, || ErrorKind::Required { want: name.clone() });
        }
    }
}

/// A schema for the members that `properties` does not name.
pub(super) fn additional(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    let (Some(object), Some(schema)) = (at.instance.as_object(), rule.subschemas.first()) else { return };
    let declared = check.beside(at, "properties").map_or(&[][..], |properties| &properties.names);
    for property in object {
        if !check.spend(at, declared.len() >> 5) || declared.contains(&property.name) {
            continue;
        }
        let place = at.place.member(&property.name);
        if matches!(check.body(*schema), Body::False) {
            check.error(&At { place: &place, ..*at }, || ErrorKind::AdditionalProperties);
        } else {
            check.evaluate(*schema, &property.node, &place);
        }
    }
}
