// Long lists of options: a drop-down list for one, check boxes with a search line for several.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CITIES, open } from './card.mjs';

const ask = (property) =>
  open({
    message: 'Where?',
    requestedSchema: { type: 'object', properties: { city: { title: 'City', ...property } } },
  });
const several = (more = {}) =>
  ask({ type: 'array', items: { type: 'string', enum: CITIES }, default: ['Ulm'], ...more });

test('has a list of any length for one option, of which none may be chosen', async () => {
  const cities = [...CITIES, ...Array.from({ length: 2000 }, (_, index) => `Town ${index}`)];
  const card = await ask({ type: 'string', enum: cities, default: 'Ulm' });
  assert.equal(card.find('input'), null);
  assert.equal(card.all('option').length, cities.length + 1);
  assert.deepEqual(card.content, { city: 'Ulm' });
  card.enter({ city: '10' });
  assert.deepEqual(card.content, { city: 'Köln' });
  card.enter({ city: '' });
  assert.deepEqual(card.content, {});
});

test('shows the description of the chosen option below the list', async () => {
  const options = CITIES.map((title) => ({ const: title, title, description: `All of ${title}` }));
  const card = await ask({ type: 'string', oneOf: options });
  card.enter({ city: String(CITIES.indexOf('Ulm')) });
  assert.equal(card.text('.exact'), 'All of Ulm');
});

test('finds options by their words, and never hides a chosen one', async () => {
  const card = await several();
  const listed = () => card.all('.choices label:not([hidden])').map(({ textContent }) => textContent);
  const search = card.find('input[type=search]');
  const type = (text) => card.type(search, text);
  type('BURG');
  assert.deepEqual(listed(), ['Freiburg', 'Hamburg', 'Ulm']);
  assert.match(card.text('[data-property] [role=status]'), /2 options match/);
  for (const name of ['Freiburg', 'Hamburg']) card.enter({ city: name });
  assert.deepEqual(card.content, { city: ['Freiburg', 'Hamburg', 'Ulm'] });
  type('koln');
  assert.deepEqual(listed(), ['Freiburg', 'Hamburg', 'Köln', 'Ulm'], 'accents do not matter');
  type('nothing');
  assert.match(card.text('[data-property] [role=status]'), /No option matches/);
  search.focus();
  card.key('Escape', search);
  assert.deepEqual([search.value, listed(), card.status], ['', CITIES, 'open']);
  card.click(card.named('Use the suggestion'));
  assert.deepEqual(card.content, { city: ['Ulm'] });
});

test('shows an error at all options for one too many', async () => {
  const card = await several({ maxItems: 1 });
  card.enter({ city: 'Essen' });
  card.press('accept');
  assert.equal(card.error, 'Choose at most 1');
  assert.equal(card.all('input[type=checkbox][aria-invalid]').length, CITIES.length);
  card.enter({ city: 'Essen' });
  assert.deepEqual([card.error, card.find('[aria-invalid]')], [undefined, null]);
});
