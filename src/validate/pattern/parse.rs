use std::mem::{replace, take};

use super::class::{Class, Property};
use super::program::{Instruction, Pattern, PatternError, Program};

/// Parses a pattern in one pass and without recursion; each finished group is popped from the stack as a part of the
/// program.
///
/// Its methods return `None` if the pattern is invalid.
#[derive(Default)]
pub(super) struct Parser {
    source: Vec<char>,
    pub(super) at: usize,
    pub(super) property: Option<Property>,
    /// True to read the pattern as without `u`.
    pub(super) without_u: bool,
    group: Group,
    outer: Vec<Group>,
    classes: Vec<Class>,
    looks: Vec<Program>,
    copied: usize,
    /// True if the rest is parsed only to check that it is valid.
    pub(super) undecided: bool,
}

/// An open parenthesis, or the whole pattern.
#[derive(Default)]
struct Group {
    /// `Some` for a look-around; true for a negative one.
    look: Option<bool>,
    /// True if terms are assembled from the last to the first.
    backward: bool,
    alternatives: Vec<Vec<Instruction>>,
    alternative: Vec<Instruction>,
}

/// The number from which V8 treats the bounds of a quantifier as infinite, and therefore as equal.
pub(super) const INFINITE: u32 = i32::MAX as u32;

/// The maximum number of instructions that are copied while a program is assembled.
const MAX_COPIED: usize = Pattern::MAX_PROGRAM.saturating_mul(20);

impl Pattern {
    /// Compiles a pattern. `property` decides `\p{…}`, which is undecided without it.
    ///
    /// # Errors
    /// Returns a [`PatternError`] if the pattern is invalid or can never be decided.
    pub fn compile(pattern: &str, property: Option<Property>) -> Result<Self, PatternError> {
        let source: Vec<char> = pattern.chars().take(Self::MAX_PATTERN.saturating_add(1)).collect();
        if source.len() > Self::MAX_PATTERN {
            return Err(PatternError::Undecided);
        }
        // Without `u`, a code point above U+FFFF in a pattern would stand for its two halves.
        let is_basic = source.iter().all(|c| *c <= '\u{FFFF}');
        match Self::parse(&source, property, false) {
            Err(PatternError::Invalid) if is_basic => Self::parse(&source, property, true),
            result => result,
        }
    }

    fn parse(source: &[char], property: Option<Property>, without_u: bool) -> Result<Self, PatternError> {
        let mut parser = Parser { source: source.to_vec(), property, without_u, ..Parser::default() };
        let code = parser.read().ok_or(PatternError::Invalid)?;
        if parser.undecided {
            return Err(PatternError::Undecided);
        }
        let main = Program { code, backward: false };
        Ok(Self { classes: parser.classes, looks: parser.looks, main, property, without_u })
    }
}

impl Parser {
    fn read(&mut self) -> Option<Vec<Instruction>> {
        while let Some(c) = self.next() {
            self.term(c)?;
        }
        if !self.outer.is_empty() {
            return None;
        }
        let group = take(&mut self.group);
        Some(self.disjunction(group))
    }

    fn term(&mut self, c: char) -> Option<()> {
        let atom = match c {
            '|' => {
                let alternative = take(&mut self.group.alternative);
                self.group.alternatives.push(alternative);
                return Some(());
            }
            '(' => return self.open(),
            ')' => {
                let outer = self.outer.pop()?;
                let group = replace(&mut self.group, outer);
                let (look, backward) = (group.look, group.backward);
                let code = self.disjunction(group);
                if let Some(negative) = look {
                    let number = self.looks.len();
                    self.looks.push(Program { code, backward });
                    let look = if negative { Instruction::NegativeLook } else { Instruction::Look };
                    let code = vec![look(number)];
                    // Without `u`, a look-ahead may have a quantifier.
                    if !self.without_u || !backward {
                        self.append(code);
                        return Some(());
                    }
                    code
                } else {
                    code
                }
            }
            '^' | '$' => {
                self.append(vec![if c == '^' { Instruction::Start } else { Instruction::End }]);
                return Some(());
            }
            '.' => self.class_code(Class::dot()),
            '[' => {
                let class = self.character_class()?;
                self.class_code(class)
            }
            '\\' => match self.peek() {
                Some(letter @ ('b' | 'B')) => {
                    self.skip();
                    self.append(vec![Instruction::WordBoundary(letter == 'b')]);
                    return Some(());
                }
                Some('1'..='9') => {
                    self.number(10, usize::MAX);
                    self.undecided = true;
                    Vec::new()
                }
                Some('k') => {
                    self.skip();
                    self.expect('<')?;
                    self.group_name()?;
                    self.undecided = true;
                    Vec::new()
                }
                _ => {
                    let mut class = Class::default();
                    if !self.class_escape(&mut class)? {
                        let point = self.character_escape()?;
                        class.add(point, point);
                    }
                    self.class_code(class)
                }
            },
            '*' | '+' | '?' => return None,
            '{' | '}' | ']' if !self.without_u || (c == '{' && self.is_range()) => return None,
            _ => {
                let mut class = Class::default();
                class.add(u32::from(c), u32::from(c));
                self.class_code(class)
            }
        };
        let (min, max) = self.quantifier()?;
        let code = self.repeat(atom, min, max);
        self.append(code);
        Some(())
    }

