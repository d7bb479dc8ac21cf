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
        Code, Diagnostic,
        site::{PropertySite, RequestSite},
    },
    protocol::Mode,
    schema::{EnumOption, PrimitiveSchemaDefinition, Property, StringSchema},
    trust::{Place, Secret, solicited},
};

pub(in crate::lint) fn check_request(site: &RequestSite, found: &mut Vec<Diagnostic>) {
    let message = site.get("message").and_then(Node::as_str).filter(|_| site.mode == Mode::Form);
    if message.is_some_and(|message| solicited(&[(Place::Message, message)]).is_some()) {
        found.push(site.diagnostic(Code::SECRET_SOLICITATION, "message"));
    }
}

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    if asks_for_secret(site.property).is_some() {
        found.push(site.of_property(Code::SECRET_SOLICITATION));
    }
}

/// The secret that a property asks for, if it asks for one (`security.md` R20).
pub fn asks_for_secret(property: &Property) -> Option<Secret> {
    let mut texts = vec![(Place::Name, property.name.as_str())];
    texts.extend(property.title.iter().map(|text| (Place::Title, text.as_str())));
    texts.extend(property.description.iter().map(|text| (Place::Description, text.as_str())));
    texts.extend(property.default.iter().filter_map(|node| Some((Place::Default, node.as_str()?))));
    let string = |schema: &StringSchema| {
        let format = schema.format.iter().map(|text| (Place::Format, text.as_str().to_owned()));
        let pattern = schema.pattern.iter().map(|text| (Place::Pattern, text.as_str().to_owned()));
        let write_only = schema.write_only.then(|| (Place::WriteOnly, String::new()));
        format.chain(pattern).chain(write_only).collect::<Vec<_>>()
    };
    let option = |option: &EnumOption| {
        let value = match &option.value {
            Value::String(text) => Some(text),
            _ => None,
        };
        option.title.iter().chain(value).map(|text| (Place::Option, text.as_str().to_owned())).collect::<Vec<_>>()
    };
    let more: Vec<(Place, String)> = match &property.definition {
        PrimitiveSchemaDefinition::Boolean | PrimitiveSchemaDefinition::LeftOut(_) => return None,
        PrimitiveSchemaDefinition::String(schema) => string(schema),
        PrimitiveSchemaDefinition::StringList(schema) => string(&schema.items),
        PrimitiveSchemaDefinition::SingleSelectEnum(options) => options.iter().flat_map(option).collect(),
        PrimitiveSchemaDefinition::MultiSelectEnum(schema) => schema.options.iter().flat_map(option).collect(),
        _ => Vec::new(),
    };
    texts.extend(more.iter().map(|(place, text)| (*place, text.as_str())));
    solicited(&texts)
}
