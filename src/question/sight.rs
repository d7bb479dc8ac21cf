//! The user sees what is sent: prefilled values whose controls have not been in view are listed above accept, or
//! sending them takes a second step.

use super::{List, Part, Question};

/// The part of a prefilled value that the user has seen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sight {
    /// Its control has not been in view as a whole, or shows only a part of the value.
    #[default]
    Unseen,
    /// The card has folded a long argument of a tool call.
    Folded,
    Whole,
}

impl Question {
    /// Handles that accept is in view or about to be pressed: `sights` has what was seen of each field. Values that
    /// were not seen are listed, once; while the user `types`, nothing opens.
    pub fn look(&mut self, sights: &[Sight], types: bool) {
        if !self.is_open() || self.is_one_choice {
            return;
        }
        let mut has_unseen = false;
        self.seen.folded.clear();
        for (index, sight) in sights.iter().enumerate() {
            match sight {
                Sight::Unseen if self.form.sends_prefilled(index) => has_unseen = true,
                Sight::Folded => self.seen.folded.push(index),
                Sight::Unseen | Sight::Whole => {}
            }
        }
        self.seen.is_partial = has_unseen || !self.seen.folded.is_empty();
        if has_unseen && self.list == List::Closed && !self.seen.has_listed && !types {
            (self.list, self.seen.has_listed) = (List::Prefilled, true);
            self.changes.parts |= Part::List.bit() | Part::Guard.bit();
        }
    }
}
