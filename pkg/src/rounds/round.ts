// A round (one request, or the requests of one `inputRequests`), the states of its questions, and the results. What
// changes them is in desk.ts.
import { paramsOf, requestId } from './request.js';
import { readServer, serverOf } from './server.js';
import type {
  Diagnostic,
  ElicitOptions,
  ElicitResult,
  ElicitationRequest,
  ElicitationServer,
  ElicitationSettings,
  ElicitationStatus,
  EndReason,
  EndedQuestion,
  InputResponses,
} from './types.js';

export const CANCEL: ElicitResult = Object.freeze({ action: 'cancel' });
export const DECLINE: ElicitResult = Object.freeze({ action: 'decline' });

const STATUS = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const;

/** Freezes a value with everything in it (`docs/security.md` R39). */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Creates the JSON-RPC error of a request that was rejected unseen. */
export const unanswerable = (diagnostics: (Diagnostic & { message?: string })[]) =>
  Object.assign(new Error(diagnostics[0].message), { code: -32602, data: diagnostics });

/** The states of a question and the events that change them; docs/architecture.md has the same table in words. */
export type State = 'waiting' | 'loading' | 'open' | 'sending' | 'decided' | 'ended';
export type Move = 'turn' | 'ready' | 'accept' | 'send' | 'sent' | 'not-sent' | 'refuse' | 'host' | 'back' | 'end';

/** A state ignores the events that it does not list. Only those that lead to `decided` take the right to decide. */
export const TRANSITIONS: Readonly<Record<State, Readonly<Partial<Record<Move, State>>>>> = {
  waiting: { turn: 'loading', host: 'decided', end: 'ended' },
  loading: { ready: 'open', host: 'decided', back: 'waiting', end: 'ended' },
  open: { accept: 'decided', send: 'sending', refuse: 'decided', host: 'decided', back: 'waiting', end: 'ended' },
  sending: {
    send: 'sending',
    sent: 'decided',
    'not-sent': 'open',
    refuse: 'decided',
    host: 'decided',
    end: 'ended',
  },
  decided: { turn: 'loading', end: 'ended' },
  ended: {},
};

export const causeOf = ({ reason }: AbortSignal): EndReason => (reason === 'elsewhere' ? 'elsewhere' : 'withdrawn');

/** How a round ends: the result of the questions without one, or a cancel of all. */
export interface Ending {
  rest?: ElicitResult;
  all?: boolean;
  reason?: EndReason;
}

/** The user's work on a question, without its card: another card of the request goes on from it. */
export interface Kept {
  readonly entries: string;
  readonly focus: string | null;
  /** The answers as its card draws them for a receipt. */
  readonly answers: Element | undefined;
}

export class Question {
  readonly request;
  readonly text;
  /** The key of the request in the `inputRequests` of its round. */
  readonly key;
  state: State = 'waiting';
  /** The decision, or the result that is being sent. */
  result: ElicitResult | undefined;
  /** The end to which it was last sent on, by an opener or by `deliver`; an earlier one counts no more. */
  attempt: Ending | undefined;
  openedAt: number | undefined;
  decidedAt: number | undefined;
  faults: Diagnostic[] = [];
  kept: Kept | undefined;
  /** True if its form had content when it was first shown; undefined before. */
  isPrefilled: boolean | undefined;
  /** True if the page was told that the user does not see it. */
  isReported = false;
  /** The visit at its address, if it is answered when the user is done there. */
  visit: 'open' | 'done' | undefined;

  constructor(request: ElicitationRequest, text: string, key?: string) {
    this.request = request;
    this.text = text;
    this.key = key;
  }

  /** Moves to the next state. Returns false if the state ignores the event. */
  move(event: Move): boolean {
    const next = TRANSITIONS[this.state][event];
    if (next) this.state = next;
    if (event === 'ready') this.openedAt ??= performance.now();
    return next !== undefined;
  }

  /** Decides the question, once. Returns true for the call that does. */
  decide(event: Move, result: ElicitResult): boolean {
    if ((event === 'accept' && this.faults.length) || !this.move(event)) return false;
    this.result = freeze(result);
    this.decidedAt = performance.now();
    return true;
  }

  get params() {
    return paramsOf(this.text);
  }

  /** True if the right to decide has not been taken. */
  get isUndecided() {
    return 'host' in TRANSITIONS[this.state];
  }
}

/** The request of a card without fields, which lists the answers of the steps. */
const LAST_LOOK = '{"message":""}';

