use super::globals::{document, window};
use super::html::{Listener, listen, set_flag, set_or_remove};
use super::sights::{Prefilled, Sights};
use crate::question::Sight;
use crate::trust::{Guard, Press, Rectangle, Refusal};
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// The interval in milliseconds at which the position of accept is checked while it is in view.
const LOOK_EVERY: u32 = 100;
/// The time in milliseconds after a pointer has left the card for which the position is still checked in each frame.
const LOOK_ON: u64 = 3_000;
/// The observer reports each time this part more or less of an element is in view.
const STEP: f64 = 0.05;
/// The part of accept that must be in view for its guard time to begin.
const HALF: f64 = 0.5;

/// Decides whether a press on accept counts, and notes what was seen of that which will be sent. It tells the guard
/// whether half of the accept button is in view, and its position.
#[derive(Default)]
pub struct PressMonitor {
    /// True while the question can be answered.
    pub is_open: Cell<bool>,
    guard: RefCell<Guard>,
    /// The accept buttons, one or one per answer, each with whether half of it is in view.
    accept: RefCell<Vec<(Element, bool)>>,
    pub sights: Sights,
    /// The timer that checks the position, if it runs.
    timer: Cell<Option<i32>>,
    /// The time until which each frame checks it; and the next frame that does, if any.
    looks_until: Cell<u64>,
    frame: Cell<Option<i32>>,
    watching: RefCell<Option<Watching>>,
}

/// The monitor's listeners; dropping them stops them and releases the card.
struct Watching {
    observer: IntersectionObserver,
    _crossed: Closure<dyn FnMut(JsValue)>,
    _notified: [Listener; 2],
    look: Closure<dyn FnMut(JsValue)>,
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn page_time() -> f64;

    #[wasm_bindgen(js_name = setInterval)]
    fn set_interval(look: &JsValue, every: u32) -> i32;
    #[wasm_bindgen(js_name = clearInterval)]
    fn clear_interval(timer: i32);
}

