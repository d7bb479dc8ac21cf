use super::{Reader, options::is_possible};
use crate::json::Node;
use crate::schema::{
    LeftOutReason, MergedSchema, NumberSchema, PrimitiveSchemaDefinition as Definition, StringSchema, Types,
    merged::{is_merged, is_null, types_of_branch},
};

/// Keywords that, without a type, describe a value that a form cannot show.
const UNSUPPORTED: [&str; 8] =
    ["allOf", "anyOf", "oneOf", "not", "if", "patternProperties", "additionalProperties", "dependentSchemas"];

impl<'a> Reader<'a> {
    /// Chooses a schema's kind of value. `nested` is true within a nested object.
    pub(super) fn definition(&mut self, merged: MergedSchema<'a>, nested: bool) -> Result<Definition, LeftOutReason> {
        if let Some(reason) = merged.left_out {
            return Err(reason);
        }
        let types = merged.types();
        if types == Some(Types::NONE) {
            return Err(LeftOutReason::UnknownType);
        }
        if let Some(constant) = merged.get("const") {
            self.require_well_formed(constant);
            let constant = &constant.value;
            return is_possible(&merged, constant)
                .then(|| Definition::Const(constant.clone()))
                .ok_or(LeftOutReason::NoPossibleValue);
        }
        if !types.is_some_and(|types| types.meets(Types::ARRAY.with(Types::OBJECT)))
            && let Some(options) = self.options(&merged)
        {
            return options.map(Definition::SingleSelectEnum);
        }
        // A default that is a list, a boolean or an object tells which branch of a union is preferred.
        let default = merged.get("default").map_or(Types::NONE, |default| Types::of(&default.value));
        let preferred = default.within(Types::BOOLEAN.with(Types::ARRAY).with(Types::OBJECT));
        let mut reason = LeftOutReason::UnknownType;
        if preferred != Types::NONE {
            match self.definition_within(merged, preferred, nested) {
                Err(of_preferred) => reason = of_preferred,
                definition => return definition,
            }
        }
        match self.definition_within(merged, Types::ALL.without(preferred), nested) {
            Err(LeftOutReason::UnknownType) => Err(reason),
            definition => definition,
        }
    }

    /// Returns the definition of a schema that is not a choice, if it is for one of the types `within`.
    fn definition_within(
        &mut self,
        merged: MergedSchema<'a>,
        within: Types,
        nested: bool,
    ) -> Result<Definition, LeftOutReason> {
        let (types, merged) = self.types(merged, within)?;
        // The merged branch may itself be a choice.
        if types.meets(Types::STRING)
            && !types.meets(Types::NUMERIC)
            && let Some(Ok(options)) = self.options(&merged)
        {
            return Ok(Definition::SingleSelectEnum(options));
        }
        let number = |merged| NumberSchema::read(merged, !types.meets(Types::NUMBER));
        if types.meets(Types::STRING) && types.meets(Types::NUMERIC) {
            number(&merged).map(Definition::NumberOrString)
        } else if types.meets(Types::STRING) {
            StringSchema::read(&merged).map(Definition::String)
        } else if types.meets(Types::NUMERIC) {
            number(&merged).map(Definition::Number)
        } else if types.meets(Types::BOOLEAN) {
            Ok(Definition::Boolean)
        } else if types.meets(Types::ARRAY) {
            self.array(&merged)
        } else if types.meets(Types::OBJECT) && nested {
            Err(LeftOutReason::DeeplyNestedObject)
        } else if types.meets(Types::OBJECT) {
            self.nested_object(&merged)
        } else {
            Err(LeftOutReason::NoPossibleValue)
        }
    }

    /// Returns the types of a schema: those of `type`, else those of its union's branches, else those that its other
    /// keywords apply to, else a text. If only one branch of a union is for the type that is shown, it is merged in; a
    /// branch that accepts more texts wins, because the user can always type a text. Only the types `within` count.
    pub(super) fn types(
        &self,
        mut merged: MergedSchema<'a>,
        within: Types,
    ) -> Result<(Types, MergedSchema<'a>), LeftOutReason> {
        if let Some(named) = merged.types() {
            let named = named.within(within);
            return if named == Types::NONE { Err(LeftOutReason::UnknownType) } else { Ok((named, merged)) };
        }
        let union = ["anyOf", "oneOf"].into_iter().find_map(|keyword| merged.array(keyword));
        if let Some(branches) = union.filter(|branches| !branches.is_empty()) {
            let mut types = Types::NONE;
            let mut read = Vec::new();
            for node in branches.iter().filter(|branch| !is_null(branch)) {
                let branch = MergedSchema::new(self.root, node);
                if branch.left_out.is_none() {
                    types = types.with(types_of_branch(&branch).within(within));
                    read.push((node, branch));
                }
            }
            let order = [Types::STRING, Types::NUMERIC, Types::BOOLEAN, Types::ARRAY, Types::OBJECT];
            let Some(kind) = order.into_iter().find(|kind| types.meets(*kind)) else {
                return Err(LeftOutReason::UnsupportedKeyword);
            };
            let mut of_type = read.into_iter().filter(|(_, branch)| types_of_branch(branch).meets(kind));
            if let (Some((node, _)), None) = (of_type.next(), of_type.next())
                && let Some(branch) = self.merged_with_all(node)
            {
                merged.extend(branch);
            }
            return Ok((types, merged));
        }
        if merged.get("properties").is_some() {
            return Ok((Types::OBJECT, merged));
        }
        if merged.get("items").is_some() || merged.get("prefixItems").is_some() {
            return Ok((Types::ARRAY, merged));
        }
        let hides = |keyword| merged.get(keyword).is_some_and(|node| keyword != "allOf" || !is_merged(node));
        if UNSUPPORTED.into_iter().any(hides) {
            return Err(LeftOutReason::UnsupportedKeyword);
        }
        let default = merged.get("default").map(|default| Types::of(&default.value));
        // A default such as 3 in a union with numbers does not exclude fractions.
        let default = default.map(|types| if types.meets(Types::NUMBER) { Types::NUMBER } else { types });
        Ok((default.filter(|types| *types != Types::NULL).unwrap_or(Types::STRING), merged))
    }

    fn nested_object(&mut self, merged: &MergedSchema<'a>) -> Result<Definition, LeftOutReason> {
        let properties = merged.get("properties").filter(|properties| properties.as_object().is_some());
        let composed = ["allOf", "anyOf", "oneOf"].into_iter().any(|keyword| merged.get(keyword).is_some());
        let reason = if composed { LeftOutReason::UnsupportedKeyword } else { LeftOutReason::ObjectWithoutProperties };
        let Some(properties) = properties else { return Err(reason) };
        let names = merged.array("required").unwrap_or_default();
        if names.iter().filter_map(Node::as_text).any(|name| properties.get(name).is_none()) {
            return Err(LeftOutReason::RequiredInside);
        }
        let properties = self.properties(properties, merged, true);
        // The reason why none of the properties can be shown.
        let mut reason = Some(reason);
        for property in &properties {
            match property.definition {
                Definition::LeftOut(_) if property.required => return Err(LeftOutReason::RequiredInside),
                Definition::LeftOut(other) => reason = reason.and(Some(other)),
                _ => reason = None,
            }
        }
        reason.map_or(Ok(Definition::Object(properties)), Err)
    }
}
