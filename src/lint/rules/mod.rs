//! The rules, one in each file. A file is named after its code, and its head is the page that explains it. A new rule
//! needs its file, its row in this table, and a case in `tests/suite/lint.json`.

use super::{
    code::{Code, Facts},
    rule::{Rule, RuleCheck, length, lines},
};

/// Declares the files, the constants of [`Code`] and the data of all rules, in the order of the table: groups of rules that
/// share a file, each followed by those with files of their own.
macro_rules! rules {
    ($($group:ident { $($shared:ident)* } { $($constant:ident $file:ident,)* })*) => {
        $(
            mod $group;
            $(pub(super) mod $file;)*
        )*

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the codes are")]
        enum Index {
            $($($shared,)* $($constant,)*)*
        }

        impl Code {
            $(
                $(
                    #[doc = concat!("A code of `", stringify!($group), "`.")]
                    pub const $shared: Self = Self(Index::$shared as u8);
                )*
                $(
                    #[doc = concat!("The code of `", stringify!($file), "`.")]
                    pub const $constant: Self = Self(Index::$constant as u8);
                )*
            )*
            pub(super) const FACTS: &'static [Facts] =
                &[$($($group::$shared.facts,)* $($file::RULE.facts,)*)*];
        }

        const RULES: &[Rule] = &[$($($group::$shared,)* $($file::RULE,)*)*];
        /// The checks of each rule.
        pub(super) const CHECKS: &[&[RuleCheck]] = &[$($($group::$shared.checks,)* $($file::RULE.checks,)*)*];
    };
}

impl Code {
    pub(super) const NAMES: &'static [u8] = &lines::<{ length(RULES, 0) }>(RULES, 0);
    pub(super) const MESSAGES: &'static [u8] = &lines::<{ length(RULES, 1) }>(RULES, 1);
    pub(super) const HELP: &'static [u8] = &lines::<{ length(RULES, 2) }>(RULES, 2);
}

// Findings at the same place are sorted in this order: errors, warnings, notes.
rules! {
    fault {
        INVALID_JSON TOO_DEEP OVER_LIMIT NOT_AN_ELICITATION PARAMS_NOT_AN_OBJECT MISSING_MESSAGE MESSAGE_NOT_A_STRING
        UNKNOWN_MODE MISSING_URL URL_NOT_A_STRING NOT_AN_OBJECT_SCHEMA PROPERTIES_NOT_AN_OBJECT REQUIRED_NOT_AN_ARRAY
        REQUIRED_WITHOUT_PROPERTY REQUIRED_UNANSWERABLE LONE_SURROGATE
    }
    {
        UNKNOWN_ROOT_TYPE unknown_root_type,
        OUTSIDE_DIALECT outside_dialect,
        INVALID_URL invalid_url,
        BLOCKED_SCHEME blocked_scheme,
        USERINFO userinfo,
    }
    left_out {
        NOT_A_SCHEMA UNKNOWN_TYPE UNSUPPORTED_KEYWORD UNRESOLVED_REFERENCE NO_POSSIBLE_VALUE EMPTY_OPTIONS
        MINIMUM_ABOVE_MAXIMUM MIN_LENGTH_ABOVE_MAX_LENGTH MIN_ITEMS_ABOVE_MAX_ITEMS MIN_ITEMS_ABOVE_OPTIONS
        ARRAY_OF_OBJECTS NESTED_ARRAY ARRAY_OF_BOOLEANS DEEPLY_NESTED_OBJECT OBJECT_WITHOUT_PROPERTIES
        REQUIRED_INSIDE_UNANSWERABLE
    }
    {
        MISSING_PROPERTIES missing_properties,
        MISSING_REQUESTED_SCHEMA missing_requested_schema,
        MISSING_ELICITATION_ID missing_elicitation_id,
        ELICITATION_ID_NOT_A_STRING elicitation_id_not_a_string,
        MISSPELT_PARAMETER misspelt_parameter,
        BLANK_MESSAGE blank_message,
        UNFILLED_PLACEHOLDER unfilled_placeholder,
        INSECURE insecure,
        DUPLICATE_NAME duplicate_name,
        NEWER_THAN_REVISION newer_than_revision,
        UNKNOWN_KEYWORD unknown_keyword,
        INVALID_KEYWORD_VALUE invalid_keyword_value,
        KEYWORD_OF_ANOTHER_TYPE keyword_of_another_type,
        INEXACT_MULTIPLE inexact_multiple,
        KEYWORD_OUTSIDE_STANDARD keyword_outside_standard,
        IGNORED_KEYWORD ignored_keyword,
        UNKNOWN_FORMAT unknown_format,
        PATTERN_INVALID pattern_invalid,
        PATTERN_WITHOUT_U pattern_without_u,
        UNSAFE_NUMBER unsafe_number,
        ROOT_TYPE root_type,
        REFUSED_BY_CLIENT refused_by_client,
        REQUIRED_IN_PROPERTY required_in_property,
        MISSING_TYPE missing_type,
        NULLABLE nullable,
        UNION union,
        FIXED_VALUE fixed_value,
        NESTED_OBJECT nested_object,
        ARRAY_WITHOUT_OPTIONS array_without_options,
        DUPLICATE_REQUIRED duplicate_required,
        DEFAULT_INVALID default_invalid,
        ANY_OF_OPTIONS any_of_options,
        ONE_OF_ITEMS one_of_items,
        LITERAL_UNION literal_union,
        LOST_OPTIONS lost_options,
        ENUM_OF_NON_STRINGS enum_of_non_strings,
        ENUM_NAMES_LENGTH enum_names_length,
        OPTION_WITHOUT_CONST option_without_const,
        OPTION_OF_ANOTHER_TYPE option_of_another_type,
        OPTION_REFUSED option_refused,
        UNTITLED_OPTION untitled_option,
        DUPLICATE_OPTIONS duplicate_options,
        EQUAL_TITLES equal_titles,
        LONE_SURROGATE_IN_TEXT lone_surrogate_in_text,
        HIDDEN_CHARACTERS hidden_characters,
        MIXED_SCRIPTS mixed_scripts,
        LINK_IN_FORM_TEXT link_in_form_text,
        CONFUSABLE_OPTIONS confusable_options,
        SECRET_SOLICITATION secret_solicitation,
        REMOVED_PARAMETER removed_parameter,
        UNKNOWN_PARAMETER unknown_parameter,
        NO_PROPERTIES no_properties,
        INERT_KEYWORD inert_keyword,
        ITEMS_WITHOUT_TYPE items_without_type,
        ENUM_NAMES_DEPRECATED enum_names_deprecated,
        NUMBER_FORMAT number_format,
        GENERIC_TITLE generic_title,
        TYPE_IN_TEXT type_in_text,
        MISSING_TITLE missing_title,
    }
}
