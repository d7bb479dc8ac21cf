//! Splits texts into words, and finds nouns in them in any case and width: `apiKey`, `API_KEY`, `ＡＰＩ key`. Only the
//! names of our own buttons are also found in disguise: `C a n c e l`, `Canc3l`.

use super::character::{is_invisible, is_pictograph};
use super::fold::{base, lookalike, plain};

/// The first letter of the scripts that attach particles to words or do not separate words.
const ATTACHING: char = '\u{590}';
/// The first UTF-8 byte of those letters.
const ATTACHING_BYTE: u8 = 0xD6;
/// The first of the square letters, which form separate words next to letters of other scripts.
const WIDE: char = '\u{2E80}';

/// Returns a text as words in lower case without marks, with one space before and after each. Sentences end with ` . `,
/// and commas become ` , `; an identifier is split at its separators and in `camelCase`.
pub(super) fn normalized(text: &str) -> String {
    let mut words = " ".to_owned();
    let mut before = ' ';
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if is_dropped(c) {
            continue;
        }
        let mut ahead = rest.clone().filter(|c| !is_dropped(*c));
        let (next, then) = (ahead.next().unwrap_or(' '), ahead.next().unwrap_or(' '));
        let letter = base(c);
        if is_word(letter) {
            let camel = c.is_ascii_uppercase()
                && (before.is_ascii_lowercase()
                    || before.is_ascii_uppercase() && next.is_ascii_lowercase() && then.is_ascii_lowercase());
            let number = letter.is_ascii_digit() && is_word(before) && !before.is_ascii_digit();
            if camel || number || is_word(before) && (before >= WIDE) != (letter >= WIDE) {
                end_word(&mut words);
            }
            if letter == 'ل' && next >= ATTACHING && words.ends_with(" ا") {
                words.pop();
                continue;
            }
            words.push(letter);
        } else {
            if before >= WIDE && next >= WIDE && letter == ' ' {
                continue;
            }
            push_sign(&mut words, letter, next);
        }
        before = if is_word(letter) { plain(c) } else { ' ' };
    }
    end_word(&mut words);
    words
}

/// Returns the letters of a text, each with whether another word may begin there, without disguises: letters of other
/// scripts that look Latin, and digits and signs in place of letters.
fn letters(text: &str) -> Vec<(char, bool)> {
    let mut letters = Vec::new();
    let mut begins = true;
    for c in text.chars().filter(|c| !is_dropped(*c)) {
        let letter = match lookalike(c).map_or_else(|| base(c), base) {
            '\'' | '’' => continue,
            '@' | '4' => 'a',
            '$' | '5' => 's',
            '0' => 'o',
            '3' => 'e',
            '7' => 't',
            letter if is_word(letter) => letter,
            _ => {
                begins = true;
                continue;
            }
        };
        letters.push((letter, std::mem::take(&mut begins)));
    }
    letters
}

/// Returns true if a text contains the words of another one in order, in any spelling.
pub fn has_words(text: &str, words: &str) -> bool {
    let (text, words) = (letters(text), letters(words));
    let is_edge = |at: usize| text.get(at).is_none_or(|(_, begins)| *begins);
    (0..=text.len().saturating_sub(words.len())).any(|at| {
        let part = text.iter().skip(at).take(words.len()).map(|(letter, _)| letter);
        is_edge(at) && is_edge(at.wrapping_add(words.len())) && part.eq(words.iter().map(|(letter, _)| letter))
    })
}

pub(crate) fn same_words(a: &str, b: &str) -> bool {
    has_words(a, b) && has_words(b, a)
}

