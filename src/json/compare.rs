//! An order of all JSON values, in which those are equal that JSON Schema calls so: numbers by their value, objects without
//! regard to order.

use super::{Object, Text, Value, sorted};
use std::cmp::Ordering;

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Boolean(a), Self::Boolean(b)) => a.cmp(b),
            (Self::Number(a), Self::Number(b)) => a.cmp(b),
            (Self::String(a), Self::String(b)) => a.cmp(b),
            (Self::Array(a), Self::Array(b)) => a
                .len()
                .cmp(&b.len())
                .then_with(|| first_difference(&mut a.iter().zip(b).map(|(a, b)| a.value.cmp(&b.value)))),
            (Self::Object(a), Self::Object(b)) => a.len().cmp(&b.len()).then_with(|| {
                let (a, b) = (members_by_name(a), members_by_name(b));
                first_difference(&mut a.iter().zip(&b).map(|((a, x), (b, y))| a.cmp(b).then_with(|| x.cmp(y))))
            }),
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
        let (a, b) = (members_by_name(self), members_by_name(other));
        a == b
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

fn first_difference(orders: &mut dyn Iterator<Item = Ordering>) -> Ordering {
    for order in orders {
        if order != Ordering::Equal {
            return order;
        }
    }
    Ordering::Equal
}

fn members_by_name(object: &Object) -> Vec<(&Text, &Value)> {
    let members = object.iter().map(|member| (&member.name, &member.node.value)).collect();
    sorted(members, &|(a, _): &(&Text, &Value), (b, _)| a.cmp(b))
}
