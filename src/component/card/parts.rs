//! The parts of a card that are drawn on their own.

use crate::question::Part;

/// A drawn part, and the parts with which it is drawn again.
pub struct DrawnPart {
    pub part: Part,
    is_in_card: bool,
    is_in_aside: bool,
}

const fn whole(part: Part) -> DrawnPart {
    DrawnPart { part, is_in_card: false, is_in_aside: false }
}

const fn in_card(part: Part) -> DrawnPart {
    DrawnPart { is_in_card: true, ..whole(part) }
}

const fn in_aside(part: Part) -> DrawnPart {
    DrawnPart { is_in_aside: true, ..whole(part) }
}

/// All drawn parts, in the order in which they are drawn: each after the part that contains it.
pub const PARTS: [DrawnPart; 18] = [
    whole(Part::Card),
    in_aside(Part::Aside),
    // It is in the header, and counts what the panel speaks of.
    DrawnPart { is_in_card: true, ..in_aside(Part::Waiting) },
    in_aside(Part::News),
    in_aside(Part::Copy),
    in_aside(Part::Done),
    in_aside(Part::DeclineRest),
    in_aside(Part::Mute),
    in_card(Part::SecretWarning),
    in_card(Part::Address),
    in_card(Part::Press),
    in_card(Part::Errors),
    in_card(Part::Count),
    in_card(Part::List),
    in_card(Part::Buttons),
    in_card(Part::Send),
    in_card(Part::SecondStep),
    // Any text of the other parts may show that it has invisible characters.
    in_card(Part::HiddenWarning),
];

impl DrawnPart {
    /// Returns true if the part is drawn again when the part `around` is.
    pub fn is_in(&self, around: Part) -> bool {
        self.is_in_card && around == Part::Card || self.is_in_aside && around == Part::Aside
    }
}

/// Returns the bits of the parts that are drawn again with one of them.
pub fn parts_in(around: Part) -> u32 {
    PARTS.iter().filter(|drawn| drawn.is_in(around)).fold(0, |all, drawn| all | drawn.part.bit())
}
