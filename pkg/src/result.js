// The results that are always the same, and what a result is when it leaves.

/** @typedef {{ action: 'accept' | 'decline' | 'cancel', content?: Record<string, any> }} ElicitResult */

/** @type {ElicitResult} */
export const CANCEL = Object.freeze({ action: 'cancel' });
/** @type {ElicitResult} */
export const DECLINE = Object.freeze({ action: 'decline' });

/** The status that an action leads to. @type {Record<string, 'accepted' | 'declined' | 'cancelled'>} */
export const STATUS = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' };

/**
 * @template T
 * @param {T} value
 * @returns {T} frozen, with all that it holds (`docs/security.md` R39)
 */
export function freeze(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/**
 * Why a request was rejected unseen, as JSON-RPC says it.
 * @param {any[]} diagnostics
 */
export const unanswerable = (diagnostics) =>
  Object.assign(new Error(diagnostics[0].message ?? 'This request cannot be answered'), { code: -32602, data: diagnostics });
