use super::view::View;
use crate::component::host::html::{self, Html, Tag, tag};
use crate::component::host::window;
use crate::message::Key;
use crate::question::{Button, Part, Question};
use std::rc::Weak;
use wasm_bindgen::{JsValue, closure::Closure};

/// The number of waiting requests, for the card's header. Once shown, its place stays.
pub fn waiting(question: &Question) -> Option<Tag> {
    let waiting = question.aside.waiting;
    let text = || question.language.count(Key::Waiting, waiting, &[]);
    question.aside.has_waited.then(|| tag("span class=count").flag("data-none", waiting == 0).child(text()))
}

/// The panel at the end of the card, if there is anything to say or do beside the question.
pub fn panel(view: &View, question: &Question) -> Option<Tag> {
    question.aside.is_needed().then(|| {
        let buttons = [Part::Copy, Part::Done, Part::DeclineRest, Part::Mute].map(|part| view.place(part));
        let news = tag("span part=news role=status").child(view.place(Part::News));
        tag("div class=queue part=aside").child(news).child(Html::Many(buttons.into()))
    })
}

pub fn news(question: &Question) -> Option<Tag> {
    let aside = &question.aside;
    match (aside.opened, aside.completed, aside.has_dropped) {
        (true, true, _) => Some(tag("span").child(question.say(Key::Finished))),
        (false, _, true) => {
            Some(tag("span data-code=dropped").child(question.language.count(Key::Dropped, aside.dropped, &[])))
        }
        _ => None,
    }
}

pub fn button(question: &Question, part: Part) -> Option<Tag> {
    let aside = &question.aside;
    let (is_offered, pressed, key) = match part {
        Part::Copy if aside.copied => (aside.opened, Button::Copy, Key::Copied),
        Part::Copy => (aside.opened, Button::Copy, Key::CopyAddress),
        Part::Done if question.is_visiting => (aside.opened, Button::Again, Key::OpenAgain),
        Part::Done => (aside.opened, Button::Done, Key::Done),
        Part::DeclineRest => (aside.has_waited && !aside.opened, Button::DeclineRest, Key::DeclineRest),
        _ => (aside.offers_mute && !aside.opened, Button::Mute, Key::MuteServer),
    };
    let name = pressed.as_str();
    is_offered.then(|| {
        html::button(name, "link", question.say(key)).maybe("part", (pressed != Button::Again).then_some(name))
    })
}

/// Copies the address. A page without a secure context has no clipboard.
pub fn copy(view: &View) {
    let clipboard = window().navigator().clipboard();
    let question = view.question.borrow();
    let Some(href) = question.href().filter(|_| !AsRef::<JsValue>::as_ref(&clipboard).is_undefined()) else {
        return;
    };
    let this = Weak::clone(&view.this);
    let copied = move |_| {
        if let Some(view) = this.upgrade() {
            view.change(Question::copied);
        }
    };
    let closures = [Closure::new(copied), Closure::new(|_| {})];
    let [done, refused] = &closures;
    _ = clipboard.write_text(href).then2(done, refused);
    view.copying.replace(Some(closures));
}
