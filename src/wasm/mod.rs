//! The JavaScript interface of the core: JSON texts in, values out. Serde's derives define their shapes.

mod check;
#[cfg(feature = "lint")]
mod diagnostic;
#[cfg(feature = "lint")]
mod lint;
mod page;
mod report;
#[cfg(feature = "lint")]
mod to_text;
mod units;
