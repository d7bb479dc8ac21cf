use super::{big_uint::BigUint, decimal::Decimal, digits::digits};

/// Whether a decimal that is not too large for a double is what JavaScript writes for the double nearest to it: of all
/// decimals that round to that double it has the fewest digits, and of those with as few it is the nearest.
///
/// It is worked out in whole numbers. The standard library could parse and print the double, for some thirty thousand
/// bytes of code and tables.
pub(super) fn survives(decimal: &Decimal) -> bool {
    let count = i64::try_from(decimal.digits.len()).unwrap_or(i64::MAX);
    if count == 0 {
        return true;
    }
    // Fifteen digits always come back, and no double needs more than seventeen; the lower end of the range is left out.
    if decimal.point < -290 || count > 17 {
        return false;
    }
    if count <= 15 {
        return true;
    }
    let value = Fraction::new(&decimal.digits, decimal.point.saturating_sub(count));
    let double = value.nearest_double();
    let unit = decimal.point.saturating_sub(count);
    // One digit fewer, rounded down and up: if one of them rounds to the same double, JavaScript writes that one.
    let shorter = decimal.digits.get(..decimal.digits.len().saturating_sub(1)).unwrap_or_default();
    let down = Fraction::new(shorter, unit.saturating_add(1));
    let up =
        Fraction { numerator: BigUint::from_digits(shorter).plus_one().scaled(unit.saturating_add(1)), ..down.clone() };
    if down.nearest_double() == double || up.nearest_double() == double {
        return false;
    }
    value.is_within_half_of(unit, double)
}

/// The value `numerator / 10^below`.
#[derive(Clone)]
struct Fraction {
    numerator: BigUint,
    below: u32,
}

/// The double `mantissa × 2^exponent`, whose mantissa has 53 bits.
type Double = (u64, i64);

impl BigUint {
    fn plus_one(self) -> Self {
        let digits = BigUint::from_digits(&[1]);
        self.plus(&digits)
    }
}

impl Fraction {
    fn new(digits: &[u8], exponent: i64) -> Self {
        let below = u32::try_from(exponent.min(0).unsigned_abs()).unwrap_or(0);
        Self { numerator: BigUint::from_digits(digits).scaled(exponent), below }
    }

    fn denominator(&self) -> BigUint {
        BigUint::from_digits(&[1]).scaled(i64::from(self.below))
    }

    fn nearest_double(&self) -> Double {
        let denominator = self.denominator();
        let bits = |number: &BigUint| i64::try_from(number.bits()).unwrap_or(0);
        // The quotient has one or two bits more than a mantissa.
        let exponent = bits(&self.numerator).saturating_sub(bits(&denominator)).saturating_sub(54);
        let up = u32::try_from(exponent.min(0).unsigned_abs()).unwrap_or(0);
        let down = u32::try_from(exponent.max(0)).unwrap_or(0);
        let (quotient, remainder) = self.numerator.clone().shift_left(up).divide(&denominator.shift_left(down));
        let more = if quotient >> 54 == 0 { 1 } else { 2 };
        let (mantissa, rest, tie) = (quotient >> more, quotient & !(u64::MAX << more), 1 << more >> 1);
        let round_up = rest > tie || rest == tie && (!remainder.is_zero() || mantissa & 1 == 1);
        let mantissa = mantissa.saturating_add(u64::from(round_up));
        let exponent = exponent.saturating_add(more);
        // What is rounded up to 54 bits ends with zeros.
        if mantissa >> 53 == 0 { (mantissa, exponent) } else { (mantissa >> 1, exponent.saturating_add(1)) }
    }

    /// Whether the double is no further away than half of 10^`unit`.
    fn is_within_half_of(&self, unit: i64, (mantissa, exponent): Double) -> bool {
        let up = u32::try_from(exponent.max(0)).unwrap_or(0);
        let down = u32::try_from(exponent.min(0).unsigned_abs()).unwrap_or(0);
        let digits: Vec<u8> = digits(mantissa).bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
        let double = BigUint::from_digits(&digits).scaled(i64::from(self.below)).shift_left(up);
        let distance = self.numerator.clone().shift_left(down).difference(&double);
        // Both sides times 2 × 10^below × 2^down.
        let half = BigUint::from_digits(&[1]).scaled(unit.saturating_add(i64::from(self.below))).shift_left(down);
        half.is_at_least(&distance.shift_left(1))
    }
}

#[cfg(test)]
mod tests {
    use crate::json::Number;

    /// What the standard library prints for the double that it parses.
    fn expected(text: &str) -> bool {
        let double: f64 = text.parse().unwrap();
        double.is_finite() && Number::parse(&format!("{double:e}")) == Number::parse(text)
    }

    #[test]
    fn knows_the_largest() {
        let survives = |text: &str| Number::parse(text).unwrap().survives_javascript();
        for text in ["1.7976931348623157e308", "-1.7976931348623157e+308", "1e308", "1.79769313486231e308"] {
            assert!(survives(text) && expected(text), "{text}");
        }
        for text in ["1.7976931348623158e308", "1.797693134862316e308", "1.8e308", "1e309", "1.7976931348623156e308"] {
            assert_eq!(survives(text), expected(text), "{text}");
        }
    }

    #[test]
    fn agrees_with_parsing_and_printing() {
        let mut seed = 0x2545_F491_4F6C_DD1D_u64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        for round in 0..4_000 {
            let double = f64::from_bits(random());
            let printed = match round % 4 {
                0 => format!("{double:e}"),
                1 => format!("{:e}", f64::from_bits(random() >> 2 | 0x3000_0000_0000_0000)),
                2 => format!("{}.{}", random() % 1000, random() % 100_000_000_000_000_000),
                _ => format!("{}", random() >> (random() % 40)),
            };
            let number = Number::parse(&printed);
            if !double.is_finite() || number.is_none() {
                continue;
            }
            let text = printed.as_str();
            let exponent = text.split_once('e').map_or(0, |(_, exponent)| exponent.parse::<i32>().unwrap());
            // At the lower end of the range we say no without looking.
            if exponent >= -289 {
                assert_eq!(number.unwrap().survives_javascript(), expected(text), "{text}");
            }
        }
    }
}
