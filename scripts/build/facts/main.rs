//! Prints the facts that JavaScript needs from Rust, as JSON for scripts/build/sources.mjs, and the English sentences.

use mcp_elicitation::json::Text;
use mcp_elicitation::lint::Code;
use mcp_elicitation::message::Key;
use mcp_elicitation::protocol::{METHOD, Mode, Revision};
use mcp_elicitation::schema::Limits;
use mcp_elicitation::trust::GUARD_TIME;
use mcp_elicitation::validate::pattern::Outcome;

fn text(text: &str) -> String {
    Text::from(text).to_json()
}

fn list(items: &[&str]) -> String {
    format!("[{}]", items.iter().map(|item| text(item)).collect::<Vec<_>>().join(","))
}

fn object(members: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let members: Vec<String> = members.into_iter().map(|(name, json)| format!("{}:{json}", text(name))).collect();
    format!("{{{}}}", members.join(","))
}

/// Returns a sentence, or its variants for one and for any other count.
fn sentence(key: Key) -> String {
    match key.english()[..] {
        [one, other] => object([("one", text(one)), ("other", text(other))]),
        ref sentences => text(sentences.first().unwrap_or(&"")),
    }
}

/// The names of the parameters that are read, of both modes. Other members of the host's object never leave the host.
const READ: [&str; 5] = ["mode", "message", "requestedSchema", "url", "elicitationId"];

/// The sentences of answers as text.
const ANSWERS: [Key; 8] = [
    Key::Yes,
    Key::No,
    Key::NoAnswer,
    Key::ListSeparator,
    Key::AcceptNothing,
    Key::Declined,
    Key::Cancelled,
    Key::Opened,
];

/// Where the shell finds the parts of a card, by the ids, classes and parts that `src/component` gives them.
const SELECTORS: [(&str, &str); 12] = [
    ("BASE", "[part~=\"base\"]"),
    ("CARD", ".card"),
    ("BODY", "#body"),
    ("FIELD", ".field"),
    ("ACCEPT", "#accept"),
    ("DECLINE", "#decline"),
    ("RECEIPT", ".receipt"),
    ("INVALID", "[aria-invalid]"),
    ("URL_CARD", "[part~=\"url-card\"]"),
    ("CHOICES", ".choices input, select"),
    // The controls of fields, then the accept button or the first choice button.
    ("ANSWERS", ".field :is(input, select, textarea), #accept:not(.choice), .choice[tabindex=\"0\"]"),
    // The buttons of fields that change no answer.
    ("HARMLESS", "[id$=\"-as-text\"], [id$=\"-as-date\"]"),
];

/// The sentences that the shell writes.
const SHELL: [Key; 4] = [Key::Failed, Key::Open, Key::Later, Key::OpenUntil];

fn main() {
    let facts = object([
        ("REVISIONS", list(&Revision::ALL.map(Revision::as_str))),
        ("METHOD", text(METHOD)),
        ("PARAMETERS", list(&READ)),
        ("MODES", list(&Mode::ALL.map(Mode::as_str))),
        ("GUARD_TIME", GUARD_TIME.to_string()),
        ("UNDECIDED", (Outcome::Undecided as u8).to_string()),
        ("SENTENCES", object(SHELL.map(|key| (key.name(), sentence(key))))),
    ]);
    let limits =
        object([("TEXT_DEFAULT", Limits::TEXT_DEFAULT.to_string()), ("MOST_BYTES", Limits::DEFAULT.text.to_string())]);
    let selectors = object(SELECTORS.map(|(name, selector)| (name, text(selector))));
    let english = object(Key::ALL.iter().map(|key| (key.name(), sentence(*key))));
    let answers = object(ANSWERS.map(|key| (key.name(), sentence(key))));
    let rules: Vec<String> = Code::all()
        .map(|code| {
            object([
                ("code", text(code.as_str())),
                ("severity", text(code.severity().as_str())),
                ("message", text(code.message())),
                ("help", text(code.help())),
            ])
        })
        .collect();
    let rules = format!("[{}]", rules.join(","));
    println!(
        "{}",
        object([
            ("rules", rules),
            ("facts", facts),
            ("limits", limits),
            ("selectors", selectors),
            ("english", english),
            ("answers", answers)
        ])
    );
}
