use crate::json::{MAX_DIGITS, Number};

/// The user's format of numbers: the decimal sign and the sign between groups of digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberFormat {
    /// The sign before the fraction: `.` or `,`.
    pub decimal: char,
    /// The sign between groups of digits. White space and `’` are always understood too.
    pub group: char,
}

impl Default for NumberFormat {
    fn default() -> Self {
        Self { decimal: '.', group: ',' }
    }
}

impl NumberFormat {
    /// Reads a number as people write it: `1.234,5` if the decimal sign is a comma, `+5`, `.5`, `１２`, `−3`, and every
    /// number in JSON's spelling. It does not guess: `None` unless the whole text is a number.
    pub fn read(&self, text: &str) -> Option<String> {
        if is_long(text) {
            return None;
        }
        let mut lexeme = String::new();
        let (mut fraction, mut exponent) = (false, false);
        // The number of digits since the last group sign, if there was one.
        let mut grouped: Option<usize> = None;
        let (mut digits, mut script, mut signed) = (0_usize, None, false);
        for c in text.trim().chars().map(half_width) {
            let bare = lexeme.is_empty() || lexeme == "-";
            let group = c == self.group || matches!(c, ' ' | '\u{A0}' | '\u{202F}' | '\'' | '’' | '٬');
            if let Some((digit, zero)) = digit(c) {
                // Digits of two scripts do not form a number.
                if *script.get_or_insert(zero) != zero {
                    return None;
                }
                lexeme.push(digit);
                signed = true;
                digits = digits.saturating_add(1);
                grouped = grouped.map(|count| count.saturating_add(1));
            } else if (c == self.decimal || c == '٫' || (c == '.' && self.decimal == '٫'))
                && !fraction
                && !exponent
                && grouped.is_none_or(|count| count == 3)
            {
                if bare {
                    lexeme.push('0');
                }
                lexeme.push('.');
                (fraction, grouped) = (true, None);
            } else if group && digits > 0 && !fraction && !exponent && grouped.map_or(digits <= 3, |count| count == 3) {
                grouped = Some(0);
            } else if matches!(c, 'e' | 'E') && !exponent && grouped.is_none_or(|count| count == 3) {
                lexeme.push('e');
                (exponent, grouped, signed) = (true, None, false);
            } else if matches!(c, '-' | '−' | '+') && !signed && (lexeme.is_empty() || lexeme.ends_with('e')) {
                signed = true;
                if c != '+' {
                    lexeme.push('-');
                }
            } else {
                return None;
            }
        }
        if digits == 0 || grouped.is_some_and(|count| count != 3) {
            return None;
        }
        // `5.` and `007` are common spellings, but not JSON.
        let lexeme = lexeme.strip_suffix('.').unwrap_or(&lexeme);
        let (sign, plain) = lexeme.strip_prefix('-').map_or(("", lexeme), |plain| ("-", plain));
        let bare = plain.trim_start_matches('0');
        let number = [sign, if bare.starts_with(|c: char| c.is_ascii_digit()) { "" } else { "0" }, bare].concat();
        Number::parse(&number).map(|number| number.lexeme().to_owned())
    }

    /// Returns true if a text is a number exactly as [`NumberFormat::write`] writes it, in the digits of any script,
    /// and as JavaScript spells it: without an exponent and without redundant zeros.
    pub(super) fn is_plain(&self, text: &str) -> bool {
        let Some(lexeme) = self.read(text) else { return false };
        let zero = lexeme == "-0" || (lexeme.contains(&['.'][..]) && lexeme.ends_with('0'));
        let written = text.chars().map(|c| digit(c).map_or(c, |(digit, _)| digit));
        !zero && !lexeme.contains(&['e'][..]) && written.eq(self.write(&lexeme).chars())
    }

    /// Writes a number in JSON's spelling with the decimal sign of this format and without groups, so that
    /// [`NumberFormat::read`] returns it unchanged.
    pub fn write(&self, lexeme: &str) -> String {
        lexeme.chars().map(|c| if c == '.' { self.decimal } else { c }).collect()
    }
}

/// Returns true if a text is longer than any valid number with its group signs. Each character is compared with the
/// digits of all scripts, so long texts are slow.
pub(super) fn is_long(text: &str) -> bool {
    text.chars().nth(2 * MAX_DIGITS).is_some()
}

/// Maps a full-width sign to its ASCII form.
fn half_width(c: char) -> char {
    match c {
        '．' => '.',
        '，' => ',',
        '－' => '-',
        '＋' => '+',
        c => c,
    }
}

/// The zeros of the scripts in which people type numbers.
const ZEROS: &str = "0٠۰०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０";

pub(super) fn digit(c: char) -> Option<(char, char)> {
    let value = |zero: char| u32::from(c).checked_sub(u32::from(zero)).filter(|value| *value < 10);
    if c.is_ascii() {
        return char::from_digit(value('0')?, 10).map(|digit| (digit, '0'));
    }
    ZEROS.chars().find_map(|zero| Some((char::from_digit(value(zero)?, 10)?, zero)))
}
