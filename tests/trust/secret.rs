use super::requests::{hostile, real};
use mcp_elicitation::form::{Warning, open};
use mcp_elicitation::trust::{Secret, names_secret, value_looks_secret};

/// Returns the texts of one kind in a list: authors of `title`, `message` and `ordinary` had not seen the nouns; those
/// of `own-title`, `own-message` and `hard` had. Those of `word` and `value` must all be found, or none.
fn of_kind<'a>(list: &'a str, kind: &'a str) -> impl Iterator<Item = &'a str> {
    list.lines()
        .map(|line| line.splitn(3, '\t').collect::<Vec<_>>())
        .filter(move |line| line[0] == kind)
        .map(|line| line[2])
}

/// Returns the percentage of texts of a kind for which `is` is true, and prints these texts.
fn share(list: &str, kind: &str, name: &str, is: &dyn Fn(Option<Secret>) -> bool) -> usize {
    let all: Vec<&str> = of_kind(list, kind).collect();
    let matches: Vec<&str> = all.iter().copied().filter(|text| is(names_secret(text))).collect();
    println!("{kind}, {name}: {} of {}: {matches:#?}", matches.len(), all.len());
    matches.len() * 100 / all.len()
}

const ASKS: &str = include_str!("lists/asks.tsv");
const ORDINARY: &str = include_str!("lists/ordinary.tsv");

#[test]
fn r20_finds_most_texts_that_ask_for_a_secret() {
    for (kind, missed, marked) in
        [("title", 10, 20), ("own-title", 10, 10), ("message", 20, 75), ("own-message", 10, 50)]
    {
        assert!(share(ASKS, kind, "missed", &|named| named.is_none()) <= missed, "{kind}");
        assert!(share(ASKS, kind, "marked", &|named| named == Some(Secret::Mentioned)) <= marked, "{kind}");
    }
}

#[test]
fn r20_requires_a_second_step_for_few_ordinary_texts() {
    for (kind, asked, marked) in [("ordinary", 3, 6), ("hard", 10, 90)] {
        assert!(share(ORDINARY, kind, "asked", &|named| named == Some(Secret::Asked)) <= asked, "{kind}");
        assert!(share(ORDINARY, kind, "marked", &|named| named == Some(Secret::Mentioned)) <= marked, "{kind}");
    }
}

#[test]
fn r20_matches_whole_words_and_compounds_only() {
    for text in of_kind(ASKS, "word") {
        assert!(names_secret(text).is_some(), "{text}");
    }
    for text in of_kind(ORDINARY, "word") {
        assert_eq!(names_secret(text), None, "{text}");
    }
    assert_eq!(names_secret("Where is your ~/.ssh key stored?"), Some(Secret::Mentioned));
}

/// Returns the names of the fields with a warning; "" is the message.
fn warned(properties: &str) -> Vec<String> {
    let (_, form) =
        open(&format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{properties}}}}}"#)).unwrap();
    let fields = form.fields.iter().filter(|field| field.warning == Some(Warning::Secret));
    fields.map(|field| field.property.name.as_str().to_owned()).collect()
}

