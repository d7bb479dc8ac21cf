use super::{LeftOutReason, Limits, Merged, PrimitiveSchemaDefinition, Property, SchemaFault, SchemaFaultKind, Types};
use crate::json::{Node, Pointer, Text, Value};

/// A `requestedSchema` that can be answered. Its root `title` is not kept: SDKs put the name of a class there.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ElicitationSchema {
    /// The properties, in order; none where the request asks for a confirmation alone.
    pub properties: Vec<Property>,
    /// The root's `description`, if it shows anything: from SDKs, the comment of a class.
    pub description: Option<Text>,
}

/// What one reading of a schema goes by and finds.
pub(super) struct Reader<'a> {
    /// The whole schema; references lead nowhere else.
    pub root: &'a Node,
    pub limits: &'a Limits,
    faults: Vec<SchemaFault>,
    /// How many properties, and how many options, there were so far.
    pub properties: usize,
    pub options: usize,
}

/// More faults than this of one schema help nobody.
const MOST_FAULTS: usize = 100;

/// Keywords by which a root may speak of properties without naming them; an empty answer might not be one to it.
const COMPOSITION: [&str; 5] = ["allOf", "anyOf", "oneOf", "not", "if"];

impl ElicitationSchema {
    /// Reads a `requestedSchema` within the [default limits](Limits::DEFAULT).
    ///
    /// # Errors
    /// Everything that makes the schema one that cannot be answered (JSON-RPC error -32602).
    ///
    /// ```
    /// use mcp_elicitation::{json::parse, schema::{ElicitationSchema, PrimitiveSchemaDefinition}};
    /// let document = parse(r#"{"type": "object", "properties": {"age": {"type": ["integer", "null"]}}}"#)?;
    /// let schema = ElicitationSchema::read(&document.root).unwrap_or_default();
    /// assert!(matches!(schema.properties[0].definition, PrimitiveSchemaDefinition::Number(_)));
    /// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
    /// ```
    pub fn read(root: &Node) -> Result<Self, Vec<SchemaFault>> {
        Self::read_within(root, &Limits::DEFAULT)
    }

    /// Reads a `requestedSchema` within `limits`.
    ///
    /// # Errors
    /// As [`ElicitationSchema::read`].
    pub fn read_within(root: &Node, limits: &Limits) -> Result<Self, Vec<SchemaFault>> {
        let (schema, faults) = Self::read_leniently(root, limits);
        if faults.is_empty() { Ok(schema) } else { Err(faults) }
    }

    /// Reads a `requestedSchema` as far as that is possible, and gives its faults beside it.
    pub(crate) fn read_leniently(root: &Node, limits: &Limits) -> (Self, Vec<SchemaFault>) {
        let mut reader = Reader { root, limits, faults: Vec::new(), properties: 0, options: 0 };
        let merged = Merged::new(root, root, Pointer::root(), limits.depth);
        let schema = reader.elicitation_schema(&merged);
        (schema, reader.faults)
    }
}

impl<'a> Reader<'a> {
    pub(super) fn fault(&mut self, location: Pointer, kind: SchemaFaultKind) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(SchemaFault { location, kind });
        }
    }

    fn elicitation_schema(&mut self, merged: &Merged<'a>) -> ElicitationSchema {
        let written = |keyword| merged.locate(keyword).filter(|(node, _)| node.value != Value::Null);
        let properties = written("properties");
        let is_object = match merged.types() {
            Some(types) => types.meets(Types::OBJECT),
            None => !COMPOSITION.iter().any(|keyword| merged.get(keyword).is_some()),
        };
        if merged.layers.is_empty() || merged.left_out.is_some() || !(is_object || properties.is_some()) {
            self.fault(Pointer::root(), SchemaFaultKind::NotAnObjectSchema);
            return ElicitationSchema::default();
        }
        let empty = Node::from(Value::Object(Default::default()));
        let own = properties.as_ref().map_or(Some(&empty), |(node, _)| Some(*node)).and_then(Node::as_object);
        if let (None, Some((_, at))) = (own, &properties) {
            self.fault(at.clone(), SchemaFaultKind::PropertiesNotAnObject);
        }
        let names = self.required(written("required"), &|name| own.is_none_or(|own| own.get(name).is_some()));
        let mut schema = ElicitationSchema { properties: Vec::new(), description: merged.description().cloned() };
        if let Some((node, at)) = properties
            && let Some(properties) = node.as_object()
        {
            schema.properties = self.properties(properties, &at, names, false);
        }
        for property in &schema.properties {
            if let PrimitiveSchemaDefinition::LeftOut(reason) = &property.definition
                && property.required
            {
                self.required_unanswerable(property, reason);
            }
        }
        schema
    }

    fn required_unanswerable(&mut self, property: &Property, reason: &LeftOutReason) {
        let kind = SchemaFaultKind::RequiredUnanswerable { name: property.name.clone(), reason: reason.clone() };
        self.fault(property.location.clone(), kind);
    }

    /// The nodes of the names that `required` has.
    fn required(&mut self, required: Option<(&'a Node, Pointer)>, exists: &dyn Fn(&Text) -> bool) -> Vec<&'a Node> {
        let Some((node, at)) = required else { return Vec::new() };
        let Some(names) = node.as_array() else {
            self.fault(at, SchemaFaultKind::RequiredNotAnArrayOfStrings);
            return Vec::new();
        };
        for (index, name) in names.iter().enumerate() {
            match name.as_text() {
                None => self.fault(at.item(index), SchemaFaultKind::RequiredNotAnArrayOfStrings),
                Some(name) if !exists(name) => {
                    self.fault(at.item(index), SchemaFaultKind::RequiredWithoutProperty(name.clone()));
                }
                Some(_) => {}
            }
        }
        names.iter().collect()
    }
}
