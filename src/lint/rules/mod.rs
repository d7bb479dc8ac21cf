//! The rules, one a file; each file is called by the code that it finds, and its head is the page that explains it. A new
//! rule needs its file, its line in a table here, its code in `code.rs`, its sentence in `message/diagnostic.rs`, and a case
//! in `tests/suite/lint.json`.

use super::{
    Found,
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite, TextSite},
};
use crate::json::order;

mod additional_properties;
mod any_of_options;
mod array_without_options;
mod blank_message;
mod blank_text;
mod blocked_scheme;
mod confusable_options;
mod consent_default;
mod default_invalid;
mod default_null;
mod duplicate_options;
mod duplicate_required;
mod elicitation_id_not_a_string;
mod empty_default;
mod empty_option;
mod enum_names_deprecated;
mod enum_names_length;
mod enum_of_non_strings;
mod equal_titles;
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
mod link_in_form_text;
mod lone_surrogate_in_text;
mod lost_options;
mod missing_description;
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
mod removed_parameter;
mod required_in_property;
mod required_with_default;
mod root_title;
mod root_type;
mod safe_integer_bounds;
mod secret_solicitation;
mod union;
mod unknown_format;
mod unknown_keyword;
mod unknown_parameter;
mod unsafe_number;
mod untitled_option;
mod userinfo;

pub use {consent_default::asks_consent, secret_solicitation::asks_for_secret};

/// Rules that look at a request.
pub(super) const REQUEST: &[fn(&RequestSite, &mut Found)] = &[
    blank_message::check,
    blocked_scheme::check,
    elicitation_id_not_a_string::check,
    insecure::check,
    invalid_url::check,
    missing_elicitation_id::check,
    missing_requested_schema::check,
    misspelt_parameter::check,
    newer_than_revision::check_request,
    removed_parameter::check,
    secret_solicitation::check_request,
    unknown_parameter::check,
    userinfo::check,
];

/// Rules that look at a schema as a whole.
pub(super) const SCHEMA: &[fn(&SchemaSite, &mut Found)] =
    &[equal_titles::check, no_properties::check, root_title::check, root_type::check];

/// Rules that look at each property.
pub(super) const PROPERTY: &[fn(&PropertySite, &mut Found)] = &[
    any_of_options::check,
    array_without_options::check,
    confusable_options::check,
    consent_default::check,
    default_invalid::check,
    duplicate_options::check,
    empty_default::check,
    enum_names_deprecated::check,
    enum_names_length::check,
    enum_of_non_strings::check,
    fixed_value::check,
    items_without_type::check,
    keyword_outside_standard::check_property,
    lost_options::check,
    missing_description::check,
    missing_title::check,
    missing_type::check,
    nested_object::check,
    nullable::check,
    option_refused::check,
    required_with_default::check,
    secret_solicitation::check,
    union::check,
];

/// Rules that look at each option, as it is written.
pub(super) const OPTION: &[fn(&OptionSite, &mut Found)] = &[
    empty_option::check,
    option_of_another_type::check,
    option_without_const::check,
    unsafe_number::check_option,
    untitled_option::check,
];

/// Rules that look at each keyword of each schema.
pub(super) const KEYWORD: &[fn(&KeywordSite, &mut Found)] = &[
    additional_properties::check,
    blank_text::check,
    default_null::check,
    duplicate_required::check,
    ignored_keyword::check,
    inert_keyword::check,
    invalid_keyword_value::check,
    keyword_of_another_type::check,
    keyword_outside_standard::check,
    newer_than_revision::check,
    pattern_invalid::check,
    required_in_property::check,
    safe_integer_bounds::check,
    unknown_format::check,
    unknown_keyword::check,
    unsafe_number::check,
];

/// Rules that look at each text of the server that people see or send.
pub(super) const TEXT: &[fn(&TextSite, &mut Found)] =
    &[hidden_characters::check, link_in_form_text::check, lone_surrogate_in_text::check, mixed_scripts::check];

/// The places of the texts that stand before them too.
fn repeated(texts: &[String]) -> Vec<usize> {
    let text = |index: usize| texts.get(index);
    let order = order(texts.len(), &|a, b| text(a).cmp(&text(b)));
    let mut repeated = Vec::new();
    for pair in order.windows(2) {
        if let [first, second] = pair
            && text(*first) == text(*second)
        {
            repeated.push(*second);
        }
    }
    repeated
}
