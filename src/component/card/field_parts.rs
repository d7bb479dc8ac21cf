use super::notice;
use crate::component::control::{self, link};
use crate::component::host::html::{
    self, Html, Tag, all_in, find_in, insert_after, nothing, set_flag, set_or_remove, tag,
};
use crate::component::host::{id, lines};
use crate::form::Control;
use crate::json::{digits, joined};
use crate::message::{Key, Language};
use crate::question::{FieldButton, FieldView, NoteText, Question, field};
use std::cell::OnceCell;
use web_sys::Element;

/// The part of a field with the card's rules.
pub const RULES: &str = "rules";
/// The part of a field that marks a prefilled value.
const MARK: &str = "suggested";

/// The parts of a field that change. Lines that most fields never need are created on demand.
pub struct FieldParts {
    pub frame: Element,
    pub control: Element,
    pub boxes: Option<Element>,
    pub zone: Option<Element>,
    pub has_hint: bool,
    pub has_rules: bool,
    /// The place for the text that belongs to the choice.
    pub revealed: Option<Element>,
    pub limits: Option<Limits>,
    pub index: usize,
    pub error: OnceCell<Element>,
    pub note: OnceCell<Element>,
    pub mark: OnceCell<Element>,
}

impl FieldParts {
    /// Writes the parts whose bits of [`field`] are set.
    pub fn update(&self, question: &Question, bits: u8) {
        let (Some(view), language) = (question.views.get(self.index), &question.language) else { return };
        let has = |bit: u8| bits & bit != 0;
        let had_error = self.error.get().is_some();
        if has(field::ERROR) && (view.error.is_some() || had_error) {
            let error = self.error.get_or_init(|| {
                let line = self.line(tag("p class=error part=error").child(" "), "error");
                _ = self.frame.insert_before(&line, self.note.get().map(AsRef::as_ref));
                line
            });
            html::write_text(error, view.error.as_deref().unwrap_or_default());
            // An error that speaks of the description leaves it there.
            let keeps = view.error.as_ref().is_some_and(|error| *error == language.say(Key::NotDescribed, &[]));
            let wrong = view.error.as_ref().map(|_| if keeps { "described" } else { "" });
            set_or_remove(&self.frame, "data-wrong", wrong);
            self.mark(view.error.is_some());
        }
        if let (Some(revealed), true) = (&self.revealed, has(field::REVEAL)) {
            set_flag(revealed, "hidden", !view.reveals);
            if let Some(text) = find_in(revealed, ".in") {
                set_flag(&text, "disabled", view.closes);
            }
        }
        if let (Some(limits), true) = (&self.limits, has(field::RULES)) {
            limits.update(view, language);
        }
        if has(field::NOTE) && (view.is_noted() || self.note.get().is_some()) {
            let note = self.note.get_or_init(|| {
                let line = self.line(tag("p class=note"), "note");
                _ = self.frame.append_child(&line);
                line
            });
            note.set_text_content(None);
            html::append(note, note_of(self.index, view, language));
        }
        if has(field::MARK) {
            self.write_mark(question, view);
        }
        if has(field::DESCRIPTION) || had_error != self.error.get().is_some() {
            self.describe(question, view);
        }
        if let (Some(zone), Some(field)) = (&self.zone, question.form.fields.get(self.index)) {
            control::write_zone(zone, field);
        }
    }

    /// Writes the mark behind the label: the value is prefilled, or the user can go back to that or to no answer. A lone
    /// field has no mark, because the status line says it.
    fn write_mark(&self, question: &Question, view: &FieldView) {
        let language = &question.language;
        let is_empty = question.is_lone() || !(view.mark.is_some() || view.note.can_restore || view.note.can_clear);
        if is_empty && self.mark.get().is_none() {
            return;
        }
        let mark = self.mark.get_or_init(|| {
            let mark = tag("span class=mark-row").0.clone();
            _ = self.frame.first_child().map(|label| insert_after(&mark, &label));
            mark
        });
        let say = |key| language.say(key, &[]);
        let suggested = view.mark.map(|mark| {
            let text = tag("span class=unseen").attribute("id", id::of(self.index, MARK)).child(say(mark));
            tag("span class=dot").child(text)
        });
        let is_changed = view.note.can_restore && question.form.is_call;
        set_flag(&self.control, "data-changed", is_changed);
        mark.set_text_content(None);
        html::append(mark, Html::Many(vec![suggested.into(), ways_back(question, self.index)]));
    }

    /// Returns the element that shows the whole entry: the control, with the label inside it, or all options.
    pub fn whole_control(&self) -> Element {
        let label = self.control.closest("label").ok().flatten();
        self.boxes.clone().or(label).unwrap_or_else(|| self.control.clone())
    }

    /// Adds the button that shows all lines of a folded argument.
    pub fn fold(&self, language: &Language, lines: usize) {
        if self.more().is_none() {
            let more = link(self.index, FieldButton::AllLines, language.count(Key::ShowAllLines, lines, &[]));
            insert_after(&more.0, &self.control);
        }
    }

    pub fn unfold(&self) {
        _ = self.control.set_attribute("rows", &digits(lines(&self.control)));
        _ = self.control.set_attribute("data-lines", "all");
        _ = self.more().map(|more| more.remove());
    }

