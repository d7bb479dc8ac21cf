use super::{ControlElements, is_code};
use crate::component::host::html::tag;
use crate::component::host::id;
use crate::component::server_text::server_text;
use crate::form::Field;
use crate::message::Key;
use crate::question::Question;
use crate::trust::TextKind;

/// A value that the schema fixes: it is shown and sent, and cannot be changed.
pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    let value = field.options.first().map_or_else(String::new, |option| question.title(field, option));
    let output = tag("output part=control class=constant tabindex=-1").attribute("id", id::of(index, "0"));
    let output = output.child(server_text(question, &value, TextKind::WholeMessage));
    // Many arguments of a tool call are fixed, and their lines are counted.
    let output = output.flag("data-mono", is_code(field, &value));
    let note = (!field.is_argument).then(|| tag("small").child(question.say(Key::FixedValue)));
    ControlElements::one(output.flag("data-lines", field.is_argument).child(note))
}
