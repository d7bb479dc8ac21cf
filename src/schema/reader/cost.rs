//! What it costs to read a schema, and to do with what was read all that a form, a lint and their checks do.
//!
//! It is paid for while the schema is read, so that what a form takes and what is said of a request agree.

use super::Reader;
use crate::json::{Node, Text, Value, Work};
use crate::schema::{Merged, PrimitiveSchemaDefinition as Definition};

/// A field is laid out, drawn and checked, whatever its control.
pub(super) const FIELD: usize = 64;
/// An option is a row of a control, whatever that is.
const ROW: usize = 6;
/// What a property reaches is read for the form, for its checks and for what is said of it.
const READ: usize = 4;
/// A text of a field is searched for what a person has to be warned of, word by word, and drawn.
pub(super) const SEARCH: usize = 16;
/// An option is searched too, and of all options few are long.
pub(super) const OPTION: usize = 8;
/// A value is compared, copied and printed.
const COPY: usize = 4;

impl<'a> Reader<'a> {
    /// Follows a schema, and pays for what it reaches by `$ref`, which may be read for many, before that is read; none where
    /// it cannot be paid for. What stands in its own place is bounded with the request's text.
    pub(in crate::schema) fn merged(&self, schema: &'a Node) -> Option<Merged<'a>> {
        let bytes = |layer: &Node| Work::of_bytes(layer.range.end.saturating_sub(layer.range.start));
        let pays_for = |layer: &Node| self.work.spend(bytes(layer).saturating_mul(READ));
        Some(Merged::follow(self.root, schema, &pays_for)).filter(|_| !self.work.is_over())
    }

    /// Does what [`merged`](Self::merged) does, and pays for what its items are, and for the branches of both: whatever the
    /// form makes of them, something may be said of each.
    pub(super) fn merged_with_all(&self, schema: &'a Node) -> Option<Merged<'a>> {
        let merged = self.merged(schema)?;
        let items = match merged.get("items") {
            Some(items) => Some(self.merged(items)?),
            None => None,
        };
        for schema in [Some(&merged), items.as_ref()].into_iter().flatten() {
            let branches = ["oneOf", "anyOf"].into_iter().filter_map(|keyword| schema.array(keyword)).flatten();
            for branch in branches {
                self.merged(branch)?;
            }
        }
        Some(merged)
    }

    /// Pays for the options of a field.
    pub(super) fn pays_for_rows(&self, definition: &Definition) {
        _ = self.work.spend(definition.options().len().saturating_mul(ROW));
    }

    /// Pays for a text that people read, of a field or of an option.
    pub(super) fn pays_for_text(&self, text: Option<&Text>, each_byte: usize) -> bool {
        text.is_none_or(|text| self.work.spend(Work::of_bytes(text.len().saturating_mul(each_byte))))
    }

    /// Pays for a value that the server fills in: it is drawn whole, and again with what it hides, which costs a unit a byte.
    pub(super) fn pays_for_filled_in(&self, node: &Node) -> bool {
        self.pays_for_value(&node.value) && self.work.spend(node.range.end.saturating_sub(node.range.start))
    }

    /// Pays for a division of a number by the step beside it, which takes the square of the step's digits.
    pub(super) fn pays_for_step(&self, merged: &Merged<'a>, value: &Value) -> bool {
        let step = merged.get("multipleOf").and_then(Node::as_number);
        let digits = step.filter(|_| matches!(value, Value::Number(_))).map_or(0, |step| step.lexeme().len());
        self.work.spend(digits.saturating_mul(digits) >> 10)
    }

    /// Pays for a value that is kept.
    pub(super) fn pays_for_value(&self, value: &Value) -> bool {
        self.work.spend(Work::of_value(value).saturating_mul(COPY))
    }
}
