//! The rules, one in each file. A file is named after its code, and its head is the page that explains it. A new rule
//! needs its file, its row in this table, and a case in `tests/suite/lint.json`. What other layers find has no file.

use super::{
    code::{Code, Facts},
    rule::{Rule, RuleCheck, length, lines},
};

mod additional_properties;
mod any_of_options;
mod array_without_options;
mod blank_message;
mod blocked_scheme;
mod confusable_options;
mod consent_default;
mod default_invalid;
pub(super) mod duplicate_name;
mod duplicate_options;
mod duplicate_required;
mod elicitation_id_not_a_string;
mod enum_names_deprecated;
mod enum_names_length;
mod enum_of_non_strings;
mod equal_titles;
mod fixed_value;
mod generated_keyword;
mod hidden_characters;
mod ignored_keyword;
mod inert_keyword;
mod insecure;
mod invalid_keyword_value;
mod invalid_url;
mod items_without_type;
mod keyword_of_another_type;
mod keyword_outside_standard;
mod link_in_form_text;
mod literal_union;
mod lone_surrogate_in_text;
mod lost_options;
mod missing_elicitation_id;
mod missing_requested_schema;
mod missing_title;
mod missing_type;
mod misspelt_parameter;
mod mixed_scripts;
mod nested_object;
mod newer_than_revision;
mod no_properties;
mod nullable;
mod option_of_another_type;
mod option_refused;
mod option_without_const;
pub(super) mod outside_dialect;
mod pattern_invalid;
mod refused_by_acp;
pub(super) mod refused_by_client;
mod removed_parameter;
mod required_in_property;
mod root_title;
mod root_type;
mod secret_solicitation;
mod union;
mod unknown_format;
mod unknown_keyword;
mod unknown_parameter;
mod unknown_root_type;
mod unsafe_number;
mod untitled_option;
mod userinfo;

