use super::Model;
use super::html::{Html, Tag, live, live_text, tag};
use super::signal::Signal;
use crate::message::Key;
use crate::protocol::ElicitRequest;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsValue, closure::Closure};

/// What hears whether the address was copied.
type Heard = Closure<dyn FnMut(JsValue)>;

/// What there is to say beside a question: others that wait, a server that asks too often, an address that was opened.
///
/// Each fact is a signal of its own, and what was offered once stays while the card does: when a count changes, a text
/// changes, and no button that somebody is about to press moves, goes or comes.
#[derive(Default)]
pub struct QueuePanel {
    waiting: Signal<usize>,
    dropped: Signal<usize>,
    offers_mute: Signal<bool>,
    completed: Signal<bool>,
    opened: Signal<bool>,
    copied: Signal<bool>,
    has_waited: Signal<bool>,
    has_dropped: Signal<bool>,
    is_needed: Signal<bool>,
    copying: RefCell<Option<[Heard; 2]>>,
}

impl QueuePanel {
    /// Takes how many requests wait behind this one, how many of its server were cancelled unseen, whether muting the
    /// server is offered, and whether the server has said that the person is done at its address.
    pub fn set(&self, waiting: usize, dropped: usize, offers_mute: bool, completed: bool) {
        self.waiting.set(waiting);
        self.dropped.set(dropped);
        self.offers_mute.set(offers_mute);
        self.completed.set(completed);
        if waiting > 0 {
            self.has_waited.set(true);
        }
        if dropped > 0 {
            self.has_dropped.set(true);
        }
        self.update();
    }

    /// The person opened the address.
    pub fn opened(&self) {
        self.opened.set(true);
        self.update();
    }

    /// The person is done at the address.
    pub fn done(&self) {
        self.opened.set(false);
        self.update();
    }

    /// The person wants to see nothing more of this server.
    pub fn muted(&self) {
        self.offers_mute.set(false);
        self.update();
    }

    fn update(&self) {
        let signals = [&self.opened, &self.has_waited, &self.has_dropped, &self.offers_mute];
        self.is_needed.set(signals.into_iter().any(Signal::get_untracked));
    }

    /// Copies the address, and says so.
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

/// How many wait, for the card's header. Its place stays when it has been shown once.
pub fn count(model: &Rc<Model>) -> Html {
    let model = Rc::clone(model);
    let has_waited = model.queue.has_waited.clone();
    live(move || {
        let counted = Rc::clone(&model);
        let text = move || counted.language().count(Key::Waiting, counted.queue.waiting.get(), &[]);
        has_waited.get().then(|| {
            let count = tag("span class=count").child(live_text(text));
            let (element, waiting) = (count.element().clone(), model.queue.waiting.clone());
            super::html::follow(move || _ = element.toggle_attribute_with_force("data-none", waiting.get() == 0));
            count
        })
    })
}

/// The last thing of a card, where there is something to say or to do beside the question.
pub fn queue_panel(model: &Rc<Model>) -> Html {
    let model = Rc::clone(model);
    live(move || {
        model.drawn.track();
        model.queue.is_needed.get().then(|| panel(&model))
    })
}

fn panel(model: &Rc<Model>) -> Tag {
    let news = Rc::clone(model);
    let news = live(move || {
        let said = Rc::clone(&news);
        match (news.queue.opened.get(), news.queue.completed.get(), news.queue.has_dropped.get()) {
            (true, true, _) => Some(tag("span").child(say(&news, Key::Finished))),
            (false, _, true) => {
                let text = move || said.language().count(Key::Dropped, said.queue.dropped.get(), &[]);
                Some(tag("span data-code=dropped").child(live_text(text)))
            }
            _ => None,
        }
    });
    let button = |button: &'static str, key: fn(&QueuePanel) -> Key, is_offered: fn(&QueuePanel) -> bool| {
        let model = Rc::clone(model);
        live(move || {
            let said = Rc::clone(&model);
            let text = live_text(move || say(&said, key(&said.queue)));
            is_offered(&model.queue).then(|| tag(button).child(text))
        })
    };
    let copy = |queue: &QueuePanel| if queue.copied.get() { Key::Copied } else { Key::CopyAddress };
    tag("div class=queue part=aside")
        .child(tag("span part=news role=status").child(news))
        .child(button("button type=button class=link id=copy part=copy", copy, |queue| queue.opened.get()))
        .child(button("button type=button class=link id=done part=done", |_| Key::Done, |queue| queue.opened.get()))
        .child(button(
            "button type=button class=link id=decline-rest part=decline-rest",
            |_| Key::DeclineRest,
            |queue| queue.has_waited.get() && !queue.opened.get(),
        ))
        .child(button(
            "button type=button class=link id=mute part=mute",
            |_| Key::MuteServer,
            |queue| queue.offers_mute.get() && !queue.opened.get(),
        ))
}

fn say(model: &Model, key: Key) -> String {
    model.language().say(key, &[("server", &model.server())])
}

/// What a press on one of the panel's buttons does; whether the button is one of them.
pub fn press(model: &Model, id: &str) -> bool {
    match id {
        "copy" => {
            if let (Ok(ElicitRequest::Url { .. }), Some(href)) = (&model.request, model.address.get_untracked().href())
            {
                model.queue.copy(href);
            }
        }
        "done" => model.queue.done(),
        "decline-rest" => model.host.decline_rest(),
        "mute" => {
            model.host.mute();
            model.queue.muted();
        }
        _ => return false,
    }
    true
}