/** The requests of one round as steps: they are asked in order, and all results leave when the round ends. */
export class Round {
  readonly questions: Question[];
  readonly options: ElicitOptions;
  readonly server: ElicitationServer | undefined;
  /** The values that the host page suggests, as JSON text. */
  suggested: string | undefined;
  readonly promise: Promise<ElicitResult[]>;
  /** The two ends of the promise; the dialogue that performs an end calls one of them. */
  resolve!: (results: ElicitResult[]) => void;
  reject!: (error: unknown) => void;
  /** The index of the current step; behind the last one, it is the last look. */
  step = 0;
  /** The last look of a user who has answered several questions of an agent; nothing is sent before it. */
  readonly lastLook: Question | undefined;
  reason: EndReason = 'user';
  isDelivered = false;
  /** True while it is checked before it is shown. */
  isChecking = false;
  delivery: AbortController | undefined;
  /** The id of its deliveries: each press is another attempt under the same id. */
  deliveryId: string | undefined;
  origin: object | undefined;
  /** True if it was asked by the property `request` or `requests`. */
  isSet = false;
  /** The element's `keep` when it was asked. */
  keep: string | null = null;
  /** The object by which its server is counted: for a client, for a server's name, or for all unknown ones. */
  serverKey: object = this;

  constructor(questions: Question[], options: ElicitOptions = {}) {
    this.questions = questions;
    this.options = options;
    if (options.isAgentsQuestion && questions.length > 2) this.lastLook = new Question(LAST_LOOK, LAST_LOOK);
    this.server = readServer(options.server);
    this.suggested = options.suggested && JSON.stringify(options.suggested);
    this.promise = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  get question() {
    return this.questions[this.step] ?? (this.lastLook as Question);
  }

  get isOver() {
    return this.question.state === 'ended';
  }

  /** True if it asks the same as another one; an equal request with another JSON-RPC `id` is a new question. */
  isLike({ questions }: Round) {
    const isSame = ({ key, text, request }: Question, step: number) => {
      const one = this.questions[step];
      return one?.key === key && one?.text === text && requestId(one?.request) === requestId(request);
    };
    return questions.length === this.questions.length && questions.every(isSame);
  }

  get status(): ElicitationStatus {
    const { state, faults, result } = this.question;
    const isLost = ['withdrawn', 'expired', 'elsewhere'].includes(this.reason);
    if (state === 'ended') return isLost ? 'expired' : STATUS[result?.action ?? 'cancel'];
    if (state === 'open') return faults.length ? 'unanswerable' : 'open';
    return state === 'waiting' || state === 'loading' ? 'loading' : 'sending';
  }

  get place() {
    const { step, questions } = this;
    const of = questions.length;
    const answered = questions.filter(({ result }) => result).length;
    const number = Math.min(step + 1, of);
    return of > 1 ? { number, of, canReturn: this.canReturn(step - 1), answered } : undefined;
  }

  /** True if the user can return to a step: not if its address was opened or its card has failed. */
  canReturn(step: number) {
    const { kept, result } = this.questions[step] ?? {};
    return !!kept && !(result?.action === 'accept' && result.content === undefined);
  }

  /** The index of the step that follows the current one: the next without a result, or the last look. */
  get next() {
    const { step, questions } = this;
    const isNext = (one: Question, at: number) => at !== step && one.isUndecided;
    const after = questions.findIndex((one, at) => at > step && isNext(one, at));
    const next = after < 0 ? questions.findIndex(isNext) : after;
    return next < 0 ? this.lastLook && questions.length : next;
  }

  /** How the result of the current step ends the round; undefined if another step follows. */
  endingBy({ action }: ElicitResult): Ending | undefined {
    if (action === 'cancel') return { all: true };
    return this.question === this.lastLook || this.next === undefined ? {} : undefined;
  }

  resultsAt({ rest = CANCEL, all }: Ending): ElicitResult[] {
    return this.questions.map(({ result }) => (all ? CANCEL : (result ?? rest)));
  }

  byKey(results: ElicitResult[]): InputResponses {
    return Object.fromEntries(this.questions.map(({ key }, index) => [key, results[index]]));
  }

  factsOf(index: number, settings: Pick<ElicitationSettings, 'server'>): EndedQuestion {
    const { isDelivered: delivered, reason } = this;
    const { key, isPrefilled, openedAt, decidedAt = performance.now() } = this.questions[index];
    const openFor = decidedAt - (openedAt ?? decidedAt);
    return { server: serverOf(this, settings), key, openFor, prefilled: !!isPrefilled, delivered, reason };
  }

  end(ending: Ending) {
    const results = this.resultsAt(ending);
    this.reason = ending.reason ?? 'user';
    this.lastLook?.move('end');
    for (const [index, question] of this.questions.entries()) {
      question.move('end');
      question.result = results[index];
    }
    return results;
  }
}
