/** @typedef {'idle' | 'loading' | 'open' | 'sending' | 'accepted' | 'declined' | 'cancelled' | 'expired' | 'unanswerable'} Status */

/** What is a state too while it is in the card. */
const SHOWN = { invalid: '[aria-invalid]', url: '[part~="url-card"]' };

/**
 * Shows as states of the element what the card has come to hold.
 * @param {ShadowRoot} root
 * @param {CustomStateSet | undefined} states
 */
export function watchStates(root, states) {
  const { MutationObserver } = globalThis;
  if (!states || !MutationObserver) return;
  const look = () => {
    for (const [state, selector] of Object.entries(SHOWN)) {
      try {
        states[root.querySelector(selector) ? 'add' : 'delete'](state);
      } catch {
        // As below.
      }
    }
  };
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
}

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
