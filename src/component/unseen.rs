//! What the server has filled in and nobody has seen yet. `visibility` says what was seen.

use super::coverage::{Coverage, Part};
use super::intersection::Intersection;
use crate::form::Form;
use std::cell::{Cell, RefCell};

/// The fields that the server has filled in and that nobody has seen yet.
#[derive(Default)]
pub struct Unseen {
    pub(super) fields: RefCell<Vec<Filled>>,
    pub(super) preview: RefCell<Coverage>,
    /// The part of the card that nothing around it cuts off, in fractions of its width and height, once that is known.
    pub(super) clip: Cell<Option<Part>>,
    pub(super) intersection: RefCell<Option<Intersection>>,
    /// Whether it was once looked what is in sight.
    pub(super) was_noted: Cell<bool>,
}

/// A field that the server has filled in: which of it was seen, and of each part of it that scrolls by itself.
#[derive(Default)]
pub(super) struct Filled {
    pub index: usize,
    pub seen: Coverage,
    pub inner: Vec<Coverage>,
    /// Whether the preview, as it was last drawn, has it.
    pub is_in_preview: bool,
}

impl Unseen {
    /// All that the server has filled in.
    pub fn of(form: &Form) -> Self {
        let unseen = Self::default();
        unseen.begin(form);
        unseen
    }

    /// Nothing of what the server has filled in was seen.
    pub fn begin(&self, form: &Form) {
        let filled = form.fields.iter().enumerate().filter(|(_, field)| field.is_filled_in());
        *self.fields.borrow_mut() = filled.map(|(index, _)| Filled { index, ..Filled::default() }).collect();
        *self.preview.borrow_mut() = Coverage::default();
    }

    /// How many fields were not seen.
    pub fn count(&self) -> usize {
        self.fields.borrow().len()
    }
}
