use super::notice;
use crate::component::control;
use crate::component::control::Drawn;
use crate::component::host::html::{Html, Tag, nothing, tag};
use crate::component::host::{html, id};
use crate::component::model::{FieldElement, FieldView, Model, Said, Update, with_name};
use crate::component::server_text::server_text;
use crate::form::{Control, Entry, Field, Form, words};
use crate::json::Text;
use crate::message::{Key, Language, example_hint, hint, says_optional};
use crate::trust::TextKind;
use std::cell::OnceCell;
use web_sys::Element;

/// A field: its label, its hints, its error and its control. Ids contain the field's index, never text of the server
/// (`docs/security.md` R2): field 3 is `f3`, its first control `f3-0`.
pub fn field(model: &Model, form: &Form, index: usize) -> Html {
    let Some(entered) = form.fields.get(index) else { return nothing() };
    draw(model, form, entered, index).into()
}

/// The part of a field that marks a prefilled value.
const MARK: &str = "suggested";

pub fn draw_anew(model: &Model, index: usize) -> Option<Element> {
    let form = model.form();
    Some(draw(model, &form, form.fields.get(index)?, index).element().clone())
}

fn draw(model: &Model, form: &Form, field: &Field, index: usize) -> Tag {
    let is_group = control::is_group(field);
    let hides = model.hides_label(form) && field.host.is_none() || field.repeats_option();
    let label = model.label(index);
    let named = server_text(model, &label, TextKind::Title);
    let optional = optional(model, form.is_required(field), &label);
    let Drawn { tag: drawn, control, boxes, described, update } = control::of(field.control).draw(model, field, index);
    let (label, drawn) = match field.control {
        // A checkbox has its label next to it.
        Control::Checkbox => {
            let label = tag("label part=label").attribute("id", id::of(index, "label")).child(drawn);
            (tag("div class=choices").child(label.child(tag("span").child(named).child(optional))), nothing())
        }
        _ if is_group => {
            let label = tag("p part=label class=name").attribute("id", id::of(index, "label"));
            (label.child(named).child(optional), drawn.into())
        }
        _ => {
            let label = tag("label part=label").attribute("id", id::of(index, "label"));
            (label.attribute("for", id::of(index, "0")).child(named).child(optional), drawn.into())
        }
    };
    let frame = match field.control {
        Control::Radios => {
            tag("div class=field part=field role=radiogroup").flag_true("aria-required", field.property.required)
        }
        _ if is_group => tag("div class=field part=field role=group"),
        _ => tag("div class=field part=field"),
    };
    let frame = if is_group { frame.attribute("aria-labelledby", id::of(index, "label")) } else { frame };
    let (hint, limits) = hint_line(model, field, index, !hides);
    let label = if hides && field.control != Control::Checkbox { label.fixed("class", "unseen") } else { label };
    let frame = frame
        .attribute("id", id::of_field(index))
        .attribute("data-property", field.property.name.as_str())
        .child(label);
    let has_hint = hint.is_some();
    let frame = frame.child(hint);
    let above = frame.element().last_element_child();
    let warning = notice::of_warning(model, field.warning);
    let warning = warning.map(|warning| warning.attribute("id", id::of(index, notice::WARNING)));
    let frame = frame.child(warning).child(drawn);
    let text = field.companion.and_then(|text| Some(draw(model, form, form.fields.get(text)?, text)));
    let reveal = text.map(|text| tag("div class=reveal").child(text));
    let revealed = reveal.as_ref().map(|reveal| reveal.element().clone());
    let option = field.companion.and_then(|text| form.fields.get(text)?.host?.option);
    let label = boxes.as_ref().zip(option).filter(|_| field.control == Control::Radios);
    let label = label.and_then(|(boxes, option)| boxes.children().item(u32::try_from(option).ok()?));
    let frame = match (label, &revealed) {
        (Some(label), Some(revealed)) => {
            _ = label.after_with_node_1(revealed);
            frame
        }
        _ => frame.child(reveal),
    };
    let element = frame.element().clone();
    let parts = Parts {
        has_hint,
        revealed,
        limits,
        // The message is the label of a lone field.
        is_asked: form.fields.len() == 1 && model.has_message(),
        is_warned: field.warning.is_some(),
        above,
        control: control.unwrap_or_else(|| element.clone()),
        frame: element.clone(),
        boxes,
        described,
        index,
        error: OnceCell::new(),
        note: OnceCell::new(),
        mark: OnceCell::new(),
    };
    let update: Update = Box::new(move |field, language, views| {
        parts.update(language, views);
        if let Some(update) = &update {
            update(field, language, views);
        }
    });
    update(field, &model.language(), [&FieldView::default(), &model.view_of(index)]);
    model.keep_field(index, FieldElement { element, update });
    frame
}

