use crate::component::host::time_zone;
use crate::form::{Control, Field, Input, NumberFormat};
use crate::message::{Key, Language};
use crate::trust::{TextKind, shown};

/// Returns the text that is sent or meant, if the control may show it differently from how the user reads it: a number
/// in digits of another script, a date in words, a date and time as sent, or an option's description that a list cannot
/// show. Returns an empty text if the control shows everything.
pub fn exact(language: &Language, field: &Field, format: &NumberFormat) -> String {
    let sent_as = |text: &str| language.say(Key::SentAs, &[("value", text)]);
    match (field.control, &field.input) {
        (Control::Number, Input::Text(text)) if !text.is_ascii() => {
            format.read(text).map_or_else(String::new, |number| sent_as(&number))
        }
        (Control::Date, Input::Text(text)) if !text.is_empty() && !text.starts_with('0') => language.intl.date(text),
        (Control::DateTime, Input::Text(text)) if !text.is_empty() && !text.starts_with('0') => {
            let day = time_zone::wall_of(text).and_then(|wall| Some(language.intl.date(wall.get(..10)?)));
            [&day.unwrap_or_default(), " · ", &sent_as(&["\u{2066}", text, "\u{2069}"].concat())].concat()
        }
        (Control::Select, Input::Choice(Some(option))) => {
            let text = field.options.get(*option).and_then(|option| option.description.as_ref());
            text.map_or_else(String::new, |text| shown(text, TextKind::Description).text)
        }
        _ => String::new(),
    }
}
