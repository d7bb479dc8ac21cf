//! The places of a request at which rules look.

use super::{
    Code, Diagnostic,
    fault::absolute,
    keyword::{Keyword, Places, Verdict},
};
use crate::{
    json::{Member, Node, Object, Pointer, Text},
    protocol::{Mode, Revision},
    schema::{ElicitationSchema, Merged, PrimitiveSchemaDefinition, Property, Types},
    validate::pattern::{Outcome, PatternMatcher},
};

/// What all rules go by.
#[derive(Clone, Copy)]
pub(super) struct Settings<'a> {
    /// The revision that the request is written for; with `None` nothing is said of revisions.
    pub revision: Option<Revision>,
    /// What knows patterns; with `None` nothing is said of patterns.
    pub patterns: Option<&'a dyn PatternMatcher>,
}

/// A request, without its schema.
pub(super) struct RequestSite<'a> {
    pub params: &'a Object,
    pub location: &'a Pointer,
    pub mode: Mode,
    pub settings: Settings<'a>,
}

impl<'a> RequestSite<'a> {
    /// A parameter, if it is there and not `null`.
    pub(super) fn get(&self, name: &str) -> Option<&'a Node> {
        self.params.get(name).filter(|node| node.value != crate::json::Value::Null)
    }

    /// Speaks of the parameter called `name`.
    pub(super) fn diagnostic(&self, code: Code, name: &str) -> Diagnostic {
        Diagnostic::new(code, self.location.member(name))
    }
}

/// `requestedSchema`.
pub(super) struct SchemaSite<'a> {
    /// The schema itself; references lead nowhere else.
    pub root: &'a Node,
    /// Where it stands.
    pub base: &'a Pointer,
    pub merged: Merged<'a>,
    pub schema: &'a ElicitationSchema,
    pub settings: Settings<'a>,
}

impl SchemaSite<'_> {
    /// Speaks of the root's `keyword`.
    pub(super) fn diagnostic(&self, code: Code, keyword: &str) -> Diagnostic {
        let location = self.merged.locate(keyword).map(|(_, location)| location).unwrap_or_default();
        Diagnostic::new(code, absolute(self.base, &location))
    }
}

/// One property, of the root or of a nested object.
pub(super) struct PropertySite<'a> {
    pub schema: &'a SchemaSite<'a>,
    pub property: &'a Property,
    pub merged: Merged<'a>,
    /// The schema that says what can be chosen: the property's own, or that of its items.
    pub choice: Merged<'a>,
}

impl<'a> PropertySite<'a> {
    pub(super) fn new(schema: &'a SchemaSite<'a>, property: &'a Property) -> Option<Self> {
        let node = schema.root.pointee(&property.location)?;
        let merged = follow(schema.root, node, property.location.clone());
        let choice = match (&property.definition, merged.locate("items")) {
            (PrimitiveSchemaDefinition::MultiSelectEnum(_), Some((items, at))) => follow(schema.root, items, at),
            _ => merged.clone(),
        };
        Some(Self { schema, property, merged, choice })
    }

    /// Speaks of the property.
    pub(super) fn of_property(&self, code: Code) -> Diagnostic {
        self.at(code, &self.property.location)
    }

    /// Speaks of one of the property's keywords.
    pub(super) fn of_keyword(&self, code: Code, keyword: &str) -> Diagnostic {
        let location =
            self.merged.locate(keyword).or_else(|| self.choice.locate(keyword)).map(|(_, location)| location);
        self.at(code, &location.unwrap_or_else(|| self.property.location.clone()))
    }

    /// Speaks of a place in the schema.
    pub(super) fn at(&self, code: Code, location: &Pointer) -> Diagnostic {
        Diagnostic::new(code, absolute(self.schema.base, location))
    }

    /// The value of one of the property's keywords.
    pub(super) fn get(&self, keyword: &str) -> Option<&'a Node> {
        self.merged.get(keyword)
    }

    /// The options that the form offers.
    pub(super) fn options(&self) -> &'a [crate::schema::EnumOption] {
        match &self.property.definition {
            PrimitiveSchemaDefinition::SingleSelectEnum(options) => options,
            PrimitiveSchemaDefinition::MultiSelectEnum(schema) => &schema.options,
            _ => &[],
        }
    }

    /// The options as they are written, with the keyword that holds them; none where the form offers none.
    pub(super) fn written_options(&self) -> (&'static str, Vec<WrittenOption<'a>>) {
        for keyword in ["oneOf", "anyOf", "enum"] {
            let Some((items, at)) = self.choice.locate(keyword).filter(|_| !self.options().is_empty()) else {
                continue;
            };
            let items = items.as_array().unwrap_or_default().iter().enumerate();
            let option = |(index, node): (usize, &'a Node)| {
                let location = at.item(index);
                let branch = (keyword != "enum").then_some(node);
                WrittenOption { value: branch.map_or(Some(node), |branch| branch.get("const")), branch, location }
            };
            return (keyword, items.map(option).collect());
        }
        ("enum", Vec::new())
    }
}

