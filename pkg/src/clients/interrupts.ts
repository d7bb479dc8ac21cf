// Reads the interrupts of an agent, independently of their envelope.
import { add, check, type Asked, type Read } from './ask-round.js';
import { isObject } from '../rounds/json.js';

export const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** Reads interrupts, each id once, and reports those that cannot be shown; the others are still asked. */
export function readInterrupts<Interrupt, Question extends Asked>(
  interrupts: readonly Interrupt[],
  idOf: (interrupt: Interrupt) => unknown,
  read: (interrupt: Interrupt, index: number) => Question[],
): Read<Interrupt, Question> {
  const all: Read<Interrupt, Question> = { questions: [], unanswered: [] };
  const ids = new Set();
  // A single interrupt may have no id.
  const isAlone = interrupts.filter(isObject).length === 1;
  for (const [index, interrupt] of interrupts.entries())
    add(all, interrupt, () => {
      check(isObject(interrupt), 'type');
      const id = idOf(interrupt);
      check(typeof id === 'string' || (isAlone && id === undefined), 'id');
      if (ids.has(id)) return [];
      ids.add(id);
      return read(interrupt, index);
    });
  return all;
}
