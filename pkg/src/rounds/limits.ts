// The limits on how much and how often one server may ask the user. Times are milliseconds.

/** The most requests in one round. */
export const MOST_STEPS = 100;
/** The most requests of one server that wait behind the current one. */
export const MOST_WAITING = 10;
/** The most requests of one server within `PACE_TIME`, including withdrawn ones. */
export const PACE = 30;
export const PACE_TIME = 60_000;
/** The refusals and withdrawals within `REFUSAL_TIME` after which the card offers to mute the server. */
export const REFUSALS = 3;
export const REFUSAL_TIME = 60_000;
/**
 * The most requests of one server within `PACE_TIME` that may be rejected unseen because they cannot be answered.
 * Reading one can cost as much as a request may, so later ones are not read.
 */
export const REJECTIONS = 10;
