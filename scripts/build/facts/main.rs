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

/// The parts of the package that find their way in a card, by the ids, classes and parts that `src/component` gives it.
/// Each has a file of its own, so that none loads what only another one needs.
const SELECTORS: [(&str, &[(&str, &str)]); 5] = [
    (
        "shell",
        &[
            ("BASE", "[part~=\"base\"]"),
            ("CARD", ".card"),
            ("FIELD", ".field"),
            ("RECEIPT", ".receipt"),
            ("INVALID", "[aria-invalid]"),
            ("URL_CARD", "[part~=\"url-card\"]"),
            // The controls of fields, then the accept button or the first choice button.
            ("ANSWERS", ".field :is(input, select, textarea), #accept:not(.choice), .choice[tabindex=\"0\"]"),
        ],
    ),
    (
        "extras",
        &[
            ("BASE", "[part~=\"base\"]"),
            ("FIELD", ".field"),
            ("DECLINE", "#decline"),
            ("CHOICES", ".choices input, select"),
            // The buttons of fields that change no answer.
            ("HARMLESS", "[id$=\"-as-text\"], [id$=\"-as-date\"]"),
        ],
    ),
    ("modal", &[("WHO", "#who")]),
    (
        "agents",
        &[
            ("ANSWER", ".answer, summary"),
            ("MESSAGE", "#message > bdi"),
            ("HINTS", ":is(.choice, .described) small > bdi"),
        ],
    ),
    ("receipts", &[("BASE", "[part~=\"base\"]"), ("ENDED", ".ended"), ("TIME", "time")]),
];

/// The sentences that the shell writes, by the part that does.
const SENTENCES: [(&str, &[Key]); 3] =
    [("shell", &[Key::Failed]), ("modal", &[Key::Open, Key::Later]), ("expiry", &[Key::OpenUntil])];

fn main() {
    let facts = object([
        ("REVISIONS", list(&Revision::ALL.map(Revision::as_str))),
        ("METHOD", text(METHOD)),
        ("PARAMETERS", list(&READ)),
        ("MODES", list(&Mode::ALL.map(Mode::as_str))),
        ("UNDECIDED", (Outcome::Undecided as u8).to_string()),
    ]);
    let limits = object([
        ("TEXT_DEFAULT", Limits::TEXT_DEFAULT.to_string()),
        ("MOST_BYTES", Limits::DEFAULT.text.to_string()),
        ("GUARD_TIME", GUARD_TIME.to_string()),
    ]);
    let selectors =
        object(SELECTORS.map(|(part, all)| (part, object(all.iter().map(|(name, selector)| (*name, text(selector)))))));
    let sentences =
        object(SENTENCES.map(|(part, keys)| (part, object(keys.iter().map(|key| (key.name(), sentence(*key)))))));
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
            ("sentences", sentences),
            ("english", english),
            ("answers", answers)
        ])
    );
}
