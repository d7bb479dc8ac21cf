use super::field::note;
use super::id;
use super::{Model, html};
use crate::form::{Control, Field, Input, NumberFormat};
use web_sys::Element;

/// What is shown of a field besides its control.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldView {
    /// What is wrong, as a sentence.
    pub error: Option<String>,
    /// The index of the entry that is wrong, of a list; none where the list as a whole is.
    pub entry: Option<usize>,
    /// Whether a rule could not be checked.
    pub undecided: bool,
    /// Whether the input is the default that the server suggested.
    pub is_default: bool,
    /// A text that can be sent, offered in place of what was typed.
    pub suggestion: Option<String>,
    /// What is sent, where the control shows something else.
    pub exact: String,
    /// Whether nothing is entered.
    pub unanswered: bool,
    /// How many code points or options are entered.
    pub count: usize,
}

impl FieldView {
    /// The view of a field before its answer is checked.
    pub fn before_check(field: &Field, format: &NumberFormat) -> Self {
        let count = match &field.input {
            Input::Text(text) => text.chars().count(),
            Input::NoMoment(_) => 0,
            Input::Choice(choice) => choice.iter().count(),
            Input::Choices(choices) => choices.len(),
            Input::Entries(entries) => entries.len(),
        };
        Self { is_default: field.is_default(format), unanswered: field.is_unanswered(), count, ..Self::default() }
    }
}

/// Updates the page after a field's view has changed; its note too if `noted`. This is done at once, in the
/// event that changed it: a form of a thousand fields has no effect for each.
pub fn show(model: &Model, index: usize, noted: bool) {
    let (card, form) = (model.card.borrow(), model.form.borrow());
    let (Some(card), Some(field)) = (&*card, form.fields.get(index)) else { return };
    let view = model.view_of(index);
    // Looked for within the field: a card may have a thousand.
    let frame = card.query_selector(&["#", &id::of_field(index)].concat()).ok().flatten();
    let Some(frame) = frame else { return };
    let find =
        |part: &str| -> Option<Element> { frame.query_selector(&["#", &id::of(index, part)].concat()).ok().flatten() };
    if let Some(error) = find("error") {
        error.set_text_content(view.error.as_deref());
    }
    if let Some(exact) = find("exact") {
        exact.set_text_content(Some(&view.exact));
    }
    let entry = view.entry.map(|entry| id::of(index, &entry.to_string()));
    let mark = |control: &Element| {
        _ = match (&view.error, &entry) {
            (Some(_), Some(entry)) if control.id() != *entry => control.remove_attribute("aria-invalid"),
            (Some(_), _) => control.set_attribute("aria-invalid", "true"),
            (None, _) => control.remove_attribute("aria-invalid"),
        };
    };
    if field.control == Control::Radios {
        mark(&frame);
    }
    let controls = frame.query_selector_all("input, select, textarea");
    let controls = controls.ok();
    for number in 0..controls.as_ref().map_or(0, |controls| controls.length()) {
        let control = controls.as_ref().and_then(|controls| controls.get(number));
        if let Some(control) = control.map(wasm_bindgen::JsCast::unchecked_into::<Element>) {
            mark(&control);
        }
    }
    if let Some(old) = noted.then(|| find("note")).flatten() {
        old.set_text_content(None);
        html::append(&old, note(model, field, index, &view));
    }
}
