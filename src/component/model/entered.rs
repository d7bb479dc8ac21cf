use super::field_view::{FieldElement, FieldView};
use super::list::List;
use crate::component::host::Watched;
use crate::form::Form;
use std::cell::RefCell;

pub struct Entered {
    /// The form, without fields in URL mode.
    pub form: RefCell<Form>,
    /// What is to be seen of each field besides its control.
    pub views: RefCell<Vec<FieldView>>,
    pub elements: RefCell<Vec<Option<FieldElement>>>,
    pub wrong: Watched<Vec<Wrong>>,
    /// Grows when another number of answers would be sent, or fewer of them as the server has filled them in.
    pub counted: Watched<u32>,
    /// Whether something that was typed looks like a secret.
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

/// What a press on accept found to be wrong of fields.
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
    /// Whether it is wrong no longer, or may be.
    pub mended: bool,
}
