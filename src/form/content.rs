use super::{Entry, Form};
use crate::json::{Member, Node, Object, Range, Text, Value};

/// What would be sent.
#[derive(Debug, Clone, Default)]
pub struct Content {
    /// The content of the result, its members in the order of the properties.
    pub object: Object,
    /// The names of the properties that are left out; a property of an object as `object.property`.
    pub omitted: Vec<String>,
}

pub(super) fn content(form: &Form) -> Content {
    let mut omitted = Vec::new();
    let mut members = Vec::new();
    let answer = |index: usize, members: &mut Vec<Member>, omitted: &mut Vec<String>, path: &str| {
        let Some(field) = form.fields.get(index) else { return };
        match form.answer(index) {
            Some(value) => members.push(member(&field.property.name, Node::from(value))),
            None => omitted.push([path, &field.property.name].concat()),
        }
    };
    for entry in &form.entries {
        match entry {
            Entry::Field(index) => answer(*index, &mut members, &mut omitted, ""),
            Entry::Group { property, required, fields, left_out, .. } => {
                let mut inner = Vec::new();
                let mut left = Vec::new();
                let path = [property.name.as_str(), "."].concat();
                fields.clone().for_each(|index| answer(index, &mut inner, &mut left, &path));
                left.extend(left_out.iter().map(|(property, _)| [&path, property.name.as_str()].concat()));
                if !required && (inner.is_empty() || !form.is_answered(fields)) {
                    omitted.push(property.name.as_str().to_owned());
                } else {
                    omitted.append(&mut left);
                    members.push(member(&property.name, Node::from(Value::Object(Object::new(inner)))));
                }
            }
            Entry::LeftOut { property, .. } => omitted.push(property.name.as_str().to_owned()),
        }
    }
    Content { object: Object::new(members), omitted }
}

fn member(name: &Text, node: Node) -> Member {
    Member { name: name.clone(), name_range: Range::default(), node }
}
