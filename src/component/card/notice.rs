use crate::component::host::html::{Tag, tag};
use crate::component::host::id;
use crate::form::Warning;
use crate::message::{Key, fault_sentence::message};
use crate::question::{Question, SECRET};
use crate::schema::{LeftOutReason, Property};
use crate::trust::{TextKind, display_text};

const WARNING: &str = "warning";

/// A warning or refusal with its code: a sentence that names it and one that says what to do.
pub fn notice(code: &str, title: String, text: String) -> Tag {
    tag("div class=notice part=notice")
        .attribute("data-code", code)
        .child(tag("b").child(title))
        .child(tag("span").child(text))
}

/// Replaces the form of a request that cannot be answered. If the server's author is to blame, the reason is folded
/// behind it, in English and in the author's terms.
pub fn unanswerable(question: &Question, code: &'static str) -> Tag {
    let text = if code == SECRET { Key::SecretText } else { Key::UnanswerableText };
    let why = question.reader_faults.first().map(|fault| {
        let text = display_text(&message(fault), TextKind::Description).text;
        let why = tag("small lang=en dir=ltr").child(text);
        tag("details").child(tag("summary").child(question.say(Key::Details))).child(why)
    });
    let notice = tag("div class=notice part=notice").attribute("data-code", code);
    notice.child(tag("b").child(question.say(text))).child(why)
}

/// Replaces an optional field that cannot be shown.
pub fn left_out(question: &Question, property: &Property, reason: &LeftOutReason) -> Tag {
    let label = property.title.as_ref().unwrap_or(&property.name);
    let language = &question.language;
    let title = language.say(Key::LeftOutTitle, &[("label", &language.quote(label))]);
    notice(reason.as_str(), title, question.say(Key::LeftOutText)).attribute("data-property", property.name.as_str())
}

/// The sentence about parameters that MCP does not have.
pub fn sent_more(question: &Question) -> Option<Tag> {
    let text = || question.say(Key::SentMore);
    let place = tag("div class=notice part=notice data-code=unknown-parameter");
    question.form.sends_more.then(|| place.child(tag("span").child(text())))
}

/// The warning about invisible characters.
pub fn hidden(question: &Question) -> Option<Tag> {
    let (title, text) = (Key::HiddenTitle, Key::HiddenText);
    question.has_hidden.get().then(|| notice("hidden-characters", question.say(title), question.say(text)))
}

pub fn secret(question: &Question) -> Option<Tag> {
    let (title, text) = (Key::SecretValueTitle, Key::SecretValueText);
    question.has_secret.then(|| notice("value-looks-secret", question.say(title), question.say(text)))
}

fn of_warning(question: &Question, warning: Warning) -> Tag {
    let (code, title, text) = match warning {
        Warning::Secret | Warning::SecretMention => ("secret-solicitation", Key::SecretTitle, Key::SecretText),
        Warning::Confusable => ("confusable-options", Key::ConfusableTitle, Key::ConfusableText),
        Warning::Link => ("link-in-form-text", Key::LinkTitle, Key::LinkText),
        Warning::MixedScripts => ("mixed-scripts", Key::MixedTitle, Key::MixedText),
        Warning::DefaultOverLimit => ("over-limit", Key::DefaultTitle, Key::DefaultText),
        Warning::DefaultLeftOut => ("default-invalid", Key::DefaultTitle, Key::DefaultText),
    };
    notice(code, question.say(title), question.say(text))
}

/// The warning about the request; one about a secret stands at a field if a field has it too.
pub fn of_request(question: &Question) -> Option<Tag> {
    let warning = question.form.warning?;
    let is_at_field = warning.is_of_secret() && question.form.secret_field().is_some();
    (!is_at_field).then(|| of_warning(question, warning))
}

pub fn of_field(question: &Question, index: usize) -> Option<Tag> {
    let warning = question.form.fields.get(index)?.warning?;
    let id = id_at(question, index)?;
    (id == id::of(index, WARNING)).then(|| of_warning(question, warning).attribute("id", id))
}

/// The id of the warning about a field, which several fields can share if it is about secrets.
pub fn id_at(question: &Question, index: usize) -> Option<String> {
    let is_of_secret = question.form.fields.get(index)?.warning?.is_of_secret();
    let first = question.form.secret_field().filter(|_| is_of_secret);
    Some(id::of(first.unwrap_or(index), WARNING))
}

/// The ids that describe an accept button: the message, if it alone says what is accepted, and all warnings. A group of
/// buttons has the message as its own description.
pub fn described(question: &Question) -> String {
    let form = &question.form;
    let mut ids =
        if form.fields.is_empty() && question.has_message() { "message warnings" } else { "warnings" }.to_owned();
    if question.is_url() {
        ids.push_str(" address-warnings");
    }
    for index in 0..form.fields.len() {
        if let Some(id) = id_at(question, index).filter(|id| *id == id::of(index, WARNING)) {
            ids.push(' ');
            ids.push_str(&id);
        }
    }
    ids
}
