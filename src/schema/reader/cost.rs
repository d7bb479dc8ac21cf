//! Charges for reading a schema, and for all that a form, `lint` and the checks do with it later.
//!
//! They are charged while the schema is read, so that the form and `lint` agree on which requests are too large.

use super::Reader;
use crate::json::{Node, Text, Value, Work};
use crate::schema::{MergedSchema, Types, broken_by, enum_option::is_sendable};

/// The cost of laying out, drawing and checking a field, whatever its control.
pub(super) const FIELD: usize = 64;
pub(super) const ROW: usize = 6;
/// The number of times that the target of a reference is read: for the form, its checks and its findings.
const READ: usize = 4;
/// The cost factor of a field's text: it is drawn, and searched for warnings word by word.
pub(super) const SEARCH: usize = 16;
/// The cost factor of an option's text. Options are searched too, but few of them are long.
pub(super) const OPTION: usize = 8;
/// The cost factor of a value that is compared, copied and printed.
const COPY: usize = 4;

impl<'a> Reader<'a> {
    /// Charges for schemas reached through `$ref`, which may be read many times. Inline schemas are already bounded by
    /// the text limit. Returns `None` if the budget is exceeded.
    pub(in crate::schema) fn merged(&self, schema: &'a Node) -> Option<MergedSchema<'a>> {
        let bytes = |layer: &Node| Work::of_bytes(layer.range.end.saturating_sub(layer.range.start));
        let pays_for = |layer: &Node| self.work.spend(bytes(layer).saturating_mul(READ));
        Some(MergedSchema::follow(self.root, schema, &pays_for)).filter(|_| !self.work.is_over())
    }

    /// Like [`merged`](Self::merged), but also charges for the items and the branches of both: there may be findings
    /// about each of them, whatever the form shows.
    pub(super) fn merged_with_all(&self, schema: &'a Node) -> Option<MergedSchema<'a>> {
        let merged = self.merged(schema)?;
        let items = merged.get("items").map_or(Some(MergedSchema::ANY), |items| self.merged(items))?;
        for schema in [&merged, &items] {
            for branch in ["oneOf", "anyOf"].into_iter().filter_map(|keyword| schema.array(keyword)).flatten() {
                self.merged(branch)?;
            }
        }
        Some(merged)
    }

    /// Charges for a text of a field or an option that people read.
    pub(super) fn pays_for_text(&self, text: Option<&Text>, each_byte: usize) -> bool {
        text.is_none_or(|text| self.work.spend(Work::of_bytes(text.len().saturating_mul(each_byte))))
    }

    /// Charges for a prefilled value: it is drawn as a whole, and its hidden characters once more, at a unit for each
    /// byte.
    pub(super) fn pays_for_prefilled(&self, node: &Node) -> bool {
        self.pays_for_value(&node.value) && self.work.spend(node.range.end.saturating_sub(node.range.start))
    }

    /// Returns true if an answer may contain a value that the schema declares. Charges for dividing a number by
    /// `multipleOf`, which takes time in the square of the step's digits.
    pub(super) fn is_possible(&self, merged: &MergedSchema<'a>, value: &Value) -> bool {
        let step = merged.get("multipleOf").and_then(Node::as_number);
        let digits = step.filter(|_| matches!(value, Value::Number(_))).map_or(0, |step| step.lexeme().len());
        merged.types().is_none_or(|types| types.meets(Types::of(value)))
            && is_sendable(value, true)
            && self.work.spend(digits.saturating_mul(digits) >> 10)
            && broken_by(merged, value).is_none()
    }

    pub(super) fn pays_for_value(&self, value: &Value) -> bool {
        self.work.spend(Work::of_value(value).saturating_mul(COPY))
    }
}
