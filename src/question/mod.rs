//! One question as it is being answered, without a page.
//!
//! A [`Question`] holds the request, the entries, the errors, the notes, the list of answers and the status. Each of
//! its events notes [`Changes`], the parts of the card that the view has to write, and the view takes them once after
//! the event.

mod approval;
mod aside;
mod button;
mod changes;
mod check;
mod checked_address;
mod editing;
mod field_view;
mod kept;
mod label;
mod list;
mod memory;
mod note;
mod option;
mod page;
mod press;
mod request;
mod settings;
mod sight;
mod status;
mod status_line;

pub use approval::{Approval, Remarks, Reply};
pub use aside::Aside;
pub use button::{Ask, Button, FieldButton};
pub use changes::{BUTTONS, Changes, Part, Target, field};
pub use checked_address::{CheckedAddress, reason};
pub use field_view::{FieldView, mark};
pub use list::{List, Row};
pub use note::{Note, NoteText};
pub use page::Page;
pub use request::SECRET;
pub use settings::{Layout, Sensitive, Server, Settings, Step};
pub use sight::Sight;
pub use status::{EndedStep, Status};
pub use status_line::{NAMES, SLOT};

use crate::form::{Form, a_pass};
use crate::json::{Fault, Text, parse};
use crate::message::{Key, Language, Plain, fault_sentence::message};
use crate::protocol::{ElicitRequest, ElicitationAction};
use crate::trust::address::Context;
use crate::trust::{TextKind, display_text, quoted, shows_nothing};
use memory::{LastPress, Seen};
use std::cell::Cell;
use std::rc::Rc;

/// One open request. It outlives its views, which are drawn again when the settings change.
pub struct Question {
    /// The request; or, if it cannot be answered, the code of the diagnostic.
    pub request: Result<ElicitRequest, &'static str>,
    pub message: Text,
    /// The reasons why the request cannot be answered, for the host.
    pub reader_faults: Vec<Fault>,
    pub address: Option<CheckedAddress>,
    /// True if a text of the server has invisible characters; the view notices that when it draws the text.
    pub has_hidden: Cell<bool>,
    /// The form, without fields in URL mode.
    pub form: Form,
    pub views: Vec<FieldView>,
    last: LastPress,
    /// True if a typed text looks like a secret.
    pub has_secret: bool,
    pub list: List,
    seen: Seen,
    pub status: Status,
    /// The time of the end, in milliseconds since 1970.
    pub ended_at: Option<f64>,
    /// True if accept was pressed on a warned request, which then asks for a second step.
    pub is_second_step: bool,
    /// True if the address was opened, and the user has yet to say that they are done there.
    pub is_visiting: bool,
    /// The decline or cancel that would lose answers, while the card asks for confirmation.
    pub exit: Option<ElicitationAction>,
    pub steps: Vec<EndedStep>,
    pub aside: Aside,
    pub settings: Settings,
    pub language: Language,
    pub page: Rc<dyn Page>,
    /// True if the form is one choice with a button for each answer, and no button can be mistaken for another.
    pub is_one_choice: bool,
    pub remarks: Remarks,
    changes: Changes,
}

impl Question {
    /// Reads a request, given as JSON text, and its form, which has no fields in URL mode or if nothing can be
    /// answered.
    pub fn new(text: &str, page: Rc<dyn Page>, settings: Settings) -> Self {
        let (request, message, reader_faults, mut form) = match request::open(text, &settings) {
            Ok((request, form)) if settings.refuses_secrets && form.is_secret_asked() => {
                (Err(SECRET), request.message().clone(), Vec::new(), Form::default())
            }
            Ok((request, form)) => {
                let message = request.message().clone();
                (Ok(request), message, Vec::new(), form)
            }
            Err(refusal) => (Err(refusal.code()), refusal.message, refusal.faults, Form::default()),
        };
        prefill(&mut form, &settings, &*page);
        let mut question = Self {
            request,
            message,
            reader_faults,
            address: None,
            has_hidden: Cell::default(),
            views: vec![FieldView::default(); form.fields.len()],
            form,
            last: LastPress::default(),
            has_secret: false,
            list: List::Closed,
            seen: Seen::default(),
            status: Status::Open,
            ended_at: None,
            is_second_step: false,
            is_visiting: false,
            exit: None,
            steps: Vec::new(),
            aside: Aside::default(),
            settings: Settings::default(),
            language: Language::english(Rc::new(Plain)),
            page,
            is_one_choice: false,
            remarks: Remarks::default(),
            changes: Changes::default(),
        };
        question.use_settings(settings);
        question.read_tool();
        question.begin();
        _ = question.take_changes();
        question
    }

    pub fn take_changes(&mut self) -> Changes {
        std::mem::take(&mut self.changes)
    }

    /// Checks the prefilled values, and opens their list if one has hidden or confusable characters.
    fn begin(&mut self) {
        self.check_defaults();
        if self.list == List::Closed && self.form.hides_prefilled() {
            self.list = List::Prefilled;
        }
    }

