//! Imports that several rules need.

pub(super) use super::{
    diagnostic::{Diagnostic, Findings},
    edit,
    keyword::Effect,
    rule::{Rule, RuleCheck, error, note, warning},
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite},
    suggest::nearest,
};
pub(super) use crate::{
    json::{Member, Node, Pointer, Range, Text, Value, parse},
    protocol::{Mode, Revision},
    schema::{Places, PrimitiveSchemaDefinition as Definition, Types, is_null},
    validate::{
        Schema,
        pattern::{NoMatcher, Outcome},
    },
};
