//! What [`validate`](crate::validate) finds, as sentences for those who write the check: English only, and without the
//! name of a field, whose place the error tells.

/// Why a value does not fit, in one sentence: the `keyword`, with what was found (`got`) and what is wanted (`want`) as
/// JSON text.
///
/// ```
/// use mcp_elicitation::message::validation::message;
/// assert_eq!(message("minLength", "1", "2"), "Must be at least 2 characters long, not 1.");
/// assert_eq!(message("type", r#""null""#, r#"["string","number"]"#), "Must be of type string or number.");
/// ```
pub fn message(keyword: &str, got: &str, want: &str) -> String {
    let template = SENTENCES.iter().find(|(name, _)| *name == keyword).map_or("", |(_, template)| template);
    let mut sentence = String::new();
    for c in template.chars() {
        match c {
            '<' => sentence.push_str(got),
            '>' => sentence.push_str(want),
            '|' => {
                for c in want.chars() {
                    match c {
                        ',' => sentence.push_str(" or "),
                        '[' | ']' | '"' => {}
                        _ => sentence.push(c),
                    }
                }
            }
            _ => sentence.push(c),
        }
    }
    sentence
}

/// `<` stands for what was found, `>` for what is wanted, `|` for wanted names.
const SENTENCES: [(&str, &str); 20] = [
    ("type", "Must be of type |."),
    ("const", "Must be >."),
    ("enum", "Must be one of the values listed."),
    ("anyOf", "Must fit one of the alternatives."),
    ("oneOf", "Must fit one of the alternatives alone, not <."),
    ("minLength", "Must be at least > characters long, not <."),
    ("maxLength", "Must be at most > characters long, not <."),
    ("pattern", "Must match the pattern >."),
    ("format", "Must be of the format |."),
    ("minimum", "Must be > or more."),
    ("maximum", "Must be > or less."),
    ("exclusiveMinimum", "Must be more than >."),
    ("exclusiveMaximum", "Must be less than >."),
    ("multipleOf", "Must be a multiple of >."),
    ("minItems", "Must have at least > items, not <."),
    ("maxItems", "Must have at most > items, not <."),
    ("uniqueItems", "Must not have the same item twice, as at <."),
    ("required", "Must have a property >."),
    ("additionalProperties", "Must not be there: no such property is declared."),
    ("false", "Must not be there."),
];
