use super::{Control, Form, Input, NumberFormat, Warning};
use super::{input::entries, warning};
use crate::json::{Node, Text, Value, joined, order, sorted};
use crate::schema::{
    ElicitationSchema, EnumOption, LeftOutReason, PrimitiveSchemaDefinition as Definition, Property, key,
};
use crate::trust::{accepts_typing, asks_for_secret, value_looks_secret};
use crate::validate::Schema;
use std::ops::Range;

pub struct Field {
    pub property: Property,
    pub control: Control,
    pub input: Input,
    pub changed: bool,
    pub is_argument: bool,
    /// True after an error of the field was reported; from then on, its errors are updated with every change.
    pub is_reported: bool,
    /// The index in [`Form::items`] of the group that the field belongs to.
    pub group: Option<usize>,
    pub warning: Option<Warning>,
    /// True if its rules are stated. This changes when the field is drawn or left, but never while the user types.
    pub states_rules: bool,
    /// True if another field has the same title (`docs/security.md` R9).
    pub shares_title: bool,
    /// Pairs of options that look alike. If there are any, the values of all options are shown, so that no option seems
    /// to have none.
    pub alike: Vec<(usize, usize)>,
    /// True if the default is a suggestion of the host page, not the server's.
    pub has_page_default: bool,
    /// True if the default has no time zone, so that it was read in the user's zone.
    pub assumes_zone: bool,
    /// The offset that a typed time without one has, as in RFC 3339; empty for other formats.
    pub(super) offset: String,
    /// The name as words, if the label shows it that way.
    pub words: Option<String>,
    /// The index of the text field that belongs to this choice.
    pub companion: Option<usize>,
    /// The choice to which this text belongs, and in which it is drawn.
    pub owner: Option<Owner>,
    pub options: Vec<EnumOption>,
    /// The indices of the options that the default selects.
    pub(super) preselected: Vec<usize>,
    pub(super) schema: Schema,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owner {
    pub choice: usize,
    /// The index of the option that reveals the text; `None` for a note, which is always visible.
    pub option: Option<usize>,
}

pub enum FormItem {
    Field(usize),
    /// An object whose properties are shown as fields.
    Group {
        /// The object's own name, title, description and location.
        property: Box<Property>,
        fields: Range<usize>,
        left_out: Vec<(Property, LeftOutReason)>,
    },
    /// An optional property that cannot be shown.
    LeftOut {
        property: Box<Property>,
        reason: LeftOutReason,
    },
}

pub(super) fn add_properties(form: &mut Form, schema: ElicitationSchema, root: &Node) {
    for mut property in schema.properties {
        match &mut property.definition {
            Definition::Object(inner) => {
                let inner = std::mem::take(inner);
                let first = form.fields.len();
                let group = Some(form.items.len());
                let mut left_out = Vec::new();
                for leaf in inner {
                    match leaf.definition {
                        Definition::LeftOut(reason) => left_out.push((leaf, reason)),
                        _ => form.fields.extend(Field::new(leaf, root, group, form.is_call)),
                    }
                }
                let (property, fields) = (Box::new(property), first..form.fields.len());
                form.items.push(FormItem::Group { property, fields, left_out });
            }
            &mut Definition::LeftOut(reason) => {
                form.items.push(FormItem::LeftOut { property: Box::new(property), reason });
            }
            _ => {
                form.items.push(FormItem::Field(form.fields.len()));
                form.fields.extend(Field::new(property, root, None, form.is_call));
            }
        }
    }
    let places: Vec<_> = form.fields.iter().map(|field| &field.property.location).collect();
    let schemas = Schema::compile_all(root, &places);
    for (field, schema) in form.fields.iter_mut().zip(schemas) {
        field.schema = schema;
    }
    mark_shared_titles(form);
}

fn mark_shared_titles(form: &mut Form) {
    let fields: Vec<_> = form.fields.iter().map(|field| (field.group, field.property.title.clone())).collect();
    for index in shared(&fields) {
        if let Some(field) = form.fields.get_mut(index) {
            field.shares_title = field.property.title.is_some();
        }
    }
}

/// Adds the warnings that fields take over from their group.
pub(super) fn warn_of_groups(form: &mut Form) {
    for item in &form.items {
        let FormItem::Group { property, fields, .. } = item else { continue };
        let Some(secret) = asks_for_secret(property) else { continue };
        for field in form.fields.get_mut(fields.clone()).unwrap_or_default() {
            if accepts_typing(&field.property) && field.warning != Some(Warning::Secret) {
                field.warning = Some(secret.into());
            }
        }
    }
}

/// Returns the indices of titles that occur more than once in their group.
pub(super) fn shared(titles: &[(Option<usize>, Option<Text>)]) -> Vec<usize> {
    let sorted = order(titles.len(), &|a, b| titles.get(a).cmp(&titles.get(b)));
    let mut twins = Vec::new();
    for pair in sorted.windows(2).filter(|pair| matches!(pair, [a, b] if titles.get(*a) == titles.get(*b))) {
        twins.extend_from_slice(pair);
    }
    twins
}

impl Field {
    fn new(mut property: Property, root: &Node, group: Option<usize>, is_argument: bool) -> Option<Self> {
        let mut warning = warning::of_default(&property, root);
        if !is_argument && has_one_answer(&property.definition) {
            property.default = None;
        }
        let control = Control::of(&property)?;
        let is_excluded = property.default.as_ref().and_then(Node::as_str).is_some_and(|text| control.excludes(text));
        let control = if is_excluded && is_argument { Control::Text } else { control };
        if is_excluded && !is_argument {
            (property.default, warning) = (None, Some(Warning::DefaultLeftOut));
        }
        let options = options(&mut property.definition);
        let mut field = Self {
            alike: Vec::new(),
            warning,
            is_argument,
            control,
            input: Input::Choice(None),
            changed: false,
            is_reported: false,
            states_rules: true,
            group,
            shares_title: false,
            preselected: preselected(&property, &options),
            has_page_default: false,
            assumes_zone: false,
            offset: String::new(),
            words: None,
            companion: None,
            owner: None,
            options,
            schema: Schema::default(),
            property,
        };
        field.input = field.initial(&NumberFormat::default());
        field.decide_rules();
        Some(field)
    }

