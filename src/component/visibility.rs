//! What the server has filled in counts as seen when each part of it was in the window, with nothing that scrolls cutting
//! it off, or when its only control had the focus and shows the whole of it, or when the open preview was read to its end.

use super::html::tag;
use super::unseen::{Coverage, Filled, Part, ROUNDING, Unseen};
use super::{Model, exact, focus, id};
use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// What a closed list needs beside its text, in pixels: its padding, and the arrow.
const ARROW: f64 = 50.0;

impl Unseen {
    /// Notes what is in sight now.
    pub fn update(&self, model: &Model) {
        let mut fields = self.fields.borrow_mut();
        let card = model.card.borrow();
        let (Some(card), false) = (card.as_ref(), fields.is_empty()) else { return };
        let area = VisibleArea::of(card);
        let focused = card.query_selector(":focus").ok().flatten();
        // The fields are below one another: behind the first that is below the visible area, none needs a check.
        let mut below = false;
        fields.retain_mut(|filled| {
            let holds_focus = |frame: &Element| focused.as_ref().is_some_and(|focused| frame.contains(Some(focused)));
            if below && focused.is_none() {
                return true;
            }
            let Some(frame) = find(card, &id::of_field(filled.index)) else { return true };
            let place = frame.get_bounding_client_rect();
            below |= place.top() > area.bottom;
            if place.height() == 0.0 {
                return true;
            }
            filled.seen.add(area.part_of(&place));
            let fits = filled.fits(&frame, &area);
            let whole = filled.seen.gap(place.width(), place.height()).is_none();
            !(fits && (whole || holds_focus(&frame) && is_one_control(&frame)) && is_drawn(&frame, place.bottom()))
        });
        if let Ok(Some(json)) = card.query_selector("#preview[open] pre")
            && is_read(&json, &mut self.preview.borrow_mut(), &area)
        {
            fields.clear();
        }
    }

