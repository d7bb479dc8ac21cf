//! Elements without `view!`.
//!
//! `view!` writes static parts with `innerHTML`, which a page with Trusted Types forbids; this module only uses
//! `createElement`, copies of elements and text nodes. Leptos' builders also create a new type, and code, for every
//! combination of tag, attributes and children: the header, a notice and the summary of errors, written with `view!`,
//! made the form's module larger by 2.8 kB in brotli, and there are about thirty such views. Here all views share the
//! code of [`tag`], and each [`live`] part is one effect.

use super::watched::effect;
use crate::json::find;
use leptos::prelude::document;
use std::any::Any;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, EventTarget, Node, Text};

/// The values that must live as long as a part of the page: effects and listeners.
type Kept = Vec<Box<dyn Any>>;

thread_local! {
    /// The values that the part under construction keeps.
    static KEPT: RefCell<Kept> = const { RefCell::new(Vec::new()) };
    /// For each description that was used twice, a model to copy: one call copies it with all attributes.
    static MODELS: RefCell<Vec<(&'static str, Option<Element>)>> = const { RefCell::new(Vec::new()) };
}

/// Creates a part, and returns it with the values that it keeps.
fn made<Piece>(make: impl FnOnce() -> Piece) -> (Piece, Kept) {
    let outer = KEPT.take();
    let piece = make();
    (piece, KEPT.replace(outer))
}

/// Keeps a value alive for as long as the part under construction.
pub fn keep(kept: Box<dyn Any>) {
    KEPT.with_borrow_mut(|all| all.push(kept));
}

pub enum Html {
    Element(Tag),
    /// Static text.
    Text(String),
    /// An element, or `None`, that is drawn again whenever a value that it reads changes.
    Live(Box<dyn Fn() -> Option<Tag>>),
    /// Text that is updated in place whenever a value that it reads changes.
    LiveText(Box<dyn Fn() -> String>),
    /// Several parts, or none.
    Many(Vec<Html>),
}

pub struct Tag(Element);

/// Creates an element from its name and its static attributes: `input type=text part=control`.
pub fn tag(description: &'static str) -> Tag {
    MODELS.with_borrow_mut(|models| match models.iter_mut().find(|(known, _)| std::ptr::eq(*known, description)) {
        // Most elements of the first card occur once, and need no model.
        None => {
            models.push((description, None));
            Tag(created(description))
        }
        Some((_, model)) => {
            let model = model.get_or_insert_with(|| created(description));
            Tag(model.clone_node().map_or_else(|_| created(description), JsCast::unchecked_into))
        }
    })
}

fn created(description: &str) -> Element {
    let mut words = description.split(' ');
    let name = words.next().unwrap_or_default();
    let Ok(element) = document().create_element(name) else { unreachable!("names of elements are our own") };
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        set(&element, name, value);
    }
    element
}

/// A text whose first occurrence of `part` is replaced with an element.
pub fn text_with(text: &str, part: &str, drawn: &dyn Fn() -> Html) -> Html {
    let split = find(text, part).filter(|_| !part.is_empty()).and_then(|at| text.split_at_checked(at));
    match split.and_then(|(before, rest)| Some((before, rest.strip_prefix(part)?))) {
        Some((before, after)) => Html::Many(vec![before.into(), drawn(), after.into()]),
        None => text.into(),
    }
}

pub fn nothing() -> Html {
    Html::Many(Vec::new())
}

impl Tag {
    /// Sets an attribute to a static value.
    pub fn fixed(self, name: &'static str, value: &'static str) -> Self {
        set(&self.0, name, value);
        self
    }

    /// Sets an attribute. Names are always the card's own; only values may come from elsewhere.
    pub fn attribute(self, name: &'static str, value: impl AsRef<str>) -> Self {
        set(&self.0, name, value.as_ref());
        self
    }

    /// Adds an empty attribute if `on` is true.
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.fixed(name, "") } else { self }
    }

    /// Sets an attribute to `true` if `on` is true.
    pub fn flag_true(self, name: &'static str, on: bool) -> Self {
        if on { self.fixed(name, "true") } else { self }
    }

    /// Calls `listener` for each event of this name that reaches the element.
    pub fn on(self, event: &'static str, listener: impl FnMut(Event) + 'static) -> Self {
        self.listen(event, Box::new(listener));
        self
    }

    fn listen(&self, event: &'static str, listener: Box<dyn FnMut(Event)>) {
        let (target, closure) = (EventTarget::from(self.0.clone()), Closure::wrap(listener));
        _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        keep(Box::new(Listener { target, event, closure }));
    }

    pub fn child(self, child: impl Into<Html>) -> Self {
        append(&self.0, child.into());
        self
    }

    pub fn children(self, children: impl IntoIterator<Item = Html>) -> Self {
        children.into_iter().for_each(|child| append(&self.0, child));
        self
    }

    pub fn element(&self) -> &Element {
        &self.0
    }
}

