use super::Model;
use super::control::listed;
use super::id;
use crate::form::{Control, Field, Input, NumberFormat};
use crate::message::Key;
use crate::trust::{Shown, TextKind, shown};
use web_sys::Element;

/// What is sent, character for character, where a control would show something else: its text has characters that
/// cannot be seen, or a long run of blanks, or its number is in digits that the person may not read. Empty where the control shows it as it is.
pub fn exact(model: &Model, field: &Field, format: &NumberFormat) -> String {
    if let (Control::Number, Input::Text(text)) = (field.control, &field.input) {
        // A reader of one script's digits may not know those of another.
        let meant = if text.is_ascii() { None } else { format.read(text) };
        return sentence(model, &meant.into_iter().collect::<Vec<_>>());
    }
    // What the person typed hides nothing from them.
    let texts = if field.is_filled_in() { texts(field) } else { Vec::new() };
    let hiding: Vec<String> = texts
        .into_iter()
        .filter_map(|text| {
            let Shown { text: visible, hidden, .. } = shown(text, kind(field));
            if hidden {
                model.hidden.set(true);
            }
            (visible != text).then_some(visible)
        })
        .collect();
    sentence(model, &hiding)
}

fn sentence(model: &Model, texts: &[String]) -> String {
    if texts.is_empty() { String::new() } else { model.language().say(Key::SentAs, &[("value", &texts.join("\n"))]) }
}

fn kind(field: &Field) -> TextKind {
    if field.control == Control::LongText { TextKind::WholeMessage } else { TextKind::Value }
}

fn texts(field: &Field) -> Vec<&str> {
    match &field.input {
        Input::Text(text) => vec![text],
        Input::Entries(entries) => entries.iter().map(String::as_str).collect(),
        Input::NoMoment(_) | Input::Choice(_) | Input::Choices(_) => Vec::new(),
    }
}

/// Shows below a control the whole of a text that it cuts off.
pub fn show_whole(model: &Model, index: usize, frame: &Element) {
    let form = model.form.borrow();
    let Some(field) = form.fields.get(index) else { return };
    let texts: Vec<String> = match &field.input {
        Input::Choice(chosen) => {
            let option = chosen.and_then(|chosen| field.options.get(chosen));
            option.map(|option| listed(model, field, option)).into_iter().collect()
        }
        _ => texts(field).into_iter().map(|text| shown(text, kind(field)).text).collect(),
    };
    let line = frame.query_selector(&["#", &id::of(index, "exact")].concat());
    if let Ok(Some(line)) = line {
        line.set_text_content(Some(&sentence(model, &texts)));
    }
}
