//! The list of answers, before and after sending.

use super::{Part, Question, Status};
use crate::form::{Control, Field, FormItem, Warning};
use crate::json::{Value, joined, replaced};
use crate::message::{Key, value};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum List {
    #[default]
    Closed,
    Prefilled,
    All,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    Nothing,
    /// A value that looks like a secret.
    Mask,
    Text(String),
}

/// The maximum number of omitted answers that a receipt names.
const MOST_OMITTED: usize = 10;

impl Question {
    pub fn toggle_list(&mut self, is_open: bool) {
        let list = match (is_open, self.list) {
            (true, List::Closed) => List::All,
            (true, list) => list,
            (false, _) => List::Closed,
        };
        self.changes.set(&mut self.list, list, Part::List.bit());
    }

    /// Returns true if the list shows a field. It leaves out folded arguments until it shows all.
    pub fn is_listed(&self, field: usize) -> bool {
        self.list == List::All || self.is_field(field, Field::is_prefilled) && !self.seen.folded.contains(&field)
    }

    /// Returns the row of a field: its answer, no answer, or a mask.
    pub fn row(&self, index: usize) -> Row {
        let form = &self.form;
        let value = form.answer(index).filter(|_| form.is_sent(index));
        let Some((field, value)) = form.fields.get(index).zip(value) else { return Row::Nothing };
        let is_secret = field.warning.is_some_and(Warning::is_of_secret) || field.looks_secret();
        if is_secret && !self.seen.unmasked.contains(&index) { Row::Mask } else { Row::Text(self.text(field, &value)) }
    }

    /// Returns the answers as shown to the user after the end.
    pub fn answers(&self) -> Vec<String> {
        // Secrets must not stay on the screen (`docs/security.md` R22).
        let is_of_secret = |field: &Field| field.warning.is_some_and(Warning::is_of_secret);
        if self.is_warned() || self.form.fields.iter().any(is_of_secret) {
            return Vec::new();
        }
        let sent = (0..self.form.fields.len()).filter(|index| self.form.is_sent(*index));
        sent.filter_map(|index| self.answer(index)).collect()
    }

    /// Returns what the user has entered in vain, because the question ended without an answer.
    pub fn lost_entries(&self) -> String {
        let is_lost = matches!(self.status, Status::Expired | Status::Elsewhere);
        if !is_lost || self.is_warned() || self.form.draft().is_empty() {
            return String::new();
        }
        let fields = self.form.fields.iter().enumerate().filter(|(_, field)| field.changed && field.warning.is_none());
        let texts = fields.map(|(index, field)| self.answer(index).unwrap_or_else(|| field.input.text().to_owned()));
        joined(texts, "\n")
    }

    /// Returns the answers in one line, as the receipt shows them.
    pub fn answers_in_line(&self) -> String {
        replaced(&joined(self.answers(), &self.say(Key::ListSeparator)), "\n", " · ")
    }

    /// Returns the answer of a field; for a form of one choice, the text of its button.
    pub fn answer(&self, index: usize) -> Option<String> {
        let (field, value) = self.form.fields.get(index).zip(self.form.answer(index))?;
        let option = field.options.iter().find(|option| self.is_one_choice && option.value == value);
        let label = option.and_then(|option| self.button_text(field, option));
        // It is drawn in an element of its own, so it needs no isolates.
        let label = label.map(|label| label.split(&['\u{2068}', '\u{2069}'][..]).collect::<String>());
        Some(label.unwrap_or_else(|| self.text(field, &value)))
    }

    /// Returns the text of a value as the user chose or typed it; for an option, its value is added if its title
    /// differs.
    fn text(&self, field: &Field, answer: &Value) -> String {
        // The items of an answer are in the order of the options.
        let mut options = field.options.iter();
        let mut text = |item: &Value| {
            let written = value(item, &self.language);
            if field.control == Control::Date && !written.starts_with('0') {
                return [&self.language.intl.date(&written), " (", &written, ")"].concat();
            }
            let written = if written.is_empty() { self.say(Key::Quotation) } else { written };
            let Some(option) = options.find(|option| option.value == *item) else { return written };
            let title = self.title(field, option);
            let is_other = option.title.is_some() && title != written;
            if is_other { [&title, " (", &written, ")"].concat() } else { title }
        };
        match answer {
            Value::Array(items) if items.is_empty() => self.say(Key::EmptyList),
            // An entry could contain a separator of words.
            Value::Array(items) => joined(items.iter().map(|item| text(&item.value)), "\n"),
            answer => text(answer),
        }
    }

    /// Returns the sentence that names the omitted answers, if there are any.
    pub fn omission(&self) -> Option<String> {
        let form = &self.form;
        let mut omitted = Vec::new();
        for index in (0..form.fields.len()).filter(|index| !form.is_sent(*index)) {
            omitted.push(self.label(index));
        }
        for item in &form.items {
            if let FormItem::LeftOut { property, .. } = item {
                omitted.push(property.title.as_ref().unwrap_or(&property.name).to_string());
            }
        }
        // The names are the server's.
        let mut names: Vec<String> = omitted.iter().take(MOST_OMITTED).map(|name| self.language.quote(name)).collect();
        if omitted.len() > MOST_OMITTED {
            names.push("…".to_owned());
        }
        let names = joined(names, &self.say(Key::ListSeparator));
        (!names.is_empty()).then(|| self.language.say(Key::PreviewOmitted, &[("names", &names)]))
    }
}
