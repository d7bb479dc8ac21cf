//! The buttons of a card, and the requests to its host.

names! {
    /// A button that neither accepts nor refuses. Its name is its id.
    pub enum Button {
        Discard = "discard",
        /// Send the answers of the steps so far.
        SendGiven = "given",
        Keep = "keep",
        Back = "back",
        ListAll = "list-all",
        /// Write why the call is rejected.
        Reason = "reason",
        /// Write an answer in place of the tool.
        Response = "response",
        CloseReply = "close-reply",
        /// Write a remark that goes with the approval.
        Note = "note",
        Again = "again",
        Copy = "copy",
        Done = "done",
        DeclineRest = "decline-rest",
        Mute = "mute",
    }
}

names! {
    /// A button of a field. Its name is the part of its id behind the field.
    pub enum FieldButton {
        /// To the field, from the line about errors.
        Jump = "jump",
        Unmask = "unmask",
        Restore = "restore",
        Clear = "clear",
        Suggestion = "suggestion",
        /// Show all lines of a folded argument, which the card itself does.
        AllLines = "lines",
        AsText = "as-text",
        AsDate = "as-date",
    }
}

names! {
    pub enum Ask {
        EndRound = "endRound",
        Back = "back",
        Done = "done",
        DeclineRest = "declineRest",
        Mute = "mute",
    }
}
