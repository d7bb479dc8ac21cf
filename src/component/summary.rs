use super::Model;
use super::html::{Html, live, tag};
use super::id;
use crate::message::Key;
use std::rc::Rc;

/// Everything that is wrong, in the words that stand at the fields too. Its entries are buttons, since a form of ours
/// has no links (DESIGN 4.10).
pub fn summary(model: &Rc<Model>) -> Html {
    let model = Rc::clone(model);
    let wrong = model.summary.clone();
    live(move || {
        let wrong: Vec<(usize, String)> =
            wrong.get().into_iter().filter_map(|field| Some((field, model.look_of(field).error?))).collect();
        if wrong.len() < 2 {
            return None;
        }
        let title = model.language().count(Key::SummaryTitle, wrong.len(), &[]);
        let entries = wrong.into_iter().map(|(field, sentence)| -> Html {
            let jump = tag("button type=button class=link").attribute("id", id::of(field, "jump"));
            tag("li").child(jump.child(sentence)).into()
        });
        Some(
            tag("div class=summary part=summary id=summary tabindex=-1 role=group aria-labelledby=summary-title")
                .child(tag("b id=summary-title").child(title))
                .child(tag("ul").children(entries)),
        )
    })
}