    pub fn is_json(&self) -> bool {
        self.is_argument && self.has_format("json")
    }

    pub(super) fn has_format(&self, format: &str) -> bool {
        matches!(&self.property.definition, Definition::String(text) if text.format.as_deref() == Some(format))
    }

    pub(super) fn warn(&mut self) {
        self.alike = warning::alike(&self.options);
        let warning = warning::of_field(&self.property, &self.options, !self.alike.is_empty()).or(self.warning);
        self.warning = match warning {
            Some(Warning::Secret) if self.is_argument => Some(Warning::SecretMention),
            warning => warning,
        };
    }

    /// Returns the entry that the field starts with: its default, or nothing.
    pub fn initial(&self, format: &NumberFormat) -> Input {
        let default = self.property.default.as_ref().map(|node| &node.value);
        match self.control {
            Control::Constant => Input::Choice(Some(0)),
            Control::Checkbox | Control::Radios | Control::Select => Input::Choice(self.preselected.first().copied()),
            Control::Checkboxes => Input::Choices(self.preselected.clone()),
            Control::List => Input::Text(joined(self.default_entries(format), "\n")),
            Control::Text | Control::LongText | Control::Number | Control::Date | Control::DateTime => {
                Input::Text(default.and_then(|value| text(value, format)).unwrap_or_default())
            }
        }
    }

    pub fn is_default(&self, format: &NumberFormat) -> bool {
        self.property.default.is_some() && self.input == self.initial(format)
    }