    fn use_settings(&mut self, settings: Settings) {
        let (intl, format) = self.page.intl(&settings.language, &settings.locale);
        self.form.write_numbers_as(format);
        self.language = Language::english(intl);
        if let Some(messages) = &settings.messages {
            _ = self.language.read(messages);
        }
        self.settings = settings;
        self.language.server = self.server();
        self.judge_choice();
        let Ok(ElicitRequest::Url { url, message, .. }) = &self.request else { return };
        let server_url = self.settings.server.as_ref().and_then(|server| server.url.as_deref());
        let allow_insecure = self.settings.allow_insecure_urls;
        let context = Context { message, server_url, page_origin: None, allow_insecure };
        self.address = self.page.check_address(url, &context);
    }

    pub fn change_settings(&mut self, settings: Settings) {
        self.use_settings(settings);
        let work = a_pass();
        for field in 0..self.views.len() {
            self.check_field(field, None, self.is_field(field, |field| field.is_reported), &work);
        }
        self.changes.parts |= changes::ALL;
    }

    /// Restores every default, for the host: the values are prefilled again.
    pub fn reset(&mut self) {
        self.form.reset();
        (self.last, self.seen) = Default::default();
        (self.has_secret, self.is_second_step) = (false, false);
        self.check_defaults();
        self.changes.parts |= changes::ALL | Part::Content.bit();
    }

    pub fn say(&self, key: Key) -> String {
        self.language.say(key, &[])
    }

    pub fn is_url(&self) -> bool {
        matches!(self.request, Ok(ElicitRequest::Url { .. }))
    }

    pub fn has_fields(&self) -> bool {
        matches!(self.request, Ok(ElicitRequest::Form { .. })) && !self.views.is_empty()
    }

    pub fn has_message(&self) -> bool {
        !shows_nothing(&self.message)
    }

    /// Returns the server's name from the host; a name that only the server claims is quoted, and marked as a claim.
    pub fn server(&self) -> String {
        let Some(server) = self.settings.server.as_ref().filter(|server| !shows_nothing(&server.name)) else {
            return self.say(Key::UnknownServer);
        };
        match self.claim() {
            Some(claim) => self.language.say(Key::Claimed, &[("name", &claim)]),
            None => server.shown_name().to_owned(),
        }
    }

    /// Returns the name that the server claims, quoted, if the host has no name for it.
    pub fn claim(&self) -> Option<String> {
        let server = self.settings.server.as_ref().filter(|server| server.claimed);
        server.map(|server| quoted(server.shown_name()))
    }

    /// Returns true if the request is warned of, so that accepting it takes a second step (`docs/security.md` R22).
    pub fn is_warned(&self) -> bool {
        self.form.is_secret_asked() || self.has_secret
    }

    /// Returns the reason for a second step, as a title and an instruction; `None` if one step is enough.
    pub fn why_second_step(&self) -> Option<(String, String)> {
        let (language, form) = (&self.language, &self.form);
        Some(if form.is_secret_asked() {
            // Its text is in the warning.
            (self.say(Key::SecretTitle), String::new())
        } else if self.has_secret {
            (self.say(Key::SecretValueTitle), self.say(Key::SecretValueText))
        } else if let Some(cut) = display_text(&self.message, TextKind::Message).cut {
            (language.count(Key::TextCut, cut, &[]), String::new())
        } else if self.seen.is_partial {
            (self.say(Key::Unseen), String::new())
        } else {
            return None;
        })
    }

    pub fn has_next_step(&self) -> bool {
        self.settings.step.is_some_and(|step| step.number < step.of)
    }

    /// Returns true if leaving the round would lose answers.
    pub fn has_answered_steps(&self) -> bool {
        self.settings.step.is_some_and(|step| step.answered > 0)
    }

    /// Returns the reasons why the request cannot be answered: the code, the location and the sentence of each.
    pub fn faults(&self) -> Vec<[String; 3]> {
        let one = |code: &str, location: &str, key| vec![[code.to_owned(), location.to_owned(), self.say(key)]];
        let of_reader = |fault: &Fault| [fault.code, fault.location.as_str(), &message(fault)].map(str::to_owned);
        match (&self.request, &self.address) {
            (Err(SECRET), _) => one(SECRET, "/requestedSchema", Key::SecretText),
            (Ok(ElicitRequest::Url { .. }), None) => one("address-unchecked", "/url", Key::AddressUnchecked),
            (_, Some(CheckedAddress { block: Some(code), .. })) => one(code, "/url", reason(code)),
            _ => self.reader_faults.iter().map(of_reader).collect(),
        }
    }
}

/// Enters the suggestions of the host page, and reads the server's defaults without a time zone in the user's zone.
fn prefill(form: &mut Form, settings: &Settings, page: &dyn Page) {
    if let Some(values) = settings.suggested.as_deref().and_then(|text| parse(text).ok()) {
        form.suggest(&values.root, page.patterns());
    }
    form.assume_zone(&|wall| page.moment_of(wall).unwrap_or_else(|| wall.to_owned()), &page.offset());
}
