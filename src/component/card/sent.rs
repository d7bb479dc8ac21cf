//! The list of answers, before and after sending: each label with its value.

use super::choice;
use crate::component::control;
use crate::component::host::html::{Html, Tag, append, live, only_text, tag};
use crate::component::host::id;
use crate::component::model::{Listed, Model};
use crate::component::server_text::{plain_text, server_text, with_server_name};
use crate::form::{Control, Entry, Field, Form, Warning};
use crate::json::{Value, digits};
use crate::message::{Key, value};
use crate::trust::{TextKind, escaped};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The list of answers, folded behind a line with the number of prefilled values. The form decides whether it is open
/// from the start; else the user unfolds it.
pub fn list(model: &Rc<Model>) -> Tag {
    let (unfolded, listed, drawn, counted) =
        (model.entered.list.listed.clone(), model.entered.list.listed.clone(), Rc::clone(model), Rc::clone(model));
    let details = tag("details id=preview part=preview").on("toggle", move |event| {
        let details = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        match (details.is_some_and(|details| details.has_attribute("open")), unfolded.get_untracked()) {
            (true, Listed::Nothing) => unfolded.set(Listed::All),
            (false, _) => unfolded.set(Listed::Nothing),
            _ => {}
        }
    });
    let is_open = listed.get_untracked() != Listed::Nothing;
    let details =
        details.flag("open", is_open).child(tag("summary id=list").child(live(move || Some(count(&counted)))));
    details.child(live(move || {
        let listed = drawn.entered.list.listed.get();
        drawn.entered.list.rows.borrow_mut().clear();
        if listed == Listed::Nothing {
            return None;
        }
        let form = drawn.form();
        let is_listed = |index: usize| listed == Listed::All || form.fields.get(index).is_some_and(Field::is_filled_in);
        let has_more = !(0..form.fields.len()).all(is_listed);
        let more = tag("button type=button class=link id=list-all");
        let more = more.child(drawn.language().count(Key::ShowAll, form.fields.len(), &[]));
        Some(tag("div").child(rows(&drawn, &is_listed, true)).child(has_more.then_some(more)))
    }))
}

/// The number of fields whose value is still prefilled.
fn count(model: &Model) -> Tag {
    model.entered.counted.track();
    let (language, form, server) = (model.language(), model.form(), model.server());
    let number = |count: usize| language.intl.number(&digits(count));
    let text = match form.untouched() {
        0 => language.say(Key::Preview, &[]),
        filled => {
            let (filled, fields) = (number(filled), number(form.fields.len()));
            language.say(Key::FilledIn, &[("server", &server), ("filled", &filled), ("fields", &fields)])
        }
    };
    tag("span").child(with_server_name(model, &text))
}

/// A label and a value for each answer. If `followed`, the values change with the answers.
fn rows(model: &Model, is_listed: &dyn Fn(usize) -> bool, followed: bool) -> Tag {
    let form = model.form();
    let rows = (0..form.fields.len()).filter(|index| is_listed(*index)).map(|index| -> Html {
        let label = tag("dt").child(server_text(model, &model.exact_label(index), TextKind::Title));
        let shown = tag("dd");
        if followed {
            append(shown.element(), answer(model, index));
            model.entered.list.rows.borrow_mut().push((index, shown.element().clone()));
        } else if let Some(answer) = value_of(model, &form, index) {
            append(shown.element(), server_text(model, &answer, TextKind::WholeMessage).into());
        }
        tag("div").child(label).child(shown).into()
    });
    tag("dl").children(rows)
}

/// The answers as shown to the user.
pub fn values(model: &Model) -> Vec<String> {
    let form = model.form();
    (0..form.fields.len())
        .filter(|index| form.is_sent(*index))
        .filter_map(|index| value_of(model, &form, index))
        .collect()
}

/// The answer of a field; for a form of one choice, the text of its button.
fn value_of(model: &Model, form: &Form, index: usize) -> Option<String> {
    let (field, value) = form.fields.get(index).zip(form.answer(index))?;
    let option = field.options.iter().find(|option| model.is_one_choice() && option.value == value);
    let label = option.and_then(|option| choice::said(model, field, option));
    // It is drawn in an element of its own, so it needs no isolates.
    let label = label.map(|label| label.split(&['\u{2068}', '\u{2069}'][..]).collect::<String>());
    Some(label.unwrap_or_else(|| text(model, field, &value)))
}

