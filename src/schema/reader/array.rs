use super::Reader;
use crate::schema::{
    EnumOption, LeftOutReason, MergedSchema, MultiSelectEnumSchema, NumberSchema,
    PrimitiveSchemaDefinition as Definition, StringListSchema, StringSchema, Types, enum_option::is_sendable,
    string::count,
};

impl<'a> Reader<'a> {
    /// Reads an array: of the options in `items`, or of texts or numbers. Without `items`, it is an array of texts.
    pub(super) fn array(&mut self, merged: &MergedSchema<'a>) -> Result<Definition, LeftOutReason> {
        if merged.get("prefixItems").is_some() || merged.array("items").is_some() {
            return Err(LeftOutReason::UnsupportedKeyword);
        }
        let items = merged.get("items").map_or(MergedSchema::ANY, |items| MergedSchema::new(self.root, items));
        if let Some(reason) = items.left_out {
            return Err(reason);
        }
        let (min_items, max_items) = (count(merged, "minItems"), count(merged, "maxItems"));
        if min_items.unwrap_or(0) > max_items.unwrap_or(usize::MAX) {
            return Err(LeftOutReason::MinItemsAboveMaxItems);
        }
        let constant = items.get("const").map(|node| {
            self.require_well_formed(node);
            let option = EnumOption { title: items.title(), ..EnumOption::new(node.value.clone()) };
            is_sendable(&node.value, true).then(|| vec![option]).ok_or(LeftOutReason::EmptyOptions)
        });
        if let Some(options) = constant.or_else(|| self.options(&items)) {
            let options = options?;
            if min_items.unwrap_or(0) > options.len() {
                return Err(LeftOutReason::MinItemsAboveOptions);
            }
            let schema = MultiSelectEnumSchema { options, min_items, max_items };
            return Ok(Definition::MultiSelectEnum(schema));
        }
        let (types, items) = self.types(items, Types::ALL)?;
        let texts = [items.title(), items.description()];
        let mut schema =
            StringListSchema { items: StringSchema::default(), numbers: None, texts, min_items, max_items };
        if types.meets(Types::STRING) {
            schema.items = StringSchema::read(&items)?;
        } else if types.meets(Types::NUMERIC) {
            schema.numbers = Some(NumberSchema::read(&items, !types.meets(Types::NUMBER))?);
        } else if types.meets(Types::BOOLEAN) {
            return Err(LeftOutReason::ArrayOfBooleans);
        } else if types.meets(Types::ARRAY) {
            return Err(LeftOutReason::NestedArray);
        } else if types.meets(Types::OBJECT) {
            return Err(LeftOutReason::ArrayOfObjects);
        } else {
            return Err(LeftOutReason::NoPossibleValue);
        }
        Ok(Definition::StringList(schema))
    }
}
