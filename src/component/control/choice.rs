use super::{invalid, tied};
use crate::component::Model;
use crate::component::html::{Html, Tag, tag};
use crate::component::id;
use crate::component::server_text::server_text;
use crate::form::{Field, Input};
use crate::json::{Value, digits};
use crate::message::{Key, value};
use crate::schema::EnumOption;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::{TextKind, confusable, shown, told_apart};
use web_sys::{Element, HtmlOptionElement};

/// What an option is called.
pub fn title(model: &Model, field: &Field, option: &EnumOption) -> String {
    let boolean = matches!(field.property.definition, Definition::Boolean | Definition::Const(_));
    match &option.title {
        Some(title) if !title.trim().is_empty() => title.as_str().to_owned(),
        // An empty string is a value that a server may offer; something must be there to choose.
        _ if !boolean && matches!(&option.value, Value::String(text) if text.is_empty()) => "“”".to_owned(),
        // A year has no groups of digits.
        _ => match &option.value {
            Value::Number(number) => model.form.borrow().number_format.write(number.lexeme()),
            other => value(other, &model.language()),
        },
    }
}

/// What an option is called, and its value where the title says nothing of it.
pub fn titled(model: &Model, field: &Field, option: &EnumOption) -> Tag {
    let value = beside(model, field, option).map(|value| tag("code").child(server_text(model, &value, TextKind::Name)));
    tag("span").child(server_text(model, &title(model, field, option), TextKind::Title)).child(value)
}

/// A control for an option, in the label that is pressed for it: what the option is called is its name, and what is said of
/// it besides describes it.
pub fn labelled(model: &Model, input: Tag, title: Tag, option: Option<&EnumOption>) -> Tag {
    let description = option.and_then(|option| option.description.as_ref());
    let (Some(text), id) = (description, input.element().id()) else { return tag("label").child(input).child(title) };
    let (named, described) = ([&id, "-title"].concat(), [&id, "-text"].concat());
    let text = tag("small").attribute("id", &described).child(server_text(model, text, TextKind::Description));
    let input = input.attribute("aria-labelledby", &named).attribute("aria-describedby", &described);
    let title = tag("span").child(title.attribute("id", &named)).child(text);
    tag("label class=described").child(input).child(title)
}

/// The option's value, where it is shown beside the title; where two look alike and there is no more to show, what tells
/// this one from the other.
fn beside(model: &Model, field: &Field, option: &EnumOption) -> Option<String> {
    let twin = twin(field, option);
    let text = value_text(model, option);
    let own = option.title.as_ref().map_or(text.as_str(), |title| title.as_str());
    if field.shows_values && text != own {
        let other = twin.map(|twin| value_text(model, twin)).filter(|other| !confusable(&[&text, other]).is_empty());
        return Some(other.map_or_else(|| text.clone(), |other| told_apart(&text, &other)));
    }
    Some(told_apart(own, &title(model, field, twin?)))
}

/// Another option that looks like it.
fn twin<'a>(field: &'a Field, option: &EnumOption) -> Option<&'a EnumOption> {
    let at = field.options.iter().position(|other| std::ptr::eq(other, option))?;
    let twin = field.alike.iter().find_map(|&(a, b)| match at {
        _ if at == a => Some(b),
        _ if at == b => Some(a),
        _ => None,
    });
    field.options.get(twin?)
}

/// An option's value, as it is looked for.
pub fn value_text(model: &Model, option: &EnumOption) -> String {
    value(&option.value, &model.language())
}

/// The index of the option that is chosen.
pub fn chosen(field: &Field) -> Option<usize> {
    match field.input {
        Input::Choice(choice) => choice,
        _ => None,
    }
}

/// Radio buttons: all options in view, none chosen but by a default, and "No answer" where none is needed.
pub fn radios(model: &Model, field: &Field, index: usize) -> Tag {
    let few = field.options.len() == 2
        && field
            .options
            .iter()
            .all(|option| option.description.is_none() && title(model, field, option).chars().count() <= 12);
    let mut options: Vec<Html> = Vec::new();
    for (number, option) in field.options.iter().enumerate() {
        options.push(radio(
            model,
            index,
            &digits(number),
            titled(model, field, option),
            Some(option),
            chosen(field) == Some(number),
        ));
    }
    if !field.property.required {
        let nothing = tag("span").child(model.say(Key::NoAnswer));
        options.push(radio(model, index, "none", nothing, None, chosen(field).is_none()));
    }
    tag("div").fixed("class", if few { "choices row" } else { "choices" }).children(options)
}

fn radio(model: &Model, index: usize, part: &str, title: Tag, option: Option<&EnumOption>, chosen: bool) -> Html {
    let input = tag("input type=radio part=option")
        .attribute("name", id::of_field(index))
        .attribute("id", id::of(index, part))
        .flag("checked", chosen);
    labelled(model, invalid(input, model, index), title, option).into()
}

/// A list that opens. Its first entry chooses nothing.
pub fn select(model: &Model, field: &Field, index: usize) -> Tag {
    let nothing = tag("option value")
        .flag("selected", chosen(field).is_none())
        .child(model.say(if field.property.required { Key::Choose } else { Key::NoAnswer }));
    let options = field.options.iter().enumerate().map(|(number, option)| {
        // One call for the whole of it: there may be thousands.
        let option = HtmlOptionElement::new_with_text_and_value(&listed(model, field, option), &digits(number));
        let option = option.ok().map(Element::from);
        if let Some(option) = option.as_ref().filter(|_| chosen(field) == Some(number)) {
            _ = option.set_attribute("selected", "");
        }
        option.into()
    });
    let select = tag("select part=control class=in")
        .flag_true("aria-required", field.property.required)
        .child(nothing)
        .children(options);
    tied(select, model, index, "0")
}

/// What an option is called in a list, which holds nothing but text.
pub fn listed(model: &Model, field: &Field, option: &EnumOption) -> String {
    let title = shown(&title(model, field, option), TextKind::Title).text;
    match beside(model, field, option) {
        Some(value) => [&title, " (", &shown(&value, TextKind::Name).text, ")"].concat(),
        None => title,
    }
}

/// A value that the schema fixes: shown, sent, and not to be changed.
pub fn constant(model: &Model, field: &Field, index: usize) -> Tag {
    let value = field.options.first().map_or_else(String::new, |option| title(model, field, option));
    let output = tag("output part=control class=constant");
    tied(output, model, index, "0")
        .child(server_text(model, &value, TextKind::WholeMessage))
        .child(tag("small").child(model.say(Key::FixedValue)))
}
