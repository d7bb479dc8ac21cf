/// Returns a text that a simple pattern accepts, as an example: `12345` for `^\d{5}$`. `None` unless the pattern is a
/// sequence of characters and of sets of letters or digits, each with an optional count.
///
/// ```
/// use mcp_elicitation::form::sample;
/// assert_eq!(sample("^[A-Z]{2}-\\d{4}$").as_deref(), Some("AB-1234"));
/// assert_eq!(sample("^(a|b)$"), None);
/// ```
pub fn sample(pattern: &str) -> Option<String> {
    let pattern = pattern.strip_prefix('^').unwrap_or(pattern);
    let pattern = pattern.strip_suffix('$').unwrap_or(pattern);
    let mut rest = pattern;
    let (mut sample, mut digits, mut letters) = (String::new(), 0_usize, 0_usize);
    while !rest.is_empty() {
        let (set, behind) = next(rest)?;
        let (least, behind) = repeated(behind)?;
        rest = behind;
        for _ in 0..least {
            let at = if set == DIGITS { &mut digits } else { &mut letters };
            sample.push(set.chars().cycle().nth(*at)?);
            // The next one of a set, unless it is a single character.
            *at = at.wrapping_add(usize::from(set.len() >= DIGITS.len()));
        }
        if sample.len() > MOST {
            return None;
        }
    }
    (!sample.is_empty()).then_some(sample)
}

/// The maximum length of a sample.
const MOST: usize = 40;

const DIGITS: &str = "1234567890";

/// Common spellings of sets, with the characters that a sample uses for them.
const SETS: [(&str, &str); 3] = [
    (r"\d [0-9] [1-9] [0-9a-f] [a-f0-9]", DIGITS),
    ("[A-Z] [A-Z0-9] [0-9A-Z] [A-Za-z]", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (r"[a-zA-Z] [a-z] [a-z0-9] \w", "abcdefghijklmnopqrstuvwxyz"),
];

/// Returns the characters of the first set of a pattern, and the rest.
fn next(pattern: &str) -> Option<(&str, &str)> {
    for (spellings, set) in SETS {
        if let Some(rest) = spellings.split(' ').find_map(|spelling| pattern.strip_prefix(spelling)) {
            return Some((set, rest));
        }
    }
    let escaped = pattern.strip_prefix('\\');
    let one = escaped.unwrap_or(pattern);
    let first = one.chars().next()?;
    let is_special = match escaped {
        Some(_) => first.is_ascii_alphanumeric(),
        None => ".[](){}|*+?^$".contains(first),
    };
    one.split_at_checked(first.len_utf8()).filter(|_| !is_special)
}

/// Returns the minimum number of repetitions, and the rest. An optional part is shown once if it may be repeated.
fn repeated(pattern: &str) -> Option<(usize, &str)> {
    if let Some(rest) = pattern.strip_prefix('?') {
        return Some((0, rest));
    }
    if let Some(rest) = pattern.strip_prefix(&['*', '+'][..]) {
        return Some((1, rest));
    }
    let Some(counted) = pattern.strip_prefix('{') else { return Some((1, pattern)) };
    let (count, rest) = counted.split_once('}')?;
    let least = count.split(',').next()?.parse().ok().filter(|least| *least <= MOST)?;
    Some((least, rest))
}
