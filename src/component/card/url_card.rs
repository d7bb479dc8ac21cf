use super::notice::notice;
use crate::component::host::html::{Html, Tag, nothing, tag};
use crate::json::find;
use crate::message::Key;
use crate::protocol::ElicitRequest;
use crate::question::{Question, reason};

/// The full address, with its host above it and its warnings. Nothing is a link, and nothing is loaded from the address
/// (MCP 2025-11-25 and 2026-07-28: show the full URL, highlight the domain, never pre-fetch).
pub fn url_card(question: &Question) -> Option<Tag> {
    let Ok(ElicitRequest::Url { url: sent, .. }) = &question.request else { return None };
    let (sent, frame) = (sent.as_str(), tag("div class=address part=url-card"));
    let blocked = |code, why| notice(code, question.say(Key::BlockedTitle), question.say(why));
    let Some(checked) = &question.address else {
        return Some(frame.child(url(sent, None)).child(blocked("address-unchecked", Key::AddressUnchecked)));
    };
    if let Some(code) = &checked.block {
        let address = if checked.href.is_empty() { sent } else { &checked.href };
        return Some(frame.child(url(address, None)).child(blocked(code, reason(code))));
    }
    let host = checked.host.as_ref().map(|(ascii, unicode, registrable)| {
        let name = tag("b").child(emphasised(ascii, registrable));
        let other = (ascii != unicode).then(|| tag("span").child(host_name(unicode)));
        let tab = tag("small").child(question.say(Key::NewTab));
        tag("p class=host part=url-host").child(name).child(other).child(tab)
    });
    let highlight = checked.host.as_ref().and_then(|(ascii, _, registrable)| {
        let start = find(&checked.href, "://")?.saturating_add(3);
        checked.href.get(start..)?.starts_with(ascii.as_str()).then_some(())?;
        Some(start.saturating_add(registrable.start)..start.saturating_add(registrable.end))
    });
    let is_rewritten = |code: &String| code == "normalised" || code == "ambiguous";
    let differs = checked.href != sent && checked.warnings.iter().any(is_rewritten);
    let warnings = checked.warnings.iter().map(|code| -> Html {
        let host = checked.host.as_ref().map_or("", |(ascii, ..)| ascii);
        notice(code, question.say(reason(code)), question.language.say(Key::OpenOnlyIf, &[("host", host)])).into()
    });
    let frame = frame.child(host).child(url(&checked.href, highlight)).child(differs.then(|| url(sent, None)));
    Some(frame.child(tag("div id=address-warnings").children(warnings)))
}

/// An address in full, with its registered part emphasised.
fn url(text: &str, highlight: Option<std::ops::Range<usize>>) -> Tag {
    let display = crate::trust::display_text(text, crate::trust::TextKind::WholeMessage).text;
    let frame = tag("p class=url part=url dir=ltr");
    match highlight {
        Some(range) if display == text => frame.child(emphasised(text, &range)),
        _ => frame.child(display),
    }
}

/// A host name, with the text before and after it, and its registered part emphasised.
fn emphasised(text: &str, range: &std::ops::Range<usize>) -> Html {
    let part = |start: usize, end: usize| text.get(start..end).unwrap_or_default();
    if text.get(range.clone()).is_none() {
        return nothing();
    }
    let middle = tag("strong").children(labels(part(range.start, range.end)));
    let whole = host_frame().children(labels(part(0, range.start))).child(middle);
    whole.child(part(range.end, text.len())).into()
}

/// A host name, written from left to right in every language, and wrapped only at its dots, since a piece of a name
/// must not look like a whole one.
pub fn host_name(host: &str) -> Html {
    host_frame().children(labels(host)).into()
}

fn host_frame() -> Tag {
    tag("bdi dir=ltr class=host-name")
}

fn labels(host: &str) -> Vec<Html> {
    let mut pieces = Vec::new();
    for label in host.split_inclusive('.') {
        pieces.extend([tag("span class=host-label").child(label).into(), tag("wbr").into()]);
    }
    pieces
}
