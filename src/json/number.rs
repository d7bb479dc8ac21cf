use super::decimal::Decimal;
use super::double::double;
use std::cmp::Ordering;

/// How many digits a divisor may have: ten times what is below it is still an `i128`.
const MAX_UNITS: i64 = 37;

/// A number as it was written. It compares by its exact mathematical value: `1.0` equals `1`, and 2^53 + 1 is not 2^53.
#[derive(Debug, Clone)]
pub struct Number {
    lexeme: Box<str>,
}

impl Number {
    /// Takes a number's text, which must match JSON's grammar for numbers.
    pub(super) fn from_lexeme(lexeme: &str) -> Self {
        Self { lexeme: lexeme.into() }
    }

    /// The number's text.
    pub fn lexeme(&self) -> &str {
        &self.lexeme
    }

    /// Whether the number has no fractional part: `3`, `3.0` and `1e3` are integers.
    pub fn is_integer(&self) -> bool {
        if self.is_short() {
            return true;
        }
        let decimal = self.decimal();
        i64::try_from(decimal.digits.len()).is_ok_and(|digits| digits <= decimal.point) || decimal.digits.is_empty()
    }

    /// A text that two numbers share only if they are equal.
    pub fn canonical(&self) -> String {
        let decimal = self.decimal();
        let digits: String = decimal.digits.iter().map(|digit| char::from(digit.wrapping_add(b'0'))).collect();
        [if decimal.negative { "-" } else { "" }, &digits, "e", &super::digits::digits(decimal.point)].concat()
    }

    /// Whether JavaScript has a finite number near this one: `1e400` is infinite there.
    pub fn is_finite(&self) -> bool {
        Self::parse(&double(&self.lexeme)).is_some()
    }

    /// Whether `JSON.parse` and `JSON.stringify` give this very value back (`docs/hosts.md`, "What is sent"): then the answer that arrives is
    /// the one that was given.
    ///
    /// ```
    /// use mcp_elicitation::json::Number;
    /// let exact = |text| Number::parse(text).is_some_and(|number| number.survives_javascript());
    /// assert!(exact("0.1") && exact("-1e21") && exact("9007199254740991") && exact("3.141592653589793"));
    /// assert!(!exact("9007199254740993") && !exact("1e999") && !exact("0.10000000000000000001"));
    /// ```
    pub fn survives_javascript(&self) -> bool {
        Self::parse(&double(&self.lexeme)).is_some_and(|double| double == *self)
    }

    /// Whether an answer may hold the number: JavaScript does not change it, and, where an integer is asked for or names
    /// something, it is not one that shares a double with others.
    pub fn is_sendable(&self, as_integer: bool) -> bool {
        self.survives_javascript() && (!as_integer || !self.is_integer() || self.is_safe_integer())
    }

    /// Whether the number is an integer within ±(2^53 - 1), where no two integers share a double (`docs/security.md` R16).
    pub fn is_safe_integer(&self) -> bool {
        let limit = Self::from_lexeme("9007199254740991");
        let negative_limit = Self::from_lexeme("-9007199254740991");
        self.is_integer() && *self <= limit && *self >= negative_limit
    }

    /// The value, if it is a whole number that a `usize` holds; lengths and counts are read with it.
    pub fn to_usize(&self) -> Option<usize> {
        if self.is_short() {
            return self.lexeme.parse().ok();
        }
        let decimal = self.decimal();
        if decimal.negative || !self.is_integer() {
            return None;
        }
        let zeros = usize::try_from(decimal.point).ok()?.checked_sub(decimal.digits.len())?;
        // More than 20 digits are more than any usize.
        if decimal.point > 20 {
            return None;
        }
        let digits = decimal.digits.iter().copied().chain(std::iter::repeat_n(0, zeros));
        digits.map(usize::from).try_fold(0_usize, |value, digit| value.checked_mul(10)?.checked_add(digit))
    }

    /// The value as a length or a count; one beyond `usize` is beyond every length.
    pub(crate) fn to_limit(&self) -> Option<usize> {
        self.to_usize().or_else(|| (self.is_integer() && self.is_positive()).then_some(usize::MAX))
    }

    /// Whether the number is above 0.
    pub(crate) fn is_positive(&self) -> bool {
        let mut digits = self.lexeme.bytes().take_while(|byte| !matches!(byte, b'e' | b'E'));
        digits.any(|byte| byte > b'0') && !self.lexeme.starts_with('-')
    }

    /// Whether the number is written as a few digits and nothing else, as most are.
    fn is_short(&self) -> bool {
        self.lexeme.len() < 10 && self.lexeme.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Whether this is `divisor` times an integer, exactly; nothing is a multiple of a divisor that is not above 0. Not
    /// known where the divisor, in units of the smaller of the two last places, has more than 37 digits.
    ///
    /// ```
    /// use mcp_elicitation::json::Number;
    /// let multiple = |a, b| Number::parse(a)?.is_multiple_of(&Number::parse(b)?);
    /// assert_eq!(multiple("0.0075", "0.0001"), Some(true));
    /// assert_eq!(multiple("1e308", "0.5"), Some(true));
    /// assert_eq!(multiple("0.00751", "0.0001"), Some(false));
    /// ```
    pub fn is_multiple_of(&self, divisor: &Number) -> Option<bool> {
        let (number, divisor) = (self.decimal(), divisor.decimal());
        if divisor.negative || divisor.digits.is_empty() {
            return Some(false);
        }
        if number.digits.is_empty() {
            return Some(true);
        }
        let last_place =
            |decimal: &Decimal| decimal.point.saturating_sub(i64::try_from(decimal.digits.len()).unwrap_or(i64::MAX));
        let shift = last_place(&number).saturating_sub(last_place(&divisor));
        let zeros = |count: i64| std::iter::repeat_n(&0, usize::try_from(count).unwrap_or(0));
        if shift < 0 && divisor.point > number.point {
            return Some(false);
        }
        if i64::try_from(divisor.digits.len()).unwrap_or(i64::MAX).saturating_sub(shift.min(0)) > MAX_UNITS {
            return None;
        }
        let times_ten_plus = |units: i128, digit: &u8| units.wrapping_mul(10).wrapping_add(i128::from(*digit));
        let divisor = divisor.digits.iter().chain(zeros(shift.saturating_neg())).fold(0, times_ten_plus);
        let remainder = |mut units: i128| {
            while units >= divisor {
                units = units.wrapping_sub(divisor);
            }
            units
        };
        // Behind the number's digits, only the factors 2 and 5 of the divisor can still be taken up, and there are fewer
        // of them than bits.
        let digits = number.digits.iter().chain(zeros(shift.min(i64::from(i128::BITS))));
        Some(digits.fold(0, |rest, digit| remainder(times_ten_plus(rest, digit))) == 0)
    }

    fn decimal(&self) -> Decimal {
        Decimal::read(&self.lexeme)
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Number {}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        let [digits, others] = [self, other].map(Self::lexeme);
        // Most are written as digits alone.
        if digits.bytes().chain(others.bytes()).all(|byte| byte.is_ascii_digit()) {
            return digits.len().cmp(&others.len()).then_with(|| digits.cmp(others));
        }
        let (a, b) = (self.decimal(), other.decimal());
        let sign = |decimal: &Decimal| match (decimal.digits.is_empty(), decimal.negative) {
            (true, _) => 0,
            (false, true) => -1,
            (false, false) => 1,
        };
        sign(&a).cmp(&sign(&b)).then_with(|| {
            let size = a.point.cmp(&b.point).then_with(|| a.digits.cmp(&b.digits));
            if a.negative { size.reverse() } else { size }
        })
    }
}
