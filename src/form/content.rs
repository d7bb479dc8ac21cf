use super::{Field, Form, FormItem};
use crate::json::{Member, Object, Value};

impl Form {
    /// Returns the content as it would be sent now, in the order of the properties. It leaves out answers that cannot
    /// be read, but includes answers that violate a rule. Of a tool call, it has only the arguments that the user has
    /// changed.
    pub fn content(&self) -> Object {
        let mut members = Vec::new();
        let is_sent = |field: &&Field| !self.is_call || field.is_edited(&self.number_format);
        let answer = |index: usize| {
            let field = self.fields.get(index).filter(is_sent)?;
            Some(Member::new(field.property.name.clone(), self.answer(index)?))
        };
        for item in &self.items {
            match item {
                FormItem::Field(index) => members.extend(answer(*index)),
                FormItem::Group { property, fields, .. } => {
                    let inner: Vec<Member> = fields.clone().filter_map(answer).collect();
                    if property.required || !inner.is_empty() && self.is_answered(fields) {
                        members.push(Member::new(property.name.clone(), Value::from_iter(inner)));
                    }
                }
                FormItem::LeftOut { .. } => {}
            }
        }
        Object::new(members)
    }
}
