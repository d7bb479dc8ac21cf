//! The state of a card: the question, the answers, the progress, and whether a press counts.

mod aside;
mod asked;
mod editing;
mod entered;
mod exact;
mod field_view;
mod judging;
mod label;
mod list;
mod note;
mod one_choice;
mod press_monitor;
mod progress;
mod settings;
mod validity;

pub use aside::Aside;
pub use asked::{Fault, SECRET};
pub use entered::{Wrong, WrongKind};
pub use field_view::{FieldElement, FieldView, Update};
pub use label::{label, with_name};
pub use list::Listed;
pub use note::Said;
pub use press_monitor::PressMonitor;
pub use progress::Status;
pub use settings::{Layout, Sensitive, Server, Settings, Step};

pub use validity::NAMES;

use crate::component::host::{Address, BrowserIntl, CardHost, Checked, Focus, Watched, reason, time_zone};
use crate::form::{Field, Form};
use crate::json::{Object, Text, parse_passing_over};
use crate::message::{Key, Language, Plain, is_right_to_left};
use crate::protocol::{ElicitRequest, ElicitResult, ElicitationAction, locate};
use crate::trust::{TextKind, quoted, same_words, shown, shows_nothing};
use asked::Asked;
use entered::Entered;
use progress::{EndedStep, Progress};
use std::cell::{Cell, Ref, RefCell, RefMut};
use std::rc::Rc;
use web_sys::Element;

/// One open request. It outlives the views, which are drawn again when the settings change.
pub struct Model {
    /// The server's question.
    pub asked: Asked,
    pub entered: Entered,
    pub progress: Progress,
    /// Decides whether a press on accept counts yet.
    pub press_monitor: Rc<PressMonitor>,
    /// Information about other waiting requests and an opened address.
    pub aside: Aside,
    pub settings: RefCell<Settings>,
    pub language: RefCell<Rc<Language>>,
    pub host: Rc<dyn CardHost>,
    pub focus: Focus,
    /// Grows when everything has to be drawn again.
    pub drawn: Watched<u32>,
    /// The functions that draw a part of the card again, once set.
    pub drawing: Cell<Option<Drawing>>,
    is_one_choice: Cell<bool>,
}

/// The functions that draw a part of the card again.
#[derive(Clone, Copy)]
pub struct Drawing {
    pub field: fn(&Model, usize) -> Option<Element>,
    /// Writes a field's value into its element in the list of answers.
    pub row: fn(&Model, usize, &Element),
}

impl Model {
    /// Reads a request, given as JSON text, without checking it.
    pub(super) fn read(text: &str, host: Rc<dyn CardHost>, settings: Settings) -> Self {
        let (asked, mut form) = Asked::read(text, &settings);
        assume_zone(&mut form);
        let progress = Progress::default();
        let model = Self {
            asked,
            entered: Entered::new(form),
            press_monitor: PressMonitor::new(progress.status.clone()),
            progress,
            aside: Aside::default(),
            settings: RefCell::default(),
            language: RefCell::new(Rc::new(Language::english(Rc::new(Plain)))),
            host,
            focus: Focus::default(),
            drawn: Watched::default(),
            drawing: Cell::default(),
            is_one_choice: Cell::default(),
        };
        model.apply(settings);
        model
    }

