/** @typedef {'idle' | 'loading' | 'open' | 'sending' | 'accepted' | 'declined' | 'cancelled' | 'expired' | 'unanswerable'} Status */

/**
 * Shows a status as a state of the element, for styling: `mcp-elicitation:state(open)`.
 * @param {CustomStateSet | undefined} states
 * @param {Status} before
 * @param {Status} status
 */
export function showStatus(states, before, status) {
  try {
    states?.delete(before);
    states?.add(status);
  } catch {
    // Browsers of before 2024 take no plain names.
  }
}
