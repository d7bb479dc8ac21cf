//! Shows a server's text character by character, with placeholders for characters that would hide something.

use super::character::{is_blank, is_control, is_invisible, is_joining, is_mark, is_pictograph, is_varied};
use crate::json::digits;

/// The place of a server's text, which decides its maximum length and its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// The request's `message`: 32,768 code points.
    Message,
    /// A value of several lines, in full.
    WholeMessage,
    /// A `title`, or an option: 200 code points on one line.
    Title,
    /// A `description`: 2,000 code points.
    Description,
    /// A property's name, or a value to send: 256 code points on one line.
    Name,
    /// A text or a name in a sentence of the card: 40 code points on one line.
    Quoted,
    /// A sent text in full, on one line.
    Value,
}

impl TextKind {
    /// Returns the maximum number of code points that are shown (`docs/security.md` R10).
    pub const fn limit(self) -> usize {
        match self {
            Self::Message => 32_768,
            Self::WholeMessage | Self::Value => crate::schema::Limits::DEFAULT.text,
            Self::Title => 200,
            Self::Description => 2_000,
            Self::Name => 256,
            Self::Quoted => 40,
        }
    }

    pub const fn has_lines(self) -> bool {
        matches!(self, Self::Message | Self::WholeMessage | Self::Description)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayText {
    /// The text with visible placeholders. It ends with `…` if something was cut.
    pub text: String,
    /// True if an invisible character, or one that hides others, has a placeholder (`hidden-characters`).
    pub hidden: bool,
    /// The number of code points beyond the limit that were left out.
    pub cut: Option<usize>,
}

/// Prepares a server's text for the screen (`docs/security.md` R4, R5, R6 and R8): at most four marks per base, one
/// line where only one fits, placeholders such as `⟨U+202E⟩` or `␛` for invisible characters, and no long runs of
/// blanks. Genuine text of any script, emoji with their joiners, and flags stay unchanged.
pub fn display_text(text: &str, kind: TextKind) -> DisplayText {
    let end = text.char_indices().nth(kind.limit()).map_or(text.len(), |(at, _)| at);
    let (head, tail) = text.split_at_checked(end).unwrap_or((text, ""));
    let mut output = Output::default();
    let (mut rest, mut before, mut marks) = (head, '\n', 0_usize);
    while let Some(c) = rest.chars().next() {
        let flag = if before == FLAG { FLAGS.iter().find(|flag| rest.starts_with(**flag)) } else { None };
        if let Some(flag) = flag {
            output.push_str(flag);
            rest = rest.get(flag.len()..).unwrap_or_default();
            before = '\u{E007F}';
            continue;
        }
        if is_blank(c) {
            let run = rest.find(|c| !is_blank(c)).unwrap_or(rest.len());
            let (blanks, after) = rest.split_at_checked(run).unwrap_or((rest, ""));
            output.push_blanks(blanks, kind.has_lines());
            (rest, before, marks) = (after, ' ', 0);
            continue;
        }
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
        if is_invisible(c) && !belongs(c, before, rest.chars().next()) || is_control(c) {
            output.push_hidden(c);
            before = '\n';
            continue;
        } else if is_mark(c) {
            marks = marks.wrapping_add(1);
            if marks > MARKS_A_BASE { output.push_hidden('\u{25CC}') } else { output.push(c) }
        } else {
            if !is_invisible(c) {
                marks = 0;
            }
            output.push(c);
        }
        before = c;
    }
    output.close();
    let cut = tail.chars().count();
    if cut > 0 {
        output.text.push('…');
    }
    DisplayText { text: output.text, hidden: output.hidden, cut: (cut > 0).then_some(cut) }
}

/// Returns a server's text for a sentence of the card: short, with isolated direction, and without quotation marks that
/// could end the quotation.
pub fn quoted(text: &str) -> String {
    let is_quote = |c: char| "\"“”„‟«»「」『』＂‹›〝〞〟﹁﹂﹃﹄״❝❞".chars().any(|quote| quote == c);
    ["\u{2068}", &display_text(text, TextKind::Quoted).text.replace(is_quote, "'"), "\u{2069}"].concat()
}

/// Returns JSON text with escapes for invisible characters, which do not change its meaning.
pub fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    let (mut before, mut rest) = ('\n', json.chars());
    while let Some(c) = rest.next() {
        if is_invisible(c) && !belongs(c, before, rest.clone().next()) || is_control(c) && c != '\n' {
            for unit in c.encode_utf16(&mut [0; 2]) {
                text.push_str("\\u");
                crate::json::push_hex(&mut text, u32::from(*unit), 4, b'a');
            }
        } else {
            text.push(c);
        }
        before = c;
    }
    text
}

/// Returns true if no character of the text is visible, so that a title falls back to the property's name
/// (`docs/security.md` R9).
pub fn shows_nothing(text: &str) -> bool {
    text.chars().all(|c| is_blank(c) || is_invisible(c) || is_control(c) || is_mark(c))
}

pub(super) const MARKS_A_BASE: usize = 4;
/// Longer runs of blanks are shown as a count.
const BLANKS_A_LINE: usize = 16;
const BLANKS: usize = 100;
const BLANK_LINES: usize = 2;

const FLAG: char = '\u{1F3F4}';
/// The tags of England, Scotland and Wales, the only such flags that Unicode recommends for interchange.
const FLAGS: &[&str] = &[
    "\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
];

/// Returns true if an invisible character has its normal function between its neighbours: a joiner in an emoji or in a
/// word of a joining script, or one variation selector after a character with variants.
fn belongs(c: char, before: char, after: Option<char>) -> bool {
    let letter = |c: char| !is_blank(c) && !is_invisible(c) && !c.is_ascii_punctuation();
    match c {
        '\u{200C}' | '\u{200D}' => {
            let emoji = (is_pictograph(before) || before == '\u{FE0F}') && after.is_some_and(is_pictograph);
            let word =
                is_joining(before) && after.is_some_and(letter) || letter(before) && after.is_some_and(is_joining);
            c == '\u{200D}' && emoji || word
        }
        '\u{FE0E}' | '\u{FE0F}' if is_pictograph(before) => true,
        '\u{FE0F}' => after == Some('\u{20E3}') && (before.is_ascii_digit() || matches!(before, '#' | '*')),
        '\u{FE00}'..='\u{FE0D}' | '\u{E0100}'..='\u{E01EF}' => is_varied(before),
        _ => false,
    }
}

/// The text so far, and the last placeholder, which counts repeated characters.
#[derive(Default)]
struct Output {
    text: String,
    hidden: bool,
    open: Option<(char, usize)>,
}

impl Output {
    fn push(&mut self, c: char) {
        self.close();
        self.text.push(c);
    }

