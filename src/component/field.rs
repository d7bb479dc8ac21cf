use super::html::{Html, Tag, live, live_text, nothing, tag};
use super::server_text::server_text;
use super::{Model, control, notice};
use crate::form::{Control, Field, Form};
use crate::message::{Key, hint};
use crate::schema::Property;
use crate::trust::TextKind;
use leptos::prelude::*;
use std::{ops::Range, rc::Rc};

/// One field: its label, what helps to answer it, what is wrong, and its control. Ids are made of the field's place,
/// never of anything from the server (`security.md` R2): field 3 is `f3`, its first control `f3-0`.
pub fn field(model: &Rc<Model>, form: &Form, index: usize) -> Html {
    let Some(field) = form.fields.get(index) else { return nothing() };
    let grouped = control::is_group(field);
    let id = |part: &str| format!("f{index}-{part}");
    let label = tag(if grouped { "legend" } else { "label" })
        .fixed("part", "label")
        .attribute("id", id("label"))
        .child(server_text(model, &model.label(index), TextKind::Title))
        .child(
            (!form.is_required(field))
                .then(|| tag("span").fixed("class", "optional").child(format!(" {}", model.say(Key::Optional)))),
        );
    let label = if grouped { label } else { label.attribute("for", id("0")) };
    tag(if grouped { "fieldset" } else { "div" })
        .fixed("class", "field")
        .fixed("part", "field")
        .attribute("id", format!("f{index}"))
        .attribute("data-property", field.property.name.as_str())
        .child(label)
        .child(hint_line(model, field, &id("hint")))
        .child(error_line(model, index, &id("error")))
        .child(notice::of_field(model, field))
        .child(control::control(model, field, index))
        .child(note_line(model, field, index))
        .into()
}

/// An object: its fields under its own name.
pub fn group(model: &Rc<Model>, form: &Form, property: &Property, fields: Range<usize>) -> Html {
    let title = property.title.as_ref().unwrap_or(&property.name);
    let optional = (!property.required)
        .then(|| tag("span").fixed("class", "optional").child(format!(" {}", model.say(Key::Optional))));
    let description = property.description.as_ref().filter(|text| !text.trim().is_empty());
    tag("fieldset")
        .fixed("class", "group")
        .fixed("part", "field")
        .attribute("data-property", property.name.as_str())
        .child(tag("legend").child(server_text(model, title, TextKind::Title)).child(optional))
        .child(
            description
                .map(|text| tag("p").fixed("class", "hint").child(server_text(model, text, TextKind::Description))),
        )
        .children(fields.map(|index| field(model, form, index)))
        .into()
}

/// The server's description, then the limits in our words.
fn hint_line(model: &Rc<Model>, field: &Field, id: &str) -> Html {
    let limits = hint(field, &model.language());
    let description = field.property.description.as_ref().filter(|text| !text.trim().is_empty());
    if description.is_none() && limits.is_empty() {
        return nothing();
    }
    tag("p")
        .fixed("class", "hint")
        .fixed("part", "hint")
        .attribute("id", id)
        .child(description.map(|text| server_text(model, text, TextKind::Description)))
        .child((!limits.is_empty()).then(|| tag("span").fixed("class", "limits").child(limits)))
        .into()
}

/// What is wrong. The element is always there, so that what describes the control never points to nothing.
fn error_line(model: &Rc<Model>, index: usize, id: &str) -> Html {
    let Some(look) = model.looks.get(index).cloned() else { return nothing() };
    tag("p")
        .fixed("class", "error")
        .fixed("part", "error")
        .attribute("id", id)
        .child(live_text(move || look.get().error.unwrap_or_default()))
        .into()
}

/// What can be said of the answer: that the server suggested it, that it can go back, how much more fits.
fn note_line(model: &Rc<Model>, field: &Field, index: usize) -> Html {
    let has_default = field.property.default.is_some() && field.control != Control::Constant;
    let counted = control::longest(field);
    let pattern = control::has_pattern(field);
    let Some(look) = model.looks.get(index).cloned().filter(|_| has_default || counted.is_some() || pattern) else {
        return nothing();
    };
    let model = Rc::clone(model);
    live(move || {
        let look = look.get();
        let note: Option<Html> = match counted {
            _ if pattern && look.undecided => Some(said(&model, Key::Undecided).into()),
            Some(most) if look.count > most => {
                Some(counter(&model, Key::CharactersOver, look.count.saturating_sub(most)).into())
            }
            // Near the limit only: a counter that always counts is noise.
            Some(most) if look.count.saturating_mul(5) >= most.saturating_mul(4) => {
                Some(counter(&model, Key::CharactersLeft, most.saturating_sub(look.count)).into())
            }
            _ if has_default && look.suggested => Some(said(&model, Key::Suggested).into()),
            _ => None,
        };
        let back = (has_default && !look.suggested).then(|| {
            tag("button")
                .fixed("type", "button")
                .fixed("class", "link")
                .attribute("id", format!("f{index}-restore"))
                .child(model.say(Key::BackToSuggested))
        });
        if note.is_none() && back.is_none() {
            return None;
        }
        Some(tag("p").fixed("class", "note").child(note.unwrap_or_else(nothing)).child(back))
    })
}

fn said(model: &Model, key: Key) -> Tag {
    tag("span").child(model.say(key))
}

fn counter(model: &Model, key: Key, count: usize) -> Tag {
    tag("span").fixed("class", "counter").child(model.language().count(key, count, &[]))
}
