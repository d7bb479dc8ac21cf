// Checks the requests of a round before its turn, by cards that are never shown.
import type { Question, Round } from '../rounds/round.js';
import type { SafeCard } from '../rounds/safe-card.js';
import type { Diagnostic } from '../rounds/types.js';

/**
 * Waits for a separate task, so that the page can draw and handle input meanwhile. In a hidden page, tasks of the
 * scheduler are faster than timers.
 */
const nextTask = () =>
  (globalThis as { scheduler?: { postTask?(task: () => void): Promise<unknown> } }).scheduler?.postTask?.(() => {}) ??
  new Promise((resolve) => setTimeout(resolve));

/**
 * Returns why the requests of a round cannot be answered.
 * @param count counts a request that cannot be, and returns true if no more of its server are read
 */
export async function check(
  { questions, serverKey }: Round,
  cardOf: (question: Question) => Promise<SafeCard>,
  count: (server: object) => boolean,
): Promise<Diagnostic[]> {
  const all = [];
  for (const [step, question] of questions.entries()) {
    await nextTask();
    if (question.state === 'ended') break;
    const card = await cardOf(question);
    // If the form traps, the request is checked again at its turn.
    const { faults = [] } = card;
    card.release();
    all.push(...(questions.length > 1 ? faults.map((fault) => ({ ...fault, step })) : faults));
    if (faults.length && count(serverKey)) break;
  }
  return all;
}