    fn more(&self) -> Option<Element> {
        find_in(&self.frame, &["#", &id::of(self.index, FieldButton::AllLines.as_str())].concat())
    }

    fn line(&self, line: Tag, part: &str) -> Element {
        line.attribute("id", id::of(self.index, part)).0.clone()
    }

    /// Sets the control's description to the existing lines, in their order.
    fn describe(&self, question: &Question, view: &FieldView) {
        let fields = &question.form.fields;
        // The message is the label of a lone field.
        let is_asked = fields.len() == 1 && question.has_message();
        let own = |part: &str| id::of(self.index, part);
        let mark = if question.is_lone() { "count".to_owned() } else { own(MARK) };
        let warning = notice::id_at(question, self.index);
        let ids = [
            (is_asked, "message".to_owned()),
            (self.has_hint, own("hint")),
            (self.has_rules, own(RULES)),
            (self.error.get().is_some(), own("error")),
            (warning.is_some(), warning.unwrap_or_default()),
            (view.is_noted(), own("said")),
            (self.zone.is_some(), own(control::ZONE)),
            (view.mark.is_some(), mark),
        ];
        let ids = joined(ids.into_iter().filter(|(is_there, _)| *is_there).map(|(_, id)| id), " ");
        set_or_remove(&self.control, "aria-describedby", Some(ids.as_str()).filter(|ids| !ids.is_empty()));
    }

    /// Marks the controls as valid or invalid; for options, each button or box.
    fn mark(&self, is_wrong: bool) {
        let mark = |control: &Element| set_or_remove(control, "aria-invalid", is_wrong.then_some("true"));
        // A group of radio buttons can be invalid in ARIA, a group of checkboxes cannot.
        if self.boxes.is_none() || self.frame.get_attribute("role").as_deref() == Some("radiogroup") {
            mark(&self.control);
        }
        let Some(boxes) = &self.boxes else { return };
        for (place, input) in all_in(boxes, "[part=option]").into_iter().enumerate() {
            mark(&input);
            if place == 0 {
                self.describe_by_error(&input, is_wrong);
            }
        }
    }

    /// Adds the error to the lines that describe an option, because not every screen reader reads those of its group.
    fn describe_by_error(&self, input: &Element, is_wrong: bool) {
        let (own, error) = (input.get_attribute("aria-describedby").unwrap_or_default(), id::of(self.index, "error"));
        let ids = own.split(' ').filter(|id| !id.is_empty() && *id != error).map(str::to_owned);
        let mut ids: Vec<String> = ids.collect();
        if is_wrong {
            ids.push(error);
        }
        let ids = joined(ids, " ");
        set_or_remove(input, "aria-describedby", Some(ids.as_str()).filter(|ids| !ids.is_empty()));
    }
}

/// The limits of a field in the card's words. They describe the control also while they are hidden.
pub struct Limits {
    pub element: Element,
    pub text: String,
    pub is_example: bool,
}

impl Limits {
    fn update(&self, view: &FieldView, language: &Language) {
        let is_stated = view.states_rules && !self.is_example;
        set_flag(&self.element, "hidden", !is_stated);
        if let Some(NoteText::Selection(count)) = view.note.text {
            let count = language.count(Key::Selected, count, &[]);
            self.element.set_text_content(Some(&[&self.text, " · ", &count].concat()));
        }
    }
}

/// The buttons that restore the prefilled value, or remove the answer.
pub fn ways_back(question: &Question, index: usize) -> Html {
    let (Some(view), Some(field)) = (question.views.get(index), question.form.fields.get(index)) else {
        return nothing();
    };
    let clear = if field.control == Control::Checkbox { Key::NoAnswer } else { Key::Clear };
    let way = |is_there: bool, button, key| is_there.then(|| link(index, button, question.say(key))).into();
    Html::Many(vec![
        way(view.note.can_restore, FieldButton::Restore, Key::BackToSuggested),
        way(view.note.can_clear, FieldButton::Clear, clear),
    ])
}

fn note_of(index: usize, view: &FieldView, language: &Language) -> Html {
    if !view.is_noted() {
        return nothing();
    }
    let (note, exact) = (&view.note, view.exact.as_str());
    let say = |key| language.say(key, &[]);
    let text = note.text.as_ref().map(|text| match text {
        NoteText::Suggestion(text) => {
            let question = match text.lines().count() {
                0 | 1 => language.say(Key::DidYouMean, &[("value", &language.quote(text))]),
                count => language.count(Key::DidYouMeanEntries, count, &[]),
            };
            link(index, FieldButton::Suggestion, question)
        }
        NoteText::LeaveEmpty => link(index, FieldButton::Clear, say(Key::LeaveEmpty)),
        NoteText::Sentence(key) => tag("span").child(say(*key)),
        NoteText::Count(key, count) => tag("span class=counter").child(language.count(*key, *count, &[])),
        // The limits already say it.
        NoteText::Selection(_) => tag("span"),
    });
    let exact = (!exact.is_empty()).then(|| tag("span class=exact dir=auto").child(exact));
    tag("span").attribute("id", id::of(index, "said")).child(exact).child(text).into()
}
