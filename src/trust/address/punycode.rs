//! Host names in Unicode (RFC 3492). The crates for this contain tables that the browser's parser has already applied:
//! idna takes 46 kB in brotli, url 63.

use crate::trust::character::{is_blank, is_control, is_invisible, is_mark};
use crate::trust::text::MARKS_A_BASE;

/// Returns the host with every `xn--` label decoded. A label stays encoded if it cannot be decoded, or if its decoded
/// form would be misread.
pub(super) fn unicode(host: &str) -> String {
    let mut labels: Vec<String> = Vec::new();
    for label in host.split('.') {
        let decoded = label
            .strip_prefix("xn--")
            .and_then(decode)
            .filter(|text| !text.is_ascii() && text.chars().all(is_readable) && !is_stacked(text));
        labels.push(decoded.unwrap_or_else(|| label.to_owned()));
    }
    labels.join(".")
}

fn is_readable(c: char) -> bool {
    !is_blank(c) && !is_control(c) && !is_invisible(c) && (!c.is_ascii() || c.is_ascii_alphanumeric() || c == '-')
}

/// Returns true if a letter has more marks than a text may show.
fn is_stacked(text: &str) -> bool {
    let mut marks = 0_usize;
    text.chars().any(|c| {
        marks = if is_mark(c) { marks.saturating_add(1) } else { 0 };
        marks > MARKS_A_BASE
    })
}

const BASE: u32 = 36;
const TMIN: u32 = 1;
const TMAX: u32 = 26;

fn decode(label: &str) -> Option<String> {
    let (basic, extended) = label.rsplit_once('-').unwrap_or(("", label));
    let mut output: Vec<char> = basic.chars().collect();
    let (mut n, mut i, mut bias) = (128_u32, 0_u32, 72_u32);
    let mut digits = extended.bytes();
    while digits.len() > 0 {
        let before = i;
        let (mut weight, mut k) = (1_u32, BASE);
        loop {
            let digit = match digits.next()? {
                b @ b'a'..=b'z' => u32::from(b.checked_sub(b'a')?),
                b @ b'0'..=b'9' => u32::from(b.checked_sub(b'0')?).checked_add(26)?,
                _ => return None,
            };
            i = i.checked_add(digit.checked_mul(weight)?)?;
            let threshold = k.saturating_sub(bias).clamp(TMIN, TMAX);
            if digit < threshold {
                break;
            }
            weight = weight.checked_mul(BASE.checked_sub(threshold)?)?;
            k = k.checked_add(BASE)?;
        }
        let length = u32::try_from(output.len()).ok()?.checked_add(1)?;
        bias = adapt(i.checked_sub(before)?, length, before == 0);
        n = n.checked_add(i.checked_div(length)?)?;
        i = i.checked_rem(length)?;
        output.insert(usize::try_from(i).ok()?, char::from_u32(n)?);
        i = i.checked_add(1)?;
    }
    Some(output.into_iter().collect())
}

fn adapt(delta: u32, length: u32, first: bool) -> u32 {
    let mut delta = if first { delta / 700 } else { delta / 2 };
    delta = delta.saturating_add(delta.checked_div(length).unwrap_or(0));
    let mut k = 0_u32;
    while delta > (BASE - TMIN) * TMAX / 2 {
        delta /= BASE - TMIN;
        k = k.saturating_add(BASE);
    }
    let scaled = (BASE - TMIN + 1).saturating_mul(delta);
    k.saturating_add(scaled.checked_div(delta.saturating_add(38)).unwrap_or(0))
}
