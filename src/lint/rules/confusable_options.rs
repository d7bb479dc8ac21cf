//! `confusable-options`
//!
//! ## What it does
//! Finds options that look alike.
//!
//! ## Why
//! The person cannot tell what is sent. The form shows their real values.
//!
//! ## Example
//! ```json
//! {"type": "string", "enum": ["admin", "\u0430dmin"]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "enum": ["admin", "user"]}
//! ```

use super::shorten;
use crate::{
    lint::{Code, Diagnostic, site::PropertySite},
    schema::EnumOption,
    trust::confusable,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let label = |option: &EnumOption| match &option.title {
        Some(title) => title.as_str().to_owned(),
        None => option.value.to_string(),
    };
    let labels: Vec<String> = site.options().iter().map(label).collect();
    let texts: Vec<&str> = labels.iter().map(String::as_str).collect();
    for (first, second) in confusable(&texts) {
        if let (Some(first), Some(second)) = (texts.get(first), texts.get(second)) {
            let (keyword, _) = site.written_options();
            let diagnostic = site.of_keyword(Code::CONFUSABLE_OPTIONS, keyword);
            found.push(diagnostic.with(shorten(first)).with(shorten(second)));
        }
    }
}
