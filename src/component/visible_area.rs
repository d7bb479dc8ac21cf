//! Which part of the window shows the card: what scrolls or clips around it, the frames that the page is in, what lies over
//! it, and how far a person has zoomed in.

use super::coverage::{Part, ROUNDING};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, ShadowRoot};

/// How often what lies over an edge of the area is taken off: bars of a page, one below another.
const BARS: usize = 4;

/// The part of the window in which the card's fields can be seen.
pub(super) struct VisibleArea {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl VisibleArea {
    /// `clip` is the part of the card that no clip of the page, and none of the frames around it, cuts off.
    pub fn of(card: &Element, clip: &Part) -> Self {
        let place = card.get_bounding_client_rect();
        let mut area = Self {
            left: place.left() + clip.left * place.width(),
            top: place.top() + clip.top * place.height(),
            right: place.left() + clip.right * place.width(),
            bottom: place.top() + clip.bottom * place.height(),
        };
        area.cut_by_window();
        area.cut_by_ancestors(card);
        // The buttons are before what is below them.
        if let Ok(Some(footer)) = card.query_selector("footer") {
            area.bottom = area.bottom.min(footer.get_bounding_client_rect().top());
        }
        area.cut_by_bars(card);
        area
    }

    fn cut_by_window(&mut self) {
        // Who has zoomed in, or has a keyboard on the screen, sees less than the window.
        let visual = get(&window(), "visualViewport");
        let number = |name: &str, otherwise: f64| get(&visual, name).as_f64().unwrap_or(otherwise);
        let (left, top) = (number("offsetLeft", 0.0), number("offsetTop", 0.0));
        let (width, height) = (number("width", f64::MAX), number("height", f64::MAX));
        (self.left, self.right) = (self.left.max(left), self.right.min(left + width));
        (self.top, self.bottom) = (self.top.max(top), self.bottom.min(top + height));
    }

    fn cut_by_ancestors(&mut self, card: &Element) {
        let mut at = Some(card.clone());
        // What is placed against something further out is not cut off by what lies between.
        let mut placed = Placed::InFlow;
        while let Some(element) = at {
            let Some(style) = Style::of(&element) else { break };
            if style.holds(&placed) {
                placed = Placed::InFlow;
                self.cut(&element.get_bounding_client_rect(), &style);
            }
            match style.position.as_str() {
                _ if is_on_top_layer(&element) => break,
                "fixed" => placed = Placed::Fixed,
                "absolute" => placed = Placed::Absolute,
                _ => {}
            }
            at = rendered_parent(&element);
        }
    }

    fn cut(&mut self, place: &DomRect, style: &Style) {
        if style.cuts_width {
            (self.left, self.right) = (self.left.max(place.left()), self.right.min(place.right()));
        }
        if style.cuts_height {
            (self.top, self.bottom) = (self.top.max(place.top()), self.bottom.min(place.bottom()));
        }
    }

    /// Takes off what lies over its upper and lower edges, as a bar that stays there while the page scrolls.
    fn cut_by_bars(&mut self, card: &Element) {
        for part in [0.25, 0.5, 0.75] {
            for _ in 0..BARS {
                let x = self.left + (self.right - self.left) * part;
                if self.bottom <= self.top {
                    return;
                }
                let (above, below) = (over(card, x, self.top + 1.0), over(card, x, self.bottom - 1.0));
                if above.is_none() && below.is_none() {
                    break;
                }
                self.top = above.map_or(self.top, |bar| bar.get_bounding_client_rect().bottom().max(self.top + 1.0));
                self.bottom =
                    below.map_or(self.bottom, |bar| bar.get_bounding_client_rect().top().min(self.bottom - 1.0));
            }
        }
    }

    /// Whether all of an element is in it.
    pub fn holds(&self, element: &Element) -> bool {
        let place = element.get_bounding_client_rect();
        let part = self.part_of(&place);
        let width = part.right - part.left + ROUNDING >= place.width();
        width && part.bottom - part.top + ROUNDING >= place.height()
    }

