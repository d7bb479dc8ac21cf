use super::{
    Address, BrowserIntl, CardHost, Fault, FieldView, PressMonitor, Queue, Settings, Signal, Status, Wrong,
    control_state::ControlState, exact::exact, fault, field::Note, field_view, focus, label::label, time_zone,
    unseen::Unseen,
};
use crate::form::{self, Field, FieldError, Form, Input};
use crate::json::{Object, Text};
use crate::message::{Key, Language, Plain, is_right_to_left, sentence};
use crate::protocol::{ElicitRequest, ElicitResult, ElicitationAction};
use crate::trust::address::Context;
use crate::trust::{quoted, shows_nothing};
use leptos::prelude::window;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

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
    /// Grows when a list's entries are added or removed, so that they are drawn anew.
    pub entries: Signal<u32>,
    /// What the error summary names.
    pub summary: Signal<Vec<Wrong>>,
    /// Grows with every change of an answer.
    pub edited: Signal<u32>,
    /// Whether the request is open, and how it ended.
    pub status: Signal<Status>,
    /// Whether the request has just come; then it is said to those who do not see it.
    pub arrived: Signal<bool>,
    /// Whether the request is no longer open.
    pub ended: Signal<bool>,
    /// When that was, in milliseconds since 1970.
    pub ended_at: Cell<Option<f64>>,
    /// Whether a long message is shown as a whole.
    pub unfolded: Cell<bool>,
    /// Whether the person is asked if they mean to cancel.
    pub confirming_cancel: Signal<bool>,
    /// What the server has filled in and nobody has seen.
    pub unseen: Unseen,
    /// The id of what had the keyboard when that was asked.
    pub left_off: RefCell<Option<String>>,
    /// Whether what will be sent is unfolded.
    pub previewing: Signal<bool>,
    /// Whether a text of the server has characters that cannot be seen.
    pub hidden: Signal<bool>,
    /// Whether something that was typed looks like a secret.
    pub secret_entered: Signal<bool>,
    /// Whether accept was pressed on a warned request: then it asks once more.
    pub confirming_accept: Signal<bool>,
    /// Whether a press on accept counts yet.
    pub press_monitor: PressMonitor,
    /// What there is to say of others that wait, and of an address that was opened.
    pub queue: Queue,
    /// What is known of the address, in URL mode.
    pub address: Signal<Address>,
    /// Grows when everything has to be drawn anew.
    pub drawn: Signal<u32>,
    /// What was asked in each step of the round that is over, and what became of it.
    pub steps: RefCell<Vec<(Text, ElicitationAction)>>,
    /// What controls hold beside what is entered.
    pub controls: ControlState,
    /// The card's outermost element, once it is in the page.
    pub card: RefCell<Option<web_sys::Element>>,
}

/// The code of a request that asks for a secret.
pub const SECRET: &str = "secret-solicitation";

