use super::{Member, Node, Number, Object, Range, Text, Value};
use std::fmt;

/// The maximum nesting depth of arrays and objects.
pub const MAX_DEPTH: usize = 64;

/// The maximum length of a number. Comparisons and divisions read each digit, often many times.
pub const MAX_DIGITS: usize = 1_000;

/// The maximum number of digits of an exponent, which then fits into an `i64`.
const MAX_EXPONENT: usize = 18;

#[derive(Debug, Clone)]
pub struct Document {
    pub root: Node,
    /// The ranges of member names that a later member of the same name has replaced.
    pub duplicates: Vec<Range>,
    /// The starts of values that are too deep or too long, in the order of the text. They read as `null`, and only
    /// [`parse_skipping`] accepts them.
    pub skipped: Vec<SyntaxError>,
}

/// The reason why a text is not JSON, with its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SyntaxError {
    /// The kind of error.
    pub kind: SyntaxErrorKind,
    pub at: usize,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid JSON at byte {}: {}", self.at, self.kind.as_str())
    }
}

impl std::error::Error for SyntaxError {}

names! {
    /// The ways in which a text cannot be read.
    pub enum SyntaxErrorKind {
        Malformed = "syntax error",
        /// Arrays and objects nested deeper than [`MAX_DEPTH`].
        TooDeep = "nested too deep",
        /// A number longer than [`MAX_DIGITS`] characters, or with an exponent of more than 18 digits.
        LongNumber = "number too long",
    }
}

/// Reads a JSON text (RFC 8259), which may begin with a byte order mark.
/// Returns the first position at which the text is not JSON, is nested deeper than [`MAX_DEPTH`], or has a number of
/// more than [`MAX_DIGITS`] characters.
pub fn parse(text: &str) -> Result<Document, SyntaxError> {
    let document = parse_skipping(text)?;
    match document.skipped.first() {
        Some(error) => Err(*error),
        None => Ok(document),
    }
}

/// Reads a JSON text like [`parse`], but skips values that are nested deeper than [`MAX_DEPTH`] and numbers that are
/// too long: a request may contain much that no reader needs (`docs/security.md` R11).
/// Returns the first position at which the text is not JSON; in a skipped value only brackets are counted.
pub fn parse_skipping(text: &str) -> Result<Document, SyntaxError> {
    let at = if text.starts_with('\u{FEFF}') { 3 } else { 0 };
    let (root, duplicates) = (Node::from(Value::Null), Vec::new());
    let document = Document { root, duplicates, skipped: Vec::new() };
    let mut parser = Parser { text, at, document };
    parser.document.root = parser.value(0)?;
    if parser.next_byte().is_some() {
        return Err(parser.error());
    }
    Ok(parser.document)
}

impl Number {
    /// Reads a text that is one JSON number, for example `-1.50e3`.
    pub fn parse(text: &str) -> Option<Self> {
        if !text.starts_with(|c: char| c == '-' || c.is_ascii_digit()) || text.ends_with(|c: char| !c.is_ascii_digit())
        {
            return None;
        }
        parse(text).ok()?.root.as_number().cloned()
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    document: Document,
}

type ParseResult<T> = Result<T, SyntaxError>;

impl Parser<'_> {
    fn error(&self) -> SyntaxError {
        SyntaxError { kind: SyntaxErrorKind::Malformed, at: self.at }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn advance(&mut self) {
        self.at = self.at.wrapping_add(1);
    }

    fn next_byte(&mut self) -> Option<u8> {
        loop {
            match self.peek() {
                Some(b' ' | b'\t' | b'\n' | b'\r') => self.advance(),
                byte => return byte,
            }
        }
    }

    /// Reads the members between two brackets, separated by commas.
    fn members(&mut self, end: u8, member: &mut dyn FnMut(&mut Self) -> ParseResult<()>) -> ParseResult<()> {
        self.advance();
        let mut goes_on = self.next_byte() != Some(end);
        while goes_on {
            member(self)?;
            self.next_byte();
            goes_on = self.eat(b',');
        }
        if self.eat(end) { Ok(()) } else { Err(self.error()) }
    }

    fn eat(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        if is_next {
            self.advance();
        }
        is_next
    }

    fn range(&self, start: usize) -> Range {
        Range { start, end: self.at }
    }

    fn value(&mut self, depth: usize) -> ParseResult<Node> {
        let byte = self.next_byte();
        let start = self.at;
        let value = match byte {
            Some(b'{' | b'[') if depth >= MAX_DEPTH => self.skip()?,
            Some(b'{') => Value::Object(self.object(depth)?),
            Some(b'[') => Value::Array(self.array(depth)?),
            Some(b'"') => Value::String(self.string()?),
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b't') => self.word("true", Value::Boolean(true))?,
            Some(b'f') => self.word("false", Value::Boolean(false))?,
            Some(b'n') => self.word("null", Value::Null)?,
            _ => return Err(self.error()),
        };
        Ok(Node { value, range: self.range(start) })
    }

