use crate::component::host::Watched;
use std::cell::RefCell;
use web_sys::Element;

/// The answers that the list shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Listed {
    #[default]
    Nothing,
    FilledIn,
    All,
}

#[derive(Default)]
pub struct List {
    pub listed: Watched<Listed>,
    pub rows: RefCell<Vec<(usize, Element)>>,
    /// The fields whose options are all shown.
    pub unfolded: RefCell<Vec<usize>>,
    /// The fields whose masked value the user has revealed.
    pub unmasked: RefCell<Vec<usize>>,
}
