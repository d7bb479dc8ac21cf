//! MCP's types of elicitation: requests, results, and the three revisions.
//!
//! [`locate`] finds the requests in a document, whatever envelope they come in; [`ElicitRequest::read`] reads one;
//! [`ElicitResult`] is the answer.

mod locate;
mod request;
mod result;
mod revision;
#[cfg(feature = "serde_json")]
mod serde_json;

pub(crate) use locate::input_requests;
pub use locate::{LocatedRequest, METHOD, locate, unreadable};
pub use request::{ElicitRequest, Mode};
pub use result::{ElicitResult, ElicitationAction};
pub use revision::Revision;
