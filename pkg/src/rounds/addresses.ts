// Addresses in URL mode: how they are opened, and those that the user has accepted and may still be visiting, until the
// user, the server or a timeout ends the visit.
import type { DeliveryDesk } from './delivery.js';
import type { Question, Round } from './round.js';
import type { ElicitationFinished } from './types.js';

/** The milliseconds after which the user counts as done at an address. */
const VISIT = 600_000;

const isOf = ({ params }: Question, id: string) => !!id && params?.elicitationId === id;

export class Visits {
  /** Settles when the user is done at the last accepted address. */
  finished: Promise<ElicitationFinished> | undefined;
  #questions: Map<Question, Round> = new Map();
  #notify;

  /** @param notify is called once for each address */
  constructor(notify: (detail: ElicitationFinished) => void) {
    this.#notify = notify;
  }

  add(question: Question, round: Round) {
    this.#questions.set(question, round);
    this.finished = new Promise((resolve) => {
      question.finish = (by) => {
        question.finish = () => {};
        // After a timeout, the server can still report it to an open card.
        if (by !== 'timeout') this.#questions.delete(question);
        const detail = { elicitationId: question.params?.elicitationId, by };
        resolve(detail);
        this.#notify(detail);
      };
    });
    // In Node, it would keep the process alive.
    (setTimeout(() => question.finish('timeout'), VISIT) as { unref?(): void }).unref?.();
  }

  /**
   * The server reports that the user is done at its address.
   * @param id the id of the request (only in 2025-11-25), which is compared and never shown
   */
  complete(id: string, isOfServer: (round: Round) => boolean) {
    for (const [question, round] of this.#questions) {
      if (!isOf(question, id) || !isOfServer(round)) continue;
      question.isCompleted = true;
      question.finish('server');
    }
  }
}

/** Returns the undecided questions with this id whose address the user visits before answering. */
export const visiting = ({ questions }: Round, id: string): Question[] =>
  questions.filter((question) => question.isVisiting && !question.isDecided && isOf(question, id));

/**
 * Notifies the host that the user has agreed to open an address: first by `elicit-open-url`, which the host may cancel
 * to open it in its own way, then by the host's opener.
 * @param isAsked returns true if the question is still open after the event
 * @returns `isWanted` if the card is to open a tab; `opening` while the host's opener runs, or if it has failed
 */
export function openAddress(
  element: HTMLElement,
  url: string,
  opener: ((url: string) => unknown) | null | undefined,
  isAsked: () => boolean,
): { isWanted: boolean; opening?: Promise<unknown> } {
  const detail = { url, host: new URL(url).host };
  const event = new CustomEvent('elicit-open-url', { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(event) || !isAsked()) return { isWanted: false };
  if (!opener) return { isWanted: true };
  try {
    const opened = opener(url) as PromiseLike<unknown> | undefined;
    // `instanceof Promise` would miss a promise of another window.
    return { isWanted: false, opening: typeof opened?.then === 'function' ? Promise.resolve(opened) : undefined };
  } catch (error) {
    return { isWanted: false, opening: Promise.reject(error) };
  }
}

/** Accepts as soon as the host's opener has finished, unless the question waits for the user. */
export function open(desk: () => DeliveryDesk, question: Question, opening: Promise<unknown>): void {
  const isAsked = !question.isVisiting && question.move('send');
  const attempt = isAsked ? ++question.attempts : 0;
  // The user may have cancelled meanwhile, which the host delivers.
  const isLatest = () => isAsked && attempt === question.attempts;
  if (isAsked) desk().show();
  opening.then(
    () => isLatest() && desk().take(question, 'sent', { action: 'accept' }),
    (error) => {
      if (isLatest() && question.move('not-sent')) desk().show();
      const diagnostics = [{ code: 'opener-failed', severity: 'error', location: '/url' }];
      desk().emit('elicit-error', { kind: 'opener', diagnostics, error });
    },
  );
}
