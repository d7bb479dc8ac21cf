// A round (one request, or the requests of one `inputRequests`), the states of its questions, and the results.
import type { SafeCard } from './safe-card.js';
import { paramsOf } from './request.js';
import { readServer, serverOf } from './server.js';
import type {
  Deliver,
  Diagnostic,
  ElicitOptions,
  ElicitResult,
  ElicitationAction,
  ElicitationFinished,
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

/** The status that an action leads to. */
const STATUS: Record<ElicitationAction, ElicitationStatus> = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
};

/** Freezes a value with everything in it (`docs/security.md` R39). */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Creates the JSON-RPC error of a request that was rejected unseen. */
export const unanswerable = (diagnostics: (Diagnostic & { message?: string })[]) =>
  Object.assign(new Error(diagnostics[0].message ?? 'This request cannot be answered'), {
    code: -32602,
    data: diagnostics,
  });

/** The states of a question and the events that change them; docs/architecture.md has the same table in words. */
export type State = 'waiting' | 'loading' | 'open' | 'sending' | 'decided' | 'ended';
export type QuestionEvent =
  | 'turn'
  | 'ready'
  | 'accept'
  | 'send'
  | 'sent'
  | 'not-sent'
  | 'refuse'
  | 'host'
  | 'back'
  | 'end';

/**
 * A state ignores the events that it does not list. Only the events that lead to `decided` take the right to decide:
 * their caller settles the question.
 */
