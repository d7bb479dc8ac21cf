use mcp_elicitation::trust::{Secret, add_words, names_secret};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let name = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.map(|path| (name(&path), fs::read_to_string(&path).unwrap())).collect();
    files.sort();
    files
}

#[test]
fn has_words_for_every_language_without_duplicates() {
    let names = |files: &[(String, String)]| files.iter().map(|(name, _)| name.clone()).collect::<BTreeSet<_>>();
    let files = read("src/trust/vocabulary");
    let mut expected = names(&read("src/message/locales"));
    expected.extend(["en", "several"].map(str::to_owned));
    assert_eq!(names(&files), expected);
    let mut seen = BTreeSet::new();
    for (name, text) in &files {
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() == 2 && text.ends_with('\n'), "{name}: two lines");
        let pairs: Vec<Vec<&str>> = lines[1].split('|').map(|pair| pair.split('+').collect()).collect();
        assert!(pairs.len() == 6 && pairs.iter().all(|pair| pair.len() == 2), "{name}: six pairs");
        let halves = pairs.iter().flatten().enumerate().map(|(place, half)| (place + 1, half.split(',')));
        let words = halves.flat_map(|(place, words)| words.map(move |word| (place, word)));
        let nouns = lines[0].split('|').map(|word| (0, word));
        for (place, word) in words.chain(nouns).filter(|(_, word)| !word.is_empty()) {
            assert!(word.trim() == word && seen.insert((place, word.to_owned())), "{name}: {word} is there twice");
        }
    }
}

#[test]
fn judges_a_text_by_words_that_were_added() {
    let judged = || ["Qwyjibo", "qwyword per SMS"].map(names_secret);
    assert_eq!(judged(), [None, None]);
    // Half a pair matches the other half in English, and in words that are added with it.
    add_words("qwyjibo\nqwyword+|+|+|+|+|+\n\n+qwysend|+|+|+|+|+\n");
    assert_eq!(judged(), [Some(Secret::Asked); 2]);
    assert_eq!(names_secret("qwysend code"), Some(Secret::Asked));
    assert_eq!(names_secret("Postal code"), None);
}
