//! What the server has filled in counts as seen when each part of it was in the window, with nothing that scrolls cutting
//! it off, or when its only control had the focus and shows the whole of it, or when the open preview was read to its end.

use super::coverage::{Coverage, Part, ROUNDING};
use super::html::tag;
use super::intersection::Intersection;
use super::unseen::{Filled, Unseen};
use super::visible_area::{Style, VisibleArea, is_opaque, is_page, rendered_parent, value_of};
use super::{Model, focus, id};
use crate::form::Form;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// What a closed list needs beside its text, in pixels: its padding, and the arrow.
const ARROW: f64 = 50.0;

impl Unseen {
    /// Looks what of the card the page shows, and notes what is in sight now.
    pub fn update(&self, model: &Model) {
        if self.fields.borrow().is_empty() {
            self.intersection.take();
            return;
        }
        let Some(card) = model.card.borrow().clone() else { return };
        let mut intersection = self.intersection.borrow_mut();
        if intersection.is_none() {
            let weak = model.weak.borrow().clone();
            *intersection = Intersection::new(move |card, clip| {
                if let Some(model) = weak.upgrade() {
                    model.unseen.clip.set(clip);
                    model.unseen.note(card);
                    // What is not in sight at first is in what will be sent.
                    if !model.unseen.was_noted.replace(true) && model.unseen.count() > 0 {
                        model.previewing.set(true);
                    }
                }
            });
        }
        if let Some(intersection) = &*intersection {
            intersection.look(&card);
        }
        drop(intersection);
        self.note(&card);
    }

    fn note(&self, card: &Element) {
        let Some(clip) = self.clip.get().filter(|_| is_opaque(card)) else { return };
        let area = VisibleArea::of(card, &clip);
        let focused = card.query_selector(":focus").ok().flatten();
        // The fields are below one another: behind the first that is below the visible area, none needs a check.
        let mut below = false;
        self.fields.borrow_mut().retain_mut(|filled| {
            let holds_focus = |frame: &Element| {
                focused.as_ref().is_some_and(|focused| frame.contains(Some(focused)) && area.holds(focused))
            };
            if below && focused.is_none() {
                return true;
            }
            let Some(frame) = find(card, &id::of_field(filled.index)) else { return true };
            let place = frame.get_bounding_client_rect();
            below |= place.top() > area.bottom;
            if place.height() == 0.0 {
                return true;
            }
            area.parts_of(&place).into_iter().for_each(|part| filled.seen.add(part));
            let fits = filled.fits(&frame, &area);
            let whole = filled.seen.gap(place.width(), place.height()).is_none();
            !(fits && (whole || holds_focus(&frame) && is_one_control(&frame)) && is_drawn(&frame, place.bottom()))
        });
        if let Ok(Some(json)) = card.query_selector("#preview[open] pre")
            && is_read(&json, &mut self.preview.borrow_mut(), &area)
        {
            self.fields.borrow_mut().retain(|filled| !filled.is_in_preview);
        }
    }

    /// What would be sent is written anew: of that, nothing was seen.
    pub fn preview_drawn(&self, form: &Form) {
        self.preview.take();
        for filled in self.fields.borrow_mut().iter_mut() {
            filled.is_in_preview = form.is_sent(filled.index);
        }
    }

    /// Goes to the first that was not seen, and to that part of it.
    pub fn go_to_first(&self, model: &Model) {
        let fields = self.fields.borrow();
        let Some(filled) = fields.first() else { return };
        let Some(frame) = model.card.borrow().as_ref().and_then(|card| find(card, &id::of_field(filled.index))) else {
            return;
        };
        focus::field(model, filled.index);
        for (element, seen) in scrolling(&frame).iter().zip(&filled.inner) {
            let (width, scale) = (element.get_bounding_client_rect().width(), scale_of(element));
            if let Some((_, top)) = seen.gap(width, f64::from(element.scroll_height()) * scale) {
                element.set_scroll_top((top / scale) as i32);
            }
        }
        let place = frame.get_bounding_client_rect();
        let Some((left, top)) = filled.seen.gap(place.width(), place.height()) else { return };
        let (Some(card), Some(clip)) = (model.card.borrow().clone(), self.clip.get()) else { return };
        let area = VisibleArea::of(&card, &clip);
        let part = area.part_of(&place);
        if part.bottom < place.height() && place.height() <= area.bottom - area.top {
            scroll(&frame, Axis::Down, (place.bottom() - area.bottom).ceil());
        } else if !area.parts_of(&place).iter().any(|part| part.has(left + ROUNDING, top + ROUNDING)) {
            scroll(&frame, Axis::Down, place.top() + top - area.top);
            if part.has(left + ROUNDING, top + ROUNDING) {
                // Something lies over it, and may wherever it is: what would be sent can be read in the preview too.
                model.previewing.set(true);
            }
        }
        if part.left > left + ROUNDING || part.right + ROUNDING < place.width() {
            scroll(&frame, Axis::Across, place.left() + left - area.left);
        }
    }
}

impl Filled {
    /// Whether nothing in the field is cut off: what is too long for its control was scrolled through, or is below it.
    fn fits(&mut self, frame: &Element, area: &VisibleArea) -> bool {
        let scrolling = scrolling(frame);
        self.inner.resize_with(scrolling.len(), Coverage::default);
        let mut all = true;
        for (element, seen) in scrolling.iter().zip(&mut self.inner) {
            all &= is_read(element, seen, area);
        }
        all && texts_fit(frame)
    }
}

