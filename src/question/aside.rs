use super::{Part, Question};

/// The news beside a question: other waiting requests, a server that asks too often, an opened address.
///
/// A button that was offered once stays as long as the card, so no button that a user is about to press moves,
/// disappears or appears.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Aside {
    pub waiting: usize,
    pub dropped: usize,
    pub offers_mute: bool,
    /// True if the server has said that the user is done at its address.
    pub completed: bool,
    /// True if the address was opened, and the user has not said that they are done there.
    pub opened: bool,
    pub copied: bool,
    /// True if other requests have waited: declining all of the server then stays offered.
    pub has_waited: bool,
    pub has_dropped: bool,
}

impl Aside {
    /// Returns true if there is anything to say or do.
    pub fn is_needed(&self) -> bool {
        self.opened || self.has_waited || self.has_dropped || self.offers_mute
    }
}

impl Question {
    /// Sets the number of requests behind this one, the number that were cancelled unseen, whether to offer muting the
    /// server, and whether the server has said that the user is done at its address.
    pub fn set_queue(&mut self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        let has_waited = waiting > 0 || self.aside.has_waited && !self.is_ended();
        let has_dropped = dropped > 0 || self.aside.has_dropped;
        self.set_aside(Aside { waiting, dropped, offers_mute, completed, has_waited, has_dropped, ..self.aside });
    }

    pub fn copied(&mut self) {
        self.set_aside(Aside { copied: true, ..self.aside });
    }

    pub(super) fn set_aside(&mut self, aside: Aside) {
        self.changes.set(&mut self.aside, aside, Part::Aside.bit() | Part::Waiting.bit());
    }
}