/// Declares the constants of [`Code`] and the data of all rules, in the order of the table.
macro_rules! codes {
    ($($constant:ident = $rule:expr,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the codes are")]
        enum Index {
            $($constant,)*
        }

        impl Code {
            $(
                #[doc = concat!("The code `", stringify!($constant), "`.")]
                pub const $constant: Self = Self(Index::$constant as u8);
            )*
            pub(super) const FACTS: &'static [Facts] = &[$($rule.facts,)*];
        }

        const RULES: &[Rule] = &[$($rule,)*];
        /// The checks of each rule.
        pub(super) const CHECKS: &[&[RuleCheck]] = &[$($rule.checks,)*];
    };
}

impl Code {
    pub(super) const NAMES: &'static [u8] = &lines::<{ length(RULES, 0) }>(RULES, 0);
    pub(super) const MESSAGES: &'static [u8] = &lines::<{ length(RULES, 1) }>(RULES, 1);
    pub(super) const HELP: &'static [u8] = &lines::<{ length(RULES, 2) }>(RULES, 2);
}

/// A property that the reader of schemas leaves out. `report_fault.rs` reports it.
macro_rules! left_out {
    ($code:literal, $reason:literal, $help:literal) => {
        Rule::warning($code, concat!($reason, ", so the property is left out."), $help, &[])
    };
}

// Findings at the same place are sorted in this order.
codes! {
    // Errors.
    INVALID_JSON = Rule::fault("invalid-json", "Fix the syntax error at the marked position."),
    TOO_DEEP = Rule::fault("too-deep", "Send a flat schema."),
    OVER_LIMIT = Rule::fault("over-limit", "Ask for less, or in several requests."),
    NOT_AN_ELICITATION = Rule::fault("not-an-elicitation", "The method of an elicitation is “elicitation/create”."),
    PARAMS_NOT_AN_OBJECT =
        Rule::fault("params-not-an-object", "Put “message” and “requestedSchema” into an object “params”."),
    MISSING_MESSAGE = Rule::fault("missing-message", "Say in “message” what is asked, and why."),
    MESSAGE_NOT_A_STRING = Rule::fault("message-not-a-string", "Say in “message” what is asked, and why."),
    UNKNOWN_MODE = Rule::fault("unknown-mode", "Use “form” or “url”.[ Did you mean “{1}”?]"),
    MISSING_URL = Rule::fault("missing-url", "Give the address to open."),
    URL_NOT_A_STRING = Rule::fault("url-not-a-string", "Give the address to open."),
    NOT_AN_OBJECT_SCHEMA = Rule::fault("not-an-object-schema", "Use “type”: “object”, with a property for each value."),
    UNKNOWN_ROOT_TYPE = unknown_root_type::RULE,
    PROPERTIES_NOT_AN_OBJECT =
        Rule::fault("properties-not-an-object", "Give each property its schema, under its name."),
    REQUIRED_NOT_AN_ARRAY = Rule::fault("required-not-an-array", "List the names of the required properties."),
    REQUIRED_WITHOUT_PROPERTY = Rule::fault(
        "required-without-property", "Declare it in “properties”, or do not require it.[ Did you mean “{1}”?]"
    ),
    REQUIRED_UNANSWERABLE =
        Rule::fault("required-unanswerable", "Make it a string, number, boolean or choice, or do not require it."),
    LONE_SURROGATE = Rule::fault("lone-surrogate", "Remove or complete the surrogate pair."),
    OUTSIDE_DIALECT = outside_dialect::RULE,
    INVALID_URL = invalid_url::RULE,
    BLOCKED_SCHEME = blocked_scheme::RULE,
    REFUSED_BY_ACP = refused_by_acp::RULE,
    USERINFO = userinfo::RULE,
    // Warnings.
    NOT_A_SCHEMA = left_out!("not-a-schema", "This is not a schema", "Use an object with a “type”."),
    UNKNOWN_TYPE = left_out!(
        "unknown-type", "Unknown type[ {0}]",
        "Use “string”, “number”, “integer”, “boolean” or “array”.[ Did you mean “{1}”?][ Give it the format “{2}”.]"
    ),
    UNSUPPORTED_KEYWORD = left_out!(
        "unsupported-keyword", "A form cannot show what this schema says", "Use a string, number, boolean or choice."
    ),
    UNRESOLVED_REFERENCE = left_out!(
        "unresolved-reference", "“$ref”[ {0}] does not resolve within this document", "Write the schema in its place."
    ),
    NO_POSSIBLE_VALUE = left_out!("no-possible-value", "No answer is possible", "Drop the property, or allow a value."),
    EMPTY_OPTIONS = left_out!(
        "empty-options", "There is no valid option to choose from",
        "Give at least one option that the property accepts."
    ),
    MINIMUM_ABOVE_MAXIMUM =
        left_out!("minimum-above-maximum", "The lower bound is above the upper one", "Swap the bounds."),
    MIN_LENGTH_ABOVE_MAX_LENGTH =
        left_out!("min-length-above-max-length", "“minLength” is above “maxLength”", "Swap the lengths."),
    MIN_ITEMS_ABOVE_MAX_ITEMS =
        left_out!("min-items-above-max-items", "“minItems” is above “maxItems”", "Swap the counts."),
    MIN_ITEMS_ABOVE_OPTIONS = left_out!(
        "min-items-above-options", "“minItems” is above the number of options", "Ask for fewer, or give more options."
    ),
    ARRAY_OF_OBJECTS =
        left_out!("array-of-objects", "An array of objects cannot be shown", "Ask for one object's values at a time."),
    NESTED_ARRAY = left_out!("nested-array", "An array of arrays cannot be shown", "Use an array of options."),
    ARRAY_OF_BOOLEANS = left_out!(
        "array-of-booleans", "An array of booleans cannot be shown", "Use a boolean for each, or an array of options."
    ),
    DEEPLY_NESTED_OBJECT =
        left_out!("deeply-nested-object", "An object within an object cannot be shown", "Use flat properties."),
    OBJECT_WITHOUT_PROPERTIES =
        left_out!("object-without-properties", "The object declares no properties", "Use flat properties."),
    REQUIRED_INSIDE_UNANSWERABLE = left_out!(
        "required-inside-unanswerable", "A required part of the object cannot be shown",
        "Make it a string, number, boolean or choice, or do not require it."
    ),
    MISSING_REQUESTED_SCHEMA = missing_requested_schema::RULE,
    MISSING_ELICITATION_ID = missing_elicitation_id::RULE,
    ELICITATION_ID_NOT_A_STRING = elicitation_id_not_a_string::RULE,
    MISSPELT_PARAMETER = misspelt_parameter::RULE,
    BLANK_MESSAGE = blank_message::RULE,
    INSECURE = insecure::RULE,
    DUPLICATE_NAME = duplicate_name::RULE,
    NEWER_THAN_REVISION = newer_than_revision::RULE,
    UNKNOWN_KEYWORD = unknown_keyword::RULE,
    INVALID_KEYWORD_VALUE = invalid_keyword_value::RULE,
    KEYWORD_OF_ANOTHER_TYPE = keyword_of_another_type::RULE,
    KEYWORD_OUTSIDE_STANDARD = keyword_outside_standard::RULE,
    IGNORED_KEYWORD = ignored_keyword::RULE,
    UNKNOWN_FORMAT = unknown_format::RULE,
    PATTERN_INVALID = pattern_invalid::RULE,
    UNSAFE_NUMBER = unsafe_number::RULE,
    ROOT_TYPE = root_type::RULE,
    REFUSED_BY_CLIENT = refused_by_client::RULE,
    REQUIRED_IN_PROPERTY = required_in_property::RULE,
    MISSING_TYPE = missing_type::RULE,
    NULLABLE = nullable::RULE,
    UNION = union::RULE,
    FIXED_VALUE = fixed_value::RULE,
    NESTED_OBJECT = nested_object::RULE,
    ARRAY_WITHOUT_OPTIONS = array_without_options::RULE,
    DUPLICATE_REQUIRED = duplicate_required::RULE,
    DEFAULT_INVALID = default_invalid::RULE,
    ANY_OF_OPTIONS = any_of_options::RULE,
    LITERAL_UNION = literal_union::RULE,
    LOST_OPTIONS = lost_options::RULE,
    ENUM_OF_NON_STRINGS = enum_of_non_strings::RULE,
    ENUM_NAMES_LENGTH = enum_names_length::RULE,
    OPTION_WITHOUT_CONST = option_without_const::RULE,
    OPTION_OF_ANOTHER_TYPE = option_of_another_type::RULE,
    OPTION_REFUSED = option_refused::RULE,
    UNTITLED_OPTION = untitled_option::RULE,
    DUPLICATE_OPTIONS = duplicate_options::RULE,
    EQUAL_TITLES = equal_titles::RULE,
    LONE_SURROGATE_IN_TEXT = lone_surrogate_in_text::RULE,
    HIDDEN_CHARACTERS = hidden_characters::RULE,
    MIXED_SCRIPTS = mixed_scripts::RULE,
    LINK_IN_FORM_TEXT = link_in_form_text::RULE,
    CONFUSABLE_OPTIONS = confusable_options::RULE,
    SECRET_SOLICITATION = secret_solicitation::RULE,
    CONSENT_DEFAULT = consent_default::RULE,
    // Notes.
    REMOVED_PARAMETER = removed_parameter::RULE,
    UNKNOWN_PARAMETER = unknown_parameter::RULE,
    NO_PROPERTIES = no_properties::RULE,
    INERT_KEYWORD = inert_keyword::RULE,
    ITEMS_WITHOUT_TYPE = items_without_type::RULE,
    ENUM_NAMES_DEPRECATED = enum_names_deprecated::RULE,
    MISSING_TITLE = missing_title::RULE,
    // Off by default.
    ROOT_TITLE = root_title::RULE,
    ADDITIONAL_PROPERTIES = additional_properties::RULE,
    GENERATED_KEYWORD = generated_keyword::RULE,
}
