use super::Model;
use super::html::{Html, Tag, follow, live, live_text, tag};
use super::queue::Queue;
use crate::message::Key;
use crate::protocol::ElicitRequest;
use std::rc::Rc;

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
            follow(move || _ = element.toggle_attribute_with_force("data-none", waiting.get() == 0));
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
    let button = |button: &'static str, key: fn(&Queue) -> Key, is_offered: fn(&Queue) -> bool| {
        let model = Rc::clone(model);
        live(move || {
            let said = Rc::clone(&model);
            let text = live_text(move || say(&said, key(&said.queue)));
            is_offered(&model.queue).then(|| tag(button).child(text))
        })
    };
    let copy = |queue: &Queue| if queue.copied.get() { Key::Copied } else { Key::CopyAddress };
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