/// The parts of a field that change. Lines that most fields never need are created on demand.
struct Parts {
    frame: Element,
    above: Option<Element>,
    control: Element,
    boxes: Option<Element>,
    described: Option<&'static str>,
    has_hint: bool,
    /// The place for the text that belongs to the choice.
    revealed: Option<Element>,
    limits: Option<Limits>,
    is_asked: bool,
    is_warned: bool,
    index: usize,
    error: OnceCell<Element>,
    note: OnceCell<Element>,
    mark: OnceCell<Element>,
}

impl Parts {
    fn update(&self, language: &Language, [before, view]: [&FieldView; 2]) {
        let (had_error, is_first) = (self.error.get().is_some(), *before == FieldView::default());
        if view.error != before.error {
            let error = self.error.get_or_init(|| {
                let line = self.line(tag("p class=error part=error"), "error");
                _ = self.above.as_ref().map(|above| above.after_with_node_1(&line));
                line
            });
            error.set_text_content(view.error.as_deref());
            if view.error.is_some() != before.error.is_some() {
                self.mark(view.error.is_some());
            }
        }
        if let Some(revealed) = &self.revealed {
            _ = revealed.toggle_attribute_with_force("hidden", !view.reveals);
            if let Ok(Some(text)) = revealed.query_selector(".in") {
                _ = text.toggle_attribute_with_force("disabled", view.closes);
            }
        }
        if let Some(limits) = &self.limits
            && (is_first || view.states_rules != before.states_rules || view.note != before.note)
        {
            limits.update(view, language);
        }
        if view.exact != before.exact || view.note != before.note {
            let note = self.note.get_or_init(|| {
                let line = self.line(tag("p class=note"), "note");
                _ = self.frame.append_with_node_1(&line);
                line
            });
            note.set_text_content(None);
            html::append(note, note_of(self.index, view, language));
        }
        if [view.is_filled_in, view.note.back, view.note.clear]
            != [before.is_filled_in, before.note.back, before.note.clear]
        {
            self.write_mark(view, language);
        }
        let is_same = (had_error, before.is_noted(), before.is_filled_in)
            == (self.error.get().is_some(), view.is_noted(), view.is_filled_in);
        if is_first || !is_same {
            self.describe(view);
        }
    }

    /// Writes the mark at the end of the label's row: the value is prefilled, or the user can go back to that or to no
    /// answer.
    fn write_mark(&self, view: &FieldView, language: &Language) {
        let mark = self.mark.get_or_init(|| {
            let mark = tag("span class=mark-row").element().clone();
            _ = self.frame.first_element_child().map(|label| label.after_with_node_1(&mark));
            mark
        });
        let say = |key| language.say(key, &[]);
        let button = |part: &str, key| {
            tag("button type=button class=link").attribute("id", id::of(self.index, part)).child(say(key))
        };
        let suggested =
            view.is_filled_in.then(|| tag("span").attribute("id", id::of(self.index, MARK)).child(say(Key::Suggested)));
        let back = view.note.back.then(|| button("restore", Key::BackToSuggested));
        let clear = view.note.clear.then(|| button("clear", Key::Clear));
        mark.set_text_content(None);
        html::append(mark, Html::Many(vec![suggested.into(), back.into(), clear.into()]));
    }

    fn line(&self, line: Tag, part: &str) -> Element {
        line.attribute("id", id::of(self.index, part)).element().clone()
    }

    /// Sets the control's description to the existing lines, in their order.
    fn describe(&self, view: &FieldView) {
        let mut ids = if self.is_asked { "message".to_owned() } else { String::new() };
        let mut add = |index: usize, part: &str| {
            if !ids.is_empty() {
                ids.push(' ');
            }
            ids.push_str(&id::of(index, part));
        };
        let has_error = self.error.get().is_some();
        let parts = [
            (self.has_hint, "hint"),
            (has_error, "error"),
            (self.is_warned, notice::WARNING),
            (view.is_noted(), "said"),
        ];
        parts.into_iter().filter(|(is_there, _)| *is_there).for_each(|(_, part)| add(self.index, part));
        if let Some(part) = self.described {
            add(self.index, part);
        }
        if view.is_filled_in {
            add(self.index, MARK);
        }
        if !ids.is_empty() {
            _ = self.control.set_attribute("aria-describedby", &ids);
        } else if self.control.has_attribute("aria-describedby") {
            _ = self.control.remove_attribute("aria-describedby");
        }
    }

