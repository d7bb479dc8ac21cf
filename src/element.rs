//! The card, for the custom element's JavaScript: properties in, results out.
//!
//! Requests come as JSON text, and content leaves as JSON text; all else is typed. A promise never lives here: the
//! JavaScript shell keeps it, so that a trap in this module cannot strand it.

use crate::component::{
    Address, CardHost, Checked, Fault, Limits, Mode, Model, Mounted, Server, Settings, Status, Step, answered, card,
    focus_errors, in_new_tab, mount,
};
use crate::json::Value;
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
    /// Undefined while the check is being loaded, null if it cannot be.
    #[wasm_bindgen(method, js_name = checkAddress)]
    fn check_address(this: &JsHost, address: &str, message: &str, server: Option<&str>, insecure: bool) -> JsValue;
    #[wasm_bindgen(method, js_name = declineRest)]
    fn decline_rest(this: &JsHost);
    #[wasm_bindgen(method)]
    fn mute(this: &JsHost);
    #[wasm_bindgen(method)]
    fn back(this: &JsHost);
    #[wasm_bindgen(method, js_name = sendGiven)]
    fn send_given(this: &JsHost);
    #[wasm_bindgen(method)]
    fn test(this: &JsHost, pattern: &str, text: &str) -> u32;

    /// What the module of the check gives.
    type AddressCheck;

    #[wasm_bindgen(method, structural, getter)]
    fn href(this: &AddressCheck) -> String;
    #[wasm_bindgen(method, structural, getter)]
    fn block(this: &AddressCheck) -> Option<String>;
    #[wasm_bindgen(method, structural, getter)]
    fn warnings(this: &AddressCheck) -> Vec<String>;
    #[wasm_bindgen(method, structural, getter)]
    fn host(this: &AddressCheck) -> Option<String>;
    #[wasm_bindgen(method, structural, getter, js_name = shownHost)]
    fn shown_host(this: &AddressCheck) -> Option<String>;
    #[wasm_bindgen(method, structural, getter, js_name = registrableStart)]
    fn registrable_start(this: &AddressCheck) -> usize;
    #[wasm_bindgen(method, structural, getter, js_name = registrableEnd)]
    fn registrable_end(this: &AddressCheck) -> usize;
}

/// The custom element, as its card sees it. The matcher of patterns and the check of addresses are later modules.
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
        if check.is_undefined() {
            return Address::Checking;
        }
        if check.is_null() {
            return Address::Unchecked;
        }
        let check: AddressCheck = check.unchecked_into();
        let registrable = check.registrable_start()..check.registrable_end();
        let host = check.host().zip(check.shown_host()).map(|(host, shown)| (host, shown, registrable));
        Address::Checked(Checked { href: check.href(), block: check.block(), warnings: check.warnings(), host })
    }

    fn decline_rest(&self) {
        self.0.decline_rest();
    }

    fn mute(&self) {
        self.0.mute();
    }

    fn back(&self) {
        self.0.back();
    }

    fn send_given(&self) {
        self.0.send_given();
    }

    fn patterns(&self) -> &dyn PatternMatcher {
        self
    }
}

impl PatternMatcher for ElementHost {
    fn test(&self, pattern: &str, text: &str) -> Outcome {
        self.measure(pattern, text).0
    }

    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        Outcome::and_steps(self.0.test(pattern, text))
    }
}

/// What the host decides for one card.
#[wasm_bindgen]
#[derive(Default)]
pub struct CardSettings(Settings);

#[wasm_bindgen]
impl CardSettings {
    /// Settings as they are when nothing is set.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Who asks, as the host knows it.
    #[wasm_bindgen(js_name = setServer)]
    pub fn set_server(&mut self, name: String, title: Option<String>, url: Option<String>, claimed: bool) {
        self.0.server = Some(Server { name, title, url, claimed });
    }

    /// The language of the sentences.
    #[wasm_bindgen(setter)]
    pub fn set_language(&mut self, tag: String) {
        self.0.language = tag;
    }

    /// The locale of numbers and dates.
    #[wasm_bindgen(setter)]
    pub fn set_locale(&mut self, tag: String) {
        self.0.locale = tag;
    }

    /// A catalogue of sentences, as JSON text.
    #[wasm_bindgen(setter)]
    pub fn set_messages(&mut self, catalogue: Option<String>) {
        self.0.messages = catalogue;
    }

    /// The modes that the host has declared.
    #[wasm_bindgen(js_name = setModes)]
    pub fn set_modes(&mut self, form: bool, url: bool) {
        self.0.modes = [(Mode::Form, form), (Mode::Url, url)]
            .into_iter()
            .filter_map(|(mode, declared)| declared.then_some(mode))
            .collect();
    }

