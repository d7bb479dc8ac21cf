//! Elements without `view!`.
//!
//! `view!` writes what does not change through `innerHTML`, which a page with Trusted Types forbids; here elements are made with
//! `createElement`, copies of those and text nodes alone. And Leptos' builders make a new type for every combination of tag,
//! attributes and children, and code for each: the header, a notice and the summary of errors alone, written with `view!`, made
//! the form's module larger by 2.8 kB in brotli, and there are some thirty such views. Here all go through [`tag`], whose code is
//! there once. Each [`live`] part is one effect.

use super::watched::effect;
use crate::json::find;
use leptos::prelude::document;
use std::any::Any;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, EventTarget, Node, Text};

/// What has to live as long as a piece of the page: effects and listeners.
type Kept = Vec<Box<dyn Any>>;

thread_local! {
    /// What the piece that is being made keeps.
    static KEPT: RefCell<Kept> = const { RefCell::new(Vec::new()) };
    /// For each description that was asked for, and asked for again, what is copied: one call makes a copy whole.
    static MODELS: RefCell<Vec<(&'static str, Option<Element>)>> = const { RefCell::new(Vec::new()) };
}

/// Makes a piece, and gives what it keeps beside it.
fn made<Piece>(make: impl FnOnce() -> Piece) -> (Piece, Kept) {
    let outer = KEPT.take();
    let piece = make();
    (piece, KEPT.replace(outer))
}

/// Keeps something alive for as long as the piece that is being made.
pub fn keep(kept: Box<dyn Any>) {
    KEPT.with_borrow_mut(|all| all.push(kept));
}

pub enum Html {
    Element(Tag),
    /// Text that stays.
    Text(String),
    /// An element, or none, that is made anew whenever what it reads changes.
    Live(Box<dyn Fn() -> Option<Tag>>),
    /// Text that changes in its place whenever what it reads changes.
    LiveText(Box<dyn Fn() -> String>),
    /// Several pieces, or none.
    Many(Vec<Html>),
}

pub struct Tag(Element);

/// Makes an element of its name and the attributes that are known when this is compiled: `input type=text part=control`.
pub fn tag(description: &'static str) -> Tag {
    MODELS.with_borrow_mut(|models| match models.iter_mut().find(|(known, _)| std::ptr::eq(*known, description)) {
        // Much of the first card is there once, and a model for it would be made in vain.
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

/// A text in which the first of its parts that reads `part` is an element of its own.
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
    /// An attribute whose value is known when this is compiled.
    pub fn fixed(self, name: &'static str, value: &'static str) -> Self {
        set(&self.0, name, value);
        self
    }

    /// An attribute. Names are always our own; only values may come from elsewhere.
    pub fn attribute(self, name: &'static str, value: impl AsRef<str>) -> Self {
        set(&self.0, name, value.as_ref());
        self
    }

    /// An attribute that is there when `on` holds.
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.fixed(name, "") } else { self }
    }

    /// An attribute that says `true` when `on` holds, and is absent else.
    pub fn flag_true(self, name: &'static str, on: bool) -> Self {
        if on { self.fixed(name, "true") } else { self }
    }

    /// Calls `listener` for each event of this name that arrives here.
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

/// Hears of an event until it is dropped, which may be while that very event is on its way.
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

/// The most characters of a text node. Browsers lay out a paragraph of one long text in time that grows with the square of its
/// length (118 s for a constant of a mebibyte of hidden characters); of several texts it looks the same.
pub const TEXT_NODE: usize = 4_000;

fn append_text(parent: &Element, mut text: &str) {
    while !text.is_empty() {
        let end = text.char_indices().nth(TEXT_NODE).map_or(text.len(), |(at, _)| at);
        let Some((node, rest)) = text.split_at_checked(end) else { return };
        _ = parent.append_with_str_1(node);
        text = rest;
    }
}

/// Puts a text in the place of all that an element has.
pub fn set_text(element: &Element, text: &str) {
    element.set_text_content(None);
    append_text(element, text);
}

/// The text of an element that has nothing else, to be written where it stands: an element that comes anew costs style and
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

/// An element that is made anew whenever what it reads changes.
pub fn live(piece: impl Fn() -> Option<Tag> + 'static) -> Html {
    Html::Live(Box::new(piece))
}

/// Text that changes in its place whenever what it reads changes.
pub fn live_text(text: impl Fn() -> String + 'static) -> Html {
    Html::LiveText(Box::new(text))
}

/// Does something now, and whenever what it reads changes, for as long as the piece that is being made is there.
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

/// What was made and is in the page; dropping it takes it out.
pub struct Mounted {
    element: Element,
    _kept: Kept,
}

/// Makes a piece and puts it into `root`.
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
