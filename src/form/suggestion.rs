use super::number_format::{digit, is_long};
use super::{Field, Input, NumberFormat};
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::validate::format::is_valid;

impl Field {
    /// What the person probably wanted to write, for a text that cannot be sent as it is: a number as other languages write it or with
    /// a unit, an address without its scheme, a text with spaces around it. It is offered, never taken.
    ///
    /// ```
    /// use mcp_elicitation::form::{Input, NumberFormat, open};
    /// let request = r#"{"message": "Where?", "requestedSchema": {"type": "object", "properties": {
    ///     "page": { "type": "string", "format": "uri" }, "weight": { "type": "number" } } } }"#;
    /// let (_, mut form) = open(request)?;
    /// form.enter(0, Input::Text("example.com".into()));
    /// form.enter(1, Input::Text("1.5 kg".into()));
    /// let german = NumberFormat { decimal: ',', group: '.' };
    /// assert_eq!(form.fields[0].suggestion(&german).as_deref(), Some("https://example.com"));
    /// assert_eq!(form.fields[1].suggestion(&german).as_deref(), Some("1,5"));
    /// # Ok::<(), mcp_elicitation::form::Refusal>(())
    /// ```
    pub fn suggestion(&self, format: &NumberFormat) -> Option<String> {
        let Input::Text(text) = &self.input else { return None };
        // What was pasted by mistake is no slip of the pen.
        if is_long(text) {
            return None;
        }
        match &self.property.definition {
            Definition::Number(_) if format.read(text).is_none() => {
                // What is left out says nothing of the number: a digit of another script does.
                let counts = |c: char| digit(c).is_some() || matches!(c, '-' | '−' | '.' | ',' | '¼'..='¾' | '⅐'..='⅟');
                let bare = text.trim_matches(|c: char| !counts(c));
                let point = NumberFormat { decimal: '.', group: ',' };
                let comma = NumberFormat { decimal: ',', group: '.' };
                [format, &point, &comma].into_iter().find_map(|other| Some(format.write(&other.read(bare)?)))
            }
            Definition::String(schema) => {
                let known = schema.format.as_deref().filter(|_| !self.is_clock())?;
                let bare = text.trim();
                let scheme = if known == "uri" && bare.contains('.') { "https://" } else { "" };
                let candidates = [bare.to_owned(), [scheme, bare].concat()];
                candidates.into_iter().find(|other| other != text && is_valid(known, other) == Some(true))
            }
            _ => None,
        }
    }
}
