//! The plain letter of a character: the one that it looks like.

/// The letters from U+00C0 to U+017F without their marks, in lower case.
const LATIN: &str = "aaaaaaaceeeeiiiidnooooo ouuuuypsaaaaaaaceeeeiiiidnooooo ouuuuypyaaaaaaccccccccddddeeeeeeeeeegggggggghhhh\
    iiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/// The same for U+1EA0 to U+1EF9.
const VIETNAMESE: &str = "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy";

/// Pairs of a letter and the ASCII letter that it looks like.
const LOOKALIKES: &str = "\
    ƒfơoưuɑaɛeɡgɢgɩiɪiɴnʀrʏyʙbʜhʟlΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaγyεeηnιiκkνvοoρpσoτtυuχxωwϲcϳjЅSІIЈJАAВBЕEКK\
    МMНHОOРPСCТTУYХXаaвbгrеeкkмmнhоoрpсcтtуyхxѕsіiјjѵvҮYһhӀlӏlԁdԚQԛqԜWԝwզqհhոnսuցgօoᎠDᎢTᎪAᎫJᎬEᎳWᎷMᎻHᏀGᏃZᏒRᏙV\
    ᏚSᏞLᏟCᏢPᏦKᏴBᴀaᴄcᴅdᴇeᴊjᴋkᴌlᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzꜰfꜱsℂCℊgℍHℎhℒLℓlℕNℙPℚQℛRℝRℤZℬBℯeℰEℱFℳMℴoℹiⅰiⅴvⅹxⅼlⅽcⅾdⅿm";

/// Returns the letter in the place of `c`, if the letters stand for the characters from `first` on, again and again.
fn letter(letters: &str, first: char, c: char) -> char {
    let offset = usize::try_from(u32::from(c).saturating_sub(u32::from(first))).unwrap_or_default();
    match offset.checked_rem(letters.len()).and_then(|index| letters.as_bytes().get(index)) {
        None | Some(b' ') => c,
        Some(&letter) => letter.into(),
    }
}

const ALPHABETS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Returns the plain form of a full-width, mathematical, circled, parenthesised or squared letter or digit.
pub(super) fn plain(c: char) -> char {
    let first = match c {
        '\u{FF01}'..='\u{FF5E}' => return char::from_u32(u32::from(c).saturating_sub(0xFEE0)).unwrap_or(c),
        '\u{1D7CE}'..='\u{1D7FF}' => return letter("0123456789", '\u{1D7CE}', c),
        '\u{1D400}'..='\u{1D6A3}' => '\u{1D400}',
        '\u{24B6}'..='\u{24E9}' => '\u{24B6}',
        // These are small letters alone, so they begin where 26 capitals would end.
        '\u{249C}'..='\u{24B5}' => '\u{2482}',
        '\u{1F110}'..='\u{1F129}' => '\u{1F110}',
        '\u{1F130}'..='\u{1F149}' => '\u{1F130}',
        '\u{1F150}'..='\u{1F169}' => '\u{1F150}',
        '\u{1F170}'..='\u{1F189}' => '\u{1F170}',
        _ => return c,
    };
    letter(ALPHABETS, first, c)
}

/// Returns the lower case of Latin, Greek and Cyrillic letters; the other supported scripts have no case.
pub(super) fn lower(c: char) -> char {
    let by = match c {
        'A'..='Z' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{DE}' | 'Α'..='Ω' | 'А'..='Я' => 0x20,
        'Ѐ'..='Џ' => 0x50,
        'Ѡ'..='ҿ' | 'Ӑ'..='ԯ' => return char::from_u32(u32::from(c) | 1).unwrap_or(c),
        _ => return c,
    };
    char::from_u32(u32::from(c).wrapping_add(by)).unwrap_or(c)
}

/// Returns the plain letter without case and marks: `Ａ`, `𝒂`, `á` and `A` become `a`.
pub fn base(c: char) -> char {
    // Most letters are ASCII, and this is their fastest path.
    let c = if c.is_ascii() { c } else { plain(c) };
    match c {
        _ if c.is_ascii() => c.to_ascii_lowercase(),
        '\u{C0}'..='\u{17F}' => letter(LATIN, '\u{C0}', c),
        '\u{1EA0}'..='\u{1EF9}' => letter(VIETNAMESE, '\u{1EA0}', c),
        _ => match lower(c) {
            'ё' => 'е',
            'أ' | 'إ' | 'آ' => 'ا',
            'ة' => 'ه',
            'ى' => 'ي',
            c => c,
        },
    }
}

/// Returns the ASCII letter that a letter of another script looks like.
pub(super) fn lookalike(c: char) -> Option<char> {
    if c.is_ascii() || ('\u{2E80}'..'\u{A700}').contains(&c) {
        return None;
    }
    let mut pairs = LOOKALIKES.chars();
    while let (Some(foreign), Some(latin)) = (pairs.next(), pairs.next()) {
        if foreign == c {
            return Some(latin);
        }
    }
    None
}

pub(super) fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{52F}').contains(&c)
}

pub(super) fn is_greek(c: char) -> bool {
    ('\u{370}'..='\u{3FF}').contains(&c)
}

pub(super) fn is_marked(c: char) -> bool {
    matches!(c, '\u{C0}'..='\u{17F}' | '\u{1EA0}'..='\u{1EF9}') && base(c) != c
}
