use super::Model;
use crate::form::{Control, Field, Input, NumberFormat};
use crate::json::{Text, Value};
use crate::message::Key;
use crate::schema::EnumOption;
use crate::trust::{Shown, TextKind, shown};

/// What is sent, character for character, where a control would show something else: its text has characters that
/// cannot be seen, or a long run of blanks, or is an option whose end is cut off, or its number is in digits that the
/// person may not read. Empty where the control shows it as it is.
pub fn exact(model: &Model, field: &Field, format: &NumberFormat) -> String {
    if let (Control::Number, Input::Text(text)) = (field.control, &field.input) {
        // A reader of one script's digits may not know those of another.
        let meant = if text.is_ascii() { None } else { format.read(text) };
        return sentence(model, &meant.into_iter().collect::<Vec<_>>());
    }
    // What the person typed hides nothing from them; an option is the server's, whoever chose it.
    let texts = if field.is_filled_in() { texts(field) } else { Vec::new() };
    let cut = options(field).filter(|option| is_cut(field, option)).map(whole);
    let mut hides = false;
    let visible: Vec<String> = texts
        .into_iter()
        .map(|text| {
            let Shown { text: visible, hidden, .. } = shown(text, kind(field));
            if hidden {
                model.hidden.set(true);
            }
            hides |= visible != text;
            visible
        })
        .collect();
    // All of them, so that what stands there is what is sent.
    let visible = if hides { visible } else { Vec::new() };
    sentence(model, &visible.into_iter().chain(cut).collect::<Vec<_>>())
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

/// The options that are chosen.
fn options(field: &Field) -> impl Iterator<Item = &EnumOption> {
    let chosen = match &field.input {
        Input::Choice(Some(chosen)) => std::slice::from_ref(chosen),
        Input::Choices(chosen) => chosen,
        _ => &[],
    };
    chosen.iter().filter_map(|chosen| field.options.get(*chosen))
}

/// Whether an option is longer than the room that options have.
pub fn is_cut(field: &Field, option: &EnumOption) -> bool {
    let longer = |text: &Text, kind: TextKind| text.code_points() > kind.limit();
    let title = option.title.as_ref().is_some_and(|title| longer(title, TextKind::Title));
    match &option.value {
        Value::String(value) if option.title.is_none() => longer(value, TextKind::Title),
        Value::String(value) => title || field.shows_values && longer(value, TextKind::Name),
        _ => title,
    }
}

/// All of an option: its title, and the value behind it.
fn whole(option: &EnumOption) -> String {
    let value = match &option.value {
        Value::String(value) => shown(value, TextKind::Value).text,
        other => other.to_json(),
    };
    match &option.title {
        Some(title) => [&shown(title, TextKind::Value).text, " (", &value, ")"].concat(),
        None => value,
    }
}