fn place_of(element: &Element) -> Rectangle {
    let rect = element.get_bounding_client_rect();
    Rectangle { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
}

/// The time of the page's clock.
pub fn now() -> u64 {
    page_time() as u64
}

impl PressMonitor {
    /// Begins to watch. `seen` is called after each report of what is in view.
    pub fn begin(self: &Rc<Self>, seen: impl Fn() + 'static) {
        let this = || Rc::downgrade(self);
        let (crossing, looking) = (this(), this());
        let crossed = Closure::<dyn FnMut(JsValue)>::new(move |entries: JsValue| {
            let Some(monitor) = crossing.upgrade() else { return };
            for entry in entries.unchecked_into::<Array>() {
                let entry: IntersectionObserverEntry = entry.unchecked_into();
                let (target, is_half) = (entry.target(), entry.intersection_ratio() >= HALF);
                match monitor.accept.borrow_mut().iter_mut().find(|(button, _)| *button == target) {
                    Some((_, is_in_view)) => *is_in_view = entry.is_intersecting() && is_half,
                    None => monitor.sights.note(&target, &entry),
                }
            }
            monitor.update();
            seen();
        });
        let options = IntersectionObserverInit::new();
        let steps: Array = (0..=20_u8).map(|step| JsValue::from(f64::from(step) * STEP)).collect();
        options.set_threshold(&steps);
        let observer = IntersectionObserver::new_with_options(crossed.as_ref().unchecked_ref(), &options);
        let Ok(observer) = observer else { return };
        // The page becomes visible, or gets the focus.
        let notified =
            [("visibilitychange", Guard::view_changed as fn(&mut Guard, u64)), ("focus", Guard::window_focused)];
        let notified = notified.map(|(name, note)| {
            let notifying = this();
            let heard = move |_| {
                if let Some(monitor) = notifying.upgrade() {
                    note(&mut monitor.guard.borrow_mut(), now());
                    monitor.update();
                }
            };
            listen(&window(), name, Box::new(heard))
        });
        let look = Closure::<dyn FnMut(JsValue)>::new(move |time: JsValue| {
            if let Some(monitor) = looking.upgrade() {
                // A frame has a time, the timer has none.
                if !time.is_undefined() {
                    monitor.frame.take();
                }
                monitor.look_in_frames();
            }
        });
        *self.watching.borrow_mut() = Some(Watching { observer, _crossed: crossed, _notified: notified, look });
    }

    /// Handles that a pointer has come over the card, or has left it.
    pub fn pointer(&self, is_over: bool) {
        self.looks_until.set(if is_over { u64::MAX } else { now().saturating_add(LOOK_ON) });
        self.look_in_frames();
    }

    /// Checks the position now and in each frame, for as long as accept is in view and a pointer is near.
    fn look_in_frames(&self) {
        let watching = self.watching.borrow();
        let Some(watching) = watching.as_ref().filter(|_| self.timer.get().is_some()) else { return };
        self.look();
        if self.frame.get().is_none() && now() < self.looks_until.get() {
            let callback = watching.look.as_ref().unchecked_ref();
            self.frame.set(window().request_animation_frame(callback).ok());
        }
    }

    pub fn watch(&self, accept: Vec<Element>) {
        let Some(watching) = &*self.watching.borrow() else { return };
        watching.observer.disconnect();
        self.guard.borrow_mut().set_in_view(false, now());
        accept.iter().for_each(|button| watching.observer.observe(button));
        *self.accept.borrow_mut() = accept.into_iter().map(|button| (button, false)).collect();
        self.sights.observe(&watching.observer);
    }

    /// Watches the drawn controls of prefilled values, and the rows of the list of answers.
    pub fn watch_prefilled(&self, controls: Vec<Prefilled>, rows: Option<Element>) {
        if let Some(watching) = &*self.watching.borrow() {
            self.sights.follow(&watching.observer, controls, rows);
        }
    }

    /// Returns what was seen of each field; nothing if no field is prefilled.
    pub fn seen(&self) -> Vec<Sight> {
        if self.is_visible() {
            self.sights.with_accept();
        }
        self.sights.all()
    }

    /// Returns true if half of a button that accepts is in view, in a visible page.
    pub fn is_visible(&self) -> bool {
        self.is_in_view() && !document().hidden()
    }

    /// Tells the guard whether accept is visible, and checks its position for as long as it is.
    fn update(&self) {
        let is_seen = self.is_visible();
        self.guard.borrow_mut().set_in_view(is_seen, now());
        if is_seen {
            if let (Some(watching), None) = (&*self.watching.borrow(), self.timer.get()) {
                self.timer.set(Some(set_interval(watching.look.as_ref(), LOOK_EVERY)));
            }
            self.look_in_frames();
        } else if let Some(timer) = self.timer.take() {
            clear_interval(timer);
            for (button, _) in &*self.accept.borrow() {
                set_flag(button, "aria-disabled", false);
            }
        }
    }

    /// Records the position of the accept button and marks it `aria-disabled` until a press counts. While it is out of
    /// view it is not marked, so that screen readers and test tools do not skip it.
    fn look(&self) {
        let accept = self.accept.borrow();
        let mut guard = self.guard.borrow_mut();
        guard.record_positions(accept.iter().map(|(button, _)| place_of(button)).collect(), now());
        let is_waiting = guard.remaining(false, now()) != Some(0) || !self.is_open.get();
        for (button, _) in &*accept {
            if button.has_attribute("aria-disabled") != is_waiting || button.has_attribute("data-waiting") != is_waiting
            {
                set_or_remove(button, "aria-disabled", is_waiting.then_some("true"));
                set_flag(button, "data-waiting", is_waiting);
            }
        }
    }

    /// Tells the guard that the server or the host has changed the view.
    pub fn changed(&self) {
        self.guard.borrow_mut().view_changed(now());
        self.update();
    }

    pub fn second_step(&self, is_second_step: bool) {
        self.guard.borrow_mut().second_step(is_second_step, now());
    }

    /// Returns true if half of a button that accepts is in view.
    pub fn is_in_view(&self) -> bool {
        self.accept.borrow().iter().any(|(_, is_in_view)| *is_in_view)
    }

    pub fn shows(&self, button: &Element) -> bool {
        self.accept.borrow().iter().any(|(accept, is_in_view)| accept == button && *is_in_view)
    }

    fn place(&self, button: Option<&Element>) -> Option<usize> {
        self.accept.borrow().iter().position(|(accept, _)| Some(accept) == button)
    }

    /// Notes that the pointer is at a point of the screen, on an accept button or on none.
    pub fn pointer_at(&self, button: Option<&Element>, screen: (f64, f64)) {
        self.guard.borrow_mut().pointer_at(self.place(button), screen, now());
    }

    pub fn begin_press(&self, mut press: Press, button: Option<&Element>) {
        press.control = self.place(button).unwrap_or_default();
        self.guard.borrow_mut().begin_press(press, now());
    }

    /// Returns true if a key went down on accept and was not yet released there.
    pub fn is_key_down(&self) -> bool {
        self.guard.borrow().is_key_down()
    }

    /// Ends a press on a button. Returns why it does not count, and the button on which it began.
    pub fn end_press(&self, button: Option<&Element>) -> Result<(), (Refusal, Option<Element>)> {
        let (began, outcome) = self.guard.borrow_mut().end_press(self.place(button).unwrap_or_default());
        outcome.map_err(|refusal| (refusal, began.and_then(|at| Some(self.accept.borrow().get(at)?.0.clone()))))
    }

    /// Ends a press that a pointer began on a button, and returns the button if it has moved away meanwhile.
    pub fn end_elsewhere(&self, x: f64, y: f64) -> Option<Element> {
        let began = self.guard.borrow_mut().end_elsewhere(x, y)?;
        Some(self.accept.borrow().get(began)?.0.clone())
    }
}

impl Drop for PressMonitor {
    fn drop(&mut self) {
        if let Some(timer) = self.timer.get() {
            clear_interval(timer);
        }
        if let Some(frame) = self.frame.get() {
            _ = window().cancel_animation_frame(frame);
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
