// That somebody is answering, for hosts that stop a clock meanwhile.

/** Milliseconds between two events. */
const PAUSE = 1000;

/**
 * Reports trusted keys and presses.
 * @param {ShadowRoot} root
 * @param {() => void} tell
 */
export function watchActivity(root, tell) {
  let last = -PAUSE;
  const heard = (/** @type {Event} */ { isTrusted, timeStamp }) => {
    if (!isTrusted || timeStamp - last < PAUSE) return;
    last = timeStamp;
    // The card hears of the key or the press first.
    setTimeout(tell);
  };
  for (const type of ['keydown', 'pointerdown', 'input']) root.addEventListener(type, heard, { capture: true, passive: true });
}