#[test]
fn r20_reads_the_texts_next_to_a_text_field() {
    for (properties, expected) in [
        (r#"{"a":{"type":"string","title":"Password"}}"#, vec!["a"]),
        (r#"{"a":{"type":"string","description":"Your password"}}"#, vec!["a"]),
        (r#"{"password":{"type":"string"}}"#, vec!["password"]),
        (r#"{"a":{"type":"array","items":{"type":"string"},"title":"Backup codes"}}"#, vec!["a"]),
        (r#"{"a":{"type":"array","items":{"type":"string","title":"Backup code"}}}"#, vec!["a"]),
        (r#"{"a":{"type":"array","items":{"type":"integer","description":"Your PIN"}}}"#, vec!["a"]),
        (r#"{"a":{"type":"integer","title":"PIN"}}"#, vec!["a"]),
        (r#"{"a":{"type":"string","writeOnly":true}}"#, vec!["a"]),
        (r#"{"a":{"type":"string","format":"password"}}"#, vec!["a"]),
        (r#"{"a":{"type":"string","pattern":"^sk-[A-Za-z0-9]{48}$"}}"#, vec!["a"]),
        (r#"{"a":{"type":"string","examples":["ghp_16C7e42F292c6912E7710c838347Ae178B4a"]}}"#, vec!["a"]),
        (
            r#"{"g":{"type":"object","title":"Password","properties":{"a":{"type":"string"},"b":{"type":"boolean"}}}}"#,
            vec!["a"],
        ),
        (r#"{"a":{"type":"boolean","title":"Show my password"}}"#, vec![]),
        (r#"{"a":{"enum":["x","y"],"title":"Password policy"}}"#, vec![]),
        (r#"{"a":{"const":"password","title":"Grant type"}}"#, vec![]),
    ] {
        assert_eq!(warned(properties), expected, "{properties}");
    }
}

#[test]
fn r20_only_marks_a_text_that_mentions_a_secret() {
    for (property, expected) in [
        (r#"{"type":"string","title":"API key"}"#, Some(Warning::Secret)),
        (r#"{"type":"string","title":"Enter your password"}"#, Some(Warning::Secret)),
        (r#"{"type":"string","title":"2FA code"}"#, Some(Warning::Secret)),
        (r#"{"type":"string","title":"Secret answer"}"#, Some(Warning::Secret)),
        (r#"{"type":"string","title":"db_passwd"}"#, Some(Warning::Secret)),
        (r#"{"type":"string","title":"Login","examples":["Your GitHub password"]}"#, Some(Warning::Secret)),
        (r#"{"type":"string","title":"Which access token shall I revoke?"}"#, Some(Warning::SecretMention)),
        (r#"{"type":"integer","title":"How many recovery codes shall I print?"}"#, Some(Warning::SecretMention)),
        (
            r#"{"type":"string","title":"User","description":"Do not type your password here."}"#,
            Some(Warning::SecretMention),
        ),
        (
            r#"{"type":"string","title":"Which access token shall I revoke?","description":"API key"}"#,
            Some(Warning::Secret),
        ),
        (r#"{"type":"string","title":"Name of the vault entry"}"#, None),
    ] {
        let request =
            format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
        let form = open(&request).unwrap().1;
        assert_eq!(form.fields[0].warning, expected, "{property}");
        assert_eq!(form.is_secret_asked(), expected == Some(Warning::Secret), "{property}");
        assert!(expected.is_none() || form.draft().is_empty());
    }
}

#[test]
fn r20_reads_the_message_if_the_form_has_a_text_field() {
    let asks = |properties: &str| {
        let request = format!(
            r#"{{"message":"Enter the password","requestedSchema":{{"type":"object","properties":{properties}}}}}"#
        );
        open(&request).unwrap().1.is_secret_asked()
    };
    assert!(asks(r#"{"a":{"type":"string"}}"#));
    assert!(!asks(r#"{"a":{"type":"boolean"}}"#));
    assert!(!asks("{}"));
}

/// Returns true if the form of a request has a warning.
fn is_warned(params: &serde_json::Value) -> bool {
    open(&params.to_string()).is_ok_and(|(_, form)| form.is_secret_asked())
}

#[test]
fn r20_finds_hostile_requests_for_secrets() {
    let asks = |expect: &str| expect.contains("secret-solicitation") && !expect.contains("mixed-scripts");
    let cases: Vec<_> = hostile().into_iter().filter(|case| asks(case["expect"].as_str().unwrap())).collect();
    let missed: Vec<_> =
        cases.iter().filter(|case| !is_warned(&case["params"])).map(|case| case["id"].to_string()).collect();
    println!("{} of {} missed: {missed:#?}", missed.len(), cases.len());
    assert!(missed.len() * 5 <= cases.len(), "{missed:#?}");
}

/// People checked every finding in the requests of real servers: all of them ask for a secret.
#[test]
fn r20_warns_about_real_requests_only_if_they_ask_for_secrets() {
    let words = ["password", "pw", "api key", "api_key", "apikey", "credential", "token", "passcode", "secret", "mfa"];
    for case in real().iter().filter(|case| is_warned(&case["params"])) {
        let text = case["params"].to_string();
        let (_, form) = open(&text).unwrap();
        let names = form.fields.iter().filter(|field| field.warning == Some(Warning::Secret));
        let names: Vec<&str> = names.map(|field| field.property.name.as_str()).collect();
        println!("{names:?}");
        assert!(words.iter().any(|word| text.to_lowercase().contains(word)), "{names:?} of {text}");
    }
}

#[test]
fn r21_finds_values_that_look_like_secrets() {
    let fake = "A1b2C3d4".repeat(4);
    for text in [
        format!("sk-{fake}"),
        format!("sk-proj-{fake}"),
        format!("sk-ant-api03-{fake}"),
        format!("my key is sk-{fake}, thanks"),
        format!("ghp_{fake}"),
        format!("gho_{fake}"),
        format!("ghu_{fake}"),
        format!("ghs_{fake}"),
        format!("ghr_{fake}"),
        format!("github_pat_{fake}"),
        format!("TOKEN=glpat-{fake}"),
        "AKIAIOSFODNN7EXAMPLE".into(),
        "ASIAIOSFODNN7EXAMPLE".into(),
        format!("xoxb-{fake}"),
        format!("xoxp-123456789012-{fake}"),
        format!("AIza{fake}abc"),
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N".into(),
        "eyJhbGciOiJIUzI1NiJ9.e30.x".into(),
        "-----BEGIN PRIVATE KEY-----\nMIIE".into(),
        "-----BEGIN RSA PRIVATE KEY-----".into(),
        "-----BEGIN OPENSSH PRIVATE KEY-----".into(),
        "-----BEGIN PGP PRIVATE KEY BLOCK-----".into(),
        "4111 1111 1111 1111".into(),
        "4111111111111111".into(),
        "4111-1111-1111-1111".into(),
        "378282246310005".into(),
        "3782 822463 10005".into(),
        "6011000990139424".into(),
        "4222222222222".into(),
        "My card: 5555 5555 5555 4444, valid to 12/29".into(),
        "4111 1111 1111 1111 123".into(),
        "6304000000000000000".into(),
        "abandon ability able about above absent absorb abstract absurd abuse access accident".into(),
        "legal winner thank year wave sausage worth useful legal winner thank yellow".into(),
        "1. legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow".into(),
        ["zoo"; 24].join("\n"),
        ["zoo"; 15].join(" "),
        ["zoo"; 18].join("  "),
        ["zoo"; 21].join(" "),
    ] {
        assert!(value_looks_secret(&text), "{text}");
    }
}

#[test]
fn r21_leaves_ordinary_values_alone() {
    for text in of_kind(ORDINARY, "value") {
        assert!(!value_looks_secret(text), "{text}");
    }
}
