// The questions of a round, from its `inputRequests`.
import { MOST_STEPS } from './limits.js';
import { inputEntries, isElicitation, requestText } from './request.js';
import { Question } from './round.js';
import type { Diagnostic, InputRequests } from './types.js';

/**
 * Returns a question for each elicitation of a round.
 * @param refuse makes the error for too many
 */
export function questionsOf(inputRequests: InputRequests | string, refuse: (diagnostics: Diagnostic[]) => Error) {
  const elicitations = inputEntries(inputRequests).filter(({ entry }) => isElicitation(entry));
  if (elicitations.length > MOST_STEPS) {
    const message = `There are ${elicitations.length} requests; ${MOST_STEPS} are the most that one round asks`;
    throw refuse([{ code: 'over-limit', severity: 'error', location: '', message }]);
  }
  return elicitations.map(({ key, request }) => new Question(request, requestText(request), key));
}
