mod announcer;
mod host;
mod request;

pub use request::Request;

use crate::component::card::{View, card};
use crate::component::host::{CardHost, html::MountedPart};
use crate::json::Object;
use crate::protocol::{ElicitResult, Mode};
use crate::question::{Layout, Sensitive, Server, Settings, Status};
use crate::schema::Limits;
use host::{Followed, LeptosHost};
use leptos::{
    html::{Div, div},
    prelude::*,
};
use send_wrapper::SendWrapper;
use std::{cell::RefCell, rc::Rc};
use web_sys::{CssStyleSheet, Element, ShadowRoot, ShadowRootInit, ShadowRootMode};

/// The card's style sheet, for its shadow root; the custom element has it in its JavaScript.
const STYLE: &str = concat!(include_str!("../style.css"), include_str!("../receipt.css"));

/// Shows a server's question as a card: the server, the message, the fields, the answers to be sent, and the three
/// buttons.
///
/// Each request has exactly one result: another request, or the component's removal, cancels the open one. In
/// server-side rendering this is one empty element; the browser draws the card.
///
/// ```
/// use leptos::prelude::*;
/// use mcp_elicitation::component::{ElicitResult, Elicitation, Request, Server};
///
/// #[component]
/// fn Chat() -> impl IntoView {
///     let (request, set_request) = signal(None::<Request>);
///     let server = Server::new("Travel desk");
///     let on_result = move |result: ElicitResult| leptos::logging::log!("{result}");
///     let ask = move |_| set_request.set(Some(r#"{"message": "Where to?", "requestedSchema":
///         {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}}"#.into()));
///     view! {
///         <button on:click=ask>"Ask"</button>
///         <Elicitation request server on_result/>
///     }
/// }
/// ```
#[component]
pub fn Elicitation(
    /// The request; `None` shows nothing. Setting it asks again, unless it equals the open request.
    #[prop(into)]
    request: Signal<Option<Request>>,
    /// Receives the result of each request, once.
    #[prop(into)]
    on_result: Callback<ElicitResult>,
    /// The server that asks; without it the card says that the server is unknown.
    #[prop(optional, into)]
    server: MaybeProp<Server>,
    /// The locale, for example `pt-BR`; by default the nearest `lang`, or else the browser's language.
    #[prop(optional, into)]
    locale: MaybeProp<String>,
    /// The sentences of the locale's language, for example [`crate::message::locales::DE`]; by default English.
    #[prop(optional, into)]
    messages: MaybeProp<String>,
    /// The modes that the host has declared; by default both.
    #[prop(optional, into)]
    modes: MaybeProp<Vec<Mode>>,
    /// How the card is laid out in the page.
    #[prop(optional, into)]
    layout: Signal<Layout>,
    /// Opens the address of a request in URL mode, during the user's press; by default in a new tab.
    #[prop(optional, into)]
    opener: Option<Callback<String>>,
    /// True if `http:` addresses of other machines may be opened, with a warning.
    #[prop(optional, into)]
    allow_insecure_urls: Signal<bool>,
    /// How to treat a form that asks for a secret.
    #[prop(optional, into)]
    sensitive: Signal<Sensitive>,
    /// The limits of a request's size.
    #[prop(optional, into)]
    limits: MaybeProp<Limits>,
    /// Follows the status of the card; `None` without a request.
    #[prop(optional)]
    status: Option<WriteSignal<Option<Status>>>,
    /// Follows the content of the form while it is open.
    #[prop(optional)]
    content: Option<WriteSignal<Option<Object>>>,
) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    let followed = Followed { status, content };
    let slot = Rc::new(RefCell::new(None::<OpenCard>));
    let settings = move |place: &Element| {
        let locale = locale.get().unwrap_or_else(|| nearest_locale(place));
        let messages = messages.get();
        let default = Settings::default();
        Settings {
            server: server.get(),
            language: if messages.is_some() { locale.clone() } else { default.language },
            locale,
            messages,
            modes: modes.get().unwrap_or(default.modes),
            limits: limits.get().unwrap_or(default.limits),
            allow_insecure_urls: allow_insecure_urls.get(),
            refuses_secrets: sensitive.get() == Sensitive::Refuse,
            ..default
        }
    };

    let current = Rc::clone(&slot);
    Effect::new(move |_| {
        let Some(place) = place.get() else { return };
        let request = request.get();
        untrack(|| {
            let same = current
                .borrow()
                .as_ref()
                .is_some_and(|card| card.host.is_open() && Some(&card.request) == request.as_ref());
            if same {
                return;
            }
            drop(current.take());
            let settings = settings(&place);
            let new = request
                .map(|request| OpenCard::new(request, &place, settings, LeptosHost::new(on_result, opener, followed)));
            followed.write(new.as_ref().map(|card| &*card.view));
            *current.borrow_mut() = new;
        });
    });

    let changed = Rc::clone(&slot);
    Effect::new(move |before: Option<Option<Settings>>| {
        let place = place.get()?;
        let settings = settings(&place);
        let view = changed.borrow().as_ref().map(|card| Rc::clone(&card.view));
        if let Some(view) = view.filter(|_| before.flatten().is_some_and(|before| before != settings)) {
            untrack(|| view.change(|question| question.change_settings(settings.clone())));
        }
        Some(settings)
    });

    Effect::new(move |_| {
        let open = Rc::clone(&slot);
        let hidden = window_event_listener_untyped("pagehide", move |_| {
            let host = open.borrow().as_ref().map(|card| Rc::clone(&card.host));
            if let Some(host) = host {
                host.cancel();
            }
        });
        let slot = SendWrapper::new(Rc::clone(&slot));
        on_cleanup(move || {
            hidden.remove();
            drop(RefCell::take(&slot));
        });
    });

    let layout = move || Some(layout.get()).filter(|layout| *layout != Layout::Card).map(Layout::as_str);
    // `view!` does not know the attribute `layout`.
    div().node_ref(place).attr("layout", layout)
}

