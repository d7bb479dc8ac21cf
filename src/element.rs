//! The card behind the custom element's JavaScript: settings in, results out.
//!
//! Requests, settings and content cross as JSON text; everything else is typed. Promises live in the JavaScript shell,
//! so that a trap in this module cannot leave one unsettled.

use crate::component::{CardHost, MountedPart, View, answered, card, in_new_tab, written_reply};
use crate::json::{Value, parse};
use crate::protocol::{ElicitRequest, ElicitResult};
use crate::question::{Ask, CheckedAddress, Settings, Status};
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
    fn announce(this: &JsHost, text: &str);
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

    fn announce(&self, text: &str) {
        self.announce(text);
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

/// One request, drawn as a card. `pkg/src/wasm/form.ts` documents its methods.
#[wasm_bindgen]
pub struct Card {
    view: Rc<View>,
    mounted: RefCell<Option<MountedPart>>,
}

#[wasm_bindgen]
impl Card {
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str, settings: &str, words: &str, host: JsHost) -> Card {
        add_words(words);
        let view = View::new(request, Rc::new(host), Settings::read(settings));
        Card { view, mounted: RefCell::new(None) }
    }

    #[wasm_bindgen(getter)]
    pub fn faults(&self) -> String {
        to_json(&self.view.question.borrow().faults().concat())
    }

    pub fn mount(&self, root: web_sys::ShadowRoot) -> String {
        self.mounted.replace(Some(card(&root, &self.view)));
        self.view.arrival()
    }

    pub fn update(&self, settings: &str) {
        self.view.change(|question| question.change_settings(Settings::read(settings)));
    }

    #[wasm_bindgen(getter)]
    pub fn content(&self) -> Option<String> {
        let question = self.view.question.borrow();
        matches!(question.request, Ok(ElicitRequest::Form { .. }))
            .then(|| Value::Object(question.form.content()).to_json())
    }

    #[wasm_bindgen(getter)]
    pub fn draft(&self) -> String {
        to_json(&self.view.question.borrow().draft())
    }

    #[wasm_bindgen(getter)]
    pub fn entries(&self) -> String {
        to_json(&self.view.question.borrow().entries(written_reply(&self.view)))
    }

    pub fn restore(&self, entries: &str) {
        let Ok(document) = parse(entries) else { return };
        let texts = document.root.as_array().unwrap_or_default().iter();
        let texts: Vec<_> = texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect();
        self.view.change(|question| question.restore(&texts));
    }

    #[wasm_bindgen(js_name = checkValidity)]
    pub fn check_validity(&self) -> bool {
        self.view.question.borrow().is_valid()
    }

    #[wasm_bindgen(js_name = reportValidity)]
    pub fn report_validity(&self) -> bool {
        self.view.change(|question| _ = question.report_validity());
        self.view.question.borrow().error_count() == 0
    }

    pub fn reset(&self) {
        self.view.reset();
    }

    pub fn settle(&self, status: &str, failure: Option<String>) -> String {
        if let Some(status) = Status::parse(status) {
            self.view.change(|question| question.settle(status, failure, Date::now()));
        }
        self.view.news()
    }

    #[wasm_bindgen(getter)]
    pub fn answers(&self) -> Option<web_sys::Element> {
        answered(&self.view.question.borrow()).map(|answered| answered.0)
    }

    #[wasm_bindgen(js_name = addStep)]
    pub fn add_step(&self, request: &str, action: &str, answers: Option<web_sys::Element>) {
        let (mut question, mut steps) = (self.view.question.borrow_mut(), self.view.steps.borrow_mut());
        // The last look has them already.
        if question.settings.step.is_some_and(|step| step.of == steps.len()) {
            question.steps.clear();
            steps.clear();
        }
        if question.add_step(request, action) {
            steps.push(answers);
        }
    }

    #[wasm_bindgen(js_name = setQueue)]
    pub fn set_queue(&self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        self.view.change(|question| question.set_queue(waiting, dropped, offers_mute, completed));
    }
}
