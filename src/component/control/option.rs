//! Options as controls show them.

use crate::component::host::html::{Tag, tag};
use crate::component::server_text::{server_text, text_in};
use crate::form::Field;
use crate::message::value;
use crate::question::Question;
use crate::schema::EnumOption;
use crate::trust::{TextKind, confusable, display_text, mark_differences};

/// An option's title, and its value if other options have the same title.
pub fn titled(question: &Question, field: &Field, option: &EnumOption) -> Tag {
    let title = server_text(question, &question.title(field, option), TextKind::Title);
    tag("span").child(title).child(value_beside(question, field, option))
}

pub fn value_beside(question: &Question, field: &Field, option: &EnumOption) -> Option<Tag> {
    text_in("code", question, beside(question, field, option).as_deref(), TextKind::Name)
}

/// A control for an option, inside the label that the user presses: the title is its accessible name, and the option's
/// description describes it.
pub fn labelled(question: &Question, input: Tag, title: Tag, option: Option<&EnumOption>) -> Tag {
    let preview = option.and_then(|option| option.preview.as_deref());
    let preview = text_in("pre class=preview", question, preview, TextKind::WholeMessage);
    let description = option.and_then(|option| option.description.as_ref());
    let (Some(text), id) = (description, input.0.id()) else {
        let title = if preview.is_some() { tag("span").child(title).child(preview) } else { title };
        return tag("label").child(input).child(title);
    };
    let (named, described) = ([&id, "-title"].concat(), [&id, "-text"].concat());
    let text = tag("small").attribute("id", &described).child(server_text(question, text, TextKind::Description));
    let input = input.attribute("aria-labelledby", &named).attribute("aria-describedby", &described);
    let title = tag("span").child(title.attribute("id", &named)).child(text).child(preview);
    tag("label class=described").child(input).child(title)
}

/// The option's value, if it is shown beside the title; if two options look alike and have no other values to show, the
/// mark that tells them apart.
fn beside(question: &Question, field: &Field, option: &EnumOption) -> Option<String> {
    let twin = twin(field, option);
    let text = value_text(question, option);
    let own = option.title.as_ref().map_or(text.as_str(), |title| title.as_str());
    if question.shows_values(field) && text != own {
        let other = twin.map(|twin| value_text(question, twin)).filter(|other| !confusable(&[&text, other]).is_empty());
        return Some(other.map_or_else(|| text.clone(), |other| mark_differences(&text, &other)));
    }
    Some(mark_differences(own, &question.title(field, twin?)))
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

fn value_text(question: &Question, option: &EnumOption) -> String {
    value(&option.value, &question.language)
}

/// An option's title for a list, which can only hold plain text.
pub fn listed(question: &Question, field: &Field, option: &EnumOption) -> String {
    let title = display_text(&question.title(field, option), TextKind::Title).text;
    match beside(question, field, option) {
        Some(value) => [&title, " (", &display_text(&value, TextKind::Name).text, ")"].concat(),
        None => title,
    }
}