    /// Parses the text after `(`.
    fn open(&mut self) -> Option<()> {
        let mut group = Group { backward: self.group.backward, ..Group::default() };
        if self.eat('?') {
            let behind = self.eat('<');
            match self.peek() {
                Some(c @ ('=' | '!')) => {
                    self.skip();
                    group.look = Some(c == '!');
                    // Look-ahead runs backwards from the end of the text, so its terms are emitted in reverse.
                    group.backward = !behind;
                }
                _ if behind => self.group_name()?,
                _ => self.modifiers()?,
            }
        }
        let outer = replace(&mut self.group, group);
        self.outer.push(outer);
        Some(())
    }

    /// Parses the modifiers between `(?` and `:`, which are usually absent; with them, the pattern is undecided.
    fn modifiers(&mut self) -> Option<()> {
        loop {
            match self.next()? {
                ':' => return Some(()),
                'i' | 'm' | 's' | '-' => self.undecided = true,
                _ => return None,
            }
        }
    }

    fn quantifier(&mut self) -> Option<(u32, u32)> {
        let Some(c @ ('*' | '+' | '?' | '{')) = self.peek() else { return Some((1, 1)) };
        self.next();
        if c == '{' && self.without_u && !self.is_range() {
            self.at = self.at.saturating_sub(1);
            return Some((1, 1));
        }
        let range = match c {
            '*' => (0, INFINITE),
            '+' => (1, INFINITE),
            '?' => (0, 1),
            _ => self.range().filter(|(min, max)| min <= max)?,
        };
        self.eat('?');
        Some(range)
    }

    /// Parses the text after `{` of a quantifier.
    fn range(&mut self) -> Option<(u32, u32)> {
        let min = self.number(10, usize::MAX)?;
        let max = if self.eat(',') { self.number(10, usize::MAX).unwrap_or(INFINITE) } else { min };
        self.expect('}').map(|()| (min, max))
    }

    /// Returns true if the `{` before is that of a quantifier; without `u`, any other is a character.
    fn is_range(&mut self) -> bool {
        let at = self.at;
        let is_range = self.range().is_some();
        self.at = at;
        is_range
    }

    fn class_code(&mut self, class: Class) -> Vec<Instruction> {
        let number = self.classes.len();
        self.classes.push(class);
        vec![Instruction::Class(number)]
    }

    /// Expands a repetition. A text has at most `MAX_TEXT` code points, and repeating an empty match changes nothing.
    /// So that many repetitions are as good as infinitely many, and one more must contain an empty match.
    fn repeat(&mut self, code: Vec<Instruction>, min: u32, max: u32) -> Vec<Instruction> {
        let (min, max) = (min as usize, max as usize);
        if code.is_empty() || (min, max) == (1, 1) {
            return code;
        }
        let min = min.min(Pattern::MAX_TEXT.saturating_add(1));
        let endless = max >= Pattern::MAX_TEXT;
        let optional = if endless { usize::from(min == 0) } else { max.saturating_sub(min) };
        let length = code.len().saturating_add(1);
        let mut repeated = Vec::new();
        let copied = min.saturating_add(optional).saturating_mul(code.len()).saturating_add(optional);
        if !self.allows(copied, copied) {
            return repeated;
        }
        for _ in 0..min {
            repeated.extend_from_slice(&code);
        }
        for left in (1..=optional).rev() {
            let over = left.saturating_mul(length).saturating_sub(usize::from(!endless));
            repeated.push(Instruction::Split(forward(over)));
            repeated.extend_from_slice(&code);
        }
        if endless {
            repeated.push(Instruction::Split(forward(length).saturating_neg()));
        }
        repeated
    }

    fn disjunction(&mut self, group: Group) -> Vec<Instruction> {
        if group.alternatives.is_empty() {
            return group.alternative;
        }
        let length = group.alternatives.iter().map(|code| code.len().saturating_add(2)).sum::<usize>();
        let length = length.saturating_add(group.alternative.len());
        let mut joined = Vec::new();
        if self.allows(length, length) {
            for code in group.alternatives {
                joined.push(Instruction::Split(forward(code.len().saturating_add(1))));
                joined.extend(code);
                let left = length.saturating_sub(joined.len()).saturating_sub(1);
                joined.push(Instruction::Jump(forward(left)));
            }
            joined.extend(group.alternative);
        }
        joined
    }

    fn append(&mut self, mut code: Vec<Instruction>) {
        let length = self.group.alternative.len().saturating_add(code.len());
        let copied = if self.group.backward { length } else { code.len() };
        if !self.allows(length, copied) {
            return;
        }
        if self.group.backward {
            std::mem::swap(&mut self.group.alternative, &mut code);
        }
        self.group.alternative.append(&mut code);
    }

    /// Returns true if a part of `length` instructions may be assembled by copying `copied` of them.
    fn allows(&mut self, length: usize, copied: usize) -> bool {
        self.copied = self.copied.saturating_add(copied);
        if length > Pattern::MAX_PROGRAM || self.copied > MAX_COPIED {
            self.undecided = true;
        }
        !self.undecided
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let c = self.peek();
        self.skip();
        c
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.source.get(self.at).copied()
    }

    pub(super) fn skip(&mut self) {
        self.at = self.at.saturating_add(1);
    }

    pub(super) fn eat(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        if is_next {
            self.skip();
        }
        is_next
    }

    pub(super) fn expect(&mut self, wanted: char) -> Option<()> {
        self.eat(wanted).then_some(())
    }
}

fn forward(instructions: usize) -> isize {
    isize::try_from(instructions).unwrap_or(isize::MAX)
}
