//! What is wrong with a request, for the server's author.
//!
//! [`lint`] finds everything, what makes a request one that cannot be answered among it: that is read where the form reads it
//! (`form::unanswerable`). Each finding is a [`Diagnostic`] with a [`Code`]. The rules are in `rules/`, one a file.

mod address;
mod code;
mod diagnostic;
mod dialect;
mod edit;
mod fault;
mod keyword;
mod prelude;
mod rules;
mod severity;
mod site;
mod suggest;
mod walk;

pub use code::Code;
pub use diagnostic::{Diagnostic, Edit, Fix, Level};
use diagnostic::{Found, MOST, MOST_BYTES};
pub use severity::Severity;
pub use walk::{lint, lint_with};
