// Addresses in URL mode: how they are opened, and those that the user has accepted and may still be visiting, until the
// user, the server or a timeout ends the visit.
import type { Performer } from './events.js';
import type { Question, Round } from './round.js';
import type { ElicitationFinished } from './types.js';

/** The milliseconds after which the user counts as done at an address. */
const VISIT = 600_000;

const isOf = ({ params }: Question, id: string) => !!id && params?.elicitationId === id;

export class Visits {
  /** Settles when the user is done at the last accepted address. */
  finished: Promise<ElicitationFinished> | undefined;
  #host;
  /** The rounds of the accepted addresses, and the functions that report the ends of the visits. */
  #visits: Map<Question, { round: Round; resolve?: (detail: ElicitationFinished) => void }> = new Map();

  constructor(host: Performer) {
    this.#host = host;
  }

  add(question: Question, round: Round) {
    this.finished = new Promise((resolve) => this.#visits.set(question, { round, resolve }));
    // In Node, it would keep the process alive.
    (setTimeout(() => this.finish(question, 'timeout'), VISIT) as { unref?(): void }).unref?.();
  }

  /** Reports, once, that the user is done at the address of a question. */
  finish(question: Question, by: ElicitationFinished['by']) {
    const visit = this.#visits.get(question);
    // After a timeout, the server can still report it to an open card.
    if (by !== 'timeout') this.#visits.delete(question);
    const detail = { elicitationId: question.params?.elicitationId, by };
    visit?.resolve?.(detail);
    if (visit?.resolve) this.#host.emit('elicit-finished', detail);
    if (visit) visit.resolve = undefined;
  }

  /** The server reports that the user is done at its address. */
  complete(id: string, isOfServer: (round: Round) => boolean) {
    for (const [question, { round }] of this.#visits) {
      if (!isOf(question, id) || !isOfServer(round)) continue;
      this.#host.send({ type: 'completed', question });
      this.finish(question, 'server');
    }
  }
}

/** Returns the undecided questions with this id whose address the user visits before answering. */
export const visiting = ({ questions }: Round, id: string): Question[] =>
  questions.filter((question) => question.visit && question.isUndecided && isOf(question, id));

/**
 * Opens an address that the user has agreed to: first by `elicit-open-url`, which the host may cancel to open it in its
 * own way, then by the host's opener.
 * @returns true if the card is to open a tab
 */
export function openAddress(dialogue: Performer, question: Question, url: string): boolean {
  const { element, desk } = dialogue;
  const { opener, answerWhenFinished } = desk.settings;
  const detail = { url, host: new URL(url).host };
  const event = new CustomEvent('elicit-open-url', { bubbles: true, composed: true, cancelable: true, detail });
  // A listener may have withdrawn the question. An address that was opened can be opened again.
  const isAsked = element.dispatchEvent(event) && element.isConnected && !dialogue.isEnding;
  let opened: any;
  try {
    if (isAsked) opened = opener?.(url);
  } catch (error) {
    opened = Promise.reject(error);
  }
  if (answerWhenFinished) dialogue.send({ type: 'visited', question });
  // `instanceof Promise` would miss a promise of another window.
  if (typeof opened?.then === 'function') {
    const [round, attempt] = [desk.current as Round, {}];
    if (!answerWhenFinished) dialogue.send({ type: 'opening', round, attempt });
    Promise.resolve(opened).then(
      () => dialogue.send({ type: 'opened', round, attempt }),
      (error) => dialogue.send({ type: 'opened', round, attempt, failure: { error } }),
    );
  }
  return isAsked && !opener;
}
