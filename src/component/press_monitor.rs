use super::{Model, preview};
use crate::protocol::ElicitRequest;
use crate::trust::{Guard, GuardTime, Press, Visibility};
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event};

/// Watches whether a press on accept counts: only one made on purpose, on what had been seen, still and uncovered, for
/// its guard time (`security.md` R25, R26). It tells the guard what happens on the page; the clock is the page's own.
#[derive(Default)]
pub struct PressMonitor {
    guard: RefCell<Option<Guard>>,
    place: Cell<Option<(f64, f64)>>,
    entered: Cell<u64>,
    covered: Cell<bool>,
    listening: RefCell<Option<Listening>>,
}

struct Listening(Closure<dyn FnMut(Event)>, Option<IntervalHandle>);

/// How often it is looked whether the card has moved without a word from the window, as when a chat grows above it.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// What the window tells when the request may have been out of sight, or have moved.
const EVENTS: [&str; 6] = ["focus", "blur", "resize", "scroll", "visibilitychange", "fullscreenchange"];
/// How long the arrival of a request can be read out.
const SAID_FOR: Duration = Duration::from_secs(3);
/// What moves so soon after something was entered was moved by the person's own doing: milliseconds.
const OWN_DOING: u64 = 300;
/// Less than this cannot be read, and so not be agreed to: pixels.
const LEAST_SIZE: f64 = 16.0;

impl Drop for Listening {
    fn drop(&mut self) {
        if let Some(interval) = self.1.take() {
            interval.clear();
        }
        for name in EVENTS {
            _ = window().remove_event_listener_with_callback_and_bool(name, self.0.as_ref().unchecked_ref(), true);
        }
    }
}

fn now() -> u64 {
    window().performance().map_or(0, |clock| clock.now() as u64)
}

impl PressMonitor {
    /// Begins to watch, when the card has been drawn; again when it shows something else.
    pub fn begin(&self, model: &std::rc::Rc<Model>) {
        let deliberate = match &model.request {
            Ok(ElicitRequest::Form { .. }) => model.is_warned() || model.form.borrow().is_complete(),
            _ => true,
        };
        let mut guard = Guard::new(if deliberate { GuardTime::Deliberate } else { GuardTime::Ordinary });
        guard.saw(Visibility::Shown, now());
        *self.guard.borrow_mut() = Some(guard);
        let weak = std::rc::Rc::downgrade(model);
        let told = Closure::new(move |event: Event| {
            // The focus of the window counts; on its way down, that of every element is heard too.
            let inner = event.target().is_some_and(|target| target.is_instance_of::<Element>());
            let name = event.type_();
            if let Some(model) = weak.upgrade().filter(|_| !(inner && matches!(name.as_str(), "focus" | "blur"))) {
                model.press_monitor.told(&model, &name);
            }
        });
        for name in EVENTS {
            // Scrolling does not bubble; it is heard on its way down.
            _ = window().add_event_listener_with_callback_and_bool(name, told.as_ref().unchecked_ref(), true);
        }
        let weak = std::rc::Rc::downgrade(model);
        let look = move || {
            if let Some(model) = weak.upgrade() {
                model.press_monitor.told(&model, "resize");
            }
        };
        // Where it stands is known once it has been painted.
        let (first, weak) = (look.clone(), std::rc::Rc::downgrade(model));
        request_animation_frame(move || {
            first();
            if let Some(model) = weak.upgrade() {
                _ = preview::unfold_for_unseen(&model);
                // What is put into the page later is read out; afterwards it would only be read twice.
                model.arrived.set(true);
                set_timeout(move || _ = weak.upgrade().map(|model| model.arrived.set(false)), SAID_FOR);
            }
        });
        let interval = set_interval_with_handle(look, LOOK_EVERY).ok();
        *self.listening.borrow_mut() = Some(Listening(told, interval));
        self.told(model, "focus");
    }

    /// The person entered something: an error or a hint that appears for it may move the button. What had moved before
    /// is noted first; while the person goes on, nothing is looked at, since that would lay the page out at every key.
    pub fn entered(&self, model: &Model) {
        let now = now();
        if now.saturating_sub(self.entered.replace(now)) >= OWN_DOING
            && let Some(guard) = &mut *self.guard.borrow_mut()
        {
            self.look_at_place(model, guard, false);
        }
    }

    /// The request says something else now, or another step of it is asked for.
    pub fn changed(&self) {
        if let Some(guard) = &mut *self.guard.borrow_mut() {
            guard.saw(Visibility::Changed, now());
        }
    }

