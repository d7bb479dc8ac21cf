// Asks each question at a card of its own. A file apart, because the adapters of agents do not need it.
import { atQuestion } from './clock.js';
import type { Asker } from './host.js';
import type { ElicitOptions } from '../rounds/types.js';

/** Finds or makes the card of a question, and asks there. */
type AskAtCard = <Answer>(
  ask: (card: Asker, options: ElicitOptions) => Promise<Answer>,
  options: ElicitOptions,
) => Promise<Answer>;

export function placeOf(at: AskAtCard, complete: Asker['complete']): Asker {
  /** Settles when the user is done at the last address. */
  let finished: Promise<unknown> | undefined;
  const askAt: AskAtCard = (ask, options = {}) =>
    at(async (card, own) => {
      const answer = await atQuestion(own.client, card, () => ask(card, own));
      ({ finished } = card);
      return answer;
    }, options);
  return {
    get finished() {
      return finished;
    },
    elicit: (request, options) => askAt((card, own) => card.elicit(request, own), options!),
    elicitAll: (requests, options) => askAt((card, own) => card.elicitAll(requests, own), options!),
    complete,
  };
}
