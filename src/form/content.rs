use super::{Entry, Form};
use crate::json::{Member, Node, Object, Range, Text, Value};

/// What would be sent, its members in the order of the properties.
pub(super) fn content(form: &Form) -> Object {
    let mut members = Vec::new();
    let answer = |index: usize| Some(member(&form.fields.get(index)?.property.name, form.answer(index)?));
    for entry in &form.entries {
        match entry {
            Entry::Field(index) => members.extend(answer(*index)),
            Entry::Group { property, required, fields, .. } => {
                let inner: Vec<Member> = fields.clone().filter_map(answer).collect();
                if *required || !inner.is_empty() && form.is_answered(fields) {
                    members.push(member(&property.name, Value::Object(Object::new(inner))));
                }
            }
            Entry::LeftOut { .. } => {}
        }
    }
    Object::new(members)
}

fn member(name: &Text, value: Value) -> Member {
    Member { name: name.clone(), name_range: Range::default(), node: Node::from(value) }
}
