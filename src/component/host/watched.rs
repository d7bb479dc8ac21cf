//! Values that views follow, and the effects that follow them. Leptos' reactive graph does more than a card needs, and
//! made the form's module larger by 6 kB in brotli.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = queueMicrotask)]
    fn queue_microtask(act: &JsValue);
}

thread_local! {
    /// The running effect: it follows the values that it reads.
    static CURRENT: RefCell<Option<Rc<Effect>>> = const { RefCell::new(None) };
    /// The effects to run in the next microtask.
    static DUE: RefCell<Vec<Weak<Effect>>> = const { RefCell::new(Vec::new()) };
    /// The actions to run after them.
    static AFTER: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
    static IS_SCHEDULED: Cell<bool> = const { Cell::new(false) };
}

/// The effects that follow one value. They are independent of the value's type, so that their code exists once.
#[derive(Default)]
struct Followers(RefCell<Vec<Weak<Effect>>>);

struct Effect {
    act: RefCell<Box<dyn FnMut()>>,
    sources: RefCell<Vec<Rc<Followers>>>,
    is_due: Cell<bool>,
}

impl Followers {
    /// Makes the running effect follow the value.
    fn track(self: &Rc<Self>) {
        CURRENT.with_borrow(|current| {
            let Some(effect) = current else { return };
            let mut sources = effect.sources.borrow_mut();
            if !sources.iter().any(|source| Rc::ptr_eq(source, self)) {
                sources.push(Rc::clone(self));
                self.0.borrow_mut().push(Rc::downgrade(effect));
            }
        });
    }

    fn notify(&self) {
        for follower in &*self.0.borrow() {
            if follower.upgrade().is_some_and(|effect| !effect.is_due.replace(true)) {
                DUE.with_borrow_mut(|due| due.push(Weak::clone(follower)));
            }
        }
        schedule();
    }
}

impl Effect {
    fn run(self: Rc<Self>) {
        self.is_due.set(false);
        self.unfollow();
        let outer = CURRENT.replace(Some(Rc::clone(&self)));
        (self.act.borrow_mut())();
        CURRENT.set(outer);
    }

    fn unfollow(&self) {
        for source in self.sources.take() {
            let mut followers = source.0.borrow_mut();
            let place = followers.iter().position(|follower| std::ptr::eq(Weak::as_ptr(follower), self));
            place.map(|place| followers.remove(place));
        }
    }
}

impl Drop for Effect {
    fn drop(&mut self) {
        self.unfollow();
    }
}

fn schedule() {
    if !IS_SCHEDULED.replace(true) {
        queue_microtask(&Closure::once_into_js(flush));
    }
}

fn flush() {
    loop {
        let due = DUE.take();
        if due.is_empty() {
            break;
        }
        due.iter().filter_map(Weak::upgrade).for_each(Effect::run);
    }
    IS_SCHEDULED.set(false);
    for act in AFTER.take() {
        act();
    }
}

/// Calls `act` once the page shows all changes so far.
pub fn once_drawn(act: impl FnOnce() + 'static) {
    AFTER.with_borrow_mut(|after| after.push(Box::new(act)));
    schedule();
}

/// Calls `act` now, and again whenever a value that it read has changed, for as long as the result is kept.
pub fn effect(act: Box<dyn FnMut()>) -> Box<dyn Any> {
    let effect = Effect { act: RefCell::new(act), sources: RefCell::default(), is_due: Cell::default() };
    let effect = Rc::new(effect);
    Rc::clone(&effect).run();
    Box::new(effect)
}

/// A value that views follow.
#[derive(Default)]
pub struct Watched<T> {
    value: Rc<RefCell<T>>,
    followers: Rc<Followers>,
}

impl<T> Clone for Watched<T> {
    fn clone(&self) -> Self {
        Self { value: Rc::clone(&self.value), followers: Rc::clone(&self.followers) }
    }
}

impl<T> Watched<T> {
    /// Returns the part of the value that `read` selects. The running effect runs again when the value changes.
    pub fn with<Part>(&self, read: impl FnOnce(&T) -> Part) -> Part {
        self.track();
        read(&self.value.borrow())
    }

    /// Returns the value. The running effect runs again when it changes.
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub fn get_untracked(&self) -> T
    where
        T: Clone,
    {
        self.value.borrow().clone()
    }

    /// Follows the value without reading it.
    pub fn track(&self) {
        self.followers.track();
    }

    pub fn update(&self, change: impl FnOnce(&mut T)) {
        change(&mut self.value.borrow_mut());
        self.followers.notify();
    }

    /// Sets the value. If it stays the same, no effect runs.
    pub fn set(&self, value: T)
    where
        T: PartialEq,
    {
        if *self.value.borrow() != value {
            self.update(|old| *old = value);
        }
    }
}
