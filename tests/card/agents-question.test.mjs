// A question of an agent, as its adapter asks it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fresh, settled, until } from './card.mjs';

test('says once what is missing behind an empty “Other…” of an agent’s question', async () => {
  const options = ['Beans', 'Beets'].map((label) => ({ const: label, title: label }));
  const properties = {
    answer: { type: 'array', items: { anyOf: options }, title: 'Which?' },
    other: { type: 'string', _meta: { 'mcp-elicitation/instead': true } },
  };
  const params = { message: 'Which?', requestedSchema: { type: 'object', properties, required: ['answer'] } };
  const card = fresh();
  card.element.elicitAll({ 0: { method: 'elicitation/create', params } }, { isAgentsQuestion: true });
  await until(() => card.status === 'open');
  card.enter('Other…', 'answer');
  card.press('accept');
  await settled();
  const errors = card
    .all('[part~="error"]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  assert.equal(errors.length, 1, errors.join());
  assert.doesNotMatch(card.text('base'), /optional|Empty list/);
});
