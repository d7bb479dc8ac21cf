//! A text that belongs to a choice: the answer behind an option such as "Other", or a note on any option.

use super::{Control, Field, Form, FormItem, Maker, Owner};
use crate::json::{Node, Value};
use crate::schema::{EnumOption, MergedSchema, PrimitiveSchemaDefinition as Definition};
use crate::trust::same_words;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Other,
    /// Like `Other`, but even for a required choice: the adapter for agents' questions made both fields, so no server
    /// checks the answer.
    Instead,
    /// The answer behind the server's own option, or else a note.
    Note,
}

/// Titles of a server's own option to which the text belongs.
const OTHERS: [&str; 14] = [
    "other", "others", "something else", "none of the above", "andere", "sonstiges", "autre", "otro", "outro", "altro",
    "другое", "其他", "その他", "기타",
];

/// The name in `_meta` of a text that answers in place of the preceding choice, from `mcp-elicitation/questions`. In a
/// server's request it means nothing.
const INSTEAD: &str = "mcp-elicitation/instead";

impl Form {
    /// Finds the texts that belong to a choice. If the server has no option for the text, and the choice is optional,
    /// the card adds an option whose value is null: selecting it omits the choice and sends the text. A required choice
    /// cannot be omitted, so both remain separate fields.
    pub(super) fn find_companions(&mut self, root: &Node, maker: Maker) {
        for at in 1..self.items.len() {
            let Some(&FormItem::Field(text)) = self.items.get(at) else { continue };
            let Some((choice, role)) = self.find_choice(root, at, text, maker) else { continue };
            let Some(field) = self.fields.get_mut(choice) else { continue };
            let own = field.options.iter().position(|option| says_other(&option.label()));
            let option = match (own, role) {
                (None, Role::Other) if field.property.required => continue,
                (None, Role::Other | Role::Instead) => {
                    field.options.push(EnumOption::new(Value::Null));
                    field.options.len().checked_sub(1)
                }
                (own, _) => own,
            };
            field.companion = Some(text);
            let Some(field) = self.fields.get_mut(text) else { continue };
            field.owner = Some(Owner { choice, option });
            let Some(option) = option.filter(|_| !field.is_unanswered()) else { continue };
            // The text has a value from the start, so its option is selected.
            let Some(field) = self.fields.get_mut(choice).filter(|field| field.is_unanswered()) else { continue };
            field.preselected = vec![option];
            field.input = field.initial(&self.number_format);
        }
    }

    /// Returns the choice to which a text claims to belong in its `_meta`; without a name there, the preceding one.
    fn find_choice(&self, root: &Node, at: usize, text: usize, maker: Maker) -> Option<(usize, Role)> {
        let field = self.fields.get(text)?;
        let is_string = matches!(field.property.definition, Definition::String(_));
        if !is_string || !field.is_text() || field.property.required || field.warning.is_some() {
            return None;
        }
        let FormItem::Field(before) = *self.items.get(at.checked_sub(1)?)? else { return None };
        let is_choice = |index: &usize| {
            self.fields.get(*index).is_some_and(|field| {
                matches!(field.control, Control::Radios | Control::Select | Control::Checkboxes)
                    && field.companion.is_none()
                    && !matches!(field.property.definition, Definition::Boolean)
            })
        };
        let node = root.pointee(&field.property.location)?;
        let (role, question) = MergedSchema::new(root, node).get("_meta").and_then(role)?;
        let is_named =
            |index: &usize| self.fields.get(*index).is_some_and(|field| Some(field.property.name.as_str()) == question);
        let choice = (0..text).find(is_named).unwrap_or(before);
        let is_believed = role != Role::Instead || maker == Maker::Questions;
        (is_believed && is_choice(&choice)).then_some((choice, role))
    }

    /// Returns true if a text does not count, because its choice has another answer.
    pub fn is_closed(&self, field: &Field) -> bool {
        let Some(Owner { choice, option: Some(option) }) = field.owner else { return false };
        !self.fields.get(choice).is_some_and(|choice| choice.input.choices().contains(&option))
    }

    /// Returns true if the option without a value is selected, so that the text answers in place of its choice.
    pub(super) fn replaces_choice(&self, choice: &Field, text: &Field) -> bool {
        let option = text.owner.and_then(|owner| choice.options.get(owner.option?));
        option.is_some_and(|option| option.value == Value::Null) && !self.is_closed(text)
    }

    /// Returns true if the text of a choice is visible: its option is selected, or the user has typed into it before.
    pub fn reveals(&self, choice: &Field) -> bool {
        let text = choice.companion.and_then(|text| self.fields.get(text));
        text.is_some_and(|text| !self.is_closed(text) || !text.is_unanswered())
    }
}

/// Returns the role of a text from its `_meta`, and the name of its choice if there is one.
fn role(meta: &Node) -> Option<(Role, Option<&str>)> {
    if meta.get(INSTEAD).is_some() {
        return Some((Role::Instead, None));
    }
    let air = || meta.get("jetbrains").and_then(|node| node.get("air")).or_else(|| meta.get("jetbrains.air"));
    let claude = meta.get("_askUserQuestionCustomAnswer");
    if let Some(answer) = claude.or_else(|| air()?.get("customAnswer")) {
        return (answer.value != Value::Boolean(false) && answer.value != Value::Null)
            .then(|| (Role::Other, question(answer)));
    }
    let codex = meta.get("codex")?;
    if codex.get("role").and_then(Node::as_str) == Some("user_note") {
        return Some((Role::Note, question(codex)));
    }
    let is_other = codex.get("isOtherAnswer").and_then(Node::as_bool) == Some(true);
    is_other.then(|| (Role::Other, question(codex)))
}

fn question(meta: &Node) -> Option<&str> {
    meta.get("questionId").and_then(Node::as_str)
}

impl Field {
    /// Returns true if this text's title only repeats the option that reveals it.
    pub fn repeats_option(&self) -> bool {
        let title = self.property.title.as_ref();
        self.owner.is_some_and(|owner| owner.option.is_some()) && title.is_none_or(|title| says_other(title.as_str()))
    }
}

/// Returns true if a text means that none of the options applies.
fn says_other(text: &str) -> bool {
    OTHERS.iter().any(|other| same_words(text, other))
}