fn is_dropped(c: char) -> bool {
    !c.is_ascii()
        && (is_invisible(c)
            || matches!(c, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{640}' | '\u{64B}'..='\u{65F}' | '\u{670}'))
}

fn is_word(c: char) -> bool {
    match c {
        _ if c.is_ascii() => c.is_ascii_alphanumeric(),
        '\u{80}'..='\u{BF}' | '×' | '÷' | '\u{60C}'..='\u{61F}' | '\u{66A}'..='\u{66D}' | '\u{6D4}' => false,
        '।' | '॥' | '\u{2000}'..='\u{20CF}' | '\u{3000}'..='\u{3004}' | '\u{3007}'..='\u{3030}' | '・' => false,
        '\u{E000}'..='\u{F8FF}' => false,
        _ => !is_pictograph(c),
    }
}

fn end_word(words: &mut String) {
    if !words.ends_with(' ') {
        words.push(' ');
    }
}

fn push_sign(words: &mut String, sign: char, next: char) {
    end_word(words);
    let sign = match sign {
        // As in `1.5` and in `~/.ssh`.
        '.' if is_word(base(next)) => return,
        '/' if next == '.' => return,
        '?' | '\u{61F}' => "? . ",
        '.' | '!' | ';' | ':' | '(' | ')' | '[' | ']' | '{' | '}' | '\n' | '…' | '•' | '“' | '”' | '„' => {
            ". "
        }
        '。' | '「' | '」' | '『' | '』' | '【' | '】' | '؛' | '।' | '۔' => ". ",
        ',' | '、' | '،' | '–' | '—' | '&' | '+' | '/' => ", ",
        _ => return,
    };
    words.push_str(sign);
}

/// A noun to search for. `*noun*` may begin and end inside a word; `=noun` only matches the whole text. In scripts that
/// attach particles or do not separate words, all nouns begin and end anywhere; in the others, plurals match too.
/// `code,kod+sms,verif` matches any of the first words next to a word that begins with any of the second ones, in
/// either order.
struct Noun<'a> {
    text: &'a [u8],
    is_whole: bool,
    begins_within: bool,
    ends_within: bool,
    /// The number of its half of a pair, if it belongs to one.
    half: Option<usize>,
}

impl<'a> Noun<'a> {
    fn new(written: &'a [u8], half: Option<usize>) -> Self {
        let (text, is_whole) = written.strip_prefix(b"=").map_or((written, false), |text| (text, true));
        let (text, begins_within) = text.strip_prefix(b"*").map_or((text, false), |text| (text, true));
        let (text, ends_within) = text.strip_suffix(b"*").map_or((text, false), |text| (text, true));
        let attaches = |b: &u8| *b >= ATTACHING_BYTE;
        let begins_within = begins_within || text.first().is_some_and(attaches);
        let is_second = half.is_some_and(|half| half % 2 == 1);
        let ends_within = ends_within || is_second || text.iter().any(attaches);
        Self { text, is_whole, begins_within, ends_within, half }
    }

    /// Returns true if the second letter matches too: this rejects most other words at a low cost.
    fn may_begin(&self, words: &[u8]) -> bool {
        match (self.text.get(1), words.get(1)) {
            (Some(b' ' | b'*'), _) | (None, _) => true,
            (Some(expected), b) => b == Some(expected),
        }
    }

    fn length(&self, words: &[u8]) -> Option<usize> {
        let (mut at, mut skips) = (0_usize, SKIPS);
        for (index, part) in self.text.split(|b| *b == b' ').enumerate() {
            let (part, is_open) = part.strip_suffix(b"*").map_or((part, false), |part| (part, true));
            at = at.wrapping_add(usize::from(index > 0));
            let rest = loop {
                let rest = words.get(at..)?;
                if rest.starts_with(part) {
                    at = at.wrapping_add(part.len());
                    break rest.get(part.len()..).unwrap_or_default();
                }
                // The small words have at most five letters.
                let end = rest.iter().take(6).position(|b| *b == b' ').filter(|_| index > 0 && skips > 0);
                let skipped = end.and_then(|end| rest.get(..end));
                skipped.filter(|next| SKIPPED.split(|b| *b == b' ').any(|small| small == *next))?;
                skips = skips.saturating_sub(1);
                at = at.wrapping_add(end.unwrap_or_default()).wrapping_add(1);
            };
            let ending = rest.iter().position(|b| *b == b' ').unwrap_or(rest.len());
            let is_plural = matches!(rest.get(..ending), Some(b"" | b"s" | b"es" | b"n" | b"en"));
            if is_open || is_plural {
                at = at.wrapping_add(ending);
            } else if !self.ends_within {
                return None;
            }
        }
        Some(at)
    }
}

/// The maximum number of small words between the words of a noun: "clave de la API", "number of your card".
const SKIPS: usize = 3;
const SKIPPED: &[u8] = b"of the your a de d la le l du da do del su tu votre seu sua s di della";

/// Returns the number of other words in a noun's part of the sentence, without small ones; in scripts that do not
/// separate words, [`LETTERS`] letters count as one.
pub(super) fn other_words(words: &str, start: usize, end: usize) -> usize {
    // The rest of a word in which a noun begins or ends belongs to it.
    let is_within = |c: char| c != ' ' && c < UNSPACED;
    let before = words.get(..start).unwrap_or_default().trim_end_matches(is_within).split(' ');
    let behind = words.get(end..).unwrap_or_default().trim_start_matches(is_within).split(' ');
    let is_end = |word: &str| matches!(word, "." | "," | "so");
    let count = |word: &str| match word {
        "" | "?" | "please" | "paste" => 0,
        _ if SKIPPED.split(|b| *b == b' ').any(|small| small == word.as_bytes()) => 0,
        _ => word.chars().filter(|c| *c >= UNSPACED).count().div_ceil(LETTERS).max(1),
    };
    let before = before.fold(0_usize, |sum, word| if is_end(word) { 0 } else { sum.wrapping_add(count(word)) });
    behind.take_while(|word| !is_end(word)).map(count).fold(before, usize::wrapping_add)
}

/// The first letter of the scripts that do not separate words; [`LETTERS`] is their average length of a word.
const UNSPACED: char = '\u{E00}';
const LETTERS: usize = 4;

/// The maximum number of bytes between the two words of a pair.
const BETWEEN: usize = 32;

/// The nouns of several lists, separated by `|`, grouped by their first byte.
pub(super) struct Nouns<'a> {
    by_first: Vec<Vec<Noun<'a>>>,
    halves: usize,
}

