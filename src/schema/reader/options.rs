use super::Reader;
use crate::json::{Node, Text, Value, repeated};
use crate::schema::{
    EnumOption, LeftOutReason, MergedSchema, Types, broken_by,
    enum_option::{all, is_sendable, key},
    merged::{is_null, visible},
};

impl<'a> Reader<'a> {
    /// Returns the options of an enum, or `None` for other schemas. Options that could never be sent are dropped:
    /// `null`, values that `type` or a bound excludes, numbers that JavaScript cannot represent, and repetitions; it is
    /// an error if none is left.
    pub(super) fn options(&mut self, merged: &MergedSchema<'a>) -> Option<Result<Vec<EnumOption>, LeftOutReason>> {
        let titled = ["oneOf", "anyOf"].into_iter().find_map(|keyword| self.titled_options(merged, keyword));
        let (array, mut options) = titled.or_else(|| {
            let array = merged.get("enum")?;
            let options = array.as_array()?.iter().map(|value| self.option(value, Label::default()));
            Some((array, options.collect()))
        })?;
        self.options = self.options.wrapping_add(options.len());
        if !self.allows(array, "options", self.options, self.limits.options) {
            return None;
        }
        // If there are more or fewer names than options, it is not known which name belongs to which option.
        let names = merged.array("enumNames").filter(|names| names.len() == options.len()).unwrap_or_default();
        for (option, name) in options.iter_mut().zip(names) {
            option.title = option.title.take().or_else(|| visible(Some(name)));
        }
        let keys: Vec<String> = options.iter().map(|option| key(&option.value)).collect();
        for index in repeated(&keys) {
            if let Some(option) = options.get_mut(index) {
                // Like every `null`, it is dropped.
                option.value = Value::Null;
            }
        }
        options.retain(|option| is_possible(merged, &option.value));
        Some(if options.is_empty() { Err(LeftOutReason::EmptyOptions) } else { Ok(options) })
    }

    /// Returns the options that a union lists, with the union.
    fn titled_options(&mut self, merged: &MergedSchema<'a>, keyword: &str) -> Option<(&'a Node, Vec<EnumOption>)> {
        let array = merged.get(keyword)?;
        let mut options = Vec::new();
        let mut is_choice = false;
        for branch in array.as_array()?.iter().filter(|branch| !is_null(branch)) {
            let branch = MergedSchema::new(self.root, branch);
            if let Some(value) = branch.get("const") {
                is_choice = true;
                options.push(self.option(value, label_of(&branch)));
            } else if let Some(values) = branch.array("enum") {
                is_choice = true;
                let label = if values.len() == 1 { label_of(&branch) } else { Label::default() };
                options.extend(values.iter().map(|value| self.option(value, label.clone())));
            } else if branch.types().is_some() || branch.left_out.is_some() {
                // A branch with a type and without a value makes this a union of types.
                return None;
            }
        }
        is_choice.then_some((array, options))
    }

    fn option(&mut self, node: &Node, (title, description, preview): Label) -> EnumOption {
        self.require_well_formed(node);
        EnumOption { value: node.value.clone(), title, description, preview }
    }

    pub(super) fn require_well_formed(&mut self, node: &Node) {
        let well_formed = all(&node.value, &|value| match value {
            Value::String(text) => text.is_well_formed(),
            Value::Object(object) => object.iter().all(|member| member.name.is_well_formed()),
            _ => true,
        });
        if !well_formed {
            self.fault(Some(node), "lone-surrogate", &[]);
        }
    }
}

/// Returns true if an answer may contain a value that the schema declares.
pub(super) fn is_possible(merged: &MergedSchema, value: &Value) -> bool {
    merged.types().is_none_or(|types| types.meets(Types::of(value)))
        && is_sendable(value, true)
        && broken_by(merged, value).is_none()
}

/// An option's title, description and preview.
type Label = (Option<Text>, Option<Text>, Option<Text>);

/// The name in `_meta` of what claude-agent-acp adds to an option.
const CLAUDE_OPTION: &str = "_claude/askUserQuestionOption";

fn label_of(branch: &MergedSchema) -> Label {
    let more = branch.get("_meta").and_then(|meta| meta.get(CLAUDE_OPTION));
    let preview = more.and_then(|more| more.get("preview")?.as_text().cloned());
    (branch.title(), branch.description(), preview)
}