export const TRANSITIONS: Readonly<Record<State, Readonly<Partial<Record<QuestionEvent, State>>>>> = {
  waiting: { turn: 'loading', end: 'ended' },
  loading: { ready: 'open', host: 'decided', end: 'ended' },
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

/** True if nobody waits for the answer any more. */
const isLost = (reason: EndReason) => reason === 'withdrawn' || reason === 'expired' || reason === 'elsewhere';

/** How a round ends: the result of the questions without one, or a cancel of all. */
export interface Ending {
  rest?: ElicitResult;
  all?: boolean;
  reason?: EndReason;
}

/** A card that is off the screen while another step is shown, with its nodes. */
export interface HiddenCard {
  readonly card: SafeCard;
  readonly nodes: ChildNode[];
}

/** One request while it is being answered: the only place of its state. */
export class Question {
  /** The request as the host passed it. */
  readonly request: ElicitationRequest;
  /** The request as JSON text. */
  readonly text: string;
  /** The key of the request in the `inputRequests` of its round. */
  readonly key: string | undefined;
  state: State = 'waiting';
  /** The decision. */
  result: ElicitResult | undefined;
  /** The number of times that it was sent on, to an opener or by `deliver`; only the last one counts. */
  attempts = 0;
  /** The times at which it was first shown, and decided. */
  #openedAt: number | undefined;
  #decidedAt: number | undefined;
  /** True if its form had content when it was first shown; undefined before. */
  isPrefilled: boolean | undefined;
  /** The faults that its card has reported. */
  faults: Diagnostic[] = [];
  /** Its card, while another step is shown. */
  hiddenCard: HiddenCard | undefined;
  /** True if the server has reported that the user is done at its address. */
  isCompleted = false;
  /** True if the page was told that the user does not see it. */
  isReported = false;
  /** True if its address was opened, and it is answered when the user is done there. */
  isVisiting = false;
  /**
   * Reports to the page that the user is done there.
   * @param _ the source of the report
   */
  finish = (_: ElicitationFinished['by']) => {};
  /** The answers as drawn by its card, after the round has ended. */
  answers: Element | undefined;

  constructor(request: ElicitationRequest, text: string, key?: string) {
    this.request = request;
    this.text = text;
    this.key = key;
  }

  /** Moves to the next state. Returns false if the state ignores the event. */
  move(event: QuestionEvent): boolean {
    const next = TRANSITIONS[this.state][event];
    if (next) this.state = next;
    if (event === 'ready') this.#openedAt ??= performance.now();
    return next !== undefined;
  }

  /**
   * Decides the question; only the first call succeeds.
   * @returns true for that call
   */
  decide(event: QuestionEvent, result: ElicitResult): boolean {
    if ((event === 'accept' && this.faults.length) || !this.move(event)) return false;
    this.result = freeze(result);
    this.#decidedAt = performance.now();
    return true;
  }

  /** True if the user or the host has decided it, so that it was not only withdrawn. */
  get isDecided() {
    return this.#decidedAt !== undefined;
  }

  /** The milliseconds from its first sight to its decision. */
  get openFor() {
    const end = this.#decidedAt ?? performance.now();
    return end - (this.#openedAt ?? end);
  }

  /** The params of the request, if its text is an object. */
  get params() {
    return paramsOf(this.text);
  }

  /** True if it is on the screen and the right to decide has not been taken. */
  get isUndecided() {
    return 'host' in TRANSITIONS[this.state];
  }
}

/** The requests of one round as steps: they are asked in order, and all results leave when the round ends. */
export class Round {
  readonly questions: Question[];
  readonly server: ElicitationServer | undefined;
  readonly client: object | string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly deliver: Deliver | null | undefined;
  readonly expires: ElicitOptions['expires'];
  /** The values that the host page suggests, as JSON text. */
  readonly suggested: string | undefined;
  /** The decisions that the card offers for approvals, by the keys of their requests. */
  readonly approvals: ElicitOptions['approvals'];
  /** True if the adapter for agents' questions made the requests. */
  readonly isAgentsQuestion: boolean;
  /** Its deliveries, after the first press. */
  delivery: { isDone: boolean; isCancel: boolean; stop(): void } | undefined;
  /** True if it is rejected instead of shown when it cannot be answered. */
  readonly rejects: boolean;
  readonly promise: Promise<ElicitResult[]>;
  #resolve!: (results: ElicitResult[]) => void;
  #reject!: (error: unknown) => void;
  /** The index of the current step. */
  step = 0;
  /** The cause of its end. */
  reason: EndReason = 'user';
  /** Its check before it is shown, while it is running. */
  checking: Promise<void> | undefined;
  /** The dialogue that asks it, which can change while it is kept. */
  desk!: {
    withdraw(round: Round, reason: EndReason): void;
    reject(round: Round, diagnostics: Diagnostic[]): void;
  };
  /** True if it was asked by the property `request` or `requests`. */
  isLatest = false;
  /** The element's `keep` when it was asked. */
  keep: string | null = null;
  /** The object by which its server is counted: for a client, for a server's name, or for all unknown ones. */
  serverKey: object = this;

  constructor(
    questions: Question[],
    {
      server,
      client,
      signal,
      expires,
      deliver,
      suggested,
      unanswerable,
      approvals,
      isAgentsQuestion = false,
    }: ElicitOptions = {},
  ) {
    this.questions = questions;
    this.server = readServer(server);
    this.client = client;
    this.signal = signal;
    this.deliver = deliver;
    this.expires = expires;
    this.suggested = suggested && JSON.stringify(suggested);
    this.approvals = approvals;
    this.isAgentsQuestion = isAgentsQuestion;
    this.rejects = unanswerable === 'reject';
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Calls a function when the signal aborts before the round is over. */
  watch(withdraw: () => void) {
    this.signal?.addEventListener('abort', withdraw);
    const release = () => this.signal?.removeEventListener('abort', withdraw);
    this.promise.then(release, release);
  }

  /** The current step. */
  get question() {
    return this.questions[this.step];
  }

  /** True if the round has ended, so that every question has its result. */
  get isOver() {
    return this.question.state === 'ended';
  }

  /** The status for the host. */
  get status(): ElicitationStatus {
    const { state, faults, result } = this.question;
    if (state === 'ended') return isLost(this.reason) ? 'expired' : STATUS[result?.action ?? 'cancel'];
    if (state === 'open') return faults.length ? 'unanswerable' : 'open';
    return state === 'waiting' || state === 'loading' ? 'loading' : 'sending';
  }

  /** The place of the current step among several. */
  get place() {
    const { step, questions, canReturn, answered } = this;
    return questions.length > 1 ? { number: step + 1, of: questions.length, canReturn, answered } : undefined;
  }

  get isLast() {
    return this.step === this.questions.length - 1;
  }

  /** The number of steps with an answer. */
  get answered() {
    return this.questions.filter(({ result }) => result).length;
  }

  /** True if the user can return to the previous step: not if its address was opened or its card has failed. */
  get canReturn() {
    const before = this.questions[this.step - 1];
    return (
      !!before?.hiddenCard?.card.isAlive && !(before.result?.action === 'accept' && before.result.content === undefined)
    );
  }

  /** How the result of the current step ends the round; undefined if the next step follows. */
  endingBy({ action }: ElicitResult): Ending | undefined {
    return action === 'cancel' ? { all: true } : this.isLast ? {} : undefined;
  }

  /** The results with which an ending leaves the questions, in their order. */
  resultsAt({ rest = CANCEL, all }: Ending): ElicitResult[] {
    return this.questions.map(({ result }) => (all ? CANCEL : (result ?? rest)));
  }

  /** Results by the keys of their requests. */
  byKey(results: ElicitResult[]): InputResponses {
    return Object.fromEntries(this.questions.map(({ key }, index) => [key, results[index]]));
  }

  /** The facts about a question, beside its result. */
  factsOf(index: number, settings: Pick<ElicitationSettings, 'server'>): EndedQuestion {
    const { key, openFor, isPrefilled } = this.questions[index];
    const server = serverOf(this, settings);
    const delivered = !!this.delivery?.isDone;
    return { server, key, openFor, prefilled: !!isPrefilled, delivered, reason: this.reason };
  }

  /**
   * Ends the round once.
   * @returns the results, in the order of the questions; none if it was already over
   */
  end(ending: Ending = {}): ElicitResult[] {
    if (this.isOver) return [];
    this.reason = ending.reason ?? 'user';
    this.delivery?.stop();
    const results = this.resultsAt(ending);
    for (const [index, question] of this.questions.entries()) {
      question.move('end');
      question.result = results[index];
      if (question.result.action === 'accept') question.answers = question.hiddenCard?.card.ask((card) => card.answers);
      question.hiddenCard?.card.release();
      question.hiddenCard = undefined;
    }
    this.#resolve(results);
    return results;
  }

  /**
   * Ends the round without results. Returns false if it was over.
   * @param error the reason why it cannot be answered
   */
  fail(error: unknown): boolean {
    if (this.isOver) return false;
    for (const question of this.questions) question.move('end');
    this.#reject(error);
    return true;
  }
}
