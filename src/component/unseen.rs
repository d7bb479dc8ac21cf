//! What the server has filled in and nobody has seen yet. `visibility` says what was seen.

use crate::form::Form;
use std::cell::RefCell;

/// The fields that the server has filled in and that nobody has seen yet.
#[derive(Default)]
pub struct Unseen {
    pub(super) fields: RefCell<Vec<Filled>>,
    pub(super) preview: RefCell<Coverage>,
}

/// A field that the server has filled in: which of it was seen, and of each part of it that scrolls by itself.
pub(super) struct Filled {
    pub index: usize,
    pub seen: Coverage,
    pub inner: Vec<Coverage>,
}

/// Parts of a height that were seen: pairs of where one begins and ends, in order.
#[derive(Default)]
pub(super) struct Coverage(Vec<(f64, f64)>);

/// What is left of a pixel when lengths are rounded.
pub(super) const ROUNDING: f64 = 2.0;

impl Coverage {
    /// Adds a part.
    pub fn add(&mut self, from: f64, to: f64) {
        if to <= from {
            return;
        }
        let (mut from, mut to) = (from, to);
        self.0.retain(|&(start, end)| {
            let apart = end + ROUNDING < from || to + ROUNDING < start;
            if !apart {
                (from, to) = (from.min(start), to.max(end));
            }
            apart
        });
        let at = self.0.partition_point(|&(start, _)| start < from);
        self.0.insert(at, (from, to));
    }

    /// Where what was not seen begins, if not all of the height was.
    pub fn gap(&self, height: f64) -> Option<f64> {
        let (start, end) = self.0.first().copied().unwrap_or_default();
        let seen = if start <= ROUNDING { end } else { 0.0 };
        (seen + ROUNDING < height).then_some(seen)
    }
}

impl Unseen {
    /// All that the server has filled in.
    pub fn of(form: &Form) -> Self {
        let filled = form.fields.iter().enumerate().filter(|(_, field)| field.is_filled_in());
        let fields = filled.map(|(index, _)| Filled { index, seen: Coverage::default(), inner: Vec::new() });
        Self { fields: RefCell::new(fields.collect()), preview: RefCell::default() }
    }

    /// How many fields were not seen.
    pub fn count(&self) -> usize {
        self.fields.borrow().len()
    }
}
