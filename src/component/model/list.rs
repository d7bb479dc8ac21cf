use crate::component::host::Watched;
use std::cell::RefCell;
use web_sys::Element;

/// Which answers the list of what will be sent has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Listed {
    /// None: it is folded.
    #[default]
    Nothing,
    /// Those that the server has filled in.
    FilledIn,
    /// All of them.
    All,
}

/// The list of what will be sent, as it is drawn.
#[derive(Default)]
pub struct List {
    /// Which answers it has.
    pub listed: Watched<Listed>,
    /// The values, by field.
    pub rows: RefCell<Vec<(usize, Element)>>,
    /// The fields whose masked value the person wants to see.
    pub unmasked: RefCell<Vec<usize>>,
}
