//! The rules, one in each file. A file is named after its code, and its head is the page that explains it. A new rule
//! needs its file, its row in this table, and a case in `tests/suite/lint.json`.

use super::{
    Found,
    code::codes,
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite, TextSite},
};

mod additional_properties;
mod any_of_options;
mod array_without_options;
mod blank_message;
mod blocked_scheme;
mod confusable_options;
mod consent_default;
mod default_invalid;
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

/// A rule, by the part of a request that it checks.
pub(super) enum Rule {
    /// A request.
    Request(fn(&RequestSite, &mut Found)),
    /// A schema as a whole.
    Schema(fn(&SchemaSite, &mut Found)),
    /// Each property.
    Property(fn(&PropertySite, &mut Found)),
    /// Each option, as the schema has it.
    Option(fn(&OptionSite, &mut Found)),
    /// Each keyword of each schema.
    Keyword(fn(&KeywordSite, &mut Found)),
    /// Each text of the server that people see or send.
    Text(fn(&TextSite, &mut Found)),
}

// A row has: the code; `keeps` if its fix does not change the answers; the checks (none for a fault of a request or a
// schema); the message (empty if it is in `message::fault`, because the card's hosts receive it too); and the help.
// `{0}` stands for an argument of the finding; a part in brackets is omitted if its argument is missing, and a part
// that begins with `!1` if argument 1 is present.
codes! {
    ERRORS Error {
        INVALID_JSON = "invalid-json" []
            "" "Fix the syntax error at the marked position.",
        TOO_DEEP = "too-deep" []
            "" "Send a flat schema.",
        OVER_LIMIT = "over-limit" []
            "" "Ask for less, or in several requests.",
        NOT_AN_ELICITATION = "not-an-elicitation" []
            "" "The method of an elicitation is “elicitation/create”.",
        PARAMS_NOT_AN_OBJECT = "params-not-an-object" []
            "" "Put “message” and “requestedSchema” into an object “params”.",
        MISSING_MESSAGE = "missing-message" []
            "" "Say in “message” what is asked, and why.",
        MESSAGE_NOT_A_STRING = "message-not-a-string" []
            "" "Say in “message” what is asked, and why.",
        UNKNOWN_MODE = "unknown-mode" []
            "" "Use “form” or “url”.[ Did you mean “{1}”?]",
        MISSING_URL = "missing-url" []
            "" "Give the address to open.",
        URL_NOT_A_STRING = "url-not-a-string" []
            "" "Give the address to open.",
        NOT_AN_OBJECT_SCHEMA = "not-an-object-schema" []
            "" "Use “type”: “object”, with a property for each value.",
        UNKNOWN_ROOT_TYPE = "unknown-root-type" [Schema unknown_root_type::check]
            "{0} is not a JSON Schema type, so answers cannot be validated." "Use “type”: “object”.",
        PROPERTIES_NOT_AN_OBJECT = "properties-not-an-object" []
            "" "Give each property its schema, under its name.",
        REQUIRED_NOT_AN_ARRAY = "required-not-an-array" []
            "" "List the names of the required properties.",
        REQUIRED_WITHOUT_PROPERTY = "required-without-property" []
            "" "Declare it in “properties”, or do not require it.[ Did you mean “{1}”?]",
        REQUIRED_UNANSWERABLE = "required-unanswerable" []
            "" "Make it a string, number, boolean or choice, or do not require it.",
        LONE_SURROGATE = "lone-surrogate" []
            "" "Remove or complete the surrogate pair.",
        OUTSIDE_DIALECT = "outside-dialect" []
            "“{0}” cannot be evaluated[ {1}], so answers are not checked against it." "Use the keywords of the standard.",
        // The form itself checks an address before it opens it.
        INVALID_URL = "invalid-url" [Request invalid_url::check]
            "“url” is not a valid URL." "Give the whole address, with “https://” and a host.",
        BLOCKED_SCHEME = "blocked-scheme" [Request blocked_scheme::check]
            "Only “https:” URLs can be opened." "Use “https:”.",
        REFUSED_BY_ACP = "refused-by-acp" [Request refused_by_acp::check_request, Schema refused_by_acp::check]
            "ACP requires this to {0}; its clients reject the request otherwise." "Follow the ACP schema.",
        USERINFO = "userinfo" [Request userinfo::check]
            "The URL contains credentials, so it is never opened." "Remove them.",
    }
    WARNINGS Warning {
        NOT_A_SCHEMA = "not-a-schema" []
            "This is not a schema, so the property is left out." "Use an object with a “type”.",
        UNKNOWN_TYPE = "unknown-type" []
            "Unknown type[ {0}]: the property is left out." "Use “string”, “number”, “integer”, “boolean” or “array”.[ Did you mean “{1}”?][ Give it the format “{2}”.]",
        UNSUPPORTED_KEYWORD = "unsupported-keyword" []
            "A form cannot show what this schema says, so the property is left out." "Use a string, number, boolean or choice.",
        UNRESOLVED_REFERENCE = "unresolved-reference" []
            "“$ref”[ {0}] does not resolve within this document, so the property is left out." "Write the schema in its place.",
        NO_POSSIBLE_VALUE = "no-possible-value" []
            "No answer is possible, so the property is left out." "Drop the property, or allow a value.",
        EMPTY_OPTIONS = "empty-options" []
            "There is no valid option to choose from, so the property is left out." "Give at least one option that the property accepts.",
        MINIMUM_ABOVE_MAXIMUM = "minimum-above-maximum" []
            "The lower bound is above the upper one, so the property is left out." "Swap the bounds.",
        MIN_LENGTH_ABOVE_MAX_LENGTH = "min-length-above-max-length" []
            "“minLength” is above “maxLength”, so the property is left out." "Swap the lengths.",
        MIN_ITEMS_ABOVE_MAX_ITEMS = "min-items-above-max-items" []
            "“minItems” is above “maxItems”, so the property is left out." "Swap the counts.",
        MIN_ITEMS_ABOVE_OPTIONS = "min-items-above-options" []
            "“minItems” is above the number of options, so the property is left out." "Ask for fewer, or give more options.",
        ARRAY_OF_OBJECTS = "array-of-objects" []
            "An array of objects cannot be shown, so the property is left out." "Ask for one object's values at a time.",
        NESTED_ARRAY = "nested-array" []
            "An array of arrays cannot be shown, so the property is left out." "Use an array of options.",
        ARRAY_OF_BOOLEANS = "array-of-booleans" []
            "An array of booleans cannot be shown, so the property is left out." "Use a boolean for each, or an array of options.",
        DEEPLY_NESTED_OBJECT = "deeply-nested-object" []
            "An object within an object cannot be shown, so the property is left out." "Use flat properties.",
        OBJECT_WITHOUT_PROPERTIES = "object-without-properties" []
            "The object declares no properties, so it is left out." "Use flat properties.",
        REQUIRED_INSIDE_UNANSWERABLE = "required-inside-unanswerable" []
            "The object requires a property that cannot be shown, so it is left out." "Make it a string, number, boolean or choice, or do not require it.",
        // The request.
        MISSING_REQUESTED_SCHEMA = "missing-requested-schema" keeps [Request missing_requested_schema::check]
            "There is no “requestedSchema”, so this only asks for confirmation." "Add the schema of an object without properties; some clients need it.",
        MISSING_ELICITATION_ID = "missing-elicitation-id" [Request missing_elicitation_id::check]
            "Revision 2025-11-25 requires “elicitationId” in URL mode." "Add an “elicitationId” that is unique.",
        ELICITATION_ID_NOT_A_STRING = "elicitation-id-not-a-string" [Request elicitation_id_not_a_string::check]
            "“elicitationId” is not a string." "Use a string.",
        MISSPELT_PARAMETER = "misspelt-parameter" [Request misspelt_parameter::check]
            "There is no parameter “{0}”, so it is ignored." "Did you mean “{1}”?",
        BLANK_MESSAGE = "blank-message" [Request blank_message::check]
            "“message” is blank." "Say in “message” what is asked, and why.",
        INSECURE = "insecure" [Request insecure::check]
            "“http:” to another machine is opened only where the host allows it." "Use “https:”.",
        DUPLICATE_NAME = "duplicate-name" []
            "“{0}” is repeated; only the last one is used." "Remove one of the two.",
        NEWER_THAN_REVISION = "newer-than-revision" [Request newer_than_revision::check_request, Keyword newer_than_revision::check]
            "“{0}” came with {1}; a client of {2} may not know it." "Do without it, or ask for the newer revision.",
        // Keywords.
        UNKNOWN_KEYWORD = "unknown-keyword" [Keyword unknown_keyword::check]
            "“{0}” is not a keyword, so it is ignored." "[!1Remove it, or move the information to “description”.][Did you mean “{1}”?][ In “{2}”, each option is an object with a “const” and a “title”.]",
        INVALID_KEYWORD_VALUE = "invalid-keyword-value" [Keyword invalid_keyword_value::check]
            "“{0}” cannot be {1}, so it is ignored." "Give it a valid value, or remove it.[ Write the bound itself: “{0}”: {2}, in place of “{3}”.]",
        KEYWORD_OF_ANOTHER_TYPE = "keyword-of-another-type" [Keyword keyword_of_another_type::check]
            "“{0}” does not apply to this type, so it has no effect." "Remove it, or change “type”.",
        KEYWORD_OUTSIDE_STANDARD = "keyword-outside-standard" keeps [Property keyword_outside_standard::check_property, Keyword keyword_outside_standard::check]
            "“{0}” works here but is not in MCP's schema; other clients may ignore it or refuse the request." "Do without it[, or say it in the “{1}” as well].",
        IGNORED_KEYWORD = "ignored-keyword" [Keyword ignored_keyword::check]
            "The form ignores “{0}”." "Say what it asks for in the description.",
        UNKNOWN_FORMAT = "unknown-format" keeps [Keyword unknown_format::check]
            "The standard has no format “{0}”." "Use “email”, “uri”, “date” or “date-time”, or none.[ Did you mean “{1}”?]",
        PATTERN_INVALID = "pattern-invalid" [Keyword pattern_invalid::check]
            "The pattern is not a regular expression of ECMA-262 with the flag u, so it is ignored." "Fix it, or remove it.",
        UNSAFE_NUMBER = "unsafe-number" [Option unsafe_number::check_option, Keyword unsafe_number::check]
            "JavaScript cannot hold {0} exactly." "Keep integers within ±9007199254740991 and others to 15 digits, or ask for a string.",
        // Shapes.
        ROOT_TYPE = "root-type" keeps [Schema root_type::check]
            "MCP requires “type”: “object” here." "Use “type”: “object”; some clients need it.",
        REFUSED_BY_CLIENT = "refused-by-client" [Request refused_by_client::check_request, Schema refused_by_client::check]
            "The official TypeScript client 2.4 refuses the whole request because of this." "Use the shapes of MCP's schema: a string, number, integer, boolean or choice of strings for each property.",
        REQUIRED_IN_PROPERTY = "required-in-property" [Keyword required_in_property::check]
            "Here, “required” has no effect: it is a list of names beside “properties”." "Put the property's name into its parent's “required”, or leave it out if it is optional.",
        MISSING_TYPE = "missing-type" keeps [Property missing_type::check]
            "The property has no “type”." "Say which it is.",
        NULLABLE = "nullable" keeps [Property nullable::check]
            "Answers never contain null; unanswered properties are omitted." "Remove null; leave the property out of “required” if it is optional.",
        UNION = "union" [Property union::check]
            "“{0}” allows several kinds of value, which the standard does not have; the form asks for one, that of the default if there is one, and takes numbers and texts in one field." "Settle on one type.",
        FIXED_VALUE = "fixed-value" [Property fixed_value::check]
            "There is only one value[, and the form sends it: {0}]." "Drop the property, or ask for a boolean.",
        NESTED_OBJECT = "nested-object" [Property nested_object::check]
            "Schemas are flat in the standard; this object is shown as a group, and other clients may refuse it." "Use flat properties.",
        ARRAY_WITHOUT_OPTIONS = "array-without-options" [Property array_without_options::check]
            "In the standard, arrays are choices of options; this one is shown as a list, and other clients may refuse it." "Give “items” an “enum”, or ask for a string.",
        DUPLICATE_REQUIRED = "duplicate-required" keeps [Keyword duplicate_required::check]
            "“{0}” is required twice." "Once is enough.",
        DEFAULT_INVALID = "default-invalid" [Property default_invalid::check]
            "The property does not accept its default {0}[: it breaks “{1}”]." "Use a default that it accepts, or none.",
        // Options.
        ANY_OF_OPTIONS = "any-of-options" keeps [Property any_of_options::check]
            "For a single choice, the standard has the options in “oneOf”." "Use “oneOf”, with a “const” and a “title” for each option.",
        LITERAL_UNION = "literal-union" keeps [Property literal_union::check]
            "The options in “{0}” are values without titles." "Use “enum” with the values, or “{1}” with a “const” and a “title” for each.",
        LOST_OPTIONS = "lost-options" [Property lost_options::check]
            "These options are ignored: this is not how “{0}” lists options." "Write each as an object in “{1}”, with its value as “const” and its text as “title”.",
        ENUM_OF_NON_STRINGS = "enum-of-non-strings" [Property enum_of_non_strings::check]
            "In the standard, options are strings; other clients may not offer these." "Use strings.",
        ENUM_NAMES_LENGTH = "enum-names-length" [Property enum_names_length::check]
            "“enumNames” and “enum” differ in length: {0} and {1}. So the options are shown by their values." "Use “{2}” with a “const” and a “title” for each option.",
        OPTION_WITHOUT_CONST = "option-without-const" [Option option_without_const::check]
            "The option has no “const”, so it is not offered." "Add the value to send as “const”.",
        OPTION_OF_ANOTHER_TYPE = "option-of-another-type" [Option option_of_another_type::check]
            "The option {0} is not of the property's type, so it is not offered." "Use a value of the type.",
        OPTION_REFUSED = "option-refused" [Property option_refused::check]
            "Nobody can answer with the option {0}: it breaks “{1}”." "Remove one of the two.",
        UNTITLED_OPTION = "untitled-option" keeps [Option untitled_option::check]
            "The option {0} has no title, so its value is shown." "Give it a “title”.",
        DUPLICATE_OPTIONS = "duplicate-options" keeps [Property duplicate_options::check]
            "The option {0} is there twice." "Once is enough.",
        // Texts for people.
        EQUAL_TITLES = "equal-titles" [Schema equal_titles::check]
            "The title “{0}” cannot be told from that of “{1}”." "Use different titles.",
        LONE_SURROGATE_IN_TEXT = "lone-surrogate-in-text" [Text lone_surrogate_in_text::check]
            "The text holds half a surrogate pair." "Remove or complete the surrogate pair.",
        HIDDEN_CHARACTERS = "hidden-characters" [Text hidden_characters::check]
            "The text holds characters that cannot be seen or that change how it reads; they are shown by their names." "Remove them.",
        MIXED_SCRIPTS = "mixed-scripts" [Text mixed_scripts::check]
            "Letters of another script pose as Latin ones." "Use letters of one script in a word.",
        LINK_IN_FORM_TEXT = "link-in-form-text" [Text link_in_form_text::check]
            "The text holds the address {0}, which a form never makes a link." "Use URL mode to have a page opened.",
        CONFUSABLE_OPTIONS = "confusable-options" [Property confusable_options::check]
            "The options {0} and {1} look alike[: both are called “{2}”]." "Use options that can be told apart.",
        SECRET_SOLICITATION = "secret-solicitation" [Request secret_solicitation::check_request, Property secret_solicitation::check]
            "This asks for a secret, which MCP forbids in form mode." "Use URL mode for what is secret.",
        CONSENT_DEFAULT = "consent-default" keeps [Property consent_default::check]
            "Consent must not be preselected, so the field starts unset." "Drop the default.",
    }
    NOTES Note {
        REMOVED_PARAMETER = "removed-parameter" keeps [Request removed_parameter::check]
            "“{0}” was removed in 2026-07-28." "Remove it.",
        UNKNOWN_PARAMETER = "unknown-parameter" [Request unknown_parameter::check]
            "There is no parameter “{0}” in this mode, so it is ignored." "Remove it.",
        NO_PROPERTIES = "no-properties" [Schema no_properties::check]
            "There are no properties, so this asks for a confirmation alone." "Add properties if more is wanted.",
        INERT_KEYWORD = "inert-keyword" keeps [Keyword inert_keyword::check]
            "“{0}” has no effect here." "Remove it.",
        ITEMS_WITHOUT_TYPE = "items-without-type" keeps [Property items_without_type::check]
            "“items” has no “type”." "Add “type”: “string”; some clients need it.",
        ENUM_NAMES_DEPRECATED = "enum-names-deprecated" keeps [Property enum_names_deprecated::check]
            "“enumNames” is deprecated since 2025-11-25." "Use “{0}” with a “const” and a “title” for each option.",
        MISSING_TITLE = "missing-title" keeps [Property missing_title::check]
            "Without a title, the label is made of the name “{0}”." "Add a “title” for people.",
    }
    // These are off by default.
    BOILERPLATE Note {
        ROOT_TITLE = "root-title" keeps [Schema root_title::check]
            "The schema's title “{0}” is not shown." "Say what is asked in “message”.",
        ADDITIONAL_PROPERTIES = "additional-properties" keeps [Keyword additional_properties::check]
            "An answer never holds properties that are not declared, whatever “{0}” says." "Remove it.",
        GENERATED_KEYWORD = "generated-keyword" keeps [Keyword generated_keyword::check]
            "“{0}” has no effect here; generators of schemas write it." "Remove it, or leave it.",
    }
}
