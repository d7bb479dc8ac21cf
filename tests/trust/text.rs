use super::requests::{hostile, real};
use mcp_elicitation::trust::{DisplayText, TextKind, display_text, escaped, is_letter, quoted, shows_nothing};
use serde_json::Value;

fn title(text: &str) -> String {
    display_text(text, TextKind::Title).text
}

fn message(text: &str) -> String {
    display_text(text, TextKind::Message).text
}

fn is_untouched(text: &str) {
    for kind in [TextKind::Message, TextKind::Title, TextKind::Description, TextKind::Name] {
        assert_eq!(display_text(text, kind), DisplayText { text: text.to_owned(), hidden: false, cut: None });
    }
}

#[test]
fn r4_keeps_four_marks_on_a_base() {
    assert_eq!(title("a\u{301}\u{302}\u{303}\u{304}"), "a\u{301}\u{302}\u{303}\u{304}");
    let five = display_text("a\u{301}\u{302}\u{303}\u{304}\u{305}b", TextKind::Title);
    assert_eq!(five.text, "a\u{301}\u{302}\u{303}\u{304}⟨◌⟩b");
    assert!(five.hidden);
    assert_eq!(title(&format!("N{}ame", "\u{336}".repeat(120))), "N\u{336}\u{336}\u{336}\u{336}⟨◌ ×116⟩ame");
    assert_eq!(title(&format!("ก{}", "\u{e47}".repeat(9))), "ก\u{e47}\u{e47}\u{e47}\u{e47}⟨◌ ×5⟩");
    for (base, mark) in [("क", "\u{941}"), ("ক", "\u{9C1}"), ("த", "\u{BC1}")] {
        assert_eq!(title(&[base, &mark.repeat(9)].concat()), [base, &mark.repeat(4), "⟨◌ ×5⟩"].concat());
    }
    assert_eq!(title("o\u{301}\u{301}\u{301}o\u{301}\u{301}\u{301}"), "o\u{301}\u{301}\u{301}o\u{301}\u{301}\u{301}");
}

#[test]
fn r5_keeps_one_line_on_one_line() {
    assert_eq!(title("a\nb\r\nc\rd"), "a↵b↵c↵d");
    assert_eq!(title("a\tb"), "a␉b");
    assert_eq!(display_text("a\nb", TextKind::Name).text, "a↵b");
    assert!(!display_text("a\nb", TextKind::Title).hidden);
    assert_eq!(message("a\nb\r\nc\td"), "a\nb\nc\td");
    assert_eq!(display_text("a\nb", TextKind::Description).text, "a\nb");
    assert_eq!(title("x\u{2028}y\u{2029}z"), "x⟨U+2028⟩y⟨U+2029⟩z");
}

#[test]
fn r6_replaces_invisible_characters_by_a_sign() {
    let hidden: Vec<char> = [
        0x1..=0x8,
        0xB..=0xC,
        0xE..=0x1F,
        0x7F..=0x9F,
        0xAD..=0xAD,
        0x200B..=0x200F,
        0x2028..=0x202E,
        0x2060..=0x2069,
        0xFEFF..=0xFEFF,
        0x3164..=0x3164,
        0x115F..=0x1160,
        0xFFA0..=0xFFA0,
        0xE0000..=0xE007F,
        0xE0100..=0xE01EF,
        0x61C..=0x61C,
        0x34F..=0x34F,
        0x180E..=0x180E,
        0..=0,
    ]
    .into_iter()
    .flatten()
    .filter_map(char::from_u32)
    .collect();
    for c in hidden {
        for kind in [TextKind::Message, TextKind::Title] {
            let screen = display_text(&format!("a{c}b"), kind);
            assert!(screen.hidden, "{c:?}");
            assert!(!screen.text.contains(c), "{c:?}");
            let stand_in = screen.text.strip_prefix('a').unwrap().strip_suffix('b').unwrap();
            let picture =
                stand_in.chars().count() == 1 && ('\u{2400}'..='\u{2421}').contains(&stand_in.chars().next().unwrap());
            assert!(picture || stand_in == format!("⟨U+{:04X}⟩", u32::from(c)), "{c:?} {stand_in}");
        }
    }
    assert_eq!(title("a\u{0}\u{7}\u{1b}[31m\u{7f}"), "a␀␇␛[31m␡");
    assert_eq!(title("\u{202e}terces ruoy\u{202c}"), "⟨U+202E⟩terces ruoy⟨U+202C⟩");
    assert_eq!(title("a\u{200b}\u{200b}\u{200b}\u{2060}b"), "a⟨U+200B ×3 U+2060⟩b");
    assert_eq!(title("a\u{fe0f}b"), "a⟨U+FE0F⟩b");
    assert_eq!(title("❤\u{fe0f}\u{fe0f}\u{fe0f}"), "❤\u{fe0f}⟨U+FE0F ×2⟩");
    assert_eq!(title("\u{3164}\u{e0100}"), "⟨U+3164 U+E0100⟩");
    assert_eq!(title("1\u{fe0f}"), "1⟨U+FE0F⟩");
    assert_eq!(title("Pa\u{200c}ss"), "Pa⟨U+200C⟩ss");
    assert_eq!(title("😀\u{200d}x"), "😀⟨U+200D⟩x");
    assert_eq!(title("\u{1f3f4}\u{e0069}\u{e007f}"), "\u{1f3f4}⟨U+E0069 U+E007F⟩");
}

