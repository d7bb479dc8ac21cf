use super::decimal::Decimal;
use super::double::double;
use std::cmp::Ordering;

/// The largest number of digits of a divisor: ten times a smaller value still fits into a `u64`.
const MAX_UNITS: i64 = 18;

/// A number exactly as written. It compares by its mathematical value: `1.0` equals `1`, and 2^53 + 1 is not 2^53.
#[derive(Debug, Clone)]
pub struct Number {
    lexeme: Box<str>,
}

impl Number {
    /// Wraps a number's text, which must match JSON's grammar for numbers.
    pub(super) fn from_lexeme(lexeme: &str) -> Self {
        Self { lexeme: lexeme.into() }
    }

    pub fn lexeme(&self) -> &str {
        &self.lexeme
    }

    /// Returns true if the number has no fractional part: `3`, `3.0` and `1e3` are integers.
    pub fn is_integer(&self) -> bool {
        self.is_short() || self.decimal().last_place() >= 0
    }

    /// Returns a text that is the same for equal numbers and differs for all others.
    pub fn canonical(&self) -> String {
        let decimal = self.decimal();
        let digits: String = decimal.digits.iter().map(|digit| char::from(digit.wrapping_add(b'0'))).collect();
        [if decimal.negative { "-" } else { "" }, &digits, "e", &super::digits::digits(decimal.point)].concat()
    }

    /// Returns true if JavaScript has a finite number for this one: `1e400` becomes infinite there.
    pub fn is_finite(&self) -> bool {
        Self::parse(&double(&self.lexeme)).is_some()
    }

    /// Returns true if an answer may contain the number: JavaScript does not change it (`docs/hosts.md`, "What is
    /// sent"), and, if it must be an integer or identifies something, no other integer shares its double.
    pub fn is_sendable(&self, as_integer: bool) -> bool {
        Self::parse(&double(&self.lexeme)).is_some_and(|double| double == *self)
            && (!as_integer || !self.is_integer() || self.is_safe_integer())
    }

    /// Returns true if the number is an integer within ±(2^53 - 1), where no two integers share a double
    /// (`docs/security.md` R16).
    pub fn is_safe_integer(&self) -> bool {
        let [least, most] = ["-9007199254740991", "9007199254740991"].map(Self::from_lexeme);
        self.is_integer() && (least..=most).contains(self)
    }

    /// Returns the value if it is a whole number that fits into a `usize`; lengths and counts are read with this.
    pub fn to_usize(&self) -> Option<usize> {
        let decimal = self.decimal();
        let zeros = usize::try_from(decimal.last_place()).ok()?;
        // A number of more than 20 digits does not fit into a usize.
        if decimal.negative || decimal.point > 20 {
            return None;
        }
        let digits = decimal.digits.iter().copied().chain(std::iter::repeat_n(0, zeros));
        digits.map(usize::from).try_fold(0_usize, |value, digit| value.checked_mul(10)?.checked_add(digit))
    }

    /// Returns the value as a length or a count. A larger value becomes `usize::MAX`, which no length reaches.
    pub(crate) fn to_limit(&self) -> Option<usize> {
        self.to_usize().or_else(|| (self.is_integer() && self.is_positive()).then_some(usize::MAX))
    }

    pub(crate) fn is_positive(&self) -> bool {
        let mut digits = self.lexeme.bytes().take_while(|byte| !matches!(byte, b'e' | b'E'));
        digits.any(|byte| byte > b'0') && !self.lexeme.starts_with('-')
    }

    /// Returns true if the number consists of a few digits only, as most do.
    fn is_short(&self) -> bool {
        self.lexeme.len() < 10 && self.lexeme.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Returns true if this is exactly `divisor` times an integer; false for a divisor that is not above 0; `None` if
    /// the divisor, in units of the smaller of the two last places, has more than 18 digits, which
    /// it has for no two numbers of JavaScript.
    pub fn is_multiple_of(&self, divisor: &Number) -> Option<bool> {
        let (number, divisor) = (self.decimal(), divisor.decimal());
        if divisor.negative || divisor.digits.is_empty() {
            return Some(false);
        }
        if number.digits.is_empty() {
            return Some(true);
        }
        let shift = number.last_place().saturating_sub(divisor.last_place());
        let zeros = |count: i64| std::iter::repeat_n(&0, usize::try_from(count).unwrap_or(0));
        if shift < 0 && divisor.point > number.point {
            return Some(false);
        }
        if i64::try_from(divisor.digits.len()).unwrap_or(i64::MAX).saturating_sub(shift.min(0)) > MAX_UNITS {
            return None;
        }
        let times_ten_plus = |units: u64, digit: &u8| units.wrapping_mul(10).wrapping_add(u64::from(*digit));
        let divisor = divisor.digits.iter().chain(zeros(shift.saturating_neg())).fold(0, times_ten_plus);
        // After the number's digits, a further zero can only cancel a factor 2 or 5 of the divisor, and it has fewer of
        // those than bits.
        let digits = number.digits.iter().chain(zeros(shift.min(i64::from(u64::BITS))));
        Some(digits.fold(0, |rest, digit| times_ten_plus(rest, digit).checked_rem(divisor).unwrap_or(0)) == 0)
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
        // Fast path: most numbers are plain digits.
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
