// Enters the answers of tests/suite, which a user gives by keys and presses.
import assert from 'node:assert/strict';
import { placeOf } from './user.mjs';

/** Enters the answer of one property. */
export function answer(card, name, value, schema, within = card.root) {
  const find = () => within.querySelector(`[data-property=${JSON.stringify(name)}]`);
  const field = find();
  assert.ok(field, `there is a field ${name}`);
  if (schema.type === 'object') {
    for (const [leaf, inner] of Object.entries(value)) answer(card, leaf, inner, schema.properties[leaf], field);
    return;
  }
  // A field may be drawn again.
  const all = (selector) => [...find().querySelectorAll(selector)];
  const [select] = all('select');
  const [moment] = all('input[type=datetime-local]');
  const radios = all('input[type=radio]');
  if (moment) return answerMoment(card, find, moment, value);
  if (radios.length) return card.click(value === null ? radios.at(-1) : radios[placeOf(schema, value)]);
  if (select) return card.type(select, String(value === null ? '' : placeOf(schema, value)));
  const boxes = all('input[type=checkbox]');
  if (boxes.length) {
    const wanted = Array.isArray(value) ? value.map((one) => placeOf(schema, one)) : [value ? 0 : -1];
    for (const place of boxes.keys()) {
      const box = all('input[type=checkbox]')[place];
      if (box.checked !== wanted.includes(place)) card.click(box);
    }
    return;
  }
  const [line] = all('input:not([type=search]), textarea');
  if (line) card.type(line, Array.isArray(value) ? value.join('\n') : (value ?? ''));
}

/** Enters a date and time, in the own zone if `value` has its offset, else as text. */
function answerMoment(card, find, moment, value) {
  if (!value) return card.type(moment, '');
  const wall = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::00)?(?:Z|[+-])/.exec(value)?.[1];
  if (wall) card.type(moment, wall);
  if (wall && JSON.stringify(card.content).includes(value)) return;
  card.click(find().querySelector('[id$="-as-text"]'));
  card.type(find().querySelector('input[type=text]'), value);
}
