use super::coverage::Part;
use js_sys::Array;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry};

/// Asks the browser which part of an element nothing cuts off, whatever the page or the frames around it do.
pub struct Intersection {
    observer: IntersectionObserver,
    _notified: Closure<dyn FnMut(Array)>,
}

impl Intersection {
    /// `notify` gets the element, and its part in fractions of its width and height.
    pub fn new(notify: impl Fn(&Element, Option<Part>) + 'static) -> Option<Self> {
        let notified = Closure::new(move |entries: Array| {
            let Ok(entry) = entries.pop().dyn_into::<IntersectionObserverEntry>() else { return };
            let (card, seen) = (entry.bounding_client_rect(), entry.intersection_rect());
            let clip = Part {
                left: (seen.left() - card.left()) / card.width(),
                top: (seen.top() - card.top()) / card.height(),
                right: (seen.right() - card.left()) / card.width(),
                bottom: (seen.bottom() - card.top()) / card.height(),
            };
            let is_shown = card.width() > 0.0 && card.height() > 0.0 && !clip.is_empty();
            notify(&entry.target(), is_shown.then_some(clip));
        });
        let observer = IntersectionObserver::new(notified.as_ref().unchecked_ref()).ok()?;
        Some(Self { observer, _notified: notified })
    }

    /// What is observed anew is said after the next paint.
    pub fn look(&self, card: &Element) {
        self.observer.unobserve(card);
        self.observer.observe(card);
    }
}

impl Drop for Intersection {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
