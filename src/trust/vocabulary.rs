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
//! `en.txt` is searched in every language. `several.txt` has the words that several languages share. The `form` module
//! is built with English alone and gets the others later.

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

pub(super) struct Vocabulary {
    pub(super) secrets: Nouns<'static>,
    /// Counts how often words were added.
    words_version: usize,
}

static VOCABULARY: LazyLock<RwLock<Vocabulary>> = LazyLock::new(|| {
    let mut vocabulary = Vocabulary { secrets: Nouns::new(), words_version: 0 };
    vocabulary.read(ENGLISH);
    if cfg!(not(feature = "words-later")) {
        vocabulary.read(OTHERS);
    }
    RwLock::new(vocabulary)
});

impl Vocabulary {
    /// Adds the words of one file, or of several concatenated files.
    fn read(&mut self, words: &'static str) {
        words.lines().for_each(|line| self.secrets.add_list(line));
    }
}

/// Searches all words.
pub(super) fn with<Found>(search: impl FnOnce(&Vocabulary) -> Found) -> Found {
    search(&VOCABULARY.read().unwrap_or_else(PoisonError::into_inner))
}

/// Adds words that name secrets: the text of one file of `vocabulary/`, or of several concatenated files.
/// They are kept for the life of the program.
pub fn learn(words: String) {
    let mut vocabulary = VOCABULARY.write().unwrap_or_else(PoisonError::into_inner);
    vocabulary.read(words.leak());
    vocabulary.words_version = vocabulary.words_version.saturating_add(1);
}

/// Returns the version of the words: it changes when words are added, after which a text may be judged differently.
pub fn words_version() -> usize {
    with(|vocabulary| vocabulary.words_version)
}
