//! Texts as words, and phrases found in them whatever their spelling: `apiKey`, `API_KEY`, `ＡＰＩ key`, `4pi k3y`.

use super::character::{is_invisible, is_pictograph};
use super::fold::{base, cyrillic, is_cyrillic, lookalike};

/// Letters from here on belong to scripts that attach particles to words or do not separate words at all.
const ATTACHING: char = '\u{590}';
/// What UTF-8 begins with from there on.
const ATTACHING_BYTE: u8 = 0xD6;
/// Letters from here on are as wide as they are high; a letter of another script beside one begins a word.
const WIDE: char = '\u{2E80}';

/// A text as words in lower case without marks, one space before and after each. Sentences end with ` . `, commas
/// become ` , `; what joins the parts of an identifier is a space, and so is the seam in `camelCase`.
pub(super) fn normalized(text: &str) -> String {
    let mut words = Line::new();
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
        let next = rest.clone().find(|c| !is_dropped(*c)).unwrap_or(' ');
        let letter = base(c);
        let sign = match letter {
            '@' => 'a',
            '$' => 's',
            '!' | '|' if !word.is_empty() && is_word(base(next)) => '1',
            _ if is_word(letter) => c,
            '\'' | '’' => continue,
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
    words.text
}

/// The case of a look-alike's plain letter, for the seams of camel case.
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
    /// Whether the last word is one letter, or letters that are spaced out.
    is_letters: bool,
}

impl Line {
    fn new() -> Self {
        Self { text: " ".to_owned(), is_letters: false }
    }

    fn gap(&mut self) {
        if !self.text.ends_with(' ') {
            self.text.push(' ');
        }
    }

    fn sign(&mut self, sign: char, next: char) {
        self.gap();
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
        self.text.push_str(sign);
        self.is_letters = false;
    }

    /// A word that is part Latin is all Latin, or all Cyrillic if a letter of it can be nothing else. `is_foreign` says
    /// that the text is in Cyrillic letters elsewhere, so that words of letters which look Latin are what they seem.
    fn unmask(&mut self, word: &[char], is_foreign: bool) {
        self.gap();
        let mut letters = word.iter().any(|&c| !c.is_ascii_digit());
        if let [letter] = word {
            if self.is_letters {
                self.text.pop();
                // What came first may have been a digit.
                if let Some(first) = self.text.pop() {
                    self.text.push(stands_for(first));
                }
                letters = true;
            }
            self.is_letters = letter.is_ascii_alphanumeric();
        } else if !word.is_empty() {
            self.is_letters = false;
        }
        let latin = word.iter().any(|&c| base(c).is_ascii_alphabetic());
        let foreign = word.iter().any(|&c| is_cyrillic(c) && lookalike(c).is_none()) || is_foreign && !latin;
        for &c in word {
            let letter = base(c);
            self.text.push(match lookalike(c).map_or(letter, base) {
                _ if foreign => cyrillic(letter).unwrap_or(letter),
                folded if !letters => folded,
                folded => stands_for(folded),
            });
        }
    }
}

/// The letter that a digit is written for.
fn stands_for(c: char) -> char {
    match c {
        '0' => 'o',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        c => c,
    }
}

/// A phrase to look for. Written `*phrase*`, it may begin and end within a word; `=phrase` counts only as a whole label;
/// `?phrase` is weak evidence; `phrase!` has no plural. Phrases of scripts that attach particles begin and end anywhere.
#[derive(Default)]
pub(super) struct Phrase<'a> {
    text: &'a [u8],
    /// What it begins with, and which of that it has.
    start: u32,
    mask: u32,
    anywhere: bool,
    open: bool,
    single: bool,
    /// Which of the lists it stands in.
    pub(super) list: usize,
    pub(super) whole: bool,
    pub(super) weak: bool,
}

impl<'a> Phrase<'a> {
    fn new(list: usize, mut text: &'a [u8]) -> Self {
        let mut phrase = Self { list, ..Self::default() };
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
        let attaches = |b: &u8| *b >= ATTACHING_BYTE;
        phrase.anywhere |= text.first().is_some_and(attaches);
        phrase.open |= text.first().is_some_and(attaches) || text.iter().any(attaches);
        phrase.text = text;
        phrase.start = beginning(text);
        phrase.mask = text.iter().take(3).fold(0, |mask, _| mask << 8 | 0xFF);
        phrase
    }

