use super::{Limit, Merged, SchemaFaultKind, Types, elicitation_schema::Reader, merged::is_null};
use crate::json::{Node, Pointer, Text, Value, sorted};

/// One option of an enum, in any of MCP's ways to write it: a member of `enum`, with or without its `enumNames` (the
/// titles of 2025-06-18), or a `const` with its `title` in `oneOf` or `anyOf` (from 2025-11-25).
#[derive(Debug, Clone, PartialEq)]
pub struct EnumOption {
    /// What is sent: a string by MCP's rules; servers send numbers and booleans as well, and these keep their type.
    pub value: Value,
    /// What is shown in its place.
    pub title: Option<Text>,
}

impl<'a> Reader<'a> {
    /// The options among which a schema lets one choose; `None` where it is no enum. Those that could never be sent are
    /// dropped: `null`, values of another type than `type` says, numbers that JavaScript cannot hold, and repetitions.
    pub(super) fn options(&mut self, merged: &Merged<'a>) -> Option<Vec<EnumOption>> {
        let (options, at) = ["oneOf", "anyOf"]
            .into_iter()
            .find_map(|keyword| self.titled_options(merged, keyword))
            .or_else(|| self.untitled_options(merged))?;
        let types = merged.types();
        let mut usable = Vec::with_capacity(options.len());
        for option in options {
            self.require_well_formed(&option.value, &at);
            let fits = types.is_none_or(|types| types.meets(Types::of(&option.value)));
            if fits && is_sendable(&option.value) {
                usable.push(option);
            }
        }
        Some(without_repetitions(usable))
    }

    fn titled_options(&mut self, merged: &Merged<'a>, keyword: &str) -> Option<(Vec<EnumOption>, Pointer)> {
        let (branches, at) = merged.locate(keyword)?;
        let branches = branches.as_array()?;
        // A branch that names a type and no value makes this a union of types.
        let first = branches.iter().find(|branch| branch.get("const").is_some() || branch.get("enum").is_some());
        first.or_else(|| branches.iter().find(|branch| branch.get("$ref").is_some()))?;
        self.allow_options(branches.len(), &at)?;
        let mut options = Vec::new();
        for (index, branch) in branches.iter().enumerate().filter(|(_, branch)| !is_null(branch)) {
            let branch = Merged::new(self.root, branch, at.item(index), self.limits.depth);
            let title = branch.title().cloned();
            if let Some(value) = branch.get("const") {
                options.push(EnumOption { value: value.value.clone(), title });
            } else if let Some(values) = branch.get("enum").and_then(Node::as_array) {
                self.allow_options(values.len(), &at)?;
                let title = title.filter(|_| values.len() == 1);
                options
                    .extend(values.iter().map(|node| EnumOption { value: node.value.clone(), title: title.clone() }));
            } else if branch.types().is_some() || branch.left_out.is_some() {
                return None;
            }
        }
        Some((options, at))
    }

    fn untitled_options(&mut self, merged: &Merged<'a>) -> Option<(Vec<EnumOption>, Pointer)> {
        let (values, at) = merged.locate("enum")?;
        let values = values.as_array()?;
        self.allow_options(values.len(), &at)?;
        let names = merged.get("enumNames").and_then(Node::as_array).unwrap_or_default();
        let titles = names.iter().map(|name| name.as_text().filter(|text| !text.trim().is_empty()).cloned());
        let titles = titles.chain(std::iter::repeat(None));
        Some((
            values.iter().zip(titles).map(|(node, title)| EnumOption { value: node.value.clone(), title }).collect(),
            at,
        ))
    }

    /// Counts options, also those that many properties share by `$ref`.
    fn allow_options(&mut self, count: usize, at: &Pointer) -> Option<()> {
        let most = self.limits.options;
        self.options = self.options.saturating_add(count);
        if count > most {
            self.fault(at.clone(), SchemaFaultKind::OverLimit { limit: Limit::Options, got: count, most });
            return None;
        }
        let most = most.saturating_mul(10);
        if self.options > most {
            let got = self.options;
            self.fault(at.clone(), SchemaFaultKind::OverLimit { limit: Limit::Options, got, most });
            return None;
        }
        Some(())
    }

    pub(super) fn require_well_formed(&mut self, value: &Value, at: &Pointer) {
        let well_formed = all(value, &|value| match value {
            Value::String(text) => text.is_well_formed(),
            Value::Object(object) => object.iter().all(|member| member.name.is_well_formed()),
            _ => true,
        });
        if !well_formed {
            self.fault(at.clone(), SchemaFaultKind::LoneSurrogate);
        }
    }
}

/// Whether an answer may hold a value as it is: nothing in it is `null`, and no number changes in JavaScript.
pub(super) fn is_sendable(value: &Value) -> bool {
    all(value, &|value| match value {
        Value::Null => false,
        Value::Number(number) => number.survives_javascript() && (!number.is_integer() || number.is_safe_integer()),
        _ => true,
    })
}

/// Whether `test` holds for a value and all that is in it; the reader of the text has bounded the depth.
fn all(value: &Value, test: &dyn Fn(&Value) -> bool) -> bool {
    test(value)
        && match value {
            Value::Array(items) => items.iter().all(|item| all(&item.value, test)),
            Value::Object(object) => object.iter().all(|member| all(&member.node.value, test)),
            _ => true,
        }
}

/// A text that two sendable values share only if they are equal.
pub(crate) fn key(value: &Value) -> String {
    match value {
        Value::Number(number) => number.canonical(),
        _ => value.to_string(),
    }
}

fn without_repetitions(options: Vec<EnumOption>) -> Vec<EnumOption> {
    let written = options.iter().enumerate().map(|(index, option)| (key(&option.value), index)).collect();
    let mut written: Vec<(String, usize)> = sorted(written, &Ord::cmp);
    written.dedup_by(|later, earlier| later.0 == earlier.0);
    if written.len() == options.len() {
        return options;
    }
    let kept: Vec<usize> = sorted(written.into_iter().map(|(_, index)| index).collect(), &Ord::cmp);
    kept.into_iter().filter_map(|index| options.get(index).cloned()).collect()
}