    pub fn form(&self) -> Ref<'_, Form> {
        self.entered.form.borrow()
    }

    pub fn form_mut(&self) -> RefMut<'_, Form> {
        self.entered.form.borrow_mut()
    }

    fn apply(&self, settings: Settings) {
        let intl = BrowserIntl::of(&settings.language, &settings.locale);
        self.form_mut().write_numbers_as(intl.number_format());
        let mut language = Language::english(intl);
        if let Some(messages) = &settings.messages {
            _ = language.read(messages);
        }
        *self.language.borrow_mut() = Rc::new(language);
        *self.settings.borrow_mut() = settings;
        self.judge_choice();
    }

    /// Adds a finished step of the round: its request as JSON text, the action, and its answers, as its own card has
    /// drawn them.
    pub fn add_step(&self, request: &str, action: &str, answered: Option<Element>) {
        let Some(action) = ElicitationAction::ALL.into_iter().find(|one| one.as_str() == action) else { return };
        self.progress.steps.borrow_mut().push(EndedStep { message: message_of(request), action, answered });
    }

    pub fn language(&self) -> Rc<Language> {
        Rc::clone(&self.language.borrow())
    }

    pub fn say(&self, key: Key) -> String {
        self.language.borrow().say(key, &[])
    }

    /// Returns the server's name from the host; a name that only the server claims is quoted, and marked as a claim.
    pub fn server(&self) -> String {
        let settings = self.settings.borrow();
        let Some(server) = settings.server.as_ref().filter(|server| !shows_nothing(&server.name)) else {
            return self.say(Key::UnknownServer);
        };
        match self.claim() {
            Some(claim) => self.language().say(Key::Claimed, &[("name", &claim)]),
            None => server.shown_name().to_owned(),
        }
    }

    /// Returns the name that the server claims, quoted, if the host has no name for it.
    pub fn claim(&self) -> Option<String> {
        let settings = self.settings.borrow();
        settings.server.as_ref().filter(|server| server.claimed).map(|server| quoted(server.shown_name()))
    }

    /// Returns true if the request asks for a secret.
    pub fn asks_for_secret(&self) -> bool {
        self.form().is_secret_asked()
    }

    /// Returns true if the request is warned of, so that accepting it takes a second step (`docs/security.md` R22).
    pub fn is_warned(&self) -> bool {
        self.asks_for_secret() || self.entered.secret.get_untracked()
    }

    /// Returns the reason for a second step, as a title and an instruction; `None` if one step is enough.
    pub fn why_second_step(&self) -> Option<(String, String)> {
        let (language, form) = (self.language(), self.form());
        Some(if form.is_secret_asked() {
            (self.say(Key::SecretTitle), self.say(Key::SecretText))
        } else if self.entered.secret.get_untracked() {
            (self.say(Key::SecretValueTitle), self.say(Key::SecretValueText))
        } else if let Some(cut) = shown(&self.asked.message, TextKind::Message).cut {
            (language.count(Key::TextCut, cut, &[]), String::new())
        } else if form.is_mostly_untouched() {
            (language.count(Key::Untouched, form.untouched(), &[("server", &self.server())]), String::new())
        } else {
            return None;
        })
    }

    pub fn step(&self) -> Option<Step> {
        self.settings.borrow().step
    }

    pub fn has_next_step(&self) -> bool {
        self.step().is_some_and(|step| step.number < step.of)
    }

    /// Returns true if leaving the round would lose answers.
    pub fn has_given_steps(&self) -> bool {
        self.step().is_some_and(|step| step.given > 0)
    }

    pub fn is_open(&self) -> bool {
        self.progress.status.get_untracked() == Status::Open
    }

    pub fn content(&self) -> Object {
        self.form().content()
    }

    /// Decides the request, once.
    pub fn decide(&self, result: ElicitResult) {
        if self.is_open() {
            self.host.decide(result);
        }
    }

    /// Returns the field's label: its title, else its name, split into words if it is raw, else its position. If
    /// several fields share a title, the name is added.
    pub fn label(&self, field: usize) -> String {
        let form = self.form();
        let Some(entered) = form.fields.get(field) else { return String::new() };
        match entered.words.as_ref().filter(|words| !self.reads_like_ours(words, same_words)) {
            Some(words) => words.clone(),
            None => label(entered, field, &self.language()),
        }
    }

    /// Returns the field's label with the exact name beside the words made of it, where there is room.
    pub fn exact_label(&self, field: usize) -> String {
        let (label, form) = (self.label(field), self.form());
        match form.fields.get(field).filter(|entered| entered.words.as_ref() == Some(&label)) {
            Some(entered) => with_name(&label, &entered.property.name),
            None => label,
        }
    }

    pub(super) fn count(&self) -> usize {
        self.entered.views.borrow().len()
    }

    pub fn view_of(&self, field: usize) -> FieldView {
        self.entered.views.borrow().get(field).cloned().unwrap_or_default()
    }

    /// Returns true if there is a visible message.
    pub fn has_message(&self) -> bool {
        !shows_nothing(&self.asked.message)
    }

    /// Sets the language and direction of the card's element, and its description, which is the message while it is
    /// shown.
    pub fn describe(&self, ended: bool) {
        if let Some(card) = self.focus.card() {
            let settings = self.settings.borrow();
            _ = card.set_attribute("lang", &settings.language);
            _ = card.set_attribute("dir", if is_right_to_left(&settings.language) { "rtl" } else { "ltr" });
            _ = match !ended && self.has_message() {
                true => card.set_attribute("aria-describedby", "message"),
                false => card.remove_attribute("aria-describedby"),
            };
        }
    }

    pub(super) fn is_field(&self, field: usize, is: fn(&Field) -> bool) -> bool {
        self.form().fields.get(field).is_some_and(is)
    }

    /// Returns the reasons why the request cannot be answered; empty if it can.
    pub fn faults(&self) -> Vec<Fault> {
        let one = |code: &str, location: &str, key| {
            vec![Fault { code: code.to_owned(), location: location.to_owned(), message: self.say(key) }]
        };
        match (&self.asked.request, self.asked.address.get_untracked()) {
            (Err(SECRET), _) => one(SECRET, "/requestedSchema", Key::SecretText),
            (Ok(ElicitRequest::Url { .. }), Address::Unchecked) => {
                one("address-unchecked", "/url", Key::AddressUnchecked)
            }
            (_, Address::Checked(Checked { block: Some(code), .. })) => one(&code, "/url", reason(&code)),
            _ => self.asked.faults.clone(),
        }
    }
}

/// Reads defaults without a time zone in the user's zone.
fn assume_zone(form: &mut Form) {
    form.assume_zone(&|wall| time_zone::moments_of(wall).map_or_else(|| wall.to_owned(), |[own, ..]| own));
}

/// Returns the message of an earlier request; empty if it cannot be read.
fn message_of(request: &str) -> Text {
    let document = parse_passing_over(request).ok();
    let located = document.as_ref().and_then(|document| locate(&document.root).into_iter().next());
    located.map_or_else(|| Text::from(""), |located| located.message())
}
