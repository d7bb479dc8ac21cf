//! Imports that nearly every rule needs.

pub(super) use super::{
    address,
    code::Code,
    diagnostic::{Diagnostic, Findings},
    edit,
    keyword::Effect,
    rule::{Rule, RuleCheck},
    site::{KeywordSite, OptionSite, PropertySite, RequestSite, SchemaSite, TextSite},
    suggest::nearest,
};
pub(super) use crate::{
    json::{Node, Text, Value},
    protocol::{Mode, Revision},
    schema::{Places, PrimitiveSchemaDefinition as Definition, Types},
    validate::pattern::Outcome,
};
