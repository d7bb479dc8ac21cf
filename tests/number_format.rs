//! Numbers as people write them.

use mcp_elicitation::form::NumberFormat;

#[test]
fn reads_common_notations() {
    let english = NumberFormat::default();
    let german = NumberFormat { decimal: ',', group: '.' };
    for (format, text, expected) in [
        (&english, "1,234,567.5", Some("1234567.5")),
        (&english, "1,5", None),
        (&english, "1,23,456", None),
        (&english, "3.0", Some("3.0")),
        (&english, "1e3", Some("1e3")),
        (&english, "1E+3", Some("1e3")),
        (&english, "-.5", Some("-0.5")),
        (&english, "5.", Some("5")),
        (&english, "007", Some("7")),
        (&english, "0", Some("0")),
        (&english, "-0", Some("-0")),
        (&english, "", None),
        (&english, " ", None),
        (&english, "-", None),
        (&english, ".", None),
        (&english, "0x10", None),
        (&english, "Infinity", None),
        (&english, "1 000 000", Some("1000000")),
        (&english, "٤٢", Some("42")),
        (&english, "１２", Some("12")),
        (&english, "－１，２３４．５", Some("-1234.5")),
        (&german, "1.234,5", Some("1234.5")),
        (&german, "1.234", Some("1234")),
        (&german, "0,1", Some("0.1")),
        (&german, "1,234,5", None),
    ] {
        assert_eq!(format.read(text).as_deref(), expected, "{text:?} {format:?}");
    }
}

#[test]
fn accepts_one_sign_before_a_number() {
    let english = NumberFormat::default();
    for text in ["+-1", "-+1", "--1", "++1", "1-", "1+1", "- 1", "1e+-3", "1e--3", "−-1", "+"] {
        assert_eq!(english.read(text), None, "{text}");
    }
    for (text, expected) in [("+1", "1"), ("−1", "-1"), ("－1", "-1"), ("1e-3", "1e-3"), ("+1e+3", "1e3")] {
        assert_eq!(english.read(text).as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn rejects_a_number_that_is_too_long() {
    let english = NumberFormat::default();
    for (digit, count, is_read) in [("1", 1_000, true), ("1", 1_001, false), ("٢", 1_000, true), ("٢", 1 << 18, false)]
    {
        assert_eq!(english.read(&digit.repeat(count)).is_some(), is_read, "{digit} {count}");
    }
}

#[test]
fn reads_digits_of_any_single_script() {
    let english = NumberFormat::default();
    for zero in "0٠۰०০๐０".chars() {
        let written = |digits: &str| -> String {
            let of = |c: char| c.to_digit(10).and_then(|digit| char::from_u32(u32::from(zero).saturating_add(digit)));
            digits.chars().map(|c| of(c).unwrap_or(c)).collect()
        };
        assert_eq!(english.read(&written("9876543210")).as_deref(), Some("9876543210"), "{zero}");
        assert_eq!(english.read(&written("-12.5")).as_deref(), Some("-12.5"), "{zero}");
        if zero != '0' {
            assert_eq!(english.read(&[written("12").as_str(), "3"].concat()), None, "{zero}");
        }
    }
    for mixed in ["1٢", "१٢", "１2", "²", "½", "Ⅻ", "①", "一"] {
        assert_eq!(english.read(mixed), None, "{mixed}");
    }
}

#[test]
fn writes_what_it_reads() {
    let german = NumberFormat { decimal: ',', group: '.' };
    for lexeme in ["95.5", "-1.25e-3", "0", "1e21"] {
        assert_eq!(german.read(&german.write(lexeme)).as_deref(), Some(lexeme));
    }
}