    /// Goes to the first that was not seen, and to that part of it.
    pub fn go_to_first(&self, model: &Model) {
        let fields = self.fields.borrow();
        let Some(filled) = fields.first() else { return };
        let Some(frame) = model.card.borrow().as_ref().and_then(|card| find(card, &id::of_field(filled.index))) else {
            return;
        };
        if !texts_fit(&frame) {
            // A line that wraps shows what the control cuts off.
            exact::show_whole(model, filled.index, &frame);
        }
        focus::field(model, filled.index);
        for (element, seen) in scrolling(&frame).iter().zip(&filled.inner) {
            let width = element.get_bounding_client_rect().width();
            if let Some((_, top)) = seen.gap(width, f64::from(element.scroll_height())) {
                element.set_scroll_top(top as i32);
            }
        }
        let place = frame.get_bounding_client_rect();
        let Some((left, top)) = filled.seen.gap(place.width(), place.height()) else { return };
        let Some(area) = model.card.borrow().as_ref().map(VisibleArea::of) else { return };
        let part = area.part_of(&place);
        if part.bottom < place.height() && place.height() <= area.bottom - area.top {
            scroll(&frame, Axis::Down, (place.bottom() - area.bottom).ceil());
        } else if part.top > top + ROUNDING || part.bottom <= top + ROUNDING {
            scroll(&frame, Axis::Down, place.top() + top - area.top);
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
    let scrolled = f64::from(element.scroll_top());
    let part = area.part_of(&place);
    seen.add(Part { top: scrolled + part.top, bottom: scrolled + part.bottom, ..part });
    seen.gap(place.width(), f64::from(element.scroll_height())).is_none()
}

/// Whether each line and each closed list of a field shows the whole of its text, or a line below does.
fn texts_fit(frame: &Element) -> bool {
    is_written_out(frame)
        || all(frame, "input, select").iter().all(|control| match control.dyn_ref::<HtmlSelectElement>() {
            Some(select) => {
                let chosen = select.query_selector("option:checked").ok().flatten().and_then(|o| o.text_content());
                chosen.is_none_or(|text| width_of(&text, frame) + ARROW <= f64::from(select.client_width()))
            }
            None => {
                !is_line(control) || f64::from(control.scroll_width()) <= f64::from(control.client_width()) + ROUNDING
            }
        })
}

/// How wide a text is in a field. A closed list does not say how wide its own is.
fn width_of(text: &str, frame: &Element) -> f64 {
    let line = tag("span class=measured").child(text);
    _ = frame.append_child(line.element());
    let width = line.element().get_bounding_client_rect().width();
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

/// The part of the window in which the card's fields can be seen.
struct VisibleArea {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl VisibleArea {
    fn of(card: &Element) -> Self {
        let length = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
        let window = window();
        let mut area = Self {
            left: 0.0,
            top: 0.0,
            right: length(window.inner_width()).unwrap_or(f64::MAX),
            bottom: length(window.inner_height()).unwrap_or(f64::MAX),
        };
        let (mut at, mut escapes) = (Some(card.clone()), false);
        while let Some(element) = at {
            let Some(style) = Style::of(&element) else { break };
            // What is placed against something further out is not cut off by what lies between.
            if !(escapes && style.position == "static") {
                escapes = false;
                area.cut(&element.get_bounding_client_rect(), &style);
            }
            match style.position.as_str() {
                "fixed" => break,
                "absolute" => escapes = true,
                _ => {}
            }
            at = rendered_parent(&element);
        }
        // The buttons are before what is below them.
        if let Ok(Some(footer)) = card.query_selector("footer") {
            area.bottom = area.bottom.min(footer.get_bounding_client_rect().top());
        }
        area
    }

    fn cut(&mut self, place: &web_sys::DomRect, style: &Style) {
        if style.cuts_width {
            (self.left, self.right) = (self.left.max(place.left()), self.right.min(place.right()));
        }
        if style.cuts_height {
            (self.top, self.bottom) = (self.top.max(place.top()), self.bottom.min(place.bottom()));
        }
    }

    /// Which part of what is here can be seen.
    fn part_of(&self, place: &web_sys::DomRect) -> Part {
        Part {
            left: (self.left - place.left()).max(0.0),
            top: (self.top - place.top()).max(0.0),
            right: (self.right - place.left()).min(place.width()),
            bottom: (self.bottom - place.top()).min(place.height()),
        }
    }
}

/// What an element is drawn in: its slot, its parent, or the element whose shadow it is in.
pub(super) fn rendered_parent(element: &Element) -> Option<Element> {
    let slot = element.assigned_slot().map(Element::from);
    slot.or_else(|| element.parent_element())
        .or_else(|| Some(element.get_root_node().dyn_into::<web_sys::ShadowRoot>().ok()?.host()))
}

/// How an element is placed, and whether it cuts off what is wider and higher than it is.
struct Style {
    position: String,
    cuts_width: bool,
    cuts_height: bool,
}

impl Style {
    fn of(element: &Element) -> Option<Self> {
        let style = window().get_computed_style(element).ok()??;
        let value = |name: &str| style.get_property_value(name).unwrap_or_default();
        let cuts = |name: &str| !is_page(element) && value(name) != "visible";
        Some(Self { position: value("position"), cuts_width: cuts("overflow-x"), cuts_height: cuts("overflow-y") })
    }
}

/// Whether the element is the page itself: what that cuts off, the window does. A body is, unless both scroll.
fn is_page(element: &Element) -> bool {
    let root = document().document_element();
    let is_root = root.as_ref() == Some(element);
    let is_body = document().body().is_some_and(|body| *body == *element);
    is_root
        || is_body
            && root
                .and_then(|root| {
                    let style = window().get_computed_style(&root).ok()??;
                    style.get_property_value("overflow-y").ok()
                })
                .is_none_or(|overflow| overflow == "visible")
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
        let style = window().get_computed_style(outer).ok().flatten();
        let value = style.and_then(|style| style.get_property_value(overflow).ok());
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
