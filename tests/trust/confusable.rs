//! Texts that look alike: which of them are paired, and how the card tells them apart.

use mcp_elicitation::trust::{confusable, mark_differences, mixed_scripts};

#[test]
fn r7_shows_the_difference_of_two_texts() {
    for (text, other, apart) in [
        ("Y\u{435}s", "Yes", "Y⟨U+0435⟩s"),
        ("Yes", "Y\u{435}s", "Y⟨U+0065⟩s"),
        ("p\u{430}yp\u{430}l", "paypal", "p⟨U+0430⟩yp⟨U+0430⟩l"),
        ("modern", "modem", "mode⟨U+0072⟩⟨U+006E⟩"),
        ("All  files", "All files", "All ⟨U+0020⟩files"),
        ("ad\u{200b}min", "admin", "ad⟨U+200B⟩min"),
        ("\u{1D41A}dmin", "admin", "⟨U+1D41A⟩dmin"),
        ("a\u{FFFF}", "a", "a⟨U+FFFF⟩"),
        ("admin", "ad\u{200b}min", "admin"),
        ("same", "same", "same"),
        ("", "\u{200b}", ""),
    ] {
        assert_eq!(mark_differences(text, other), apart, "{text:?} {other:?}");
    }
}

#[test]
fn r7_pairs_letters_that_look_like_two() {
    for (one, other) in [("win", "vvin"), ("modern", "modem")] {
        assert_eq!(confusable(&[one, other]), [(0, 1)], "{one} {other}");
    }
}

#[test]
fn r7_pairs_with_the_first_similar_text() {
    assert_eq!(confusable(&["iL", "ll", "Il"]), [(0, 2)]);
    assert_eq!(confusable(&["ll", "iL", "Il"]), [(0, 2)]);
}

#[test]
fn r7_ignores_style_and_case_of_letters() {
    for (one, other) in [
        ("ａｚ０！", "az0!"),
        ("𝐀𝚣", "Az"),
        ("𝟎𝟡𝟿", "099"),
        ("ⒶⓏⓐⓩ", "AZaz"),
        ("⒜⒵", "az"),
        ("🄐🄩", "AZ"),
        ("🄰🅉", "AZ"),
        ("🅐🅩", "AZ"),
        ("🅰🆉", "AZ"),
        ("Ünal", "ünal"),
        ("ΔΦ", "δφ"),
        ("Да", "да"),
        ("Ђорђе", "ђорђе"),
        ("Ґанок", "ґанок"),
        ("Ӑ", "ӑ"),
    ] {
        assert_eq!(confusable(&[one, other]), [(0, 1)], "{one} {other}");
    }
}

#[test]
fn r7_detects_greek_letters_posing_as_latin() {
    for (text, mixed) in [("Gοogle", true), ("zοο", true), ("TNFα", false), ("Δt", false)] {
        assert_eq!(mixed_scripts(text), mixed, "{text}");
    }
}