    /// Marks the controls as valid or invalid; for options, each button or box.
    fn mark(&self, is_wrong: bool) {
        let mark = |control: &Element| {
            _ = match is_wrong {
                true => control.set_attribute("aria-invalid", "true"),
                false => control.remove_attribute("aria-invalid"),
            };
        };
        // A group of radio buttons can be invalid in ARIA, a group of checkboxes cannot.
        if self.boxes.is_none() || self.frame.get_attribute("role").as_deref() == Some("radiogroup") {
            mark(&self.control);
        }
        let Some(boxes) = &self.boxes else { return };
        let labels = boxes.children();
        let labels = (0..labels.length()).filter_map(|number| labels.item(number));
        let boxes = labels.filter(|label| label.tag_name() == "LABEL").filter_map(|label| label.first_element_child());
        boxes.for_each(|input| mark(&input));
    }
}

/// An object: its fields under their common title.
pub fn group(model: &Model, form: &Form, entry: &Entry, left_out: Vec<Html>) -> Html {
    let Entry::Group { property, shares_title, fields, .. } = entry else { return nothing() };
    let title = match &property.title {
        Some(title) if *shares_title => &Text::from(with_name(title, &property.name)),
        Some(title) => title,
        None => &words(&property.name).map_or_else(|| property.name.clone(), |words| Text::from(words.as_str())),
    };
    let optional = optional(model, property.required, title);
    let description = property.description.as_ref();
    let named = id::of(fields.start, "group");
    let label = tag("p part=label class=name").attribute("id", &named);
    tag("div class=group part=field role=group")
        .attribute("aria-labelledby", &named)
        .attribute("data-property", property.name.as_str())
        .child(label.child(server_text(model, title, TextKind::Title)).child(optional))
        .child(description.map(|text| tag("p class=hint").child(server_text(model, text, TextKind::Description))))
        .children(fields.clone().map(|index| field(model, form, index)))
        .children(left_out)
        .into()
}

/// The mark of an optional field, unless its label says so itself.
fn optional(model: &Model, required: bool, label: &str) -> Option<Tag> {
    let says = !required && !says_optional(label, &model.language());
    says.then(|| tag("span class=optional").child([" ", &model.say(Key::Optional)].concat()))
}

/// Returns the line of the server's description and the card's limits, and the part with the limits.
fn hint_line(model: &Model, field: &Field, index: usize, has_label: bool) -> (Option<Tag>, Option<Limits>) {
    let language = model.language();
    // A picker needs no example of its format.
    let text = if field.control == Control::DateTime { String::new() } else { hint(field, &language) };
    let description = field.property.description.as_ref();
    if description.is_none() && text.is_empty() {
        return (None, None);
    }
    let line = tag("p class=hint part=hint").attribute("id", id::of(index, "hint"));
    let line = line.child(description.map(|text| server_text(model, text, TextKind::Description)));
    if text.is_empty() {
        return (Some(line), None);
    }
    let limits = tag("span class=limits").child(text.as_str());
    let element = limits.element().clone();
    let line = line.child(limits);
    // The line is hidden too if it has nothing else.
    let shown = if description.is_none() { line.element().clone() } else { element.clone() };
    let is_example = has_label && example_hint(field, &language).is_some();
    (Some(line), Some(Limits { shown, element, text, is_example }))
}

/// The limits of a field in the card's words. They describe the control also while they are hidden.
struct Limits {
    /// The element that is hidden.
    shown: Element,
    element: Element,
    text: String,
    /// True if the control shows them as its placeholder.
    is_example: bool,
}

impl Limits {
    fn update(&self, view: &FieldView, language: &Language) {
        let is_stated = view.states_rules && !self.is_example;
        _ = self.shown.toggle_attribute_with_force("hidden", !is_stated);
        if let Some(Said::Selected(count)) = view.note.said {
            let count = language.count(Key::Selected, count, &[]);
            self.element.set_text_content(Some(&[&self.text, " · ", &count].concat()));
        }
    }
}

/// The note about the answer, and its buttons.
fn note_of(index: usize, view: &FieldView, language: &Language) -> Html {
    if !view.is_noted() {
        return nothing();
    }
    let (note, exact) = (&view.note, view.exact.as_str());
    let say = |key| language.say(key, &[]);
    let button = |part: &str, text: String| {
        tag("button type=button class=link").attribute("id", id::of(index, part)).child(text)
    };
    let said = note.said.as_ref().map(|said| match said {
        Said::Suggestion(text) => button(
            "suggestion",
            match text.lines().count() {
                0 | 1 => language.say(Key::DidYouMean, &[("value", &language.quote(text))]),
                count => language.count(Key::DidYouMeanEntries, count, &[]),
            },
        ),
        Said::LeaveEmpty => button("clear", say(Key::LeaveEmpty)),
        Said::Simply(key) => tag("span").child(say(*key)),
        Said::Counted(key, count) => tag("span class=counter").child(language.count(*key, *count, &[])),
        // The limits already say it.
        Said::Selected(_) => tag("span"),
    });
    let exact = (!exact.is_empty()).then(|| tag("span class=exact dir=auto").child(exact));
    let said = tag("span").attribute("id", id::of(index, "said")).child(exact).child(said);
    said.into()
}
