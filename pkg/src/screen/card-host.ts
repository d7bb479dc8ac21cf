import { UNDECIDED } from '../../../target/generated/facts.js';
import type { Performer } from '../rounds/events.js';
import { CANCEL, DECLINE, type Ending, type Question } from '../rounds/round.js';
import type { ElicitResult } from '../rounds/types.js';
import { mute } from '../rounds/servers.js';
import type { CardHost as FormHost } from '../wasm/form.js';
import { addresses, partsOf } from './parts.js';
import type { Stage } from './stage.js';

/**
 * The page's side of one question's card. It uses only the parts of the package that were loaded when the card was
 * created.
 */
export class CardHost implements FormHost {
  readonly question;
  readonly #performer;
  readonly #stage;
  readonly #address;
  readonly #pattern;

  constructor(performer: Performer, stage: Stage, question: Question) {
    const { address, pattern } = partsOf(performer.element);
    this.#performer = performer;
    this.#stage = stage;
    this.question = question;
    this.#address = addresses.value && address?.value && address;
    this.#pattern = pattern?.value && pattern;
  }

  /** The dialogue, while this question's card is on the screen, decided or not. */
  get #dialogue() {
    return this.#stage.card?.host === this ? this.#performer : undefined;
  }

  test(pattern: string, text: string) {
    return this.#pattern?.use(({ test }) => test(pattern, text)) ?? UNDECIDED;
  }

  checkAddress(address: string, message: string, serverUrl: string | undefined, insecure: boolean) {
    return this.#address?.use(({ check }) => check(address, message, serverUrl, globalThis.location?.origin, insecure));
  }

  decide(action: 'accept' | 'decline' | 'cancel', content?: string, meta?: string) {
    if (action === 'accept' && !this.#dialogue?.element.isConnected) return;
    this.#press({
      action,
      ...(content !== undefined && { content: JSON.parse(content) }),
      ...(meta !== undefined && { _meta: JSON.parse(meta) }),
    });
  }

  #press(result: ElicitResult, ending?: Ending) {
    this.#dialogue?.send({ type: 'pressed', question: this.question, result, ending });
  }

  changed() {
    this.#dialogue?.sendLater({ type: 'changed' });
  }

  setInvalid(isInvalid: boolean) {
    if (this.#dialogue) this.#stage.showState('invalid', isInvalid);
  }

  /** Opens an address for the host. Returns true if the card is to open it in a new tab. */
  open(href: string): boolean {
    const dialogue = this.#dialogue;
    const { question } = this;
    if (!dialogue || question.state === 'sending') return false;
    return !!addresses.value?.openAddress(dialogue, question, href);
  }

  ask(what: 'declineRest' | 'mute' | 'back' | 'endRound' | 'done') {
    const { question } = this;
    const { current } = this.#performer.desk;
    if (what === 'done') this.#performer.send({ type: 'finished', question });
    else if (what === 'back') this.#dialogue?.send({ type: 'back', question });
    else if (what === 'endRound') this.#press(CANCEL, {});
    else {
      if (what === 'mute' && current && this.#dialogue) mute(current.serverKey);
      this.#press(DECLINE, { rest: DECLINE });
    }
  }

  announce(text: string) {
    if (this.#dialogue) void this.#stage.announce(text);
  }
}
