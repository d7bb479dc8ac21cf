use crate::component::host::html::{Html, Tag, follow, live, live_text, tag};
use crate::component::model::{Aside, Model};
use crate::message::Key;
use crate::protocol::ElicitRequest;
use std::rc::Rc;

/// The number of waiting requests, for the card's header. Once shown, its place stays.
pub fn count(model: &Rc<Model>) -> Html {
    let model = Rc::clone(model);
    let has_waited = model.aside.has_waited.clone();
    live(move || {
        let counted = Rc::clone(&model);
        let text = move || counted.language().count(Key::Waiting, counted.aside.waiting.get(), &[]);
        has_waited.get().then(|| {
            let count = tag("span class=count").child(live_text(text));
            let (element, waiting) = (count.element().clone(), model.aside.waiting.clone());
            follow(move || _ = element.toggle_attribute_with_force("data-none", waiting.get() == 0));
            count
        })
    })
}

/// The panel at the end of the card, if there is anything to say or do beside the question.
pub fn aside(model: &Rc<Model>) -> Html {
    let model = Rc::clone(model);
    live(move || {
        model.drawn.track();
        model.aside.is_needed.get().then(|| panel(&model))
    })
}

fn panel(model: &Rc<Model>) -> Tag {
    let news = Rc::clone(model);
    let news = live(move || {
        let said = Rc::clone(&news);
        match (news.aside.opened.get(), news.aside.completed.get(), news.aside.has_dropped.get()) {
            (true, true, _) => Some(tag("span").child(say(&news, Key::Finished))),
            (false, _, true) => {
                let text = move || said.language().count(Key::Dropped, said.aside.dropped.get(), &[]);
                Some(tag("span data-code=dropped").child(live_text(text)))
            }
            _ => None,
        }
    });
    let button = |button: &'static str, key: fn(&Aside) -> Key, is_offered: fn(&Aside) -> bool| {
        let model = Rc::clone(model);
        live(move || {
            let said = Rc::clone(&model);
            let text = live_text(move || say(&said, key(&said.aside)));
            is_offered(&model.aside).then(|| tag(button).child(text))
        })
    };
    let copy = |aside: &Aside| if aside.copied.get() { Key::Copied } else { Key::CopyAddress };
    tag("div class=queue part=aside")
        .child(tag("span part=news role=status").child(news))
        .child(button("button type=button class=link id=copy part=copy", copy, |aside| aside.opened.get()))
        .child(button("button type=button class=link id=done part=done", |_| Key::Done, |aside| aside.opened.get()))
        .child(button(
            "button type=button class=link id=decline-rest part=decline-rest",
            |_| Key::DeclineRest,
            |aside| aside.has_waited.get() && !aside.opened.get(),
        ))
        .child(button(
            "button type=button class=link id=mute part=mute",
            |_| Key::MuteServer,
            |aside| aside.offers_mute.get() && !aside.opened.get(),
        ))
}

fn say(model: &Model, key: Key) -> String {
    model.language().say(key, &[("server", &model.server())])
}

/// Handles a press on a button of the panel.
pub fn press(model: &Model, id: &str) {
    match id {
        "copy" => {
            if let (Ok(ElicitRequest::Url { .. }), Some(href)) =
                (&model.asked.request, model.asked.address.get_untracked().href())
            {
                model.aside.copy(href);
            }
        }
        "done" => {
            model.host.ask("done");
            model.aside.set_opened(false);
        }
        "decline-rest" => model.host.ask("declineRest"),
        "mute" => {
            model.host.ask("mute");
            model.aside.muted();
        }
        _ => {}
    }
}
