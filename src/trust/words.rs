//! Texts as words, and phrases found in them whatever their spelling: `apiKey`, `API_KEY`, `ＡＰＩ key`, `4pi k3y`.

use super::character::{is_invisible, is_pictograph};
use super::fold::{base, cyrillic, is_cyrillic, lookalike};

/// Letters from here on belong to scripts that attach particles to words or do not part words at all.
const ATTACHING: char = '\u{590}';
/// What UTF-8 begins with from there on.
const ATTACHING_BYTE: u8 = 0xD6;
/// Letters from here on are as wide as they are high; a letter of another script beside one begins a word.
const WIDE: char = '\u{2E80}';

/// A text as words in lower case without marks, one space before and after each. Sentences end with ` . `, commas stand
/// as ` , `; what joins the parts of an identifier is a space, and so is the seam in `camelCase`.
pub(super) fn natural(text: &str) -> String {
    let mut words = Line::new();
    let mut before = ' ';
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if is_dropped(c) {
            continue;
        }
        let mut ahead = rest.clone();
        let (next, then) = (ahead.next().unwrap_or(' '), ahead.next().unwrap_or(' '));
        let letter = base(c);
        if is_word(letter) {
            let camel = c.is_ascii_uppercase()
                && (before.is_ascii_lowercase()
                    || before.is_ascii_uppercase() && next.is_ascii_lowercase() && then.is_ascii_lowercase());
            let number = letter.is_ascii_digit() && is_word(before) && !before.is_ascii_digit();
            if camel || number || is_word(before) && (before >= WIDE) != (letter >= WIDE) {
                words.gap();
            }
            if letter == 'ل' && next >= ATTACHING && words.text.ends_with(" ا") {
                words.text.pop();
                continue;
            }
            words.text.push(letter);
        } else {
            if before >= WIDE && next >= WIDE && letter == ' ' {
                continue;
            }
            words.sign(letter, next);
        }
        before = plain_case(c);
    }
    words.gap();
    words.text
}

/// The same with every disguise taken off: letters of other scripts that look Latin, digits and signs that stand for
/// letters, letters set apart one by one. Camel case is no seam here.
pub(super) fn unmasked(text: &str) -> String {
    let mut words = Line::new();
    let mut word: Vec<char> = Vec::new();
    let is_foreign = text.chars().any(|c| is_cyrillic(c) && lookalike(c).is_none());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if is_dropped(c) {
            continue;
        }
        let next = rest.clone().next().unwrap_or(' ');
        let letter = base(c);
        let sign = match letter {
            '@' => 'a',
            '$' => 's',
            '!' | '|' if !word.is_empty() && is_word(base(next)) => '1',
            _ if is_word(letter) => c,
            _ => {
                words.unmask(&word, is_foreign);
                word.clear();
                words.sign(letter, next);
                continue;
            }
        };
        word.push(sign);
    }
    words.unmask(&word, is_foreign);
    words.gap();
    words.joined()
}

/// The case of a letter behind its costume, for the seams of camel case.
fn plain_case(c: char) -> char {
    let plain = super::fold::plain(c);
    if plain.is_ascii() || is_word(base(c)) { plain } else { ' ' }
}

