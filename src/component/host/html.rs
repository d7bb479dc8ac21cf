//! Elements without `view!`.
//!
//! `view!` writes static parts with `innerHTML`, which a page with Trusted Types forbids; this module only uses
//! `createElement`, copies of elements and text nodes. Leptos' builders also create a new type, and code, for every
//! combination of tag, attributes and children: the header, a notice and the summary of errors, written with `view!`,
//! made the form's module larger by 2.8 kB in brotli, and there are about thirty such views. Here all views share the
//! code of [`tag`].

use crate::json::find;
use leptos::prelude::document;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, EventTarget, Node, Text};

thread_local! {
    /// The listeners of the part under construction.
    static LISTENERS: RefCell<Vec<Listener>> = const { RefCell::new(Vec::new()) };
    /// The descriptions used so far, each with a model from its second use on: one call copies it with all attributes.
    static MODELS: RefCell<Vec<(&'static str, Option<Element>)>> = const { RefCell::new(Vec::new()) };
}

pub enum Html {
    Element(Tag),
    /// Static text.
    Text(String),
    /// The mark of a place for a part.
    Mark(Node),
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
pub fn text_with(text: &str, part: &str, element: &dyn Fn() -> Html) -> Html {
    let split = find(text, part).filter(|_| !part.is_empty()).and_then(|at| text.split_at_checked(at));
    match split.and_then(|(before, rest)| Some((before, rest.strip_prefix(part)?))) {
        Some((before, after)) => Html::Many(vec![before.into(), element(), after.into()]),
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
        let callback = closure.as_ref().unchecked_ref();
        _ = target.add_event_listener_with_callback_and_bool(event, callback, event == TOGGLE);
        LISTENERS.with_borrow_mut(|all| all.push(Listener { target, event, closure }));
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

/// This event does not bubble, so it is captured.
const TOGGLE: &str = "toggle";

/// Listens to an event until it is dropped, which may happen during that very event.
struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        _ = self.target.remove_event_listener_with_callback_and_bool(self.event, callback, self.event == TOGGLE);
    }
}

pub fn append(parent: &Element, piece: Html) {
    match piece {
        Html::Element(tag) => _ = parent.append_child(&tag.0),
        Html::Text(text) => append_text(parent, &text),
        Html::Many(pieces) => pieces.into_iter().for_each(|piece| append(parent, piece)),
        Html::Mark(mark) => _ = parent.append_child(&mark),
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

/// Returns the text node of an element without other content, to update it in place: a new element would cost style and
/// layout around it.
pub fn only_text(element: &Element) -> Option<Text> {
    let only = element.first_child().filter(|first| first.next_sibling().is_none());
    only.and_then(|child| child.dyn_into().ok())
}

/// A place for a part of the card, at a mark in the page.
pub struct Place {
    mark: Node,
    element: Option<Element>,
}

impl Place {
    /// Creates an empty place, and returns it with its mark.
    pub fn new() -> (Self, Html) {
        let mark: Node = document().create_comment("").into();
        (Self { mark: mark.clone(), element: None }, Html::Mark(mark))
    }

    pub fn is_empty(&self) -> bool {
        self.element.is_none()
    }

    /// Replaces the element. One that is the same stays if it `may_stay`; and one with the same id only gets the new
    /// content, so that a button that a user is about to press is not replaced.
    pub fn put(&mut self, new: Option<Tag>, may_stay: bool) {
        let new = new.map(|tag| tag.0);
        if let (Some(old), Some(new), true) = (&self.element, &new, may_stay) {
            if old.is_equal_node(Some(new)) {
                return;
            }
            if !new.id().is_empty() {
                old.set_text_content(None);
                while let Some(child) = new.first_child() {
                    _ = old.append_child(&child);
                }
                return;
            }
        }
        let old = std::mem::replace(&mut self.element, new);
        if let Some(old) = old {
            old.remove();
        }
        if let (Some(new), Some(parent)) = (&self.element, self.mark.parent_node()) {
            _ = parent.insert_before(new, Some(&self.mark));
        }
    }
}

fn set(element: &Element, name: &str, value: &str) {
    _ = element.set_attribute(name, value);
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
pub struct MountedPart {
    element: Element,
    _listeners: Vec<Listener>,
}

/// Creates a part and appends it to `root`.
pub fn mount(root: &Node, make: impl FnOnce() -> Tag) -> MountedPart {
    let outer = LISTENERS.take();
    let Tag(element) = make();
    let listeners = LISTENERS.replace(outer);
    _ = root.append_child(&element);
    MountedPart { element, _listeners: listeners }
}

impl MountedPart {
    pub fn element(&self) -> &Element {
        &self.element
    }
}

impl Drop for MountedPart {
    fn drop(&mut self) {
        self.element.remove();
    }
}
