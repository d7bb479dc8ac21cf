use crate::requests::{hostile, real, secrets};
use mcp_elicitation::trust::{Place, solicited};

/// The lines of a list: a place and a text that stands there.
fn lines(list: &str) -> impl Iterator<Item = (Place, &str)> {
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
        lines(include_str!("asked.txt")).filter(|&(place, text)| solicited(&[(place, text)]).is_none()).collect();
    assert!(missed.is_empty(), "{} missed: {missed:#?}", missed.len());
}

#[test]
fn r20_what_only_sounds_like_a_secret_is_left_alone() {
    let alarms: Vec<_> = lines(include_str!("harmless.txt"))
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

#[test]
fn r20_real() {
    for case in real() {
        for (name, secret) in secrets(&case["params"]) {
            println!("{} {name:?} {secret:?} {}", case["id"], case["params"]["message"]);
        }
    }
}
