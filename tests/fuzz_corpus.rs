//! Runs the inputs of fuzz/corpus through their targets; `make fuzz` finds new ones.

#[path = "../fuzz/src/targets.rs"]
mod targets;

use std::fs;

fn replay(target: &str, run: fn(&[u8])) {
    let folder = format!("{}/fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 10, "{folder} holds {} inputs", files.len());
    for file in files {
        println!("{}", file.display());
        run(&fs::read(file).unwrap());
    }
}

#[test]
fn request() {
    replay("request", targets::request);
}

#[test]
fn schema() {
    replay("schema", targets::schema);
}

#[test]
fn pattern() {
    replay("pattern", targets::pattern);
}

#[test]
fn address() {
    replay("address", targets::address);
}

#[test]
fn answer() {
    replay("answer", targets::answer);
}
