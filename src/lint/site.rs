//! The parts of a request that rules check.

use super::{Findings, keyword::Effect};
use crate::{
    json::{Member, Node, Pointer, Range, Text, Value},
    protocol::{Mode, Revision},
    schema::{
        ElicitationSchema, EnumOption, MergedSchema, Places, PrimitiveSchemaDefinition as Definition, Property, Types,
        is_null,
    },
    validate::{
        Schema, Work,
        pattern::{Outcome, PatternMatcher, is_without_u},
    },
};

#[derive(Clone, Copy)]
pub(super) struct Settings<'a> {
    /// The revision of the request; `None` disables findings about revisions.
    pub revision: Option<Revision>,
    /// The pattern matcher; `None` disables findings about patterns.
    pub patterns: Option<&'a dyn PatternMatcher>,
    /// The remaining budget for checking its defaults and patterns.
    pub checks: &'a Work,
}

pub(super) struct RequestSite<'a> {
    pub params: &'a Node,
    pub mode: Mode,
    pub accepts_typing: bool,
    pub settings: Settings<'a>,
}

impl<'a> RequestSite<'a> {
    /// Returns a parameter, if it is present and not `null`.
    pub(super) fn get(&self, name: &str) -> Option<&'a Node> {
        self.params.get(name).filter(|node| node.value != Value::Null)
    }

    /// Reports at the parameter called `name`, or at the request if it has none.
    #[inline(never)]
    pub(super) fn report(&self, findings: &mut Findings, name: &str, arguments: &[&str]) {
        findings.report(self.params.get(name).unwrap_or(self.params), arguments);
    }
}

/// `requestedSchema`.
pub(super) struct SchemaSite<'a> {
    pub is_object: bool,
    /// The schema itself, in which references are resolved.
    pub root: &'a Node,
    pub merged: MergedSchema<'a>,
    pub schema: &'a ElicitationSchema,
    pub settings: Settings<'a>,
}

impl SchemaSite<'_> {
    /// Reports at the root's `keyword`, or at the root if it has none.
    pub(super) fn report(&self, findings: &mut Findings, keyword: &str, arguments: &[&str]) {
        findings.report(self.merged.get(keyword).unwrap_or(self.root), arguments);
    }
}

/// A property, of the root or of a nested object.
pub(super) struct PropertySite<'a> {
    pub schema: &'a SchemaSite<'a>,
    pub property: &'a Property,
    /// The property's schema as written.
    pub node: &'a Node,
    pub merged: MergedSchema<'a>,
    /// True for a choice of several options.
    pub is_multiple: bool,
    /// The schema of the options: the property's own, or that of its items.
    pub choice: MergedSchema<'a>,
    /// The keyword that lists the options; `enum` if the form offers none.
    pub keyword: &'static str,
    /// The options as written.
    pub written: Vec<OptionSite<'a>>,
    pub rules: Schema,
}

impl<'a> PropertySite<'a> {
    pub(super) fn new(schema: &'a SchemaSite<'a>, property: &'a Property, rules: Schema) -> Option<Self> {
        let node = schema.root.pointee(&property.location)?;
        let merged = MergedSchema::new(schema.root, node);
        let is_multiple = matches!(property.definition, Definition::MultiSelectEnum(_));
        let choice = MergedSchema::new(schema.root, merged.get("items").filter(|_| is_multiple).unwrap_or(node));
        let offers_none = property.definition.options().is_empty();
        let (keyword, written) = if offers_none { ("enum", Vec::new()) } else { written_options(&choice) };
        Some(Self { schema, property, node, merged, is_multiple, choice, keyword, written, rules })
    }

    /// Reports at one of the property's keywords, or at the property if it has none.
    #[inline(never)]
    pub(super) fn report(&self, findings: &mut Findings, keyword: &str, arguments: &[&str]) {
        let value = self.merged.get(keyword).or_else(|| self.choice.get(keyword)).unwrap_or(self.node);
        findings.report(value, arguments);
    }