    /// Returns true if the user has changed the entry, and not back.
    pub fn is_edited(&self, format: &NumberFormat) -> bool {
        self.changed && self.input != self.initial(format)
    }

    /// Returns true if the entry looks like a secret (R21).
    pub fn looks_secret(&self) -> bool {
        self.changed && value_looks_secret(self.input.text())
    }

    pub fn is_prefilled(&self) -> bool {
        self.control == Control::Constant || self.property.default.is_some()
    }

    /// Returns true if the answer is still the suggestion of the server or the host page, so that it is marked as one.
    pub fn is_suggested(&self, format: &NumberFormat) -> bool {
        self.control != Control::Constant && !self.is_argument && !self.is_unanswered() && self.is_default(format)
    }

    /// Returns true if the entries of a default list cannot be written as lines, because one is empty or has a line
    /// break. They are sent unchanged until the user edits the list.
    pub fn is_default_unwritable(&self, format: &NumberFormat) -> bool {
        if self.control != Control::List {
            return false;
        }
        let texts = self.default_entries(format);
        let text = joined(texts.clone(), "\n");
        !entries(&text).map(|(_, entry)| entry).eq(texts.iter().map(String::as_str))
    }

    fn default_entries(&self, format: &NumberFormat) -> Vec<String> {
        let items = self.property.default.as_ref().and_then(Node::as_array).unwrap_or_default();
        items.iter().filter_map(|item| text(&item.value, format)).collect()
    }

    /// Decides if the rules are stated. They are not needed once there is an answer, which either follows them or has a
    /// more precise error; and an empty text is not too long.
    pub fn decide_rules(&mut self) {
        let is_only_longest = match &self.property.definition {
            Definition::String(schema) => schema.min_length.is_none_or(|least| least < 2) && schema.format.is_none(),
            _ => false,
        };
        self.states_rules = matches!(self.input, Input::Choices(_)) || self.is_unanswered() && !is_only_longest;
    }

    /// Returns true if the entry is empty, so that there is nothing to send.
    pub fn is_unanswered(&self) -> bool {
        match &self.input {
            Input::Text(text) if self.control == Control::List => entries(text).next().is_none(),
            input => input.is_empty(),
        }
    }
}

/// Returns true if there is nothing to choose from: such an answer is agreement, which only the user gives
/// (`docs/security.md` R19).
pub(super) fn has_one_answer(definition: &Definition) -> bool {
    matches!(definition, Definition::Const(_)) || definition.options().len() == 1
}

pub(super) fn preselected(property: &Property, options: &[EnumOption]) -> Vec<usize> {
    let Some(default) = property.default.as_ref().filter(|_| !options.is_empty()) else { return Vec::new() };
    let values = match (&property.definition, default.as_array()) {
        (Definition::MultiSelectEnum(_), Some(items)) => items,
        _ => std::slice::from_ref(default),
    };
    let keys = sorted(values.iter().map(|node| key(&node.value)).collect(), &Ord::cmp);
    let is_named = |option: &EnumOption| keys.binary_search(&key(&option.value)).is_ok();
    options.iter().enumerate().filter(|(_, option)| is_named(option)).map(|(index, _)| index).collect()
}

fn text(value: &Value, format: &NumberFormat) -> Option<String> {
    match value {
        Value::String(text) => Some(text.as_str().to_owned()),
        Value::Number(number) => Some(format.write(number.lexeme())),
        _ => None,
    }
}

/// Takes the options out of the definition, because there may be thousands.
fn options(definition: &mut Definition) -> Vec<EnumOption> {
    match definition {
        Definition::SingleSelectEnum(options) => std::mem::take(options),
        Definition::MultiSelectEnum(select) => std::mem::take(&mut select.options),
        Definition::Boolean | Definition::Const(Value::Boolean(true)) => {
            [true, false].map(|value| EnumOption::new(Value::Boolean(value))).into()
        }
        Definition::Const(value) => vec![EnumOption::new(value.clone())],
        _ => Vec::new(),
    }
}
