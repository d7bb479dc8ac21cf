//! The elements of all views, made by one function ([`tag`]) and without `innerHTML`, which a page with Trusted Types
//! forbids.

use super::globals::document;
use crate::json::find;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Element, EventTarget, HtmlElement, Node, Text};

thread_local! {
    /// The descriptions used so far, each with a model from its second use on: one call copies it with all attributes.
    static MODELS: RefCell<Vec<(&'static str, Option<Element>)>> = const { RefCell::new(Vec::new()) };
}

pub enum Html {
    Node(Node),
    Text(String),
    /// Several parts, or none.
    Many(Vec<Html>),
}

pub struct Tag(pub Element);

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

pub fn set_or_remove(element: &Element, name: &str, value: Option<&str>) {
    match value {
        Some(value) => set(element, name, value),
        None => set_flag(element, name, false),
    }
}

/// Adds an empty attribute, or removes the attribute.
pub fn set_flag(element: &Element, name: &str, on: bool) {
    _ = element.toggle_attribute_with_force(name, on);
}

pub fn insert_after(element: &Element, before: &Node) {
    if let Some(parent) = before.parent_node() {
        _ = parent.insert_before(element, before.next_sibling().as_ref());
    }
}

pub fn find_in(element: &Element, selector: &str) -> Option<Element> {
    element.query_selector(selector).ok()?
}

pub fn all_in(element: &Element, selector: &str) -> Vec<Element> {
    let Ok(all) = element.query_selector_all(selector) else { return Vec::new() };
    (0..all.length()).filter_map(|at| all.item(at)).map(JsCast::unchecked_into).collect()
}

pub fn button(id: &str, class: &'static str, text: impl Into<Html>) -> Tag {
    tag("button type=button").attribute("id", id).attribute("class", class).child(text)
}

impl Tag {
    /// Sets an attribute. Names are always the card's own; only values may come from elsewhere.
    pub fn attribute(self, name: &'static str, value: impl AsRef<str>) -> Self {
        set(&self.0, name, value.as_ref());
        self
    }

    pub fn maybe(self, name: &'static str, value: Option<&str>) -> Self {
        if let Some(value) = value {
            set(&self.0, name, value);
        }
        self
    }

    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.attribute(name, "") } else { self }
    }

    pub fn child(self, child: impl Into<Html>) -> Self {
        append(&self.0, child.into());
        self
    }

    pub fn children(self, children: impl IntoIterator<Item = Html>) -> Self {
        children.into_iter().for_each(|child| append(&self.0, child));
        self
    }
}

/// This event does not bubble, so it is captured.
const TOGGLE: &str = "toggle";

/// Calls `listener` for each event of this name that reaches `target`.
pub fn listen(target: &EventTarget, event: &'static str, listener: Box<dyn FnMut(JsValue)>) -> Listener {
    let (target, closure) = (target.clone(), Closure::wrap(listener));
    let callback = closure.as_ref().unchecked_ref();
    _ = target.add_event_listener_with_callback_and_bool(event, callback, event == TOGGLE);
    Listener { target, event, closure }
}

/// Listens to an event until it is dropped, which may happen during that very event.
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        _ = self.target.remove_event_listener_with_callback_and_bool(self.event, callback, self.event == TOGGLE);
    }
}

pub fn append(parent: &Element, piece: Html) {
    match piece {
        Html::Node(node) => _ = parent.append_child(&node),
        Html::Text(text) => append_text(parent, &text),
        Html::Many(pieces) => pieces.into_iter().for_each(|piece| append(parent, piece)),
    }
}

/// The maximum length of a text node. The time that browsers need to lay out a paragraph with one text node grows with
/// the square of its length (118 s for a constant of a mebibyte of hidden characters); several nodes look the same.
const TEXT_NODE: usize = 4_000;

fn append_text(parent: &Element, mut text: &str) {
    while !text.is_empty() {
        let end = text.char_indices().nth(TEXT_NODE).map_or(text.len(), |(at, _)| at);
        let Some((node, rest)) = text.split_at_checked(end) else { return };
        _ = parent.append_with_str_1(node);
        text = rest;
    }
}

/// Replaces the text of an element, in place where it is one text node: a new node would cost style and layout around it.
/// A browser that translates the page has wrapped the text.
pub fn write_text(element: &Element, text: &str) {
    let only = element.first_child().filter(|first| first.next_sibling().is_none());
    match only.and_then(|child| child.dyn_into::<Text>().ok()) {
        Some(node) => node.set_data(text),
        None => element.set_text_content(Some(text)),
    }
}

/// A place for a part of the card, at a mark in the page.
pub struct Place {
    mark: Node,
    element: Option<Element>,
}

impl Place {
    pub fn new() -> (Self, Html) {
        let mark: Node = document().create_comment("").into();
        (Self { mark: mark.clone(), element: None }, Html::Node(mark))
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
        if let Some(old) = std::mem::replace(&mut self.element, new) {
            remove(&old);
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
        Self::Node(tag.0.into())
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

/// A part in the page; dropping it removes it.
pub struct MountedPart {
    pub element: Element,
    _listeners: Vec<Listener>,
}

pub fn mount(root: &Node, Tag(element): Tag, listeners: Vec<Listener>) -> MountedPart {
    _ = root.append_child(&element);
    MountedPart { element, _listeners: listeners }
}

impl Drop for MountedPart {
    fn drop(&mut self) {
        remove(&self.element);
    }
}

/// Removes an element, after its radio buttons: Chromium keeps all of a shadow root's group of radio buttons otherwise.
pub fn remove(element: &Element) {
    all_in(element, "input[type=radio]").iter().for_each(Element::remove);
    element.remove();
}

/// Opens an address in a new tab without access to this page. Nothing else in the package navigates, and this only
/// happens during a user's press.
pub fn in_new_tab(href: &str) {
    let anchor = tag("a target=_blank rel=noreferrer referrerpolicy=no-referrer").attribute("href", href);
    anchor.0.unchecked_into::<HtmlElement>().click();
}
