// Answers the requests of running tasks (2026-07-28, the extension `io.modelcontextprotocol/tasks`).
import { answersOf } from './calls.js';
import { answerOfPerson } from './host.js';
import type { Host, RoundsOptions, Task, TaskState } from './types.js';
import type { InputRequests } from '../rounds/types.js';

/** Milliseconds between two `tasks/get`: the limits of the server's interval, and the default. */
const [SHORTEST, USUAL, LONGEST] = [100, 1000, 3_600_000];

/**
 * Follows a task until it has ended, answers its requests by `tasks/update`, and returns the last result of
 * `tasks/get`.
 *
 * Each round is one card, which is withdrawn when the task is answered elsewhere or ends. To leave the page, or to
 * abort the `signal`, is no answer: the server asks again when the task is followed again.
 */
export async function answerTask<State extends TaskState>(
  task: Task<State>,
  host: Host,
  options: Omit<RoundsOptions, 'maxRounds'> = {},
): Promise<State> {
  const { signal } = options;
  /** A server may keep listing a request for a while after its answer. */
  const answeredKeys: Set<string> = new Set();
  for (;;) {
    const state = await task.get(signal);
    if (['completed', 'failed', 'cancelled'].includes(state.status)) return state;
    const open = Object.fromEntries(
      Object.entries(state.inputRequests ?? {}).filter(([key]) => !answeredKeys.has(key)),
    );
    const isOpen = Object.keys(open).length > 0;
    const inputResponses = isOpen ? await ask(task, open, state.pollIntervalMs, host, options) : undefined;
    if (inputResponses) {
      await task.update(inputResponses, signal);
      Object.keys(open).forEach((key) => answeredKeys.add(key));
    } else await pause(state.pollIntervalMs, signal);
    signal?.throwIfAborted();
  }
}

/**
 * Asks for as long as the task waits. It returns nothing without an answer: either the question was answered elsewhere,
 * or the page was left, and the server asks the next visitor.
 */
async function ask(
  task: Task<TaskState>,
  requests: InputRequests,
  interval: unknown,
  host: Host,
  options: RoundsOptions,
) {
  const over = new AbortController();
  const { signal } = options;
  const watch = async () => {
    while (!over.signal.aborted) {
      await pause(interval, over.signal);
      // After a short connection failure, the user can continue.
      const state = over.signal.aborted ? undefined : await task.get(over.signal).catch(() => undefined);
      if (state && !Object.keys(requests).some((key) => Object.hasOwn(state.inputRequests ?? {}, key))) over.abort();
    }
  };
  void watch();
  try {
    const answers = await answerOfPerson(() =>
      answersOf(requests, host, { ...options, signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal }),
    );
    signal?.throwIfAborted();
    return over.signal.aborted ? undefined : answers;
  } finally {
    over.abort();
  }
}

function pause(interval: unknown, signal?: AbortSignal): Promise<void> {
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
