//! What is wrong with a request, for the server's author.
//!
//! [`lint`] finds everything; [`unanswerable`] finds only what makes a request one that cannot be answered, and is all that
//! a form needs. Each finding is a [`Diagnostic`] with a [`Code`]; its sentence is in `message::diagnostic`. The rules are
//! in `rules/`, one a file.

mod address;
mod code;
mod diagnostic;
mod dialect;
mod edit;
mod fault;
mod keyword;
mod refusal;
mod rules;
mod severity;
mod site;
mod suggest;
mod walk;

pub use code::Code;
pub use diagnostic::{Diagnostic, Edit, Fix};
use diagnostic::{Found, MOST, MOST_BYTES};
pub use refusal::{Refusal, read_request, unanswerable};
pub use severity::Severity;
pub use walk::{lint, lint_with};
