use super::list;
use super::view::View;
use crate::component::control::link;
use crate::component::host::html::{Html, Tag, tag, text_with};
use crate::component::server_text::server_text;
use crate::form::{Field, Warning};
use crate::message::Key;
use crate::question::{FieldButton, NAMES, Part, Question, SLOT};
use crate::trust::TextKind;

/// The status line above the buttons. It says that the answer is being sent or could not be sent; the errors of the last
/// press; the number of prefilled values, which unfolds the list of answers; and a warning never to type secrets, if there
/// is anything to type and no warning says it. Otherwise it is empty.
pub fn line(view: &View, question: &Question) -> Tag {
    let form = &question.form;
    let is_form = question.has_fields() && !question.is_one_choice;
    let list = (is_form && form.fields.iter().any(Field::is_prefilled)).then(|| list::list(view, question));
    let is_said = form.warning.is_some_and(Warning::is_of_secret) || form.secret_field().is_some();
    let never = (is_form && form.has_free_text() && !is_said).then(|| tag("span").child(question.say(Key::NoSecrets)));
    let line = tag("div class=line part=summary id=summary tabindex=-1").child(view.place(Part::Press));
    line.child(view.place(Part::Errors)).child(list).child(never)
}

/// The sentence that the answer is being sent or could not be sent.
pub fn press(question: &Question) -> Option<Tag> {
    let (sentence, is_failure) = question.press_line()?;
    Some(tag("span").attribute("class", if is_failure { "pressed wrong" } else { "pressed" }).child(sentence))
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
