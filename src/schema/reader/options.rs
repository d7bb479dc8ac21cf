use super::Reader;
use crate::json::{Node, Text, Value, order};
use crate::schema::{
    EnumOption, Merged, Types, broken_by,
    enum_option::{all, is_sendable, key},
    merged::{is_null, visible},
};

impl<'a> Reader<'a> {
    /// The options among which a schema lets one choose; `None` where it is no enum. Those that could never be sent are
    /// dropped: `null`, values of another type than `type` says or out of bounds, numbers that JavaScript cannot hold, and
    /// repetitions.
    pub(super) fn options(&mut self, merged: &Merged<'a>) -> Option<Vec<EnumOption>> {
        let mut options = Vec::new();
        let of_branches = ["oneOf", "anyOf"].into_iter().any(|keyword| {
            options.clear();
            self.titled_options(merged, keyword, &mut options).is_some()
        });
        if !of_branches {
            options.clear();
            for value in self.allow_options(merged.get("enum")?)? {
                self.add_option(value, Said::default(), &mut options);
            }
        }
        // Of names that are not as many, nobody knows whose they are.
        let names = merged.array("enumNames").filter(|names| names.len() == options.len()).unwrap_or_default();
        for ((_, said), name) in options.iter_mut().zip(names) {
            let named = || visible(Some(name)).filter(|name| self.pays_for_text(Some(name)));
            said.title = said.title.take().or_else(named);
        }
        let types = merged.types();
        let keys: Vec<String> = options.iter().map(|(node, _)| key(&node.value)).collect();
        let order = order(keys.len(), &|a, b| keys.get(a).cmp(&keys.get(b)));
        let mut usable = vec![true; keys.len()];
        for pair in order.windows(2) {
            if let [first, second] = pair
                && keys.get(*first) == keys.get(*second)
                && let Some(usable) = usable.get_mut(*second)
            {
                *usable = false;
            }
        }
        let usable = options.into_iter().zip(usable).filter(|((node, _), usable)| {
            *usable
                && types.is_none_or(|types| types.meets(Types::of(&node.value)))
                && is_sendable(&node.value, true)
                && self.pays_for_step(merged, &node.value)
                && broken_by(merged, &node.value).is_none()
        });
        let option = |(node, said): (&Node, Said)| EnumOption {
            value: node.value.clone(),
            title: said.title,
            description: said.description,
        };
        Some(usable.map(|(written, _)| option(written)).collect())
    }

    fn titled_options(&mut self, merged: &Merged<'a>, keyword: &str, options: &mut Written<'a>) -> Option<()> {
        let branches = self.allow_options(merged.get(keyword)?)?;
        let mut is_choice = false;
        for branch in branches.iter().filter(|branch| !is_null(branch)) {
            let branch = Merged::new(self.root, branch);
            if let Some(value) = branch.get("const") {
                is_choice = true;
                self.add_option(value, Said::by(&branch), options);
            } else if let Some(values) = branch.get("enum").filter(|values| values.as_array().is_some()) {
                is_choice = true;
                let values = self.allow_options(values)?;
                let said = if values.len() == 1 { Said::by(&branch) } else { Said::default() };
                for value in values {
                    self.add_option(value, said.clone(), options);
                }
            } else if branch.types().is_some() || branch.left_out.is_some() {
                // A branch that names a type and no value makes this a union of types.
                return None;
            }
        }
        is_choice.then_some(())
    }

    fn add_option(&mut self, value: &'a Node, said: Said, options: &mut Written<'a>) {
        let texts = [value.as_text(), said.title.as_ref(), said.description.as_ref()];
        if self.pays_for_value(&value.value) && texts.into_iter().all(|text| self.pays_for_option(text)) {
            self.require_well_formed(value);
            options.push((value, said));
        }
    }

    /// The items of an array of options, which are counted, also where many properties share them by `$ref`.
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

/// Options as they are written.
type Written<'a> = Vec<(&'a Node, Said)>;

/// What is said of an option besides its value.
#[derive(Clone, Default)]
struct Said {
    title: Option<Text>,
    description: Option<Text>,
}

impl Said {
    fn by(branch: &Merged) -> Self {
        Self { title: branch.title(), description: branch.description() }
    }
}
