/// Formats an integer. The standard library's formatting is larger, because it can do more.
pub(crate) fn digits(number: impl TryInto<i64>) -> String {
    digits_of(number.try_into().unwrap_or(i64::MAX))
}

fn digits_of(number: i64) -> String {
    let (mut left, mut digits) = (number.unsigned_abs(), Vec::new());
    while left > 0 || digits.is_empty() {
        digits.push(char::from_digit((left % 10) as u32, 10).unwrap_or_default());
        left /= 10;
    }
    digits.extend((number < 0).then_some('-'));
    digits.into_iter().rev().collect()
}
