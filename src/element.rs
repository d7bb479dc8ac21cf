//! The card, for the custom element's JavaScript: properties in, results out.
//!
//! Requests and settings come as JSON text, and content leaves as JSON text (DESIGN 4.3). A promise never lives here:
//! the JavaScript shell keeps it, so that a trap in this module cannot strand it (DESIGN 4.11).

use crate::component::{
    Elicitation, ElicitationProps, Fault, Host, Model, STYLE, Server, Settings, Status, focus_errors,
};
use crate::form::NumberFormat;
use crate::json::{self, Member, Node, Object, Range, Text, Value};
use crate::message::{Intl, Key};
use crate::protocol::{ElicitRequest, ElicitationAction};
use crate::schema::Limits;
use crate::validate::pattern::{Outcome, PatternMatcher};
use leptos::mount::UnmountHandle;
use std::{any::Any, cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, prelude::*};

#[wasm_bindgen]
extern "C" {
    /// What the card asks of JavaScript.
    #[wasm_bindgen(js_name = Host)]
    pub type JsHost;

    #[wasm_bindgen(method)]
    fn decide(this: &JsHost, action: &str, content: Option<String>);
    #[wasm_bindgen(method)]
    fn changed(this: &JsHost);
    #[wasm_bindgen(method)]
    fn open(this: &JsHost, href: &str);
    #[wasm_bindgen(method)]
    fn judge(this: &JsHost, address: &str, message: &str) -> Option<String>;
    #[wasm_bindgen(method)]
    fn assist(this: &JsHost, kind: &str, element: &web_sys::Element, field: usize, data: &str);
    #[wasm_bindgen(method, js_name = declineRest)]
    fn decline_rest(this: &JsHost);
    #[wasm_bindgen(method)]
    fn mute(this: &JsHost);
    #[wasm_bindgen(method)]
    fn test(this: &JsHost, pattern: &str, text: &str) -> u8;
    #[wasm_bindgen(method)]
    fn plural(this: &JsHost, count: u32) -> String;
    #[wasm_bindgen(method)]
    fn number(this: &JsHost, lexeme: &str) -> String;
}

struct Page(JsHost);

impl Host for Page {
    fn decide(&self, action: ElicitationAction, content: Option<String>) {
        self.0.decide(action.as_str(), content);
    }

    fn changed(&self) {
        self.0.changed();
    }

    fn open(&self, href: &str) {
        self.0.open(href);
    }

    fn judge(&self, address: &str, message: &str) -> Option<String> {
        self.0.judge(address, message)
    }

    fn assist(&self, kind: &str, element: &web_sys::Element, field: usize, data: &str) {
        self.0.assist(kind, element, field, data);
    }

    fn decline_rest(&self) {
        self.0.decline_rest();
    }

    fn mute(&self) {
        self.0.mute();
    }

    fn patterns(&self) -> &dyn PatternMatcher {
        self
    }

    fn intl(self: Rc<Self>) -> Rc<dyn Intl> {
        self
    }
}

impl PatternMatcher for Page {
    fn test(&self, pattern: &str, text: &str) -> Outcome {
        match self.0.test(pattern, text) {
            0 => Outcome::NoMatch,
            1 => Outcome::Match,
            3 => Outcome::Invalid,
            _ => Outcome::Undecided,
        }
    }
}

impl Intl for Page {
    fn plural(&self, count: usize) -> String {
        self.0.plural(u32::try_from(count).unwrap_or(u32::MAX))
    }

    fn number(&self, lexeme: &str) -> String {
        self.0.number(lexeme)
    }
}

/// One request, drawn as a card.
#[wasm_bindgen]
pub struct Card {
    model: Rc<Model>,
    /// Dropping it takes the card out of the page.
    mounted: RefCell<Option<Box<dyn Any>>>,
}

#[wasm_bindgen]
impl Card {
    /// Reads a request, given as JSON text. A request that cannot be answered makes a card that can be declined or
    /// cancelled, and says why in [`Card::faults`].
    #[wasm_bindgen(constructor)]
    pub fn new(request: &str, settings: &str, host: JsHost) -> Card {
        let model = Model::new(request, Rc::new(Page(host)), settings_of(settings));
        Card { model: Rc::new(model), mounted: RefCell::new(None) }
    }

    /// The card's style sheet, to be adopted by the root that the card is mounted in.
    pub fn style() -> String {
        STYLE.to_owned()
    }

    /// Why the request cannot be answered, as far as that is known: a JSON array of diagnostics, empty where it can. An
    /// address is judged by a later part, so there may be more when that has arrived.
    #[wasm_bindgen(getter)]
    pub fn faults(&self) -> String {
        let faults: Vec<String> = self.model.faults().iter().map(diagnostic).collect();
        ["[", &faults.join(","), "]"].concat()
    }

