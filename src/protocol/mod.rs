//! What MCP says of elicitation: requests, results, capabilities, and the three revisions.
//!
//! [`locate`] finds the requests in a text that was read, whatever is wrapped round them; [`ElicitRequest::read`] reads
//! one; [`ElicitResult`] is the answer.

mod capabilities;
mod locate;
mod request;
mod result;
mod revision;
#[cfg(feature = "serde_json")]
mod serde_json;

pub use capabilities::{capabilities, supports_mode};
pub use locate::{Located, METHOD, locate, unreadable};
pub use request::{ElicitRequest, Mode};
pub use result::{ElicitResult, ElicitationAction};
pub use revision::Revision;
