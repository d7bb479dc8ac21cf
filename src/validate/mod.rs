//! An instance against a schema: JSON Schema 2020-12 for the keywords that elicitation uses, exactly.

pub mod pattern;