    /// How much a request may hold, where that is less than the most.
    #[wasm_bindgen(js_name = setLimits)]
    pub fn set_limits(
        &mut self,
        text: Option<usize>,
        properties: Option<usize>,
        options: Option<usize>,
        name: Option<usize>,
    ) {
        let most = Limits::DEFAULT;
        let limit = |limit: Option<usize>, most: usize| limit.map_or(most, |limit| limit.min(most));
        self.0.limits = Limits {
            text: limit(text, most.text),
            properties: limit(properties, most.properties),
            options: limit(options, most.options),
            name: limit(name, most.name),
            work: most.work,
        };
    }

    /// Whether `http:` addresses of other machines may be opened, with a warning.
    #[wasm_bindgen(setter, js_name = allowInsecureUrls)]
    pub fn set_allow_insecure_urls(&mut self, allowed: bool) {
        self.0.allow_insecure_urls = allowed;
    }

    /// Whether a form that asks for a secret cannot be answered.
    #[wasm_bindgen(setter, js_name = refusesSecrets)]
    pub fn set_refuses_secrets(&mut self, refuses: bool) {
        self.0.refuses_secrets = refuses;
    }

    /// Which step of how many this is, whether the one before can be asked again, and how many have an answer.
    #[wasm_bindgen(js_name = setStep)]
    pub fn set_step(&mut self, number: usize, of: usize, can_return: bool, given: usize) {
        self.0.step = Some(Step { number, of, can_return, given });
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
    /// Reads a request, given as JSON text. A request that cannot be answered makes a card that can be declined or
    /// cancelled, and says why in [`Card::faults`].
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str, settings: CardSettings, host: JsHost) -> Card {
        // Effects run in microtasks. A second card finds this done.
        _ = any_spawner::Executor::init_wasm_bindgen();
        let model = Model::new(request, Rc::new(ElementHost(host)), settings.0);
        Card { model: Rc::new(model), mounted: RefCell::new(None) }
    }

    /// Why the request cannot be answered, as far as that is known; empty where it can. An address is checked by a later
    /// part, so there may be more when that has arrived.
    #[wasm_bindgen(getter)]
    pub fn faults(&self) -> Vec<CardFault> {
        self.model.faults().into_iter().map(CardFault::from).collect()
    }

    /// Draws the card.
    pub fn mount(&self, root: &web_sys::ShadowRoot) {
        let mounted = mount(root, || card(&self.model));
        *self.mounted.borrow_mut() = Some(mounted);
    }

    /// Takes new settings; what was entered and the focus stay.
    pub fn update(&self, settings: CardSettings) {
        self.model.set(settings.0);
    }

    /// The content as it would be sent now, as JSON text; none in URL mode or where nothing can be answered.
    #[wasm_bindgen(getter)]
    pub fn content(&self) -> Option<String> {
        matches!(self.model.request, Ok(ElicitRequest::Form { .. }))
            .then(|| Value::Object(self.model.content()).to_json())
    }

    /// What was entered, as texts to be kept for [`Card::restore`]; empty where nothing was entered or nothing may be kept.
    #[wasm_bindgen(getter)]
    pub fn draft(&self) -> Vec<String> {
        self.model.form.borrow().draft()
    }

    /// Takes what was entered in another card of the same request.
    pub fn restore(&self, draft: Vec<String>) {
        self.model.restore_draft(&draft);
    }

    /// Whether a rule of the request is a pattern, so that the matcher is needed.
    #[wasm_bindgen(getter, js_name = needsPatterns)]
    pub fn needs_patterns(&self) -> bool {
        self.model.form.borrow().has_patterns()
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
            focus_errors(&self.model);
        }
        valid
    }

    /// Gives every field its default back.
    pub fn reset(&self) {
        self.model.reset();
    }

    /// Shows how the request ended, or that the answer is on its way.
    pub fn settle(&self, status: &str) {
        if let Some(status) = Status::parse(status) {
            self.model.settle(status);
        }
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
        self.model.queue.set(waiting, dropped, offers_mute, completed);
    }

    /// Whether something lies over the buttons, as far as the page knows.
    #[wasm_bindgen(js_name = setOccluded)]
    pub fn set_occluded(&self, occluded: bool) {
        self.model.press_monitor.set_occluded(&self.model, occluded);
    }

    /// A later part of the package has arrived: what could not be checked is checked again.
    pub fn arrived(&self, part: &str) {
        match part {
            "address" => self.model.check_address(),
            _ => {
                self.model.check_defaults();
            }
        }
    }
}

/// Why a request cannot be answered.
#[wasm_bindgen(getter_with_clone)]
pub struct CardFault {
    /// The code, in kebab-case.
    #[wasm_bindgen(readonly)]
    pub code: String,
    /// A JSON Pointer into the request.
    #[wasm_bindgen(readonly)]
    pub location: String,
    /// A sentence for the author of the server.
    #[wasm_bindgen(readonly)]
    pub message: String,
}

impl From<Fault> for CardFault {
    fn from(Fault { code, location, message }: Fault) -> Self {
        Self { code, location, message }
    }
}
