use super::address::{Checked, reason};
use super::asking::Asking;
use super::ended_step::EndedStep;
use super::fault::SECRET;
use super::field_view::FieldElement;
use super::label::label;
use super::list::List;
use super::settings::Server;
use super::{
    Address, BrowserIntl, CardHost, Fault, FieldView, PressMonitor, Queue, Settings, Signal, Status, Wrong, time_zone,
};
use crate::form::{self, Field, Form, Warning};
use crate::json::{Object, Text, parse_passing_over};
use crate::message::{Key, Language, Plain, is_right_to_left};
use crate::protocol::{ElicitRequest, ElicitResult, ElicitationAction, locate};
use crate::trust::{TextKind, quoted, shown, shows_nothing};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use web_sys::Element;

/// One request while it is open: what is shown, what was entered, and the signals that the views follow. It outlives
/// the views, which are made anew when the settings change.
pub struct Model {
    /// The request; or, if it cannot be answered, the code of the diagnostic that says why.
    pub request: Result<ElicitRequest, &'static str>,
    /// Why the server asks, as far as that can be read.
    pub message: Text,
    /// Why the request cannot be answered, as the host gets it.
    pub(super) refused: Vec<Fault>,
    /// The form, without fields in URL mode.
    pub form: RefCell<Form>,
    /// What the card needs from the page.
    pub host: Rc<dyn CardHost>,
    /// The host's decisions.
    pub settings: RefCell<Settings>,
    /// The language of the card.
    pub language: RefCell<Rc<Language>>,
    /// What is to be seen of each field besides its control.
    pub views: RefCell<Vec<FieldView>>,
    /// The fields that are in the page.
    pub field_elements: RefCell<Vec<Option<FieldElement>>>,
    /// What a press on accept found to be wrong.
    pub wrong: Signal<Vec<Wrong>>,
    /// Grows when another number of answers would be sent, or fewer of them as the server has filled them in.
    pub counted: Signal<u32>,
    /// Whether the request is open, and how it ended.
    pub status: Signal<Status>,
    /// Whether the request has just come; then it is said to those who do not see it.
    pub arrived: Signal<bool>,
    /// Whether the request is no longer open.
    pub ended: Signal<bool>,
    /// When that was, in milliseconds since 1970.
    pub ended_at: Cell<Option<f64>>,
    /// What the person is asked before they lose what they have entered.
    pub asking: Signal<Option<Asking>>,
    /// The id of what had the keyboard when that was asked.
    pub left_off: RefCell<Option<String>>,
    /// What will be sent, as it is listed.
    pub list: List,
    /// Whether a text of the server has characters that cannot be seen.
    pub hidden: Signal<bool>,
    /// Whether the request asks for a secret.
    pub(super) is_secret_asked: bool,
    /// Whether something that was typed looks like a secret.
    pub secret_entered: Signal<bool>,
    /// Whether accept was pressed on a warned request: then it asks once more.
    pub confirming_accept: Signal<bool>,
    /// Whether a press on accept counts yet.
    pub press_monitor: Rc<PressMonitor>,
    /// What there is to say of others that wait, and of an address that was opened.
    pub queue: Queue,
    /// What is known of the address, in URL mode.
    pub address: Signal<Address>,
    /// Grows when everything has to be drawn anew.
    pub drawn: Signal<u32>,
    /// What was asked in each step of the round that is over, and what became of it.
    pub steps: RefCell<Vec<EndedStep>>,
    /// The card's outermost element, once it is in the page.
    pub card: RefCell<Option<Element>>,
    /// The model itself, once its card is drawn: for what is done later.
    pub weak: RefCell<Weak<Self>>,
}

impl Model {
    /// Reads a request, given as JSON text. Nothing in it is checked yet.
    pub(super) fn read(text: &str, host: Rc<dyn CardHost>, settings: Settings) -> Self {
        let (request, message, refused, mut form) = match form::open_within(text, &settings.limits, &settings.modes) {
            Ok((request, mut form)) => {
                let message = request.message().clone();
                // What a server says that it is called can be read too.
                if settings.server.as_ref().is_some_and(Server::asks_for_secret) {
                    form.warning = Some(Warning::Secret);
                }
                if settings.refuses_secrets && form.is_secret_asked() {
                    (Err(SECRET), message, Vec::new(), Form::empty())
                } else {
                    (Ok(request), message, Vec::new(), form)
                }
            }
            Err(refusal) => {
                let refused = refusal.faults.iter().map(Fault::from).collect();
                (Err(refusal.code()), refusal.message, refused, Form::empty())
            }
        };
        form.assume_zone(&|wall| time_zone::moments_of(wall).map_or_else(|| wall.to_owned(), |[own, ..]| own));
        let is_secret_asked = form.is_secret_asked();
        let status = Signal::default();
        let views = vec![FieldView::default(); form.fields.len()];
        let model = Self {
            request,
            message,
            refused,
            form: RefCell::new(form),
            language: RefCell::new(Rc::new(Language::english(Rc::new(Plain)))),
            host,
            settings: RefCell::new(Settings::default()),
            views: RefCell::new(views),
            field_elements: RefCell::default(),
            wrong: Signal::default(),
            counted: Signal::default(),
            status: status.clone(),
            arrived: Signal::default(),
            ended: Signal::default(),
            ended_at: Cell::default(),
            asking: Signal::default(),
            left_off: RefCell::default(),
            list: List::default(),
            hidden: Signal::default(),
            is_secret_asked,
            secret_entered: Signal::default(),
            confirming_accept: Signal::default(),
            press_monitor: PressMonitor::new(status.clone()),
            queue: Queue::default(),
            address: Signal::default(),
            drawn: Signal::default(),
            steps: RefCell::default(),
            card: RefCell::default(),
            weak: RefCell::default(),
        };
        model.take(settings);
        model
    }

