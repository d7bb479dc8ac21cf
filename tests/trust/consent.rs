use mcp_elicitation::trust::Consent;

const GIVEN: &str = include_str!("lists/consent.tsv");
const ORDINARY: &str = include_str!("lists/ordinary-booleans.tsv");

/// Returns the texts of one kind in a list, in English or in the other languages.
fn of_kind<'a>(list: &'a str, kind: &'a str, english: bool) -> Vec<&'a str> {
    let columns = list.lines().map(|line| line.splitn(3, '\t').collect::<Vec<_>>());
    columns.filter(|line| line[0] == kind && (line[1] == "en") == english).map(|line| line[2]).collect()
}

/// Returns the percentage of wrong texts of a kind.
fn wrong(list: &str, kind: &str, english: bool, is_right: &dyn Fn(Consent) -> bool) -> usize {
    let all = of_kind(list, kind, english);
    let wrong: Vec<_> = all.iter().filter(|text| !is_right(Consent::of_texts(&[text]))).collect();
    println!("{kind}, English {english}: {} of {}: {wrong:#?}", wrong.len(), all.len());
    wrong.len() * 100 / all.len()
}

#[test]
fn r19_unsets_most_booleans_that_consent() {
    for (english, most) in [(true, 15), (false, 20)] {
        assert!(wrong(GIVEN, "gives", english, &|consent| consent.by(true)) <= most);
        assert!(wrong(GIVEN, "refuses", english, &|consent| consent.by(false)) <= most);
    }
    assert_eq!(wrong(GIVEN, "twice", true, &|consent| consent.by(true) && consent.by(false)), 0);
}

#[test]
fn r19_unsets_few_ordinary_booleans() {
    for english in [true, false] {
        assert!(wrong(ORDINARY, "ordinary", english, &|consent| !consent.is_asked()) <= 3);
    }
}