    pub(super) fn offers_strings(&self) -> bool {
        let options = self.options();
        !options.is_empty() && options.iter().all(|option| Types::of(&option.value) == Types::STRING)
    }

    pub(super) fn options(&self) -> &'a [EnumOption] {
        self.property.definition.options()
    }

    /// Returns the keyword that MCP uses for titled options.
    pub(super) fn titled_in(&self) -> &'static str {
        if self.is_multiple { "anyOf" } else { "oneOf" }
    }

    /// Returns true if the options are values without titles in a union.
    pub(super) fn offers_literals(&self) -> bool {
        self.written.iter().any(|option| option.is_of_literals)
    }
}

/// Returns the options as written, with their keyword. A merged union is not a list of options, but may contain them.
fn written_options<'a>(choice: &MergedSchema<'a>) -> (&'static str, Vec<OptionSite<'a>>) {
    let is_merged = |branch: &Node| choice.layers().any(|layer| std::ptr::eq(layer, branch));
    for keyword in ["oneOf", "anyOf"] {
        if let Some(branches) = choice.array(keyword).filter(|branches| !branches.iter().any(is_merged)) {
            let is_of_literals = are_literals(branches);
            let option =
                |node: &'a Node| OptionSite { node, value: node.get("const"), branch: Some(node), is_of_literals };
            return (keyword, branches.iter().map(option).collect());
        }
    }
    let option = |node| OptionSite { node, value: Some(node), branch: None, is_of_literals: false };
    ("enum", choice.array("enum").unwrap_or_default().iter().map(option).collect())
}

pub(super) struct OptionSite<'a> {
    pub node: &'a Node,
    /// The value to send.
    pub value: Option<&'a Node>,
    /// The branch of `oneOf` or `anyOf`.
    pub branch: Option<&'a Node>,
    /// True for one of several values without titles, which `literal-union` reports.
    pub is_of_literals: bool,
}

/// Returns the values that a branch allows.
pub(super) fn values(branch: &Node) -> &[Node] {
    let value = branch.get("const").map(std::slice::from_ref);
    value.or_else(|| branch.get("enum")?.as_array()).unwrap_or_default()
}

/// Returns true if the branches of a union, except null, are values without titles.
fn are_literals(branches: &[Node]) -> bool {
    let has_title =
        |branch: &Node| branch.get("title").and_then(Node::as_str).is_some_and(|title| !title.trim().is_empty());
    branches.iter().filter(|branch| !is_null(branch)).all(|branch| !values(branch).is_empty() && !has_title(branch))
}

/// A keyword of any of the schemas.
pub(super) struct KeywordSite<'a> {
    pub name: &'a str,
    pub name_range: Range,
    pub value: &'a Node,
    /// `requestedSchema`, in which references are resolved.
    pub root: &'a Node,
    /// The schema with the keyword.
    pub schema: &'a Node,
    pub place: Places,
    pub effect: Effect,
    /// The types of the schema's values; empty if they are unknown.
    pub types: Types,
    pub settings: Settings<'a>,
}

impl KeywordSite<'_> {
    #[inline(never)]
    pub(super) fn report(&self, findings: &mut Findings, arguments: &[&str]) {
        findings.report_range(Pointer::root(), Some(self.value.range), Some(self.name_range), arguments);
    }

    pub(super) fn is_followed(&self) -> bool {
        matches!(self.effect, Effect::Standard | Effect::OutsideStandard)
    }

    /// Returns the result of matching the keyword's pattern against an empty string; `None` for other keywords, and
    /// without a matcher.
    pub(super) fn pattern_outcome(&self) -> Option<Outcome> {
        let (pattern, patterns) = self.pattern()?;
        Some(patterns.test(pattern, ""))
    }

    /// Returns true if the keyword's pattern is only valid without `u`.
    pub(super) fn is_pattern_without_u(&self) -> bool {
        self.pattern().is_some_and(|(pattern, patterns)| is_without_u(pattern, patterns))
    }

    fn pattern(&self) -> Option<(&str, &dyn PatternMatcher)> {
        let pattern = self.value.as_str().filter(|_| self.name == "pattern" && self.is_followed())?;
        Some((pattern, self.settings.patterns?))
    }
}

