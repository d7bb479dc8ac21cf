use super::class::Class;
use super::parse::{INFINITE, Parser};

const MINUS: u32 = 0x2D;

impl Parser {
    /// Parses the text after `[`.
    pub(super) fn character_class(&mut self) -> Option<Class> {
        let mut class = Class::default();
        class.negative = self.eat('^');
        loop {
            if self.eat(']') {
                return Some(class);
            }
            let first = self.class_atom(&mut class)?;
            let mut last = first;
            if self.eat('-') {
                if self.peek() == Some(']') {
                    class.add(MINUS, MINUS);
                } else {
                    last = self.class_atom(&mut class)?;
                    if self.without_u && (first.is_none() || last.is_none()) {
                        // In `[\w-.]`, the `-` is a character.
                        [first, Some(MINUS), last].into_iter().flatten().for_each(|point| class.add(point, point));
                        continue;
                    }
                    (first? <= last?).then_some(())?;
                }
            }
            if let (Some(first), Some(last)) = (first, last) {
                class.add(first, last);
            }
        }
    }

    /// Parses one atom of a class. `Some(None)` means that it was an escape for a set, which was added to the class.
    fn class_atom(&mut self, class: &mut Class) -> Option<Option<u32>> {
        match self.next()? {
            '\\' if self.eat('b') => Some(Some(8)),
            '\\' if self.eat('-') => Some(Some(MINUS)),
            '\\' if self.class_escape(class)? => Some(None),
            '\\' => self.character_escape().map(Some),
            c => Some(Some(u32::from(c))),
        }
    }

    /// Parses `\d`, `\s`, `\w`, `\p{…}` or a complement, after the backslash; returns `false` for any other escape.
    pub(super) fn class_escape(&mut self, class: &mut Class) -> Option<bool> {
        let letter = self.peek()?;
        if class.add_escape(letter) {
            self.skip();
            return Some(true);
        }
        if !matches!(letter, 'p' | 'P') || self.without_u {
            return Some(false);
        }
        self.skip();
        self.expect('{')?;
        let mut name = String::new();
        // Only names that cannot mean anything else are passed on.
        while !self.eat('}') {
            match self.next()? {
                c @ ('a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '=') => name.push(c),
                _ => return None,
            }
        }
        match self.property {
            Some(property) if property(&name, 'a').is_none() => return None,
            Some(_) => class.properties.push((name, letter == 'P')),
            None => self.undecided = true,
        }
        Some(true)
    }

    /// Parses an escape for a single code point, after the backslash.
    pub(super) fn character_escape(&mut self) -> Option<u32> {
        let point = match self.next()? {
            't' => 9,
            'n' => 10,
            'v' => 11,
            'f' => 12,
            'r' => 13,
            'c' => u32::from(self.next().filter(char::is_ascii_alphabetic)?) & 31,
            '0' if !self.peek().is_some_and(|c| c.is_ascii_digit()) => 0,
            'x' => self.hexadecimal(2)?,
            'u' => self.unicode_escape()?,
            c @ ('$' | '('..='+' | '.' | '/' | '?' | '['..='^' | '{'..='}') => u32::from(c),
            // A letter or a digit without a meaning has one in another dialect, such as `\Z`: this is not decided.
            c if self.without_u && !c.is_ascii_alphanumeric() => u32::from(c),
            _ => return None,
        };
        Some(point)
    }

    /// Parses the text after `\u`.
    fn unicode_escape(&mut self) -> Option<u32> {
        if !self.without_u && self.eat('{') {
            let point = self.number(16, usize::MAX)?;
            self.expect('}')?;
            return (point <= u32::from(char::MAX)).then_some(point);
        }
        let lead = self.hexadecimal(4)?;
        if self.without_u || !(0xD800..0xDC00).contains(&lead) {
            return Some(lead);
        }
        let behind = self.at;
        if self.eat('\\')
            && self.eat('u')
            && let Some(trail @ 0xDC00..=0xDFFF) = self.hexadecimal(4)
        {
            return Some(((lead & 0x3FF) << 10 | (trail & 0x3FF)).saturating_add(0x1_0000));
        }
        self.at = behind;
        Some(lead)
    }

    fn hexadecimal(&mut self, digits: usize) -> Option<u32> {
        let end = self.at.saturating_add(digits);
        self.number(16, digits).filter(|_| self.at == end)
    }

    /// Parses up to `digits` digits; `None` if there are none.
    pub(super) fn number(&mut self, radix: u32, digits: usize) -> Option<u32> {
        let mut number = None;
        for _ in 0..digits {
            let Some(digit) = self.peek().and_then(|c| c.to_digit(16)).filter(|digit| *digit < radix) else { break };
            self.skip();
            number = Some(number.unwrap_or(0_u32).saturating_mul(radix).saturating_add(digit).min(INFINITE));
        }
        number
    }

    /// Parses a group name after `<`, up to and including `>`. A name that is not plain ASCII is undecided.
    pub(super) fn group_name(&mut self) -> Option<()> {
        let mut is_first = true;
        loop {
            match self.next()? {
                '>' if !is_first => return Some(()),
                '$' | '_' | 'a'..='z' | 'A'..='Z' => {}
                '0'..='9' if !is_first => {}
                '\\' | '\u{80}'.. => self.undecided = true,
                _ => return None,
            }
            is_first = false;
        }
    }
}
