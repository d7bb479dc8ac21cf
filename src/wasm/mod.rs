//! The JavaScript interface of the core: JSON texts in, JSON texts out.

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
