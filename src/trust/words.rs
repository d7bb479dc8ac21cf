//! Texts as words, and phrases found in them whatever their spelling: `apiKey`, `API_KEY`, `ＡＰＩ key`, `4pi k3y`.

use super::character::{is_invisible, is_pictograph};
use super::fold::{base, cyrillic, is_cyrillic, lookalike};

/// Letters from here on belong to scripts that attach particles to words or do not part words at all.
const ATTACHING: char = '\u{590}';
/// Letters from here on are as wide as they are high; a letter of another script beside one begins a word.
pub(super) const WIDE: char = '\u{2E80}';

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
            words.text.push(letter);
        } else {
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
                words.unmask(&word);
                word.clear();
                words.sign(letter, next);
                continue;
            }
        };
        word.push(sign);
    }
    words.unmask(&word);
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

    fn sign(&mut self, sign: char, next: char) {
        self.gap();
        let sign = match sign {
            '.' if is_word(base(next)) => return,
            '.' | '!' | '?' | ';' | ':' | '(' | ')' | '[' | ']' | '{' | '}' | '\n' | '…' | '•' | '“' | '”' | '„' => {
                ". "
            }
            '。' | '「' | '」' | '『' | '』' | '【' | '】' | '\u{61F}' | '؛' | '।' | '۔' => ". ",
            ',' | '、' | '،' | '–' | '—' | '&' | '+' | '/' => ", ",
            _ => return,
        };
        self.text.push_str(sign);
    }

    fn unmask(&mut self, word: &[char]) {
        self.gap();
        let foreign = word.iter().any(|&c| is_cyrillic(c) && lookalike(c).is_none());
        let trailing = word.iter().rev().take_while(|c| c.is_ascii_digit()).count();
        let letters = word.len().saturating_sub(trailing);
        for (index, &c) in word.iter().enumerate() {
            if index == letters {
                self.gap();
            }
            let folded = lookalike(c).map_or_else(|| base(c), base);
            self.text.push(match folded {
                _ if foreign => {
                    let letter = base(c);
                    cyrillic(letter).unwrap_or(letter)
                }
                '0' if index < letters => 'o',
                '3' if index < letters => 'e',
                '4' if index < letters => 'a',
                '5' if index < letters => 's',
                '7' if index < letters => 't',
                letter => letter,
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
pub(super) struct Phrase<'a> {
    text: &'a str,
    first: char,
    anywhere: bool,
    open: bool,
    plural: bool,
    pub(super) whole: bool,
    pub(super) weak: bool,
}

impl<'a> Phrase<'a> {
    pub(super) fn new(written: &'a str) -> Self {
        let (whole, written) = written.strip_prefix('=').map_or((false, written), |rest| (true, rest));
        let (weak, written) = written.strip_prefix('?').map_or((false, written), |rest| (true, rest));
        let (anywhere, written) = written.strip_prefix('*').map_or((false, written), |rest| (true, rest));
        let (open, written) = written.strip_suffix('*').map_or((false, written), |rest| (true, rest));
        let (plural, text) = written.strip_suffix('!').map_or((true, written), |rest| (false, rest));
        let first = text.chars().next().unwrap_or(' ');
        let anywhere = anywhere || first >= ATTACHING;
        let open = open || text.ends_with(|c| c >= ATTACHING);
        Self { text, first, anywhere, open, plural, whole, weak }
    }

    /// Whether the words begin with the phrase.
    pub(super) fn begins(&self, words: &str) -> bool {
        self.end(words, 0).is_some()
    }

    /// Where the phrase ends if the words at `at` begin with it.
    fn end(&self, words: &str, at: usize) -> Option<usize> {
        let mut rest = words.get(at..)?.chars();
        for expected in self.text.chars() {
            if !is_same(rest.next()?, expected) {
                return None;
            }
        }
        let after = rest.as_str();
        let stop = |after: &str| words.len().saturating_sub(after.len());
        if self.open || after.starts_with(' ') {
            return Some(stop(after));
        }
        let plural = after.strip_prefix('s').or_else(|| after.strip_prefix("es"))?;
        (self.plural && plural.starts_with(' ')).then(|| stop(plural))
    }
}

/// `1` stands for both letters that it looks like.
fn is_same(c: char, expected: char) -> bool {
    c == expected || c == '1' && matches!(expected, 'i' | 'l')
}

/// The phrases of a list, which are parted by `|`.
pub(super) fn phrases(list: &str) -> impl Iterator<Item = Phrase<'_>> {
    list.split('|').map(Phrase::new)
}

/// Each place where one of the phrases stands in the words: the phrase's place in the list, its start and its end.
/// `found` says whether the search may stop.
pub(super) fn search(words: &str, phrases: &[Phrase<'_>], mut found: impl FnMut(usize, usize, usize) -> bool) {
    let mut start = true;
    for (at, c) in words.char_indices() {
        for (index, phrase) in phrases.iter().enumerate() {
            if (start || phrase.anywhere)
                && is_same(c, phrase.first)
                && let Some(end) = phrase.end(words, at)
                && found(index, at, end)
            {
                return;
            }
        }
        start = c == ' ';
    }
}

/// Whether one of the phrases of a list stands in the words.
pub(super) fn contains(words: &str, list: &str) -> bool {
    let mut any = false;
    search(words, &phrases(list).collect::<Vec<_>>(), |_, _, _| {
        any = true;
        true
    });
    any
}
