//! The places of a request at which rules look.

use super::{Code, Found, keyword::Verdict};
use crate::{
    json::{Member, Node, Pointer, Text, Value, Work},
    protocol::{Mode, Revision, SCOPE},
    schema::{ElicitationSchema, EnumOption, Merged, Places, PrimitiveSchemaDefinition, Property, Types, is_null},
    trust::Consent,
    validate::{
        Schema,
        pattern::{Outcome, PatternMatcher},
    },
};

/// What all rules go by.
#[derive(Clone, Copy)]
pub(super) struct Settings<'a> {
    /// The revision that the request is written for; with `None` nothing is said of revisions.
    pub revision: Option<Revision>,
    /// What knows patterns; with `None` nothing is said of patterns.
    pub patterns: Option<&'a dyn PatternMatcher>,
    /// What is left of the work that reading the request may cost.
    pub work: &'a Work,
    /// What is left of the work that checking its defaults and patterns may cost.
    pub checks: &'a Work,
}

impl Settings<'_> {
    /// Whether the request is written for ACP.
    pub(super) fn is_acp(&self) -> bool {
        self.revision.is_some_and(Revision::is_acp)
    }
}

/// A request, without its schema.
pub(super) struct RequestSite<'a> {
    pub params: &'a Node,
    pub mode: Mode,
    /// Whether something is typed into the form.
    pub is_typed: bool,
    pub settings: Settings<'a>,
}

impl<'a> RequestSite<'a> {
    /// A parameter, if it is there and not `null`.
    pub(super) fn get(&self, name: &str) -> Option<&'a Node> {
        self.params.get(name).filter(|node| node.value != Value::Null)
    }

    /// The parameters that the request can have.
    pub(super) fn parameters(&self) -> impl Iterator<Item = &'static str> {
        let is_acp = self.settings.is_acp();
        let own = self.mode.parameters().iter().filter(move |name| !(is_acp && **name == "task"));
        own.chain(SCOPE.iter().filter(move |_| is_acp)).copied()
    }

    /// Speaks of the parameter called `name`, or where there is none of the request.
    #[inline(never)]
    pub(super) fn say(&self, found: &mut Found, code: Code, name: &str, arguments: &[&str]) {
        found.say(code, self.params.get(name).unwrap_or(self.params), arguments);
    }
}

/// `requestedSchema`.
pub(super) struct SchemaSite<'a> {
    /// Whether it is read as the schema of an object.
    pub is_object: bool,
    /// The schema itself; references lead nowhere else.
    pub root: &'a Node,
    pub merged: Merged<'a>,
    pub schema: &'a ElicitationSchema,
    pub settings: Settings<'a>,
}

impl SchemaSite<'_> {
    /// Speaks of the root's `keyword`, or where there is none of the root.
    pub(super) fn say(&self, found: &mut Found, code: Code, keyword: &str, arguments: &[&str]) {
        found.say(code, self.merged.get(keyword).unwrap_or(self.root), arguments);
    }
}

/// One property, of the root or of a nested object.
pub(super) struct PropertySite<'a> {
    pub schema: &'a SchemaSite<'a>,
    pub property: &'a Property,
    /// The property's schema as it is written.
    pub node: &'a Node,
    pub merged: Merged<'a>,
    /// The schema that says what can be chosen: the property's own, or that of its items.
    pub choice: Merged<'a>,
    /// What checks a value of the property.
    pub rules: Schema,
    /// What the object that it is in asks consent to.
    pub group_consent: Consent,
}

impl<'a> PropertySite<'a> {
    pub(super) fn new(schema: &'a SchemaSite<'a>, property: &'a Property, rules: Schema) -> Option<Self> {
        let node = schema.root.pointee(&property.location)?;
        let merged = Merged::new(schema.root, node);
        let multiple = matches!(property.definition, PrimitiveSchemaDefinition::MultiSelectEnum(_));
        let choice = Merged::new(schema.root, merged.get("items").filter(|_| multiple).unwrap_or(node));
        Some(Self { schema, property, node, merged, choice, rules, group_consent: Consent::default() })
    }

    /// Speaks of one of the property's keywords, or where there is none of the property.
    #[inline(never)]
    pub(super) fn say(&self, found: &mut Found, code: Code, keyword: &str, arguments: &[&str]) {
        found.say(code, self.merged.get(keyword).or_else(|| self.choice.get(keyword)).unwrap_or(self.node), arguments);
    }

    /// Whether all options are strings, and there are some.
    pub(super) fn offers_strings(&self) -> bool {
        let options = self.options();
        !options.is_empty() && options.iter().all(|option| Types::of(&option.value) == Types::STRING)
    }

