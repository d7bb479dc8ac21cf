// The questions that the properties `request` and `requests` have set.
import { keeps } from '../rounds/release.js';
import { requestId } from '../rounds/request.js';
import { Round, type Question } from '../rounds/round.js';
import type { InputRequests } from '../rounds/types.js';
import { homeOf, type Dialogue } from './dialogue.js';
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
    const own = before && homeOf(before) === dialogue && !desk.away.includes(before) ? before : undefined;
    if (!questions.length) {
      // Templates that set both properties also clear the one that they do not use.
      if (isRound !== !!this.requests) return;
      this.requests = null;
      this.#latest = undefined;
      if (own) dialogue.send({ type: 'withdrawn', round: own, reason: 'host' });
      if (own && own === desk.current) dialogue.send({ type: 'cleared' });
      return;
    }
    const latest = own?.isOver === false ? own : keeps.value?.latestOf(settings.keep, dialogue);
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
}
