use super::{Limit, Merged, PrimitiveSchemaDefinition, SchemaFaultKind, elicitation_schema::Reader};
use crate::json::{Node, Object, Pointer, Text, Value, sorted};

/// One property of `requestedSchema`, or of an object nested in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Property {
    /// The name under which the answer is sent: any well-formed string.
    pub name: Text,
    /// Where the property's schema stands, from the root of `requestedSchema`: `/properties/a`.
    pub location: Pointer,
    /// `title`, if it shows anything.
    pub title: Option<Text>,
    /// `description`, if it shows anything.
    pub description: Option<Text>,
    /// The first of `examples`.
    pub examples: Option<Text>,
    /// Whether `required` names the property.
    pub required: bool,
    /// The value to start with. One that the form cannot start with, and `null`, are dropped; a nested object's default
    /// stands at its properties.
    pub default: Option<Node>,
    /// What the property asks for.
    pub definition: PrimitiveSchemaDefinition,
}

impl<'a> Reader<'a> {
    /// Reads `properties`, in order; `required` are the nodes of the names of the required ones.
    pub(super) fn properties(
        &mut self,
        properties: &'a Object,
        at: &Pointer,
        required: Vec<&Node>,
        nested: bool,
    ) -> Vec<Property> {
        self.properties = self.properties.saturating_add(properties.len());
        let most = self.limits.properties;
        if self.properties > most {
            let got = self.properties;
            self.fault(at.clone(), SchemaFaultKind::OverLimit { limit: Limit::Properties, got, most });
            return Vec::new();
        }
        let required: Vec<&Text> = sorted(required.into_iter().filter_map(Node::as_text).collect(), &Ord::cmp);
        let mut read = Vec::with_capacity(properties.len());
        for member in properties {
            let (name, location) = (&member.name, at.member(&member.name));
            let most = self.limits.name;
            if !name.is_well_formed() {
                self.fault(location, SchemaFaultKind::LoneSurrogate);
            } else if name.code_points() > most {
                let got = name.code_points();
                self.fault(location, SchemaFaultKind::OverLimit { limit: Limit::Name, got, most });
            } else {
                let required = required.binary_search(&name).is_ok();
                read.push(self.property(name, &member.node, location, required, nested));
            }
        }
        read
    }

    fn property(&mut self, name: &Text, schema: &'a Node, location: Pointer, required: bool, nested: bool) -> Property {
        let merged = Merged::new(self.root, schema, location.clone(), self.limits.depth);
        let (title, description) = (merged.title().cloned(), merged.description().cloned());
        let examples = merged.get("examples").and_then(Node::as_array).and_then(<[Node]>::first).and_then(example);
        let default = merged.get("default");
        let mut definition = self.definition(merged, nested).unwrap_or_else(PrimitiveSchemaDefinition::LeftOut);
        let mut default = default.filter(|default| definition.can_start_with(default)).cloned();
        if let PrimitiveSchemaDefinition::Object(leaves) = &mut definition {
            for leaf in leaves {
                if let Some(value) = default.as_ref().and_then(|default| default.get(&leaf.name)) {
                    leaf.default = leaf.definition.can_start_with(value).then(|| value.clone());
                }
            }
            default = None;
        }
        Property { name: name.clone(), location, title, description, examples, required, default, definition }
    }
}

fn example(node: &Node) -> Option<Text> {
    match &node.value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.lexeme().into()),
        _ => None,
    }
}
