//! Findings about a request, for the author of the server.
//!
//! [`lint`] finds everything, including the faults of unanswerable requests, which the form finds with the same code
//! (`form::unanswerable`). Each finding is a [`Diagnostic`] with a [`Code`]. The rules are in `rules/`, one in each
//! file.

mod code;
mod diagnostic;
mod edit;
mod keyword;
mod prelude;
mod report_fault;
mod rule;
mod rules;
mod site;
mod suggest;
mod walk;

pub use code::{Code, Severity};
pub use diagnostic::{Diagnostic, Edit, Level};
use diagnostic::{Findings, MOST, MOST_BYTES};
pub use walk::{lint, lint_with};