    /// The options that the form offers.
    pub(super) fn options(&self) -> &'a [EnumOption] {
        self.property.definition.options()
    }

    /// The options as they are written, with the keyword that holds them; none where the form offers none. A union that
    /// is merged is not one of options, but they may be in it.
    pub(super) fn written_options(&self) -> (&'static str, Vec<OptionSite<'_>>) {
        let mut options = Vec::new();
        for keyword in ["oneOf", "anyOf", "enum"] {
            let merged = |items: &&[Node]| {
                let is_layer = |item: &Node| self.choice.layers().any(|layer| std::ptr::eq(layer, item));
                keyword != "enum" && items.iter().any(is_layer)
            };
            let items = self.choice.array(keyword).filter(|items| !merged(items));
            if let Some(items) = items.filter(|_| !self.options().is_empty()) {
                let is_of_literals = keyword != "enum" && are_literals(items);
                for node in items {
                    let branch = if keyword == "enum" { None } else { Some(node) };
                    let value = branch.map_or(Some(node), |branch| branch.get("const"));
                    options.push(OptionSite { node, value, branch, types: self.choice.types(), is_of_literals });
                }
                return (keyword, options);
            }
        }
        ("enum", options)
    }
}

/// One option.
pub(super) struct OptionSite<'a> {
    /// The option as it is written.
    pub node: &'a Node,
    /// What is sent.
    pub value: Option<&'a Node>,
    /// The branch of `oneOf` or `anyOf`.
    pub branch: Option<&'a Node>,
    /// The types that the options' schema names.
    pub types: Option<Types>,
    /// Whether it is one of several values without titles: of these, all is said.
    pub is_of_literals: bool,
}

impl OptionSite<'_> {
    /// Speaks of the option.
    pub(super) fn say(&self, found: &mut Found, code: Code, arguments: &[&str]) {
        found.say(code, self.node, arguments);
    }
}

/// The values that a branch allows.
pub(super) fn values(branch: &Node) -> &[Node] {
    let value = branch.get("const").map(std::slice::from_ref);
    value.or_else(|| branch.get("enum")?.as_array()).unwrap_or_default()
}

/// Whether the branches of a union, but for null, are values without titles.
fn are_literals(branches: &[Node]) -> bool {
    let has_title =
        |branch: &Node| branch.get("title").and_then(Node::as_str).is_some_and(|title| !title.trim().is_empty());
    branches.iter().filter(|branch| !is_null(branch)).all(|branch| !values(branch).is_empty() && !has_title(branch))
}

/// One keyword of one schema, wherever that is.
pub(super) struct KeywordSite<'a> {
    pub member: &'a Member,
    /// `requestedSchema`; references lead nowhere else.
    pub root: &'a Node,
    /// The schema that the keyword is a member of.
    pub schema: &'a Node,
    pub place: Places,
    pub verdict: Verdict,
    /// The types of the values that the schema is for; none where they are not known.
    pub types: Types,
    pub settings: Settings<'a>,
}

impl KeywordSite<'_> {
    /// Speaks of the keyword, by its name.
    #[inline(never)]
    pub(super) fn say(&self, found: &mut Found, code: Code, arguments: &[&str]) {
        let Member { name_range, node, .. } = self.member;
        found.say_of_text(code, Pointer::root(), Some(node.range), Some(*name_range), arguments);
    }

    /// Speaks of the keyword's value.
    #[inline(never)]
    pub(super) fn say_value(&self, found: &mut Found, code: Code, arguments: &[&str]) {
        found.say(code, &self.member.node, arguments);
    }
}

/// What comes of looking for a keyword's pattern in an empty text; `None` for other keywords, and where patterns are not
/// looked at.
pub(super) fn pattern_outcome(site: &KeywordSite) -> Option<Outcome> {
    let pattern = site.member.node.as_str().filter(|_| site.member.name.as_str() == "pattern")?;
    let supported = matches!(site.verdict, Verdict::OutsideStandard | Verdict::Standard);
    site.settings.patterns.filter(|_| supported).map(|patterns| patterns.test(pattern, ""))
}

/// A text that people read, or send.
pub(super) struct TextSite<'a> {
    pub text: &'a Text,
    /// The string that it is, or the schema that it is the name of.
    pub node: &'a Node,
    /// Whether it is written for people, in a form: no name, no value, no message of URL mode.
    pub prose: bool,
}

impl TextSite<'_> {
    /// Speaks of the text.
    pub(super) fn say(&self, found: &mut Found, code: Code) {
        found.say(code, self.node, &[]);
    }
}

/// Visits every keyword of every schema of which the form is made.
pub(super) fn visit_keywords<'a>(schema: &SchemaSite<'a>, visit: &mut dyn FnMut(&KeywordSite<'a>)) {
    let mut visitor = Visitor { schema, visit };
    visitor.layers(&schema.merged, Places::ROOT, Types::OBJECT, !schema.is_object);
    visitor.properties(&schema.schema.properties);
}

struct Visitor<'v, 'a> {
    schema: &'v SchemaSite<'a>,
    visit: &'v mut dyn FnMut(&KeywordSite<'a>),
}

