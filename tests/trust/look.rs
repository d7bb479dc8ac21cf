use super::requests::{hostile, real};
use mcp_elicitation::trust::{confusable, links, mixed_scripts};
use serde_json::Value;

#[test]
fn r7_finds_options_that_look_alike() {
    for (one, other) in [
        ("admin", "\u{430}dmin"),
        ("admin", "Admin"),
        ("admin", "ad\u{200b}min"),
        ("admin", "ａｄｍｉｎ"),
        ("admin", "𝐚𝐝𝐦𝐢𝐧"),
        ("admin", "ⓐdmin"),
        ("Option I", "Option l"),
        ("Option 1", "Option l"),
        ("O", "0"),
        ("modern", "modem"),
        ("é", "e\u{301}"),
        ("Ünal", "U\u{308}nal"),
        ("ΟΚ", "OK"),
        ("СССР", "CCCP"),
        ("paypal", "pаypаl"),
        ("same", "same"),
        ("ᴏᴋ", "ok"),
        ("", "\u{200b}"),
        ("Yes", "Yes "),
        ("All files", "All\u{a0} files"),
        ("-x", "\u{2013}x"),
    ] {
        assert_eq!(confusable(&["first", one, "between", other, "last"]), [(1, 3)], "{one} {other}");
    }
}

#[test]
fn r7_leaves_different_options_alone() {
    for texts in [
        &["yes", "no"][..],
        &["mail", "mall"],
        &["ou", "où"],
        &["resume", "résumé"],
        &["да", "нет"],
        &["日", "曰"],
        &["10", "100"],
        &["a", "b", "c"],
        &["Kg", "g"],
        &["كن", "كل"],
        &["bail", "ball"],
        &["1", "2", "3"],
        &["de", "dé", "da"],
        &[],
        &["x"],
    ] {
        assert_eq!(confusable(texts), [], "{texts:?}");
    }
    for case in real() {
        for property in case["params"]
            .pointer("/requestedSchema/properties")
            .and_then(Value::as_object)
            .into_iter()
            .flat_map(|all| all.values())
        {
            let options: Vec<&str> =
                property["enum"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            assert_eq!(confusable(&options), [], "{} {options:?}", case["id"]);
        }
    }
}

#[test]
fn r7_pairs_each_later_option_with_the_first() {
    assert_eq!(confusable(&["b", "a", "A", "B", "а", "b"]), [(1, 2), (0, 3), (1, 4), (0, 5)]);
    let many: Vec<String> = (0..10_000).map(|index| format!("option {}", index / 2)).collect();
    let texts: Vec<&str> = many.iter().map(String::as_str).collect();
    let pairs = confusable(&texts);
    assert_eq!(pairs.len(), 5_000);
    assert!(pairs.iter().all(|(first, other)| first + 1 == *other && first % 2 == 0));
    assert_eq!(confusable(&vec!["x"; 10_000]).len(), 9_999);
}

#[test]
fn r7_finds_words_of_two_scripts() {
    for text in ["Раsswоrn", "\u{430}dmin", "the pаyment", "Gοοgle", "ad\u{200b}m\u{456}n", "АPI"] {
        assert!(mixed_scripts(text), "{text}");
    }
    for text in [
        "Password", "Пароль", "Αθήνα", "USB-кабель", "API ключ", "10 kΩ", "5 µm", "μm", "Δt", "TNFα", "β2", "λx",
        "日本API", "naïve café", "Москва/Moscow", "",
    ] {
        assert!(!mixed_scripts(text), "{text}");
    }
}

#[test]
fn rule_21_finds_addresses_in_a_form() {
    let link_texts = |text: &str| links(text).into_iter().map(|range| text[range].to_owned()).collect::<Vec<_>>();
    assert_eq!(link_texts("Go to https://evil.example/login now"), ["https://evil.example/login"]);
    assert_eq!(
        link_texts("See www.evil.example/a and mailto:x@evil.example."),
        ["www.evil.example/a", "mailto:x@evil.example"]
    );
    assert_eq!(
        link_texts("Read [the terms](https://evil.example/phish) first."),
        ["[the terms](https://evil.example/phish)"]
    );
    assert_eq!(link_texts("[a](b)"), ["[a](b)"]);
    assert_eq!(
        link_texts("(HTTP://EVIL.EXAMPLE/), «https://münchen.example»"),
        ["HTTP://EVIL.EXAMPLE/", "https://münchen.example»"]
    );
    assert_eq!(link_texts("https://a.example/x(y)?z=1,2!"), ["https://a.example/x(y)?z=1,2"]);
    assert_eq!(link_texts("详见https://evil.example/登录"), ["https://evil.example/登录"]);
    assert_eq!(link_texts("<http://a.example> \"http://b.example\""), ["http://a.example", "http://b.example"]);
    for text in [
        "", "http", "https://", "www.", "see awww.x", "mailto: nobody", "a[1] (b)", "Node.js", "e.g. this",
        "key: value", "a://b",
    ] {
        assert_eq!(link_texts(text), [""; 0], "{text}");
    }
    assert_eq!(links(&"](".repeat(100_000)).len(), 0);
    assert!(links(&"])".repeat(100_000)).is_empty());
}

#[test]
fn r7_and_rule_21_judge_hostile_and_real_requests() {
    for case in hostile().iter().chain(&real()) {
        let expect = case["expect"].as_str();
        let message = case["params"]["message"].as_str().unwrap_or_default();
        let (mut options, mut texts) = (Vec::new(), vec![message]);
        for property in case["params"]
            .pointer("/requestedSchema/properties")
            .and_then(Value::as_object)
            .into_iter()
            .flat_map(|all| all.values())
        {
            options.extend(property["enum"].as_array().into_iter().flatten().filter_map(Value::as_str));
            texts.extend(property["title"].as_str());
            texts.extend(property["description"].as_str());
        }
        let says = |word: &str| expect.is_some_and(|expect| expect.contains(word));
        assert_eq!(!confusable(&options).is_empty(), says("confusable-options"), "{}", case["id"]);
        assert_eq!(texts.iter().any(|text| mixed_scripts(text)), says("mixed-scripts"), "{}", case["id"]);
        if says("link-in-form-text") {
            assert!(texts.iter().any(|text| !links(text).is_empty()), "{}", case["id"]);
        }
    }
}

#[test]
fn rule_21_finds_the_start_of_an_address_of_any_host() {
    let link_texts = |text: &str| links(text).into_iter().map(|range| text[range].to_owned()).collect::<Vec<_>>();
    assert_eq!(link_texts("go to https://[::1]/x now"), ["https://[::1]/x"]);
    assert_eq!(link_texts("go to https://münchen.example/ now"), ["https://münchen.example/"]);
    assert_eq!(link_texts("[see] the page https://a.example/b"), ["https://a.example/b"]);
    assert_eq!(link_texts("[see](https://a.example/b)"), ["[see](https://a.example/b)"]);
}
