//! The card behind the custom element's JavaScript: settings in, results out.
//!
//! Requests, settings and content cross as JSON text; everything else is typed. Promises live in the JavaScript shell,
//! so that a trap in this module cannot leave one unsettled.

use crate::component::{CardHost, MountedPart, View, answered, card, in_new_tab, write_reply, written_reply};
use crate::json::{Value, parse};
use crate::protocol::{ElicitRequest, ElicitResult};
use crate::question::{Ask, CheckedAddress, Fault, Settings, Status};
use crate::trust::{add_words, address::Context};
use crate::validate::pattern::{Outcome, PatternMatcher};
use js_sys::Date;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The custom element as a host of its card. The pattern matcher and the check of addresses are separate modules.
    #[wasm_bindgen(js_name = CardHost)]
    pub type JsHost;

    #[wasm_bindgen(method)]
    fn decide(this: &JsHost, action: &str, content: Option<String>, meta: Option<String>);
    #[wasm_bindgen(method)]
    fn changed(this: &JsHost);
    #[wasm_bindgen(method, js_name = setInvalid)]
    fn set_invalid(this: &JsHost, is_invalid: bool);
    /// Returns true if the card is to open the address in a new tab, and false if the host page has opened it itself.
    #[wasm_bindgen(method)]
    fn open(this: &JsHost, href: &str) -> bool;
    /// Returns the result of the `address` module as JSON text, or `None` if addresses cannot be checked.
    #[wasm_bindgen(method, js_name = checkAddress)]
    fn check_address(
        this: &JsHost,
        address: &str,
        message: &str,
        server: Option<&str>,
        insecure: bool,
    ) -> Option<String>;
    #[wasm_bindgen(method)]
    fn ask(this: &JsHost, what: &str);
    #[wasm_bindgen(method)]
    fn announce(this: &JsHost, selectors: &str);
    #[wasm_bindgen(method)]
    fn test(this: &JsHost, pattern: &str, text: &str) -> u32;
}

// Each calls the JavaScript method of its name.
impl CardHost for JsHost {
    fn decide(&self, result: ElicitResult, meta: Option<String>) {
        let content = result.content.map(|content| Value::Object(content).to_json());
        self.decide(result.action.as_str(), content, meta);
    }

    fn changed(&self) {
        self.changed();
    }

    fn set_invalid(&self, is_invalid: bool) {
        self.set_invalid(is_invalid);
    }

    fn open(&self, href: &str) {
        if self.open(href) {
            in_new_tab(href);
        }
    }

    fn check_address(&self, url: &str, context: &Context<'_>) -> Option<CheckedAddress> {
        let check = self.check_address(url, context.message, context.server_url, context.allow_insecure);
        CheckedAddress::read(&check?)
    }

    fn ask(&self, what: Ask) {
        self.ask(what.as_str());
    }

    fn announce(&self, selectors: &'static str) {
        self.announce(selectors);
    }

    fn patterns(&self) -> &dyn PatternMatcher {
        self
    }
}

impl PatternMatcher for JsHost {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        Outcome::and_steps(self.test(pattern, text))
    }
}

fn to_json(texts: &[String]) -> String {
    texts.iter().map(|text| Value::from(text.as_str())).collect::<Value>().to_json()
}

/// One request, drawn as a card.
#[wasm_bindgen]
pub struct Card {
    view: Rc<View>,
    mounted: RefCell<Option<MountedPart>>,
}

