use crate::component::host::html::{Html, Tag, tag};

/// A button that the card identifies by its id.
pub fn button(id: &'static str, class: &'static str, text: impl Into<Html>) -> Tag {
    tag("button type=button").fixed("id", id).fixed("class", class).child(text)
}
