//! Elements as plain data: a view without a type of its own for each element.
//!
//! Leptos' builders make a new type for every combination of tag, attributes and children, and code for each. The
//! form has some forty kinds of element, which all go through [`Html::build`] here, so their code exists once. Static
//! parts are made with `createElement` and text nodes alone, never through `innerHTML`, so that the form runs where
//! Trusted Types allow no policy (`security.md` R1, DESIGN 4.5). What changes is Leptos': each live part is one
//! [`RenderEffect`] on signals.

use leptos::{
    __reexports::send_wrapper::SendWrapper,
    attr::{Attribute as LeptosAttribute, any_attribute::AnyAttribute},
    prelude::*,
    tachys::{
        hydration::Cursor,
        view::{Position, PositionState},
    },
};
use std::any::Any;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Document, Element, Event, Node};

/// A piece of the page.
pub enum Html {
    /// An element.
    Element(Tag),
    /// Text that stays.
    Text(String),
    /// Text that follows its signals.
    LiveText(Box<dyn Fn() -> String>),
    /// An element, or none, that is made anew whenever its signals change. It stands within another element.
    Live(Box<dyn Fn() -> Option<Tag>>),
    /// Several pieces.
    Many(Vec<Html>),
}

/// An element: its name, attributes and children.
pub struct Tag(Box<Parts>);

struct Parts {
    name: &'static str,
    attributes: Vec<(&'static str, Attribute)>,
    listeners: Vec<(&'static str, Listener)>,
    children: Vec<Html>,
    built: Option<OnBuilt>,
}

type Listener = Box<dyn FnMut(Event)>;
type OnBuilt = Box<dyn FnOnce(&Element)>;

enum Attribute {
    Fixed(&'static str),
    Text(String),
    Live(Box<dyn Fn() -> Option<String>>),
}

/// Begins an element.
pub fn tag(name: &'static str) -> Tag {
    let parts = Parts { name, attributes: Vec::new(), listeners: Vec::new(), children: Vec::new(), built: None };
    Tag(Box::new(parts))
}

/// Nothing at all.
pub fn nothing() -> Html {
    Html::Many(Vec::new())
}

impl Tag {
    // One call in place of a copy of its code: there are hundreds of these calls.
    #[inline(never)]
    fn with(mut self, name: &'static str, value: Attribute) -> Self {
        self.0.attributes.push((name, value));
        self
    }

    #[inline(never)]
    fn with_child(mut self, child: Html) -> Self {
        self.0.children.push(child);
        self
    }

    /// An attribute whose value is known when this is compiled.
    pub fn fixed(self, name: &'static str, value: &'static str) -> Self {
        self.with(name, Attribute::Fixed(value))
    }

    /// An attribute. Names are always our own; only values may come from elsewhere.
    pub fn attribute(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Attribute::Text(value.into()))
    }

    /// An attribute that is there when `on` holds.
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.fixed(name, "") } else { self }
    }

    /// An attribute that says `true` when `on` holds, and is absent else.
    pub fn flag_true(self, name: &'static str, on: bool) -> Self {
        if on { self.fixed(name, "true") } else { self }
    }

