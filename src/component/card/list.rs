//! The list of answers, before and after sending: each label with its value.

use super::field_parts::ways_back;
use super::view::View;
use crate::component::control::link;
use crate::component::host::html::{Html, Tag, button, nothing, tag};
use crate::component::server_text::{server_text, with_server_name};
use crate::json::Value;
use crate::message::Key;
use crate::question::{Button, FieldButton, List, Part, Question, Row};
use crate::trust::{TextKind, escaped};

/// The list of answers, folded behind a line with the number of prefilled values. The form decides whether it is open
/// from the start; else the user unfolds it. A lone field shows its value itself, so its list only opens by need.
pub fn list(view: &View, question: &Question) -> Html {
    let is_lone = question.is_lone();
    let count = view.place(Part::Count);
    let (count, summary) = if is_lone { (count, question.say(Key::Preview).into()) } else { (nothing(), count) };
    let list = tag("details id=preview part=preview")
        .flag("open", question.list != List::Closed)
        .flag("hidden", question.hides_list())
        .child(tag("summary id=list").child(summary))
        .child(view.place(Part::List));
    Html::Many(vec![count, list.into()])
}

/// The number of fields whose value is still prefilled; for a lone field, the ways back too.
pub fn count(question: &Question) -> Tag {
    let ways = if question.is_lone() { ways_back(question, 0) } else { nothing() };
    tag("span id=count").child(with_server_name(question, &question.count_line())).child(ways)
}

pub fn open(question: &Question) -> Option<Tag> {
    if question.list == List::Closed {
        return None;
    }
    let count = question.form.fields.len();
    let (listed, others): (Vec<usize>, Vec<usize>) = (0..count).partition(|index| question.is_listed(*index));
    let more = || button(Button::ListAll.as_str(), "link", question.language.count(Key::ShowAll, count, &[]));
    let rows = listed.into_iter().map(|index| row(question, index, answer(question, index)));
    Some(tag("div").child(tag("dl").children(rows)).child((!others.is_empty()).then(more)))
}

fn row(question: &Question, index: usize, value: Html) -> Html {
    let label = tag("dt").child(server_text(question, &question.exact_label(index), TextKind::Title));
    tag("div").child(label).child(tag("dd").child(value)).into()
}

/// The content of a field's row.
fn answer(question: &Question, index: usize) -> Html {
    match question.row(index) {
        Row::Nothing => tag("span class=optional").child(question.say(Key::NoAnswer)).into(),
        Row::Mask => {
            Html::Many(vec!["•••••• ".into(), link(index, FieldButton::Unmask, question.say(Key::Show)).into()])
        }
        Row::Text(text) => server_text(question, &text, TextKind::WholeMessage).into(),
    }
}

/// The answers for a receipt, the omitted answers, and the JSON.
pub fn answers(question: &Question) -> Tag {
    let form = &question.form;
    let rows = (0..form.fields.len()).filter(|index| form.is_sent(*index)).filter_map(|index| {
        let text = server_text(question, &question.answer(index)?, TextKind::WholeMessage);
        Some(row(question, index, text.into()))
    });
    let omitted = question.omission().map(|text| tag("p class=hint").child(text));
    let json = tag("pre dir=ltr tabindex=0").child(escaped(&Value::Object(question.form.content()).to_json_lines()));
    let json = tag("details class=json").child(tag("summary").child("JSON")).child(json);
    tag("div").child(tag("dl").children(rows)).child(omitted).child(json)
}
