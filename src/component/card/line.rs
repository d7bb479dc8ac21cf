use crate::component::host::html::{Html, Tag, live, tag, text_with};
use crate::component::host::id;
use crate::component::model::{Model, Wrong, WrongKind};
use crate::component::server_text::{server_text, with_server_name};
use crate::message::Key;
use crate::protocol::ElicitRequest;
use crate::trust::TextKind;
use std::rc::Rc;

const NAMES: usize = 5;
/// Stands in a sentence for what is drawn there.
const SLOT: &str = "\u{1}";

/// The line at accept: who gets how many answers; or, after a press that found something wrong, what. Below it, where
/// anything can be typed, what never to type.
pub fn line(model: &Rc<Model>) -> Option<Tag> {
    let is_form = matches!(model.asked.request, Ok(ElicitRequest::Form { .. })) && model.count() > 0;
    if !is_form {
        return None;
    }
    let warns = model.form().is_typed();
    let model = Rc::clone(model);
    let never = warns.then(|| tag("small").child(model.say(Key::NoSecrets)));
    let line = live(move || {
        let wrong: Vec<Wrong> = model.entered.wrong.get().into_iter().filter(|wrong| !wrong.mended).collect();
        Some(if wrong.is_empty() { counted(&model) } else { wrongs(&model, &wrong) })
    });
    Some(tag("p class=line part=summary id=summary tabindex=-1").child(line).child(never))
}

fn counted(model: &Model) -> Tag {
    model.entered.counted.track();
    let (language, form, server) = (model.language(), model.form(), model.server());
    // Either of two buttons sends one.
    let answered = if form.is_yes_or_no() { 1 } else { form.answered() };
    let count = language.count(Key::AcceptedText, answered, &[]);
    let slots = |filled| [("server", server.as_str()), ("answers", count.as_str()), ("filled", filled)];
    let said = match (answered, form.untouched()) {
        (0, _) => language.say(Key::ToServerNothing, &slots("")),
        (_, 0) => language.say(Key::ToServer, &slots("")),
        (_, untouched) => {
            language.say(Key::ToServerFilledIn, &slots(&language.intl.number(&crate::json::digits(untouched))))
        }
    };
    tag("span").child(with_server_name(model, &said))
}

/// What is wrong, by the names of the fields, which are buttons that go there.
fn wrongs(model: &Model, wrong: &[Wrong]) -> Tag {
    let language = model.language();
    let named: Vec<usize> = wrong.iter().flat_map(|wrong| wrong.fields.iter().copied()).collect();
    let said = if wrong.iter().any(|wrong| wrong.kind == WrongKind::Together) {
        language.say(Key::NotTogether, &[("names", SLOT)])
    } else {
        let are_missing = wrong.iter().all(|wrong| wrong.kind == WrongKind::Missing);
        language.count(if are_missing { Key::Missing } else { Key::Check }, named.len(), &[("names", SLOT)])
    };
    tag("span class=wrong").child(text_with(&said, SLOT, &|| names(model, &named)))
}

fn names(model: &Model, fields: &[usize]) -> Html {
    let mut names: Vec<Html> = Vec::new();
    for field in fields.iter().take(NAMES) {
        if !names.is_empty() {
            names.push(model.say(Key::ListSeparator).into());
        }
        let name = server_text(model, &model.label(*field), TextKind::Quoted);
        names.push(tag("button type=button class=link").attribute("id", id::of(*field, "jump")).child(name).into());
    }
    let more = fields.len().saturating_sub(NAMES);
    if more > 0 {
        names.push([" ", &model.language().count(Key::AndMore, more, &[])].concat().into());
    }
    Html::Many(names)
}