impl Model {
    /// Opens a request, given as JSON text.
    pub fn new(text: &str, host: Rc<dyn CardHost>, settings: Settings) -> Self {
        let (request, mut form) = match form::open_within(text, &settings.limits) {
            Ok((request, _)) if !settings.modes.contains(&request.mode()) => (Err("unknown-mode"), Form::empty()),
            Ok((_, form)) if settings.refuses_secrets && form.is_secret_asked() => (Err(SECRET), Form::empty()),
            Ok((request, form)) => (Ok(request), form),
            Err(code) => (Err(code), Form::empty()),
        };
        let (message, refused) = match &request {
            Ok(request) => (request.message().clone(), Vec::new()),
            Err(code) => (fault::message_of(text, &settings.limits), fault::refused(code, text, &settings)),
        };
        time_zone::assume(&mut form, settings.time_zone.as_deref());
        let unseen = Unseen::of(&form);
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
            entries: Signal::default(),
            summary: Signal::default(),
            edited: Signal::default(),
            status: Signal::default(),
            arrived: Signal::default(),
            ended: Signal::default(),
            ended_at: Cell::default(),
            unfolded: Cell::default(),
            confirming_cancel: Signal::default(),
            unseen,
            left_off: RefCell::default(),
            previewing: Signal::default(),
            hidden: Signal::default(),
            secret_entered: Signal::default(),
            confirming_accept: Signal::default(),
            press_monitor: PressMonitor::default(),
            queue: Queue::default(),
            address: Signal::default(),
            drawn: Signal::default(),
            steps: RefCell::default(),
            controls: ControlState::default(),
            card: RefCell::default(),
        };
        model.take(settings);
        model.check_address();
        model.check_defaults();
        model.previewing.set(model.is_warned());
        model
    }

    /// Takes new settings and draws everything anew, if there is anything new in them.
    pub fn set(&self, settings: Settings) {
        if *self.settings.borrow() == settings {
            return;
        }
        self.take(settings);
        self.check_address();
        self.press_monitor.changed();
        (0..self.count()).for_each(|field| self.check_field(field, self.is_field(field, |field| field.is_reported)));
        self.redraw();
    }

    fn take(&self, settings: Settings) {
        let intl = BrowserIntl::of(&settings.language, &settings.locale);
        self.form.borrow_mut().write_numbers_as(intl.number_format());
        let mut language = Language::english(intl);
        if let Some(messages) = &settings.messages {
            _ = language.read(messages);
        }
        *self.language.borrow_mut() = Rc::new(language);
        *self.settings.borrow_mut() = settings;
    }

    /// Draws everything anew; what was entered and where the keyboard is stay.
    pub fn redraw(&self) {
        let focused = focus::focused(self);
        self.drawn.update(|count| *count = count.wrapping_add(1));
        if let Some(id) = focused {
            focus::keep(self, id);
        }
    }

    /// Shows how the request ended, or that the answer is on its way. The keyboard stays in the card, so that the key
    /// that decided is not let go over the page.
    pub fn settle(&self, status: Status) {
        let focused = focus::focused(self);
        let ended = !matches!(status, Status::Open | Status::Sending);
        self.ended_at.set(self.ended_at.get().filter(|_| ended).or_else(|| ended.then(js_sys::Date::now)));
        self.ended.set(ended);
        self.status.set(status);
        if ended {
            self.queue.settled(status == Status::Accepted && matches!(self.request, Ok(ElicitRequest::Url { .. })));
        }
        if let Some(id) = focused {
            focus::keep(self, id);
        }
    }

    /// Takes what became of a step of the round: its request as JSON text, and the action.
    pub fn add_step(&self, request: &str, action: &str) {
        let Some(action) = ElicitationAction::ALL.into_iter().find(|one| one.as_str() == action) else { return };
        let message = fault::message_of(request, &self.settings.borrow().limits);
        self.steps.borrow_mut().push((message, action));
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
        let name = server.title.as_ref().filter(|title| !shows_nothing(title)).unwrap_or(&server.name);
        match server.claimed {
            true => self.language().say(Key::Claimed, &[("name", &quoted(name))]),
            false => name.clone(),
        }
    }

    /// Whether the request is warned of, so that accepting it takes a second step (`docs/security.md` R22).
    pub fn is_warned(&self) -> bool {
        self.form.borrow().is_secret_asked() || self.secret_entered.get_untracked()
    }

    /// Whether an answer can still be given.
    pub fn is_open(&self) -> bool {
        self.status.get_untracked() == Status::Open
    }

    /// Takes what was entered. What is wrong is said once the field was wrong before, else when it is left.
    pub fn enter(&self, field: usize, input: Input) {
        if !self.is_open() {
            return;
        }
        self.press_monitor.clear_remark();
        self.edit(field, Some(input));
    }

    /// Takes what was entered, or gives the default back.
    fn edit(&self, field: usize, input: Option<Input>) {
        let before = self.form.borrow().answer(field);
        match input {
            Some(input) => self.form.borrow_mut().enter(field, input),
            None => self.form.borrow_mut().restore(field),
        }
        self.check_field(field, self.is_field(field, Field::reports_live));
        self.follow_summary();
        self.edited.update(|count| *count = count.wrapping_add(1));
        if self.form.borrow().answer(field) != before {
            self.host.changed();
        }
    }

    /// Takes the entries of a list to which one was added or from which one was taken, and draws them anew.
    pub fn enter_entries(&self, field: usize, entries: Vec<String>) {
        self.enter(field, Input::Entries(entries));
        self.entries.update(|count| *count = count.wrapping_add(1));
    }

    /// The field was left: what was changed is checked, but what is missing is not named before accept is pressed. What
    /// was wrong before is checked with every change anyway.
    pub fn leave(&self, field: usize) {
        let reports = self.is_field(field, Field::reports_when_left);
        if reports && self.is_open() {
            self.press_monitor.entered(self);
            self.check_field(field, true);
            self.follow_summary();
        }
    }

    /// Gives a field its default back; the views must be made anew afterwards.
    pub fn restore(&self, field: usize) {
        self.edit(field, None);
    }

    /// Takes a field's answer back; the views must be made anew afterwards.
    pub fn clear(&self, field: usize) {
        let typed = self.form.borrow().fields.get(field).is_some_and(Field::is_typed);
        self.enter(field, if typed { Input::Text(String::new()) } else { Input::Choice(None) });
    }

    /// Takes what was offered in place of what was typed; the views must be made anew afterwards.
    pub fn take_suggestion(&self, field: usize) {
        if let Some(suggestion) = self.view_of(field).suggestion {
            self.enter(field, Input::Text(suggestion));
        }
    }

    /// Gives every field its default back; the views must be made anew afterwards.
    pub fn reset(&self) {
        let before = self.content();
        self.form.borrow_mut().reset();
        self.summary.set(Vec::new());
        (0..self.count()).for_each(|field| self.check_field(field, false));
        self.check_defaults();
        self.edited.update(|count| *count = count.wrapping_add(1));
        if self.content() != before {
            self.host.changed();
        }
    }

    /// A default that breaks a rule is shown with its error from the start (`docs/security.md` R18). Called again when a
    /// rule can be checked that could not be before.
    pub fn check_defaults(&self) {
        for field in 0..self.count() {
            let report = {
                let form = self.form.borrow();
                form.fields
                    .get(field)
                    .is_some_and(|field| field.changed || field.is_reported || field.is_default(&form.number_format))
            };
            self.check_field(field, report);
        }
    }

    /// Checks the address, in URL mode. Called again when the check has arrived.
    pub fn check_address(&self) {
        if let Ok(ElicitRequest::Url { url, message, .. }) = &self.request {
            let origin = window().location().origin().ok();
            let settings = self.settings.borrow();
            let server = settings.server.as_ref();
            let checked = self.host.check_address(
                url,
                &Context {
                    message,
                    server_url: server.and_then(|server| server.url.as_deref()),
                    page_origin: origin.as_deref(),
                    allow_insecure: settings.allow_insecure_urls,
                },
            );
            drop(settings);
            if checked != self.address.get_untracked() {
                self.press_monitor.address_changed(&checked);
                self.address.set(checked);
            }
        }
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

    fn count(&self) -> usize {
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

    fn is_field(&self, field: usize, is: fn(&Field) -> bool) -> bool {
        self.form.borrow().fields.get(field).is_some_and(is)
    }

    /// Checks a field and updates its view, with its error only if `report`. A missing answer is an error only once it was
    /// reported.
    pub(super) fn check_field(&self, field: usize, report: bool) {
        let mut form = self.form.borrow_mut();
        let evaluation = form.evaluate(field, self.host.patterns());
        let format = form.number_format.clone();
        let Some(entered) = form.fields.get_mut(field) else { return };
        let reported = entered.is_reported;
        let error = evaluation.error.filter(|error| report && (reported || *error != FieldError::Missing));
        entered.is_reported |= error.is_some();
        let language = self.language();
        let suggestion = error.as_ref().and_then(|_| entered.suggestion(&format));
        let entry = error.as_ref().and_then(FieldError::entry);
        let error = error.map(|error| sentence(&error, entered, &label(entered, field, &language), &language));
        let exact = exact(self, entered, &format);
        let undecided = evaluation.undecided;
        let new = FieldView { error, entry, undecided, suggestion, exact, ..FieldView::before_check(entered, &format) };
        let mut views = self.views.borrow_mut();
        let Some(view) = views.get_mut(field).filter(|view| **view != new) else { return };
        let noted = new.suggestion != view.suggestion || Note::new(entered, &new) != Note::new(entered, view);
        *view = new;
        drop((views, form));
        field_view::show(self, field, noted);
    }
}
