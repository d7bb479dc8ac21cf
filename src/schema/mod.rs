//! `requestedSchema` as typed data, and the lenient reader that makes it.
//!
//! MCP's schemas are a restricted subset of JSON Schema: an object with flat, primitive properties. Real servers send
//! more than that, and no request should leave the user stuck. So [`ElicitationSchema::read`] maps every shape to the
//! nearest one that can be shown, leaves out the rest, and rejects a schema only if no answer to it is possible. `lint`
//! reports what it had to guess.

mod array;
mod bounds;
mod default;
mod elicitation_schema;
mod enum_option;
mod keyword;
mod left_out;
mod limits;
mod merged;
mod number;
mod property;
mod reader;
mod string;
mod types;

pub use array::{MultiSelectEnumSchema, StringListSchema};
pub use elicitation_schema::ElicitationSchema;
pub use enum_option::EnumOption;
pub use keyword::Assertion;
pub use left_out::LeftOutReason;
pub use limits::Limits;
pub use number::NumberSchema;
pub use property::{PrimitiveSchemaDefinition, Property};
pub use string::StringSchema;
pub use types::Types;
pub(crate) use {
    bounds::broken_by,
    enum_option::key,
    keyword::{Keyword, Places, Takes},
    merged::{MergedSchema, is_merged, is_null, reference, types_of_branch},
};
