use super::html::{Html, Tag, live, tag};
use super::id;
use super::{Model, Wrong};
use crate::message::Key;
use std::rc::Rc;

/// Everything that is wrong, in the words that are at the fields too. Its entries are buttons, since a form of ours
/// has no links. What was mended is struck through, and how much is left is said politely.
pub fn summary(model: &Rc<Model>) -> Html {
    let (shown, said) = (Rc::clone(model), Rc::clone(model));
    let status = live(move || {
        let wrong = said.summary.get();
        let left = left(&wrong);
        if !is_shown(&wrong) || left == wrong.len() {
            return None;
        }
        Some(match left {
            0 => tag("span").child(said.say(Key::SummaryDone)),
            _ => tag("span class=unseen").child(said.language().count(Key::SummaryTitle, left, &[])),
        })
    });
    let list = live(move || {
        let wrong = shown.summary.get();
        let left = left(&wrong);
        if !is_shown(&wrong) || left == 0 {
            return None;
        }
        let title = shown.language().count(Key::SummaryTitle, left, &[]);
        let entries = wrong.into_iter().map(|wrong| -> Html { tag("li").child(entry(wrong)).into() });
        Some(
            tag("div class=summary part=summary id=summary tabindex=-1 role=group aria-labelledby=summary-title")
                .child(tag("b id=summary-title").child(title))
                .child(tag("ul").children(entries)),
        )
    });
    Html::Many(vec![list, tag("p class=mended role=status").child(status).into()])
}

/// One wrong answer is named at its field alone, and gets the focus.
fn is_shown(wrong: &[Wrong]) -> bool {
    wrong.len() > 1 || wrong.iter().any(|wrong| wrong.together)
}

fn left(wrong: &[Wrong]) -> usize {
    wrong.iter().filter(|wrong| !wrong.mended).count()
}

fn entry(wrong: Wrong) -> Tag {
    match wrong {
        Wrong { mended: true, sentence, .. } => tag("s").child(sentence),
        Wrong { field: Some(field), sentence, .. } => {
            tag("button type=button class=link").attribute("id", id::of(field, "jump")).child(sentence)
        }
        Wrong { sentence, .. } => tag("span").child(sentence),
    }
}