    /// Takes settings.
    pub(super) fn take(&self, settings: Settings) {
        let intl = BrowserIntl::of(&settings.language, &settings.locale);
        self.form.borrow_mut().write_numbers_as(intl.number_format());
        let mut language = Language::english(intl);
        if let Some(messages) = &settings.messages {
            _ = language.read(messages);
        }
        *self.language.borrow_mut() = Rc::new(language);
        *self.settings.borrow_mut() = settings;
    }

    /// Takes what became of a step of the round: its request as JSON text, the action, and what was answered, as its own
    /// card has drawn it.
    pub fn add_step(&self, request: &str, action: &str, answers: Option<Element>) {
        let Some(action) = ElicitationAction::ALL.into_iter().find(|one| one.as_str() == action) else { return };
        self.steps.borrow_mut().push(EndedStep { message: message_of(request), action, answers });
    }

    /// The language of the card.
    pub fn language(&self) -> Rc<Language> {
        Rc::clone(&self.language.borrow())
    }

    /// A sentence without slots.
    pub fn say(&self, key: Key) -> String {
        self.language.borrow().say(key, &[])
    }

    /// The server's name as the host gave it; one that only the server gave is quoted, and said to be no more than that.
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

    /// The name that the server gave itself, quoted, where the host has no other.
    pub fn claim(&self) -> Option<String> {
        let settings = self.settings.borrow();
        settings.server.as_ref().filter(|server| server.claimed).map(|server| quoted(server.shown_name()))
    }

    /// Whether the request is warned of, so that accepting it takes a second step (`docs/security.md` R22).
    pub fn is_warned(&self) -> bool {
        self.is_secret_asked || self.secret_entered.get_untracked()
    }

    /// Why accepting takes a second step, as a title and what to do; none where it takes one alone.
    pub fn why_second_step(&self) -> Option<(String, String)> {
        let (language, form) = (self.language(), self.form.borrow());
        Some(if self.is_secret_asked {
            (self.say(Key::SecretTitle), self.say(Key::SecretText))
        } else if self.secret_entered.get_untracked() {
            (self.say(Key::SecretValueTitle), self.say(Key::SecretValueText))
        } else if let Some(cut) = shown(&self.message, TextKind::Message).cut {
            (language.count(Key::TextCut, cut, &[]), String::new())
        } else if form.is_mostly_untouched() {
            (language.count(Key::Untouched, form.untouched(), &[("server", &self.server())]), String::new())
        } else {
            return None;
        })
    }

    /// Whether an answer can still be given.
    pub fn is_open(&self) -> bool {
        self.status.get_untracked() == Status::Open
    }

    /// The content as it would be sent now.
    pub fn content(&self) -> Object {
        self.form.borrow().content().object
    }

    /// Decides the request, once.
    pub fn decide(&self, result: ElicitResult) {
        if self.is_open() {
            self.host.decide(result);
        }
    }

    /// The field's label: its title, else its name, else its place. The name is beside a title that others have too.
    pub fn label(&self, field: usize) -> String {
        let form = self.form.borrow();
        form.fields.get(field).map_or_else(String::new, |entered| label(entered, field, &self.language()))
    }

    /// How many fields there are.
    pub(super) fn count(&self) -> usize {
        self.views.borrow().len()
    }

    /// The view of a field.
    pub fn view_of(&self, field: usize) -> FieldView {
        self.views.borrow().get(field).cloned().unwrap_or_default()
    }

    /// Says on the card's element which language it is in, and which way that is written.
    pub fn describe(&self) {
        if let Some(card) = &*self.card.borrow() {
            let settings = self.settings.borrow();
            _ = card.set_attribute("lang", &settings.language);
            _ = card.set_attribute("dir", if is_right_to_left(&settings.language) { "rtl" } else { "ltr" });
        }
    }

    /// Whether something is true of a field.
    pub(super) fn is_field(&self, field: usize, is: fn(&Field) -> bool) -> bool {
        self.form.borrow().fields.get(field).is_some_and(is)
    }

    /// Why the request cannot be answered; empty where it can.
    pub fn faults(&self) -> Vec<Fault> {
        let one = |code: &str, location: &str, key| {
            vec![Fault { code: code.to_owned(), location: location.to_owned(), message: self.say(key) }]
        };
        match (&self.request, self.address.get_untracked()) {
            (Err(SECRET), _) => one(SECRET, "/requestedSchema", Key::SecretText),
            (Ok(ElicitRequest::Url { .. }), Address::Unchecked) => {
                one("address-unchecked", "/url", Key::AddressUnchecked)
            }
            (_, Address::Checked(Checked { block: Some(code), .. })) => one(&code, "/url", reason(&code)),
            _ => self.refused.clone(),
        }
    }
}

/// The message of a request that was shown before; empty where it has none that can be read.
fn message_of(request: &str) -> Text {
    let document = parse_passing_over(request).ok();
    let located = document.as_ref().and_then(|document| locate(&document.root).into_iter().next());
    located.map_or_else(|| Text::from(""), |located| located.message())
}
