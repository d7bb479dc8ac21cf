// Dates and times as a user enters them: whole, in another zone, and as text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bare, open, settled, source, trap, until } from './card.mjs';

const AT = { type: 'string', title: 'Start', format: 'date-time' };
const press = (card, name) => card.click(card.named(name));

/** Asks for a moment, in a time zone. */
async function ask(zone, property = AT, required = []) {
  if (process.env.TZ !== zone) {
    process.env.TZ = zone;
    // An instance reads the zone once.
    trap();
    await source.McpElicitationElement.form.load();
  }
  const requestedSchema = { type: 'object', properties: { at: property }, required };
  const card = await open({ message: 'Please answer', requestedSchema }, { client: {} });
  card.moment = () => card.find('input[type=datetime-local]');
  return card;
}

for (const [zone, wall, expected, shown] of [
  ['Asia/Kathmandu', '2026-11-24T09:30', '2026-11-24T09:30:00+05:45', /^UTC\+5:45, Asia\/Kat/],
  ['Pacific/Auckland', '2026-01-31T23:59', '2026-01-31T23:59:00+13:00', /^UTC\+13, Pacific\/Auckland$/],
  ['America/New_York', '2026-07-04T00:00', '2026-07-04T00:00:00-04:00', /^UTC-4, America\/New York$/],
  ['America/New_York', '2026-12-04T00:00', '2026-12-04T00:00:00-05:00', /^UTC-5, America\/New York$/],
  ['UTC', '2026-11-24T09:30', '2026-11-24T09:30:00Z', /^UTC\+0$/],
  // A time that occurs twice, and one that is skipped: `Date` decides, and the result is shown below.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00', /^UTC\+2/],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00', /^UTC\+2/],
])
  test(`a moment is read in the user's own zone, shown next to it: ${zone}, ${wall}`, async () => {
    const card = await ask(zone);
    card.type(card.moment(), wall);
    assert.deepEqual(card.content, { at: expected });
    assert.match(bare(card.text('.zone')), shown);
  });

test('can be typed as text for another offset, and chosen again', async () => {
  const card = await ask('Europe/Berlin');
  card.type(card.moment(), '2026-11-24T09:30');
  press(card, 'Type it');
  const line = () => card.find('#f0-0');
  assert.deepEqual([line().value, line().type], ['2026-11-24T09:30:00+01:00', 'text']);
  assert.match(bare(card.text('.hint')), /2026-03-27T09:30:00\+01:00/);
  card.type(line(), '2026-11-24T09:30:00-03:30');
  assert.deepEqual(card.content, { at: '2026-11-24T09:30:00-03:30' });
  press(card, 'Use the calendar');
  assert.equal(line().value, '2026-11-24T14:00', 'the same moment, in the own zone');
  assert.deepEqual(card.content, { at: '2026-11-24T09:30:00-03:30' });
  press(card, 'Type it');
  card.type(line(), 'soon');
  press(card, 'Use the calendar');
  assert.deepEqual(card.content, {}, 'what no control holds is taken back');
});

test('reads a default without an offset in the own zone, marks and sends it', async () => {
  const card = await ask('Europe/Berlin', { ...AT, default: '2026-11-24T09:30:00' }, ['at']);
  assert.equal(card.moment().value, '2026-11-24T09:30');
  assert.match(bare(card.text('#f0-said')), /In your time zone/);
  assert.equal(card.error, undefined);
  card.press('accept');
  assert.deepEqual((await card.answer).content, { at: '2026-11-24T09:30:00+01:00' });
});

test('sends UTC if the server accepts nothing else', async () => {
  const pattern = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$';
  const card = await ask('Europe/Berlin', { ...AT, pattern });
  card.type(card.moment(), '2026-01-01T00:30');
  assert.deepEqual(card.content, { at: '2025-12-31T23:30:00Z' });
});

test('keeps the entry when the language changes', async () => {
  const card = await ask('Europe/Berlin');
  card.type(card.moment(), '2026-03-29T10:30');
  card.element.locale = 'de';
  await until(() => card.text('decline') === 'Ablehnen');
  await settled();
  assert.equal(card.moment().value, '2026-03-29T10:30');
});
