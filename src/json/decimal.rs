/// The value `±0.d1d2d3… × 10^point`, without leading and trailing zeros; the number zero has no digits.
pub(super) struct Decimal {
    pub negative: bool,
    pub digits: Vec<u8>,
    pub point: i64,
}

impl Decimal {
    pub fn read(lexeme: &str) -> Self {
        let rest = lexeme.strip_prefix('-').unwrap_or(lexeme);
        let (mantissa, exponent) = rest.split_once(&['e', 'E'][..]).unwrap_or((rest, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).map(|byte| byte.wrapping_sub(b'0')).collect();
        let zeros = digits.iter().take_while(|digit| **digit == 0).count();
        digits.drain(..zeros);
        while digits.last() == Some(&0) {
            digits.pop();
        }
        // The parser takes no exponent that does not fit.
        let power = exponent.bytes().filter_map(|byte| char::from(byte).to_digit(10));
        let power = power.fold(0_i64, |power, digit| power.wrapping_mul(10).wrapping_add(digit.into()));
        let exponent = if exponent.starts_with('-') { power.wrapping_neg() } else { power };
        let count = |length: usize| i64::try_from(length).unwrap_or(i64::MAX);
        let point = exponent.saturating_add(count(whole.len())).saturating_sub(count(zeros));
        let is_zero = digits.is_empty();
        Self { negative: rest.len() < lexeme.len() && !is_zero, digits, point: if is_zero { 0 } else { point } }
    }

    pub fn last_place(&self) -> i64 {
        self.point.saturating_sub(i64::try_from(self.digits.len()).unwrap_or(i64::MAX))
    }
}
