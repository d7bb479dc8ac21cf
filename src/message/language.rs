use super::Key;
use crate::json::{self, SyntaxError, Value, digits};
use crate::trust::quoted;
use std::rc::Rc;

/// The rules of a language for numbers and dates. Browsers have them in `Intl`, so they are not included here.
pub trait Intl {
    /// Returns the plural category of a count: `zero`, `one`, `two`, `few`, `many` or `other`.
    fn plural(&self, count: usize) -> String;

    /// Formats a number in JSON's spelling for the language.
    fn number(&self, lexeme: &str) -> String;

    fn date(&self, date: &str) -> String {
        date.to_owned()
    }
}

/// English numbers as JSON writes them.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plain;

impl Intl for Plain {
    fn plural(&self, count: usize) -> String {
        if count == 1 { "one" } else { "other" }.to_owned()
    }

    fn number(&self, lexeme: &str) -> String {
        lexeme.to_owned()
    }
}

pub fn is_right_to_left(tag: &str) -> bool {
    matches!(tag.split(&['-', '_'][..]).next(), Some("ar" | "fa" | "he"))
}

/// The sentences of one language; those of English fill the gaps.
#[derive(Clone)]
pub struct Language {
    /// The variants of the translated sentences, each with its plural category; without a count, the last one is used.
    sentences: Vec<(Key, Vec<(String, String)>)>,
    english: Vec<&'static str>,
    /// The rules of the language for numbers and dates.
    pub intl: Rc<dyn Intl>,
    /// The name that fills the slot `{server}`.
    pub server: String,
}

impl Language {
    /// English.
    pub fn english(intl: Rc<dyn Intl>) -> Self {
        Self { sentences: Vec::new(), english: Key::lines(), intl, server: String::new() }
    }

    /// Adds the sentences of a catalogue, which replace those with the same keys: a JSON object from key to sentence,
    /// or to an object from plural category to sentence. Unknown keys are ignored.
    /// Returns an error if the catalogue is not JSON; then nothing has changed.
    pub fn read(&mut self, catalogue: &str) -> Result<(), SyntaxError> {
        let document = json::parse(catalogue)?;
        for member in document.root.as_object().into_iter().flatten() {
            let Some(key) = Key::named(&member.name) else { continue };
            let variants = match &member.node.value {
                Value::String(sentence) => vec![("other".to_owned(), sentence.as_str().to_owned())],
                Value::Object(variants) => variants
                    .iter()
                    .filter_map(|variant| Some((variant.name.as_str().to_owned(), variant.node.as_str()?.to_owned())))
                    .collect(),
                _ => continue,
            };
            self.sentences.retain(|(known, _)| *known != key);
            self.sentences.push((key, variants));
        }
        Ok(())
    }

    pub fn say(&self, key: Key, slots: &[(&str, &str)]) -> String {
        self.fill(self.variant(key, None), slots, "")
    }

    /// Returns a server's text in the quotation marks of the language.
    pub fn quote(&self, text: &str) -> String {
        self.say(Key::Quotation, &[("text", &quoted(text))])
    }

    /// Returns the sentence of `key` for a count, which also fills the slot `{count}`.
    pub fn count(&self, key: Key, count: usize, slots: &[(&str, &str)]) -> String {
        self.fill(self.variant(key, Some(count)), slots, &self.intl.number(&digits(count)))
    }

    /// English needs no `Intl.PluralRules` (slow to create): only a count of 1 is singular.
    fn variant(&self, key: Key, count: Option<usize>) -> &str {
        if let Some((_, variants)) = self.sentences.iter().find(|(known, _)| *known == key) {
            if let [(_, only)] = variants.as_slice() {
                return only;
            }
            let category = count.map_or_else(|| "other".to_owned(), |count| self.intl.plural(count));
            let variant = variants.iter().find(|(name, _)| *name == category).or(variants.last());
            return variant.map_or("", |(_, sentence)| sentence);
        }
        let mut variants = self.english.get(key as usize).copied().unwrap_or_default().split('=').skip(1);
        let first = variants.next().unwrap_or_default();
        if count == Some(1) { first } else { variants.next().unwrap_or(first) }
    }

    fn fill(&self, sentence: &str, slots: &[(&str, &str)], count: &str) -> String {
        let mut filled = String::new();
        let turned = sentence.chars().any(|c| ('\u{0590}'..'\u{0900}').contains(&c));
        // Its blanks around a slot belong to Latin words and to digits alone.
        let is_chinese = sentence.chars().any(|c| ('\u{2E80}'..'\u{A000}').contains(&c));
        let mut rest = sentence;
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let Some((name, behind)) = after.split_once('}') else { break };
            rest = behind;
            let slot = || slots.iter().find(|(slot, _)| *slot == name).map(|(_, value)| *value);
            let server = (name == "server").then_some(self.server.as_str());
            if let Some(value) = (name == "count").then_some(count).or_else(slot).or(server) {
                let bare = value.strip_prefix('\u{2068}').unwrap_or(value);
                if is_chinese && bare.chars().next().is_some_and(is_wide) && filled.ends_with(' ') {
                    filled.pop();
                }
                push_isolated(&mut filled, value, turned);
                let bare = value.strip_suffix('\u{2069}').unwrap_or(value);
                if is_chinese && bare.chars().next_back().is_some_and(is_wide) {
                    rest = rest.strip_prefix(' ').unwrap_or(rest);
                }
            }
        }
        filled.push_str(rest);
        filled
    }
}

fn is_wide(c: char) -> bool {
    c > '\u{2000}'
}

/// Isolates a slot's text, so that a text of the server keeps its own direction and cannot reverse our sentence
/// (`docs/security.md` R5). In a right-to-left sentence, numbers, addresses and left-to-right words are isolated too. A
/// list whose parts are already isolated, or will be drawn in place of U+0001, follows the order of the sentence.
fn push_isolated(filled: &mut String, value: &str, turned: bool) {
    let is_plain = !turned && value.chars().all(|c| c < '\u{0590}');
    if is_plain || value.contains(&['\u{1}', '\u{2068}'][..]) {
        filled.push_str(value);
    } else {
        filled.extend(['\u{2068}'].into_iter().chain(value.chars()).chain(['\u{2069}']));
    }
}