    /// The page knows whether something lies over the buttons, even if presses go through it (`security.md` R29).
    pub fn cover(&self, model: &Model, covered: bool) {
        self.covered.set(covered);
        self.told(model, "resize");
    }

    fn told(&self, model: &Model, event: &str) {
        let mut guard = self.guard.borrow_mut();
        let Some(guard) = &mut *guard else { return };
        let page = document();
        match event {
            "visibilitychange" => guard.saw(if page.hidden() { Visibility::Hidden } else { Visibility::Shown }, now()),
            "fullscreenchange" => guard.saw(Visibility::FullScreen, now()),
            "focus" | "blur" => {
                let focused = page.has_focus().unwrap_or(true);
                guard.saw(if focused { Visibility::Focused } else { Visibility::Unfocused }, now());
            }
            _ => {}
        }
        self.look(model, guard);
        preview::see(model);
    }

    /// Looks where the accept button is, and whether it can be seen.
    fn look(&self, model: &Model, guard: &mut Guard) {
        let own = now().saturating_sub(self.entered.get()) < OWN_DOING;
        let button = self.look_at_place(model, guard, own);
        if button.is_some_and(|button| self.covered.get() || !is_seen(&button)) {
            guard.saw(Visibility::Covered, now());
            guard.saw(Visibility::Uncovered, now());
        }
    }

    /// Looks where the accept button is; `own` is whether the person's own doing may have moved it.
    fn look_at_place(&self, model: &Model, guard: &mut Guard, own: bool) -> Option<Element> {
        let button = model.card.borrow().as_ref()?.query_selector("#accept").ok()??;
        let place = button.get_bounding_client_rect();
        let (x, y, width) = (place.x(), place.y(), place.width());
        if width == 0.0 {
            return None;
        }
        let before = self.place.replace(Some((x, y))).filter(|_| !own).unwrap_or((x, y));
        if before != (x, y) {
            guard.saw(Visibility::Moved((before.0 - x).abs().max((before.1 - y).abs())), now());
        }
        Some(button)
    }

    /// A press of a pointer or a key has begun on accept.
    pub fn press_began(&self, model: &Model, press: Press) {
        if let Some(guard) = &mut *self.guard.borrow_mut() {
            self.look(model, guard);
            guard.press_began(press, now());
        }
    }

    /// Whether the press that now ends counts.
    pub fn accepts(&self, model: &Model) -> bool {
        let mut guard = self.guard.borrow_mut();
        let Some(guard) = &mut *guard else { return false };
        self.look(model, guard);
        guard.accepts(now())
    }
}

/// Whether nothing lies over the button, and it is neither transparent nor too small to be read.
fn is_seen(button: &Element) -> bool {
    let place = button.get_bounding_client_rect();
    if place.width() < LEAST_SIZE || place.height() < LEAST_SIZE {
        return false;
    }
    let (x, y) = ((place.x() + place.width() / 2.0) as f32, (place.y() + place.height() / 2.0) as f32);
    // From the page down to the button: what is on top at its middle has to be the button, or what holds it.
    let mut inner: Option<Element> = Some(button.clone());
    while let Some(element) = inner {
        let root = element.get_root_node();
        let shadow = root.dyn_ref::<web_sys::ShadowRoot>();
        let on_top = match shadow {
            Some(shadow) => shadow.element_from_point(x, y),
            None => document().element_from_point(x, y),
        };
        // A keyboard can press what is scrolled out of view; there, nothing is on top.
        if on_top.is_some_and(|on_top| !element.contains(Some(&on_top)) && !on_top.contains(Some(&element))) {
            return false;
        }
        inner = shadow.map(|shadow| shadow.host());
    }
    is_opaque(button)
}

fn is_opaque(element: &Element) -> bool {
    let mut at = Some(element.clone());
    while let Some(element) = at {
        let style = window().get_computed_style(&element).ok().flatten();
        let faint = style.and_then(|style| style.get_property_value("opacity").ok());
        if faint.is_some_and(|opacity| opacity.starts_with("0.0") || opacity == "0" || opacity.starts_with("0.1")) {
            return false;
        }
        at = element.parent_element().or_else(|| {
            let root = element.get_root_node();
            root.dyn_ref::<web_sys::ShadowRoot>().map(web_sys::ShadowRoot::host)
        });
    }
    true
}