/// One option as it is written.
pub(super) struct WrittenOption<'a> {
    /// What is sent.
    pub value: Option<&'a Node>,
    /// The branch of `oneOf` or `anyOf`.
    pub branch: Option<&'a Node>,
    /// From the schema's root.
    pub location: Pointer,
}

/// One keyword of one schema, wherever that stands.
pub(super) struct KeywordSite<'a> {
    pub member: &'a Member,
    /// The schema that the keyword is a member of.
    pub object: &'a Object,
    /// Where the keyword stands.
    pub location: Pointer,
    pub place: Places,
    pub verdict: Verdict,
    /// The types of the values that the schema is for; none where they are not known.
    pub types: Types,
    pub settings: Settings<'a>,
}

impl KeywordSite<'_> {
    /// Speaks of the keyword, by its name.
    pub(super) fn diagnostic(&self, code: Code) -> Diagnostic {
        let diagnostic = Diagnostic::new(code, self.location.clone()).with(self.member.name.as_str());
        Diagnostic { range: Some(self.member.name_range), ..diagnostic }
    }
}

/// What comes of looking for a keyword's pattern in an empty text; `None` for other keywords, and where patterns are not
/// looked at.
pub(super) fn pattern_outcome(site: &KeywordSite) -> Option<Outcome> {
    let pattern = site.member.node.as_text().filter(|_| site.member.name.as_str() == "pattern")?;
    let heeded = site.verdict == Verdict::OutsideStandard;
    site.settings.patterns.filter(|_| heeded).map(|patterns| patterns.test(pattern, ""))
}

/// A text that people read, or send.
pub(super) struct TextSite<'a> {
    pub text: &'a Text,
    pub location: Pointer,
    /// Whether it is written for people, in a form: no name, no value, no message of URL mode.
    pub prose: bool,
}

/// Visits every keyword of every schema of which the form is made.
pub(super) fn visit_keywords<'a>(schema: &SchemaSite<'a>, visit: &mut dyn FnMut(&KeywordSite<'a>)) {
    let mut visitor = Visitor { schema, visit };
    visitor.layers(&schema.merged, Places::ROOT, Types::OBJECT, false);
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
            let merged = follow(self.schema.root, node, property.location.clone());
            let left_out = matches!(property.definition, PrimitiveSchemaDefinition::LeftOut(_));
            let types = types(&merged, &property.definition);
            self.layers(&merged, Places::PROPERTY, types, left_out);
            for keyword in ["oneOf", "anyOf"] {
                self.branches(&merged, keyword);
            }
            if let Some((items, at)) = merged.locate("items") {
                let items = follow(self.schema.root, items, at);
                self.layers(&items, Places::ITEMS, items.types().unwrap_or(Types::NONE), left_out);
                for keyword in ["oneOf", "anyOf"] {
                    self.branches(&items, keyword);
                }
            }
            if let PrimitiveSchemaDefinition::Object(leaves) = &property.definition {
                self.properties(leaves);
            }
        }
    }

    /// The branches of a union, those apart that are merged.
    fn branches(&mut self, merged: &Merged<'a>, keyword: &str) {
        let Some((branches, at)) = merged.locate(keyword) else { return };
        for (index, branch) in branches.as_array().unwrap_or_default().iter().enumerate() {
            let location = at.item(index);
            if merged.layers.iter().all(|layer| layer.location != location) {
                let branch = follow(self.schema.root, branch, location);
                self.layers(&branch, Places::BRANCH, branch.types().unwrap_or(Types::NONE), false);
            }
        }
    }

    fn layers(&mut self, merged: &Merged<'a>, place: Places, types: Types, left_out: bool) {
        for layer in &merged.layers {
            for member in layer.object {
                let keyword = Keyword::find(&member.name);
                let verdict = keyword.map_or(Verdict::Unknown, |keyword| keyword.verdict(&member.node, place, types));
                // Of a property that is not shown, its reason has been said.
                if left_out && !matches!(verdict, Verdict::Unknown | Verdict::InvalidValue) {
                    continue;
                }
                let location = absolute(self.schema.base, &layer.location).member(&member.name);
                let settings = self.schema.settings;
                (self.visit)(&KeywordSite { member, object: layer.object, location, place, verdict, types, settings });
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

fn follow<'a>(root: &'a Node, node: &'a Node, at: Pointer) -> Merged<'a> {
    Merged::new(root, node, at, crate::schema::Limits::DEFAULT.depth)
}
