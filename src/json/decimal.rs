/// The value `±0.d1d2d3… × 10^point`, without leading and trailing zeros; the number zero has no digits.
pub(super) struct Decimal {
    pub negative: bool,
    pub digits: Vec<u8>,
    pub point: i64,
}

impl Decimal {
    /// Reads a number's text.
    pub fn read(lexeme: &str) -> Self {
        let (negative, rest) = match lexeme.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, lexeme),
        };
        let (mantissa, exponent) = rest.split_once(&['e', 'E'][..]).unwrap_or((rest, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).map(|byte| byte.wrapping_sub(b'0')).collect();
        let zeros = digits.iter().take_while(|digit| **digit == 0).count();
        digits.drain(..zeros);
        while digits.last() == Some(&0) {
            digits.pop();
        }
        // An exponent beyond i64 is larger than that of any other number here, so only its sign matters.
        let clamp = if exponent.starts_with('-') { i64::MIN } else { i64::MAX };
        let exponent = exponent.parse::<i64>().unwrap_or(clamp);
        let count = |length: usize| i64::try_from(length).unwrap_or(i64::MAX);
        let point = exponent.saturating_add(count(whole.len())).saturating_sub(count(zeros));
        if digits.is_empty() { Self { negative: false, digits, point: 0 } } else { Self { negative, digits, point } }
    }
}
