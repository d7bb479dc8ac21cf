// The events of the questions of one element, and the effects that follow.
import type { Ending, Question, Round } from './round.js';
import type { Diagnostic, ElicitResult, ElicitationSettings, EndReason } from './types.js';

export class Desk {
  readonly settings;
  /** The round whose question or receipt is on the screen. */
  current: Round | undefined;
  /**
   * The open rounds, also the current one: first come, first served, with separate places for each server. Those of a
   * key that the element no longer has are passed over, and go to the next element with that key.
   */
  rounds: Round[] = [];
  /** The number of requests of each server that were cancelled unseen because too many waited. */
  dropped: WeakMap<object, number> = new WeakMap();
  /** The element's place: not yet in the page, in it, or no longer. */
  place: 'before' | 'in' | 'left' = 'before';
  /** True while a button is held down, so that nothing may move. */
  isHeld = false;

  constructor(settings: ElicitationSettings) {
    this.settings = settings;
  }
}

export type DeskEvent =
  /** A round is asked, behind the others. */
  | { type: 'asked'; round: Round }
  /** A property asks, or was cleared. */
  | { type: 'set'; round: Round | undefined; elsewhere: Round | undefined }
  | { type: 'checked'; round: Round; diagnostics: Diagnostic[] }
  /** All files for the card are there, or the optional ones have had their time. */
  | { type: 'loaded'; question: Question; locale: string }
  /** The card is on the screen, or its faults have changed. */
  | { type: 'ready'; question: Question; faults: Diagnostic[]; isPrefilled: boolean }
  /** The user has decided; `ending` is set by what ends more than the question. */
  | { type: 'pressed'; question: Question; result: ElicitResult; ending?: Ending }
  /** The user returns to a step, by default the one before. */
  | { type: 'back'; question: Question; to?: number }
  /**
   * The user visits the address before answering; the server has told that the user is done there; the user is done at
   * one that was accepted.
   */
  | { type: 'visited' | 'completed' | 'finished'; question: Question }
  /** The host's opener runs, and has ended. */
  | { type: 'opening'; round: Round; attempt: Ending }
  | { type: 'opened'; round: Round; attempt: Ending; failure?: { error: unknown } }
  | { type: 'delivered'; round: Round; result: ElicitResult; ending: Ending; error?: Error }
  /** The host has called `decline()` or `cancel()`. */
  | { type: 'host'; action: 'decline' | 'cancel' }
  /** Nobody waits for the round any more. */
  | { type: 'withdrawn'; round: Round | undefined; reason: EndReason }
  /** The host page suggests answers to the open question, as JSON text. */
  | { type: 'filled'; suggested: string }
  | { type: 'failed'; question: Question; kind: 'trap' | 'load'; error: unknown }
  /** A button is pressed down, or no longer. */
  | { type: 'held'; isHeld: boolean }
  /** The rounds of a key go to another element; they come from one. */
  | { type: 'taken'; key: string; to: object }
  | { type: 'given'; rounds: Round[] }
  /**
   * It is the turn of the next round; the content has changed; the settings have; the screen is cleared; the
   * element has entered or left the page, or the page was left.
   */
  | { type: 'turn' | 'changed' | 'settings' | 'cleared' | 'entered' | 'left' | 'pageLeft' };

/** What the effects need, by their names. */
export interface Needs {
  /** Shows the current question, or nothing; `isNew` replaces its card. */
  draw: { locale?: string; isNew?: boolean };
  /** Shows the state of a question in its card; `failure` is why it could not be sent, empty without a reason. */
  show: { failure?: string };
  check: { round: Round };
  emit: { type: string; detail?: unknown };
  settle: { round: Round; results: ElicitResult[] };
  reject: { round: Round; error: unknown };
  deliver: { round: Round; result: ElicitResult; ending: Ending };
  visit: { round: Round; question: Question };
  finish: { question: Question };
  /** Passes an event after those that already wait. */
  next: { event: DeskEvent };
  returnFocus: object;
  give: { rounds: Round[]; to: object };
  freeze: object;
}

export type Effect = { [Name in keyof Needs]: { do: Name } & Needs[Name] }[keyof Needs];

/** The dialogue that performs the effects, as the screen and the parts of the package see it. */
export interface Performer {
  readonly element: HTMLElement;
  readonly desk: Desk;
  /** True if an end that a listener has just caused still waits. */
  readonly isEnding: boolean;
  send(event: DeskEvent): void;
  /** Passes an event at the end of the task, the last one of its type. */
  sendLater(event: DeskEvent): void;
  emit(type: string, detail?: unknown): void;
}
