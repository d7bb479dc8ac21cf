use super::text::{required, typed};
use super::{At, ControlElements, link, text_of};
use crate::component::host::html::tag;
use crate::component::host::{id, time_zone};
use crate::form::{Field, Input};
use crate::message::Key;
use crate::question::{FieldButton, Question};
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::validate::pattern::Outcome;
use web_sys::Element;

pub fn date(question: &Question, field: &Field, index: usize) -> ControlElements {
    // A year of four digits is complete with the fourth digit.
    let input = tag(typed!("input type=date max=9999-12-31 dir=ltr"));
    ControlElements::one(required(input, question, field, index).attribute("value", field.input.text()))
}

/// A date and a time in the browser's zone, which is shown next to them. The RFC 3339 text that is sent is shown below.
pub fn date_time(question: &Question, field: &Field, index: usize) -> ControlElements {
    let wall = time_zone::wall_of(field.input.text()).unwrap_or_default();
    let input = tag(typed!("input type=datetime-local max=9999-12-31T23:59 dir=ltr"));
    let input = required(input, question, field, index).attribute("value", &wall);
    let input = input.maybe("step", (wall.len() > 16).then_some("1"));
    let zone = tag("span class=zone dir=ltr").attribute("id", id::of(index, ZONE));
    let (control, label) = (input.0.clone(), zone.0.clone());
    let as_text = link(index, FieldButton::AsText, question.say(Key::WriteAsText));
    let all = tag("div class=zoned").child(input).child(zone).child(as_text);
    ControlElements { zone: Some(label), ..ControlElements::around(all, control) }
}

pub fn input(at: &At<'_>) -> Option<Input> {
    let wall = text_of(at.element)?;
    // If the user picks the default's own time, the server's offset is kept.
    let own = at.field.initial(&at.question.form.number_format);
    if !own.text().is_empty() && time_zone::wall_of(own.text()).as_deref() == Some(&wall) {
        return Some(own);
    }
    let ways = if wall.is_empty() { None } else { time_zone::moments_of(&wall) };
    Some(Input::Text(ways.map_or_else(String::new, |ways| accepted(at, ways))))
}

/// The part with the time zone, which adds to the control's description.
pub const ZONE: &str = "zone";

pub fn write_zone(zone: &Element, field: &Field) {
    zone.set_text_content(Some(&time_zone::label(field.input.text())));
}

/// Returns the first notation of a moment that the server's pattern matches: some patterns only match UTC.
fn accepted(at: &At<'_>, ways: [String; 3]) -> String {
    let pattern = match &at.field.property.definition {
        Definition::String(schema) => schema.pattern.as_ref(),
        _ => None,
    };
    let is_accepted =
        |way: &&String| pattern.is_none_or(|text| at.question.page.patterns().test(text, way) == Outcome::Match);
    let [own, ..] = &ways;
    ways.iter().find(is_accepted).unwrap_or(own).clone()
}
