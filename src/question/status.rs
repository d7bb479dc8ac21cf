//! The status of a question, and how it ended.

use super::changes::{self, Part};
use super::request::message_of;
use super::{Aside, Question};
use crate::json::Text;
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::trust::{TextKind, display_text, quoted};

names! {
    #[derive(Default)]
    pub enum Status {
        #[default]
        Open = "open",
        Sending = "sending",
        Accepted = "accepted",
        Declined = "declined",
        Cancelled = "cancelled",
        /// The server no longer waits for an answer.
        Expired = "expired",
        /// The question was answered in another client.
        Elsewhere = "elsewhere",
    }
}

pub struct EndedStep {
    pub message: Text,
    pub action: ElicitationAction,
}

impl Question {
    pub fn is_open(&self) -> bool {
        self.status == Status::Open
    }

    pub fn is_sending(&self) -> bool {
        self.status == Status::Sending
    }

    pub fn is_ended(&self) -> bool {
        !matches!(self.status, Status::Open | Status::Sending)
    }

    /// Sets the outcome of the request, or that the answer is being sent, or why it could not be sent. `now` is in
    /// milliseconds since 1970.
    pub fn settle(&mut self, status: Status, failure: Option<String>, now: f64) {
        self.changes.set(&mut self.last.failure, failure, Part::Press.bit());
        let was_ended = self.is_ended();
        self.changes.set(&mut self.status, status, changes::STATUS);
        let ended = self.is_ended();
        self.ended_at = self.ended_at.filter(|_| ended).or_else(|| ended.then_some(now));
        if ended != was_ended {
            self.changes.part(Part::Card);
        }
        if status == Status::Open {
            self.changes.part(Part::Guard);
        }
        if ended {
            // From now on there are no buttons without effect.
            let opened = status == Status::Accepted && self.is_url() && !self.is_visiting;
            let has_waited = self.aside.waiting > 0;
            self.set_aside(Aside { opened, has_waited, ..self.aside });
        }
    }

    /// Adds an earlier step of the round: its request as JSON text, and its action.
    pub fn add_step(&mut self, request: &str, action: &str) -> bool {
        let action = ElicitationAction::parse(action);
        self.steps.extend(action.map(|action| EndedStep { message: message_of(request), action }));
        action.is_some()
    }

    /// Returns the key and the text of the sentence about how the request ended.
    pub fn outcome(&self) -> (Key, String) {
        let became = |action| self.steps.iter().any(|step| step.action == action);
        let key = match self.status {
            // A round that was left half-way has sent its answers so far.
            Status::Declined | Status::Cancelled if became(ElicitationAction::Accept) => Key::Accepted,
            Status::Cancelled if became(ElicitationAction::Decline) => Key::Declined,
            Status::Declined => Key::Declined,
            Status::Cancelled => Key::Cancelled,
            Status::Expired => Key::Expired,
            Status::Elsewhere => Key::Elsewhere,
            Status::Open | Status::Sending | Status::Accepted => Key::Accepted,
        };
        let title = match self.host() {
            host if key == Key::Accepted && !host.is_empty() => self.language.say(Key::Opened, &[("host", host)]),
            _ if key == Key::Declined && self.settings.approval.is_some() && self.steps.is_empty() => {
                self.say(Key::Rejected)
            }
            _ if let (Key::Accepted, Some(tool), true) = (key, self.tool(), self.steps.is_empty()) => {
                self.language.say(Key::Approved, &[("tool", &quoted(tool))])
            }
            _ if key == Key::Accepted && self.is_confirmation() => self.say(Key::Confirmed),
            _ => self.say(key),
        };
        (key, title)
    }

    /// Returns true if the question has no fields, so that to accept it is the whole answer.
    pub fn is_confirmation(&self) -> bool {
        self.form.items.is_empty() && self.steps.is_empty() && !self.is_url()
    }

    /// Returns the sentence about how the request ended, with the answers that were sent, for screen readers.
    pub fn ending(&self) -> String {
        let (title, answers) = (self.outcome().1, self.spoken_answers());
        if answers.is_empty() { title } else { [&title, ": ", &answers].concat() }
    }

    /// Returns the answers that were sent, for screen readers.
    pub fn spoken_answers(&self) -> String {
        if self.status != Status::Accepted {
            return String::new();
        }
        display_text(&self.answers_in_line(), TextKind::Title).text
    }
}
