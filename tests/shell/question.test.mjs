// Every pair of a state and an event: the shell does exactly what docs/architecture.md says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Question, TRANSITIONS } from '../../pkg/src/rounds/round.ts';

const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const [, head, rows] = /\| state \|(.*)\|\n\|[-|]*\|\n((?:\|.*\n)+)/.exec(page);
const cells = (line) => line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
const EVENTS = cells(head).filter(Boolean);
const WRITTEN = Object.fromEntries(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, state, ...to] = cells(row);
      return [state, Object.fromEntries(EVENTS.map((event, place) => [event, to[place] || undefined]))];
    }),
);

test('lists every state and event on the architecture page', () => {
  assert.deepEqual(Object.keys(WRITTEN), Object.keys(TRANSITIONS));
  const known = new Set(Object.values(TRANSITIONS).flatMap((to) => Object.keys(to)));
  assert.deepEqual([...known].sort(), [...EVENTS].sort());
});

for (const state of Object.keys(TRANSITIONS)) {
  for (const event of EVENTS) {
    const to = WRITTEN[state]?.[event];
    test(`${event} while ${state}: ${to ?? 'nothing'}`, () => {
      const question = new Question({}, '{}');
      question.state = state;
      assert.equal(question.move(event), to !== undefined);
      assert.equal(question.state, to ?? state);
    });
  }
}
