/** @typedef {'idle' | 'loading' | 'open' | 'sending' | 'accepted' | 'declined' | 'cancelled' | 'expired' | 'unanswerable'} Status */

/**
 * Shows as states of the element what the card has come to hold: a mark of what is wrong, an address.
 * @param {ShadowRoot} root
 * @param {CustomStateSet | undefined} states
 */
export function observeStates(root, states) {
  const { MutationObserver } = globalThis;
  if (!states || !MutationObserver) return;
  const show = (/** @type {string} */ state, /** @type {string} */ selector) => {
    try {
      states[root.querySelector(selector) ? 'add' : 'delete'](state);
    } catch {
      // As below.
    }
  };
  const hasElement = (/** @type {NodeList} */ nodes) => {
    for (const { nodeType } of nodes) if (nodeType === 1) return true;
    return false;
  };
  const update = (/** @type {MutationRecord[]} */ records) => {
    let [drawn, marked] = [false, false];
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'attributes') marked = true;
      // Text that is written changes neither: a card of a thousand fields is not searched for it at every key.
      else drawn ||= hasElement(addedNodes) || hasElement(removedNodes);
    }
    if (drawn || marked) show('invalid', '[aria-invalid]');
    if (drawn) show('url', '[part~="url-card"]');
  };
  new MutationObserver(update).observe(root, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
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
