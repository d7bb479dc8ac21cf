use super::Reader;
use super::cost::{OPTION, SEARCH};
use crate::json::{Node, Text, Value, repeated};
use crate::schema::{
    EnumOption, MergedSchema, Types, broken_by,
    enum_option::{all, is_sendable, key},
    merged::{is_null, visible},
};

impl<'a> Reader<'a> {
    /// Returns the options of an enum, or `None` for other schemas. Options that could never be sent are dropped:
    /// `null`, values that `type` or a bound excludes, numbers that JavaScript cannot represent, and repetitions.
    pub(super) fn options(&mut self, merged: &MergedSchema<'a>) -> Option<Vec<EnumOption>> {
        let mut options = Vec::new();
        let of_branches = ["oneOf", "anyOf"].into_iter().any(|keyword| {
            options.clear();
            self.titled_options(merged, keyword, &mut options).is_some()
        });
        if !of_branches {
            options.clear();
            for value in self.allow_options(merged.get("enum")?)? {
                self.add_option(value, Label::default(), &mut options);
            }
        }
        // If there are more or fewer names than options, it is not known which name belongs to which option.
        let names = merged.array("enumNames").filter(|names| names.len() == options.len()).unwrap_or_default();
        for (option, name) in options.iter_mut().zip(names) {
            let named = || visible(Some(name)).filter(|name| self.pays_for_text(Some(name), SEARCH));
            option.title = option.title.take().or_else(named);
        }
        let types = merged.types();
        let keys: Vec<String> = options.iter().map(|option| key(&option.value)).collect();
        let mut is_first = vec![true; keys.len()];
        for index in repeated(&keys) {
            if let Some(is_first) = is_first.get_mut(index) {
                *is_first = false;
            }
        }
        let usable = options.into_iter().zip(is_first).filter(|(EnumOption { value, .. }, is_first)| {
            *is_first
                && types.is_none_or(|types| types.meets(Types::of(value)))
                && is_sendable(value, true)
                && self.pays_for_step(merged, value)
                && broken_by(merged, value).is_none()
        });
        Some(usable.map(|(option, _)| option).collect())
    }

    fn titled_options(
        &mut self,
        merged: &MergedSchema<'a>,
        keyword: &str,
        options: &mut Vec<EnumOption>,
    ) -> Option<()> {
        let branches = self.allow_options(merged.get(keyword)?)?;
        let mut is_choice = false;
        for branch in branches.iter().filter(|branch| !is_null(branch)) {
            let branch = MergedSchema::new(self.root, branch);
            if let Some(value) = branch.get("const") {
                is_choice = true;
                self.add_option(value, label_of(&branch), options);
            } else if let Some(values) = branch.get("enum").filter(|values| values.as_array().is_some()) {
                is_choice = true;
                let values = self.allow_options(values)?;
                let label = if values.len() == 1 { label_of(&branch) } else { Label::default() };
                for value in values {
                    self.add_option(value, label.clone(), options);
                }
            } else if branch.types().is_some() || branch.left_out.is_some() {
                // A branch with a type and without a value makes this a union of types.
                return None;
            }
        }
        is_choice.then_some(())
    }

    fn add_option(&mut self, node: &Node, (title, description, preview): Label, options: &mut Vec<EnumOption>) {
        let texts = [node.as_text(), title.as_ref(), description.as_ref(), preview.as_ref()];
        if self.pays_for_value(&node.value) && texts.into_iter().all(|text| self.pays_for_text(text, OPTION)) {
            self.require_well_formed(node);
            options.push(EnumOption { value: node.value.clone(), title, description, preview });
        }
    }

    /// Returns the items of an array of options, and counts them; options that properties share by `$ref` count each
    /// time.
    fn allow_options(&mut self, array: &'a Node) -> Option<&'a [Node]> {
        let options = array.as_array()?;
        let most = self.limits.options;
        self.options = self.options.saturating_add(options.len());
        for (got, most) in [(options.len(), most), (self.options, most.saturating_mul(10))] {
            if got > most {
                self.over_limit(array, "options", got, most);
                return None;
            }
        }
        Some(options)
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
