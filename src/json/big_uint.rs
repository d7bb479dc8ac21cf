use std::cmp::Ordering;

/// A whole number of any size, in base 2^32, the least significant part first and no zero part last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct BigUint(Vec<u32>);

impl BigUint {
    pub fn from_digits(digits: &[u8]) -> Self {
        digits.iter().fold(Self::default(), |number, digit| number.push_digit(*digit))
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// How many bits the number takes.
    pub fn bits(&self) -> u64 {
        let last = self.0.last().map_or(0, |part| part.leading_zeros());
        u64::try_from(self.0.len()).unwrap_or(u64::MAX).saturating_mul(32).saturating_sub(u64::from(last))
    }

    /// This number times ten, plus `digit`.
    pub fn push_digit(self, digit: u8) -> Self {
        self.times_plus(10, digit)
    }

    /// This number times 10^`exponent`, for exponents above 0.
    pub fn scaled(self, exponent: i64) -> Self {
        let exponent = exponent.max(0);
        let number = (0..exponent / 9).fold(self, |number, _| number.times_plus(1_000_000_000, 0));
        (0..exponent % 9).fold(number, |number, _| number.push_digit(0))
    }

    fn times_plus(mut self, factor: u32, plus: u8) -> Self {
        let mut carry = u64::from(plus);
        for part in &mut self.0 {
            let wide = u64::from(*part).wrapping_mul(u64::from(factor)).wrapping_add(carry);
            *part = (wide & 0xFFFF_FFFF) as u32;
            carry = wide >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
        self
    }

    /// This number times 2^`bits`.
    pub fn shift_left(mut self, bits: u32) -> Self {
        if self.is_zero() {
            return self;
        }
        let (parts, bits) = (bits / 32, bits % 32);
        let mut carry = 0;
        for part in &mut self.0 {
            let wide = u64::from(*part) << bits;
            *part = (wide & 0xFFFF_FFFF) as u32 | carry;
            carry = (wide >> 32) as u32;
        }
        if carry > 0 {
            self.0.push(carry);
        }
        self.0.splice(0..0, (0..parts).map(|_| 0));
        self
    }

    /// The sum of this number and another.
    pub fn plus(mut self, other: &Self) -> Self {
        let mut carry = 0_u64;
        self.0.resize(self.0.len().max(other.0.len()).saturating_add(1), 0);
        for (index, part) in self.0.iter_mut().enumerate() {
            let theirs = u64::from(other.0.get(index).copied().unwrap_or(0));
            let wide = u64::from(*part).wrapping_add(theirs).wrapping_add(carry);
            *part = (wide & 0xFFFF_FFFF) as u32;
            carry = wide >> 32;
        }
        self.without_zeros()
    }

    /// The quotient, which must fit into 64 bits, and the remainder.
    pub fn divide(self, divisor: &Self) -> (u64, Self) {
        let (mut quotient, mut remainder) = (0_u64, self);
        let mut part = divisor.clone().shift_left(63);
        for _ in 0..64 {
            quotient <<= 1;
            if remainder.is_at_least(&part) {
                remainder = remainder.minus(&part);
                quotient |= 1;
            }
            part = part.half();
        }
        (quotient, remainder)
    }

    /// Half of this number, without its fraction.
    fn half(mut self) -> Self {
        let mut carry = 0;
        for part in self.0.iter_mut().rev() {
            (*part, carry) = (*part >> 1 | carry, *part << 31);
        }
        self.without_zeros()
    }

    /// The difference of this number and another.
    pub fn difference(&self, other: &Self) -> Self {
        let (large, small) = if self.is_at_least(other) { (self, other) } else { (other, self) };
        large.clone().minus(small)
    }

    fn minus(mut self, other: &Self) -> Self {
        let mut borrow = 0_i64;
        for (index, part) in self.0.iter_mut().enumerate() {
            let theirs = i64::from(other.0.get(index).copied().unwrap_or(0));
            let difference = i64::from(*part).wrapping_sub(theirs).wrapping_sub(borrow);
            borrow = i64::from(difference < 0);
            *part = (difference & 0xFFFF_FFFF) as u32;
        }
        self.without_zeros()
    }

    fn without_zeros(mut self) -> Self {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    /// The remainder of this number, which is less than ten times `divisor`.
    pub fn modulo(mut self, divisor: &Self) -> Self {
        while self.is_at_least(divisor) {
            self = self.minus(divisor);
        }
        self
    }

    pub fn is_at_least(&self, other: &Self) -> bool {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev())) != Ordering::Less
    }
}
