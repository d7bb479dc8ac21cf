// Activity of the user, for hosts that stop a clock meanwhile.

/** The minimum milliseconds between two events. */
const PAUSE = 1000;

/** Reports trusted keys and presses. */
export function watchActivity(root: ShadowRoot, tell: () => void) {
  let last = -PAUSE;
  const hear = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted || timeStamp - last < PAUSE) return;
    last = timeStamp;
    tell();
  };
  for (const type of ['keydown', 'pointerdown', 'input'])
    root.addEventListener(type, hear, { capture: true, passive: true });
}
