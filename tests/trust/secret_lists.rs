//! How much of what asks for a secret is found, and how much of what does not is warned of.

use super::secret::lines;
use mcp_elicitation::trust::{Place, solicited};

/// Of every second line of a list, the number and those for which `wrong` holds.
fn half(list: &str, place: Place, which: usize, wrong: impl Fn(&str) -> bool) -> (usize, Vec<&str>) {
    let of_place = lines(list).filter(|(at, _)| *at == place).map(|(_, text)| text);
    let texts: Vec<&str> = of_place.enumerate().filter(|(index, _)| index % 2 == which).map(|(_, text)| text).collect();
    (texts.len(), texts.into_iter().filter(|text| wrong(text)).collect())
}

#[test]
fn r20_in_every_language_few_are_missed_and_fewer_alarm_for_nothing() {
    for which in [0, 1] {
        for (place, most) in [(Place::Title, 5), (Place::Message, 10)] {
            let (count, missed) =
                half(include_str!("lists/more_asked.txt"), place, which, |text| solicited(&[(place, text)]).is_none());
            println!("half {which}: {} of {count} missed: {missed:?}", missed.len());
            assert!(missed.len() * 100 <= most * count, "{missed:?}");
            let (count, alarms) = half(include_str!("lists/more_harmless.txt"), place, which, |text| {
                solicited(&[(place, text)]).is_some()
            });
            println!("half {which}: {} of {count} alarm: {alarms:?}", alarms.len());
            assert!(alarms.len() * 100 <= 3 * count, "{alarms:?}");
        }
    }
}

/// The lists `fresh_*` were written before the words were looked at. What was missed of half 0 was then worked on; half 1
/// was counted once: its figures are the measure of what the words find that were not written for a text.
#[test]
fn r20_on_texts_that_the_words_were_not_written_for() {
    let is_sentence = |text: &str| text.ends_with(['.', '?', '!', '。', '।', '？']);
    for (list, asks, wrong) in [
        (include_str!("lists/fresh_titles.txt"), true, [(0, 149), (6, 148)]),
        (include_str!("lists/fresh_messages.txt"), true, [(0, 30), (2, 30)]),
        (include_str!("lists/fresh_ordinary.txt"), false, [(0, 120), (3, 120)]),
    ] {
        for (which, (most, of)) in wrong.into_iter().enumerate() {
            let lines = list.lines().skip(which).step_by(2).map(|line| line.split_once('\t').unwrap().1);
            assert_eq!(lines.clone().count(), of);
            let place = |text| if is_sentence(text) { Place::Message } else { Place::Title };
            let wrong: Vec<&str> = lines.filter(|text| solicited(&[(place(text), text)]).is_some() != asks).collect();
            assert!(wrong.len() <= most, "half {which}: {wrong:#?}");
        }
    }
}

/// The lists `audit_*` were written by someone who had not seen the words, which were then worked on with them. The lists
/// `later_*` were written before that work and counted after it. Before it, 8 of 40 texts that ask were missed, and 42 of 60
/// that do not were warned of; their words had been seen in passing. The lists `blind_*` were
/// counted once after it: 2 of 20 that ask were missed, and 6 of 20 that do not were warned of, which were then worked on.
#[test]
fn r20_what_speaks_of_secrets_in_any_language_is_told_from_what_asks() {
    for (list, asks, most) in [
        (include_str!("lists/audit_asked.txt"), true, [(0, 155), (0, 41)]),
        (include_str!("lists/audit_ordinary.txt"), false, [(0, 140), (1, 31)]),
        (include_str!("lists/later_asked.txt"), true, [(0, 19), (2, 21)]),
        (include_str!("lists/later_ordinary.txt"), false, [(1, 39), (1, 21)]),
        (include_str!("lists/blind_asked.txt"), true, [(1, 12), (1, 8)]),
        (include_str!("lists/blind_ordinary.txt"), false, [(0, 16), (0, 4)]),
    ] {
        for (at, (most, of)) in [Place::Title, Place::Message].into_iter().zip(most) {
            let texts: Vec<_> = lines(list).filter(|(place, _)| *place == at).collect();
            assert_eq!(texts.len(), of);
            let wrong: Vec<_> = texts.iter().filter(|&&text| solicited(&[text]).is_some() != asks).collect();
            assert!(wrong.len() <= most, "{wrong:#?}");
        }
    }
}

/// Five lists, each by someone who had seen neither the words nor another list, and each counted before it was worked on.
/// Missed titles, missed messages, ordinary texts that were warned of: 15 of 128, 11 of 50, 9 of 236; after the work on
/// those 3 of 120, 6 of 53, 2 of 250; and after the work on those 5 of 110, 5 of 76, 6 of 230.
/// The fourth has what the tools of developers say of codes, keys, tokens and pins: 8 of 286 were warned of.
/// The fifth is in 28 languages: 11 of 140, 10 of 70, 8 of 240; in the fifteen of the first 1 of 88, 6 of 46, 2 of 144.
#[test]
fn r20_in_rounds_of_lists_by_others() {
    for (list, counts, most) in [
        (include_str!("lists/round_1.tsv"), [128, 50, 236], 0),
        (include_str!("lists/round_2.tsv"), [120, 53, 250], 0),
        (include_str!("lists/round_3.tsv"), [110, 76, 230], 1),
        (include_str!("lists/round_4.tsv"), [0, 0, 286], 1),
        (include_str!("lists/round_5.tsv"), [140, 70, 240], 2),
    ] {
        let lines: Vec<[&str; 3]> =
            list.lines().map(|line| line.split('\t').collect::<Vec<_>>().try_into().unwrap()).collect();
        let kinds = ["title", "message", "ordinary"];
        assert_eq!(kinds.map(|kind| lines.iter().filter(|[of, ..]| *of == kind).count()), counts);
        let wrong = lines.iter().filter(|[kind, _, text]| {
            let is_sentence = text.ends_with(['.', '!', '。', '।', '！']) || text.split(' ').count() > 7;
            let place =
                if *kind != "title" && (is_sentence || *kind == "message") { Place::Message } else { Place::Title };
            solicited(&[(place, text)]).is_some() == (*kind == "ordinary")
        });
        let wrong: Vec<_> = wrong.collect();
        assert!(wrong.len() <= most, "{wrong:#?}");
    }
}
