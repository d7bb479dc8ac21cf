//! The buttons of a card, and the requests to its host.

names! {
    /// A button that neither accepts nor refuses. Its name is its id.
    pub enum Button {
        /// Lose the answers.
        Discard = "discard",
        /// Send the answers of the steps so far.
        SendGiven = "given",
        /// Keep the answers after all.
        Keep = "keep",
        /// To the previous step.
        Back = "back",
        /// List all answers.
        ListAll = "list-all",
        /// Write why the call is rejected.
        Reason = "reason",
        /// Write an answer in place of the tool.
        Response = "response",
        CloseReply = "close-reply",
        /// Open the address again.
        Again = "again",
        Copy = "copy",
        /// The user is done at the address.
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
        /// Show the masked value.
        Unmask = "unmask",
        /// Restore the default.
        Restore = "restore",
        Clear = "clear",
        /// Take the suggestion.
        Suggestion = "suggestion",
        /// Show all lines of a folded argument, which the card itself does.
        AllLines = "lines",
        /// Write a date as text.
        AsText = "as-text",
        AsDate = "as-date",
    }
}

names! {
    /// A request to the host.
    pub enum Ask {
        /// End the round with the answers so far.
        EndRound = "endRound",
        /// Return to the previous step.
        Back = "back",
        /// The user is done at the address.
        Done = "done",
        /// Decline everything else of the server.
        DeclineRest = "declineRest",
        Mute = "mute",
    }
}
