use super::{text::unfilled, tied};
use crate::component::Model;
use crate::component::html::{Html, live, nothing, tag};
use crate::form::{Field, Input};
use crate::message::Key;
use leptos::prelude::*;
use std::rc::Rc;

/// Free entries: a line for each, with a button that removes it, and one that adds another.
pub fn list(model: &Rc<Model>, _: &Field, index: usize) -> Html {
    let Some(look) = model.looks.get(index).cloned() else { return nothing() };
    let drawn = Memo::new(move |_| look.with(|look| look.drawn));
    let model = Rc::clone(model);
    live(move || {
        drawn.get();
        let form = model.form.borrow();
        let entries: &[String] = match form.fields.get(index).map(|field| &field.input) {
            Some(Input::Entries(entries)) => entries,
            _ => &[],
        };
        let language = model.language();
        let first = [String::new()];
        let shown = if entries.is_empty() { &first } else { entries };
        let lines = shown.iter().enumerate().map(|(number, entry)| -> Html {
            let slot = language.number(&number.saturating_add(1).to_string());
            let input = tag("input")
                .fixed("type", "text")
                .fixed("class", "in")
                .fixed("part", "control")
                .attribute("aria-label", language.say(Key::Entry, &[("number", &slot)]))
                .attribute("value", entry.as_str());
            let remove = tag("button")
                .fixed("type", "button")
                .fixed("class", "link")
                .attribute("id", format!("f{index}-remove-{number}"))
                .attribute("aria-label", language.say(Key::RemoveEntry, &[("number", &slot)]))
                .child("✕");
            tag("div")
                .fixed("class", "entry")
                .child(tied(unfilled(input), &model, index, &number.to_string()))
                .child(remove)
                .into()
        });
        let add = tag("button")
            .fixed("type", "button")
            .fixed("class", "link")
            .attribute("id", format!("f{index}-add"))
            .child(model.say(Key::AddEntry));
        Some(tag("div").fixed("class", "entries").children(lines).child(add))
    })
}