/// Whether a field has the height of what is in it. One of a long form has a place holder's until the browser draws it.
fn is_drawn(frame: &Element, bottom: f64) -> bool {
    let children = frame.children();
    (0..children.length())
        .filter_map(|at| children.item(at))
        .all(|child| child.get_bounding_client_rect().bottom() <= bottom + ROUNDING)
}

/// Whether a field is one control and no more that the server has filled in: who is in it has all of that before them.
fn is_one_control(frame: &Element) -> bool {
    all(frame, "input, select, textarea").len() == 1 && !is_written_out(frame)
}

/// Whether a line below the control has what the control cuts off or hides.
fn is_written_out(frame: &Element) -> bool {
    frame.query_selector(".exact").ok().flatten().is_some_and(|line| line.first_child().is_some())
}

/// Notes what of an element that scrolls by itself is in sight now, and says whether all of it was.
fn is_read(element: &Element, seen: &mut Coverage, area: &VisibleArea) -> bool {
    let place = element.get_bounding_client_rect();
    let scale = scale_of(element);
    let scrolled = f64::from(element.scroll_top()) * scale;
    for part in area.parts_of(&place) {
        seen.add(Part { top: scrolled + part.top, bottom: scrolled + part.bottom, ..part });
    }
    seen.gap(place.width(), f64::from(element.scroll_height()) * scale).is_none()
}

/// How large a pixel of an element's own is in the window, where it, the card or the page is drawn larger or smaller.
fn scale_of(element: &Element) -> f64 {
    let height = element.dyn_ref::<HtmlElement>().map_or(0, HtmlElement::offset_height);
    let scale = element.get_bounding_client_rect().height() / f64::from(height);
    if scale.is_finite() && scale > 0.0 { scale } else { 1.0 }
}

/// Whether each line and each closed list of a field shows the whole of its text, or a line below does.
fn texts_fit(frame: &Element) -> bool {
    is_written_out(frame)
        || all(frame, "input, select").iter().all(|control| match control.dyn_ref::<HtmlSelectElement>() {
            Some(select) => {
                let chosen = select.query_selector("option:checked").ok().flatten().and_then(|o| o.text_content());
                chosen.is_none_or(|text| width_of(&text, frame, select) + ARROW <= f64::from(select.client_width()))
            }
            None => {
                !is_line(control) || f64::from(control.scroll_width()) <= f64::from(control.client_width()) + ROUNDING
            }
        })
}

/// How wide a text is in a closed list, in the list's own pixels: it does not say how wide its own text is.
fn width_of(text: &str, frame: &Element, select: &Element) -> f64 {
    let line = tag("span class=measured").child(text);
    if let Some(style) = line.element().dyn_ref::<HtmlElement>().map(HtmlElement::style) {
        for name in ["font", "letter-spacing", "word-spacing", "text-transform"] {
            _ = style.set_property(name, &value_of(select, name).unwrap_or_default());
        }
    }
    _ = frame.append_child(line.element());
    let width = line.element().get_bounding_client_rect().width() / scale_of(line.element());
    line.element().remove();
    width
}

fn is_line(control: &Element) -> bool {
    control.dyn_ref::<HtmlInputElement>().is_some_and(|input| matches!(input.type_().as_str(), "text" | "search"))
}

/// The parts of a field that scroll by themselves. What is chosen of a long list of checkboxes is below it in full.
fn scrolling(frame: &Element) -> Vec<Element> {
    let mut scrolling = all(frame, "textarea, div:not(.many), ul:not([role]), output");
    scrolling.retain(|element| {
        element.scroll_height() > element.client_height().saturating_add(1)
            && Style::of(element).is_some_and(|style| style.cuts_height)
    });
    scrolling
}

fn all(frame: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = frame.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

fn find(card: &Element, id: &str) -> Option<Element> {
    card.query_selector(&["#", id].concat()).ok().flatten()
}

#[derive(Clone, Copy)]
enum Axis {
    Across,
    Down,
}

/// Scrolls what is around an element, so that what is this far away comes to where the first part in sight is.
fn scroll(element: &Element, axis: Axis, by: f64) {
    let overflow = if matches!(axis, Axis::Down) { "overflow-y" } else { "overflow-x" };
    let has_more = |outer: &Element| match axis {
        Axis::Down => outer.scroll_height() > outer.client_height(),
        Axis::Across => outer.scroll_width() > outer.client_width(),
    };
    let scrolls = |outer: &Element| {
        let value = value_of(outer, overflow);
        !is_page(outer) && value.is_some_and(|value| matches!(value.as_str(), "auto" | "scroll")) && has_more(outer)
    };
    let mut at = rendered_parent(element);
    while let Some(outer) = at.take_if(|outer| !scrolls(outer)) {
        at = rendered_parent(&outer);
    }
    let Some(outer) = at.or_else(|| document().document_element()) else { return };
    match axis {
        Axis::Down => outer.set_scroll_top(outer.scroll_top().saturating_add(by as i32)),
        Axis::Across => outer.set_scroll_left(outer.scroll_left().saturating_add(by as i32)),
    }
}