    fn push_str(&mut self, text: &str) {
        self.close();
        self.text.push_str(text);
    }

    fn push_hidden(&mut self, c: char) {
        self.hidden = true;
        let picture = match c {
            '\0'..='\u{1F}' => char::from_u32(u32::from(c) | 0x2400),
            '\u{7F}' => Some('\u{2421}'),
            _ => None,
        };
        if let Some(picture) = picture {
            self.push(picture);
        } else if let Some((open, count)) = &mut self.open
            && *open == c
        {
            *count = count.wrapping_add(1);
        } else {
            if self.open.is_some() {
                self.count();
                self.text.push(' ');
            } else {
                self.text.push('⟨');
            }
            if c == '\u{25CC}' {
                self.text.push(c)
            } else {
                let code = u32::from(c);
                self.text.push_str("U+");
                crate::json::push_hex(&mut self.text, code, if code > 0xFFFF { 5 } else { 4 }, b'A');
            }
            self.open = Some((c, 1));
        }
    }

    fn push_blanks(&mut self, blanks: &str, lines: bool) {
        let breaks = blanks.matches('\n').count();
        let count = blanks.chars().count();
        let most = if lines { BLANKS } else { BLANKS_A_LINE };
        if count > most || lines && breaks > BLANK_LINES.wrapping_add(1) {
            let edge = if lines && breaks > 0 { "\n" } else { "" };
            self.push_str(&[edge, "⟨␣ ×", &digits(count), "⟩", edge].concat());
            return;
        }
        let mut rest = blanks.chars().peekable();
        while let Some(c) = rest.next() {
            match c {
                '\r' if rest.peek() == Some(&'\n') => {}
                '\r' if lines => self.push_hidden(c),
                '\r' | '\n' if !lines => self.push('↵'),
                '\t' if !lines => self.push('␉'),
                _ => self.push(c),
            }
        }
    }

    fn count(&mut self) {
        if let Some((_, count @ 2..)) = self.open {
            self.text.push_str(&[" ×", &digits(count)].concat());
        }
    }

    fn close(&mut self) {
        if self.open.is_some() {
            self.count();
            self.text.push('⟩');
            self.open = None;
        }
    }
}
