// The steps of the host between the user's decision and the result: opening the address, and delivering the answer.
import { freeze, type Ending, type Question, type QuestionEvent, type Round } from '../rounds/round.js';
import type { Deliver, ElicitResult } from '../rounds/types.js';

/** The dialogue, as far as these steps need it. */
export interface Steps {
  emit(type: string, detail: unknown): void;
  /** Shows the status, and why the answer could not be sent. */
  show(failure?: string): void;
  take(question: Question, event: QuestionEvent, result: ElicitResult): void;
  /** Takes a decision that needs no further step. */
  conclude(question: Question, event: QuestionEvent, result: ElicitResult, end: Ending): void;
}

/** Accepts as soon as the host's opener has finished. */
export function open(steps: Steps, question: Question, opening: Promise<unknown>): void {
  const isAsked = question.move('send');
  const attempt = isAsked ? ++question.attempts : 0;
  // The user may have cancelled meanwhile, which the host delivers.
  const isLatest = () => attempt === question.attempts;
  if (isAsked) steps.show();
  opening.then(
    () => isLatest() && steps.take(question, 'sent', { action: 'accept' }),
    (error) => {
      if (isLatest() && question.move('not-sent')) steps.show();
      const diagnostics = [{ code: 'opener-failed', severity: 'error', location: '/url' }];
      steps.emit('elicit-error', { kind: 'opener', diagnostics, error });
    },
  );
}

/** Lets the host deliver a result. If that fails, the question is open again, unless it was cancelled. */
export async function deliver(steps: Steps, round: Round, work: Deliver, result: ElicitResult, end: Ending) {
  const { question, delivery } = round;
  if (!question.move('send')) return;
  question.attempts++;
  question.result = freeze(result);
  steps.show();
  const results = question.key === undefined ? undefined : round.byKey(round.resultsAt(end));
  const outcome = await delivery.run(work, result, !!end.all, results);
  if (!outcome) return;
  const { error } = outcome as { error?: Error };
  if (error) question.result = undefined;
  if (!error || end.all) steps.conclude(question, 'sent', result, end);
  else if (question.move('not-sent')) steps.show(error.name === 'DeliveryError' ? error.message : '');
  const diagnostics = [{ code: 'deliver-failed', severity: 'error', location: '' }];
  if (error) steps.emit('elicit-error', { kind: 'deliver', diagnostics, error });
}
