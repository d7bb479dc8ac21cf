// The timeout of a call during which the server sends requests (before 2026-07-28). The user's time does not count: the
// clock stands still while a question is open and the user is active, and then it starts anew.

/** The clock goes on this long after the user's last activity. */
const LATELY = 600_000;
/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** @typedef {{ stands: boolean, run(): void, stand(): void }} Clock */

/** The open questions and the clocks of each client. @type {WeakMap<object, { open: number, clocks: Set<Clock> }>} */
const clients = new WeakMap();

/** Registers a client that is attached to the page, so that its questions stop its clocks. @param {object} client */
export const join = (client) => void (clients.has(client) || clients.set(client, { open: 0, clocks: new Set() }));

/**
 * Sends a request that ends when its time is over.
 * @template T
 * @param {object} client
 * @param {any} request the options of an SDK's request
 * @param {(request: any) => Promise<T>} send
 * @returns {Promise<T>}
 */
export async function onClock(client, request, send) {
  const state = clients.get(client);
  if (!state) return send(request);
  const { timeout, signal, onprogress } = request;
  const over = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const after = (/** @type {number} */ time, /** @type {() => void} */ act) => {
    clearTimeout(timer);
    timer = setTimeout(act, Math.min(time, LONGEST));
    // In Node, a call alone must not keep the process alive.
    /** @type {any} */ (timer).unref?.();
  };
  /** @type {Clock} */
  const clock = {
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
  const progress = (/** @type {any[]} */ ...reported) => {
    if (request.resetTimeoutOnProgress && !clock.stands) clock.run();
    return onprogress(...reported);
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
 * @template T
 * @param {any} client
 * @param {any} target an element, or what asks in its place
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function atQuestion(client, target, ask) {
  const state = clients.get(client);
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
