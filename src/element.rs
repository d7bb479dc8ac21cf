//! The card, for the custom element's JavaScript: properties in, results out.
//!
//! Requests and what the host has set come as JSON text, and content leaves as JSON text; all else is typed. A promise never lives here: the
//! JavaScript shell keeps it, so that a trap in this module cannot strand it.

use crate::component::{
    Address, CardHost, Checked, Fault, Model, Mounted, Settings, Status, answered, card, ending, in_new_tab, mount,
};
use crate::json::{Text, Value, parse};
use crate::protocol::{ElicitRequest, ElicitResult};
use crate::trust::address::Context;
use crate::validate::pattern::{Outcome, PatternMatcher};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// What the card asks of JavaScript.
    #[wasm_bindgen(js_name = CardHost)]
    pub type JsHost;

    #[wasm_bindgen(method)]
    fn decide(this: &JsHost, action: &str, content: Option<String>);
    #[wasm_bindgen(method)]
    fn changed(this: &JsHost);
    /// Whether the address is to be opened in a new tab: else the page has opened it in its own way.
    #[wasm_bindgen(method)]
    fn open(this: &JsHost, href: &str) -> bool;
    /// What `address` gives, as JSON text; none where addresses cannot be checked.
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

/// The custom element, as its card sees it. The matcher of patterns and the check of addresses are modules of their own.
struct ElementHost(JsHost);

impl CardHost for ElementHost {
    fn decide(&self, result: ElicitResult) {
        let content = result.content.map(|content| Value::Object(content).to_json());
        self.0.decide(result.action.as_str(), content);
    }

    fn changed(&self) {
        self.0.changed();
    }

    fn open(&self, href: &str) {
        if self.0.open(href) {
            in_new_tab(href);
        }
    }

    fn check_address(&self, url: &str, context: &Context<'_>) -> Address {
        let check = self.0.check_address(url, context.message, context.server_url, context.allow_insecure);
        check.and_then(|check| Checked::read(&check)).map_or(Address::Unchecked, Address::Checked)
    }

    fn ask(&self, what: &'static str) {
        self.0.ask(what);
    }

    fn announce(&self, selectors: &'static str) {
        self.0.announce(selectors);
    }

    fn patterns(&self) -> &dyn PatternMatcher {
        self
    }
}

impl PatternMatcher for ElementHost {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        Outcome::and_steps(self.0.test(pattern, text))
    }
}

/// One request, drawn as a card.
#[wasm_bindgen]
pub struct Card {
    model: Rc<Model>,
    mounted: RefCell<Option<Mounted>>,
}

#[wasm_bindgen]
impl Card {
    /// Reads a request, given as JSON text like what the host has set. A request that cannot be answered makes a card that can be declined or
    /// cancelled, and says why in [`Card::faults`].
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str, settings: &str, host: JsHost) -> Card {
        // Effects run in microtasks. A second card finds this done.
        _ = any_spawner::Executor::init_wasm_bindgen();
        let model = Model::new(request, Rc::new(ElementHost(host)), Settings::read(settings));
        Card { model: Rc::new(model), mounted: RefCell::new(None) }
    }

    /// Why the request cannot be answered, as JSON text: an array, which is empty where it can.
    #[wasm_bindgen(getter)]
    pub fn faults(&self) -> String {
        let text = |text: &str| Text::from(text).to_json();
        let fault = |fault: &Fault| {
            let (code, location, message) = (text(&fault.code), text(&fault.location), text(&fault.message));
            let parts = [
                "{\"code\":",
                &code,
                ",\"severity\":\"error\",\"location\":",
                &location,
                ",\"message\":",
                &message,
                "}",
            ];
            parts.concat()
        };
        let faults: Vec<String> = self.model.faults().iter().map(fault).collect();
        ["[", &faults.join(","), "]"].concat()
    }

    /// Draws the card.
    pub fn mount(&self, root: &web_sys::ShadowRoot) {
        let mounted = mount(root, || card(&self.model));
        *self.mounted.borrow_mut() = Some(mounted);
    }

    /// Takes new settings; what was entered and the focus stay.
    pub fn update(&self, settings: &str) {
        self.model.set(Settings::read(settings));
    }

    /// The content as it would be sent now, as JSON text; none in URL mode or where nothing can be answered.
    #[wasm_bindgen(getter)]
    pub fn content(&self) -> Option<String> {
        matches!(self.model.asked.request, Ok(ElicitRequest::Form { .. }))
            .then(|| Value::Object(self.model.content()).to_json())
    }

    /// What was entered, as JSON text to be kept for [`Card::restore`]: an array, which is empty where nothing was entered or nothing may
    /// be kept.
    #[wasm_bindgen(getter)]
    pub fn draft(&self) -> String {
        let texts = self.model.form().draft();
        Value::Array(texts.into_iter().map(|text| Value::String(text.into()).into()).collect()).to_json()
    }

    /// Takes what was entered in another card of the same request.
    pub fn restore(&self, draft: &str) {
        let Ok(document) = parse(draft) else { return };
        let texts = document.root.as_array().unwrap_or_default().iter();
        self.model.restore_draft(&texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>());
    }

    /// Whether accept would send.
    #[wasm_bindgen(js_name = checkValidity)]
    pub fn check_validity(&self) -> bool {
        self.model.check_validity()
    }

    /// Shows every error and moves the focus to the first or to the summary, as a press of accept would.
    #[wasm_bindgen(js_name = reportValidity)]
    pub fn report_validity(&self) -> bool {
        let valid = self.model.report_validity();
        if !valid {
            self.model.focus_error();
        }
        valid
    }

    /// Gives every field its default back.
    pub fn reset(&self) {
        self.model.reset();
    }

    /// Shows how the request ended, or that the answer is on its way. Gives what to read out of the end.
    pub fn settle(&self, status: &str) -> String {
        if let Some(status) = Status::parse(status) {
            self.model.settle(status);
        }
        ending(&self.model)
    }

    /// What was answered, drawn for the receipt of another card; none where nothing was, or where it looks like a secret.
    #[wasm_bindgen(getter)]
    pub fn answers(&self) -> Option<web_sys::Element> {
        answered(&self.model).map(|answered| answered.element().clone())
    }

    /// What became of a step of the round, for the receipt: its request as JSON text, the action, and the `answers` of its
    /// own card.
    #[wasm_bindgen(js_name = addStep)]
    pub fn add_step(&self, request: &str, action: &str, answers: Option<web_sys::Element>) {
        self.model.add_step(request, action, answers);
    }

    /// How many requests wait behind this one, how many of its server were cancelled unseen, whether muting the server is
    /// offered, and whether the server has said that the person is done at its address.
    #[wasm_bindgen(js_name = setQueue)]
    pub fn set_queue(&self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        self.model.aside.set(waiting, dropped, offers_mute, completed);
    }
}
