//! Validation of an instance against a schema: exactly JSON Schema 2020-12, for the keywords that elicitation uses.
//!
//! [`Schema::compile`] takes any JSON; [`Schema::validate`] checks any JSON. The dialect has the constraints of
//! [`Assertion`], local `$ref`s and boolean schemas. Others are never guessed: [`Schema::outside`] lists them, and they
//! are reported as [`Report::undecided`] beside the errors of the rest. A check that exceeds its budget does not pass: it
//! ends with the error [`Assertion::Limit`]. Keywords that are not constraints (`title`, `x-…`) are ignored.
//!
//! ```
//! use mcp_elicitation::json::{Pointer, parse};
//! use mcp_elicitation::validate::{Schema, pattern::NoMatcher};
//!
//! let schema = parse(r#"{"type": "object", "properties": {"email": {"type": "string", "format": "email"}}}"#)?.root;
//! let schema = Schema::compile(&schema, &Pointer::root());
//! let report = schema.validate(&parse(r#"{"email": "no"}"#)?.root, &NoMatcher);
//! assert_eq!(report.errors[0].instance_location.as_str(), "/email");
//! assert_eq!(report.errors[0].keyword_location.as_str(), "/properties/email/format");
//! assert_eq!(report.errors[0].assertion.as_str(), "format");
//! # Ok::<(), mcp_elicitation::json::SyntaxError>(())
//! ```

mod array;
mod check;
mod combined;
mod compile;
mod elicit_result;
mod error;
pub mod format;
mod keyword;
mod number;
mod object;
mod options;
pub mod pattern;
mod reference;
mod report;
mod rule;
mod schema;
mod string;
mod types;
mod work;

pub use crate::schema::Assertion;
pub use elicit_result::validate_result;
pub use error::ValidationError;
pub use report::{Outside, Reason, Report, Undecided};
pub use schema::Schema;
pub use work::Work;