/// Listens to an event until it is dropped, which may happen during that very event.
struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let closure = self.closure.as_ref().unchecked_ref();
        _ = self.target.remove_event_listener_with_callback(self.event, closure);
    }
}

pub fn append(parent: &Element, piece: Html) {
    match piece {
        Html::Element(tag) => _ = parent.append_child(&tag.0),
        Html::Text(text) => append_text(parent, &text),
        Html::Many(pieces) => pieces.into_iter().for_each(|piece| append(parent, piece)),
        Html::Live(piece) => append_live(parent, piece),
        Html::LiveText(text) => {
            let node = document().create_text_node("");
            _ = parent.append_child(&node);
            follow(move || node.set_data(&text()));
        }
    }
}

/// The maximum length of a text node. The time that browsers need to lay out a paragraph with one text node grows with
/// the square of its length (118 s for a constant of a mebibyte of hidden characters); several nodes look the same.
pub const TEXT_NODE: usize = 4_000;

fn append_text(parent: &Element, mut text: &str) {
    while !text.is_empty() {
        let end = text.char_indices().nth(TEXT_NODE).map_or(text.len(), |(at, _)| at);
        let Some((node, rest)) = text.split_at_checked(end) else { return };
        _ = parent.append_with_str_1(node);
        text = rest;
    }
}

/// Replaces all content of an element with a text.
pub fn set_text(element: &Element, text: &str) {
    element.set_text_content(None);
    append_text(element, text);
}

/// Returns the text node of an element without other content, to update it in place: a new element would cost style and
/// layout around it.
pub fn only_text(element: &Element) -> Option<Text> {
    let only = element.first_child().filter(|first| first.next_sibling().is_none());
    only.and_then(|child| child.dyn_into().ok())
}

fn append_live(parent: &Element, piece: Box<dyn Fn() -> Option<Tag>>) {
    let marker: Node = document().create_comment("").into();
    _ = parent.append_child(&marker);
    let mut shown: Option<(Element, Kept)> = None;
    keep(effect(Box::new(move || {
        if let Some((old, _)) = shown.take() {
            old.remove();
        }
        let (tag, kept) = made(&piece);
        shown = tag.map(|tag| {
            if let Some(parent) = marker.parent_node() {
                _ = parent.insert_before(&tag.0, Some(&marker));
            }
            (tag.0, kept)
        });
    })));
}

fn set(element: &Element, name: &str, value: &str) {
    _ = element.set_attribute(name, value);
}

/// An element that is drawn again whenever a value that it reads changes.
pub fn live(piece: impl Fn() -> Option<Tag> + 'static) -> Html {
    Html::Live(Box::new(piece))
}

/// Text that is updated in place whenever a value that it reads changes.
pub fn live_text(text: impl Fn() -> String + 'static) -> Html {
    Html::LiveText(Box::new(text))
}

/// Calls `act` now, and whenever a value that it reads changes, for as long as the part under construction exists.
pub fn follow(act: impl FnMut() + 'static) {
    keep(effect(Box::new(act)));
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

impl From<Option<Element>> for Html {
    fn from(element: Option<Element>) -> Self {
        element.map(Tag).into()
    }
}

impl From<Option<Tag>> for Html {
    fn from(tag: Option<Tag>) -> Self {
        tag.map_or_else(nothing, Html::from)
    }
}

/// A part in the page; dropping it removes it.
pub struct Mounted {
    element: Element,
    _kept: Kept,
}

/// Creates a part and appends it to `root`.
pub fn mount(root: &Node, make: impl FnOnce() -> Tag) -> Mounted {
    let (tag, kept) = made(make);
    _ = root.append_child(&tag.0);
    Mounted { element: tag.0, _kept: kept }
}

impl Mounted {
    pub fn element(&self) -> &Element {
        &self.element
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        self.element.remove();
    }
}
