//! Classes of characters, as short tables of ranges. They are coarse where that does no harm.

type Ranges = &'static [(u32, u32)];

/// Characters that are invisible and take no room, or that change the direction of others.
const INVISIBLE: Ranges = &[
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFB),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
];

/// Marks above, below or around the character before them.
const MARKS: Ranges = &[
    (0x300, 0x36F),
    (0x483, 0x489),
    (0x591, 0x5C7),
    (0x610, 0x61A),
    (0x64B, 0x65F),
    (0x670, 0x670),
    (0x6D6, 0x6ED),
    (0x711, 0x711),
    (0x730, 0x74A),
    (0x7A6, 0x7B0),
    (0x7EB, 0x7F3),
    (0x816, 0x82D),
    (0x859, 0x85B),
    (0x898, 0x8FF),
    (0xE31, 0xE31),
    (0xE34, 0xE3A),
    (0xE47, 0xE4E),
    (0xEB1, 0xEB1),
    (0xEB4, 0xEBC),
    (0xEC8, 0xECE),
    (0xF18, 0xF19),
    (0xF35, 0xF39),
    (0xF71, 0xF87),
    (0xF8D, 0xFBC),
    (0x102D, 0x103E),
    (0x1058, 0x1060),
    (0x135D, 0x135F),
    (0x17B4, 0x17D3),
    (0x1A17, 0x1A1B),
    (0x1A55, 0x1A7F),
    (0x1AB0, 0x1AFF),
    (0x1CD0, 0x1CFA),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20F0),
    (0x2CEF, 0x2CF1),
    (0x2DE0, 0x2DFF),
    (0x302A, 0x302F),
    (0x3099, 0x309A),
    (0xA66F, 0xA67D),
    (0xA69E, 0xA69F),
    (0xA6F0, 0xA6F1),
    (0xA8E0, 0xA8F1),
    (0xFB1E, 0xFB1E),
    (0xFE20, 0xFE2F),
    (0x1D165, 0x1D172),
    (0x1D17B, 0x1D18B),
    (0x1E000, 0x1E02A),
    (0x1E8D0, 0x1E8D6),
];

/// Marks in each of the Indic blocks from U+0900 to U+0DFF, which share a layout of 128 characters each.
const INDIC_MARKS: Ranges = &[(0x00, 0x02), (0x3C, 0x3C), (0x41, 0x4D), (0x51, 0x57), (0x62, 0x63)];

/// Characters that take room and show nothing, or break the line.
const BLANK: Ranges = &[
    (0x09, 0x0A),
    (0x0D, 0x0D),
    (0x20, 0x20),
    (0xA0, 0xA0),
    (0x1680, 0x1680),
    (0x2000, 0x200A),
    (0x202F, 0x202F),
    (0x205F, 0x205F),
    (0x2800, 0x2800),
    (0x3000, 0x3000),
];

/// The characters of emoji sequences.
const PICTOGRAPHS: Ranges = &[
    (0xA9, 0xA9),
    (0xAE, 0xAE),
    (0x203C, 0x203C),
    (0x2049, 0x2049),
    (0x2122, 0x2122),
    (0x2139, 0x2139),
    (0x2190, 0x2BFF),
    (0x3030, 0x303D),
    (0x3297, 0x3299),
    (0x1F000, 0x1FAFF),
];

/// Scripts whose letters change their shape next to each other: Arabic and related scripts, the Indic ones, Tibetan,
/// Burmese, Khmer, Mongolian.
const JOINING: Ranges = &[(0x620, 0x8FF), (0x900, 0xDFF), (0xF00, 0x109F), (0x1780, 0x18AF)];

/// Ideographs and mathematical signs, for which variation selectors are defined.
const VARIED: Ranges = &[(0x1000, 0x109F), (0x2200, 0x22FF), (0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF)];

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
const SIGNS: Ranges = &[
    (0x00, 0x40),
    (0x5B, 0x60),
    (0x7B, 0xA9),
    (0xAB, 0xB4),
    (0xB6, 0xB9),
    (0xBB, 0xBF),
    (0xD7, 0xD7),
    (0xF7, 0xF7),
    (0x2000, 0x2BFF),
    (0x2E00, 0x2E7F),
    (0x3000, 0x3004),
    (0x3008, 0x3020),
    (0x30FB, 0x30FB),
    (0xFE10, 0xFE6F),
    (0xFF00, 0xFF20),
    (0xFF3B, 0xFF40),
    (0xFF5B, 0xFF65),
    (0x1F000, 0x1FAFF),
];

/// Returns true if a character is a letter, or belongs to one. The standard library's exact version needs two kilobytes
/// of tables.
pub(crate) fn is_letter(c: char) -> bool {
    !is_in(c.into(), SIGNS)
}

#[cfg(test)]
mod tests {
    use super::{is_in, is_letter};

    #[test]
    fn letters_are_those_of_the_standard_library() {
        // Signs that consist of letters, such as ℃, do not count as letters here.
        let like_letters = |c: char| is_in(c.into(), &[(0x2000, 0x2BFF), (0x2E2F, 0x2E2F), (0x1F000, 0x1FAFF)]);
        for c in ('\0'..=char::MAX).filter(|c| c.is_ascii() || c.is_alphabetic() && !like_letters(*c)) {
            assert_eq!(is_letter(c), c.is_alphabetic(), "{c:?}");
        }
    }
}
