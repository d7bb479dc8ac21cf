use super::{LeftOutReason, Merged, bounds::is_step};
use crate::json::Number;
use std::cmp::Ordering;

/// MCP's `NumberSchema`, and what servers send beside it. Bounds that are no finite number do not count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NumberSchema {
    /// Whether the number must be an integer.
    pub integer: bool,
    /// `minimum`
    pub minimum: Option<Number>,
    /// `maximum`
    pub maximum: Option<Number>,
    /// `exclusiveMinimum`, outside MCP's subset.
    pub exclusive_minimum: Option<Number>,
    /// `exclusiveMaximum`, outside MCP's subset.
    pub exclusive_maximum: Option<Number>,
    /// `multipleOf`, outside MCP's subset; always above 0.
    pub multiple_of: Option<Number>,
}

impl NumberSchema {
    pub(super) fn read(merged: &Merged, integer: bool) -> Result<Self, LeftOutReason> {
        let bound = |keyword| {
            let number = merged.get(keyword)?.as_number()?;
            number.is_finite().then(|| number.clone())
        };
        let schema = Self {
            integer,
            minimum: bound("minimum"),
            maximum: bound("maximum"),
            exclusive_minimum: bound("exclusiveMinimum"),
            exclusive_maximum: bound("exclusiveMaximum"),
            multiple_of: bound("multipleOf").filter(is_step),
        };
        let lower = [(&schema.minimum, false), (&schema.exclusive_minimum, true)];
        let upper = [(&schema.maximum, false), (&schema.exclusive_maximum, true)];
        for (lower, above) in lower {
            for (upper, below) in upper {
                if let (Some(lower), Some(upper)) = (lower, upper)
                    && (lower > upper || (lower == upper && (above || below)))
                {
                    return Err(LeftOutReason::MinimumAboveMaximum);
                }
            }
        }
        if schema.steps_over() { Err(LeftOutReason::NoPossibleValue) } else { Ok(schema) }
    }

    /// Whether there are bounds, and a step (that of integers is 1) that leads from below both to above both. Where the
    /// figures are too large to be worked out, it is not said.
    fn steps_over(&self) -> bool {
        let larger = |a: &Option<Number>, b: &Option<Number>, wins| match (a, b) {
            (Some(one), Some(other)) if one.cmp(other) == wins => a.clone(),
            (_, Some(_)) => b.clone(),
            _ => a.clone(),
        };
        let lower = larger(&self.minimum, &self.exclusive_minimum, Ordering::Greater);
        let upper = larger(&self.maximum, &self.exclusive_maximum, Ordering::Less);
        let one = Number::parse("1");
        let step =
            self.multiple_of.clone().filter(|step| !self.integer || step.is_integer()).or(one.filter(|_| self.integer));
        let (Some(lower), Some(upper), Some(step)) = (lower, upper, step) else { return false };
        let unit = lower.exponent().min(upper.exponent()).min(step.exponent());
        let units = |number: &Number| number.in_units(unit);
        let (Some(mut least), Some(mut most), Some(step)) = (units(&lower), units(&upper), units(&step)) else {
            return false;
        };
        least = least.saturating_add(i64::from(self.exclusive_minimum.as_ref() == Some(&lower)));
        most = most.saturating_sub(i64::from(self.exclusive_maximum.as_ref() == Some(&upper)));
        let over = most.checked_rem_euclid(step).unwrap_or_default();
        most.saturating_sub(over) < least
    }
}
