use crate::json::Value;
use std::cell::Cell;

/// The work that a validation, or several of them together, may cost. A unit is the cost of reading 64 bytes. After the
/// first charge that exceeds the budget, all further charges fail.
#[derive(Debug)]
pub struct Work {
    /// More than `most` from the first charge on that exceeds the budget.
    spent: Cell<usize>,
    most: usize,
}

impl Work {
    /// Creates a budget of `most` units.
    pub const fn new(most: usize) -> Self {
        Self { spent: Cell::new(0), most }
    }

    /// Charges some units. Returns true if the budget covers them.
    pub fn spend(&self, units: usize) -> bool {
        self.spent.set(self.spent.get().saturating_add(units));
        !self.is_over()
    }

    /// Returns the cost of reading so many bytes.
    pub const fn of_bytes(bytes: usize) -> usize {
        (bytes >> 6).saturating_add(1)
    }

    /// Returns the cost of reading a value: that of its texts and numbers, and one unit for every other value.
    pub(crate) fn of_value(value: &Value) -> usize {
        match value {
            Value::Null | Value::Boolean(_) => 1,
            Value::Number(number) => Self::of_bytes(number.lexeme().len()),
            Value::String(text) => Self::of_bytes(text.len()),
            Value::Array(items) => items.iter().fold(1, |sum, item| sum.saturating_add(Self::of_value(&item.value))),
            Value::Object(object) => object.iter().fold(1, |sum, member| {
                sum.saturating_add(Self::of_bytes(member.name.len())).saturating_add(Self::of_value(&member.node.value))
            }),
        }
    }

    /// Returns the number of units spent.
    pub fn spent(&self) -> usize {
        self.spent.get()
    }

    /// Returns true if a charge has exceeded the budget.
    pub fn is_over(&self) -> bool {
        self.spent.get() > self.most
    }
}
