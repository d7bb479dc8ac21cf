//! Random patterns and texts: well-formed ones with occasional faults, and sequences of tokens.

pub struct Random(pub u64);

const ATOMS: &[&str] = &[
    "a", "b", "A", "1", " ", "-", "é", "😀", "α", "ß", ".", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\n", "\\.",
    "\\/", "\\x41", "\\u0061", "\\u{1F600}", "\\uD83D\\uDE00", "\\uD83D", "\\uDE00", "\\cJ", "\\0", "\\p{L}",
    "\\P{Lu}", "\\p{Script=Greek}", "\\p{Nd}", "[ab]", "[^a]", "[a-z]", "[]", "[^]", "[\\d\\-A]", "[\\w-]",
    "[^\\W\\d]", "[-a]", "[\\p{Ll}1]", "[^\\P{L}]", "[\\uD83D\\uDE00-\\u{1F64F}]", "[😀-😂]", "[\\b\\n]", "[^\\s\\S]",
    "[.*]", "()", "(?:)",
];
const ASSERTIONS: &[&str] = &["^", "$", "\\b", "\\B"];
const OPENINGS: &[&str] = &["(", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?<n>", "(?<ñ>"];
const QUANTIFIERS: &[&str] = &["*", "+", "?", "{2}", "{0}", "{1,}", "{0,2}", "{2,3}", "*?", "+?", "??", "{1,2}?"];
const TOKENS: &[&str] = &[
    "{", "}", "]", "[", ")", "|", "{2,1}", "{,2}", "{1", "\\", "\\u", "\\u{", "\\u{110000}", "\\x4", "\\c", "\\c1",
    "\\00", "\\1", "\\2", "\\k<n>", "\\k", "\\_", "\\-", "\\a", "\\z", "\\p{Foo}", "\\p{l}", "\\p", "\\p{}",
    "\\p{Script}", "\\p{sc=Greek}", "\\p{gc=Lu}", "\\pL", "[b-a]", "[\\d-z]", "[a-\\w]", "[\\B]", "[\\1]", "[\\c]",
    "(?", "(?i:", "(?-s:", "(?P<n>", "(?<1>", "(?<>", "(?<n", "(?<\\u0061>", "(?#", ",", ":", "=", "!", "<", ">", "n>",
    "\u{2028}", "\\u{00000061}", "\\uD83D\\u{DE00}", "-", "--", "[--a]", "[a-a]", "[^-^]", "{99999999999}", "{0}*",
    "\\d-", "\\@", "\\\"", "[\\w-.]", "[.-\\d-]", "[\\#]", "{a}",
];
const TEXT: &[&str] = &[
    "a", "a", "b", "b", "A", "1", " ", "-", "_", ".", "\n", "\r", "é", "ñ", "😀", "😂", "α", "ß", "Ω", "\u{2028}",
    "\u{FEFF}", "\u{0}", "\u{8}", "١", "漢",
];

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }

    pub fn text(&mut self) -> String {
        (0..self.below(9)).map(|_| self.one(TEXT)).collect()
    }

    pub fn pattern(&mut self) -> String {
        let mut pattern = String::new();
        if self.below(5) == 0 {
            for _ in 0..=self.below(7) {
                let list = [TOKENS, ATOMS, OPENINGS, QUANTIFIERS, &[")"]][self.below(5)];
                pattern.push_str(self.one(list));
            }
            return pattern;
        }
        self.disjunction(&mut pattern, 3);
        if self.below(6) == 0 {
            let chars: Vec<char> = pattern.chars().collect();
            let at = self.below(chars.len() + 1);
            let skip = self.below(2);
            pattern = chars[..at].iter().collect();
            if self.below(2) == 0 {
                pattern.push_str(self.one(TOKENS));
            }
            pattern.extend(chars.iter().skip(at + skip));
        }
        pattern
    }

    fn disjunction(&mut self, pattern: &mut String, depth: usize) {
        for alternative in 0..=self.below(6).saturating_sub(3) {
            if alternative > 0 {
                pattern.push('|');
            }
            for _ in 0..self.below(5) {
                self.term(pattern, depth);
            }
        }
    }

    fn term(&mut self, pattern: &mut String, depth: usize) {
        match self.below(8) {
            0 => return pattern.push_str(self.one(ASSERTIONS)),
            1 | 2 if depth > 0 => {
                let opening = self.one(OPENINGS);
                pattern.push_str(opening);
                self.disjunction(pattern, depth - 1);
                pattern.push(')');
                if opening.contains(['=', '!']) && self.below(20) > 0 {
                    return;
                }
            }
            _ => pattern.push_str(self.one(ATOMS)),
        }
        if self.below(3) == 0 {
            pattern.push_str(self.one(QUANTIFIERS));
        }
    }
}
