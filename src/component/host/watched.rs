use leptos::prelude::{ArcTrigger, Notify, RenderEffect, Track};
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// A value that views follow. Leptos' own signals are made anew for each type of value; here only the trigger is
/// Leptos', so their code is there once.
#[derive(Default)]
pub struct Watched<T>(Rc<(RefCell<T>, ArcTrigger)>);

impl<T> Clone for Watched<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<T> Watched<T> {
    /// The value's part that `read` gives; what reads it is made anew when the value changes.
    pub fn with<Part>(&self, read: impl FnOnce(&T) -> Part) -> Part {
        self.0.1.track();
        read(&self.0.0.borrow())
    }

    /// The value; what reads it is made anew when the value changes.
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
        self.0.0.borrow().clone()
    }

    /// Follows the value without reading it.
    pub fn track(&self) {
        self.0.1.track();
    }

    pub fn update(&self, change: impl FnOnce(&mut T)) {
        change(&mut self.0.0.borrow_mut());
        self.0.1.notify();
    }

    /// Sets the value; nothing is made anew if it stays the same.
    pub fn set(&self, value: T)
    where
        T: PartialEq,
    {
        if *self.0.0.borrow() != value {
            self.update(|old| *old = value);
        }
    }
}

/// Does something now, and again whenever what it read has changed, for as long as what this gives is kept.
pub fn effect(mut act: Box<dyn FnMut()>) -> Box<dyn Any> {
    Box::new(RenderEffect::new(move |_: Option<()>| act()))
}
