use super::Model;
use super::html::{Tag, live, tag};
use crate::json::Value;
use crate::message::Key;
use leptos::prelude::*;
use std::rc::Rc;

/// The exact JSON that would be sent, and what is left out. It is worked out only while it is unfolded.
pub fn preview(model: &Rc<Model>) -> Tag {
    let (model_, edited, previewing) = (Rc::clone(model), model.edited.clone(), model.previewing.clone());
    let open = model.previewing.get_untracked();
    tag("details")
        .fixed("id", "preview")
        .fixed("part", "preview")
        .flag("open", open)
        .child(tag("summary").child(model.say(Key::Preview)))
        .child(live(move || {
            if !previewing.get() {
                return None;
            }
            edited.get();
            let content = model_.form.borrow().content(model_.host.patterns());
            let language = model_.language();
            let omitted = (!content.omitted.is_empty()).then(|| {
                let names = language.say(Key::PreviewOmitted, &[("names", &content.omitted.join(", "))]);
                tag("p").fixed("class", "hint").child(names)
            });
            let code = tag("pre")
                .fixed("dir", "ltr")
                .fixed("tabindex", "0")
                .child(format!("{:#}", Value::Object(content.object)));
            Some(tag("div").child(code).child(omitted))
        }))
}
