use super::list;
use super::view::View;
use crate::component::control::link;
use crate::component::host::html::{Html, Tag, nothing, tag, text_with};
use crate::component::server_text::server_text;
use crate::form::Warning;
use crate::message::Key;
use crate::question::{FieldButton, NAMES, Part, Question, SLOT};
use crate::trust::TextKind;

/// The status line beside the buttons. It says that the answer could not be sent; the errors of the last press; and the
/// number of prefilled values, which unfolds the list of answers. Otherwise it is empty.
pub fn line(view: &View, question: &Question) -> Tag {
    let form = &question.form;
    let is_form = question.has_fields() && !question.is_one_choice;
    let has_count = form.fields.iter().any(|field| field.is_prefilled() || question.is_lone() && field.is_clock());
    let list = (is_form && has_count).then(|| list::list(view, question));
    let line = tag("div class=line part=summary id=summary tabindex=-1").child(view.place(Part::Press));
    line.child(view.place(Part::Errors)).child(list.unwrap_or_else(nothing))
}

/// The sentence that warns against typing secrets, wherever something can be typed and no warning says it.
pub fn never(question: &Question) -> Option<Tag> {
    let form = &question.form;
    let is_said = form.warning.is_some_and(Warning::is_of_secret) || form.secret_field().is_some();
    let is_typed = question.has_fields() && !question.is_one_choice && !form.is_call && form.has_free_text();
    (is_typed && !is_said).then(|| tag("span class=never").child(question.say(Key::NoSecrets)))
}

/// The sentence that the answer could not be sent; that it is being sent is only said to screen readers, because the
/// pressed button shows it.
pub fn press(question: &Question) -> Option<Tag> {
    let (sentence, is_failure) = question.press_line()?;
    let class = match is_failure {
        true => "pressed wrong",
        false if question.is_sending() => "pressed unseen",
        false => "pressed",
    };
    Some(tag("span").attribute("class", class).child(sentence))
}

/// The errors, with the fields' names as buttons that lead to the fields.
pub fn errors(question: &Question) -> Option<Tag> {
    let (sentence, fields) = question.error_line()?;
    Some(tag("span class=wrong").child(text_with(&sentence, SLOT, &|| names(question, &fields))))
}

fn names(question: &Question, fields: &[usize]) -> Html {
    let mut names: Vec<Html> = Vec::new();
    for field in fields.iter().take(NAMES) {
        if !names.is_empty() {
            names.push(question.say(Key::ListSeparator).into());
        }
        let name = server_text(question, &question.label(*field), TextKind::Quoted);
        names.push(link(*field, FieldButton::Jump, name).into());
    }
    let more = fields.len().saturating_sub(NAMES);
    if more > 0 {
        names.push([" ", &question.language.count(Key::AndMore, more, &[])].concat().into());
    }
    Html::Many(names)
}
