use crate::requests::{hostile, real, secrets};

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
