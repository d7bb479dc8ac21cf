//! The core for JavaScript: JSON texts in, values out. What they are is told by serde's derives.

mod check;
#[cfg(feature = "lint")]
mod diagnostic;
#[cfg(feature = "lint")]
mod lint;
mod page;
mod report;
mod units;
