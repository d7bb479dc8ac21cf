// After the press that ends a round, the host delivers the answer; only then does the card say that it was sent.
import type { Ending, Round } from './round.js';
import type { Deliver, ElicitResult } from './types.js';

/** In milliseconds. */
const TIME_LIMIT = 30_000;

/** Lets the host deliver a result, in place of an earlier attempt. Returns the error, if there was one. */
export async function deliver(
  round: Round,
  work: Deliver,
  result: ElicitResult,
  ending: Ending,
): Promise<Error | undefined> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = (round.deliveryId ??= [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  round.delivery?.abort();
  const attempt = new AbortController();
  const { signal } = attempt;
  round.delivery = attempt;
  const timer = setTimeout(() => attempt.abort(), TIME_LIMIT);
  const results = round.question.key === undefined ? {} : { results: round.byKey(round.resultsAt(ending)) };
  try {
    await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      Promise.resolve(work(result, { id, signal, ...results })).then(resolve, reject);
    });
  } catch (error) {
    return (error as Error) || new Error();
  } finally {
    clearTimeout(timer);
    if (attempt === round.delivery) round.delivery = undefined;
  }
}
