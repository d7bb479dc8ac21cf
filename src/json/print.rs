use super::{Node, Text, Value};
use std::fmt::{self, Write};

impl fmt::Display for Text {
    /// Writes the text as a JSON string, with quotes and escapes; lone surrogates are escaped, so nothing is lost.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        match self.ill_formed_units() {
            None => self.chars().try_for_each(|c| write_escaped(f, c))?,
            Some(units) => {
                for unit in char::decode_utf16(units.iter().copied()) {
                    match unit {
                        Ok(c) => write_escaped(f, c)?,
                        Err(lone) => write!(f, "\\u{:04x}", lone.unpaired_surrogate())?,
                    }
                }
            }
        }
        f.write_char('"')
    }
}

fn write_escaped(f: &mut fmt::Formatter<'_>, c: char) -> fmt::Result {
    match c {
        '"' => f.write_str("\\\""),
        '\\' => f.write_str("\\\\"),
        '\n' => f.write_str("\\n"),
        '\r' => f.write_str("\\r"),
        '\t' => f.write_str("\\t"),
        '\0'..='\x1F' => write!(f, "\\u{:04x}", u32::from(c)),
        _ => f.write_char(c),
    }
}

impl fmt::Display for Value {
    /// Writes the value as JSON text without white space; with `{:#}` on lines of their own, indented by two spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_value(f, self, f.alternate(), 0)
    }
}

impl fmt::Display for Node {
    /// As [`Value`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.value, f)
    }
}

fn write_value(f: &mut fmt::Formatter<'_>, value: &Value, lines: bool, depth: usize) -> fmt::Result {
    let inner = depth.saturating_add(1);
    match value {
        Value::Null => f.write_str("null"),
        Value::Boolean(boolean) => f.write_str(if *boolean { "true" } else { "false" }),
        Value::Number(number) => f.write_str(number.lexeme()),
        Value::String(text) => write!(f, "{text}"),
        Value::Array(items) if items.is_empty() => f.write_str("[]"),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                f.write_char(if index == 0 { '[' } else { ',' })?;
                write_break(f, lines, inner)?;
                write_value(f, &item.value, lines, inner)?;
            }
            write_break(f, lines, depth)?;
            f.write_char(']')
        }
        Value::Object(object) if object.is_empty() => f.write_str("{}"),
        Value::Object(object) => {
            for (index, member) in object.iter().enumerate() {
                f.write_char(if index == 0 { '{' } else { ',' })?;
                write_break(f, lines, inner)?;
                write!(f, "{}{}", member.name, if lines { ": " } else { ":" })?;
                write_value(f, &member.node.value, lines, inner)?;
            }
            write_break(f, lines, depth)?;
            f.write_char('}')
        }
    }
}

fn write_break(f: &mut fmt::Formatter<'_>, lines: bool, depth: usize) -> fmt::Result {
    if lines {
        f.write_char('\n')?;
        (0..depth).try_for_each(|_| f.write_str("  "))?;
    }
    Ok(())
}
