//! The parts of a card that are drawn on their own, in the order in which they are drawn: each after the part that
//! contains it.

use crate::question::Part;

/// The panel and the parts in it. Their buttons, which a user may be about to press, are changed in place.
pub const ASIDE: [Part; 6] = [Part::Aside, Part::News, Part::Copy, Part::Done, Part::DeclineRest, Part::Mute];

pub const INSIDE: [Part; 11] = [
    Part::Waiting,
    Part::SecretWarning,
    Part::Address,
    Part::Press,
    Part::Errors,
    Part::Count,
    Part::List,
    Part::Buttons,
    Part::Send,
    Part::SecondStep,
    // Any text of the other parts may show that it has invisible characters.
    Part::HiddenWarning,
];
