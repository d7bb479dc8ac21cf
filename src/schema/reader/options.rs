use super::Reader;
use super::cost::{OPTION, SEARCH};
use crate::json::{Node, Text, Value, repeated};
use crate::schema::{
    EnumOption, LeftOutReason, MergedSchema,
    enum_option::{all, key},
    merged::{is_null, visible},
};

impl<'a> Reader<'a> {
    /// Returns the options of an enum, or `None` for other schemas. Options that could never be sent are dropped:
    /// `null`, values that `type` or a bound excludes, numbers that JavaScript cannot represent, and repetitions; it is
    /// an error if none is left.
    pub(super) fn options(&mut self, merged: &MergedSchema<'a>) -> Option<Result<Vec<EnumOption>, LeftOutReason>> {
        let titled = ["oneOf", "anyOf"].into_iter().find_map(|keyword| self.titled_options(merged, keyword));
        let mut options = match titled {
            Some(options) => options,
            None => {
                let values = self.allow_options(merged.get("enum")?)?;
                values.iter().filter_map(|value| self.option(value, Label::default())).collect()
            }
        };
        // If there are more or fewer names than options, it is not known which name belongs to which option.
        let names = merged.array("enumNames").filter(|names| names.len() == options.len()).unwrap_or_default();
        for (option, name) in options.iter_mut().zip(names) {
            let named = || visible(Some(name)).filter(|name| self.pays_for_text(Some(name), SEARCH));
            option.title = option.title.take().or_else(named);
        }
        let keys: Vec<String> = options.iter().map(|option| key(&option.value)).collect();
        for index in repeated(&keys) {
            if let Some(option) = options.get_mut(index) {
                // Like every `null`, it is dropped.
                option.value = Value::Null;
            }
        }
        options.retain(|option| self.is_possible(merged, &option.value));
        Some(if options.is_empty() { Err(LeftOutReason::EmptyOptions) } else { Ok(options) })
    }

    fn titled_options(&mut self, merged: &MergedSchema<'a>, keyword: &str) -> Option<Vec<EnumOption>> {
        let branches = self.allow_options(merged.get(keyword)?)?;
        let mut options = Vec::new();
        let mut is_choice = false;
        for branch in branches.iter().filter(|branch| !is_null(branch)) {
            let branch = MergedSchema::new(self.root, branch);
            if let Some(value) = branch.get("const") {
                is_choice = true;
                options.extend(self.option(value, label_of(&branch)));
            } else if let Some(values) = branch.get("enum").filter(|values| values.as_array().is_some()) {
                is_choice = true;
                let values = self.allow_options(values)?;
                let label = if values.len() == 1 { label_of(&branch) } else { Label::default() };
                options.extend(values.iter().filter_map(|value| self.option(value, label.clone())));
            } else if branch.types().is_some() || branch.left_out.is_some() {
                // A branch with a type and without a value makes this a union of types.
                return None;
            }
        }
        is_choice.then_some(options)
    }

    /// Returns `None` if the budget is exceeded.
    fn option(&mut self, node: &Node, (title, description, preview): Label) -> Option<EnumOption> {
        let texts = [node.as_text(), title.as_ref(), description.as_ref(), preview.as_ref()];
        if !self.pays_for_value(&node.value) || !texts.into_iter().all(|text| self.pays_for_text(text, OPTION)) {
            return None;
        }
        self.require_well_formed(node);
        Some(EnumOption { value: node.value.clone(), title, description, preview })
    }

    /// Returns the items of an array of options, and counts them; options that properties share by `$ref` count each
    /// time.
    fn allow_options(&mut self, array: &'a Node) -> Option<&'a [Node]> {
        let options = array.as_array()?;
        let most = self.limits.options;
        self.options = self.options.saturating_add(options.len());
        let is_within = self.allows(array, "options", options.len(), most)
            && self.allows(array, "options", self.options, most.saturating_mul(10));
        is_within.then_some(options)
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

/// An option's title, description and preview.
type Label = (Option<Text>, Option<Text>, Option<Text>);

/// The name in `_meta` of what claude-agent-acp adds to an option.
const CLAUDE_OPTION: &str = "_claude/askUserQuestionOption";

fn label_of(branch: &MergedSchema) -> Label {
    let more = branch.get("_meta").and_then(|meta| meta.get(CLAUDE_OPTION));
    let preview = more.and_then(|more| more.get("preview")?.as_text().cloned());
    (branch.title(), branch.description(), preview)
}
