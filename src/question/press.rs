//! The meaning of a press.

use super::changes::BUTTONS;
use super::{Approval, Aside, Ask, Button, Changes, FieldView, List, NoteText, Part, Question, Reply, Target, changes};
use crate::form::Input;
use crate::json::{Member, Value};
use crate::message::Key;
use crate::protocol::{ElicitRequest, ElicitResult, ElicitationAction};

impl Question {
    /// Handles a press on accept that counts: it sends the answer or shows the errors; a warned request takes a second
    /// step. In a form of one choice, `option` is the option of the button.
    pub fn accept(&mut self, option: Option<usize>) {
        if !self.is_open() {
            return;
        }
        self.changes.set(&mut self.last.failure, None, Part::Press.bit());
        if self.is_one_choice && !self.is_second_step {
            self.enter(0, Input::Choice(option));
        }
        if !self.is_url() {
            if !self.report_validity() || self.points_out_mistake() {
                return;
            }
            self.changes.set(&mut self.has_secret, self.form.is_secret_entered(), Part::SecretWarning.bit());
        }
        if !self.is_second_step && !self.is_visiting && self.why_second_step().is_some() {
            // It has its own button, which must be in view for its own guard time.
            self.is_second_step = true;
            self.changes.parts |= BUTTONS;
            self.changes.focus = Some(Target::Id("why"));
        } else if !self.is_url() {
            let mut meta = Vec::new();
            if self.remarks.is_always && self.always().is_some() {
                meta.push(Member::new("always", Value::Boolean(true)));
            }
            if let Some(note) = self.remarks.note.as_deref().map(str::trim).filter(|note| !note.is_empty()) {
                meta.push(Member::new("note", note));
            }
            self.changes.meta = (!meta.is_empty()).then(|| meta.into_iter().collect::<Value>().to_json());
            self.decide(ElicitResult::accept(Some(self.form.content())));
        } else if let Some(href) = self.href() {
            if !self.is_visiting {
                self.changes.open = Some(href.to_owned());
                if self.settings.answers_when_finished {
                    // The card waits until the user is done at the address that opens now.
                    (self.is_visiting, self.is_second_step, self.aside.opened) = (true, false, true);
                    let parts = [Part::Press, Part::Aside, Part::Guard, Part::AnnouncePress];
                    return self.changes.parts |= BUTTONS | Changes::of(&parts).parts;
                }
            }
            self.decide(ElicitResult::accept(None));
        }
    }

    /// Moves the focus to a valid answer that is probably a mistake, once for each: a list that was typed on one line
    /// would be sent as one entry, and a required text as nothing but blanks.
    fn points_out_mistake(&mut self) -> bool {
        let is_new = |(index, view): &(usize, &FieldView)| {
            let is_doubtful =
                matches!(view.note.text, Some(NoteText::Suggestion(_) | NoteText::Sentence(Key::OnlyBlanks)));
            is_doubtful && !self.last.offered.contains(index)
        };
        let Some((field, _)) = self.views.iter().enumerate().find(is_new) else { return false };
        self.last.offered.push(field);
        self.changes.focus = Some(Target::Field(field));
        true
    }

    /// Decides the request, once. While an answer is being sent, it can still be cancelled.
    pub(super) fn decide(&mut self, result: ElicitResult) {
        let is_sending = self.is_sending();
        if self.is_open() || is_sending && result.action == ElicitationAction::Cancel {
            self.changes.result = Some(result);
        }
    }

    /// Declines or cancels. If the user might lose answers, the card asks first, and a second press confirms.
    pub fn refuse(&mut self, action: ElicitationAction) {
        let has_answered = action == ElicitationAction::Cancel && self.has_answered_steps();
        let is_reject = self.settings.approval.is_some() && action == ElicitationAction::Decline;
        let acts_at_once = is_reject || self.exit == Some(action);
        if !acts_at_once && self.is_open() && (has_answered || self.form.edits() > 0) {
            self.changes.set(&mut self.exit, Some(action), BUTTONS);
            self.changes.focus = Some(Target::Id(Button::Keep.as_str()));
        } else {
            self.decide(ElicitResult { action, content: None });
        }
    }

    pub fn press(&mut self, button: Button) {
        match button {
            Button::Discard => {
                let action = self.exit.unwrap_or(ElicitationAction::Cancel);
                self.decide(ElicitResult { action, content: None });
            }
            Button::SendGiven => self.changes.ask = Some(Ask::EndRound),
            Button::Back => self.changes.ask = Some(Ask::Back),
            Button::ListAll => {
                self.changes.set(&mut self.list, List::All, Part::List.bit());
                self.changes.focus = Some(Target::Id("list"));
            }
            Button::Reason => self.open_reply(Some(Reply::Reason)),
            Button::Response => self.open_reply(Some(Reply::Response)),
            Button::CloseReply => self.open_reply(None),
            Button::Note => {
                self.remarks.note = Some(String::new());
                self.changes.parts |= BUTTONS | Part::Guard.bit();
                self.changes.focus = Some(Target::Id("note-line"));
            }
            Button::Keep => {
                self.exit = None;
                // A second press of the key must not send from the new focus.
                self.changes.parts |= BUTTONS | Part::Guard.bit();
                self.changes.focus = Some(Target::Before);
            }
            Button::Again => {
                self.changes.open = self.href().map(str::to_owned);
                self.set_aside(Aside { opened: self.changes.open.is_some() || self.aside.opened, ..self.aside });
            }
            Button::Done => {
                self.changes.ask = Some(Ask::Done);
                self.set_aside(Aside { opened: false, ..self.aside });
            }
            Button::DeclineRest => self.changes.ask = Some(Ask::DeclineRest),
            Button::Mute => {
                self.changes.ask = Some(Ask::Mute);
                self.set_aside(Aside { offers_mute: false, ..self.aside });
            }
            // Only the page can copy.
            Button::Copy => {}
        }
    }

    /// Turns the buttons of one choice into a form in which `option` is chosen and its text can be typed.
    pub fn open_text(&mut self, option: usize) {
        let text = self.form.fields.first().and_then(|choice| choice.companion);
        self.enter(0, Input::Choice(Some(option)));
        self.judge_choice();
        self.changes.parts |= changes::ALL & !Part::Guard.bit();
        self.changes.focus = text.map(Target::Control);
    }

    /// Returns the text of the accept button; `None` if there is nothing to accept.
    pub fn accept_text(&self) -> Option<String> {
        let approves = |approval: &Approval| approval.allows(Approval::APPROVE);
        let key = match &self.request {
            Err(_) => return None,
            Ok(ElicitRequest::Url { .. }) => match self.host() {
                _ if self.href().is_none() => return None,
                _ if self.is_visiting => Key::Done,
                "" => Key::Open,
                host => return Some(self.language.say(Key::OpenHost, &[("host", host)])),
            },
            _ if self.is_warned() => Key::SendAnyway,
            _ if self.form.is_call => self.settings.approval.as_ref().is_some_and(approves).then_some(Key::Approve)?,
            _ if self.has_next_step() => Key::Next,
            _ if self.form.fields.is_empty() && self.steps.is_empty() => Key::AcceptNothing,
            _ => Key::Accept,
        };
        Some(self.say(key))
    }
}
