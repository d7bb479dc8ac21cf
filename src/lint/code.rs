//! Every code that a diagnostic can have. The rule of each is the file of its name in `rules/`, or the fault of a request
//! or schema that has it.

use super::Severity;
use std::fmt;

/// What a [`Diagnostic`](super::Diagnostic) speaks of: a name in kebab-case, and how much it weighs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code(&'static (&'static str, Severity));

impl Code {
    /// The code of a fault: of something that makes a request one that cannot be answered.
    pub(super) fn of_fault(name: &str) -> Self {
        Self::find(Self::ERRORS, name)
    }

    /// The code of a property that is left out.
    pub(super) fn of_left_out(name: &str) -> Self {
        Self::find(Self::WARNINGS, name)
    }

    fn find(codes: &[Self], name: &str) -> Self {
        codes.iter().find(|code| code.as_str() == name).copied().unwrap_or(Self::NOT_A_SCHEMA)
    }

    /// The code's name, such as `unknown-keyword`.
    pub fn as_str(self) -> &'static str {
        self.0.0
    }

    /// How much all findings of this code weigh.
    pub fn severity(self) -> Severity {
        self.0.1
    }

    /// Every code, errors first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::ERRORS, Self::WARNINGS, Self::NOTES].into_iter().flatten().copied()
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

macro_rules! codes {
    ($($list:ident $severity:ident { $($constant:ident = $name:literal,)* })*) => {
        impl Code {
            $(
                $(
                    #[doc = concat!("`", $name, "`")]
                    pub const $constant: Self = Self(&($name, Severity::$severity));
                )*
                const $list: &'static [Self] = &[$(Self::$constant,)*];
            )*
        }
    };
}

