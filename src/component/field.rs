use super::exact::is_cut;
use super::html::{Html, Tag, nothing, tag};
use super::id;
use super::label::with_name;
use super::note::{Note, Said, clears, has_default, is_noted};
use super::server_text::server_text;
use super::{FieldView, Model, control, notice};
use crate::form::{Control, Entry, Field, Form};
use crate::json::{Text, digits};
use crate::message::{Key, hint, says_optional};
use crate::trust::{TextKind, in_quotation_marks};
use std::rc::Rc;

/// One field: its label, what helps to answer it, what is wrong, and its control. Ids are made of the field's place,
/// never of anything from the server (`docs/security.md` R2): field 3 is `f3`, its first control `f3-0`.
pub fn field(model: &Rc<Model>, form: &Form, index: usize) -> Html {
    let Some(field) = form.fields.get(index) else { return nothing() };
    let grouped = control::is_group(field);
    let view = model.view_of(index);
    let id = |part: &str| id::of(index, part);
    let named = Html::Many(vec![
        server_text(model, &model.label(index), TextKind::Title).into(),
        optional(model, form.is_required(field), &model.label(index)).into(),
    ]);
    let label = tag(if grouped { "legend part=label" } else { "label part=label" }).attribute("id", id("label"));
    let control = control::control(model, field, index);
    // The label of a checkbox is beside it.
    let (label, control) = match field.control {
        Control::Checkbox => {
            let label = label.child(control).child(tag("span").child(named));
            (tag("div class=choices").child(label), nothing())
        }
        _ if grouped => (label.child(named), control),
        _ => (label.child(named).attribute("for", id("0")), control),
    };
    let frame = match field.control {
        Control::Radios => control::described(tag("fieldset class=field part=field role=radiogroup"), field, index)
            .flag_true("aria-required", field.property.required)
            .flag_true("aria-invalid", view.error.is_some()),
        Control::Checkboxes | Control::CheckList => {
            control::described(tag("fieldset class=field part=field"), field, index)
        }
        _ if grouped => tag("fieldset class=field part=field"),
        _ => tag("div class=field part=field"),
    };
    frame
        .attribute("id", id::of_field(index))
        .attribute("data-property", field.property.name.as_str())
        .child(label)
        .child(hint_line(model, field, &id("hint")))
        .child(error_line(&view, &id("error")))
        .child(notice::of_field(model, field))
        .child(control)
        .child(exact_line(field, index, &view))
        .child(note_line(model, field, index, &view))
        .into()
}

/// An object: its fields under its own name.
pub fn group(model: &Rc<Model>, form: &Form, entry: &Entry, left_out: Vec<Html>) -> Html {
    let Entry::Group { property, shares_title, fields, .. } = entry else { return nothing() };
    let title = match &property.title {
        Some(title) if *shares_title => &Text::from(with_name(title, &property.name)),
        title => title.as_ref().unwrap_or(&property.name),
    };
    let optional = optional(model, property.required, title);
    let description = property.description.as_ref().filter(|text| !text.trim().is_empty());
    tag("fieldset class=group part=field")
        .attribute("data-property", property.name.as_str())
        .child(tag("legend").child(server_text(model, title, TextKind::Title)).child(optional))
        .child(description.map(|text| tag("p class=hint").child(server_text(model, text, TextKind::Description))))
        .children(fields.clone().map(|index| field(model, form, index)))
        .children(left_out)
        .into()
}

/// That an answer may be left out, unless its label says so itself.
fn optional(model: &Model, required: bool, label: &str) -> Option<Tag> {
    let says = !required && !says_optional(label, &model.language());
    says.then(|| tag("span class=optional").child([" ", &model.say(Key::Optional)].concat()))
}

/// The server's description, then the limits in our words. The element is always there, so that what describes the control
/// never points to nothing.
fn hint_line(model: &Rc<Model>, field: &Field, id: &str) -> Html {
    // What a picker shows needs no example of how it is written.
    let limits = if field.control == Control::DateTime { String::new() } else { hint(field, &model.language()) };
    let description = field.property.description.as_ref().filter(|text| !text.trim().is_empty());
    tag("p class=hint part=hint")
        .attribute("id", id)
        .child(description.map(|text| server_text(model, text, TextKind::Description)))
        .child((!limits.is_empty()).then(|| tag("span class=limits").child(limits)))
        .into()
}

/// What is wrong: always there too.
fn error_line(view: &FieldView, id: &str) -> Html {
    let line = tag("p class=error part=error").attribute("id", id);
    line.child(view.error.clone().unwrap_or_default()).into()
}

/// What is sent, where the control shows something else: in a line that wraps.
fn exact_line(field: &Field, index: usize, view: &FieldView) -> Html {
    let cuts = || field.options.iter().any(|option| is_cut(field, option));
    if field.control == Control::Number || has_default(field) && field.control != Control::Checkbox || cuts() {
        return tag("p class=exact dir=auto").attribute("id", id::of(index, "exact")).child(view.exact.clone()).into();
    }
    nothing()
}

/// Where there is something to say of the answer.
fn note_line(model: &Model, field: &Field, index: usize, view: &FieldView) -> Html {
    if !is_noted(field) {
        return nothing();
    }
    // What comes and goes at a date must not move what is below.
    let line = tag("p").fixed("class", if clears(field) { "note kept" } else { "note" });
    let line = line.attribute("id", id::of(index, "note"));
    line.child(note(model, field, index, view)).into()
}

/// What can be said of the answer: that the server suggested it, that it can go back, how much more fits.
pub fn note(model: &Model, field: &Field, index: usize, view: &FieldView) -> Html {
    let Note { said, clear, back } = Note::new(field, view);
    let said = said.map(|said| match said {
        Said::Suggestion => {
            let value = in_quotation_marks(view.suggestion.as_deref().unwrap_or_default());
            button(index, "suggestion", model.language().say(Key::DidYouMean, &[("value", &value)]))
        }
        Said::Year(year) => {
            let ask = |century: i64| {
                let value = digits(century.saturating_mul(100).saturating_add(year));
                let text = model.language().say(Key::DidYouMean, &[("value", &value)]);
                button(index, if century == 19 { "year-19" } else { "year-20" }, text)
            };
            tag("span class=years").child(ask(20)).child(" ").child(ask(19))
        }
        Said::Simply(key) => tag("span").child(model.say(key)),
        Said::Counted(key, count) => counter(model, key, count),
        Said::Selected(count) => counter(model, Key::Selected, count).fixed("aria-live", "polite"),
    });
    let back = back.then(|| button(index, "restore", model.say(Key::BackToSuggested)));
    let clear = clear.then(|| button(index, "clear", model.say(Key::Clear)));
    let said = tag("span").attribute("id", id::of(index, "said")).child(said);
    Html::Many(vec![said.into(), clear.into(), back.into()])
}

fn button(index: usize, part: &str, text: String) -> Tag {
    tag("button type=button class=link").attribute("id", id::of(index, part)).child(text)
}

fn counter(model: &Model, key: Key, count: usize) -> Tag {
    tag("span class=counter").child(model.language().count(key, count, &[]))
}
