use super::Status;
use crate::component::host::Watched;
use crate::trust::{Guard, Means, Press, Rectangle};
use js_sys::Array;
use leptos::prelude::{document, window};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{Element, Event, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// How often it is looked where accept is, while it is in view: milliseconds.
const LOOK_EVERY: u32 = 100;
/// How much of accept is in view when its time begins.
const HALF: f64 = 0.5;
/// The events of the window by which a page becomes visible, or gets the focus.
const EVENTS: [&str; 2] = ["visibilitychange", "focus"];

/// Says whether a press on accept counts. It passes to the guard what the browser tells of accept: whether half of it is in
/// view, and where it is. Nothing else of the card is ever measured.
pub struct PressMonitor {
    status: Watched<Status>,
    guard: RefCell<Guard>,
    /// What accepts: one button, or two beside each other.
    accept: RefCell<Vec<Element>>,
    is_in_view: Cell<bool>,
    /// The timer of the looks, while there is one.
    timer: Cell<Option<i32>>,
    watching: RefCell<Option<Watching>>,
}

/// What the monitor hears with; dropped, it hears no more, and keeps nothing of the card.
struct Watching {
    observer: IntersectionObserver,
    _crossed: Closure<dyn FnMut(Array)>,
    notified: Closure<dyn FnMut(Event)>,
    look: Closure<dyn FnMut()>,
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn page_time() -> f64;

    // Leptos' own leaves what it calls, and what that holds of a card, to the garbage collector.
    #[wasm_bindgen(js_name = setInterval)]
    fn set_interval(look: &JsValue, every: u32) -> i32;
    #[wasm_bindgen(js_name = clearInterval)]
    fn clear_interval(timer: i32);
}

fn place_of(element: &Element) -> Rectangle {
    let rect = element.get_bounding_client_rect();
    Rectangle { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
}

fn now() -> u64 {
    page_time() as u64
}

impl PressMonitor {
    pub fn new(status: Watched<Status>) -> Rc<Self> {
        Rc::new(Self {
            status,
            guard: RefCell::default(),
            accept: RefCell::default(),
            is_in_view: Cell::default(),
            timer: Cell::default(),
            watching: RefCell::default(),
        })
    }

    pub fn begin(self: &Rc<Self>) {
        let this = || {
            let weak = Rc::downgrade(self);
            move || Weak::upgrade(&weak)
        };
        let (crossing, notifying, looking) = (this(), this(), this());
        let crossed = move |entry: IntersectionObserverEntry| {
            let Some(monitor) = crossing().filter(|it| it.accept.borrow().first() == Some(&entry.target())) else {
                return;
            };
            monitor.is_in_view.set(entry.is_intersecting() && entry.intersection_ratio() >= HALF);
            monitor.update();
        };
        let crossed =
            Closure::<dyn FnMut(Array)>::new(move |entries: Array| _ = entries.pop().dyn_into().map(&crossed));
        let options = IntersectionObserverInit::new();
        options.set_threshold(&HALF.into());
        let observer = IntersectionObserver::new_with_options(crossed.as_ref().unchecked_ref(), &options);
        let Ok(observer) = observer else { return };
        let notified = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            if let Some(monitor) = notifying() {
                let mut guard = monitor.guard.borrow_mut();
                if event.type_() == "focus" {
                    guard.focused(now())
                } else {
                    guard.changed(now())
                }
                drop(guard);
                monitor.update();
            }
        });
        for name in EVENTS {
            _ = window().add_event_listener_with_callback(name, notified.as_ref().unchecked_ref());
        }
        let look = Closure::<dyn FnMut()>::new(move || {
            if let Some(monitor) = looking() {
                monitor.look();
            }
        });
        *self.watching.borrow_mut() = Some(Watching { observer, _crossed: crossed, notified, look });
    }

    /// Watches what accepts, which was drawn anew: of two buttons the first, beside which the other stays.
    pub fn watch(&self, accept: Vec<Element>) {
        let Some(watching) = &*self.watching.borrow() else { return };
        watching.observer.disconnect();
        self.is_in_view.set(false);
        self.guard.borrow_mut().seen(false, now());
        if let Some(first) = accept.first() {
            watching.observer.observe(first);
        }
        *self.accept.borrow_mut() = accept;
    }

    /// Tells the guard whether accept can be seen; it is looked where it is for as long as it can.
    fn update(&self) {
        let is_seen = self.is_in_view.get() && !document().hidden();
        self.guard.borrow_mut().seen(is_seen, now());
        match (&*self.watching.borrow(), self.timer.get()) {
            (Some(watching), None) if is_seen => {
                self.timer.set(Some(set_interval(watching.look.as_ref(), LOOK_EVERY)));
            }
            (_, Some(timer)) if !is_seen => {
                clear_interval(timer);
                self.timer.set(None);
                for button in &*self.accept.borrow() {
                    _ = button.remove_attribute("aria-disabled");
                }
            }
            _ => {}
        }
        if is_seen {
            self.look();
        }
    }

    /// Looks where accept is, and shows on it whether a press counts yet. Out of view it is not called disabled: who hears of
    /// it by a screen reader can press it once it has come into view.
    fn look(&self) {
        let accept = self.accept.borrow();
        let Some(first) = accept.first() else { return };
        let mut guard = self.guard.borrow_mut();
        guard.look(place_of(first), now());
        let is_waiting =
            guard.remaining(Means::Pointer, now()) != Some(0) || self.status.get_untracked() != Status::Open;
        for button in &*accept {
            if button.has_attribute("aria-disabled") != is_waiting || button.has_attribute("data-waiting") != is_waiting
            {
                _ = match is_waiting {
                    true => button.set_attribute("aria-disabled", "true"),
                    false => button.remove_attribute("aria-disabled"),
                };
                _ = button.toggle_attribute_with_force("data-waiting", is_waiting);
            }
        }
    }

    /// The server or the host has changed what is shown.
    pub fn changed(&self) {
        self.guard.borrow_mut().changed(now());
        self.update();
    }

    pub fn second_step(&self, is_second_step: bool) {
        self.guard.borrow_mut().second_step(is_second_step, now());
    }

    pub fn is_in_view(&self) -> bool {
        self.is_in_view.get()
    }

    /// A press of a pointer or a key has begun on a button that accepts. On the second of two it counts as one at the same place of the
    /// first, which alone is looked at.
    pub fn press_began(&self, mut press: Press, button: Option<&Element>) {
        if let ([first, second], Some(point)) = (self.accept.borrow().as_slice(), &mut press.point)
            && Some(second) == button
        {
            let (first, second) = (place_of(first), place_of(second));
            let across = (point.0 - second.left) / (second.right - second.left);
            *point = (first.left + across * (first.right - first.left), first.top + point.1 - second.top);
        }
        self.guard.borrow_mut().press_began(press, now());
    }

    /// Whether a key that went down on accept has not been let go there.
    pub fn is_key_down(&self) -> bool {
        self.guard.borrow().is_key_down()
    }

    pub fn press_ended(&self) -> bool {
        self.guard.borrow_mut().press_ended()
    }
}

impl Drop for PressMonitor {
    fn drop(&mut self) {
        if let Some(timer) = self.timer.get() {
            clear_interval(timer);
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.observer.disconnect();
        for name in EVENTS {
            _ = window().remove_event_listener_with_callback(name, self.notified.as_ref().unchecked_ref());
        }
    }
}
