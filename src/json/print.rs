use super::{Node, Text, Value};
use std::fmt;

impl Text {
    /// Returns the text as a JSON string with quotes; lone surrogates are escaped, so nothing is lost.
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        push_text(&mut json, self);
        json
    }
}

impl Value {
    /// Returns the value as JSON text without white space.
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        push_value(&mut json, self, None);
        json
    }

    /// Returns a string as it is, and any other value as JSON text.
    pub fn to_text(&self) -> String {
        match self {
            Self::String(text) => text.as_str().to_owned(),
            value => value.to_json(),
        }
    }

    /// Returns the value as JSON text on separate lines, indented by two spaces.
    pub fn to_json_lines(&self) -> String {
        let mut json = String::new();
        push_value(&mut json, self, Some(0));
        json
    }
}

impl Node {
    pub fn to_json(&self) -> String {
        self.value.to_json()
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

/// Appends the last `count` hexadecimal digits of a code.
pub(crate) fn push_hex(text: &mut String, code: u32, count: u32, letters: u8) {
    for place in (0..count).rev() {
        let digit = u8::try_from(code.wrapping_shr(place.wrapping_mul(4)) & 15).unwrap_or(0);
        text.push(char::from(if digit < 10 { b'0' } else { letters.wrapping_sub(10) }.wrapping_add(digit)));
    }
}

fn push_text(json: &mut String, text: &Text) {
    json.push('"');
    match text.ill_formed_units() {
        None => text.chars().for_each(|c| push_escaped(json, c)),
        Some(units) => {
            for unit in char::decode_utf16(units.iter().copied()) {
                match unit {
                    Ok(c) => push_escaped(json, c),
                    Err(lone) => push_unit(json, u32::from(lone.unpaired_surrogate())),
                }
            }
        }
    }
    json.push('"');
}

fn push_unit(json: &mut String, unit: u32) {
    json.push_str("\\u");
    push_hex(json, unit, 4, b'a');
}

fn push_escaped(json: &mut String, c: char) {
    let escape = match c {
        '"' | '\\' => c,
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        '\0'..='\x1F' => return push_unit(json, u32::from(c)),
        _ => return json.push(c),
    };
    json.push('\\');
    json.push(escape);
}

/// Writes a value; with a depth, on separate lines indented from there.
fn push_value(json: &mut String, value: &Value, depth: Option<usize>) {
    let inner = depth.map(|depth| depth.wrapping_add(1));
    let ([open, close], inside): (_, &mut dyn Iterator<Item = (Option<&Text>, &Node)>) = match value {
        Value::Null => return json.push_str("null"),
        Value::Boolean(boolean) => return json.push_str(if *boolean { "true" } else { "false" }),
        Value::Number(number) => return json.push_str(number.lexeme()),
        Value::String(text) => return push_text(json, text),
        Value::Array(items) => (['[', ']'], &mut items.iter().map(|item| (None, item))),
        Value::Object(object) => (['{', '}'], &mut object.iter().map(|member| (Some(&member.name), &member.node))),
    };
    json.push(open);
    let mut is_empty = true;
    for (name, node) in inside {
        if !is_empty {
            json.push(',');
        }
        is_empty = false;
        push_break(json, inner);
        if let Some(name) = name {
            push_text(json, name);
            json.push_str(if depth.is_some() { ": " } else { ":" });
        }
        push_value(json, &node.value, inner);
    }
    if !is_empty {
        push_break(json, depth);
    }
    json.push(close);
}

fn push_break(json: &mut String, depth: Option<usize>) {
    if let Some(depth) = depth {
        json.push('\n');
        (0..depth).for_each(|_| json.push_str("  "));
    }
}
