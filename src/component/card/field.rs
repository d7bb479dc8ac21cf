use super::field_parts::{FieldParts, Limits, RULES};
use super::notice;
use super::view::View;
use crate::component::control;
use crate::component::control::ControlElements;
use crate::component::host::html::{Html, Tag, all_in, append, insert_after, nothing, tag};
use crate::component::host::id;
use crate::component::server_text::{server_text, text_in};
use crate::form::{Control, Field, FormItem, words};
use crate::json::Text;
use crate::message::{self, Key, example_hint, says_optional};
use crate::question::{self, Part, Question};
use crate::trust::TextKind;
use std::cell::OnceCell;

/// A field: its label, its hints, its error and its control. Ids contain the field's index, never text of the server
/// (`docs/security.md` R2): field 3 is `f3`, its first control `f3-0`.
pub fn field(view: &View, question: &Question, index: usize) -> Option<Tag> {
    let form = &question.form;
    let field = form.fields.get(index)?;
    let is_group = control::is_group(field);
    let hides = question.hides_label() && field.owner.is_none() || field.repeats_option();
    let label = question.label(index);
    let named = server_text(question, &label, TextKind::Title);
    // A text behind an option is only shown where it is required.
    let is_behind = field.owner.is_some_and(|owner| owner.option.is_some());
    let optional =
        optional(question, is_behind || field.control == Control::Checkbox || form.is_required(field), &label);
    let ControlElements { tag: controls, control, boxes, zone } = control::draw(question, field, index);
    let label_id = id::of(index, "label");
    let label = tag(if is_group { "p part=label class=name" } else { "label part=label" }).attribute("id", &label_id);
    let (label, controls) = if field.control == Control::Checkbox {
        // A checkbox has its label next to it.
        let label = label.child(controls).child(tag("span").child(named).child(optional));
        (tag("div class=choices").child(label), nothing())
    } else {
        let label = if is_group { label } else { label.attribute("for", id::of(index, "0")) };
        (label.maybe("class", hides.then_some("unseen")).child(named).child(optional), controls.into())
    };
    let is_radios = field.control == Control::Radios;
    let role = if is_radios { "radiogroup" } else { "group" };
    let description = field.property.description.as_deref();
    let mut description = text_in("p class=hint part=hint", question, description, TextKind::Description)
        .map(|line| line.attribute("id", id::of(index, "hint")));
    let has_hint = description.is_some();
    let above = description.take_if(|_| is_group);
    let limits = limits(question, field, index);
    let rules = limits.as_ref().map(|limits| Tag(limits.element.clone()));
    let has_rules = rules.is_some() && description.is_none();
    // The rules follow the description in its line.
    let below = match description {
        Some(line) => Some(line.child(rules)),
        None => rules,
    };
    let controls = if question.sends_beside() {
        tag("div class=send-row")
            .child(tag("div id=body").maybe("data-width", control::width(field)).child(controls))
            .child(view.place(Part::Send))
            .into()
    } else {
        controls
    };
    let frame = tag("div class=field part=field")
        .maybe("role", is_group.then_some(role))
        .maybe("aria-required", (is_radios && field.property.required).then_some("true"))
        .maybe("aria-labelledby", is_group.then_some(&label_id))
        .attribute("id", id::of_field(index))
        .attribute("data-property", field.property.name.as_str())
        .child(label)
        .child(above)
        .child(notice::of_field(question, index))
        .child(controls);
    let text = field.companion.and_then(|text| self::field(view, question, text));
    let reveal = text.map(|text| tag("div class=reveal").child(text));
    let revealed = reveal.as_ref().map(|reveal| reveal.0.clone());
    let option = field.companion.and_then(|text| form.fields.get(text)?.owner?.option);
    let label = boxes.as_ref().zip(option).filter(|_| is_radios);
    let label = label.and_then(|(boxes, option)| all_in(boxes, "label").into_iter().nth(option));
    let frame = match (label, &revealed) {
        (Some(label), Some(revealed)) => {
            insert_after(revealed, &label);
            frame
        }
        _ => frame.child(reveal),
    };
    let element = frame.0.clone();
    append(&element, below.into());
    let parts = FieldParts {
        has_hint,
        has_rules,
        revealed,
        limits,
        control: control.unwrap_or_else(|| element.clone()),
        frame: element,
        boxes,
        zone,
        index,
        error: OnceCell::new(),
        note: OnceCell::new(),
        mark: OnceCell::new(),
    };
    parts.update(question, question::field::ALL);
    view.keep_field(parts);
    Some(frame)
}

/// An object: its fields under their common title.
pub fn group(view: &View, question: &Question, item: &FormItem) -> Html {
    let FormItem::Group { property, fields, left_out } = item else { return nothing() };
    let title = match &property.title {
        Some(title) => title,
        None => &words(&property.name).map_or_else(|| property.name.clone(), |words| Text::from(words.as_str())),
    };
    let optional = optional(question, property.required, title);
    let description = property.description.as_deref();
    let named = id::of(fields.start, "group");
    let label = tag("p part=label class=name").attribute("id", &named);
    tag("div class=group part=field role=group")
        .attribute("aria-labelledby", &named)
        .attribute("data-property", property.name.as_str())
        .child(label.child(server_text(question, title, TextKind::Title)).child(optional))
        .child(text_in("p class=hint", question, description, TextKind::Description))
        .children(fields.clone().map(|index| field(view, question, index).into()))
        .children(left_out.iter().map(|(property, reason)| notice::left_out(question, property, reason).into()))
        .into()
}

/// The mark of an optional field, unless its label says so itself.
fn optional(question: &Question, required: bool, label: &str) -> Option<Tag> {
    let says = !required && !says_optional(label, &question.language);
    says.then(|| tag("span class=optional").child([" ", &question.say(Key::Optional)].concat()))
}

/// The card's rules of a field. A picker needs no example of its format.
fn limits(question: &Question, field: &Field, index: usize) -> Option<Limits> {
    let language = &question.language;
    let text = if field.control == Control::DateTime { String::new() } else { message::hint(field, language) };
    let line = (!text.is_empty()).then(|| tag("span class=hint part=hint").child(text.as_str()))?;
    let element = line.attribute("id", id::of(index, RULES)).0;
    Some(Limits { element, text, is_example: example_hint(field, language).is_some() })
}
