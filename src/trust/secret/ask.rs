//! Whether words that name a secret ask for it.

use super::context::{
    ACTIONS, AFTER, BEFORE, CUES, DENIALS, DENIED, ENTER, FILLERS, HERE, JOINTS, MODIFIED, OTHER, POST, SPOKEN, STILL,
    YOURS,
};
use super::kind::{Place, SecretClass};
use super::lexicon::{ANSWER_PAIR, ASKED, PAIRED, SENT_PAIR, TOOLS_PAIR};
use crate::trust::words::{Phrase, Phrases};
use std::sync::OnceLock;

/// So many bytes on either side of a secret say whether it is asked for.
const CONTEXT: usize = 200;
/// Who speaks of secrets more often than that, asks for them.
const MENTIONS: usize = 64;
/// So many letters may stand between the two words of a pair; one of three bytes counts twice, as most of them say more.
const BETWEEN: usize = 24;
/// So many bytes those may be.
const BETWEEN_BYTES: usize = 2 * BETWEEN;

/// The lists that are looked through around a secret, made ready once.
struct Lists {
    actions: Phrases<'static>,
    asked: Phrases<'static>,
    things: Phrases<'static>,
    kinds: Phrases<'static>,
    other: Phrases<'static>,
    post: Phrases<'static>,
    after: Phrases<'static>,
    before: Phrases<'static>,
    cues: Phrases<'static>,
    enter: Phrases<'static>,
    here: Phrases<'static>,
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
        actions: Phrases::new(&[ACTIONS]),
        asked: Phrases::new(&ASKED.map(|(_, list)| list)),
        things: Phrases::new(&PAIRED.map(|(_, things, _)| things)),
        kinds: Phrases::new(&PAIRED.map(|(_, _, kinds)| kinds)),
        other: Phrases::new(&[OTHER]),
        post: Phrases::new(&[POST]),
        after: Phrases::new(&[AFTER]),
        before: Phrases::new(&[BEFORE]),
        cues: Phrases::new(&[CUES, ENTER]),
        enter: Phrases::new(&[ENTER]),
        here: Phrases::new(&[HERE]),
        denials: Phrases::new(&[DENIALS]),
        denied: Phrases::new(&[DENIED]),
        joints: Phrases::new(&[JOINTS]),
        modified: Phrases::new(&[MODIFIED]),
        spoken: Phrases::new(&[SPOKEN]),
        still: Phrases::new(&[STILL]),
        yours: Phrases::new(&[YOURS]),
    })
}

/// What these words ask for: the first class of phrases that does, else the first pair of words.
pub(super) fn asking(place: Place, words: &[u8]) -> Option<SecretClass> {
    let class = first_phrase(place, words).and_then(|list| ASKED.get(list)).map(|(class, _)| *class);
    class.or_else(|| pair(place, words))
}

/// A word of a pair: the number of the pair, and where the word stands.
#[derive(Clone, Copy)]
struct Part {
    pair: usize,
    start: usize,
    end: usize,
}

/// The words of pairs, in their order.
fn parts(words: &[u8], list: &Phrases<'_>) -> Vec<Part> {
    let mut parts = Vec::<Part>::new();
    list.search(words, &mut |phrase, _, start, end| match parts.last_mut() {
        Some(part) if part.pair == phrase.list && part.start == start => part.end = part.end.max(end),
        _ => parts.push(Part { pair: phrase.list, start, end }),
    });
    parts
}

/// A stem is found; the ending of its word is no word of its own.
fn end_of_word(words: &[u8], end: usize) -> usize {
    let ending = words.get(end..).unwrap_or_default().iter().take_while(|b| b.is_ascii_alphanumeric()).count();
    end.saturating_add(ending)
}

/// The class of the first two words that ask for a secret together.
fn pair(place: Place, words: &[u8]) -> Option<SecretClass> {
    let things = parts(words, &lists().things);
    if things.is_empty() {
        return None;
    }
    let kinds = parts(words, &lists().kinds);
    let others = parts(words, &lists().other);
    let asks = |place, start, end| asks(place, words, &Phrase::default(), start, end_of_word(words, end));
    let mut mentions = 0_usize;
    let found = things.iter().find(|&thing| {
        let near = around(&kinds, thing.start, thing.end, BETWEEN_BYTES);
        let mut near = near.filter(|kind| kind.pair == thing.pair);
        let is_near = near.any(|kind| {
            let (first, second) = if thing.start < kind.start { (thing, kind) } else { (kind, thing) };
            if !is_one(words, first.end, second.start) || means_other(&others, first.start, second.end) {
                return false;
            }
            mentions = mentions.saturating_add(1);
            mentions > MENTIONS
                || thing.pair == ANSWER_PAIR && place == Place::Title
                || asks(if thing.pair == TOOLS_PAIR { Place::Option } else { place }, first.start, second.end)
        });
        // "We have sent you an SMS. Enter the code here." "Press F12, open the console, copy the cookie."
        let place = match thing.pair {
            SENT_PAIR => Place::Beside,
            TOOLS_PAIR => Place::Option,
            _ => return is_near,
        };
        let is_far = |kind: &Part| kind.pair == thing.pair;
        is_near
            || !means_other(&others, thing.start, thing.end)
                && around(&kinds, thing.start, thing.end, CONTEXT).any(is_far)
                && {
                    mentions = mentions.saturating_add(1);
                    mentions > MENTIONS || asks(place, thing.start, thing.end)
                }
    });
    found.and_then(|thing| PAIRED.get(thing.pair)).map(|(class, _, _)| *class)
}

