//! Addresses in a form's texts, which must not become links.

use std::ops::Range;

/// The maximum length of a Markdown link, which bounds the search for its end.
const LONGEST: usize = 400;

const STARTS: &[&str] = &["http://", "https://", "www.", "mailto:", "javascript:", "data:text/"];

/// Returns the byte ranges of addresses and Markdown links in a text (`link-in-form-text`; MCP: "SHOULD NOT render URLs
/// as clickable in any field except `url`").
pub fn links(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut links: Vec<Range<usize>> = Vec::new();
    let (mut at, mut before) = (0_usize, b' ');
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let starts =
            |start: &&str| rest.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start.as_bytes()));
        let goes_on = |start: &str| {
            rest.get(start.len()).is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'[' || !b.is_ascii())
        };
        let length = if rest.starts_with(b"](") {
            rest.iter().take(LONGEST).position(|b| *b == b')').map_or(0, |end| end.wrapping_add(1))
        } else if !before.is_ascii_alphanumeric() && STARTS.iter().any(|start| starts(start) && goes_on(start)) {
            let end =
                rest.iter().position(|b| b.is_ascii_whitespace() || b"<>\"'`|\\^{}".contains(b)).unwrap_or(rest.len());
            let address = rest.get(..end).unwrap_or_default();
            address.iter().rposition(|b| !b".,;:!?)]*_".contains(b)).map_or(0, |last| last.wrapping_add(1))
        } else {
            0
        };
        before = rest.first().copied().unwrap_or(b' ');
        if length == 0 {
            at = at.wrapping_add(1);
            continue;
        }
        let end = at.wrapping_add(length);
        let start = match bytes.get(..at) {
            Some(head) if before == b']' => {
                let back = head.iter().rev().take(LONGEST).position(|b| *b == b'[');
                back.map_or(at, |back| at.saturating_sub(back).saturating_sub(1))
            }
            _ => at,
        };
        links.push(start..end);
        (at, before) = (end, b' ');
    }
    links
}
