//! Which part of the window shows the card: what scrolls or clips around it, the frames that the page is in, what lies over
//! it, and how far a person has zoomed in.

use super::coverage::{Coverage, Part};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, ShadowRoot};

/// How often what lies over an edge of the area is taken off: bars of a page, one below another.
const BARS: usize = 4;
/// How closely it is looked for what lies over something: in this many columns, and in rows this high, which are higher
/// where there would be more of them than this. It costs the browser some time to say what is on top.
const COLUMNS: u32 = 4;
const ROW: f64 = 20.0;
const MOST_ROWS: f64 = 15.0;
/// What is fainter than this cannot be read.
const LEAST_OPACITY: f64 = 0.5;

/// The part of the window in which the card's fields can be seen.
pub(super) struct VisibleArea {
    card: Element,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl VisibleArea {
    /// `clip` is the part of the card that no clip of the page, and none of the frames around it, cuts off.
    pub fn of(card: &Element, clip: &Part) -> Self {
        let place = card.get_bounding_client_rect();
        let mut area = Self::in_window(card);
        area.left = area.left.max(place.left() + clip.left * place.width());
        area.top = area.top.max(place.top() + clip.top * place.height());
        area.right = area.right.min(place.left() + clip.right * place.width());
        area.bottom = area.bottom.min(place.top() + clip.bottom * place.height());
        // The buttons are before what is below them.
        if let Ok(Some(footer)) = card.query_selector("footer") {
            area.bottom = area.bottom.min(footer.get_bounding_client_rect().top());
        }
        area.cut_by_bars();
        area
    }

    /// What the window and what is around the card leave of them.
    pub fn in_window(card: &Element) -> Self {
        let most = f64::MAX;
        let mut area = Self { card: card.clone(), left: -most, top: -most, right: most, bottom: most };
        area.cut_by_window();
        area.cut_by_ancestors();
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

    fn cut_by_ancestors(&mut self) {
        let mut at = Some(self.card.clone());
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
    fn cut_by_bars(&mut self) {
        for part in [0.25, 0.5, 0.75] {
            for _ in 0..BARS {
                let x = self.left + (self.right - self.left) * part;
                if self.bottom <= self.top {
                    return;
                }
                let (above, below) = (over(&self.card, x, self.top + 1.0), over(&self.card, x, self.bottom - 1.0));
                if above.is_none() && below.is_none() {
                    break;
                }
                self.top = above.map_or(self.top, |bar| bar.get_bounding_client_rect().bottom().max(self.top + 1.0));
                self.bottom =
                    below.map_or(self.bottom, |bar| bar.get_bounding_client_rect().top().min(self.bottom - 1.0));
            }
        }
    }

    /// Whether all of an element is in it, and nothing lies over it.
    pub fn holds(&self, element: &Element) -> bool {
        let place = element.get_bounding_client_rect();
        let mut seen = Coverage::default();
        self.parts_of(&place).into_iter().for_each(|part| seen.add(part));
        seen.gap(place.width(), place.height()).is_none()
    }

    /// The parts of what is here that are in it and that nothing of the page lies over. It is looked at the middle of each
    /// half of a cell by turns; of what is found there, the whole place is covered.
    pub fn parts_of(&self, place: &DomRect) -> Vec<Part> {
        let part = self.part_of(place);
        if part.is_empty() {
            return Vec::new();
        }
        let rows = ((part.bottom - part.top) / ROW).ceil().min(MOST_ROWS);
        let (width, height) = ((part.right - part.left) / f64::from(COLUMNS), (part.bottom - part.top) / rows);
        let (mut cells, mut covers) = (Vec::new(), Vec::new());
        for row in 0..rows as u32 {
            let top = part.top + height * f64::from(row);
            let x = width * if row % 2 == 0 { 0.25 } else { 0.75 };
            for column in 0..COLUMNS {
                let left = part.left + width * f64::from(column);
                let cell = Part { left, top, right: left + width, bottom: top + height };
                if let Some(cover) = over(&self.card, place.left() + left + x, place.top() + top + height / 2.0) {
                    let rect = cover.get_bounding_client_rect();
                    // What is drawn by something around the card is not where that is.
                    covers.push(if is_around(&cover, &self.card) { cell } else { part_at(&rect, place) });
                }
                cells.push(cell);
            }
        }
        if covers.is_empty() {
            return vec![part];
        }
        cells.retain(|cell| !covers.iter().any(|cover| cover.meets(cell)));
        cells
    }

    /// Which part of what is here is in it.
    pub fn part_of(&self, place: &DomRect) -> Part {
        Part {
            left: (self.left - place.left()).max(0.0),
            top: (self.top - place.top()).max(0.0),
            right: (self.right - place.left()).min(place.width()),
            bottom: (self.bottom - place.top()).min(place.height()),
        }
    }
}

/// Where something is, seen from the corner of a place.
fn part_at(rect: &DomRect, place: &DomRect) -> Part {
    let (x, y) = (place.left(), place.top());
    Part { left: rect.left() - x, top: rect.top() - y, right: rect.right() - x, bottom: rect.bottom() - y }
}

fn is_around(outer: &Element, element: &Element) -> bool {
    std::iter::successors(Some(element.clone()), rendered_parent).any(|at| at == *outer)
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
    let mut around = 1.0;
    while let Some(outer) = at {
        let own = opacity_of(&outer);
        if own * around < LEAST_OPACITY {
            return false;
        }
        // A button that cannot be pressed yet is faint by itself: that must not be what keeps it from being pressed.
        if outer != *element {
            around *= own;
        }
        at = if is_on_top_layer(&outer) { None } else { rendered_parent(&outer) };
    }
    true
}

fn opacity_of(element: &Element) -> f64 {
    let number = |text: &str| JsValue::from(text).unchecked_into_f64();
    let filter = value_of(element, "filter").unwrap_or_default();
    let filters = filter.split(')').filter_map(|one| one.trim_start().strip_prefix("opacity(")).map(number);
    filters.fold(number(&value_of(element, "opacity").unwrap_or_default()), |opacity, filter| opacity * filter)
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
