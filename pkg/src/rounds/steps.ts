// The questions of a round, from its `inputRequests`.
import { MOST_BYTES } from '../../../target/generated/limits.js';
import { isElicitation } from './elicitation.js';
import { MOST_STEPS } from './limits.js';
import { inputEntries, requestText } from './request.js';
import type { Performer } from './events.js';
import { Question, unanswerable } from './round.js';
import type { InputRequests } from './types.js';

/** Returns a question for each elicitation of a round. */
export function questionsOf(inputRequests: InputRequests | string, performer: Performer) {
  const elicitations = inputEntries(inputRequests).filter(({ entry }) => isElicitation(entry));
  const over = (message: string) => {
    const diagnostics = [{ code: 'over-limit', severity: 'error' as const, location: '', message }];
    performer.emit('elicit-error', { kind: 'unanswerable', diagnostics });
    return unanswerable(diagnostics);
  };
  if (elicitations.length > MOST_STEPS)
    throw over(`There are ${elicitations.length} requests; ${MOST_STEPS} are the most that one round asks`);
  let length = 0;
  return elicitations.map(({ key, request }) => {
    const text = requestText(request);
    length += text.length;
    if (length > MOST_BYTES) throw over(`The requests of this round have more than ${MOST_BYTES} characters together`);
    return new Question(request, text, key);
  });
}