pub(super) struct TextSite<'a> {
    pub text: &'a Text,
    /// The string itself, or the schema that has this name.
    pub node: &'a Node,
    /// True for prose in a form, as opposed to names, values and the message of URL mode.
    pub prose: bool,
}

impl<'a> SchemaSite<'a> {
    /// Visits every keyword of every schema that the form reads.
    pub(super) fn visit_keywords(&self, visit: &mut dyn FnMut(&KeywordSite<'a>)) {
        self.visit_layers(&self.merged, Places::ROOT, Types::OBJECT, !self.is_object, visit);
        self.visit_properties(&self.schema.properties, visit);
    }

    fn visit_properties(&self, properties: &[Property], visit: &mut dyn FnMut(&KeywordSite<'a>)) {
        for property in properties {
            let Some(node) = self.root.pointee(&property.location) else { continue };
            let merged = MergedSchema::new(self.root, node);
            let left_out = matches!(property.definition, Definition::LeftOut(_));
            self.visit_layers(&merged, Places::PROPERTY, types(&merged, &property.definition), left_out, visit);
            self.visit_branches(&merged, visit);
            if let Some(items) = merged.get("items") {
                let items = MergedSchema::new(self.root, items);
                self.visit_layers(&items, Places::ITEMS, items.types().unwrap_or(Types::NONE), left_out, visit);
                self.visit_branches(&items, visit);
            }
            if let Definition::Object(leaves) = &property.definition {
                self.visit_properties(leaves, visit);
            }
        }
    }

    fn visit_branches(&self, merged: &MergedSchema<'a>, visit: &mut dyn FnMut(&KeywordSite<'a>)) {
        for keyword in ["oneOf", "anyOf"] {
            for branch in merged.array(keyword).unwrap_or_default() {
                if !merged.layers().any(|layer| std::ptr::eq(layer, branch)) {
                    let branch = MergedSchema::new(self.root, branch);
                    self.visit_layers(&branch, Places::BRANCH, branch.types().unwrap_or(Types::NONE), false, visit);
                }
            }
        }
    }

    fn visit_layers(
        &self,
        merged: &MergedSchema<'a>,
        place: Places,
        types: Types,
        left_out: bool,
        visit: &mut dyn FnMut(&KeywordSite<'a>),
    ) {
        let Self { root, settings, .. } = *self;
        for schema in merged.layers() {
            for Member { name, name_range, node: value } in schema.as_object().into_iter().flatten() {
                let effect = Effect::of(name, value, place, types);
                // Another finding gives the reason why a property is not shown.
                if !left_out || matches!(effect, Effect::Unknown | Effect::InvalidValue) {
                    let name_range = *name_range;
                    visit(&KeywordSite { name, name_range, value, root, schema, place, effect, types, settings });
                }
            }
        }
    }
}

/// Returns the types of a property: those that it names, else those of its definition.
fn types(merged: &MergedSchema, definition: &Definition) -> Types {
    let of_definition = match definition {
        Definition::String(_) => Types::STRING,
        Definition::Number(_) => Types::NUMERIC,
        Definition::NumberOrString(_) => Types::STRING.with(Types::NUMERIC),
        Definition::Boolean => Types::BOOLEAN,
        Definition::MultiSelectEnum(_) | Definition::StringList(_) => Types::ARRAY,
        Definition::Object(_) => Types::OBJECT,
        _ => Types::NONE,
    };
    merged.types().unwrap_or(of_definition)
}
