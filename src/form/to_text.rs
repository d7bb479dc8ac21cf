use super::name::label;
use super::refusal::read_request;
use super::warning::of_request;
use crate::json::{Node, Value};
use crate::protocol::Mode;
use crate::schema::{EnumOption, Limits, PrimitiveSchemaDefinition as Definition, Property};
use crate::trust::{TextKind, accepts_typing, asks_for_secret, display_text, offers_secret, value_looks_secret};

/// An answer as text, for a reader who does not see the form, such as a language model.
#[derive(Debug, Clone, PartialEq)]
pub struct AnswerText {
    pub label: String,
    /// The values, with the titles of their options. `None` if the field has a warning about secrets, or a value looks
    /// like one.
    pub values: Option<Vec<Value>>,
}

/// Returns the message of a request, and the answers of an accepted `content` in the order of the fields. A field
/// without an answer has no values. A request that cannot be answered has only its message.
pub fn answer_texts(request: &str, content: &Node) -> (String, Vec<AnswerText>) {
    let read = read_request(request, &Limits::DEFAULT, &Mode::ALL, |(request, schema), _| {
        let properties = schema.map(|(read, _)| read.properties).unwrap_or_default();
        let warning = of_request(&request, properties.iter().any(accepts_typing));
        let hides_all = warning.is_some_and(super::Warning::is_of_secret);
        let mut answers = Vec::new();
        for property in &properties {
            match &property.definition {
                Definition::Object(leaves) => {
                    let inner = content.get(&property.name);
                    let leaves = leaves.iter().filter(|leaf| !matches!(leaf.definition, Definition::LeftOut(_)));
                    answers.extend(leaves.map(|leaf| answer(leaf, inner, hides_all)));
                }
                Definition::LeftOut(_) => {}
                _ => answers.push(answer(property, Some(content), hides_all)),
            }
        }
        Ok((request.message().clone(), answers))
    });
    let (message, answers) = read.unwrap_or_else(|refusal| (refusal.message, Vec::new()));
    (display_text(&message, TextKind::Message).text, answers)
}

fn answer(property: &Property, content: Option<&Node>, hides_all: bool) -> AnswerText {
    let options = property.definition.options();
    let answer = content.and_then(|content| content.get(&property.name));
    let items = answer.map_or(&[][..], |answer| answer.as_array().unwrap_or(std::slice::from_ref(answer)));
    let is_secret = |item: &Node| options.is_empty() && item.as_str().is_some_and(value_looks_secret);
    let hides =
        hides_all || asks_for_secret(property).is_some() || offers_secret(options) || items.iter().any(is_secret);
    let values = (!hides).then(|| items.iter().map(|item| titled(options, &item.value)).collect());
    AnswerText { label: display_text(&label(property), TextKind::Title).text, values }
}

/// Returns a value with the title of its option, if that says more. A text has its hidden characters and line breaks as
/// symbols, because it can be the server's own and must not look like another line.
fn titled(options: &[EnumOption], value: &Value) -> Value {
    let option = options.iter().find(|option| option.value == *value);
    let written = display_text(&value.to_text(), TextKind::Value).text;
    let Some(title) = option.and_then(|option| option.title.as_ref()) else {
        return if matches!(value, Value::String(_)) { Value::from(written.as_str()) } else { value.clone() };
    };
    let title = display_text(title, TextKind::Title).text;
    Value::from(if title == written { title } else { [&title, " (", &written, ")"].concat() }.as_str())
}
