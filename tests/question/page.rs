//! A page for questions in native tests: English, UTC, and addresses as they are.

use mcp_elicitation::form::{Input, NumberFormat};
use mcp_elicitation::json::Value;
use mcp_elicitation::message::{Intl, Plain};
use mcp_elicitation::question::{Changes, CheckedAddress, Page, Question, Server, Settings};
use mcp_elicitation::trust::address::Context;
use mcp_elicitation::validate::pattern::{Engine, PatternMatcher};
use std::rc::Rc;

pub struct Native {
    engine: Engine,
    format: NumberFormat,
}

impl Page for Native {
    fn patterns(&self) -> &dyn PatternMatcher {
        &self.engine
    }

    fn intl(&self, _: &str, _: &str) -> (Rc<dyn Intl>, NumberFormat) {
        (Rc::new(Plain), self.format)
    }

    fn moment_of(&self, wall: &str) -> Option<String> {
        Some(format!("{wall}:00Z"))
    }

    fn offset(&self) -> String {
        "+01:00".to_owned()
    }

    fn check_address(&self, url: &str, _: &Context<'_>) -> Option<CheckedAddress> {
        let block = (!url.starts_with("https:")).then(|| "blocked-scheme".to_owned());
        Some(CheckedAddress { href: url.to_owned(), block, warnings: Vec::new(), host: None })
    }
}

pub fn settings() -> Settings {
    Settings { server: Some(Server::new("Files")), ..Settings::default() }
}

pub fn ask_with(request: &str, settings: Settings, format: NumberFormat) -> Question {
    Question::new(request, Rc::new(Native { engine: Engine::new(), format }), settings)
}

pub fn ask(request: &str) -> Question {
    ask_with(request, settings(), NumberFormat::default())
}

/// Asks for properties, with more members of the schema.
pub fn form(properties: &str, more: &str) -> Question {
    ask(&format!(
        r#"{{"message": "Please answer", "requestedSchema": {{"type": "object", "properties": {properties}{more}}}}}"#
    ))
}

/// Returns the changes of one event.
pub fn after(question: &mut Question, event: impl FnOnce(&mut Question)) -> Changes {
    _ = question.take_changes();
    event(question);
    question.take_changes()
}

pub fn enter(question: &mut Question, field: usize, text: &str) -> Changes {
    after(question, |it| it.enter(field, Input::Text(text.to_owned())))
}

pub fn accept(question: &mut Question) -> Changes {
    after(question, |it| it.accept(None))
}

/// Returns a text without the marks that isolate a server's words.
pub fn plain(text: &str) -> String {
    text.replace(['\u{2066}', '\u{2068}', '\u{2069}'], "")
}

pub fn content(question: &Question) -> String {
    Value::Object(question.form.content()).to_json()
}

/// Returns the content of an accepted result.
pub fn sent(changes: Changes) -> String {
    Value::Object(changes.result.unwrap().content.unwrap()).to_json()
}
