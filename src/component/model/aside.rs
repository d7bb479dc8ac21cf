use crate::component::host::Watched;
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsValue, closure::Closure};

/// What hears whether the address was copied.
type Heard = Closure<dyn FnMut(JsValue)>;

/// What there is to say beside a question: others that wait, a server that asks too often, an address that was opened.
///
/// Each fact is watched by itself, and what was offered once stays while the card does: when a count changes, a text
/// changes, and no button that somebody is about to press moves, goes or comes.
#[derive(Default)]
pub struct Aside {
    pub waiting: Watched<usize>,
    pub dropped: Watched<usize>,
    pub offers_mute: Watched<bool>,
    /// Whether the server has said that the person is done at its address.
    pub completed: Watched<bool>,
    /// Whether the address was opened, and the person has not said that they are done there.
    pub opened: Watched<bool>,
    pub copied: Watched<bool>,
    /// Whether others have waited: declining all of the server stays offered then.
    pub has_waited: Watched<bool>,
    pub has_dropped: Watched<bool>,
    pub is_needed: Watched<bool>,
    is_settled: Cell<bool>,
    copying: RefCell<Option<[Heard; 2]>>,
}

impl Aside {
    /// Takes how many requests wait behind this one, how many of its server were cancelled unseen, whether muting the
    /// server is offered, and whether the server has said that the person is done at its address.
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

    /// The question has its answer, by which its address may have been opened. From here on no button stays that does
    /// nothing any more.
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
        // A page that is not a secure context has none.
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