/// The parts at most so many bytes before or after.
fn around(parts: &[Part], start: usize, end: usize, bytes: usize) -> impl Iterator<Item = &Part> {
    let from = parts.partition_point(|part| part.end.saturating_add(bytes) < start);
    let from = parts.get(from..).unwrap_or_default().iter();
    from.take_while(move |part| part.start <= end.saturating_add(bytes))
}

/// Whether two words belong together: few letters are between them, and no end of a clause.
fn is_one(words: &[u8], end: usize, start: usize) -> bool {
    let letters = |b: &u8| match b {
        0x80..0xC0 => 0_usize,
        0xE0.. => 2,
        _ => 1,
    };
    words.get(end..start).is_some_and(|between| {
        between.iter().map(letters).sum::<usize>() <= BETWEEN && !between.iter().any(|b| matches!(b, b'.' | b','))
    })
}

/// Whether a word beside these says that another thing is meant.
fn means_other(others: &[Part], start: usize, end: usize) -> bool {
    let within =
        |other: &Part| other.start.saturating_add(BETWEEN) >= start && other.end <= end.saturating_add(BETWEEN);
    around(others, start, end, BETWEEN).any(within)
}

/// The list of the first phrase that asks for something.
fn first_phrase(place: Place, words: &[u8]) -> Option<usize> {
    let (mut first, mut mentions, mut list) = (usize::MAX, 0_usize, None);
    lists().asked.search(words, &mut |phrase, index, start, end| {
        if index < first {
            mentions = mentions.saturating_add(1);
            if mentions > MENTIONS || asks(place, words, phrase, start, end) {
                (first, list) = (index, Some(phrase.list));
            }
        }
    });
    list
}

fn asks(place: Place, words: &[u8], phrase: &Phrase<'_>, start: usize, end: usize) -> bool {
    let lists = lists();
    let after = words.get(end..words.len().min(end.saturating_add(CONTEXT))).unwrap_or_default();
    let before = words.get(start.saturating_sub(CONTEXT)..start).unwrap_or_default();
    let head = before.rsplit(|b| *b == b'.').next().unwrap_or(before);
    let tail = after.split(|b| *b == b'.').next().unwrap_or(after);
    let clause = head.get(lists.joints.last(head).unwrap_or(0)..).unwrap_or_default();
    let mut neutral = false;
    // What follows may be the rest of the word, or the next word.
    for tail in [tail, tail.get(tail.iter().position(|b| *b == b' ').unwrap_or_default()..).unwrap_or_default()] {
        let next = tail.trim_ascii();
        lists.after.at(tail.trim_ascii_start(), true, &mut |word, _, _| neutral |= !word.whole || word.is(next));
    }
    let any = |list: &Phrases<'_>| list.last(head).or_else(|| list.last(tail)).is_some();
    let enter = any(&lists.enter);
    let still = lists.still.last(after).is_some();
    // A question what is to be done: "Change the password?"
    let offers = tail.trim_ascii_end().ends_with(b"?") && any(&lists.actions) && !enter && !still;
    let whole = phrase.whole && !(words.len() <= CONTEXT && is_filler(before) && is_filler(after));
    let post = phrase.is_pin_code() && lists.post.last(words).is_some();
    if whole
        || post
        || neutral
        || offers
        || lists.before.last(head) == Some(head.trim_ascii_end().len())
        || is_denied(head, tail) && !still
    {
        return false;
    }
    let asked = still || any(&lists.cues);
    let yours = lists.yours.last(clause).is_some();
    let modified = lists.modified.last(clause).is_some();
    match place {
        Place::Option | Place::Default | Place::Pattern => yours || asked,
        Place::Message | Place::Description => {
            let spoken = any(&lists.spoken);
            let weak = phrase.weak && (place == Place::Message || head.split(|b| *b == b' ').count() > 5);
            asked || !spoken && (yours || !weak && !modified)
        }
        Place::Beside => enter && (yours || any(&lists.here) || any(&lists.yours)),
        _ => !modified || asked,
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
