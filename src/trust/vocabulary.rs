//! The words that name secrets: English words, and those of the other languages of the card.
//!
//! A file of `vocabulary/` has two lines, in the form of `words::normalized`: in lower case, without marks, without
//! the Arabic article and Korean spaces. `words::Noun` explains `*`, `=` and `+`. The lines are
//!
//! 1. nouns that name a secret alone;
//! 2. pairs that name one together: codes, keys, tokens, the words that restore a wallet, cookies, clients' secrets.
//!    The halves of a pair can come from two languages, so each file has all pairs, and leaves empty the halves for
//!    which it has no words.
//!
//! `en.txt` is searched in every language. `several.txt` has the words that several languages share. The custom element
//! is built with English alone; its cards are made with the words of their language and of the browser's.

use super::words::Nouns;
use std::sync::{LazyLock, PoisonError, RwLock};

const ENGLISH: &str = include_str!("vocabulary/en.txt");

macro_rules! files {
    ($($name:literal)*) => { concat!($(include_str!(concat!("vocabulary/", $name, ".txt"))),*) };
}

/// Similar languages are beside each other, where they compress best.
const OTHERS: &str = files!(
    "several" "es" "pt-BR" "it" "fr" "de" "nl" "sv" "cs" "pl" "id" "tr" "vi" "ru" "uk" "ar" "fa" "he" "hi" "th" "ja" "ko"
    "zh-Hans" "zh-Hant"
);

struct Vocabulary {
    secrets: Nouns<'static>,
    texts: Vec<&'static str>,
}

static VOCABULARY: LazyLock<RwLock<Vocabulary>> = LazyLock::new(|| {
    let mut vocabulary = Vocabulary { secrets: Nouns::new(), texts: Vec::new() };
    vocabulary.add(ENGLISH);
    if cfg!(not(feature = "element")) {
        vocabulary.add(OTHERS);
    }
    RwLock::new(vocabulary)
});

impl Vocabulary {
    fn add(&mut self, words: &'static str) {
        self.texts.push(words);
        words.lines().for_each(|line| self.secrets.add_list(line));
    }
}

/// Returns true if `is_meant` accepts one of the nouns in normalized words, given its start and end.
pub(super) fn any_secret(words: &str, is_meant: &mut dyn FnMut(usize, usize) -> bool) -> bool {
    VOCABULARY.read().unwrap_or_else(PoisonError::into_inner).secrets.any(words.as_bytes(), is_meant)
}

/// Adds words that name secrets, once: the text of one file of `vocabulary/`, or of several concatenated files. They
/// are kept for the life of the program.
pub fn add_words(words: &str) {
    let mut vocabulary = VOCABULARY.write().unwrap_or_else(PoisonError::into_inner);
    if !vocabulary.texts.contains(&words) {
        vocabulary.add(words.to_owned().leak());
    }
}
