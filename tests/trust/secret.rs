use crate::requests::{hostile, real, secrets};
use mcp_elicitation::json::{Value, parse};
use mcp_elicitation::schema::{ElicitationSchema, EnumOption, Property};
use mcp_elicitation::trust::{Place, Secret, SecretClass, asks_for_secret, solicited, value_looks_secret};

/// The lines of a list: a place and a text that is there.
pub(super) fn lines(list: &str) -> impl Iterator<Item = (Place, &str)> {
    list.lines().map(|line| {
        let (place, text) = line.split_once(' ').unwrap();
        let place = match place {
            "name" => Place::Name,
            "title" => Place::Title,
            "description" => Place::Description,
            "message" => Place::Message,
            "option" => Place::Option,
            "default" => Place::Default,
            "pattern" => Place::Pattern,
            "format" => Place::Format,
            _ => panic!("no such place: {place}"),
        };
        (place, text)
    })
}

#[test]
fn r20_what_asks_for_a_secret_is_found_in_twelve_languages() {
    let missed: Vec<_> =
        lines(include_str!("lists/asked.txt")).filter(|&(place, text)| solicited(&[(place, text)]).is_none()).collect();
    assert!(missed.is_empty(), "{} missed: {missed:#?}", missed.len());
}

#[test]
fn r20_what_only_sounds_like_a_secret_is_left_alone() {
    let alarms: Vec<_> = lines(include_str!("lists/harmless.txt"))
        .filter_map(|(place, text)| solicited(&[(place, text)]).map(|secret| (text, secret)))
        .collect();
    assert!(alarms.is_empty(), "{} false alarms: {alarms:#?}", alarms.len());
}

