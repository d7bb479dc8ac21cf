// The timeout of a call during which the server sends requests (before 2026-07-28). The user's time does not count: the
// clock stands still while a question is open and the user is active, and then it starts anew.
import type { CallOptions } from './types.js';

/** The clock goes on this long after the user's last activity. */
const LATELY = 600_000;
/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

type Clock = { stands: boolean; run(): void; stand(): void };

const clients: WeakMap<object, { open: number; clocks: Set<Clock> }> = new WeakMap();

/** Registers a client that is attached to the page, so that its questions stop its clocks. */
export const join = (client: object) =>
  void (clients.has(client) || clients.set(client, { open: 0, clocks: new Set() }));

export async function onClock<T>(
  client: object,
  request: CallOptions & { timeout: number; onprogress?(...progress: unknown[]): unknown },
  send: (request: object) => Promise<T>,
): Promise<T> {
  const state = clients.get(client);
  if (!state) return send(request);
  const { timeout, signal, onprogress } = request;
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, Math.min(time, LONGEST));
    // In Node, a call alone must not keep the process alive.
    (timer as { unref?(): void }).unref?.();
  };
  const clock: Clock = {
    stands: false,
    run() {
      clock.stands = false;
      after(timeout, () => over.abort(new DOMException('Request timed out', 'TimeoutError')));
    },
    stand() {
      clock.stands = true;
      after(LATELY, clock.run);
    },
  };
  const progress = (...reported: unknown[]) => {
    if (request.resetTimeoutOnProgress && !clock.stands) clock.run();
    return onprogress?.(...reported);
  };
  state.clocks.add(clock);
  clock.run();
  try {
    const ends = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    return await send({ ...request, timeout: LONGEST, signal: ends, ...(onprogress && { onprogress: progress }) });
  } finally {
    clearTimeout(timer);
    state.clocks.delete(clock);
  }
}

/**
 * Asks a question. From the user's first activity on, the clocks of its client's calls stand still.
 * @param target an element, or the object that asks in its place
 */
export async function atQuestion<T>(client: unknown, target: Partial<EventTarget>, ask: () => Promise<T>): Promise<T> {
  const state = clients.get(client as object);
  if (!state) return ask();
  const touch = () => state.clocks.forEach((clock) => clock.stand());
  state.open++;
  target.addEventListener?.('elicit-activity', touch);
  try {
    return await ask();
  } finally {
    target.removeEventListener?.('elicit-activity', touch);
    if (--state.open === 0) state.clocks.forEach((clock) => clock.stands && clock.run());
  }
}