/// A request in the page. Dropping it removes it, and cancels it if it is open.
struct OpenCard {
    request: Request,
    view: Rc<View>,
    host: Rc<LeptosHost>,
    _mounted: MountedPart,
}

impl OpenCard {
    fn new(request: Request, place: &Element, settings: Settings, host: Rc<LeptosHost>) -> Self {
        let view = View::new(request.as_str(), Rc::clone(&host) as Rc<dyn CardHost>, settings);
        host.view.replace(Rc::downgrade(&view));
        let root = root(place);
        let mounted = card(&root, &view);
        announcer::announce(&mounted.element, view.arrival(), ".card");
        Self { request, view, host, _mounted: mounted }
    }
}

impl Drop for OpenCard {
    fn drop(&mut self) {
        self.host.cancel();
    }
}

/// Returns the shadow root of an element, with the card's style.
fn root(place: &Element) -> ShadowRoot {
    if let Some(root) = place.shadow_root() {
        return root;
    }
    let Ok(root) = place.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)) else {
        unreachable!("a div can have a shadow root")
    };
    if let Ok(sheet) = CssStyleSheet::new() {
        _ = sheet.replace_sync(STYLE);
        root.set_adopted_style_sheets(&js_sys::Array::of1(&sheet));
    }
    _ = root.append_child(&announcer::place().0);
    root
}

/// Returns the nearest `lang`, through shadow roots, or else the browser's language.
fn nearest_locale(place: &Element) -> String {
    let mut inner = Some(place.clone());
    while let Some(element) = inner {
        let named = element.closest("[lang]").ok().flatten().and_then(|element| element.get_attribute("lang"));
        if let Some(tag) = named.filter(|tag| !tag.is_empty()) {
            return tag;
        }
        inner = wasm_bindgen::JsCast::dyn_into::<ShadowRoot>(element.get_root_node()).ok().map(|root| root.host());
    }
    window().navigator().language().unwrap_or_else(|| "en".to_owned())
}
