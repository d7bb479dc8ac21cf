// After the press that ends a round, the host delivers the answer; only then does the card say that it was sent.
import type { Ending, Question, QuestionEvent, Round } from './round.js';
import type { Deliver, ElicitResult, InputResponses } from './types.js';

/** The dialogue, as far as a delivery needs it. */
export interface DeliveryDesk {
  emit(type: string, detail: unknown): void;
  /** Shows the status, and why the answer could not be sent. */
  show(failure?: string): void;
  take(question: Question, event: QuestionEvent, result: ElicitResult): void;
  /** Takes a decision that is not to be delivered. */
  conclude(question: Question, event: QuestionEvent, result: ElicitResult, end: Ending): void;
}

/** The milliseconds that a delivery may take. */
const TIME_LIMIT = 30_000;

/** The deliveries of one round: each press is another attempt under the same id. */
class Delivery {
  #id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  #attempt: AbortController | undefined;
  /** True if a result was delivered. */
  isDone = false;
  /** True while a cancel of the whole round is being delivered. */
  isCancel = false;

  /**
   * Delivers a result, in place of an earlier attempt.
   * @returns the error, if there was one; nothing if the attempt was stopped
   */
  async run(
    deliver: Deliver,
    result: ElicitResult,
    isCancel: boolean,
    results?: InputResponses,
  ): Promise<{ error?: unknown } | undefined> {
    this.stop();
    const attempt = new AbortController();
    const { signal } = attempt;
    this.#attempt = attempt;
    this.isCancel = isCancel;
    const timer = setTimeout(() => attempt.abort(), TIME_LIMIT);
    const outcome: { error?: unknown } = {};
    try {
      // The card, which the host may free, is still on the stack.
      await undefined;
      await new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason));
        Promise.resolve(deliver(result, { id: this.#id, signal, ...(results && { results }) })).then(resolve, reject);
      });
    } catch (error) {
      outcome.error = error || new Error();
    }
    clearTimeout(timer);
    if (attempt !== this.#attempt) return;
    this.#attempt = undefined;
    this.isDone = !outcome.error;
    return outcome;
  }

  /** Stops the attempt that is under way. */
  stop() {
    const attempt = this.#attempt;
    this.#attempt = undefined;
    this.isCancel = false;
    attempt?.abort();
  }
}

/** Lets the host deliver a result. If that fails, the question is open again, unless it was cancelled. */
export async function deliver(
  desk: () => DeliveryDesk,
  round: Round,
  work: Deliver,
  result: ElicitResult,
  end: Ending,
) {
  const { question } = round;
  const delivery = (round.delivery ??= new Delivery()) as Delivery;
  if (!question.move('send')) return;
  question.attempts++;
  question.result = result;
  desk().show();
  const results = question.key === undefined ? undefined : round.byKey(round.resultsAt(end));
  const outcome = await delivery.run(work, result, !!end.all, results);
  if (!outcome) return;
  const { error } = outcome as { error?: Error };
  if (error) question.result = undefined;
  if (!error || end.all) desk().conclude(question, 'sent', result, end);
  else if (question.move('not-sent')) desk().show(error.name === 'DeliveryError' ? error.message : '');
  const diagnostics = [{ code: 'deliver-failed', severity: 'error', location: '' }];
  if (error) desk().emit('elicit-error', { kind: 'deliver', diagnostics, error });
}
