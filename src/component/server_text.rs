use super::Model;
use super::html::{Html, Tag, tag, text_with};
use crate::json::find;
use crate::trust::{TextKind, is_letter, shown};

/// A server's text: as text, in its own direction, with placeholders for what would hide (`docs/security.md` R1, R4 to R6).
pub fn server_text(model: &Model, text: &str, kind: TextKind) -> Tag {
    let shown = shown(text, kind);
    if shown.hidden {
        model.hidden.set(true);
    }
    let cut = shown.cut.map(|count| {
        let mark = model.language().count(crate::message::Key::TextCut, count, &[]);
        tag("span class=optional").child([" [", &mark, "]"].concat())
    });
    tag("bdi dir=auto").child(shown.text).child(cut)
}

/// A sentence of ours with the server's name in it; where the server gave the name itself, that part alone, led by its
/// quotation mark, is cut after two lines.
pub fn with_server_name(model: &Model, sentence: &str) -> Html {
    let claim = model.claim().unwrap_or_default();
    let before = find(sentence, &claim).and_then(|at| sentence.get(..at)).unwrap_or_default();
    let mark = before.trim_end_matches(|c: char| c != ' ' && !is_letter(c)).len();
    let claim = [before.get(mark..).unwrap_or_default(), &claim].concat();
    text_with(sentence, &claim, &|| tag("span class=claim").child(claim.as_str()).into())
}
