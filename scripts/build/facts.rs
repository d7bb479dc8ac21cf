//! Prints the facts that JavaScript needs from Rust, as JSON for scripts/build/package.mjs, and the English sentences.

use mcp_elicitation::json::{Text, parse};
use mcp_elicitation::message::Key;
use mcp_elicitation::protocol::{METHOD, Mode, Revision, SCOPE, capabilities, supports_mode};
use mcp_elicitation::schema::Limits;
use mcp_elicitation::trust::{GUARD_TIME, PACE, PACE_TIME, REFUSAL_TIME, REFUSALS, REJECTIONS, WAITING};
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

/// Returns the capabilities of a client of a revision: for no mode, for forms, for addresses, for both.
fn declared(revision: Revision) -> String {
    let modes = [(false, false), (true, false), (false, true), (true, true)];
    format!("[{}]", modes.map(|(form, url)| capabilities(revision, form, url).to_string()).join(","))
}

/// Tells for each set of modes in `elicitation` (none, forms, addresses, both) if a client supports `mode`.
fn supported(mode: Mode) -> String {
    let named = ["", r#""form":{}"#, r#""url":{}"#, r#""form":{},"url":{}"#];
    let supported = named.map(|modes| {
        let declared = parse(&format!(r#"{{"elicitation":{{{modes}}}}}"#));
        declared.is_ok_and(|declared| supports_mode(&declared.root, mode)).to_string()
    });
    format!("[{}]", supported.join(","))
}

/// Returns a sentence, or its variants for one and for any other count.
fn sentence(key: Key) -> String {
    match key.english()[..] {
        [one, other] => object([("one", text(one)), ("other", text(other))]),
        ref sentences => text(sentences.first().unwrap_or(&"")),
    }
}

fn main() {
    let facts = object([
        ("REVISIONS", list(&Revision::MCP.map(Revision::as_str))),
        ("DIALECTS", list(&Revision::ALL.map(Revision::as_str))),
        ("METHOD", text(METHOD)),
        ("PARAMETERS", list(&Mode::READ)),
        ("SCOPE", list(&SCOPE)),
        ("MODES", list(&Mode::ALL.map(Mode::as_str))),
        ("MOST_BYTES", Limits::DEFAULT.text.to_string()),
        ("MOST_WAITING", WAITING.to_string()),
        ("PACE", PACE.to_string()),
        ("PACE_TIME", PACE_TIME.to_string()),
        ("REFUSALS", REFUSALS.to_string()),
        ("REFUSAL_TIME", REFUSAL_TIME.to_string()),
        ("REJECTIONS", REJECTIONS.to_string()),
        ("CAPABILITIES", object(Revision::MCP.map(|revision| (revision.as_str(), declared(revision))))),
        ("SUPPORTED", object(Mode::ALL.map(|mode| (mode.as_str(), supported(mode))))),
        ("GUARD_TIME", GUARD_TIME.to_string()),
        ("UNDECIDED", (Outcome::Undecided as u8).to_string()),
        ("FAILED", sentence(Key::Failed)),
    ]);
    let english = object(Key::ALL.iter().map(|key| (key.name(), sentence(*key))));
    println!("{}", object([("facts", facts), ("english", english)]));
}
