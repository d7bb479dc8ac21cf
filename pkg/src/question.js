// One question from its place in the queue to its end: the states it can be in, and which event leads from where to where.
// docs/architecture.md has the same table in words.

/**
 * @typedef {'waiting' | 'loading' | 'open' | 'unanswerable' | 'sending' | 'deciding' | 'answered' | 'ended'} State
 * @typedef {'turn' | 'ready' | 'fault' | 'check' | 'accept' | 'opening' | 'opened' | 'not-opened' | 'refuse' | 'host' | 'settle' | 'back' | 'fail' | 'end'} Event
 * @typedef {import('./result.js').ElicitResult} ElicitResult
 */

/** What can end a question that is on the screen and undecided, in any of its states. */
const UNDECIDED = /** @type {const} */ ({ refuse: 'deciding', host: 'answered', fail: 'ended', end: 'ended' });

/**
 * An event that a state does not list does nothing there. Only the events that lead to `deciding` or `answered` take the
 * right to decide, and each state lists it once: whoever takes it settles the question.
 * @type {Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>}
 */
export const TRANSITIONS = {
  waiting: { turn: 'loading', end: 'ended' },
  loading: { ready: 'open', fault: 'unanswerable', back: 'waiting', ...UNDECIDED },
  open: { fault: 'unanswerable', check: 'loading', accept: 'deciding', opening: 'sending', back: 'waiting', ...UNDECIDED },
  unanswerable: { ready: 'open', check: 'loading', back: 'waiting', ...UNDECIDED },
  sending: { opened: 'deciding', 'not-opened': 'open', ...UNDECIDED },
  deciding: { settle: 'answered', end: 'ended' },
  answered: { turn: 'loading', end: 'ended' },
  ended: {},
};

/** One request, as it was asked. */
export class Question {
  /** @type {State} */
  state = 'waiting';
  /** @type {ElicitResult | undefined} */
  result;
  /** Its card, while another step is shown. @type {import('./stage.js').Kept | undefined} */
  kept;
  /** What was answered, as its card has drawn it, once the round is over. @type {Element | undefined} */
  answers;

  /** @param {unknown} request as it was given @param {string} text */
  constructor(request, text) {
    this.request = request;
    this.text = text;
  }

  /** @param {Event} event @returns {boolean} whether it happened: the state knows it */
  take(event) {
    const next = TRANSITIONS[this.state][event];
    if (next) this.state = next;
    return next !== undefined;
  }

  /** Whether nobody has taken the right to decide it. */
  get isUndecided() {
    return 'refuse' in TRANSITIONS[this.state];
  }
}
