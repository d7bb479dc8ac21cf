use super::{Limits, MergedSchema, PrimitiveSchemaDefinition as Definition, Property, Types, reader::Reader};
use crate::json::{Fault, Node, Pointer, Text, Value};
use std::cell::Cell;

/// An answerable `requestedSchema`. Its root `title` is dropped, because SDKs put a class name there.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ElicitationSchema {
    /// The properties, in order; empty if the request only asks for confirmation.
    pub properties: Vec<Property>,
    /// The root's `description`, if it is not blank. SDKs put the comment of a class there.
    pub description: Option<Text>,
}

/// Keywords by which a root may constrain properties without declaring them; an empty answer might break them.
const COMPOSITION: [&str; 5] = ["allOf", "anyOf", "oneOf", "not", "if"];

impl ElicitationSchema {
    /// Reads a `requestedSchema`, which was parsed from a text, within the [default limits](Limits::DEFAULT).
    /// Returns every fault that makes the schema unanswerable (JSON-RPC error -32602).
    pub fn read(root: &Node) -> Result<Self, Vec<Fault>> {
        Self::read_within(root, &Limits::DEFAULT)
    }

    /// Reads a `requestedSchema` within `limits`.
    pub fn read_within(root: &Node, limits: &Limits) -> Result<Self, Vec<Fault>> {
        let (schema, faults) = Self::read_leniently(root, limits);
        if faults.is_empty() { Ok(schema) } else { Err(faults) }
    }

    /// Reads a `requestedSchema` as far as possible, and returns it together with its faults.
    pub(crate) fn read_leniently(root: &Node, limits: &Limits) -> (Self, Vec<Fault>) {
        let mut reader = Reader { root, limits, reached: Cell::new(0), faults: Vec::new(), properties: 0, options: 0 };
        let mut schema = reader.merged(root).map_or_else(Self::default, |merged| reader.elicitation_schema(&merged));
        let reached = reader.reached.get();
        if reached > limits.text {
            let counted = "bytes behind all “$ref”s together";
            reader.faults = vec![Fault::over_limit(Pointer::root(), counted, reached, limits.text)];
            schema = Self::default();
        }
        (schema, reader.faults)
    }
}

impl<'a> Reader<'a> {
    fn elicitation_schema(&mut self, merged: &MergedSchema<'a>) -> ElicitationSchema {
        // PHP writes empty objects as arrays, and sometimes empty arrays as objects.
        let non_empty = |keyword| merged.get(keyword).filter(|node| node.value != Value::Null && !is_empty(node));
        let properties = non_empty("properties");
        let is_object = match merged.get("type") {
            Some(types) if Types::read(types).is_some() => Types::named_by(types).meets(Types::OBJECT),
            // An unknown type rejects no answer, so the properties can still be shown.
            Some(_) => merged.get("properties").is_some(),
            None => properties.is_some() || !COMPOSITION.iter().any(|keyword| merged.get(keyword).is_some()),
        };
        let mut schema = ElicitationSchema { properties: Vec::new(), description: merged.description() };
        if merged.layers().next().is_none() || merged.left_out.is_some() || !is_object {
            self.fault(None, "not-an-object-schema", &[]);
            return schema;
        }
        let required = non_empty("required");
        if required.is_some_and(|required| required.as_array().is_none()) {
            self.fault(required, "required-not-an-array", &[]);
        }
        for node in required.and_then(Node::as_array).unwrap_or_default() {
            match node.as_text() {
                None => self.fault(Some(node), "required-not-an-array", &[]),
                Some(name) if properties.is_none_or(|all| all.as_object().is_some() && all.get(name).is_none()) => {
                    self.fault(Some(node), "required-without-property", &[name]);
                }
                Some(_) => {}
            }
        }
        let Some(properties) = properties else { return schema };
        if properties.as_object().is_none() {
            self.fault(Some(properties), "properties-not-an-object", &[]);
        }
        schema.properties = self.properties(properties, merged, false);
        for property in &schema.properties {
            if let (Definition::LeftOut(reason), true) = (&property.definition, property.required) {
                let arguments = [property.name.as_str(), reason.as_str()];
                self.fault(self.root.pointee(&property.location), "required-unanswerable", &arguments);
            }
        }
        schema
    }
}

fn is_empty(node: &Node) -> bool {
    node.as_array().is_some_and(<[Node]>::is_empty) || node.as_object().is_some_and(|object| object.is_empty())
}
