use super::{Place, Secret, solicited};
use crate::json::Value;
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition, Property};
use crate::trust::{is_letter, shows_nothing};

/// So many options of a property are looked at, and so many code points of each text: behind them, nobody asks for
/// anything.
const MOST_OPTIONS: usize = 1_000;
const MOST_CODE_POINTS: usize = 10_000;

fn head(text: &str) -> &str {
    text.char_indices().nth(MOST_CODE_POINTS).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}

/// A text, or a number that is as long as that of a card.
fn written(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => Some(text),
        Value::Number(number) => Some(number.lexeme()).filter(|digits| digits.len() > 13),
        _ => None,
    }
}

/// The secret that a property asks for, if it asks for one: by any text that is read beside its field, or by the rules
/// that its answer has to keep. `options` is what there is to choose from. Of a group, it is what all of its fields ask
/// for; of a property that is left out, what its notice says. `labels_others` says that something is typed into a field of
/// the form that has no label of its own ([`is_unlabelled`]): then a box, a choice and a fixed value are read as one.
///
/// ```
/// use mcp_elicitation::{json, schema::ElicitationSchema, trust::asks_for_secret};
/// let schema = json::parse(r#"{"type": "object", "properties": {"a": {"type": "string", "title": "Password"}}}"#)?;
/// let read = ElicitationSchema::read(&schema.root).unwrap();
/// assert!(asks_for_secret(&read.properties[0], &[], false).is_some());
/// # Ok::<(), json::SyntaxError>(())
/// ```
pub fn asks_for_secret(property: &Property, options: &[EnumOption], labels_others: bool) -> Option<Secret> {
    let label = label(property);
    let (string, fixed) = match &property.definition {
        Definition::LeftOut(_) => return solicited(&[(Place::Title, head(label))]),
        Definition::String(schema) => (Some(schema), false),
        Definition::StringList(schema) => (Some(&schema.items), false),
        // Yes or no is no secret.
        Definition::Boolean | Definition::Const(_) => (None, true),
        _ => (None, false),
    };
    let mut texts = vec![(Place::Name, property.name.as_str())];
    texts.extend(property.title.iter().map(|text| (Place::Title, text.as_str())));
    texts.extend(property.description.iter().map(|text| (Place::Description, text.as_str())));
    texts.extend(property.examples.iter().map(|text| (Place::Default, text.as_str())));
    if let Some(default) = &property.default {
        let entries = default.as_array().unwrap_or(std::slice::from_ref(default));
        texts
            .extend(entries.iter().take(MOST_OPTIONS).filter_map(|node| Some((Place::Default, written(&node.value)?))));
    }
    if let Some(schema) = string {
        texts.extend(schema.format.iter().map(|text| (Place::Format, text.as_str())));
        texts.extend(schema.pattern.iter().map(|text| (Place::Pattern, text.as_str())));
        texts.extend(schema.write_only.then_some((Place::WriteOnly, "")));
    }
    texts.extend(property.write_only.then_some((Place::WriteOnly, "")));
    for option in options.iter().take(MOST_OPTIONS) {
        let said = [option.title.as_ref(), option.description.as_ref()];
        texts.extend(said.into_iter().flatten().map(|text| (Place::Option, text.as_str())));
        if let Value::String(text) = &option.value {
            texts.push((Place::Option, text));
        }
    }
    for (place, text) in &mut texts {
        *text = head(text);
        if fixed {
            *place = Place::Beside;
        }
    }
    // A fixed text may be read as the label of the next field.
    let value = match &property.definition {
        Definition::Const(Value::String(text)) => text.as_str().to_owned(),
        Definition::Const(value @ (Value::Array(_) | Value::Object(_))) => value.to_json(),
        _ => String::new(),
    };
    texts.push((Place::Beside, head(&value)));
    texts.push((Place::Default, head(&value)));
    let is_read_as_label = labels_others || label.trim_end().ends_with([':', '：']);
    let as_label = || {
        let mut texts = vec![(Place::Title, head(label)), (Place::Title, head(&value))];
        texts.extend(property.description.iter().map(|text| (Place::Description, head(text))));
        let titles = options.iter().take(MOST_OPTIONS).filter_map(|option| option.title.as_ref());
        texts.extend(titles.map(|text| (Place::Title, head(text))));
        solicited(&texts)
    };
    let asked = solicited(&texts);
    if asked.is_none() && is_read_as_label { as_label() } else { asked }
}

/// Whether something is typed into the field of a property, and its label is no word: what stands above it is its label.
pub fn is_unlabelled(property: &Property) -> bool {
    let is_typed = matches!(
        property.definition,
        Definition::String(_) | Definition::StringList(_) | Definition::Number(_) | Definition::NumberOrString(_)
    );
    is_typed && label(property).chars().filter(|c| is_letter(*c)).nth(1).is_none()
}

fn label(property: &Property) -> &str {
    property.title.as_ref().filter(|title| !shows_nothing(title)).unwrap_or(&property.name)
}
