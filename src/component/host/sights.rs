//! How much of the prefilled controls, and of the list of answers, the user has seen.

use super::html::{find_in, insert_after, tag};
use crate::question::Sight;
use js_sys::parse_float;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{CssStyleDeclaration, Element, IntersectionObserver, IntersectionObserverEntry};

const A_PIXEL: f64 = 1.0;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = getComputedStyle)]
    fn computed_style(element: &Element) -> CssStyleDeclaration;
}

pub struct Prefilled {
    pub field: usize,
    pub element: Element,
    /// True for an argument of a tool call, of which the card folds all after its first lines.
    pub folds: bool,
    /// True if its start or its end is in view now, and if it was while the whole value was shown.
    now: [bool; 2],
    was: [bool; 2],
}

impl Prefilled {
    pub fn new(field: usize, element: Element, folds: bool) -> Self {
        Self { field, element, folds, now: [false; 2], was: [false; 2] }
    }

    fn look(&mut self) {
        if self.now != [false; 2] && self.was != [true; 2] && shows_all(&self.element) {
            for (was, now) in self.was.iter_mut().zip(self.now) {
                *was |= now;
            }
        }
    }

    fn sight(&mut self) -> Sight {
        self.look();
        match self.was {
            [true, true] => Sight::Whole,
            _ if self.folds && is_folded(&self.element) => Sight::Folded,
            _ => Sight::Unseen,
        }
    }
}

/// The prefilled controls of a card, and the rows of its open list.
#[derive(Default)]
pub struct Sights {
    controls: RefCell<Vec<Prefilled>>,
    /// The rows, and if all of them are in view.
    rows: RefCell<Option<(Element, bool)>>,
}

impl Sights {
    /// Follows the controls and the rows that are drawn now. What was seen of those that stay is kept.
    pub fn follow(&self, observer: &IntersectionObserver, controls: Vec<Prefilled>, rows: Option<Element>) {
        let mut old = self.controls.replace(Vec::new());
        let kept = controls.into_iter().map(|new| {
            match old.iter().position(|old| old.field == new.field && old.element == new.element) {
                Some(place) => old.swap_remove(place),
                None => {
                    observer.observe(&new.element);
                    new
                }
            }
        });
        let kept: Vec<Prefilled> = kept.collect();
        old.iter().for_each(|old| observer.unobserve(&old.element));
        *self.controls.borrow_mut() = kept;
        if let Some((old, _)) = self.rows.take() {
            observer.unobserve(&old);
        }
        if let Some(rows) = &rows {
            observer.observe(rows);
        }
        *self.rows.borrow_mut() = rows.map(|rows| (rows, false));
    }

    /// Observes everything again, after the observer was disconnected.
    pub fn observe(&self, observer: &IntersectionObserver) {
        self.controls.borrow().iter().for_each(|control| observer.observe(&control.element));
        if let Some((rows, _)) = &*self.rows.borrow() {
            observer.observe(rows);
        }
    }

    /// Notes which edges of an element are in view.
    pub fn note(&self, target: &Element, entry: &IntersectionObserverEntry) {
        let (all, part) = (entry.bounding_client_rect(), entry.intersection_rect());
        let is_seen = entry.is_intersecting() && part.width() + A_PIXEL >= all.width();
        let now = [part.top() <= all.top() + A_PIXEL, part.bottom() + A_PIXEL >= all.bottom()].map(|is| is && is_seen);
        if let Some((_, is_in_view)) = self.rows.borrow_mut().as_mut().filter(|(rows, _)| rows == target) {
            *is_in_view = now == [true; 2];
        } else if let Some(control) = self.controls.borrow_mut().iter_mut().find(|own| own.element == *target) {
            control.now = now;
            control.look();
        }
    }

    /// Marks all values that are not folded as seen if accept is in view together with all rows of the list.
    pub fn with_accept(&self) {
        if matches!(&*self.rows.borrow(), Some((_, true))) {
            for control in self.controls.borrow_mut().iter_mut() {
                if !(control.folds && is_folded(&control.element)) {
                    control.was = [true; 2];
                }
            }
        }
    }

    /// Returns what was seen of each field; nothing if no field is prefilled.
    pub fn all(&self) -> Vec<Sight> {
        let mut sights = Vec::new();
        for control in self.controls.borrow_mut().iter_mut() {
            if sights.len() <= control.field {
                sights.resize(control.field.saturating_add(1), Sight::Unseen);
            }
            if let Some(sight) = sights.get_mut(control.field) {
                *sight = control.sight();
            }
        }
        sights
    }

    pub fn folded(&self) -> Vec<(usize, usize)> {
        let controls = self.controls.borrow();
        let folded = controls.iter().filter(|control| control.folds && is_folded(&control.element));
        folded.map(|control| (control.field, lines(&control.element))).collect()
    }
}

/// Returns the number of lines in an element that shows only some of them.
pub fn lines(element: &Element) -> usize {
    let (line, above) = (pixels(element, "line-height"), pixels(element, "padding-top"));
    ((f64::from(element.scroll_height()) - above - above) / line).round() as usize
}

fn is_folded(element: &Element) -> bool {
    f64::from(element.scroll_height()) > f64::from(element.client_height()) + A_PIXEL
}

fn shows_all(element: &Element) -> bool {
    if element.tag_name() == "SELECT" {
        return shows_choice(element);
    }
    !is_folded(element) && f64::from(element.scroll_width()) <= f64::from(element.client_width()) + A_PIXEL
}

/// Returns true if a closed drop-down list shows its whole choice, whose text is measured beside it.
fn shows_choice(select: &Element) -> bool {
    let text = find_in(select, ":checked").and_then(|option| option.text_content());
    let ruler = tag("span class=ruler").child(text.unwrap_or_default());
    insert_after(&ruler.0, select);
    let width = ruler.0.get_bounding_client_rect().width();
    ruler.0.remove();
    let padding = pixels(select, "padding-left") + pixels(select, "padding-right");
    width + padding <= f64::from(select.client_width()) + A_PIXEL
}

fn pixels(element: &Element, property: &str) -> f64 {
    parse_float(&computed_style(element).get_property_value(property).unwrap_or_default())
}
