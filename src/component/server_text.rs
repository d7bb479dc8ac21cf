use crate::component::host::html::{Html, Tag, tag, text_with};
use crate::json::find;
use crate::question::Question;
use crate::trust::{TextKind, display_text, is_letter};

/// Draws a server's text: as plain text, in its own direction, with placeholders for invisible characters
/// (`docs/security.md` R1, R4 to R6).
pub fn server_text(question: &Question, text: &str, kind: TextKind) -> Tag {
    let display = display_text(text, kind);
    if display.hidden {
        question.has_hidden.set(true);
    }
    let cut = display.cut.map(|count| {
        let mark = question.language.count(crate::message::Key::TextCut, count, &[]);
        tag("span class=optional").child([" [", &mark, "]"].concat())
    });
    tag("bdi dir=auto").maybe("lang", lang(question, text)).child(display.text).child(cut)
}

/// Returns the language of a server's text, as the request names it, else an unknown one: an English question on a French
/// card must not be read by a French voice. `None` is the card's, by which Chinese characters are drawn and read.
pub fn lang<'a>(question: &'a Question, text: &str) -> Option<&'a str> {
    let is_han = |c| matches!(c, '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}');
    let draws_han = |tag: &str| matches!(tag.get(..2), Some("ja" | "ko" | "zh"));
    let named = question.form.content_language.as_deref().unwrap_or_default();
    (draws_han(named) || !draws_han(&question.settings.language) || !text.contains(is_han)).then_some(named)
}

/// Draws a server's text, if there is one, in an element of its own.
pub fn text_in(frame: &'static str, question: &Question, text: Option<&str>, kind: TextKind) -> Option<Tag> {
    text.map(|text| tag(frame).child(server_text(question, text, kind)))
}

/// Draws a sentence of the card with the server's name in it. A name that the server claims is cut after two lines,
/// with its quotation marks.
pub fn with_server_name(question: &Question, sentence: &str) -> Html {
    let Some(claim) = question.claim() else { return sentence.into() };
    let (before, rest) = find(sentence, &claim).and_then(|at| sentence.split_at_checked(at)).unwrap_or_default();
    let after = rest.strip_prefix(claim.as_str()).unwrap_or_default();
    let opening = before.trim_end_matches(|c: char| c != ' ' && !is_letter(c)).len();
    // In French, a space is before it.
    let closing = after.char_indices().find(|(_, c)| !matches!(c, '\u{a0}' | '\u{202f}'));
    let closing = closing.map_or(0, |(at, c)| at.saturating_add(c.len_utf8()));
    let quoted = [before.get(opening..), Some(&claim), after.get(..closing)].map(Option::unwrap_or_default).concat();
    text_with(sentence, &quoted, &|| tag("span class=claim").child(quoted.as_str()).into())
}
