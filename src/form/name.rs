//! Raw names of properties as words: `drop_off_point` is shown as "Drop off point".

use super::{Form, field::shared};
use crate::json::Text;
use crate::schema::Property;

/// Returns the words of an ASCII name in snake, kebab or camel case; `None` for any other text.
pub fn words(name: &str) -> Option<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(is_part) {
        return None;
    }
    let mut words = String::new();
    let mut before = '_';
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let next_is_lower = rest.peek().is_some_and(char::is_ascii_lowercase);
        let is_seam =
            c.is_ascii_uppercase() && (before.is_ascii_lowercase() || before.is_ascii_digit() || next_is_lower);
        if (matches!(c, '_' | '-') || is_seam) && !words.is_empty() && !words.ends_with(' ') {
            words.push(' ');
        }
        match c {
            '_' | '-' => {}
            // Several capitals in a row are an abbreviation.
            _ if is_seam && next_is_lower => words.push(c.to_ascii_lowercase()),
            _ if words.is_empty() => words.push(c.to_ascii_uppercase()),
            _ => words.push(c),
        }
        before = c;
    }
    if words.ends_with(' ') {
        words.pop();
    }
    (!words.is_empty()).then_some(words)
}

fn title(property: &Property) -> Option<&str> {
    property.title.as_ref().map(Text::as_str).filter(|title| !title.trim().is_empty())
}

/// Returns the title of a property, else its name as words.
pub(super) fn label(property: &Property) -> String {
    let name = || words(&property.name).unwrap_or_else(|| property.name.as_str().to_owned());
    title(property).map_or_else(name, str::to_owned)
}

/// Shows names as words, unless two labels would become alike.
pub(super) fn show_as_words(form: &mut Form) {
    let label = |property| Some(Text::from(label(property).to_ascii_lowercase()));
    let labels: Vec<_> = form.fields.iter().map(|field| (field.group, label(&field.property))).collect();
    for field in &mut form.fields {
        field.words = words(&field.property.name).filter(|_| title(&field.property).is_none());
    }
    for index in shared(&labels) {
        form.fields.get_mut(index).into_iter().for_each(|field| field.words = None);
    }
}
