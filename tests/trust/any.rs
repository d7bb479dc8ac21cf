//! Rules that hold for any text.

use mcp_elicitation::trust::{
    TextKind,
    address::{AddressParts, Context, check},
    confusable, display_text, links, mixed_scripts, names_secret, shows_nothing, value_looks_secret,
};
use proptest::prelude::*;

/// Texts that combine everything that is handled specially.
fn text() -> impl Strategy<Value = String> {
    let special = prop::sample::select(
        "\u{0}\t\r\n\u{1b}\u{85}\u{a0}\u{ad}\u{301}\u{34f}\u{61c}\u{e47}\u{200b}\u{200c}\u{200d}\u{200f}\u{202e}\u{2028}\u{2060}\u{2800}\u{3164}\u{fe0f}\
         \u{feff}\u{e0061}\u{e007f}\u{e0100}\u{fffd}aAzZ019 .,;:!?@$|()[]<>/\\-_'\"*=éßİıаВпЖαΩאش‌ةىのキ漢字한글हि😀🏴❤ﾊＡ𝐀Ⓐ🄰"
            .chars()
            .collect::<Vec<_>>(),
    );
    let word = prop::sample::select(vec![
        "not ", "your ", "enter ", "password", "api key", "token ", "https://", "www.", "](", "xn--", "密码", "пароль",
        "כלל", "1", "sk-A1b2C3d4A1b2C3d4",
    ]);
    let part = prop_oneof![
        6 => special.prop_map(String::from),
        2 => word.prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(part, 0..40).prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn r6_shows_no_hidden_character_of_any_text(text in text()) {
        for kind in [TextKind::Message, TextKind::Title, TextKind::Description, TextKind::Name] {
            let screen = display_text(&text, kind);
            for c in screen.text.chars() {
                let hides = matches!(c,
                    '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
                    | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}');
                prop_assert!(!hides, "{c:?}");
                prop_assert!(kind.has_lines() || !matches!(c, '\n' | '\t'), "{c:?}");
            }
            let again = display_text(&screen.text, kind);
            prop_assert!(!again.hidden, "{text:?} {again:?}");
            if !screen.hidden && screen.cut.is_none() && !text.contains(['\t', '\n', '\r']) && !text.contains("  ") {
                let longest = text.split(|c: char| !c.is_whitespace() && c != '\u{2800}').map(|run| run.chars().count()).max();
                prop_assert!(screen.text == text || longest > Some(16), "{text:?} {screen:?}");
            }
        }
        prop_assert_eq!(shows_nothing(&text), shows_nothing(&format!("{text}\u{200b} ")));
    }

    #[test]
    fn r20_judges_alike_with_an_invisible_character(text in "[a-zA-Z_ ]{0,24}(password|apiKey|seed_phrase|token count)?", at in 0..24_usize) {
        let at = at.min(text.len());
        let disguised = format!("{}\u{200b}{}", &text[..at], &text[at..]);
        prop_assert_eq!(names_secret(&text), names_secret(&disguised));
    }

    #[test]
    fn r20_does_not_split_words_at_an_invisible_character(text in "[nN][oO]?(password|Password|apiKey)", at in 0..6_usize) {
        let disguised = format!("{}\u{2060}{}", &text[..at.min(text.len())], &text[at.min(text.len())..]);
        prop_assert_eq!(names_secret(&text), names_secret(&disguised));
    }

    #[test]
    fn accepts_any_text(one in text(), other in text()) {
        let _ = names_secret(&one);
        let _ = (value_looks_secret(&one), mixed_scripts(&one));
        for range in links(&one) {
            prop_assert!(one.get(range.clone()).is_some_and(|link| !link.is_empty()), "{one:?} {range:?}");
        }
        for (first, later) in confusable(&[&one, &other, &one]) {
            prop_assert!(first < later && later < 3);
        }
        prop_assert!(confusable(&[&one, &other, &one]).contains(&(0, 2)) || confusable(&[&one, &other, &one]).contains(&(1, 2)));
    }

    #[test]
    fn checks_any_address(source in text(), name in text(), message in text()) {
        let parsed = AddressParts { href: &source, protocol: "https:", hostname: &name, search: &message, ..AddressParts::default() };
        let context = Context { message: &message, server_url: Some(&source), page_origin: Some(&name), allow_insecure: true };
        if let Some(host) = check(&source, Some(&parsed), &context).host {
            prop_assert!(host.ascii.get(host.registrable.clone()).is_some(), "{host:?}");
            prop_assert!(host.unicode.get(host.registrable_unicode.clone()).is_some(), "{host:?}");
        }
        if let Ok(url) = url::Url::parse(&format!("https://{name}/")) {
            let parsed = AddressParts { href: url.as_str(), protocol: "https:", hostname: url.host_str().unwrap_or_default(), ..AddressParts::default() };
            prop_assert!(check(&source, Some(&parsed), &context).host.is_some());
        }
    }
}
