//! A total order of JSON values that agrees with JSON Schema's equality: numbers compare by value, objects regardless
//! of member order.

use super::{Object, Text, Value, sorted};
use std::cmp::Ordering;

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Boolean(a), Self::Boolean(b)) => a.cmp(b),
            (Self::Number(a), Self::Number(b)) => a.cmp(b),
            (Self::String(a), Self::String(b)) => a.cmp(b),
            (Self::Array(a), Self::Array(b)) => {
                let [x, y] = [a, b].map(|items| items.iter().map(|item| &item.value));
                a.len().cmp(&b.len()).then_with(|| x.cmp(y))
            }
            (Self::Object(a), Self::Object(b)) => {
                a.len().cmp(&b.len()).then_with(|| members_by_name(a).cmp(&members_by_name(b)))
            }
            _ => rank(self).cmp(&rank(other)),
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Value {}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        members_by_name(self) == members_by_name(other)
    }
}

fn rank(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Boolean(_) => 1,
        Value::Object(_) => 2,
        Value::Array(_) => 3,
        Value::Number(_) => 4,
        Value::String(_) => 5,
    }
}

fn members_by_name(object: &Object) -> Vec<(&Text, &Value)> {
    let members = object.iter().map(|member| (&member.name, &member.node.value)).collect();
    sorted(members, &|(a, _): &(&Text, &Value), (b, _)| a.cmp(b))
}
