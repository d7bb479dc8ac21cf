//! The rules, one in each file. A file is named after its code, and its head is the page that explains it. A new rule
//! needs its file, its row in this table, and a case in `tests/suite/lint.json`.

use super::{
    code::{Code, Facts},
    rule::{Rule, RuleCheck, length, lines},
};

mod any_of_options;
mod array_without_options;
mod blank_message;
mod blocked_scheme;
mod confusable_options;
mod default_invalid;
pub(super) mod duplicate_name;
mod duplicate_options;
mod duplicate_required;
mod elicitation_id_not_a_string;
mod enum_names_deprecated;
mod enum_names_length;
mod enum_of_non_strings;
mod equal_titles;
mod fault;
mod fixed_value;
mod hidden_characters;
mod ignored_keyword;
mod inert_keyword;
mod insecure;
mod invalid_keyword_value;
mod invalid_url;
mod items_without_type;
mod keyword_of_another_type;
mod keyword_outside_standard;
mod left_out;
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
mod pattern_without_u;
pub(super) mod refused_by_client;
mod removed_parameter;
mod required_in_property;
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
                #[doc = concat!("The code of `", stringify!($rule), "`.")]
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

// Findings at the same place are sorted in this order.
codes! {
    // Errors.
    INVALID_JSON = fault::INVALID_JSON,
    TOO_DEEP = fault::TOO_DEEP,
    OVER_LIMIT = fault::OVER_LIMIT,
    NOT_AN_ELICITATION = fault::NOT_AN_ELICITATION,
    PARAMS_NOT_AN_OBJECT = fault::PARAMS_NOT_AN_OBJECT,
    MISSING_MESSAGE = fault::MISSING_MESSAGE,
    MESSAGE_NOT_A_STRING = fault::MESSAGE_NOT_A_STRING,
    UNKNOWN_MODE = fault::UNKNOWN_MODE,
    MISSING_URL = fault::MISSING_URL,
    URL_NOT_A_STRING = fault::URL_NOT_A_STRING,
    NOT_AN_OBJECT_SCHEMA = fault::NOT_AN_OBJECT_SCHEMA,
    UNKNOWN_ROOT_TYPE = unknown_root_type::RULE,
    PROPERTIES_NOT_AN_OBJECT = fault::PROPERTIES_NOT_AN_OBJECT,
    REQUIRED_NOT_AN_ARRAY = fault::REQUIRED_NOT_AN_ARRAY,
    REQUIRED_WITHOUT_PROPERTY = fault::REQUIRED_WITHOUT_PROPERTY,
    REQUIRED_UNANSWERABLE = fault::REQUIRED_UNANSWERABLE,
    LONE_SURROGATE = fault::LONE_SURROGATE,
    OUTSIDE_DIALECT = outside_dialect::RULE,
    INVALID_URL = invalid_url::RULE,
    BLOCKED_SCHEME = blocked_scheme::RULE,
    USERINFO = userinfo::RULE,
    // Warnings.
    NOT_A_SCHEMA = left_out::NOT_A_SCHEMA,
    UNKNOWN_TYPE = left_out::UNKNOWN_TYPE,
    UNSUPPORTED_KEYWORD = left_out::UNSUPPORTED_KEYWORD,
    UNRESOLVED_REFERENCE = left_out::UNRESOLVED_REFERENCE,
    NO_POSSIBLE_VALUE = left_out::NO_POSSIBLE_VALUE,
    EMPTY_OPTIONS = left_out::EMPTY_OPTIONS,
    MINIMUM_ABOVE_MAXIMUM = left_out::MINIMUM_ABOVE_MAXIMUM,
    MIN_LENGTH_ABOVE_MAX_LENGTH = left_out::MIN_LENGTH_ABOVE_MAX_LENGTH,
    MIN_ITEMS_ABOVE_MAX_ITEMS = left_out::MIN_ITEMS_ABOVE_MAX_ITEMS,
    MIN_ITEMS_ABOVE_OPTIONS = left_out::MIN_ITEMS_ABOVE_OPTIONS,
    ARRAY_OF_OBJECTS = left_out::ARRAY_OF_OBJECTS,
    NESTED_ARRAY = left_out::NESTED_ARRAY,
    ARRAY_OF_BOOLEANS = left_out::ARRAY_OF_BOOLEANS,
    DEEPLY_NESTED_OBJECT = left_out::DEEPLY_NESTED_OBJECT,
    OBJECT_WITHOUT_PROPERTIES = left_out::OBJECT_WITHOUT_PROPERTIES,
    REQUIRED_INSIDE_UNANSWERABLE = left_out::REQUIRED_INSIDE_UNANSWERABLE,
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
    PATTERN_WITHOUT_U = pattern_without_u::RULE,
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
    // Notes.
    REMOVED_PARAMETER = removed_parameter::RULE,
    UNKNOWN_PARAMETER = unknown_parameter::RULE,
    NO_PROPERTIES = no_properties::RULE,
    INERT_KEYWORD = inert_keyword::RULE,
    ITEMS_WITHOUT_TYPE = items_without_type::RULE,
    ENUM_NAMES_DEPRECATED = enum_names_deprecated::RULE,
    MISSING_TITLE = missing_title::RULE,
}