    fn word(&mut self, word: &str, value: Value) -> ParseResult<Value> {
        if word.bytes().all(|byte| self.eat(byte)) { Ok(value) } else { Err(self.error()) }
    }

    /// Skips to the end of this array or object, however deep it is.
    fn skip(&mut self) -> ParseResult<Value> {
        let start = self.at;
        let mut open = 0usize;
        loop {
            match self.peek() {
                Some(b'"') => {
                    self.string()?;
                    continue;
                }
                Some(b'{' | b'[') => open = open.wrapping_add(1),
                Some(b'}' | b']') => open = open.saturating_sub(1),
                Some(_) => {}
                None => return Err(self.error()),
            }
            self.advance();
            if open == 0 {
                self.document.skipped.push(SyntaxError { kind: SyntaxErrorKind::TooDeep, at: start });
                return Ok(Value::Null);
            }
        }
    }

    fn array(&mut self, depth: usize) -> ParseResult<Vec<Node>> {
        let mut items = Vec::new();
        self.members(b']', &mut |parser| {
            items.push(parser.value(depth.wrapping_add(1))?);
            Ok(())
        })?;
        Ok(items)
    }

    fn object(&mut self, depth: usize) -> ParseResult<Object> {
        let mut members = Vec::new();
        self.members(b'}', &mut |parser| {
            if parser.next_byte() != Some(b'"') {
                return Err(parser.error());
            }
            let start = parser.at;
            let name = parser.string()?;
            let name_range = parser.range(start);
            if parser.next_byte() != Some(b':') {
                return Err(parser.error());
            }
            parser.advance();
            members.push(Member { name, name_range, node: parser.value(depth.wrapping_add(1))? });
            Ok(())
        })?;
        let (object, replaced) = Object::with_duplicates(members);
        self.document.duplicates.extend(replaced);
        Ok(object)
    }

    fn digits(&mut self) -> bool {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.advance();
        }
        self.at > start
    }

    fn number(&mut self) -> ParseResult<Value> {
        let start = self.at;
        self.eat(b'-');
        let whole = if self.eat(b'0') { !matches!(self.peek(), Some(b'0'..=b'9')) } else { self.digits() };
        let fraction = !self.eat(b'.') || self.digits();
        let exponent = !(self.eat(b'e') || self.eat(b'E')) || {
            let _sign = self.eat(b'+') || self.eat(b'-');
            self.digits()
        };
        let lexeme = self.text.get(start..self.at).unwrap_or_default();
        if !(whole && fraction && exponent) {
            return Err(self.error());
        }
        let exponent = lexeme.bytes().rev().take_while(u8::is_ascii_digit).count();
        let has_exponent = lexeme.contains(&['e', 'E'][..]);
        if lexeme.len() > MAX_DIGITS || (has_exponent && exponent > MAX_EXPONENT) {
            self.document.skipped.push(SyntaxError { kind: SyntaxErrorKind::LongNumber, at: start });
            return Ok(Value::Null);
        }
        Ok(Value::Number(Number::from_lexeme(lexeme)))
    }

    fn string(&mut self) -> ParseResult<Text> {
        self.advance();
        let mut units: Vec<u16> = Vec::new();
        loop {
            let start = self.at;
            while self.peek().is_some_and(|byte| !matches!(byte, b'"' | b'\\' | 0..=0x1F)) {
                self.advance();
            }
            let plain = self.text.get(start..self.at).unwrap_or_default();
            // Most strings have no escapes and are copied as they are.
            if units.is_empty() && self.eat(b'"') {
                return Ok(Text::from(plain));
            }
            units.extend(plain.encode_utf16());
            if self.eat(b'"') {
                return Ok(Text::from_utf16(&units));
            }
            if self.eat(b'\\') {
                units.push(self.escape().ok_or(self.error())?);
            } else {
                return Err(self.error());
            }
        }
    }

    fn escape(&mut self) -> Option<u16> {
        let unit = match self.peek()? {
            byte @ (b'"' | b'\\' | b'/') => u16::from(byte),
            b'b' => 8,
            b't' => 9,
            b'n' => 10,
            b'f' => 12,
            b'r' => 13,
            b'u' => {
                let mut hex = self.text.get(self.at.wrapping_add(1)..self.at.wrapping_add(5))?.chars();
                self.at = self.at.wrapping_add(4);
                u16::try_from(hex.try_fold(0, |unit, digit| Some(unit << 4 | digit.to_digit(16)?))?).ok()?
            }
            _ => return None,
        };
        self.advance();
        Some(unit)
    }
}
