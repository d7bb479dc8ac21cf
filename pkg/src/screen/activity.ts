// Activity of the user, for hosts that stop a clock meanwhile.
import type { Performer } from '../rounds/events.js';

/** The minimum milliseconds between two events. */
const PAUSE = 1000;

/** Reports trusted keys and presses, also to the element at which the question was asked: adapters listen there. */
export function watchActivity(root: ShadowRoot, performer: Performer) {
  let last = -PAUSE;
  const hear = ({ isTrusted, timeStamp }: Event) => {
    const { current } = performer.desk;
    if (!isTrusted || timeStamp - last < PAUSE || current?.status !== 'open') return;
    last = timeStamp;
    performer.emit('elicit-activity');
    if (current.origin !== performer.element)
      (current.origin as HTMLElement).dispatchEvent(new CustomEvent('elicit-activity'));
  };
  for (const type of ['keydown', 'pointerdown', 'input'])
    root.addEventListener(type, hear, { capture: true, passive: true });
}
