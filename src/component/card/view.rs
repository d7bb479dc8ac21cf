//! A question in the page: the parts of the card that change, and the listeners of its host.

use super::field_parts::FieldParts;
use super::parts::{ASIDE, INSIDE};
use crate::component::control;
use crate::component::host::html::{Html, Place, Tag};
use crate::component::host::{BrowserPage, CardHost, Focus, Prefilled, PressMonitor, id, now};
use crate::question::{Part, Question, Settings};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsValue, closure::Closure};
use web_sys::Element;

/// The callback that learns whether the address was copied.
pub type Heard = Closure<dyn FnMut(JsValue)>;

/// The time in milliseconds after an input in which the user counts as typing.
const TYPING: u64 = 1_000;

pub struct View {
    pub question: RefCell<Question>,
    pub host: Rc<dyn CardHost>,
    pub focus: Focus,
    /// Decides whether a press on accept counts yet.
    pub monitor: Rc<PressMonitor>,
    places: RefCell<Vec<(Part, Place)>>,
    fields: RefCell<Vec<Option<FieldParts>>>,
    pub typed: Cell<Option<u64>>,
    /// True if a field shows an error, as the host knows it.
    pub is_invalid: Cell<bool>,
    pub is_pressed: Cell<bool>,
    /// The field that the pointer's press left. It is checked after the press, because a line that appears or
    /// disappears would move the pressed element away from the pointer.
    pub pressed_away_from: Cell<Option<usize>>,
    /// The id of the focused element when the card asked for confirmation.
    pub left_off: RefCell<Option<String>>,
    /// The answers of the finished steps of the round, as their own cards have drawn them.
    pub steps: RefCell<Vec<Option<Element>>>,
    pub copying: RefCell<Option<[Heard; 2]>>,
    pub this: Weak<Self>,
}

impl View {
    /// Reads a request, given as JSON text; [`card`](super::card) draws it.
    pub fn new(text: &str, host: Rc<dyn CardHost>, settings: Settings) -> Rc<Self> {
        let question = Question::new(text, Rc::new(BrowserPage(Rc::clone(&host))), settings);
        Rc::new_cyclic(|this| Self {
            question: RefCell::new(question),
            host,
            focus: Focus::default(),
            monitor: Rc::default(),
            places: RefCell::default(),
            fields: RefCell::default(),
            typed: Cell::default(),
            is_invalid: Cell::default(),
            is_pressed: Cell::default(),
            pressed_away_from: Cell::default(),
            left_off: RefCell::default(),
            steps: RefCell::default(),
            copying: RefCell::default(),
            this: Weak::clone(this),
        })
    }

    /// Makes the place of a part, in which the part is drawn once everything around it is.
    pub fn place(&self, part: Part) -> Html {
        let (place, mark) = Place::new();
        let mut places = self.places.borrow_mut();
        places.retain(|(other, _)| *other != part);
        places.push((part, place));
        mark
    }

    /// Returns true if the place of a part is empty; `None` if the card has no place for it.
    pub fn is_empty(&self, part: Part) -> Option<bool> {
        self.places.borrow().iter().find(|(own, _)| *own == part).map(|(_, place)| place.is_empty())
    }

    pub fn put(&self, part: Part, new: Option<Tag>) {
        if let Some((_, place)) = self.places.borrow_mut().iter_mut().find(|(own, _)| *own == part) {
            place.put(new, ASIDE.contains(&part));
        }
    }

    /// Forgets the parts inside the card, which is drawn again, with this number of fields.
    pub fn forget(&self, fields: usize) {
        self.places.borrow_mut().retain(|(part, _)| !INSIDE.contains(part));
        self.fields.replace((0..fields).map(|_| None).collect());
    }

    pub fn keep_field(&self, parts: FieldParts) {
        if let Some(place) = self.fields.borrow_mut().get_mut(parts.index) {
            *place = Some(parts);
        }
    }

    /// Writes the parts of a field whose bits are set.
    pub fn update_field(&self, question: &Question, index: usize, bits: u8) {
        if let Some(Some(parts)) = self.fields.borrow().get(index) {
            parts.update(question, bits);
        }
    }

    pub fn prefilled(&self, question: &Question) -> Vec<Prefilled> {
        let fields = self.fields.borrow();
        let prefilled = fields.iter().flatten().filter_map(|parts| {
            let field = question.form.fields.get(parts.index).filter(|field| field.is_prefilled())?;
            Some(Prefilled::new(parts.index, parts.whole_control(), control::folds(field)))
        });
        prefilled.collect()
    }

    /// Handles a report of what is in view.
    pub fn seen(&self) {
        for (index, lines) in self.monitor.sights.folded() {
            if let (Some(Some(parts)), Ok(question)) = (self.fields.borrow().get(index), self.question.try_borrow()) {
                parts.fold(&question.language, lines);
            }
        }
        if self.monitor.is_visible() {
            let since = self.typed.get().map(|typed| now().saturating_sub(typed));
            self.look(since.is_some_and(|since| since < TYPING));
        }
    }

    /// Tells the question what was seen of the prefilled values; while the user `types`, nothing opens.
    pub fn look(&self, types: bool) {
        let sights = self.monitor.seen();
        if !sights.is_empty() {
            self.change(|question| question.look(&sights, types));
        }
    }

    pub fn unfold(&self, index: usize) {
        if let Some(Some(parts)) = self.fields.borrow().get(index) {
            parts.unfold();
        }
        self.focus.to(&id::of(index, "0"));
    }

    pub fn field(&self, index: usize) -> Option<Element> {
        Some(self.fields.borrow().get(index)?.as_ref()?.frame.clone())
    }
}
