use super::text::{required, typed};
use super::{At, ControlElements, FieldControl, link, text_of};
use crate::component::host::html::tag;
use crate::component::host::{id, time_zone};
use crate::form::{Field, Input};
use crate::json::Text;
use crate::message::Key;
use crate::question::Question;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::validate::pattern::Outcome;
use web_sys::Element;

/// A date and a time in the browser's zone, which is shown next to them. The RFC 3339 text that is sent is shown below.
pub struct DateTime;

impl FieldControl for DateTime {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
        let wall = time_zone::wall_of(field.input.text()).unwrap_or_default();
        let input = tag(typed!("input type=datetime-local max=9999-12-31T23:59 dir=ltr"));
        let input = required(input, question, field, index).attribute("value", &wall);
        let input = if wall.len() > 16 { input.fixed("step", "1") } else { input };
        let zone = tag("span class=zone dir=ltr").attribute("id", id::of(index, ZONE));
        let (control, label) = (input.element().clone(), zone.element().clone());
        let as_text = link(index, "as-text", question.say(Key::WriteAsText));
        let all = tag("div class=zoned").child(input).child(zone).child(as_text);
        ControlElements { zone: Some(label), ..ControlElements::around(all, &control) }
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        let wall = text_of(at.element)?;
        let form = &at.question.form;
        let field = form.fields.get(at.index)?;
        // If the user picks the default's own time, the server's offset is kept.
        let own = field.initial(&form.number_format);
        if !own.text().is_empty() && time_zone::wall_of(own.text()).as_deref() == Some(&wall) {
            return Some(own);
        }
        let ways = if wall.is_empty() { None } else { time_zone::moments_of(&wall) };
        Some(Input::Text(ways.map_or_else(String::new, |ways| accepted(at.question, field, ways))))
    }
}

/// The part with the time zone, which adds to the control's description.
pub const ZONE: &str = "zone";

/// Writes the time zone at the moment that a field holds.
pub fn write_zone(zone: &Element, field: &Field) {
    zone.set_text_content(Some(&time_zone::label(field.input.text())));
}

/// Returns the first notation of a moment that the server's pattern matches: some patterns only match UTC.
fn accepted(question: &Question, field: &Field, ways: [String; 3]) -> String {
    let pattern: Option<&Text> = match &field.property.definition {
        Definition::String(schema) => schema.pattern.as_ref(),
        _ => None,
    };
    let is_accepted =
        |way: &String| pattern.is_none_or(|text| question.page.patterns().test(text, way) == Outcome::Match);
    let [own, ..] = &ways;
    ways.iter().find(|way| is_accepted(way)).unwrap_or(own).clone()
}
