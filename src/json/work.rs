use super::Value;
use std::cell::Cell;

/// The zeros of an exponent are about 300 digits.
const EXPONENT: usize = 8;

/// The work that one request, or one pass of checks, may cost. A unit is what reading 64 bytes costs.
///
/// Bytes are bounded, but what a `$ref` reaches is read again at each place that refers to it, so all that it reaches is
/// paid for. Once something could not be paid for, nothing more can.
///
/// ```
/// use mcp_elicitation::json::Work;
/// let work = Work::new(10);
/// assert!(work.spend(7) && !work.spend(4) && !work.spend(1));
/// assert!(work.is_over());
/// assert_eq!(work.spent(), 7);
/// ```
#[derive(Debug)]
pub struct Work {
    spent: Cell<usize>,
    most: usize,
    over: Cell<bool>,
}

impl Work {
    /// So many units may be spent.
    pub const fn new(most: usize) -> Self {
        Self { spent: Cell::new(0), most, over: Cell::new(false) }
    }

    /// Pays for some units; gives whether they were there.
    pub fn spend(&self, units: usize) -> bool {
        let spent = self.spent.get().saturating_add(units);
        if self.over.get() || spent > self.most {
            self.over.set(true);
            return false;
        }
        self.spent.set(spent);
        true
    }

    /// What reading so many bytes costs.
    pub const fn of_bytes(bytes: usize) -> usize {
        (bytes >> 6).saturating_add(1)
    }

    /// What reading a value costs: what its texts do; whatever else is in it is an empty one. Each digit of a number is looked at; where
    /// there are so many that JavaScript may change it, it is worked out with all of its zeros.
    pub(crate) fn of_value(value: &Value) -> usize {
        match value {
            Value::Null | Value::Boolean(_) => 1,
            Value::Number(number) => {
                let lexeme = number.lexeme();
                let zeros = if lexeme.len() > 17 && lexeme.contains(['e', 'E']) { EXPONENT } else { 0 };
                Self::of_bytes(lexeme.len()).saturating_add(zeros)
            }
            Value::String(text) => Self::of_bytes(text.len()),
            Value::Array(items) => items.iter().fold(1, |sum, item| sum.saturating_add(Self::of_value(&item.value))),
            Value::Object(object) => object.iter().fold(1, |sum, member| {
                sum.saturating_add(Self::of_bytes(member.name.len())).saturating_add(Self::of_value(&member.node.value))
            }),
        }
    }

    /// How many units were spent.
    pub fn spent(&self) -> usize {
        self.spent.get()
    }

    /// Whether something could not be paid for.
    pub fn is_over(&self) -> bool {
        self.over.get()
    }
}
