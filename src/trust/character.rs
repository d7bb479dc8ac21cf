//! Classes of characters, as short tables of ranges. They are coarse where that does no harm.

type Ranges = &'static [(u32, u32)];

/// Reads ranges of hexadecimal code points when the crate is compiled.
macro_rules! ranges {
    ($text:expr) => {{
        const COUNT: usize = count($text);
        &read::<COUNT>($text)
    }};
}

const fn count(text: &str) -> usize {
    let (mut rest, mut count) = (text.as_bytes(), 1_usize);
    while let [byte, after @ ..] = rest {
        count = count.saturating_add((*byte == b' ') as usize);
        rest = after;
    }
    count
}

#[allow(clippy::indexing_slicing, reason = "runs when the crate is compiled")]
const fn read<const COUNT: usize>(text: &str) -> [(u32, u32); COUNT] {
    let mut ranges = [(0, 0); COUNT];
    let (mut rest, mut at, mut is_last) = (text.as_bytes(), 0_usize, false);
    while let [byte, after @ ..] = rest {
        let (first, last) = ranges[at];
        match (*byte as char).to_digit(16) {
            Some(digit) => {
                let point = last << 4 | digit;
                ranges[at] = (if is_last { first } else { point }, point);
            }
            None if *byte == b'-' => (ranges[at], is_last) = ((first, 0), true),
            None => (at, is_last) = (at.saturating_add(1), false),
        }
        rest = after;
    }
    ranges
}

/// Characters that are invisible and take no room, or that change the direction of others.
const INVISIBLE: Ranges = ranges!(
    "AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 2028-202E 2060-206F 3164 FE00-FE0F FEFF FFA0 FFF0-FFFB \
    1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
);

/// Marks above, below or around the character before them.
const MARKS: Ranges = ranges!(
    "300-36F 483-489 591-5C7 610-61A 64B-65F 670 6D6-6ED 711 730-74A 7A6-7B0 7EB-7F3 816-82D 859-85B 898-8FF E31 \
    E34-E3A E47-E4E EB1 EB4-EBC EC8-ECE F18-F19 F35-F39 F71-F87 F8D-FBC 102D-103E 1058-1060 135D-135F 17B4-17D3 \
    1A17-1A1B 1A55-1A7F 1AB0-1AFF 1CD0-1CFA 1DC0-1DFF 20D0-20F0 2CEF-2CF1 2DE0-2DFF 302A-302F 3099-309A A66F-A67D \
    A69E-A69F A6F0-A6F1 A8E0-A8F1 FB1E FE20-FE2F 1D165-1D172 1D17B-1D18B 1E000-1E02A 1E8D0-1E8D6"
);

/// Marks in each of the Indic blocks from U+0900 to U+0DFF, which share a layout of 128 characters each.
const INDIC_MARKS: Ranges = ranges!("0-2 3C 41-4D 51-57 62-63");

/// Characters that take room and show nothing, or break the line.
const BLANK: Ranges = ranges!("9-A D 20 A0 1680 2000-200A 202F 205F 2800 3000");

/// The characters of emoji sequences.
const PICTOGRAPHS: Ranges = ranges!("A9 AE 203C 2049 2122 2139 2190-2BFF 3030-303D 3297-3299 1F000-1FAFF");

/// Scripts whose letters change their shape next to each other: Arabic and related scripts, the Indic ones, Tibetan,
/// Burmese, Khmer, Mongolian.
const JOINING: Ranges = ranges!("620-8FF 900-DFF F00-109F 1780-18AF");

/// Ideographs and mathematical signs, for which variation selectors are defined.
const VARIED: Ranges = ranges!("1000-109F 2200-22FF 2E80-9FFF F900-FAFF 20000-3FFFF");

fn is_in(c: u32, ranges: Ranges) -> bool {
    ranges.iter().any(|&(first, last)| (first..=last).contains(&c))
}

pub(super) fn is_invisible(c: char) -> bool {
    !c.is_ascii() && is_in(c.into(), INVISIBLE)
}

/// Returns true for C0, DEL and C1, except tab and line breaks.
pub(super) fn is_control(c: char) -> bool {
    c.is_control() && !is_blank(c)
}

pub(super) fn is_mark(c: char) -> bool {
    let code = u32::from(c);
    code >= 0x300 && is_in(code, MARKS) || (0x900..0xE00).contains(&code) && is_in(code & 0x7F, INDIC_MARKS)
}

pub(super) fn is_blank(c: char) -> bool {
    is_in(c.into(), BLANK)
}

pub(super) fn is_pictograph(c: char) -> bool {
    is_in(c.into(), PICTOGRAPHS)
}

pub(super) fn is_joining(c: char) -> bool {
    is_in(c.into(), JOINING)
}

pub(super) fn is_varied(c: char) -> bool {
    is_in(c.into(), VARIED)
}

/// Characters that are neither letters nor their marks: signs, ASCII digits, separators. Beyond these, nearly all are
/// letters.
const SIGNS: Ranges = ranges!(
    "0-40 5B-60 7B-A9 AB-B4 B6-B9 BB-BF D7 F7 2000-2BFF 2E00-2E7F 3000-3004 3008-3020 30FB FE10-FE6F FF00-FF20 \
    FF3B-FF40 FF5B-FF65 1F000-1FAFF"
);

/// Returns true if a character is a letter, or belongs to one. The standard library's exact version needs two kilobytes
/// of tables.
pub fn is_letter(c: char) -> bool {
    !is_in(c.into(), SIGNS)
}
