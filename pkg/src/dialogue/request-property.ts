// The questions that the properties `request` and `requests` have set.
import { homes } from '../rounds/release.js';
import { requestId } from '../rounds/request.js';
import { Round, type Question } from '../rounds/round.js';
import type { InputRequests } from '../rounds/types.js';
import type { Dialogue } from './dialogue.js';
import { hasLostDeliver } from './lost.js';

export class RequestProperty {
  /** The value of `requests`. */
  requests: InputRequests | string | null = null;
  #dialogue;
  /** The round that was set last. */
  #latest: Round | undefined;

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
  }

  /** Asks in place of the questions that were set before, unless these are open and equal. */
  ask(questions: Question[], requests: InputRequests | string | null, isRound = false) {
    const dialogue = this.#dialogue;
    const { settings, element, desk } = dialogue;
    if (questions.length && hasLostDeliver(element, settings.deliver)) return;
    const before = this.#latest;
    // A question that was kept under another key is no longer the element's.
    const own = [desk.current, ...desk.waiting].find((round) => before && round === before);
    if (!questions.length) {
      // Templates that set both properties also clear the one that they do not use.
      if (isRound !== !!this.requests) return;
      this.requests = null;
      this.#latest = undefined;
      if (own) dialogue.send({ type: 'withdrawn', round: own, reason: 'host' });
      if (own && own === desk.current) dialogue.send({ type: 'cleared' });
      return;
    }
    const latest = own?.isOver === false ? own : this.#kept(settings.keep);
    const isEqual = ({ key, text, request }: Question, step: number) => {
      const before = latest?.questions[step];
      return before?.key === key && before?.text === text && requestId(before?.request) === requestId(request);
    };
    this.requests = requests;
    if (latest?.questions.length === questions.length && questions.every(isEqual)) {
      this.#latest = latest;
      return;
    }
    this.#latest = new Round(questions);
    this.#latest.isLatest = true;
    dialogue.replace(this.#latest, latest);
  }

  /** Returns the undecided round of a key that a property has set, here or at an element that has left. */
  #kept(key: string | null): Round | undefined {
    for (const [round, { element, desk }] of homes) {
      const isFree = desk === this.#dialogue.desk || !element.isConnected || desk.settings.keep !== key;
      if (key && round.isLatest && round.keep === key && isFree) return round;
    }
  }
}
