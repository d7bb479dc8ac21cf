// The questions of a round, from its `inputRequests`.
import { MOST_BYTES } from '../../../target/generated/limits.js';
import { isElicitation } from './elicitation.js';
import { isObject } from './json.js';
import { MOST_STEPS } from './limits.js';
import { requestText } from './request.js';
import type { Performer } from './events.js';
import { Question, unanswerable } from './round.js';
import type { ElicitationRequest, InputRequests } from './types.js';

/**
 * Returns a question for each elicitation of a round.
 * @param requests the same requests in their original order, perhaps as texts
 */
export function questionsOf(
  value: InputRequests,
  performer: Performer,
  requests?: Iterable<[string, ElicitationRequest]>,
): Question[] {
  if (!isObject(value)) throw new TypeError('inputRequests must be an object');
  const questions = [...(requests ?? Object.entries(value))]
    .filter(([key]) => isElicitation(value[key]))
    .map(([key, request]) => new Question(request, requestText(request), key));
  if (questions.length <= MOST_STEPS && questions.reduce((sum, { text }) => sum + text.length, 0) <= MOST_BYTES)
    return questions;
  const message = `A round has at most ${MOST_STEPS} requests, and ${MOST_BYTES} characters`;
  const diagnostics = [{ code: 'over-limit', severity: 'error' as const, location: '', message }];
  performer.emit('elicit-error', { kind: 'unanswerable', diagnostics });
  throw unanswerable(diagnostics);
}
