//! Whether words that name a secret ask for it.

use super::Place;
use super::lexicon::{AFTER, BEFORE, CUES, DENIALS, DENIED, FILLERS, JOINTS, MODIFIED, SPOKEN, YOURS};
use crate::trust::words::{Phrase, begins, last, phrases, search};

/// The first phrase of the list that asks for something in these words.
pub(super) fn asking(place: Place, words: &[u8], list: &[Phrase<'_>]) -> Option<usize> {
    let mut first = usize::MAX;
    search(words, list, &mut |index, start, end| {
        if index < first && list.get(index).is_some_and(|phrase| asks(place, words, phrase, start, end)) {
            first = index;
        }
    });
    (first < usize::MAX).then_some(first)
}

/// The words of the sentence up to `end`, without the sign that ends the one before.
fn sentence(words: &[u8], end: usize) -> &[u8] {
    let head = words.get(..end).unwrap_or_default();
    head.rsplit(|b| *b == b'.').next().unwrap_or(head)
}

fn asks(place: Place, words: &[u8], phrase: &Phrase<'_>, start: usize, end: usize) -> bool {
    let after = words.get(end..).unwrap_or_default();
    let head = sentence(words, start);
    let tail = after.split(|b| *b == b'.').next().unwrap_or(after);
    let clause = head.get(last(head, JOINTS).unwrap_or(0)..).unwrap_or_default();
    let next = tail.trim_ascii();
    let neutral = phrases(AFTER)
        .iter()
        .any(|word| word.length(tail.trim_ascii_start()).is_some() && (!word.whole || word.is(next)));
    let whole = phrase.whole && !(is_filler(words.get(..start).unwrap_or_default()) && is_filler(after));
    if whole || neutral || last(head, BEFORE) == Some(head.trim_ascii_end().len()) || is_denied(head, tail) {
        return false;
    }
    let asked = last(head, CUES).or_else(|| last(tail, CUES)).is_some();
    let yours = last(clause, YOURS).is_some();
    let modified = last(clause, MODIFIED).is_some();
    match place {
        Place::Option | Place::Default => yours || asked,
        Place::Message | Place::Description => {
            let spoken = last(head, SPOKEN).or_else(|| last(tail, SPOKEN)).is_some();
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
    let (mut denials, mut behind) = (0_usize, 0);
    search(head, &phrases(DENIALS), &mut |_, start, end| {
        let again = head.get(behind..start).is_some_and(|between| !between.contains(&b','));
        denials = if again { denials.saturating_add(1) } else { 1 };
        behind = end;
    });
    let between = head.get(behind..).unwrap_or_default().trim_ascii();
    let (mut verb, mut later, mut far) = (false, false, false);
    let mut rest = between;
    for (count, word) in between.split(|b| *b == b' ').enumerate() {
        if begins(rest, CUES) {
            if count < 2 { verb = true } else { later = true }
        }
        far |= word == b"," || count > 2;
        rest = rest.get(word.len().saturating_add(1)..).unwrap_or_default();
    }
    denials % 2 == 1 && !later && (verb || !far) || last(tail, DENIED).is_some() && last(head, CUES).is_none()
}
