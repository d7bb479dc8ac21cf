/// Returns true if a code point has a Unicode property. The first argument is the text between the braces of `\p{…}`,
/// for example `L` or `Script=Greek`. `None` means that ECMA-262 has no such property, so the pattern is invalid.
pub type Property = fn(&str, char) -> Option<bool>;

/// The code points that match at one position of a pattern.
#[derive(Debug, Clone, Default)]
pub(super) struct Class {
    pub negative: bool,
    ranges: Vec<(u32, u32)>,
    /// The text between the braces of `\p{…}`, and true for `\P{…}`.
    pub properties: Vec<(String, bool)>,
}

const LAST: u32 = char::MAX as u32;
const DIGIT: &[(u32, u32)] = &[(0x30, 0x39)];
const WORD: &[(u32, u32)] = &[(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)];
const SPACE: &[(u32, u32)] = &[
    (0x09, 0x0D),
    (0x20, 0x20),
    (0xA0, 0xA0),
    (0x1680, 0x1680),
    (0x2000, 0x200A),
    (0x2028, 0x2029),
    (0x202F, 0x202F),
    (0x205F, 0x205F),
    (0x3000, 0x3000),
    (0xFEFF, 0xFEFF),
];
const LINE_TERMINATOR: &[(u32, u32)] = &[(0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)];

impl Class {
    /// The class of `.`.
    pub fn dot() -> Self {
        Self { negative: true, ranges: LINE_TERMINATOR.to_vec(), properties: Vec::new() }
    }

    pub fn add(&mut self, first: u32, last: u32) {
        self.ranges.push((first, last));
    }

    /// Adds the class escape with this letter; returns `false` if there is none.
    pub fn add_escape(&mut self, letter: char) -> bool {
        let ranges = match letter.to_ascii_lowercase() {
            'd' => DIGIT,
            'w' => WORD,
            's' => SPACE,
            _ => return false,
        };
        if letter.is_ascii_lowercase() {
            self.ranges.extend_from_slice(ranges);
            return true;
        }
        let mut next = 0;
        for &(first, last) in ranges {
            self.add(next, first.saturating_sub(1));
            next = last.saturating_add(1);
        }
        self.add(next, LAST);
        true
    }

    /// Returns the steps of one lookup. A lookup of a property calls code outside the program, so it costs more.
    pub fn cost(&self) -> usize {
        self.properties.len().saturating_mul(64).saturating_add(self.ranges.len())
    }

    pub fn contains(&self, point: u32, property: Option<Property>) -> bool {
        let is_listed = self.ranges.iter().any(|(first, last)| (*first..=*last).contains(&point))
            || self.properties.iter().any(|(name, negative)| {
                let has_it = property.and_then(|property| property(name, char::from_u32(point)?));
                has_it.is_some_and(|has_it| has_it != *negative)
            });
        is_listed != self.negative
    }
}
