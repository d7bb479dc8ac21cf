//! The changes that an event makes: what the view has to write, and what the page or the host has to do.

use super::Ask;
use crate::protocol::ElicitResult;

/// The parts of a card and other effects of an event, each with its bit in [`Changes::parts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The question, or the receipt once it has ended, with the parts in it.
    Card,
    /// The panel about the queue and an opened address, with the number of waiting requests in the header.
    Aside,
    Waiting,
    News,
    Copy,
    Done,
    DeclineRest,
    Mute,
    HiddenWarning,
    SecretWarning,
    Address,
    /// The line that the answer is being sent or could not be sent.
    Press,
    Errors,
    Count,
    List,
    Buttons,
    /// The accept button beside the only field.
    Send,
    SecondStep,
    Content,
    Guard,
    AnnouncePress,
    AnnounceWarnings,
}

impl Part {
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

pub(super) const STATUS: u32 = Part::Press.bit() | BUTTONS;
pub const BUTTONS: u32 = Part::Buttons.bit() | Part::Send.bit() | Part::SecondStep.bit();
/// The bits of a card that is drawn again.
pub(super) const ALL: u32 = Part::Card.bit() | Part::Aside.bit() | Part::Guard.bit();

pub mod field {
    pub const ERROR: u8 = 1;
    pub const NOTE: u8 = 1 << 1;
    /// The rules are stated or hidden, or the number of selected options in them.
    pub const RULES: u8 = 1 << 2;
    /// The text that belongs to the choice is shown, hidden, opened or closed.
    pub const REVEAL: u8 = 1 << 3;
    /// The mark of a prefilled value, and the ways back to it or to no answer.
    pub const MARK: u8 = 1 << 4;
    /// The lines that describe the control, beside its error, whose line stays once it is there.
    pub const DESCRIPTION: u8 = 1 << 5;
    pub const ALL: u8 = (1 << 6) - 1;
    pub const DRAWING: u8 = 1 << 6;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The first control of a field, with its label in view.
    Field(usize),
    /// The first control of a field that was drawn again.
    Control(usize),
    /// The first invalid field, or else the line about errors.
    Error,
    /// The element that had the focus before the card asked for confirmation.
    Before,
    Id(&'static str),
}

#[derive(Debug, Default)]
pub struct Changes {
    pub parts: u32,
    pub fields: Vec<(usize, u8)>,
    pub focus: Option<Target>,
    pub open: Option<String>,
    pub result: Option<ElicitResult>,
    /// The rest of a decision about an approval, as JSON text.
    pub meta: Option<String>,
    pub ask: Option<Ask>,
}

impl Changes {
    /// Creates the changes of some parts.
    pub fn of(parts: &[Part]) -> Self {
        Self { parts: parts.iter().fold(0, |all, part| all | part.bit()), ..Self::default() }
    }

    pub const fn has(&self, part: Part) -> bool {
        self.parts & part.bit() != 0
    }

    pub(super) fn part(&mut self, part: Part) {
        self.parts |= part.bit();
    }

    /// Sets a value, and marks `parts` as changed if it was different.
    pub(super) fn set<T: PartialEq>(&mut self, place: &mut T, value: T, parts: u32) {
        if *place != value {
            *place = value;
            self.parts |= parts;
        }
    }

    pub(super) fn field(&mut self, field: usize, bits: u8) {
        match self.fields.iter_mut().find(|(index, _)| *index == field) {
            Some((_, known)) => *known |= bits,
            None => self.fields.push((field, bits)),
        }
    }
}