fn is_dropped(c: char) -> bool {
    is_invisible(c)
        || matches!(c, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{640}' | '\u{64B}'..='\u{65F}' | '\u{670}')
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

struct Line {
    text: String,
}

impl Line {
    fn new() -> Self {
        Self { text: " ".to_owned() }
    }

    fn gap(&mut self) {
        if !self.text.ends_with(' ') {
            self.text.push(' ');
        }
    }

    /// Whether the last word is one letter, as in "A.P.I. key".
    fn ends_with_letter(&self) -> bool {
        let mut letters = self.text.trim_end().chars().rev();
        letters.next().is_some_and(is_word) && letters.next() == Some(' ')
    }

    fn sign(&mut self, sign: char, next: char) {
        self.gap();
        let sign = match sign {
            '.' if is_word(base(next)) || self.ends_with_letter() => return,
            '.' | '!' | '?' | ';' | ':' | '(' | ')' | '[' | ']' | '{' | '}' | '\n' | '…' | '•' | '“' | '”' | '„' => {
                ". "
            }
            '。' | '「' | '」' | '『' | '』' | '【' | '】' | '\u{61F}' | '؛' | '।' | '۔' => ". ",
            ',' | '、' | '،' | '–' | '—' | '&' | '+' | '/' => ", ",
            _ => return,
        };
        self.text.push_str(sign);
    }

    /// A word that is part Latin is all Latin, or all Cyrillic if a letter of it can be nothing else. `is_foreign` says
    /// that the text is in Cyrillic letters elsewhere, so that words of letters which look Latin are what they seem.
    fn unmask(&mut self, word: &[char], is_foreign: bool) {
        self.gap();
        let latin = word.iter().any(|&c| base(c).is_ascii_alphabetic());
        let letters = word.iter().any(|&c| !c.is_ascii_digit());
        let foreign = word.iter().any(|&c| is_cyrillic(c) && lookalike(c).is_none()) || is_foreign && !latin;
        for &c in word {
            let letter = base(c);
            self.text.push(match lookalike(c).map_or(letter, base) {
                _ if foreign => cyrillic(letter).unwrap_or(letter),
                '0' if letters => 'o',
                '3' if letters => 'e',
                '4' if letters => 'a',
                '5' if letters => 's',
                '7' if letters => 't',
                folded => folded,
            });
        }
    }

    /// Puts three and more words of one letter each together.
    fn joined(self) -> String {
        let mut text = " ".to_owned();
        let mut single = String::new();
        for word in self.text.split_ascii_whitespace().chain([""]) {
            if word.len() == 1 && word.as_bytes().iter().all(u8::is_ascii_alphanumeric) {
                single.push_str(word);
                continue;
            }
            let apart = single.len() < 3;
            for letter in single.drain(..) {
                text.push(letter);
                if apart {
                    text.push(' ');
                }
            }
            if !apart {
                text.push(' ');
            }
            if !word.is_empty() {
                text.push_str(word);
                text.push(' ');
            }
        }
        text
    }
}

/// A phrase to look for. Written `*phrase*`, it may begin and end within a word; `=phrase` counts only as a whole label;
/// `?phrase` is weak evidence; `phrase!` has no plural. Phrases of scripts that attach particles begin and end anywhere.
#[derive(Default)]
pub(super) struct Phrase<'a> {
    text: &'a [u8],
    anywhere: bool,
    open: bool,
    single: bool,
    pub(super) whole: bool,
    pub(super) weak: bool,
}

impl Phrase<'_> {
    /// The length of the phrase if the words begin with it.
    pub(super) fn length(&self, words: &[u8]) -> Option<usize> {
        let mut at = 0_usize;
        for (index, word) in self.text.split(|b| *b == b' ').enumerate() {
            if index > 0 {
                at = at.saturating_add(1);
            }
            loop {
                let rest = words.get(at..)?;
                if rest.len() >= word.len() && rest.iter().zip(word).all(|(b, expected)| is_same(*b, *expected)) {
                    at = at.saturating_add(word.len());
                    break;
                }
                let skipped = rest.iter().position(|b| *b == b' ')?;
                let is_skipped = |word: &[u8]| Some(word) == rest.get(..skipped);
                if index == 0 || !SKIPPED.split(|b| *b == b' ').any(is_skipped) {
                    return None;
                }
                at = at.saturating_add(skipped).saturating_add(1);
            }
            let rest = words.get(at..)?;
            if !rest.starts_with(b" ") && at < words.len() && !self.open {
                let plural = if rest.starts_with(b"s ") { 1 } else { 2 };
                let is_plural = plural == 1 || rest.starts_with(b"es ");
                if self.single || !is_plural {
                    return None;
                }
                at = at.saturating_add(plural);
            }
        }
        Some(at)
    }

    pub(super) fn is(&self, words: &[u8]) -> bool {
        self.text == words
    }
}

/// Small words that may stand between the words of a phrase: "clave de la API", "number of your card".
const SKIPPED: &[u8] = b"of the your a de d la le l du da do del su tu votre seu sua s";

/// `1` stands for both letters that it looks like.
fn is_same(b: u8, expected: u8) -> bool {
    b == expected || b == b'1' && matches!(expected, b'i' | b'l')
}

/// The phrases of a list, which are parted by `|`.
pub(super) fn phrases(list: &str) -> Vec<Phrase<'_>> {
    let mut phrases = Vec::new();
    for mut text in list.as_bytes().split(|b| *b == b'|') {
        let mut phrase = Phrase::default();
        while let [sign @ (b'=' | b'?' | b'*'), rest @ ..] = text {
            match sign {
                b'=' => phrase.whole = true,
                b'?' => phrase.weak = true,
                _ => phrase.anywhere = true,
            }
            text = rest;
        }
        while let [rest @ .., sign @ (b'*' | b'!')] = text {
            if *sign == b'*' {
                phrase.open = true
            } else {
                phrase.single = true
            }
            text = rest;
        }
        phrase.anywhere |= text.first().is_some_and(|b| *b >= ATTACHING_BYTE);
        phrase.open |= text.last().is_some_and(|b| *b >= 0x80)
            && text.first().is_some_and(|b| *b >= ATTACHING_BYTE || b.is_ascii());
        phrase.text = text;
        phrases.push(phrase);
    }
    phrases
}

/// Calls `found` for each place where a phrase stands in the words, with the phrase's number and where it begins and
/// ends.
pub(super) fn search(words: &[u8], phrases: &[Phrase<'_>], found: &mut dyn FnMut(usize, usize, usize)) {
    let mut before = b' ';
    for (at, &b) in words.iter().enumerate() {
        let rest = words.get(at..).unwrap_or_default();
        for (index, phrase) in phrases.iter().enumerate() {
            if (before == b' ' || phrase.anywhere)
                && phrase.text.first().is_some_and(|first| is_same(b, *first))
                && let Some(length) = phrase.length(rest)
            {
                found(index, at, at.saturating_add(length));
            }
        }
        before = b;
    }
}

/// Where the last of the phrases of a list that stand in the words ends.
pub(super) fn last(words: &[u8], list: &str) -> Option<usize> {
    let mut last = None;
    search(words, &phrases(list), &mut |_, _, end| last = Some(end));
    last
}

/// Whether the words begin with one of the phrases of a list.
pub(super) fn begins(words: &[u8], list: &str) -> bool {
    phrases(list).iter().any(|phrase| phrase.length(words).is_some())
}