impl<'a> Visitor<'_, 'a> {
    fn properties(&mut self, properties: &[Property]) {
        for property in properties {
            let Some(node) = self.schema.root.pointee(&property.location) else { continue };
            let merged = Merged::new(self.schema.root, node);
            let left_out = matches!(property.definition, PrimitiveSchemaDefinition::LeftOut(_));
            self.layers(&merged, Places::PROPERTY, types(&merged, &property.definition), left_out);
            self.branches(&merged);
            if let Some(items) = merged.get("items") {
                let items = Merged::new(self.schema.root, items);
                self.layers(&items, Places::ITEMS, items.types().unwrap_or(Types::NONE), left_out);
                self.branches(&items);
            }
            if let PrimitiveSchemaDefinition::Object(leaves) = &property.definition {
                self.properties(leaves);
            }
        }
    }

    /// The branches of unions, but for those that are merged.
    fn branches(&mut self, merged: &Merged<'a>) {
        for keyword in ["oneOf", "anyOf"] {
            for branch in merged.array(keyword).unwrap_or_default() {
                if !merged.layers().any(|layer| std::ptr::eq(layer, branch)) {
                    let branch = Merged::new(self.schema.root, branch);
                    self.layers(&branch, Places::BRANCH, branch.types().unwrap_or(Types::NONE), false);
                }
            }
        }
    }

    fn layers(&mut self, merged: &Merged<'a>, place: Places, types: Types, left_out: bool) {
        for schema in merged.layers() {
            for member in schema.as_object().into_iter().flatten() {
                let settings = self.schema.settings;
                let verdict = Verdict::of(&member.name, &member.node, place, types);
                let verdict = if settings.is_acp() { verdict.in_acp(&member.name, place) } else { verdict };
                // Of a property that is not shown, its reason has been said.
                if !left_out || matches!(verdict, Verdict::Unknown | Verdict::InvalidValue) {
                    let root = self.schema.root;
                    (self.visit)(&KeywordSite { member, root, schema, place, verdict, types, settings });
                }
            }
        }
    }
}

/// The types of a property: those that it names, else those of what the form makes of it.
fn types(merged: &Merged, definition: &PrimitiveSchemaDefinition) -> Types {
    let of_definition = match definition {
        PrimitiveSchemaDefinition::String(_) => Types::STRING,
        PrimitiveSchemaDefinition::Number(_) => Types::NUMERIC,
        PrimitiveSchemaDefinition::NumberOrString(_) => Types::STRING.with(Types::NUMERIC),
        PrimitiveSchemaDefinition::Boolean => Types::BOOLEAN,
        PrimitiveSchemaDefinition::MultiSelectEnum(_) | PrimitiveSchemaDefinition::StringList(_) => Types::ARRAY,
        PrimitiveSchemaDefinition::Object(_) => Types::OBJECT,
        _ => Types::NONE,
    };
    merged.types().unwrap_or(of_definition)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{json::parse, schema::Limits};

    /// What is paid for reading a schema, and how many keywords are visited then; `None` where it is over the limit.
    fn visited(root: &Node) -> Option<(usize, usize)> {
        let (work, mut visits) = (Work::new(Limits::DEFAULT.work), 0_usize);
        let (schema, faults) = ElicitationSchema::read_leniently(root, &Limits::DEFAULT, &work);
        let settings = Settings { revision: None, patterns: None, work: &work, checks: &work };
        let site = SchemaSite { is_object: true, root, merged: Merged::new(root, root), schema: &schema, settings };
        visit_keywords(&site, &mut |_| visits = visits.saturating_add(1));
        faults.is_empty().then_some((work.spent(), visits))
    }

    #[test]
    fn no_more_is_visited_than_was_paid_for() {
        let branches = |count: usize| vec![r#"{"x":1}"#; count].join(",");
        let keywords = |count: usize| (0..count).map(|at| format!(r#""x{at}":1"#)).collect::<Vec<_>>().join(",");
        let references = vec![r##"{"$ref":"#/$defs/d"}"##; 50].join(",");
        for (property, definition) in [
            (r##"{"type":"string","items":{"$ref":"#/$defs/d"}}"##, format!(r#"{{"oneOf":[{}]}}"#, branches(2_000))),
            (r##"{"type":"array","items":{"$ref":"#/$defs/d"}}"##, format!(r#"{{"anyOf":[{}]}}"#, branches(2_000))),
            (r##"{"$ref":"#/$defs/d"}"##, format!(r#"{{"type":"object","oneOf":[{}]}}"#, branches(2_000))),
            (r#"{"type":"object","anyOf":[@]}"#, format!("{{{}}}", keywords(2_000))),
            (r#"{"type":"string","oneOf":[{"type":"string"},@]}"#, format!("{{{}}}", keywords(2_000))),
            (r#"{"anyOf":[{"type":"string","oneOf":[@]},{"type":"null"}]}"#, format!("{{{}}}", keywords(2_000))),
        ] {
            let property = property.replace('@', &references);
            let schema = |properties: usize| {
                let properties: Vec<String> = (0..properties).map(|at| format!(r#""p{at}":{property}"#)).collect();
                let text = format!(r#"{{"properties":{{{}}},"$defs":{{"d":{definition}}}}}"#, properties.join(","));
                parse(&text).unwrap().root
            };
            let (paid, visits) = visited(&schema(1)).unwrap();
            assert!(visits <= 2 * paid, "{property}: {visits} visited, {paid} paid");
            assert_eq!(visited(&schema(1_000)), None, "{property}");
        }
    }
}
