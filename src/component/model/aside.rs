use crate::component::host::Watched;
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsValue, closure::Closure};

/// The callback that learns whether the address was copied.
type Heard = Closure<dyn FnMut(JsValue)>;

/// The panel beside a question: other waiting requests, a server that asks too often, an opened address.
///
/// Each value is watched separately, and a button that was offered once stays as long as the card: a new count only
/// changes a text, so no button that a user is about to press moves, disappears or appears.
#[derive(Default)]
pub struct Aside {
    pub waiting: Watched<usize>,
    pub dropped: Watched<usize>,
    pub offers_mute: Watched<bool>,
    /// True if the server has said that the user is done at its address.
    pub completed: Watched<bool>,
    /// True if the address was opened, and the user has not said that they are done there.
    pub opened: Watched<bool>,
    pub copied: Watched<bool>,
    /// True if other requests have waited: declining all of the server then stays offered.
    pub has_waited: Watched<bool>,
    pub has_dropped: Watched<bool>,
    pub is_needed: Watched<bool>,
    is_settled: Cell<bool>,
    copying: RefCell<Option<[Heard; 2]>>,
}

impl Aside {
    /// Sets the number of requests behind this one, the number that were cancelled unseen, whether to offer muting the
    /// server, and whether the server has said that the user is done at its address.
    pub fn set(&self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        self.waiting.set(waiting);
        self.dropped.set(dropped);
        self.offers_mute.set(offers_mute);
        self.completed.set(completed);
        self.has_waited.set(waiting > 0 || self.has_waited.get_untracked() && !self.is_settled.get());
        if dropped > 0 {
            self.has_dropped.set(true);
        }
        self.update();
    }

    /// Marks the question as answered, and possibly its address as opened. From now on there are no buttons without
    /// effect.
    pub fn settled(&self, is_opened: bool) {
        self.is_settled.set(true);
        self.has_waited.set(self.waiting.get_untracked() > 0);
        self.set_opened(is_opened);
    }

    pub fn set_opened(&self, is_opened: bool) {
        self.opened.set(is_opened);
        self.update();
    }

    pub fn muted(&self) {
        self.offers_mute.set(false);
        self.update();
    }

    fn update(&self) {
        let facts = [&self.opened, &self.has_waited, &self.has_dropped, &self.offers_mute];
        self.is_needed.set(facts.into_iter().any(Watched::get_untracked));
    }

    pub fn copy(&self, href: &str) {
        let clipboard = leptos::prelude::window().navigator().clipboard();
        // A page without a secure context has no clipboard.
        if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
            return;
        }
        let copied = self.copied.clone();
        let closures = [Closure::new(move |_| copied.set(true)), Closure::new(|_| {})];
        let [done, refused] = &closures;
        _ = clipboard.write_text(href).then2(done, refused);
        self.copying.replace(Some(closures));
    }
}