codes! {
    ERRORS Error {
        INVALID_JSON = "invalid-json",
        TOO_DEEP = "too-deep",
        OVER_LIMIT = "over-limit",
        NOT_AN_ELICITATION = "not-an-elicitation",
        PARAMS_NOT_AN_OBJECT = "params-not-an-object",
        MISSING_MESSAGE = "missing-message",
        MESSAGE_NOT_A_STRING = "message-not-a-string",
        UNKNOWN_MODE = "unknown-mode",
        MISSING_URL = "missing-url",
        URL_NOT_A_STRING = "url-not-a-string",
        NOT_AN_OBJECT_SCHEMA = "not-an-object-schema",
        PROPERTIES_NOT_AN_OBJECT = "properties-not-an-object",
        REQUIRED_NOT_AN_ARRAY = "required-not-an-array",
        REQUIRED_WITHOUT_PROPERTY = "required-without-property",
        REQUIRED_UNANSWERABLE = "required-unanswerable",
        LONE_SURROGATE = "lone-surrogate",
        OUTSIDE_DIALECT = "outside-dialect",
        // Of the address, the form itself judges before it opens one.
        INVALID_URL = "invalid-url",
        BLOCKED_SCHEME = "blocked-scheme",
        USERINFO = "userinfo",
    }
    WARNINGS Warning {
        // Why a property is left out.
        NOT_A_SCHEMA = "not-a-schema",
        UNKNOWN_TYPE = "unknown-type",
        UNSUPPORTED_KEYWORD = "unsupported-keyword",
        UNRESOLVED_REFERENCE = "unresolved-reference",
        NO_POSSIBLE_VALUE = "no-possible-value",
        EMPTY_OPTIONS = "empty-options",
        MINIMUM_ABOVE_MAXIMUM = "minimum-above-maximum",
        MIN_LENGTH_ABOVE_MAX_LENGTH = "min-length-above-max-length",
        MIN_ITEMS_ABOVE_MAX_ITEMS = "min-items-above-max-items",
        MIN_ITEMS_ABOVE_OPTIONS = "min-items-above-options",
        ARRAY_OF_OBJECTS = "array-of-objects",
        NESTED_ARRAY = "nested-array",
        ARRAY_OF_BOOLEANS = "array-of-booleans",
        DEEPLY_NESTED_OBJECT = "deeply-nested-object",
        OBJECT_WITHOUT_PROPERTIES = "object-without-properties",
        REQUIRED_INSIDE_UNANSWERABLE = "required-inside-unanswerable",
        // The request.
        MISSING_REQUESTED_SCHEMA = "missing-requested-schema",
        MISSING_ELICITATION_ID = "missing-elicitation-id",
        ELICITATION_ID_NOT_A_STRING = "elicitation-id-not-a-string",
        MISSPELT_PARAMETER = "misspelt-parameter",
        BLANK_MESSAGE = "blank-message",
        INSECURE = "insecure",
        DUPLICATE_NAME = "duplicate-name",
        NEWER_THAN_REVISION = "newer-than-revision",
        // Keywords.
        UNKNOWN_KEYWORD = "unknown-keyword",
        INVALID_KEYWORD_VALUE = "invalid-keyword-value",
        KEYWORD_OF_ANOTHER_TYPE = "keyword-of-another-type",
        KEYWORD_OUTSIDE_STANDARD = "keyword-outside-standard",
        IGNORED_KEYWORD = "ignored-keyword",
        UNKNOWN_FORMAT = "unknown-format",
        PATTERN_INVALID = "pattern-invalid",
        UNSAFE_NUMBER = "unsafe-number",
        // Shapes.
        ROOT_TYPE = "root-type",
        REQUIRED_IN_PROPERTY = "required-in-property",
        MISSING_TYPE = "missing-type",
        NULLABLE = "nullable",
        UNION = "union",
        FIXED_VALUE = "fixed-value",
        NESTED_OBJECT = "nested-object",
        ARRAY_WITHOUT_OPTIONS = "array-without-options",
        DUPLICATE_REQUIRED = "duplicate-required",
        DEFAULT_INVALID = "default-invalid",
        // Options.
        ANY_OF_OPTIONS = "any-of-options",
        LOST_OPTIONS = "lost-options",
        ENUM_OF_NON_STRINGS = "enum-of-non-strings",
        ENUM_NAMES_LENGTH = "enum-names-length",
        OPTION_WITHOUT_CONST = "option-without-const",
        OPTION_OF_ANOTHER_TYPE = "option-of-another-type",
        OPTION_REFUSED = "option-refused",
        UNTITLED_OPTION = "untitled-option",
        DUPLICATE_OPTIONS = "duplicate-options",
        // What people read.
        EQUAL_TITLES = "equal-titles",
        LONE_SURROGATE_IN_TEXT = "lone-surrogate-in-text",
        HIDDEN_CHARACTERS = "hidden-characters",
        MIXED_SCRIPTS = "mixed-scripts",
        LINK_IN_FORM_TEXT = "link-in-form-text",
        CONFUSABLE_OPTIONS = "confusable-options",
        SECRET_SOLICITATION = "secret-solicitation",
        CONSENT_DEFAULT = "consent-default",
    }
    NOTES Note {
        REMOVED_PARAMETER = "removed-parameter",
        UNKNOWN_PARAMETER = "unknown-parameter",
        NO_PROPERTIES = "no-properties",
        ROOT_TITLE = "root-title",
        ADDITIONAL_PROPERTIES = "additional-properties",
        INERT_KEYWORD = "inert-keyword",
        SAFE_INTEGER_BOUNDS = "safe-integer-bounds",
        DEFAULT_NULL = "default-null",
        EMPTY_DEFAULT = "empty-default",
        REQUIRED_WITH_DEFAULT = "required-with-default",
        ITEMS_WITHOUT_TYPE = "items-without-type",
        EMPTY_OPTION = "empty-option",
        ENUM_NAMES_DEPRECATED = "enum-names-deprecated",
        MISSING_TITLE = "missing-title",
        MISSING_DESCRIPTION = "missing-description",
        BLANK_TEXT = "blank-text",
    }
}
