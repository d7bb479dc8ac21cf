//! The core for JavaScript: JSON texts in, values out. What they are is told by serde's derives.

#[cfg(feature = "validate")]
mod check;
#[cfg(any(feature = "lint", test))]
mod diagnostic;
#[cfg(feature = "lint")]
mod lint;
#[cfg(feature = "validate")]
mod page;
mod report;
mod units;
