use crate::json::{Node, Text, Value};
use crate::protocol::ElicitRequest;
use crate::schema::{EnumOption, Limits, Merged, Property};
use crate::trust::{asks_for_secret, confusable, links, mixed_scripts, names_secret};

/// What a person is warned of before they answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// A secret is asked for (`docs/security.md` R20): sending takes a second step.
    Secret,
    /// Options look alike (R7): their values are shown beside them.
    Confusable,
    /// A text of the form has an address.
    Link,
    /// In a word, letters of other scripts pose as Latin ones.
    MixedScripts,
    /// The server's default is nothing that the field can hold (R18).
    DefaultLeftOut,
    /// The server's default is too long to be filled in: a list of too many entries, or too long a text.
    DefaultOverLimit,
}

/// What a field is warned of.
pub(super) fn of_field(property: &Property, options: &[EnumOption]) -> Option<Warning> {
    if asks_for_secret(property) {
        return Some(Warning::Secret);
    }
    if !alike(options).is_empty() {
        return Some(Warning::Confusable);
    }
    of_texts(&[property.title.as_ref(), property.description.as_ref()])
}

/// Pairs of options that look alike.
pub(super) fn alike(options: &[EnumOption]) -> Vec<(usize, usize)> {
    let shown: Vec<String> = options
        .iter()
        .map(|option| option.title.as_ref().map_or_else(|| text_of(&option.value), |title| title.as_str().to_owned()))
        .collect();
    confusable(&shown.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What a request is warned of; a secret only where something is typed.
pub(super) fn of_request(request: &ElicitRequest, is_typed: bool) -> Option<Warning> {
    let ElicitRequest::Form { message, .. } = request else { return None };
    if is_typed && names_secret(message) {
        return Some(Warning::Secret);
    }
    of_texts(&[Some(message)])
}

fn of_texts(texts: &[Option<&Text>]) -> Option<Warning> {
    let any = |is: fn(&str) -> bool| texts.iter().flatten().any(|text| is(text));
    let link = any(|text| !links(text).is_empty()).then_some(Warning::Link);
    link.or_else(|| any(mixed_scripts).then_some(Warning::MixedScripts))
}

/// What a field is warned of whose default was dropped when the schema was read.
pub(super) fn of_default(property: &Property, root: &Node) -> Option<Warning> {
    let written = Merged::new(root, root.pointee(&property.location)?).get("default")?;
    if property.default.is_some() || written.value == Value::Null {
        return None;
    }
    Some(if Limits::of_default(written).is_some() { Warning::DefaultOverLimit } else { Warning::DefaultLeftOut })
}

/// Whether a title leaves out something of the value behind it, so that the value has to be seen too: `Cancel` for
/// `DELETE`, `Small` for `small-and-share-all`, `Do not delete` for `delete`. Every word of the value has to be a word of
/// the title, or to abbreviate it. What has many words is not compared.
pub(super) fn hides_value(title: &str, value: &Value) -> bool {
    let (title, text) = (words(title), text_of(value));
    let value_words = words(&text);
    let is_sign = |c: char| c.is_ascii_punctuation() || matches!(c, '“' | '”' | '„' | '’' | '…');
    let is = |said: &str, word: &str| {
        said.eq_ignore_ascii_case(word) || said.trim_matches(is_sign).eq_ignore_ascii_case(word)
    };
    let is_text = matches!(value, Value::String(_));
    let says = |word: &str| title.iter().any(|said| is(said, word)) || is_text && abbreviates(word, &title);
    let refuses = |words: &[&str]| words.iter().any(|said| REFUSALS.split(' ').any(|refusal| is(said, refusal)));
    text.starts_with('-')
        || title.len() > MOST_WORDS
        || value_words.len() > MOST_WORDS
        || !value_words.is_empty() && refuses(&title) && !refuses(&value_words)
        || value_words
            .iter()
            .any(|word| !says(word) && !parts(word).is_some_and(|all| all.iter().all(|part| says(part))))
}

/// More words than are looked at in an option's title, or in its value.
const MOST_WORDS: usize = 40;
/// The longest abbreviation: `prod` for `Production`, `eu` for `Europe`.
const ABBREVIATION: usize = 4;
/// Short words that say something by themselves.
const SAYING: &str = "all any no non not none nil off on yes ok del rm kill wipe drop pay buy sell send mail add new old ja oui si nie nee tak";
/// Words that turn round what a title says.
const REFUSALS: &str = "no not never none nothing without except don't don’t cannot can't nicht nichts nie kein keine ohne ne pas jamais sans nunca sin non mai senza não nao sem niet geen nooit zonder nie bez nigdy не нет ни без ні değil yok";

/// Whether a word is the start of a title's word, and no word that says something else.
fn abbreviates(word: &str, title: &[&str]) -> bool {
    let starts = |said: &&str| said.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    (1..=ABBREVIATION).contains(&word.len())
        && word.chars().all(|c| c.is_ascii_alphabetic())
        && !SAYING.split(' ').any(|saying| saying.eq_ignore_ascii_case(word))
        && title.iter().any(starts)
}

/// The words of a text, with the signs that stand at them.
fn words(text: &str) -> Vec<&str> {
    let parts_words = |c: char| matches!(c, '-' | '_' | '/' | ':') || c.is_ascii_whitespace() || c == '\u{A0}';
    text.split(parts_words).filter(|word| !word.is_empty()).collect()
}

/// The words that camel case joins, where it does.
fn parts(word: &str) -> Option<Vec<&str>> {
    let seams: Vec<usize> =
        word.char_indices().filter(|(at, c)| *at > 0 && c.is_ascii_uppercase()).map(|(at, _)| at).collect();
    let starts = std::iter::once(0).chain(seams.iter().copied());
    let ends = seams.iter().copied().chain([word.len()]);
    (!seams.is_empty()).then(|| starts.zip(ends).filter_map(|(start, end)| word.get(start..end)).collect())
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.as_str().to_owned(),
        other => other.to_json(),
    }
}