impl<'a> Nouns<'a> {
    pub(super) fn new() -> Self {
        Self { by_first: (0..256).map(|_| Vec::new()).collect(), halves: 0 }
    }

    /// Adds a list. Its first pair shares its halves with the first pair of every other list, and so on.
    pub(super) fn add_list(&mut self, list: &'a str) {
        let mut halves = 0_usize;
        for written in list.as_bytes().split(|b| *b == b'|') {
            if !written.contains(&b'+') {
                self.add(Noun::new(written, None));
                continue;
            }
            for half in written.split(|b| *b == b'+') {
                half.split(|b| *b == b',').for_each(|noun| self.add(Noun::new(noun, Some(halves))));
                halves = halves.wrapping_add(1);
            }
        }
        self.halves = self.halves.max(halves);
    }

    fn add(&mut self, noun: Noun<'a>) {
        let first = noun.text.first().map(|first| usize::from(*first));
        if let Some(nouns) = first.and_then(|first| self.by_first.get_mut(first)) {
            nouns.push(noun);
        }
    }

    /// Returns true if `is_meant` accepts one of the nouns in the words, given its start and end.
    pub(super) fn any(&self, words: &[u8], is_meant: &mut dyn FnMut(usize, usize) -> bool) -> bool {
        let mut is_start = true;
        // The last position of each half of a pair in this sentence.
        let mut places = vec![None; self.halves];
        for (at, b) in words.iter().enumerate() {
            let rest = words.get(at..).unwrap_or_default();
            if *b == b'.' {
                places.fill(None);
            }
            for noun in self.by_first.get(usize::from(*b)).into_iter().flatten() {
                if !is_start && !noun.begins_within || !noun.may_begin(rest) {
                    continue;
                }
                if noun.is_whole && words.trim_ascii().len() != noun.text.len() {
                    continue;
                }
                let Some(end) = noun.length(rest).map(|length| at.wrapping_add(length)) else { continue };
                let start = match noun.half {
                    None => Some(at),
                    Some(half) => {
                        if let Some(last) = places.get_mut(half) {
                            *last = Some((at, end));
                        }
                        let other: Option<(usize, usize)> = places.get(half ^ 1).copied().flatten();
                        other.filter(|(_, end)| at.saturating_sub(*end) <= BETWEEN).map(|(start, _)| start)
                    }
                };
                if start.is_some_and(|start| is_meant(start, end)) {
                    return true;
                }
            }
            is_start = *b == b' ';
        }
        false
    }
}