    /// The length of the phrase if the words begin with it.
    fn length(&self, words: &[u8]) -> Option<usize> {
        let (mut at, mut skips) = (0_usize, SKIPS);
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
                // None of them is longer than five letters.
                let end = rest.iter().take(6).position(|b| *b == b' ').filter(|_| index > 0 && skips > 0)?;
                let next = rest.get(..end)?;
                SKIPPED.split(|b| *b == b' ').find(|skipped| *skipped == next)?;
                skips = skips.saturating_sub(1);
                at = at.saturating_add(end).saturating_add(1);
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

    /// Whether it is a PIN code, which may be one of the post.
    pub(super) fn is_pin_code(&self) -> bool {
        ["pin code", "pincode", "enter pin", "पिन कोड"].iter().any(|code| self.text == code.as_bytes())
    }

    pub(super) fn is(&self, words: &[u8]) -> bool {
        self.text == words
    }
}

/// Small words that may be between the words of a phrase: "clave de la API", "number of your card".
const SKIPS: usize = 3;
const SKIPPED: &[u8] = b"of the your a de d la le l du da do del su tu votre seu sua s";

/// `1` stands for both letters that it looks like.
fn is_same(b: u8, expected: u8) -> bool {
    b == expected || b == b'1' && matches!(expected, b'i' | b'l')
}

/// The first three bytes as one number, where those that `1` stands for are the same.
fn beginning(words: &[u8]) -> u32 {
    words
        .iter()
        .take(4)
        .rev()
        .fold(0, |number, b| number << 8 | u32::from(if matches!(b, b'1' | b'l') { b'i' } else { *b }))
}

/// The phrases of a list, which are separated by `|`, to be looked up by their first byte.
pub(super) struct Phrases<'a> {
    list: Vec<Phrase<'a>>,
    /// The phrases that may be at the start of a word: all of them.
    at_start: Chains,
    /// The phrases that may be within a word: those of scripts that do not separate words, for the most part.
    within: Chains,
}

/// The first phrase that begins with each byte, and after each phrase the next one that begins alike.
struct Chains {
    first: [usize; 256],
    next: Vec<usize>,
}

impl Chains {
    fn of(list: &[Phrase<'_>], belongs: fn(&Phrase<'_>) -> bool) -> Self {
        let mut chains = Self { first: [usize::MAX; 256], next: vec![usize::MAX; list.len()] };
        for (index, phrase) in list.iter().enumerate().rev().filter(|(_, phrase)| belongs(phrase)) {
            let byte = (phrase.start & 0xFF) as usize;
            if let (Some(first), Some(next)) = (chains.first.get_mut(byte), chains.next.get_mut(index)) {
                *next = std::mem::replace(first, index);
            }
        }
        chains
    }
}

impl<'a> Phrases<'a> {
    pub(super) fn new(lists: &[&'a str]) -> Self {
        let mut list = Vec::new();
        for (index, written) in lists.iter().enumerate() {
            list.extend(written.as_bytes().split(|b| *b == b'|').map(|text| Phrase::new(index, text)));
        }
        let (at_start, within) = (Chains::of(&list, |_| true), Chains::of(&list, |phrase| phrase.anywhere));
        Self { list, at_start, within }
    }

    /// Calls `found` for each phrase that the words begin with, with the phrase's number and length.
    pub(super) fn at(&self, words: &[u8], is_start: bool, found: &mut dyn FnMut(&Phrase<'a>, usize, usize)) {
        let start = beginning(words);
        let chains = if is_start { &self.at_start } else { &self.within };
        let mut index = chains.first.get((start & 0xFF) as usize).copied().unwrap_or(usize::MAX);
        while let Some(phrase) = self.list.get(index) {
            if (phrase.start ^ start) & phrase.mask == 0
                && let Some(length) = phrase.length(words)
            {
                found(phrase, index, length);
            }
            index = chains.next.get(index).copied().unwrap_or(usize::MAX);
        }
    }

    /// Calls `found` for each place where a phrase is in the words, with the phrase, its number, and where it
    /// begins and ends.
    pub(super) fn search(&self, words: &[u8], found: &mut dyn FnMut(&Phrase<'a>, usize, usize, usize)) {
        let mut is_start = true;
        for (start, &b) in words.iter().enumerate() {
            self.at(words.get(start..).unwrap_or_default(), is_start, &mut |phrase, index, length| {
                found(phrase, index, start, start.saturating_add(length));
            });
            is_start = b == b' ';
        }
    }

    /// Where the last of the phrases that are in the words ends.
    pub(super) fn last(&self, words: &[u8]) -> Option<usize> {
        let mut last = None;
        self.search(words, &mut |_, _, _, end| last = Some(end));
        last
    }
}
