//! The limits on how often one server may ask the user. The element's queue, in JavaScript, uses them.

/// The maximum number of requests of one server that wait behind the shown one.
pub const WAITING: usize = 10;
/// The maximum number of requests of one server within [`PACE_TIME`], including withdrawn ones.
pub const PACE: usize = 30;
/// The time for which a request counts, in milliseconds.
pub const PACE_TIME: u64 = 60_000;
/// The number of refusals within [`REFUSAL_TIME`] after which the card offers to mute the server.
pub const REFUSALS: usize = 3;
/// The time for which a refusal counts, in milliseconds.
pub const REFUSAL_TIME: u64 = 60_000;
/// The maximum number of requests of one server within [`PACE_TIME`] that may be rejected unseen because they cannot be
/// answered. Reading one can cost as much as a request may, so later ones are not read.
pub const REJECTIONS: usize = 10;
