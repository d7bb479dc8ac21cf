// Every sentence of a catalogue was made from, or compared with, the English of today.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { behind, confirmed } from '../../scripts/check/translations.mjs';

test('lists no sentence whose English has changed', () => assert.deepEqual(behind(), []));

test('lists a changed sentence for each catalogue until it is confirmed', () => {
  const old = { ...confirmed({}, 'accept'), accept: { '*': 'old' } };
  const isListed = (record, tag) => behind(record).includes(`${tag}: accept`);
  assert.ok(isListed(old, 'de') && isListed(old, 'ja'));
  const german = confirmed(old, 'accept', ['de']);
  assert.ok(!isListed(german, 'de') && isListed(german, 'ja'));
  assert.ok(!isListed(confirmed(german, 'accept'), 'ja'));
});
