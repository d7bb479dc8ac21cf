//! V8's results, from Node.

use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

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
    let output = node.wait_with_output().unwrap().stdout;
    writer.join().unwrap().unwrap();
    Some(serde_json::from_slice(&output).unwrap())
}
