use crate::requests::{hostile, real};
use mcp_elicitation::json;
use mcp_elicitation::schema::ElicitationSchema;
use mcp_elicitation::trust::{Consent, confusable, links, mixed_scripts, presumes_consent};
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
fn r19_distinguishes_consent_from_settings() {
    for text in [
        "I agree to share all my files",
        "Also delete my account",
        "agree",
        "acceptTerms",
        "accept_terms",
        "I accept the terms and conditions",
        "consent",
        "allowTracking",
        "Allow access to my contacts",
        "Authorise payment",
        "authorize",
        "Authorization",
        "Share my data with third parties",
        "delete_all",
        "Pay now",
        "auto_renew",
        "Subscribe to newsletter?",
        "subscribe",
        "I understand this operation changes production resources.",
        "Approve",
        "approved",
        "marketing_emails",
        "Send usage data",
        "Ich stimme zu",
        "Ich bin einverstanden",
        "AGB akzeptieren",
        "Daten teilen",
        "Konto löschen",
        "Jetzt bezahlen",
        "Newsletter abonnieren",
        "Zugriff erlauben",
        "J’accepte les conditions",
        "Autoriser l'accès",
        "Partager mes données",
        "Supprimer le compte",
        "Je consens",
        "Acepto los términos",
        "Estoy de acuerdo",
        "Permitir el acceso",
        "Compartir mis datos",
        "Eliminar la cuenta",
        "Aceito os termos",
        "Concordo",
        "Permitir acesso",
        "Compartilhar meus dados",
        "Excluir conta",
        "同意します",
        "アクセスを許可",
        "データを共有",
        "アカウントを削除",
        "我同意",
        "允许访问",
        "分享我的数据",
        "删除账户",
        "Я согласен",
        "Разрешаю доступ",
        "Удалить аккаунт",
        "Принимаю условия",
        "أوافق على الشروط",
        "السماح بالوصول",
        "حذف الحساب",
        "مشاركة بياناتي",
        "동의합니다",
        "접근 허용",
        "계정 삭제",
        "데이터 공유",
        "मैं सहमत हूँ",
        "अनुमति दें",
        "खाता हटाएं",
        "Kabul ediyorum",
        "Onaylıyorum",
        "İzin ver",
        "Hesabı sil",
        "Verilerimi paylaş",
    ] {
        assert!(Consent::of_texts(&[text]).by(true), "{text}");
    }
    for text in [
        "verified",
        "Verification status",
        "Newsletter",
        "newsletter",
        "Enable Notifications",
        "Would you like to receive notifications?",
        "Include Rentals",
        "Include rental properties in search?",
        "Archive when done",
        "ok",
        "confirmed",
        "Confirm",
        "vegetarian",
        "window_seat",
        "private",
        "Repeat weekly",
        "enable_monitoring",
        "dark_mode",
        "Show deleted items",
        "Shared folder",
        "includeSummary",
        "Payment reminders",
        "author",
        "authority",
        "Is paid",
        "shareholder",
        "agreement_type",
        "Do not share my data",
        "Don't allow cookies",
        "Never delete",
        "Nicht teilen",
        "Zahlen anzeigen",
        "Sichtbar",
        "Silent mode",
        "Silbentrennung",
        "Salary",
        "Search terms",
        "Weather conditions",
        "Разрешение экрана",
        "Удалённый сервер",
        "Grid lines",
        "Mitteilungen zeigen",
        "Compact",
        "Notifications activées",
        "Modo oscuro",
        "Modo escuro",
        "通知を表示",
        "显示通知",
        "알림 표시",
        "सूचनाएं दिखाएं",
        "Bildirimleri göster",
        "إظهار الإشعارات",
    ] {
        assert!(!Consent::of_texts(&[text]).by(true), "{text}");
    }
    assert!(Consent::of_texts(&["x", "Newsletter", "Subscribe to newsletter?"]).by(true));
}

#[test]
fn r19_distinguishes_consenting_defaults_from_suggestions() {
    for (schema, consents) in [
        (r#"{"type": "boolean", "title": "I agree to share my files", "default": true}"#, true),
        (r#"{"type": "boolean", "title": "I agree to share my files", "default": false}"#, false),
        (r#"{"type": "boolean", "title": "Do not share my files", "default": false}"#, true),
        (r#"{"type": "boolean", "title": "Do not share my files", "default": true}"#, false),
        (r#"{"type": "boolean", "title": "Dark mode", "default": true}"#, false),
        (r#"{"const": "I agree that all is deleted", "default": "I agree that all is deleted"}"#, true),
        (r#"{"const": "plain", "title": "I accept the terms", "default": "plain"}"#, true),
        (r#"{"const": 1, "title": "I accept the terms", "default": 1}"#, true),
        (r#"{"const": 1, "title": "Version", "default": 1}"#, false),
        (r#"{"type": "string", "enum": ["I agree", "Later"], "default": "I agree"}"#, false),
        (r#"{"title": "I agree to share my files", "enum": [true, false], "default": true}"#, true),
        (r#"{"title": "I agree to share my files", "enum": [true, false], "default": false}"#, false),
        (r#"{"title": "Dark mode", "enum": [true, false], "default": true}"#, false),
    ] {
        let text = [r#"{"type": "object", "properties": {"field": "#, schema, "}}"].concat();
        let read = ElicitationSchema::read(&json::parse(&text).unwrap().root).unwrap();
        let property = &read.properties[0];
        assert!(property.default.is_some(), "{text}");
        assert_eq!(presumes_consent(property, Consent::default()), consents, "{text}");
    }
}

#[test]
fn r19_judges_hostile_and_real_booleans() {
    for case in hostile().iter().chain(&real()) {
        for (name, property) in
            case["params"].pointer("/requestedSchema/properties").and_then(Value::as_object).into_iter().flatten()
        {
            if property["type"] == "boolean" && property["default"] == true {
                let texts = [
                    name.as_str(),
                    property["title"].as_str().unwrap_or_default(),
                    property["description"].as_str().unwrap_or_default(),
                ];
                let consent = ["agree", "delete_account", "subscribe"].contains(&name.as_str());
                assert_eq!(Consent::of_texts(&texts).by(true), consent, "{} {texts:?}", case["id"]);
            }
        }
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