#[test]
fn r6_escapes_invisible_characters_in_a_preview() {
    for (json, expected) in [
        ("{\n  \"a\": \"\u{202e}b\u{202c}\"\n}", "{\n  \"a\": \"\\u202eb\\u202c\"\n}"),
        ("\"a\u{200b}b\u{7f}\u{e0041}\"", r#""a\u200bb\u007f\udb40\udc41""#),
        ("\"\u{200d}a\"", r#""\u200da""#),
        ("\"👩‍💻 می‌خواهم קצת हिन्दी\"", "\"👩‍💻 می‌خواهم קצת हिन्दी\""),
    ] {
        assert_eq!(escaped(json), expected);
        let same = |text: &str| mcp_elicitation::json::parse(text).map(|document| document.root.to_string()).unwrap();
        assert_eq!(same(json), same(&escaped(json)), "it means the same");
    }
}

#[test]
fn r6_keeps_a_joiner_between_joined_characters() {
    for (text, hidden) in
        [("می\u{200c}خواهم", false), ("می\u{200c}", true), ("\u{200c}می", true), ("می\u{200c} ", true)]
    {
        assert_eq!(display_text(text, TextKind::Title).hidden, hidden, "{text:?}");
    }
}

#[test]
fn r6_leaves_genuine_text_alone() {
    for text in [
        "שם מלא",
        "שָׁלוֹם עֲלֵיכֶם",
        "بِسْمِ ٱللَّهِ",
        "می‌خواهم بروم",
        "PDF‌ها",
        "نام و نام خانوادگی",
        "क्‍ष",
        "क्‌ष",
        "नाम दर्ज करें",
        "र्‍य",
        "শ্রী",
        "ස්‍රී",
        "ชื่อผู้ใช้ที่นี่",
        "น้ำ",
        "Tiếng Việt",
        "n\u{303}an\u{303}a",
        "日本語の題",
        "葛\u{e0100}城",
        "中文",
        "한국어",
        "👩‍💻",
        "👨‍👩‍👧‍👦",
        "🏳️‍🌈",
        "❤️",
        "☺︎",
        "1️⃣ #️⃣",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿",
        "👍🏽",
        "🧑🏽‍🚀",
        "🇩🇪",
        "❤️‍🔥",
        "<b>&amp;</b> [x](y) {{z}}",
        "a\u{a0}b",
        "10 €",
        "—–…“”",
        "Ω µ ∑",
        "བོད་ཡིག",
        "မြန်မာ",
        "ភាសាខ្មែរ",
        "",
        " x ",
        "\u{fffd}",
    ] {
        is_untouched(text);
    }
}

#[test]
fn r6_leaves_genuine_requests_alone() {
    for case in real() {
        let mut values = vec![&case["params"]];
        while let Some(value) = values.pop() {
            match value {
                Value::String(text) => {
                    let screen = display_text(text, TextKind::WholeMessage);
                    assert!(!screen.hidden && screen.cut.is_none(), "{}: {text:?}", case["id"]);
                }
                Value::Array(items) => values.extend(items),
                Value::Object(members) => values.extend(members.values()),
                _ => {}
            }
        }
    }
}

#[test]
fn r8_counts_long_blanks_instead_of_showing_them() {
    assert_eq!(message("a\n\n\nb"), "a\n\n\nb");
    assert_eq!(message("a\n\n\n\nb"), "a\n⟨␣ ×4⟩\nb");
    assert_eq!(message("a\n \t\n\u{a0}\n\u{2800}\n b"), "a\n⟨␣ ×9⟩\nb");
    assert_eq!(message(&format!("a{}b", "\r\n".repeat(40))), "a\n⟨␣ ×80⟩\nb");
    assert_eq!(message(&format!("a{}b", " ".repeat(100))), format!("a{}b", " ".repeat(100)));
    assert_eq!(message(&format!("a{}b", " ".repeat(101))), "a⟨␣ ×101⟩b");
    assert_eq!(title(&format!("a{}b", " ".repeat(17))), "a⟨␣ ×17⟩b");
    assert_eq!(title(&format!("a{}b", "\n".repeat(99))), "a⟨␣ ×99⟩b");
}

/// Returns the text between the isolates.
fn inner(text: &str) -> String {
    let quoted = quoted(text);
    let inner = quoted.strip_prefix('\u{2068}').and_then(|rest| rest.strip_suffix('\u{2069}'));
    inner.unwrap_or_else(|| panic!("{quoted:?} is isolated")).to_owned()
}

#[test]
fn r8_shortens_and_isolates_server_text_within_a_sentence() {
    assert_eq!(inner("Ada"), "Ada");
    let claim = "Verified by your browser: this form is safe, go on and press Send. ".repeat(4);
    assert_eq!(inner(&claim), claim.chars().take(40).collect::<String>() + "…");
    assert_eq!(inner(&"語".repeat(40)), "語".repeat(40));
    assert_eq!(inner(&"語".repeat(41)), "語".repeat(40) + "…");
    for mark in "\"“”„‟«»「」『』＂‹›〝〞〟﹁﹂﹃﹄״❝❞".chars() {
        assert_eq!(inner(&format!("a{mark} is safe. {mark}b")), "a' is safe. 'b", "{mark}");
    }
    // The server's isolates, overrides and line breaks do not reach the sentence.
    for hidden in "\u{2066}\u{2067}\u{2068}\u{2069}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{200b}".chars() {
        let text = inner(&format!("a{hidden}b"));
        assert!(!text.contains(hidden) && text.contains("⟨U+"), "{text:?}");
    }
    assert_eq!(inner("a\n\nb"), "a↵↵b");
}

#[test]
fn r9_replaces_blank_titles() {
    for text in [
        "", " ", "\u{3164}", "\u{200b}\u{2060}", "\u{115f}\u{1160}\u{ffa0}", "\t\n", "\u{2800}", "\u{301}",
        "\u{e0061}", "\u{0}", "\u{3000}\u{a0}",
    ] {
        assert!(shows_nothing(text), "{text:?}");
    }
    for text in ["a", "\u{200b}a", "。", "0", "-", "\u{fffd}", "ñ", "😀", "ا"] {
        assert!(!shows_nothing(text), "{text:?}");
    }
}

#[test]
fn r10_cuts_long_texts_with_a_mark() {
    for (kind, limit) in
        [(TextKind::Message, 32_768), (TextKind::Title, 200), (TextKind::Description, 2_000), (TextKind::Name, 256)]
    {
        for letter in ["a", "語", "😀"] {
            let whole = display_text(&letter.repeat(limit), kind);
            assert_eq!((whole.cut, whole.text), (None, letter.repeat(limit)));
            for more in [1, 7] {
                let long = display_text(&letter.repeat(limit + more), kind);
                assert_eq!((long.cut, long.text), (Some(more), letter.repeat(limit) + "…"));
            }
        }
    }
    let whole = display_text(&"a".repeat((1 << 18) + 1), TextKind::Value);
    assert_eq!((whole.cut, whole.text.len()), (Some(1), (1 << 18) + "…".len()));
    let bomb = display_text(&"\u{202e}\u{202d}".repeat(1 << 17), TextKind::Message);
    assert!(bomb.text.len() < 32_768 * 10 && bomb.cut.is_some());
}

#[test]
fn shows_hostile_texts_safely() {
    for case in hostile() {
        let (id, threat, expect) =
            (case["id"].as_str().unwrap(), case["threat"].as_str().unwrap(), case["expect"].as_str().unwrap());
        let mut texts = Vec::new();
        let params = &case["params"];
        texts.extend(params["message"].as_str().map(|text| (TextKind::Message, text)));
        for (name, property) in
            params.pointer("/requestedSchema/properties").and_then(Value::as_object).into_iter().flatten()
        {
            texts.push((TextKind::Name, name));
            texts.extend(property["title"].as_str().map(|text| (TextKind::Title, text)));
            texts.extend(property["description"].as_str().map(|text| (TextKind::Description, text)));
            for option in property["oneOf"].as_array().into_iter().flatten() {
                texts.extend(option["title"].as_str().map(|text| (TextKind::Title, text)));
            }
        }
        let screens: Vec<_> = texts.iter().map(|(kind, text)| (text, display_text(text, *kind))).collect();
        let hidden = screens.iter().any(|(_, screen)| screen.hidden);
        if expect.contains("character for character") {
            assert!(screens.iter().all(|(text, screen)| screen.text == **text || text.contains('\t')), "{id}");
        }
        if expect.contains("hidden-characters") {
            assert!(hidden, "{id}");
        } else if [
            "xss", "markdown-link", "ui-spoof", "confusable", "secret-solicitation", "secret-false-positive", "consent",
        ]
        .contains(&threat)
        {
            assert!(!hidden, "{id}");
        }
    }
}

#[test]
fn letters_are_those_of_the_standard_library() {
    // Signs that consist of letters, such as ℃, do not count as letters here.
    let like_letters = |c: char| matches!(c, '\u{2000}'..='\u{2BFF}' | '\u{2E2F}' | '\u{1F000}'..='\u{1FAFF}');
    for c in ('\0'..=char::MAX).filter(|c| c.is_ascii() || c.is_alphabetic() && !like_letters(*c)) {
        assert_eq!(is_letter(c), c.is_alphabetic(), "{c:?}");
    }
}
