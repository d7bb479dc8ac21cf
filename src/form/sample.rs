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
            let from = |letters: &str, at: &mut usize| {
                let letter = letters.chars().cycle().nth(*at);
                *at = at.wrapping_add(1);
                letter
            };
            sample.push(match set {
                Set::Digit => from("1234567890", &mut digits)?,
                Set::Upper => from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", &mut letters)?,
                Set::Lower => from("abcdefghijklmnopqrstuvwxyz", &mut letters)?,
                Set::One(c) => c,
            });
        }
        if sample.len() > MOST {
            return None;
        }
    }
    (!sample.is_empty()).then_some(sample)
}

/// The maximum length of a sample.
const MOST: usize = 40;

#[derive(Clone, Copy)]
enum Set {
    Digit,
    Upper,
    Lower,
    One(char),
}

/// Common spellings of sets, with the kind of characters that a sample uses for them.
const SETS: [(&str, Set); 13] = [
    ("\\d", Set::Digit),
    ("[0-9]", Set::Digit),
    ("[1-9]", Set::Digit),
    ("[A-Z]", Set::Upper),
    ("[A-Z0-9]", Set::Upper),
    ("[0-9A-Z]", Set::Upper),
    ("[A-Za-z]", Set::Upper),
    ("[a-zA-Z]", Set::Lower),
    ("[a-z]", Set::Lower),
    ("[a-z0-9]", Set::Lower),
    ("[0-9a-f]", Set::Digit),
    ("[a-f0-9]", Set::Digit),
    ("\\w", Set::Lower),
];

/// Returns the first set of a pattern, and the rest.
fn next(pattern: &str) -> Option<(Set, &str)> {
    if let Some((set, rest)) = SETS.iter().find_map(|(text, set)| Some((*set, pattern.strip_prefix(text)?))) {
        return Some((set, rest));
    }
    let mut characters = pattern.chars();
    let first = characters.next()?;
    match first {
        '\\' => characters.next().filter(|c| !c.is_ascii_alphanumeric()).map(|c| (Set::One(c), characters.as_str())),
        '.' | '[' | ']' | '(' | ')' | '{' | '}' | '|' | '*' | '+' | '?' | '^' | '$' => None,
        c => Some((Set::One(c), characters.as_str())),
    }
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
