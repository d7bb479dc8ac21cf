use super::Reader;
use crate::json::{Member, Node, Pointer, Text, Value, locate_range};
use crate::schema::{Limits, MergedSchema, PrimitiveSchemaDefinition as Definition, Property};

impl<'a> Reader<'a> {
    pub(in crate::schema) fn properties(
        &mut self,
        properties: &'a Node,
        object: &MergedSchema<'a>,
        nested: bool,
    ) -> Vec<Property> {
        let Some(members) = properties.as_object() else { return Vec::new() };
        self.properties = self.properties.wrapping_add(members.len());
        if !self.allows(properties, "properties", self.properties, self.limits.properties) {
            return Vec::new();
        }
        let (_, at, _) = locate_range(self.root, properties.range);
        // A property is required if any of the merged schemas requires it.
        let mut required = vec![false; members.len()];
        let names = object.layers().filter_map(|layer| layer.get("required")?.as_array()).flatten();
        for at in names.filter_map(|name| members.position(name.as_str()?)) {
            if let Some(required) = required.get_mut(at) {
                *required = true;
            }
        }
        let mut read = Vec::with_capacity(members.len());
        for (member, required) in members.iter().zip(required) {
            let (length, most) = (member.name.code_points(), self.limits.name);
            if !member.name.is_well_formed() {
                self.fault(Some(&member.node), "lone-surrogate", &[]);
            } else if self.allows(&member.node, "characters in a name", length, most) {
                read.extend(self.property(member, at.member(&member.name), required, nested));
            }
        }
        read
    }

    /// Returns `None` if references reach too much; then the whole schema is dropped.
    fn property(&mut self, member: &'a Member, location: Pointer, required: bool, nested: bool) -> Option<Property> {
        let merged = self.merged_with_all(&member.node)?;
        let (title, description) = (merged.title(), merged.description());
        let examples = merged.array("examples").and_then(<[Node]>::first).and_then(example);
        let default = merged.get("default");
        let (items, write_only) = (merged.get("items"), is_write_only(&merged));
        let mut definition = self.definition(merged, nested).unwrap_or_else(Definition::LeftOut);
        let items = items.filter(|_| matches!(definition, Definition::StringList(_)));
        let write_only = write_only || items.is_some_and(|items| is_write_only(&MergedSchema::new(self.root, items)));
        let short = |default: &&Node| Limits::of_default(default).is_none();
        let mut default = default.filter(short).filter(|default| definition.can_start_with(default)).cloned();
        if let Definition::Object(leaves) = &mut definition {
            for leaf in leaves {
                if let Some(value) = default.as_ref().and_then(|default| default.get(&leaf.name)) {
                    let starts = short(&value) && leaf.definition.can_start_with(value);
                    leaf.default = starts.then(|| value.clone());
                }
            }
            default = None;
        }
        let name = member.name.clone();
        Some(Property { name, location, title, description, examples, write_only, required, default, definition })
    }
}

fn is_write_only(merged: &MergedSchema) -> bool {
    merged.get("writeOnly").and_then(Node::as_bool) == Some(true)
        || merged.get("format").and_then(Node::as_str) == Some("password")
}

fn example(node: &Node) -> Option<Text> {
    match &node.value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.lexeme().into()),
        _ => None,
    }
}
