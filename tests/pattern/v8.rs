//! V8's results, from Node. It runs in a separate process with a time limit.

use std::io::{ErrorKind, Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const LIMIT: Duration = Duration::from_secs(180);

/// Returns for each pattern V8's errors with `u` and without, or a list: the error with `u` if there is none without it, and whether each text
/// matches, `null` if V8 gave up on the text or the pattern. Returns `None` if Node is missing.
pub fn answers(cases: &[(String, Vec<String>)]) -> Option<Vec<Value>> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pattern/v8.mjs");
    let mut node = match Command::new("node").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            println!("not compared with V8, node is not there");
            return None;
        }
        node => node.unwrap(),
    };
    let mut stdin = node.stdin.take().unwrap();
    let input = json!(cases).to_string();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let mut stdout = node.stdout.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut output = String::new();
        stdout.read_to_string(&mut output).map(|_| output)
    });
    let started = Instant::now();
    while node.try_wait().unwrap().is_none() {
        if started.elapsed() > LIMIT {
            node.kill().unwrap();
            panic!("node took more than {LIMIT:?}");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    writer.join().unwrap().unwrap();
    Some(serde_json::from_str(&reader.join().unwrap().unwrap()).unwrap())
}
