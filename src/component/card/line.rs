use super::sent;
use crate::component::host::html::{Html, Tag, live, tag, text_with};
use crate::component::host::id;
use crate::component::model::{Model, NAMES, Status, Wrong, WrongKind};
use crate::component::server_text::server_text;
use crate::form::Field;
use crate::message::Key;
use crate::protocol::ElicitRequest;
use crate::trust::TextKind;
use std::rc::Rc;

/// Marks the place of an element in a sentence.
const SLOT: &str = "\u{1}";

/// The status line above the buttons. It says that a key came too early or that the answer is being sent; else the
/// errors of the last press; the number of prefilled values, which unfolds the list of answers; and a warning never to
/// type secrets, if there is anything to type. Otherwise it is empty.
pub fn line(model: &Rc<Model>) -> Tag {
    let is_form = matches!(model.asked.request, Ok(ElicitRequest::Form { .. })) && model.count() > 0;
    let (is_typed, is_filled_in) = {
        let form = model.form();
        (
            !model.is_one_choice() && form.has_free_text(),
            !model.is_one_choice() && form.fields.iter().any(Field::is_filled_in),
        )
    };
    let list = (is_form && is_filled_in).then(|| sent::list(model));
    let never = (is_form && is_typed).then(|| tag("span").child(model.say(Key::NoSecrets)));
    let (model, pressed) = (Rc::clone(model), Rc::clone(model));
    let press = live(move || {
        let is_sending = pressed.progress.status.get() == Status::Sending;
        let said = if is_sending { Key::Sending } else { Key::PressAgain };
        (is_sending || pressed.progress.is_early.get()).then(|| tag("span class=pressed").child(pressed.say(said)))
    });
    let wrong = live(move || {
        // The error of a lone field is right above.
        let is_lone = model.form().lone_field().is_some();
        let is_over = |wrong: &Wrong| wrong.mended || is_lone && wrong.kind != WrongKind::Together;
        let wrong = model.entered.wrong.get().into_iter().filter(|wrong| !is_over(wrong));
        let wrong: Vec<Wrong> = wrong.collect();
        (!wrong.is_empty()).then(|| wrongs(&model, &wrong))
    });
    tag("div class=line part=summary id=summary tabindex=-1").child(press).child(wrong).child(list).child(never)
}

/// The errors, with the fields' names as buttons that lead to the fields.
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