    /// Draws the card.
    pub fn mount(&self, root: &web_sys::ShadowRoot) {
        let model = Rc::clone(&self.model);
        let view = move || Elicitation(ElicitationProps { model });
        let handle: UnmountHandle<_> = leptos::mount::mount_to(root.clone().unchecked_into(), view);
        *self.mounted.borrow_mut() = Some(Box::new(handle));
    }

    /// Takes new settings; what was entered and the focus stay.
    pub fn update(&self, settings: &str) {
        self.model.set(settings_of(settings));
    }

    /// The content as it would be sent now, as JSON text; none in URL mode or where nothing can be answered.
    #[wasm_bindgen(getter)]
    pub fn content(&self) -> Option<String> {
        matches!(self.model.request, Ok(ElicitRequest::Form { .. })).then(|| self.model.content())
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

    /// Takes what an assisted control says: text after `=`, or the options chosen after `#`, by their indices.
    pub fn enter(&self, field: usize, said: &str) {
        self.model.press_monitor.entered(&self.model);
        self.model.enter_said(field, said);
    }

    /// A sentence by the name of its key, for what JavaScript draws; `value` fills whatever slot it has.
    pub fn say(&self, key: &str, count: Option<usize>, value: &str) -> String {
        let slots = ["value", "label", "offset", "server"].map(|slot| (slot, value));
        let language = self.model.language();
        match (Key::named(key), count) {
            (Some(key), Some(count)) => language.count(key, count, &slots),
            (Some(key), None) => language.say(key, &slots),
            (None, _) => String::new(),
        }
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

    /// How many requests wait behind this one, how many of its server were cancelled unseen, whether muting the server is
    /// offered, and whether the server has said that the person is done at its address.
    #[wasm_bindgen(js_name = setQueue)]
    pub fn set_queue(&self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        self.model.queue.set(waiting, dropped, offers_mute, completed);
    }

    /// Whether something lies over the buttons, as far as the page knows.
    pub fn cover(&self, covered: bool) {
        self.model.press_monitor.cover(&self.model, covered);
    }

    /// A later part of the package has arrived: what could not be judged is judged again.
    pub fn arrived(&self, part: &str) {
        match part {
            "address" => self.model.judge_address(),
            _ => self.model.judge_defaults(),
        }
    }
}

/// A diagnostic as JSON.
fn diagnostic(Fault { code, location, message }: &Fault) -> String {
    let members = [("code", code.as_str()), ("severity", "error"), ("location", location), ("message", message)];
    let text = |text: &str| Value::String(Text::from(text)).into();
    let member =
        |(name, value): (&str, &str)| Member { name: name.into(), name_range: Range::default(), node: text(value) };
    Value::Object(Object::new(members.into_iter().map(member).collect())).to_json()
}

fn settings_of(text: &str) -> Settings {
    let mut settings = Settings::default();
    let Ok(document) = json::parse(text) else { return settings };
    let root = &document.root;
    let text_of = |node: Option<&Node>, name: &str| node?.get(name)?.as_str().map(str::to_owned);
    let count = |node: &Node| node.as_number().and_then(json::Number::to_usize);
    let sign = |name: &str| text_of(root.get("numberFormat"), name).and_then(|sign| sign.chars().next());
    settings.server = root.get("server").filter(|node| node.as_object().is_some()).map(|server| Server {
        name: text_of(Some(server), "name").unwrap_or_default(),
        title: text_of(Some(server), "title"),
        url: text_of(Some(server), "url"),
    });
    settings.locale = text_of(Some(root), "language").unwrap_or(settings.locale);
    settings.right_to_left = text_of(Some(root), "direction").as_deref() == Some("rtl");
    if let (Some(decimal), Some(group)) = (sign("decimal"), sign("group")) {
        settings.number_format = NumberFormat { decimal, group };
    }
    settings.messages =
        root.get("messages").filter(|node| !matches!(node.value, Value::Null)).map(|node| node.value.to_json());
    let limit = |name: &str, most: usize| {
        root.get("limits").and_then(|limits| limits.get(name)).and_then(count).map_or(most, |limit| limit.min(most))
    };
    let most = Limits::DEFAULT;
    settings.limits = Limits {
        text: limit("text", most.text),
        properties: limit("properties", most.properties),
        options: limit("options", most.options),
        name: limit("name", most.name),
    };
    if let Some(names) = root.get("modes").and_then(Node::as_array) {
        settings.modes.retain(|mode| names.iter().any(|name| name.as_str() == Some(mode.as_str())));
    }
    settings.refuses_secrets = text_of(Some(root), "sensitive").as_deref() == Some("refuse");
    settings.assists = root.get("assists").and_then(Node::as_bool) == Some(true);
    settings.step = match root.get("step").and_then(Node::as_array) {
        Some([step, steps]) => count(step).zip(count(steps)),
        _ => None,
    };
    settings
}
