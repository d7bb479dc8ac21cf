//! Whether words that name a secret ask for it.

use super::Place;
use super::lexicon::{AFTER, BEFORE, CUES, DENIALS, DENIED, FILLERS, JOINTS, MODIFIED, SPOKEN, STILL, YOURS};
use crate::trust::words::{Phrase, Phrases};
use std::sync::OnceLock;

/// So many bytes on either side of a secret say whether it is asked for.
const CONTEXT: usize = 200;
/// Who speaks of secrets more often than that, asks for them.
const MENTIONS: usize = 64;

/// The lists that are looked through around a secret, made ready once.
struct Lists {
    after: Phrases<'static>,
    before: Phrases<'static>,
    cues: Phrases<'static>,
    denials: Phrases<'static>,
    denied: Phrases<'static>,
    joints: Phrases<'static>,
    modified: Phrases<'static>,
    spoken: Phrases<'static>,
    still: Phrases<'static>,
    yours: Phrases<'static>,
}

fn lists() -> &'static Lists {
    static LISTS: OnceLock<Lists> = OnceLock::new();
    LISTS.get_or_init(|| Lists {
        after: Phrases::new(&[AFTER]),
        before: Phrases::new(&[BEFORE]),
        cues: Phrases::new(&[CUES]),
        denials: Phrases::new(&[DENIALS]),
        denied: Phrases::new(&[DENIED]),
        joints: Phrases::new(&[JOINTS]),
        modified: Phrases::new(&[MODIFIED]),
        spoken: Phrases::new(&[SPOKEN]),
        still: Phrases::new(&[STILL]),
        yours: Phrases::new(&[YOURS]),
    })
}

/// The first phrase of the list that asks for something in these words.
pub(super) fn asking(place: Place, words: &[u8], list: &Phrases<'_>) -> Option<usize> {
    let (mut first, mut mentions) = (usize::MAX, 0_usize);
    list.search(words, &mut |phrase, index, start, end| {
        if index < first {
            mentions = mentions.saturating_add(1);
            if mentions > MENTIONS || asks(place, words, phrase, start, end) {
                first = index;
            }
        }
    });
    (first < usize::MAX).then_some(first)
}

fn asks(place: Place, words: &[u8], phrase: &Phrase<'_>, start: usize, end: usize) -> bool {
    let lists = lists();
    let after = words.get(end..words.len().min(end.saturating_add(CONTEXT))).unwrap_or_default();
    let before = words.get(start.saturating_sub(CONTEXT)..start).unwrap_or_default();
    let head = before.rsplit(|b| *b == b'.').next().unwrap_or(before);
    let tail = after.split(|b| *b == b'.').next().unwrap_or(after);
    let clause = head.get(lists.joints.last(head).unwrap_or(0)..).unwrap_or_default();
    let next = tail.trim_ascii();
    let mut neutral = false;
    lists.after.at(tail.trim_ascii_start(), true, &mut |word, _, _| neutral |= !word.whole || word.is(next));
    let whole = phrase.whole && !(words.len() <= CONTEXT && is_filler(before) && is_filler(after));
    if whole
        || neutral
        || lists.before.last(head) == Some(head.trim_ascii_end().len())
        || is_denied(head, tail) && lists.still.last(tail).is_none()
    {
        return false;
    }
    let asked = lists.cues.last(head).or_else(|| lists.cues.last(tail)).is_some();
    let yours = lists.yours.last(clause).is_some();
    let modified = lists.modified.last(clause).is_some();
    match place {
        Place::Option | Place::Default => yours || asked,
        Place::Message | Place::Description => {
            let spoken = lists.spoken.last(head).or_else(|| lists.spoken.last(tail)).is_some();
            let weak = phrase.weak && (place == Place::Message || head.split(|b| *b == b' ').count() > 5);
            asked || !spoken && (yours || !weak && !modified)
        }
        _ => !modified,
    }
}

fn is_filler(words: &[u8]) -> bool {
    let mut words = words.split(|b| *b == b' ');
    words.all(|word| FILLERS.as_bytes().split(|b| *b == b'|').any(|filler| filler == word))
}

/// Whether the sentence says that the secret is not wanted. A denial reaches the secret over three words, or from the
/// verb that asks for it: "do not enter your phone number or PIN", but not "do not worry, enter your PIN".
fn is_denied(head: &[u8], tail: &[u8]) -> bool {
    let lists = lists();
    let (mut denials, mut behind) = (0_usize, 0);
    lists.denials.search(head, &mut |_, _, start, end| {
        let again = head.get(behind..start).is_some_and(|between| !between.contains(&b','));
        denials = if again { denials.saturating_add(1) } else { 1 };
        behind = end;
    });
    let between = head.get(behind..).unwrap_or_default().trim_ascii();
    let (mut verb, mut later, mut far) = (false, false, false);
    let mut rest = between;
    for (count, word) in between.split(|b| *b == b' ').enumerate() {
        lists.cues.at(rest, true, &mut |_, _, _| if count < 2 { verb = true } else { later = true });
        far |= word == b"," || count > 2;
        rest = rest.get(word.len().saturating_add(1)..).unwrap_or_default();
    }
    denials % 2 == 1 && !later && (verb || !far) || lists.denied.last(tail).is_some() && lists.cues.last(head).is_none()
}
