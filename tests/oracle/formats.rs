//! Compares each format with the oracle, for texts that are nearly valid.

use super::{oracle, runner};
use mcp_elicitation::validate::format;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::cell::Cell;

/// Texts of a format with up to three broken places.
fn nearly(samples: &'static [&'static str]) -> impl Strategy<Value = String> {
    let letters = "09afZztT+-:.@[]/?#%\"\\ v_é৪\n";
    let letter = select(letters.chars().collect::<Vec<_>>());
    (select(samples), vec((any::<prop::sample::Index>(), 0..3_u8, letter), 0..4)).prop_map(|(sample, changes)| {
        let mut text: Vec<char> = sample.chars().collect();
        for (index, change, letter) in changes {
            let at = index.index(text.len() + 1);
            match change {
                0 => text.insert(at, letter),
                1 if at < text.len() => drop(text.remove(at)),
                _ if at < text.len() => text[at] = letter,
                _ => {}
            }
        }
        text.into_iter().collect()
    })
}

/// The faults of the oracle: the text, its verdict, and the rule that the verdict violates.
const FAULTS: [(&str, &str, bool); 5] = [
    // RFC 3339, 5.6: date-fullyear = 4DIGIT, date-mday = 2DIGIT. It takes the characters "+" to "/" for digits.
    ("date", "+190-02-28", true),
    ("date", "2024-02-0/", true),
    // RFC 3339, 5.6: time-second = 2DIGIT.
    ("time", "12:00:0-Z", true),
    ("date-time", "2024-02-29T12:00:0.Z", true),
    // RFC 5321, 4.1.2: quoted-pairSMTP = %d92 %d32-126, and a space is 32.
    ("email", "\"a\\ b\"@c.d", false),
];

fn is_fault_of_the_oracle(format: &str, text: &str, theirs: bool) -> bool {
    let time_faults = |text: &str| {
        let (time, rest) = text.split_at_checked(8).unwrap_or_default();
        let offset = rest.split_at_checked(rest.len().saturating_sub(6)).unwrap_or_default().1;
        let offset = if rest.ends_with(['z', 'Z']) { Some(0) } else { not_digits(offset, "sdd:dd") };
        not_digits(time, "dd:dd:dd").zip(offset).map(|(time, offset)| time + offset)
    };
    let date_faults = |text: &str| not_digits(text, "dddd-dd-dd");
    let faults = match format {
        "date" => date_faults(text),
        "time" => time_faults(text),
        "date-time" => {
            let (date, time) = text.split_once(['t', 'T']).unwrap_or_default();
            date_faults(date).zip(time_faults(time)).map(|(date, time)| date + time)
        }
        "email" => return !theirs && text.contains("\\ "),
        _ => None,
    };
    theirs && faults.is_some_and(|faults| faults > 0)
}

/// Returns how many of the characters "+" to "/" stand where `template` has a `d`, if the rest fits.
fn not_digits(text: &str, template: &str) -> Option<usize> {
    let fits = |(c, t)| match t {
        'd' => matches!(c, '+'..='9'),
        's' => matches!(c, '+' | '-'),
        _ => c == t,
    };
    let mut pairs = text.chars().zip(template.chars());
    let fits = text.chars().count() == template.len() && pairs.clone().all(fits);
    fits.then(|| pairs.by_ref().filter(|(c, t)| *t == 'd' && !c.is_ascii_digit()).count())
}

#[test]
fn faults_of_the_oracle() {
    for (name, text, theirs) in FAULTS {
        let value = serde_json::Value::from(text);
        assert_eq!(oracle(&format!(r#"{{"format":"{name}"}}"#)).is_valid(&value), theirs, "it was mended: {text}");
        assert!(is_fault_of_the_oracle(name, text, theirs));
        assert_eq!(format::is_valid(name, text), Some(!theirs), "{name} {text}");
    }
}

#[test]
fn formats() {
    const SAMPLES: [(&str, &[&str]); 11] = [
        (
            "email",
            &["a.b@c.d", "\"a b\\@\"@c-d.e", "a@[127.0.0.1]", "a@[IPv6:::1]", "a@[IPv6:1:2:3:4:5:6:7:8]", "a@b.c"],
        ),
        (
            "uri",
            &[
                "http://a:b@c.d:80/e?f=%20#g", "http://[::1]:1/", "http://[v1.a:b]", "a:b/c", "http://[1::2.3.4.5]/",
                "a:/b", "a://b",
            ],
        ),
        ("date", &["2024-02-29", "1999-12-31", "2000-02-29", "1900-02-28"]),
        ("time", &["23:59:60Z", "12:00:00.5+01:00", "22:58:60-01:01", "00:29:60+00:30"]),
        ("date-time", &["2024-02-29T12:00:00Z", "1998-12-31T23:59:60z", "1998-12-31T15:59:60.123-08:00"]),
        ("hostname", &["a.b-c.d", "1a.9", "a-b"]),
        ("duration", &["P1Y2M3DT4H5M6S", "P1W", "PT0S", "P9D"]),
        ("json-pointer", &["", "/a/~0~1/0", "/é"]),
        ("relative-json-pointer", &["0#", "1/a/~0", "90"]),
        ("uri-reference", &["http://a@c.d:80/e?f#g", "//a/b", "a/b:c?d", "#a", "../%20"]),
        ("uuid", &["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000"]),
    ];
    for (name, samples) in SAMPLES {
        let oracle = oracle(&format!(r#"{{"format":"{name}"}}"#));
        let mut counts = [0_usize; 2];
        let counts = Cell::from_mut(&mut counts);
        runner(3000)
            .run(&nearly(samples), |text| {
                let ours = format::is_valid(name, &text).unwrap();
                let mut seen = counts.get();
                seen[usize::from(ours)] += 1;
                counts.set(seen);
                let theirs = oracle.is_valid(&serde_json::Value::from(text.as_str()));
                // Here, a domain has a dot.
                let is_dotless = || text.rsplit('@').next().is_some_and(|domain| !domain.contains(['.', '[']));
                let right = ours == theirs
                    || is_fault_of_the_oracle(name, &text, theirs)
                    || (name == "email" && !ours && is_dotless());
                prop_assert!(right, "{name} {text:?}: ours {ours}");
                Ok(())
            })
            .unwrap();
        println!("{name}: {} valid, {} invalid", counts.get()[1], counts.get()[0]);
    }
}
