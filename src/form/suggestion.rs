use super::number_format::{digit, is_long};
use super::{Field, Input, NumberFormat, input::entries};
use crate::json::{Node, Value, joined, replaced};
use crate::schema::{PrimitiveSchemaDefinition as Definition, StringListSchema};
use crate::validate::pattern::PatternMatcher;

impl Field {
    /// The text that the user probably meant, for input that is not valid as typed: a number in another notation or
    /// with a unit, an address without its scheme, or text with spaces around it. For a list, one line per entry that
    /// was typed in a single line. The card only offers it, and only if it passes all rules.
    pub fn suggestion(&self, format: &NumberFormat, patterns: &dyn PatternMatcher) -> Option<String> {
        let Input::Text(text) = &self.input else { return None };
        if let Definition::StringList(list) = &self.property.definition {
            return entries_of_line(text, list, format);
        }
        // A long text was pasted by mistake; it is not a typing error.
        if is_long(text) {
            return None;
        }
        match &self.property.definition {
            Definition::Number(_) if format.read(text).is_none() => {
                // Units and signs around a number can be dropped, but not a digit of another script.
                let counts = |c: char| digit(c).is_some() || matches!(c, '-' | '−' | '.' | ',' | '¼'..='¾' | '⅐'..='⅟');
                let bare = text.trim_matches(|c: char| !counts(c));
                let point = NumberFormat { decimal: '.', group: ',' };
                let comma = NumberFormat { decimal: ',', group: '.' };
                [format, &point, &comma].into_iter().find_map(|other| Some(format.write(&other.read(bare)?)))
            }
            Definition::String(schema) if !self.is_clock() => {
                let bare = text.trim();
                let is_bare_address = schema.format.as_deref() == Some("uri") && bare.contains(&['.'][..]);
                let other = if is_bare_address { ["https://", bare].concat() } else { bare.to_owned() };
                let value = Node::from(Value::from(other.as_str()));
                let fits = || {
                    let report = self.schema.check(&value, patterns, &super::a_pass());
                    report.is_valid() && report.undecided.is_empty()
                };
                (other != *text && !bare.is_empty() && fits()).then_some(other)
            }
            _ => None,
        }
    }

    /// Returns true for a list whose entries may be any text, so that no error shows that one entry was meant to be
    /// several.
    pub fn has_free_entries(&self) -> bool {
        let Definition::StringList(list) = &self.property.definition else { return false };
        list.numbers.is_none() && list.items.pattern.is_none() && list.items.format.is_none()
    }
}

/// Splits the only line of a list into one line per entry, if it contains several entries with separators.
fn entries_of_line(text: &str, list: &StringListSchema, format: &NumberFormat) -> Option<String> {
    let (_, line) = entries(text).next().filter(|_| entries(text).nth(1).is_none())?;
    let is_number = |text: &str| format.read(text).is_some();
    let are_numbers = list.numbers.is_some();
    if are_numbers && is_number(line) {
        return None;
    }
    let lines = |parts: Vec<&str>| {
        let parts = parts.into_iter().map(str::trim).filter(|part| !part.is_empty());
        let parts: Vec<String> = parts.map(str::to_owned).collect();
        let fits = list.max_items.is_none_or(|most| parts.len() <= most);
        let is_several = parts.len() > 1 && fits && (!are_numbers || parts.iter().all(|part| is_number(part)));
        is_several.then(|| joined(parts, "\n"))
    };
    // Stronger separators are tried first: a comma may be part of an entry, as in "1,5; 2,5".
    let by = |signs: &[char]| lines(line.split(signs).collect());
    let with_blanks = || lines(replaced(line, ", ", "\t").split(&['\t'][..]).collect()).filter(|_| are_numbers);
    by(&['\t']).or_else(|| by(&[';', '；', '؛'])).or_else(with_blanks).or_else(|| by(&[',', '，', '、', '،']))
}
