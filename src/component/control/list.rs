use super::{described, text::typed};
use crate::component::Model;
use crate::component::html::{Html, live, tag};
use crate::component::id;
use crate::form::{Field, Input};
use crate::json::digits;
use crate::message::Key;
use std::rc::Rc;

/// Free entries: a line for each, with a button that removes it, and one that adds another.
pub fn list(model: &Rc<Model>, _: &Field, index: usize) -> Html {
    let model = Rc::clone(model);
    live(move || {
        model.entries.track();
        let form = model.form.borrow();
        let field = form.fields.get(index)?;
        let Input::Entries(entries) = &field.input else { return None };
        let entries = entries.as_slice();
        let view = model.view_of(index);
        let language = model.language();
        let first = [String::new()];
        let shown = if entries.is_empty() { &first[..] } else { entries };
        let lines = shown.iter().enumerate().map(|(number, entry)| -> Html {
            let slot = language.number(&digits(number.saturating_add(1)));
            let wrong = view.error.is_some() && view.entry.is_none_or(|entry| entry == number);
            let input = described(tag(typed!("input type=text enterkeyhint=next")), field, index)
                .attribute("id", id::of(index, &digits(number)))
                .attribute("aria-label", language.say(Key::Entry, &[("number", &slot)]))
                .flag_true("aria-invalid", wrong)
                .attribute("value", entry.as_str());
            let remove = tag("button type=button class=link")
                .attribute("id", id::of(index, &["remove-", &digits(number)].concat()))
                .attribute("aria-label", language.say(Key::RemoveEntry, &[("number", &slot)]));
            tag("div class=entry").child(input).child(remove).into()
        });
        let add =
            tag("button type=button class=link").attribute("id", id::of(index, "add")).child(model.say(Key::AddEntry));
        Some(tag("div class=entries").children(lines).child(add))
    })
}
