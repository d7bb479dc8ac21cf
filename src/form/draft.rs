use super::{Control, Field, Form, Input, is_held};
use crate::json::digits;

impl Form {
    /// Returns, for each field that the user has changed, its index, the number of its texts, and the texts.
    pub fn entries(&self) -> Vec<String> {
        self.entries_of(|_| true)
    }

    /// Returns the entries that a host can store. It is empty if the request asks for a secret or an entry looks like
    /// one, and it omits fields with a warning.
    pub fn draft(&self) -> Vec<String> {
        if self.warning.is_some() || self.is_secret_asked() || self.is_secret_entered() {
            return Vec::new();
        }
        self.entries_of(|field| field.warning.is_none())
    }

    fn entries_of(&self, is_kept: impl Fn(&Field) -> bool) -> Vec<String> {
        let mut entries = Vec::new();
        for (index, field) in self.fields.iter().enumerate().filter(|(_, field)| field.changed && is_kept(field)) {
            let texts: Vec<String> = match &field.input {
                Input::Incomplete => continue,
                Input::Text(text) => vec![text.clone()],
                choice => choice.choices().iter().map(|option| digits(*option)).collect(),
            };
            entries.extend([digits(index), digits(texts.len())]);
            entries.extend(texts);
        }
        entries
    }

    /// Restores the entries of a form of the same request. Fields that have been edited since are kept.
    pub fn restore_draft(&mut self, draft: &[String]) {
        let mut rest = draft;
        while let [index, count, behind @ ..] = rest {
            let (Ok(index), Ok(count)) = (index.parse::<usize>(), count.parse()) else { return };
            let Some((texts, next)) = behind.split_at_checked(count) else { return };
            rest = next;
            let field = self.fields.get(index).filter(|field| !field.changed);
            if let Some(input) = field.and_then(|field| field.input_of(texts)) {
                let is_beyond = !input.text().is_empty() && !is_held(input.text());
                if is_beyond && self.fields.get(index).is_some_and(|field| field.control == Control::DateTime) {
                    self.write_as_text(index, true);
                }
                self.enter(index, input);
            }
        }
    }
}

impl Field {
    /// Converts texts to an entry, if this field can hold it.
    fn input_of(&self, texts: &[String]) -> Option<Input> {
        let option = |text: &String| text.parse().ok().filter(|option| *option < self.options.len().max(2));
        let options = || texts.iter().map(option).collect::<Option<Vec<usize>>>();
        Some(match &self.input {
            Input::Text(_) | Input::Incomplete => Input::Text(texts.first()?.clone()),
            Input::Choice(_) => Input::Choice(options()?.first().copied()),
            Input::Choices(_) => Input::Choices(options()?),
        })
    }
}