/// The text of a field's row: its answer, no answer, or a mask.
fn answer(model: &Model, index: usize) -> Html {
    match said(model, index) {
        Said::Nothing => tag("span class=optional").child(model.say(Key::NoAnswer)).into(),
        Said::Masked => {
            let show = tag("button type=button class=link").attribute("id", id::of(index, "unmask"));
            Html::Many(vec!["•••••• ".into(), show.child(model.say(Key::Show)).into()])
        }
        Said::Text(text) => server_text(model, &text, TextKind::WholeMessage).into(),
    }
}

enum Said {
    Nothing,
    Masked,
    Text(String),
}

fn said(model: &Model, index: usize) -> Said {
    let form = model.form();
    let value = form.answer(index).filter(|_| form.is_sent(index));
    let Some((field, value)) = form.fields.get(index).zip(value) else { return Said::Nothing };
    let is_secret = field.warning.is_some_and(Warning::is_of_secret) || field.looks_secret();
    if is_secret && !model.entered.list.unmasked.borrow().contains(&index) {
        return Said::Masked;
    }
    Said::Text(text(model, field, &value))
}

/// The text of a value as the user chose or typed it; for an option, its value is added if its title differs.
fn text(model: &Model, field: &Field, answer: &Value) -> String {
    let text = |item: &Value| {
        let written = value(item, &model.language());
        if field.control == Control::Date && !written.starts_with('0') {
            return [&model.language().intl.date(&written), " (", &written, ")"].concat();
        }
        let written = if written.is_empty() { model.say(Key::Quotation) } else { written };
        let Some(option) = field.options.iter().find(|option| option.value == *item) else { return written };
        let title = control::title(model, field, option);
        let is_other = option.title.is_some() && title != written;
        if is_other { [&title, " (", &written, ")"].concat() } else { title }
    };
    match answer {
        Value::Array(items) if items.is_empty() => model.say(Key::EmptyList),
        // An entry could contain a separator of words.
        Value::Array(items) => items.iter().map(|item| text(&item.value)).collect::<Vec<_>>().join("\n"),
        answer => text(answer),
    }
}

/// Updates a field's row: a plain text in place, anything else by a new element.
pub fn write(model: &Model, index: usize, shown: &Element) {
    let before = shown.first_element_child().filter(|text| text.tag_name() == "BDI");
    let plain = match said(model, index) {
        Said::Text(text) => plain_text(&text),
        _ => None,
    };
    if let Some((node, text)) = before.and_then(|before| only_text(&before)).zip(plain) {
        node.set_data(&text);
    } else {
        shown.set_text_content(None);
        append(shown, answer(model, index));
    }
}

const NAMES: usize = 10;

/// The answers for a receipt, the omitted answers, and the JSON.
pub fn answers(model: &Model) -> Tag {
    let form = model.form();
    let content = form.content();
    let mut omitted: Vec<String> = Vec::new();
    for entry in &form.entries {
        match entry {
            Entry::Group { property, fields, .. } if content.member(&property.name).is_some() => {
                omitted.extend(fields.clone().filter(|index| !form.is_sent(*index)).map(|index| model.label(index)));
            }
            Entry::Field(index) if !form.is_sent(*index) => omitted.push(model.label(*index)),
            Entry::Field(_) => {}
            Entry::Group { property, .. } | Entry::LeftOut { property, .. } => {
                omitted.push(property.title.as_ref().unwrap_or(&property.name).as_str().to_owned());
            }
        }
    }
    // The names are the server's.
    let mut names: Vec<String> = omitted.iter().take(NAMES).map(|name| model.language().quote(name)).collect();
    if omitted.len() > NAMES {
        names.push("…".to_owned());
    }
    let names = names.join(&model.say(Key::ListSeparator));
    let omitted = (!names.is_empty())
        .then(|| tag("p class=hint").child(model.language().say(Key::PreviewOmitted, &[("names", &names)])));
    let json = tag("pre dir=ltr tabindex=0").child(escaped(&Value::Object(content).to_json_lines()));
    let json = tag("details class=json").child(tag("summary").child("JSON")).child(json);
    tag("div").child(rows(model, &|index| form.is_sent(index), false)).child(omitted).child(json)
}