    /// An attribute that follows its signals, and is absent while there is no value.
    pub fn live(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> Self {
        self.with(name, Attribute::Live(Box::new(value)))
    }

    /// Calls `listener` for each event of this name that arrives here.
    pub fn on(mut self, event: &'static str, listener: impl FnMut(Event) + 'static) -> Self {
        self.0.listeners.push((event, Box::new(listener)));
        self
    }

    /// Hands out the element once it is made.
    pub fn built(mut self, take: impl FnOnce(&Element) + 'static) -> Self {
        self.0.built = Some(Box::new(take));
        self
    }

    /// Adds a child.
    pub fn child(self, child: impl Into<Html>) -> Self {
        self.with_child(child.into())
    }

    /// Adds children.
    pub fn children(mut self, children: impl IntoIterator<Item = Html>) -> Self {
        self.0.children.extend(children);
        self
    }
}

/// An element that is made anew whenever its signals change.
pub fn live(piece: impl Fn() -> Option<Tag> + 'static) -> Html {
    Html::Live(Box::new(piece))
}

/// Text that follows its signals.
pub fn live_text(text: impl Fn() -> String + 'static) -> Html {
    Html::LiveText(Box::new(text))
}

impl From<Tag> for Html {
    fn from(tag: Tag) -> Self {
        Self::Element(tag)
    }
}

impl From<String> for Html {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Html {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Option<Tag>> for Html {
    fn from(tag: Option<Tag>) -> Self {
        tag.map_or_else(nothing, Html::from)
    }
}

/// What is in the page: its outermost nodes, and all that keeps them alive.
#[derive(Default)]
pub struct HtmlState {
    nodes: Vec<Node>,
    kept: Vec<Box<dyn Any>>,
}

impl Html {
    fn build_into(self, document: &Document, state: &mut HtmlState, parent: Option<&Node>) {
        let node: Node = match self {
            Html::Text(text) => document.create_text_node(&text).into(),
            Html::LiveText(text) => {
                let node = document.create_text_node("");
                let live = node.clone();
                state.kept.push(Box::new(RenderEffect::new(move |_| live.set_data(&text()))));
                node.into()
            }
            Html::Element(tag) => tag.build(document, state).into(),
            Html::Many(pieces) => {
                return pieces.into_iter().for_each(|piece| piece.build_into(document, state, parent));
            }
            Html::Live(piece) => {
                let marker: Node = document.create_comment("").into();
                attach(&marker, state, parent);
                let document = document.clone();
                state.kept.push(Box::new(RenderEffect::new(move |old: Option<HtmlState>| {
                    if let Some(mut old) = old {
                        old.unmount();
                    }
                    let mut new = HtmlState::default();
                    if let (Some(tag), Some(parent)) = (piece(), marker.parent_node()) {
                        let node: Node = tag.build(&document, &mut new).into();
                        _ = parent.insert_before(&node, Some(&marker));
                        new.nodes.push(node);
                    }
                    new
                })));
                return;
            }
        };
        attach(&node, state, parent);
    }
}

fn attach(node: &Node, state: &mut HtmlState, parent: Option<&Node>) {
    match parent {
        Some(parent) => _ = parent.append_child(node),
        None => state.nodes.push(node.clone()),
    }
}

impl Tag {
    fn build(self, document: &Document, state: &mut HtmlState) -> Element {
        let Parts { name, attributes, listeners, children, built } = *self.0;
        let Ok(element) = document.create_element(name) else { unreachable!("names of elements are our own") };
        for (name, value) in attributes {
            match value {
                Attribute::Fixed(value) => set(&element, name, value),
                Attribute::Text(value) => set(&element, name, &value),
                Attribute::Live(value) => {
                    let element = element.clone();
                    state.kept.push(Box::new(RenderEffect::new(move |old: Option<Option<String>>| {
                        let new = value();
                        match &new {
                            Some(value) if old.as_ref() != Some(&new) => set(&element, name, value),
                            None if old.flatten().is_some() => _ = element.remove_attribute(name),
                            _ => {}
                        }
                        new
                    })));
                }
            }
        }
        for (event, listener) in listeners {
            let closure = Closure::wrap(listener);
            _ = element.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
            state.kept.push(Box::new(closure));
        }
        match <[Html; 1]>::try_from(children) {
            Ok([Html::Text(text)]) => element.set_text_content(Some(&text)),
            Ok([child]) => child.build_into(document, state, Some(&element)),
            Err(children) => children.into_iter().for_each(|child| child.build_into(document, state, Some(&element))),
        }
        if let Some(take) = built {
            take(&element);
        }
        element
    }
}

fn set(element: &Element, name: &str, value: &str) {
    _ = element.set_attribute(name, value);
}

impl Mountable for HtmlState {
    fn unmount(&mut self) {
        for node in self.nodes.drain(..) {
            if let Some(parent) = node.parent_node() {
                _ = parent.remove_child(&node);
            }
        }
        self.kept.clear();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for node in &self.nodes {
            _ = parent.insert_before(node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(first) = self.nodes.first() else { return false };
        let Some(parent) = first.parent_element() else { return false };
        child.mount(&parent, Some(first));
        true
    }

    fn elements(&self) -> Vec<Element> {
        self.nodes.iter().filter_map(|node| node.dyn_ref::<Element>().cloned()).collect()
    }
}

/// A whole page's worth of [`Html`], as a Leptos view. It is drawn in the browser only.
pub struct View(SendWrapper<Html>);

impl View {
    /// Makes a view of a piece.
    pub fn new(html: impl Into<Html>) -> Self {
        Self(SendWrapper::new(html.into()))
    }
}

impl Render for View {
    type State = HtmlState;

    fn build(self) -> HtmlState {
        let mut state = HtmlState::default();
        self.0.take().build_into(&document(), &mut state, None);
        state
    }

    fn rebuild(self, state: &mut HtmlState) {
        let mut new = self.build();
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

impl AddAnyAttr for View {
    type Output<SomeNewAttr: LeptosAttribute> = View;

    fn add_any_attr<NewAttr: LeptosAttribute>(self, _: NewAttr) -> View {
        self
    }
}

impl RenderHtml for View {
    type AsyncOutput = View;
    type Owned = View;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> View {
        self
    }

    /// On a server there is nothing to write: a request comes to a person, in a browser.
    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> HtmlState {
        self.build()
    }

    fn into_owned(self) -> View {
        self
    }
}
