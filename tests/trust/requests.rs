//! The requests next to the repository, if they are there.

use serde_json::Value;

fn shared(path: &str) -> Option<Vec<Value>> {
    let path = format!("{}/../shared/requests/{path}", env!("CARGO_MANIFEST_DIR"));
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(serde_json::from_str(&text).unwrap()),
        Err(_) => {
            println!("nothing is checked: {path} is not there");
            None
        }
    }
}

pub fn hostile() -> Vec<Value> {
    shared("hostile.json").unwrap_or_default()
}

pub fn real() -> Vec<Value> {
    let folder = format!("{}/../shared/requests/real", env!("CARGO_MANIFEST_DIR"));
    let Ok(files) = std::fs::read_dir(&folder) else {
        println!("nothing is checked: {folder} is not there");
        return Vec::new();
    };
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names.iter().flat_map(|name| shared(&format!("real/{name}")).unwrap_or_default()).collect()
}
