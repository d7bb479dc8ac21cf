// Tasks (2026-07-28, the extension `io.modelcontextprotocol/tasks`): answers the requests of a running task by
// `tasks/update`.
import { answersOf } from './calls.js';
import { answerOfPerson } from './host.js';

const ENDED = ['completed', 'failed', 'cancelled'];
/** Milliseconds between two `tasks/get`: the limits of the server's interval, and the default. */
const [SHORTEST, USUAL, LONGEST] = [100, 1000, 3_600_000];

/** @type {typeof import('./mcp.js').answerTask} */
export async function answerTask(task, host, options = {}) {
  const { signal } = options;
  /** A server may keep listing a request for a while after its answer. @type {Set<string>} */
  const answered = new Set();
  for (;;) {
    const state = await task.get(signal);
    if (ENDED.includes(state.status)) return state;
    const open = Object.fromEntries(Object.entries(state.inputRequests ?? {}).filter(([key]) => !answered.has(key)));
    const inputResponses = Object.keys(open).length
      ? await ask(task, open, state.pollIntervalMs, host, options)
      : undefined;
    if (inputResponses) {
      await task.update(inputResponses, signal);
      Object.keys(open).forEach((key) => answered.add(key));
    } else await pause(state.pollIntervalMs, signal);
    signal?.throwIfAborted();
  }
}

/**
 * Asks for as long as the task waits. It returns nothing without an answer: either the question was answered elsewhere,
 * or the page was left, and the server asks the next visitor.
 * @param {import('./mcp.js').Task<any>} task
 * @param {import('./element.js').InputRequests} requests
 * @param {unknown} interval
 * @param {import('./mcp.js').Host} host
 * @param {import('./mcp.js').RoundsOptions} options
 */
async function ask(task, requests, interval, host, options) {
  const [over, done] = [new AbortController(), new AbortController()];
  const { signal } = options;
  watch(task, Object.keys(requests), interval, over, done.signal);
  try {
    const answers = await answerOfPerson(() =>
      answersOf(requests, host, { ...options, signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal }),
    );
    signal?.throwIfAborted();
    return over.signal.aborted ? undefined : answers;
  } finally {
    done.abort();
  }
}

/**
 * Ends a question for which the task no longer waits.
 * @param {import('./mcp.js').Task<any>} task
 * @param {string[]} keys
 * @param {unknown} interval
 * @param {AbortController} over
 * @param {AbortSignal} done
 */
async function watch(task, keys, interval, over, done) {
  while (!done.aborted && !over.signal.aborted) {
    await pause(interval, done);
    // After a short connection failure, the user can continue.
    const state = done.aborted ? undefined : await task.get(done).catch(() => undefined);
    if (state && !keys.some((key) => Object.hasOwn(state.inputRequests ?? {}, key))) over.abort();
  }
}

/** @param {unknown} interval @param {AbortSignal} [signal] @returns {Promise<void>} */
function pause(interval, signal) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(Math.max(Number(interval) || USUAL, SHORTEST), LONGEST));
    signal?.addEventListener('abort', end);
  });
}
