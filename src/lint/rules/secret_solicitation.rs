//! `secret-solicitation`
//!
//! ## What it does
//! Finds a property, or a message, that asks for a password, a key, a code, a card number or another secret.
//!
//! ## Why
//! MCP: "Servers MUST NOT use form mode elicitation to request sensitive information." What is typed into a form
//! passes through the client and may reach the model. The form warns, and accept takes a second press.
//!
//! ## Example
//! ```json
//! {"password": {"type": "string", "title": "Password"}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in to continue.", "url": "https://example.com/sign-in"}
//! ```

use crate::{
    json::{Node, Value},
    lint::{
        Code, Found,
        site::{PropertySite, RequestSite},
    },
    protocol::Mode,
    schema::{EnumOption, PrimitiveSchemaDefinition, Property},
    trust::{Place, Secret, solicited},
};

pub(in crate::lint) fn check_request(site: &RequestSite, found: &mut Found) {
    let message = site.get("message").and_then(Node::as_str).filter(|_| site.mode == Mode::Form);
    if message.is_some_and(|message| solicited(&[(Place::Message, head(message))]).is_some()) {
        site.say(found, Code::SECRET_SOLICITATION, "message", &[]);
    }
}

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if asks_for_secret(site.property).is_some() {
        site.say(found, Code::SECRET_SOLICITATION, "", &[]);
    }
}

/// So many options of a property are looked at, and so many code points of each text: behind them, nobody asks for
/// anything.
const MOST_OPTIONS: usize = 100;
const MOST_CODE_POINTS: usize = 4_000;

fn head(text: &str) -> &str {
    text.char_indices().nth(MOST_CODE_POINTS).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}

/// The secret that a property asks for, if it asks for one (`security.md` R20).
pub fn asks_for_secret(property: &Property) -> Option<Secret> {
    let mut texts = vec![(Place::Name, property.name.as_str())];
    texts.extend(property.title.iter().map(|text| (Place::Title, text.as_str())));
    texts.extend(property.description.iter().map(|text| (Place::Description, text.as_str())));
    texts.extend(property.default.iter().filter_map(|node| Some((Place::Default, node.as_str()?))));
    let mut options: &[EnumOption] = &[];
    let string = match &property.definition {
        PrimitiveSchemaDefinition::Boolean | PrimitiveSchemaDefinition::LeftOut(_) => return None,
        PrimitiveSchemaDefinition::String(schema) => Some(schema),
        PrimitiveSchemaDefinition::StringList(schema) => Some(&schema.items),
        PrimitiveSchemaDefinition::SingleSelectEnum(of) => {
            options = of;
            None
        }
        PrimitiveSchemaDefinition::MultiSelectEnum(schema) => {
            options = &schema.options;
            None
        }
        _ => None,
    };
    if let Some(schema) = string {
        texts.extend(schema.format.iter().map(|text| (Place::Format, text.as_str())));
        texts.extend(schema.pattern.iter().map(|text| (Place::Pattern, text.as_str())));
        texts.extend(schema.write_only.then_some((Place::WriteOnly, "")));
    }
    for option in options.iter().take(MOST_OPTIONS) {
        texts.extend(option.title.iter().map(|text| (Place::Option, text.as_str())));
        if let Value::String(text) = &option.value {
            texts.push((Place::Option, text));
        }
    }
    for (_, text) in &mut texts {
        *text = head(text);
    }
    solicited(&texts)
}
