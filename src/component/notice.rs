use super::Model;
use super::html::{Tag, tag};
use crate::message::Key;
use crate::schema::{LeftOutReason, Property};

/// A warning or a refusal: a sentence that names it and one that says what to do. Its `data-code` is the code of the
/// diagnostic behind it.
pub fn notice(code: &'static str, title: String, text: String) -> Tag {
    tag("div")
        .fixed("class", "notice")
        .fixed("part", "notice")
        .fixed("data-code", code)
        .child(tag("b").child(title))
        .child(tag("span").child(text))
}

/// In place of the form of a request that cannot be answered.
pub fn unanswerable(model: &Model, code: &'static str) -> Tag {
    notice(code, model.say(Key::UnanswerableTitle), model.say(Key::UnanswerableText))
}

/// In place of an optional field that cannot be asked.
pub fn left_out(model: &Model, property: &Property, reason: &LeftOutReason) -> Tag {
    let label = property.title.as_ref().unwrap_or(&property.name);
    let title = model.language().say(Key::LeftOutTitle, &[("label", label)]);
    notice(reason.code(), title, model.say(Key::LeftOutText)).attribute("data-property", property.name.as_str())
}