#[wasm_bindgen]
impl Card {
    /// Reads a request and settings from JSON text. `words` name secrets in other languages than English. The card of
    /// an unanswerable request can only be declined or cancelled; [`Card::faults`] returns the reasons.
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str, settings: &str, words: &str, host: JsHost) -> Card {
        add_words(words);
        let view = View::new(request, Rc::new(host), Settings::read(settings));
        Card { view, mounted: RefCell::new(None) }
    }

    /// Returns the reasons why the request cannot be answered, as a JSON array; it is empty for an answerable request.
    #[wasm_bindgen(getter)]
    pub fn faults(&self) -> String {
        let fault = |Fault { code, location, message }: &Fault| {
            let texts = [("code", &**code), ("severity", "error"), ("location", location), ("message", message)];
            Value::from(texts.map(|(name, text)| (name, Value::from(text))))
        };
        self.view.question.borrow().faults().iter().map(fault).collect::<Value>().to_json()
    }

    /// Draws the card into a shadow root.
    pub fn mount(&self, root: &web_sys::ShadowRoot) {
        self.mounted.replace(Some(card(root, &self.view)));
    }

    /// Applies new settings. Entries and focus stay.
    pub fn update(&self, settings: &str) {
        self.view.change(|question| question.change_settings(Settings::read(settings)));
    }

    /// Returns the current content as JSON text, or `None` in URL mode and for unanswerable requests.
    #[wasm_bindgen(getter)]
    pub fn content(&self) -> Option<String> {
        let question = self.view.question.borrow();
        matches!(question.request, Ok(ElicitRequest::Form { .. }))
            .then(|| Value::Object(question.form.content()).to_json())
    }

    /// Returns the entries that may be stored for [`Card::restore`], as a JSON array. It is empty if there are none.
    #[wasm_bindgen(getter)]
    pub fn draft(&self) -> String {
        to_json(&self.view.question.borrow().draft())
    }

    /// Returns all entries for [`Card::restore`] in the same page, as a JSON array.
    #[wasm_bindgen(getter)]
    pub fn entries(&self) -> String {
        to_json(&self.view.question.borrow().entries(written_reply(&self.view)))
    }

    /// Restores the entries of another card of the same request.
    pub fn restore(&self, entries: &str) {
        let Ok(document) = parse(entries) else { return };
        let texts = document.root.as_array().unwrap_or_default().iter();
        let texts: Vec<_> = texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect();
        let mut reply = None;
        self.view.change(|question| reply = question.restore(&texts));
        if let Some(text) = reply {
            write_reply(&self.view, &text);
        }
    }

    /// Returns true if all answers are valid, so that accept would send them.
    #[wasm_bindgen(js_name = checkValidity)]
    pub fn check_validity(&self) -> bool {
        self.view.question.borrow().is_valid()
    }

    /// Shows every error and moves the focus to the first one or to the summary, as a press of accept does.
    #[wasm_bindgen(js_name = reportValidity)]
    pub fn report_validity(&self) -> bool {
        self.view.change(|question| _ = question.report_validity());
        self.view.question.borrow().error_count() == 0
    }

    /// Resets every field to its default.
    pub fn reset(&self) {
        self.view.reset();
    }

    /// Shows that the answer is being sent, why it could not be sent, or how the question ended. Returns the sentence
    /// for screen readers.
    pub fn settle(&self, status: &str, failure: Option<String>) -> String {
        if let Some(status) = Status::parse(status) {
            self.view.change(|question| question.settle(status, failure, Date::now()));
        }
        self.view.question.borrow().ending()
    }

    /// Returns the answers drawn for the receipt of another card, or `None` if there are none or one looks like a
    /// secret.
    #[wasm_bindgen(getter)]
    pub fn answers(&self) -> Option<web_sys::Element> {
        answered(&self.view.question.borrow()).map(|answered| answered.0)
    }

    /// Adds a step of the round to the receipt: its request as JSON text, its action, and the `answers` of its card.
    #[wasm_bindgen(js_name = addStep)]
    pub fn add_step(&self, request: &str, action: &str, answers: Option<web_sys::Element>) {
        if self.view.question.borrow_mut().add_step(request, action) {
            self.view.steps.borrow_mut().push(answers);
        }
    }

    /// Sets the state of the queue: how many requests wait, how many of this server were cancelled unseen, if muting
    /// the server is offered, and if the server reported that the user is done at its address.
    #[wasm_bindgen(js_name = setQueue)]
    pub fn set_queue(&self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        self.view.change(|question| question.set_queue(waiting, dropped, offers_mute, completed));
    }
}