    /// Which part of what is here can be seen.
    pub fn part_of(&self, place: &DomRect) -> Part {
        Part {
            left: (self.left - place.left()).max(0.0),
            top: (self.top - place.top()).max(0.0),
            right: (self.right - place.left()).min(place.width()),
            bottom: (self.bottom - place.top()).min(place.height()),
        }
    }
}

/// What lies over an element at a point of the window: neither the element, nor in it, nor around it. Nothing does where
/// the point is outside the window.
pub(super) fn over(element: &Element, x: f64, y: f64) -> Option<Element> {
    let (x, y) = (x as f32, y as f32);
    // From the element up to the page: in each tree, what is on top has to be the element, or what holds it.
    let mut inner: Option<Element> = Some(element.clone());
    while let Some(element) = inner {
        let root = element.get_root_node();
        let shadow = root.dyn_ref::<ShadowRoot>();
        let on_top = match shadow {
            Some(shadow) => shadow.element_from_point(x, y),
            None => document().element_from_point(x, y),
        };
        let is_over = |on_top: &Element| !element.contains(Some(on_top)) && !on_top.contains(Some(&element));
        if let Some(on_top) = on_top.filter(is_over) {
            return Some(on_top);
        }
        inner = shadow.map(ShadowRoot::host);
    }
    None
}

/// Whether neither the element nor anything around it is hidden or transparent.
pub(super) fn is_opaque(element: &Element) -> bool {
    let mut at = Some(element.clone());
    if value_of(element, "visibility").is_some_and(|visibility| visibility != "visible") {
        return false;
    }
    while let Some(element) = at {
        let faint = value_of(&element, "opacity");
        if faint.is_some_and(|opacity| opacity.starts_with("0.0") || opacity == "0" || opacity.starts_with("0.1")) {
            return false;
        }
        at = rendered_parent(&element);
    }
    true
}

/// What an element is drawn in: its slot, its parent, or the element whose shadow it is in.
pub(super) fn rendered_parent(element: &Element) -> Option<Element> {
    let slot = element.assigned_slot().map(Element::from);
    slot.or_else(|| element.parent_element())
        .or_else(|| Some(element.get_root_node().dyn_into::<ShadowRoot>().ok()?.host()))
}

/// What an element is placed against.
enum Placed {
    InFlow,
    Absolute,
    Fixed,
}

/// How an element is placed, whether what is placed against the window stays within it, and whether it cuts off what is
/// wider and higher than it is.
pub(super) struct Style {
    position: String,
    contains: bool,
    cuts_width: bool,
    pub cuts_height: bool,
}

/// What makes an element contain what is placed against the window.
const CONTAINING: [&str; 7] = ["transform", "translate", "rotate", "scale", "perspective", "filter", "backdrop-filter"];

impl Style {
    pub fn of(element: &Element) -> Option<Self> {
        let style = window().get_computed_style(element).ok()??;
        let value = |name: &str| style.get_property_value(name).unwrap_or_default();
        let has = |name: &str, words: &[&str]| value(name).split([' ', ',']).any(|word| words.contains(&word));
        let is_page = is_page(element);
        let paints_within = has("contain", &["paint", "strict", "content"]);
        let cuts = |name: &str| !is_page && (paints_within || value(name) != "visible");
        let contains = CONTAINING.iter().any(|name| !matches!(value(name).as_str(), "none" | ""))
            || paints_within
            || has("contain", &["layout"])
            || has("will-change", &CONTAINING);
        Some(Self {
            position: value("position"),
            contains,
            cuts_width: cuts("overflow-x"),
            cuts_height: cuts("overflow-y"),
        })
    }

    /// Whether what is placed so within the element is placed against it.
    fn holds(&self, placed: &Placed) -> bool {
        match placed {
            Placed::InFlow => true,
            Placed::Absolute => self.contains || self.position != "static",
            Placed::Fixed => self.contains,
        }
    }
}

/// Whether nothing of the page around the element cuts it off.
fn is_on_top_layer(element: &Element) -> bool {
    [":modal", ":popover-open", ":fullscreen"].iter().any(|state| element.matches(state).unwrap_or(false))
}

/// Whether the element is the page itself: what that cuts off, the window does. A body is, unless both scroll.
pub(super) fn is_page(element: &Element) -> bool {
    let root = document().document_element();
    let is_root = root.as_ref() == Some(element);
    let is_body = document().body().is_some_and(|body| *body == *element);
    is_root
        || is_body && root.and_then(|root| value_of(&root, "overflow-y")).is_none_or(|overflow| overflow == "visible")
}

/// A value of an element's computed style.
pub(super) fn value_of(element: &Element, name: &str) -> Option<String> {
    window().get_computed_style(element).ok()??.get_property_value(name).ok()
}

fn get(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or_default()
}
