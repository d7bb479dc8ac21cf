use super::field_view::{FieldElement, FieldView};
use super::list::List;
use crate::component::host::Watched;
use crate::form::Form;
use std::cell::RefCell;

pub struct Entered {
    /// The form, without fields in URL mode.
    pub form: RefCell<Form>,
    /// The view of each field, without its control.
    pub views: RefCell<Vec<FieldView>>,
    pub elements: RefCell<Vec<Option<FieldElement>>>,
    pub wrong: Watched<Vec<Wrong>>,
    /// Grows when the number of answers, or of prefilled values among them, changes.
    pub counted: Watched<u32>,
    /// True if a typed text looks like a secret.
    pub secret: Watched<bool>,
    pub list: List,
}

impl Entered {
    pub(super) fn new(form: Form) -> Self {
        Self {
            views: RefCell::new(vec![FieldView::default(); form.fields.len()]),
            form: RefCell::new(form),
            elements: RefCell::default(),
            wrong: Watched::default(),
            counted: Watched::default(),
            secret: Watched::default(),
            list: List::default(),
        }
    }
}

/// The kinds of errors that a press on accept found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongKind {
    Missing,
    Invalid,
    Together,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    pub fields: Vec<usize>,
    pub kind: WrongKind,
    /// True if the error is gone, or may be.
    pub mended: bool,
}
