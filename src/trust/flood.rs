//! How much one server may ask of a person. The element's queue, in JavaScript, goes by these.

/// How many requests of one server may wait behind the one that is shown.
pub const WAITING: usize = 10;
/// How many requests of one server are taken within [`PACE_TIME`], those that were withdrawn with them.
pub const PACE: usize = 30;
/// The time in which requests count, in milliseconds.
pub const PACE_TIME: u64 = 60_000;
/// How many refusals within [`REFUSAL_TIME`] make the offer to mute the server.
pub const REFUSALS: usize = 3;
/// The time in which refusals count, in milliseconds.
pub const REFUSAL_TIME: u64 = 60_000;
/// How many requests of one server may turn out within [`PACE_TIME`] to be ones that cannot be answered, and so are rejected
/// unseen: reading one can cost as much as a request may. Those behind them are not read.
pub const REJECTIONS: usize = 10;
