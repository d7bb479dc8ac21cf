//! Requests that lie beside the project, if they are there.

use mcp_elicitation::trust::{Place, Secret, solicited};
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

/// The texts of one property, as the form hands them over.
pub fn texts<'a>(name: &'a str, property: &'a Value) -> Vec<(Place, &'a str)> {
    let mut texts = vec![(Place::Name, name)];
    let string = |key: &str| property.get(key).and_then(Value::as_str);
    for (place, key) in [
        (Place::Title, "title"),
        (Place::Description, "description"),
        (Place::Default, "default"),
        (Place::Pattern, "pattern"),
        (Place::Format, "format"),
    ] {
        texts.extend(string(key).map(|text| (place, text)));
    }
    if property.get("writeOnly") == Some(&Value::Bool(true)) {
        texts.push((Place::WriteOnly, ""));
    }
    for holder in [Some(property), property.get("items")].into_iter().flatten() {
        for key in ["enum", "enumNames"] {
            let options = holder.get(key).and_then(Value::as_array).into_iter().flatten();
            texts.extend(options.filter_map(Value::as_str).map(|text| (Place::Option, text)));
        }
        for key in ["oneOf", "anyOf"] {
            for option in holder.get(key).and_then(Value::as_array).into_iter().flatten() {
                for key in ["const", "title"] {
                    texts.extend(option.get(key).and_then(Value::as_str).map(|text| (Place::Option, text)));
                }
            }
        }
    }
    texts
}

/// Every secret that a form asks for: the property's name ("" for the message) and the finding.
pub fn secrets(params: &Value) -> Vec<(String, Secret)> {
    let mut found = Vec::new();
    if params.get("mode").and_then(Value::as_str) == Some("url") {
        return found;
    }
    if let Some(message) = params.get("message").and_then(Value::as_str) {
        found.extend(solicited(&[(Place::Message, message)]).map(|secret| (String::new(), secret)));
    }
    let properties = params.pointer("/requestedSchema/properties").and_then(Value::as_object);
    for (name, property) in properties.into_iter().flatten() {
        if property.get("type").and_then(Value::as_str) != Some("boolean") {
            found.extend(solicited(&texts(name, property)).map(|secret| (name.clone(), secret)));
        }
    }
    found
}
