//! The titles of options, in every control that has options.

use crate::component::host::html::{Tag, tag};
use crate::component::model::Model;
use crate::component::server_text::server_text;
use crate::form::Field;
use crate::json::Value;
use crate::message::{Key, value};
use crate::schema::EnumOption;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::{TextKind, confusable, shown, told_apart};

pub fn title(model: &Model, field: &Field, option: &EnumOption) -> String {
    let boolean = matches!(field.property.definition, Definition::Boolean | Definition::Const(_));
    match &option.title {
        Some(title) => title.as_str().to_owned(),
        // A server may offer an empty string, but the option needs a visible title.
        _ if !boolean && matches!(&option.value, Value::String(text) if text.is_empty()) => model.say(Key::Quotation),
        // A year is written without grouping.
        _ => match &option.value {
            Value::Number(number) => model.form().number_format.write(number.lexeme()),
            // The card's own option that reveals a text.
            Value::Null => model.say(Key::Other),
            other => value(other, &model.language()),
        },
    }
}

/// An option's title, and its value if other options have the same title.
pub fn titled(model: &Model, field: &Field, option: &EnumOption) -> Tag {
    let value = beside(model, field, option).map(|value| tag("code").child(server_text(model, &value, TextKind::Name)));
    tag("span").child(server_text(model, &title(model, field, option), TextKind::Title)).child(value)
}

/// A control for an option, inside the label that the user presses: the title is its accessible name, and the option's
/// description describes it.
pub fn labelled(model: &Model, input: Tag, title: Tag, option: Option<&EnumOption>) -> Tag {
    let description = option.and_then(|option| option.description.as_ref());
    let (Some(text), id) = (description, input.element().id()) else { return tag("label").child(input).child(title) };
    let (named, described) = ([&id, "-title"].concat(), [&id, "-text"].concat());
    let text = tag("small").attribute("id", &described).child(server_text(model, text, TextKind::Description));
    let input = input.attribute("aria-labelledby", &named).attribute("aria-describedby", &described);
    let title = tag("span").child(title.attribute("id", &named)).child(text);
    tag("label class=described").child(input).child(title)
}

/// The option's value, if it is shown beside the title; if two options look alike and have no other values to show, the
/// mark that tells them apart.
fn beside(model: &Model, field: &Field, option: &EnumOption) -> Option<String> {
    let twin = twin(field, option);
    let text = value_text(model, option);
    let own = option.title.as_ref().map_or(text.as_str(), |title| title.as_str());
    if !field.alike.is_empty() && text != own {
        let other = twin.map(|twin| value_text(model, twin)).filter(|other| !confusable(&[&text, other]).is_empty());
        return Some(other.map_or_else(|| text.clone(), |other| told_apart(&text, &other)));
    }
    Some(told_apart(own, &title(model, field, twin?)))
}

fn twin<'a>(field: &'a Field, option: &EnumOption) -> Option<&'a EnumOption> {
    let at = field.options.iter().position(|other| std::ptr::eq(other, option))?;
    let twin = field.alike.iter().find_map(|&(a, b)| match at {
        _ if at == a => Some(b),
        _ if at == b => Some(a),
        _ => None,
    });
    field.options.get(twin?)
}

/// An option's value, as the filter searches it.
pub fn value_text(model: &Model, option: &EnumOption) -> String {
    value(&option.value, &model.language())
}

/// An option's title for a list, which can only hold plain text.
pub fn listed(model: &Model, field: &Field, option: &EnumOption) -> String {
    let title = shown(&title(model, field, option), TextKind::Title).text;
    match beside(model, field, option) {
        Some(value) => [&title, " (", &shown(&value, TextKind::Name).text, ")"].concat(),
        None => title,
    }
}