#[test]
fn r20_hostile_requests_that_ask_for_secrets_are_found() {
    let mut missed = Vec::new();
    for case in hostile() {
        let (threat, expect) = (case["threat"].as_str().unwrap(), case["expect"].as_str().unwrap());
        let found = secrets(&case["params"]);
        let asked = expect.contains("secret-solicitation") && !expect.contains("mixed-scripts");
        let free = ["autofill", "ui-spoof", "invisible"].contains(&threat);
        if asked == found.is_empty() && !free {
            missed.push(format!("{} {found:?}", case["id"]))
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

/// Every finding in the requests of real servers, each looked at by hand: all of them do ask for a secret.
#[test]
fn r20_real_requests_are_warned_about_only_where_they_ask_for_secrets() {
    let expected = ["password", "pw", "api_key", "apiKey", ""];
    let mut found: Vec<String> = Vec::new();
    for case in real() {
        for (name, secret) in secrets(&case["params"]) {
            assert!(expected.contains(&name.as_str()), "{} {name:?} {secret:?}", case["id"]);
            found.push(format!("{} {name:?}", case["id"]));
        }
    }
    assert!(found.is_empty() || found.len() == 11, "{found:#?}");
}

#[test]
fn r20_the_class_and_the_place_are_told() {
    let class = |text: &str| solicited(&[(Place::Title, text)]).map(|secret| secret.class);
    assert_eq!(class("One-time password"), Some(SecretClass::OneTimeCode));
    assert_eq!(class("Private key password"), Some(SecretClass::PrivateKey));
    assert_eq!(class("Seed phrase"), Some(SecretClass::RecoveryPhrase));
    assert_eq!(class("Card number"), Some(SecretClass::PaymentCard));
    assert_eq!(class("Social security number"), Some(SecretClass::NationalId));
    assert_eq!(class("API key"), Some(SecretClass::ApiKey));
    assert_eq!(class("Password"), Some(SecretClass::Password));
    let texts = [(Place::Name, "x"), (Place::Title, "X"), (Place::Description, "Your password")];
    assert_eq!(solicited(&texts), Some(Secret { class: SecretClass::Password, place: Place::Description }));
    assert_eq!(solicited(&[(Place::Name, "x"), (Place::WriteOnly, "")]).unwrap().place, Place::WriteOnly);
    assert_eq!(solicited(&[]), None);
}

/// Where a property of this schema asks for a secret.
fn place(property: &str) -> Option<Place> {
    asks_for_secret(&read(property), &[], false).map(|secret| secret.place)
}

fn read(property: &str) -> Property {
    let text = format!(r#"{{"type":"object","properties":{{"field":{property}}}}}"#);
    ElicitationSchema::read(&parse(&text).unwrap().root).unwrap().properties.remove(0)
}

#[test]
fn r20_whatever_can_be_read_beside_a_field_counts() {
    let key = "sk-A1b2C3d4A1b2C3d4A1b2C3d4";
    for (property, expected) in [
        (r#"{"type":"string"}"#.to_owned(), None),
        (r#"{"type":"string","title":"Password"}"#.to_owned(), Some(Place::Title)),
        (r#"{"type":"string","description":"Your password"}"#.to_owned(), Some(Place::Description)),
        (format!(r#"{{"type":"string","examples":["{key}"]}}"#), Some(Place::Default)),
        (format!(r#"{{"type":"string","default":"{key}"}}"#), Some(Place::Default)),
        (r#"{"type":"string","format":"password"}"#.to_owned(), Some(Place::Format)),
        (r#"{"type":"string","pattern":"^ghp_"}"#.to_owned(), Some(Place::Pattern)),
        (r#"{"type":"string","writeOnly":true}"#.to_owned(), Some(Place::WriteOnly)),
        (r#"{"type":"array","items":{"type":"string","format":"password"}}"#.to_owned(), Some(Place::Format)),
        (format!(r#"{{"type":"array","items":{{"type":"string"}},"default":["a","{key}"]}}"#), Some(Place::Default)),
        (r#"{"type":"number","title":"PIN of your card"}"#.to_owned(), Some(Place::Title)),
        // What is left out is spoken of by its title.
        (r#"{"type":"array","title":"Your password","items":{"type":"object"}}"#.to_owned(), Some(Place::Title)),
        (r#"{"type":"array","title":"List","description":"Your password","items":{"type":"object"}}"#.to_owned(), None),
        // Yes or no is no secret, nor is what is fixed or chosen; but its text can want one typed elsewhere.
        (r#"{"type":"boolean","title":"Your password"}"#.to_owned(), None),
        (r#"{"type":"boolean","title":"Enable password login?"}"#.to_owned(), None),
        (r#"{"type":"boolean","title":"Require a PIN?"}"#.to_owned(), None),
        (r#"{"type":"boolean","title":"Ask users to enter their password?"}"#.to_owned(), None),
        (r#"{"type":"boolean","title":"Remember my password"}"#.to_owned(), None),
        (r#"{"type":"boolean","description":"Never type your password here"}"#.to_owned(), None),
        (r#"{"const":"a","title":"Your password"}"#.to_owned(), None),
        (
            r#"{"type":"boolean","title":"Type your bank password into the field below"}"#.to_owned(),
            Some(Place::Beside),
        ),
        (r#"{"type":"boolean","description":"Geben Sie unten das Passwort ein"}"#.to_owned(), Some(Place::Beside)),
        (r#"{"const":"a","title":"Enter your bank password below"}"#.to_owned(), Some(Place::Beside)),
        (r#"{"const":"Enter your bank password below"}"#.to_owned(), Some(Place::Beside)),
        // A form and a lint look for a secret whatever type it has.
        (r#"{"type":"integer","format":"password"}"#.to_owned(), Some(Place::WriteOnly)),
        (r#"{"type":"integer","writeOnly":true}"#.to_owned(), Some(Place::WriteOnly)),
        (r#"{"type":"boolean","writeOnly":true}"#.to_owned(), None),
        (r#"{"type":"array","writeOnly":true,"items":{"type":"string"}}"#.to_owned(), Some(Place::WriteOnly)),
        (r#"{"type":"array","items":{"type":"integer","format":"password"}}"#.to_owned(), Some(Place::WriteOnly)),
        (r#"{"type":"integer","default":4111111111111111}"#.to_owned(), Some(Place::Default)),
        (
            r#"{"type":"array","items":{"type":"integer"},"default":[4111111111111111]}"#.to_owned(),
            Some(Place::Default),
        ),
        (r#"{"type":"integer","default":4222222222222}"#.to_owned(), None),
        (r#"{"type":"string","default":"-----BEGIN OPENSSH PRIVATE"}"#.to_owned(), Some(Place::Default)),
        (r#"{"type":"string","pattern":"^(?:ghp)_"}"#.to_owned(), Some(Place::Pattern)),
        // A text that a pattern accepts is shown where another was typed.
        (r#"{"type":"string","pattern":"^Enter your password$"}"#.to_owned(), Some(Place::Pattern)),
        (r#"{"type":"string","pattern":"^(password|token)$"}"#.to_owned(), None),
        // What is fixed can be read as the label of the field below it.
        (r#"{"const":"Your password","title":"Needed"}"#.to_owned(), Some(Place::Default)),
        (r#"{"const":"password","title":"Grant type"}"#.to_owned(), None),
        (format!(r#"{{"type":"string","default":"{}Your password"}}"#, "a ".repeat(4_500)), Some(Place::Default)),
        (r#"{"type":"string","pattern":"^\\x67h\\u0070_"}"#.to_owned(), Some(Place::Pattern)),
        (r#"{"type":"string","pattern":"^(?:\\d{4}[ -]?){4}$"}"#.to_owned(), Some(Place::Pattern)),
    ] {
        assert_eq!(place(&property), expected, "{property}");
    }
    let mut options = vec!["a"; 999];
    options.push("Your password");
    let options = options.into_iter().map(|value| EnumOption {
        value: Value::String(value.into()),
        title: None,
        description: None,
    });
    assert_eq!(
        asks_for_secret(&read(r#"{"type":"string"}"#), &options.collect::<Vec<_>>(), false).unwrap().place,
        Place::Option
    );
    let long = format!(r#"{{"type":"string","description":"{}Enter your password"}}"#, ". ".repeat(1_900));
    assert_eq!(place(&long), Some(Place::Description));
}

#[test]
fn r20_of_a_choice_only_the_options_count() {
    let texts = [(Place::Title, "Token"), (Place::Option, "ETH"), (Place::Option, "USDC")];
    assert_eq!(solicited(&texts), None);
    let texts = [(Place::Description, "Enter your bank password in the field below"), (Place::Option, "ETH")];
    assert_eq!(solicited(&texts).unwrap().place, Place::Beside);
    let texts = [(Place::Name, "which"), (Place::Option, "My password is hunter2"), (Place::Option, "Other")];
    assert_eq!(solicited(&texts).unwrap().place, Place::Option);
    let texts = [(Place::Name, "which"), (Place::Option, "sk-A1b2C3d4A1b2C3d4A1b2C3d4"), (Place::Option, "Other")];
    assert_eq!(solicited(&texts).unwrap().class, SecretClass::ApiKey);
}

/// What is read of a text goes far beyond what is shown of it at first, but what it costs has an end.
#[test]
fn r20_a_long_text_is_read_to_its_end_but_for_one_that_nobody_reads() {
    let long = "please enter the code of the town and the key of the map, ".repeat(1_200);
    assert_eq!(solicited(&[(Place::Message, &long)]), None);
    let asked =
        |before: usize| solicited(&[(Place::Message, &format!("{}Enter your password", ". ".repeat(before / 2)))]);
    assert!(asked(40_000).is_some());
    assert!(asked(131_072 - 64).is_some());
    assert_eq!(asked(131_072), None);
}

#[test]
fn r20_a_latin_word_with_borrowed_letters_is_latin_in_a_cyrillic_text_too() {
    for text in ["p\u{430}ssw\u{43e}rd", "Введите p\u{430}ssw\u{43e}rd"] {
        assert_eq!(
            solicited(&[(Place::Title, text)]).map(|secret| secret.class),
            Some(SecretClass::Password),
            "{text}"
        );
    }
}

#[test]
fn r20_who_speaks_of_secrets_too_often_asks_for_them() {
    for sentence in ["Read the password policy. ", "Read the API key policy. "] {
        let spoken = |times: usize| solicited(&[(Place::Message, &sentence.repeat(times))]);
        assert_eq!(spoken(64), None, "{sentence}");
        assert!(spoken(65).is_some(), "{sentence}");
    }
    let asked_often = ["Enter your password. ".repeat(70).as_str(), "Read the private key policy."].concat();
    assert_eq!(solicited(&[(Place::Message, &asked_often)]).unwrap().class, SecretClass::Password);
}

/// What excuses a text that only speaks of secrets excuses none that asks for one too.
#[test]
fn r20_an_excuse_is_no_way_in() {
    for message in [
        "We will never share your password, so enter it below.",
        "We do not store passwords. Type yours to go on.",
        "To reset your password, type your current password here.",
        "Forgot your password? Type it below.",
        "Want to change your password? Then type it here.",
        "Do you want to change it? Enter your password.",
        "Shall I change it, and what is your password?",
        "Um Ihr Passwort zu ändern, geben Sie Ihr Passwort ein.",
        "Pour changer de mot de passe, tapez votre mot de passe actuel.",
        "Read the password policy, then enter your password.",
        "¿Quieres cambiar la contraseña? Escribe tu contraseña.",
        "要修改密码吗？请输入您的密码。",
        "パスワードを変更しますか？現在のパスワードを入力してください。",
        "비밀번호를 변경할까요? 비밀번호를 입력하세요.",
    ] {
        assert!(solicited(&[(Place::Message, message)]).is_some(), "{message}");
    }
    for title in [
        "Choose a new password: ____",
        "Create a password",
        "New password?",
        "Bank password?",
        "For safety type your password",
    ] {
        assert!(solicited(&[(Place::Title, title)]).is_some(), "{title}");
    }
}

#[test]
fn r20_the_two_words_of_a_pair_stand_near_each_other() {
    for (first, second) in [("API", "key"), ("Key", "API"), ("Code", "SMS"), ("SMS", "code")] {
        let apart = |letters: usize| solicited(&[(Place::Title, &format!("{first} {} {second}", "x".repeat(letters)))]);
        assert!(apart(22).is_some(), "{first} {second}");
        assert_eq!(apart(23), None, "{first} {second}");
    }
}

#[test]
fn r20_words_before_it_hide_no_pair() {
    let decoys = "code, kod, ".repeat(1_000);
    assert_eq!(solicited(&[(Place::Message, &decoys)]), None);
    assert!(solicited(&[(Place::Message, &format!("{decoys}. Le code reçu par SMS"))]).is_some());
}

#[test]
fn r21_values_that_look_like_secrets_are_found() {
    let fake = "A1b2C3d4".repeat(4);
    for (text, class) in [
        (format!("sk-{fake}"), SecretClass::ApiKey),
        (format!("sk-proj-{fake}"), SecretClass::ApiKey),
        (format!("sk-ant-api03-{fake}"), SecretClass::ApiKey),
        (format!("my key is sk-{fake}, thanks"), SecretClass::ApiKey),
        (format!("ghp_{fake}"), SecretClass::ApiKey),
        (format!("gho_{fake}"), SecretClass::ApiKey),
        (format!("ghu_{fake}"), SecretClass::ApiKey),
        (format!("ghs_{fake}"), SecretClass::ApiKey),
        (format!("ghr_{fake}"), SecretClass::ApiKey),
        (format!("github_pat_{fake}"), SecretClass::ApiKey),
        (format!("TOKEN=glpat-{fake}"), SecretClass::ApiKey),
        ("AKIAIOSFODNN7EXAMPLE".into(), SecretClass::ApiKey),
        ("ASIAIOSFODNN7EXAMPLE".into(), SecretClass::ApiKey),
        (format!("xoxb-{fake}"), SecretClass::ApiKey),
        (format!("xoxp-123456789012-{fake}"), SecretClass::ApiKey),
        (format!("AIza{fake}abc"), SecretClass::ApiKey),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N".into(), SecretClass::ApiKey),
        ("eyJhbGciOiJIUzI1NiJ9.e30.x".into(), SecretClass::ApiKey),
        ("-----BEGIN PRIVATE KEY-----\nMIIE".into(), SecretClass::PrivateKey),
        ("-----BEGIN RSA PRIVATE KEY-----".into(), SecretClass::PrivateKey),
        ("-----BEGIN OPENSSH PRIVATE KEY-----".into(), SecretClass::PrivateKey),
        ("-----BEGIN PGP PRIVATE KEY BLOCK-----".into(), SecretClass::PrivateKey),
        ("4111 1111 1111 1111".into(), SecretClass::PaymentCard),
        ("4111111111111111".into(), SecretClass::PaymentCard),
        ("4111-1111-1111-1111".into(), SecretClass::PaymentCard),
        ("378282246310005".into(), SecretClass::PaymentCard),
        ("3782 822463 10005".into(), SecretClass::PaymentCard),
        ("6011000990139424".into(), SecretClass::PaymentCard),
        ("4222222222222".into(), SecretClass::PaymentCard),
        ("My card: 5555 5555 5555 4444, valid to 12/29".into(), SecretClass::PaymentCard),
        ("4111 1111 1111 1111 123".into(), SecretClass::PaymentCard),
        ("6304000000000000000".into(), SecretClass::PaymentCard),
        ("abandon ability able about above absent absorb abstract absurd abuse access accident".into(), SecretClass::RecoveryPhrase),
        ("legal winner thank year wave sausage worth useful legal winner thank yellow".into(), SecretClass::RecoveryPhrase),
        ("1. legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow".into(), SecretClass::RecoveryPhrase),
        (["zoo"; 24].join("\n"), SecretClass::RecoveryPhrase),
        (["zoo"; 15].join(" "), SecretClass::RecoveryPhrase),
        (["zoo"; 18].join("  "), SecretClass::RecoveryPhrase),
        (["zoo"; 21].join(" "), SecretClass::RecoveryPhrase),
    ] {
        assert_eq!(value_looks_secret(&text), Some(class), "{text}");
    }
}

#[test]
fn r21_ordinary_values_are_left_alone() {
    for text in [
        "",
        "hello",
        "550e8400-e29b-41d4-a716-446655440000",
        "12345678-1234-1234-1234-123456789012",
        "+49 170 1234567",
        "+1 (415) 555-2671",
        "004917012345678",
        "415-555-2671",
        "4111 1111 1111 1112",
        "1234567890123",
        "1234 5678 9012 3456",
        "2026-11-21T10:15:00Z",
        "2026-11-21 10:15:00",
        "192.168.100.100",
        "sk-learn",
        "sk-learn-contrib-and-other-packages",
        "task-12345678901234567890",
        "risk-A1b2C3d4A1b2C3d4A1b2C3d4",
        "skeleton",
        "ghp_",
        "AKIA",
        "AKIAIOSFODNN7EXAMPL",
        "eyJ",
        "eyJhbGciOiJIUzI1NiJ9",
        "eyJsYXN0SWQiOjEyMzQ1Njc4fQ.next",
        "ASIAN_MARKETS_OVERVIEW_2024",
        "https://example.com/a/b?c=d",
        "-----BEGIN CERTIFICATE-----",
        "-----BEGIN PUBLIC KEY-----",
        "github_pat",
        "xoxo",
        "please send the report before lunch today because the others need this soon",
        "A sentence of twelve words that someone might write in a form here.",
        "one two three",
        "the quick brown fox jumps over the lazy dog and runs away",
        "npm_config_registry_and_other_settings",
        "4111x1111x1111x1111",
        "ABC4111111111111111",
        "4111111111111111a",
        "00000000000000",
        "3.14159265358979323846",
        "Straße 12, 10115 Berlin",
        "日本語の文章です",
        "😀😀😀",
        "Bitte liefern Sie die Ware bis Freitag an die unten genannte Adresse aus danke",
        "ORD-2024-000123",
        "INV 2024 0001 2345",
    ] {
        assert_eq!(value_looks_secret(text), None, "{text}");
    }
}
