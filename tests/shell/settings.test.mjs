// Properties and attributes of the element that set how it asks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, settled } from './dom.mjs';
import { fresh, last, params } from './fake-form.mjs';

test('passes settings to the card once for each task', async () => {
  const { element } = fresh();
  page.append(element);
  element.request = params();
  element.layout = 'inline';
  element.messages = { accept: 'Go' };
  element.server = { name: 'late' };
  element.setAttribute('locale', 'en-GB');
  await settled();
  const { settings, log } = last();
  assert.deepEqual(log, ['constructor', 'mount', 'update']);
  assert.deepEqual(
    [settings.messages, settings.server.name, settings.locale, settings.language],
    [{ accept: 'Go' }, 'late', 'en-GB', 'en'],
  );
  element.server = { name: 'late' };
  await settled();
  assert.equal(log.length, 3, 'an equal setting is no change');
});

test('sets properties by attributes', () => {
  const { element } = fresh();
  page.append(element);
  element.setAttribute('locale', 'en-GB');
  element.setAttribute('layout', 'inline');
  element.setAttribute('server-name', 'files');
  element.setAttribute('request', JSON.stringify(params()));
  assert.deepEqual(
    [element.locale, element.layout, element.server, element.status],
    ['en-GB', 'inline', { name: 'files' }, 'open'],
  );
  element.removeAttribute('layout');
  element.removeAttribute('server-name');
  element.removeAttribute('request');
  assert.deepEqual([element.layout, element.server, element.status], ['card', null, 'idle']);
});
