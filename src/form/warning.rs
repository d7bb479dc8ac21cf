use crate::json::{Node, Text, Value};
use crate::protocol::ElicitRequest;
use crate::schema::{EnumOption, Limits, MergedSchema, Property};
use crate::trust::{Secret, asks_for_secret, confusable, links, mixed_scripts, names_secret, offers_secret};

/// A danger in a request that the card shows to the user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// The request asks for a secret (`docs/security.md` R20): sending takes a second step.
    Secret,
    /// The request mentions a secret: the field is only marked.
    SecretMention,
    /// Options look alike (R7): their values are shown next to them.
    Confusable,
    /// A text of the form contains a web address.
    Link,
    /// A word contains letters of other scripts that imitate Latin ones.
    MixedScripts,
    /// The field cannot hold the server's default (R18).
    DefaultLeftOut,
    /// The server's default is too long to prefill: a list with too many entries, or a long text.
    DefaultOverLimit,
}

impl From<Secret> for Warning {
    fn from(secret: Secret) -> Self {
        match secret {
            Secret::Asked => Self::Secret,
            Secret::Mentioned => Self::SecretMention,
        }
    }
}

impl Warning {
    /// Returns true if the warning is about a secret, requested or mentioned.
    pub fn is_of_secret(self) -> bool {
        matches!(self, Self::Secret | Self::SecretMention)
    }
}

pub(super) fn of_field(property: &Property, options: &[EnumOption], are_alike: bool) -> Option<Warning> {
    let secret = if offers_secret(options) { Some(Secret::Asked) } else { asks_for_secret(property) };
    let confusable = || are_alike.then_some(Warning::Confusable);
    let of_texts = || of_texts(&[property.title.as_ref(), property.description.as_ref()]);
    secret.map(Warning::from).or_else(confusable).or_else(of_texts)
}

pub(super) fn alike(options: &[EnumOption]) -> Vec<(usize, usize)> {
    let labels: Vec<String> = options.iter().map(EnumOption::label).collect();
    confusable(&labels.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Returns the warning about a request; about a secret only if the form has a field to type in.
pub(super) fn of_request(request: &ElicitRequest, accepts_typing: bool) -> Option<Warning> {
    let ElicitRequest::Form { message, .. } = request else { return None };
    let secret = names_secret(message).filter(|_| accepts_typing);
    secret.map(Warning::from).or_else(|| of_texts(&[Some(message)]))
}

fn of_texts(texts: &[Option<&Text>]) -> Option<Warning> {
    let any = |is: fn(&str) -> bool| texts.iter().flatten().any(|text| is(text));
    let link = any(|text| !links(text).is_empty()).then_some(Warning::Link);
    link.or_else(|| any(mixed_scripts).then_some(Warning::MixedScripts))
}

/// Returns the warning at a field whose default was dropped while the schema was read.
pub(super) fn of_default(property: &Property, root: &Node) -> Option<Warning> {
    let written = MergedSchema::new(root, root.pointee(&property.location)?).get("default")?;
    if property.default.is_some() || written.value == Value::Null {
        return None;
    }
    Some(if Limits::of_default(written).is_some() { Warning::DefaultOverLimit } else { Warning::DefaultLeftOut })
}
