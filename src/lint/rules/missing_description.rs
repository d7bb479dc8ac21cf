//! `missing-description`
//!
//! ## What it does
//! Finds a property without a description.
//!
//! ## Why
//! The description tells the person who answers what is asked for and why; MCP asks clients to make both clear.
//!
//! ## Example
//! ```json
//! {"branch": {"type": "string", "title": "Branch"}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"branch": {"type": "string", "title": "Branch", "description": "The branch to deploy from"}}
//! ```

use crate::{
    lint::{Code, Found, site::PropertySite},
    schema::PrimitiveSchemaDefinition,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let left_out = matches!(site.property.definition, PrimitiveSchemaDefinition::LeftOut(_));
    if site.property.description.is_none() && !left_out {
        site.say(found, Code::MISSING_DESCRIPTION, "", &[]);
    }
}
