//! Texts that look alike but differ.

use super::character::is_invisible;
use super::fold::{base, is_cyrillic, is_greek, is_marked, lookalike, lower, plain};
use crate::json::order;

/// Returns a text without everything that the eye cannot distinguish: invisible characters, the style of compatibility
/// letters, the alphabet of a letter, the number of spaces, the length of dashes, and either case or the difference
/// between `0` and `O`, `1`, `l` and `I`.
fn skeleton(text: &str, by_shape: bool) -> String {
    let mut skeleton = String::new();
    for c in text.chars().filter(|c| !is_invisible(*c)) {
        let c = plain(c);
        if is_marked(c) {
            skeleton.push(base(c));
            skeleton.push(MARK);
            continue;
        }
        match lookalike(c).unwrap_or(c) {
            '\u{300}'..='\u{36F}' => skeleton.push(MARK),
            '\t'..='\r' | ' ' | '\u{A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' | '\u{3000}' => {
                skeleton.push_str(if skeleton.ends_with(' ') { "" } else { " " })
            }
            '\u{2010}'..='\u{2015}' | '\u{2212}' => skeleton.push('-'),
            c if !by_shape => skeleton.push(lower(c)),
            'O' | '0' => skeleton.push('o'),
            'I' | '1' | '|' => skeleton.push('l'),
            'm' => skeleton.push_str("rn"),
            'w' => skeleton.push_str("vv"),
            c => skeleton.push(c),
        }
    }
    skeleton.trim().to_owned()
}

/// Replaces every mark, so that `é` equals `e` with a separate mark.
const MARK: char = '\u{301}';

/// Returns pairs of texts that look alike, by their indices, each later one with the first that it resembles
/// (`docs/security.md` R7). The card should show their real values; the sent value never changes.
pub fn confusable(texts: &[&str]) -> Vec<(usize, usize)> {
    let mut like: Vec<usize> = (0..texts.len()).collect();
    for by_shape in [false, true] {
        let skeletons: Vec<String> = texts.iter().map(|text| skeleton(text, by_shape)).collect();
        let mut first = usize::MAX;
        for other in order(skeletons.len(), &|a, b| skeletons.get(a).cmp(&skeletons.get(b))) {
            if skeletons.get(first) != skeletons.get(other) {
                first = other;
            } else if let Some(like) = like.get_mut(other) {
                *like = first.min(*like);
            }
        }
    }
    like.into_iter().enumerate().map(|(other, first)| (first, other)).filter(|(first, other)| first < other).collect()
}

/// Returns a text with the characters written out that distinguish it from a similar one: `Y⟨U+0435⟩s` beside `Yes`.
pub fn mark_differences(text: &str, other: &str) -> String {
    let same = |(a, b): &(char, char)| a == b;
    let start = text.chars().zip(other.chars()).take_while(same).count();
    let (length, length_of_other) = (text.chars().count(), other.chars().count());
    let most = length.min(length_of_other).saturating_sub(start);
    let end = text.chars().rev().zip(other.chars().rev()).take(most).take_while(same).count();
    let last = length.saturating_sub(end);
    let (mut marked, mut twins) = (String::new(), other.chars());
    for (at, c) in text.chars().enumerate() {
        let twin = twins.next().filter(|_| length == length_of_other);
        if (start..last).contains(&at) && twin != Some(c) {
            marked.push_str("⟨U+");
            let code = u32::from(c);
            crate::json::push_hex(&mut marked, code, if code > 0xFFFF { 5 } else { 4 }, b'A');
            marked.push('⟩');
        } else {
            marked.push(c);
        }
    }
    marked
}

/// Returns true if a word mixes Latin letters with Cyrillic or Greek ones that look Latin (`docs/security.md` R7).
pub fn mixed_scripts(text: &str) -> bool {
    let (mut latin, mut foreign, mut posing, mut between, mut within) = (false, 0_usize, false, false, false);
    for c in text.chars().chain([' ']).filter(|c| !is_invisible(*c)) {
        if is_cyrillic(c) || is_greek(c) {
            foreign = foreign.wrapping_add(1);
            posing |= lookalike(c).is_some();
            between |= latin;
            within |= is_cyrillic(c) || foreign > 1;
        } else if c.is_ascii_alphabetic() || is_marked(c) {
            within |= between;
            latin = true;
        } else {
            if latin && posing && within {
                return true;
            }
            (latin, foreign, posing, between, within) = (false, 0, false, false, false);
        }
    }
    false
}
