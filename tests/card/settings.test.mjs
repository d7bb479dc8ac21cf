// The settings of an element: by properties and attributes, also while a question is open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './dom.mjs';
import { fresh, open, question, settled, source, until } from './card.mjs';

const { McpElicitationElement } = source;

test('defines a tag once, and gives another tag its own class', () => {
  const defined = new Map();
  const registry = {
    get: (tag) => defined.get(tag),
    define(tag, element) {
      assert.ok(![...defined.values()].includes(element), 'a registry takes a class once');
      defined.set(tag, element);
    },
  };
  for (const tag of [undefined, undefined, 'my-question', 'your-question'])
    source.defineElement(McpElicitationElement, tag, registry);
  assert.deepEqual([...defined.keys()], ['mcp-elicitation', 'my-question', 'your-question']);
  assert.equal(defined.get('mcp-elicitation'), McpElicitationElement);
  assert.ok(defined.get('my-question').prototype instanceof McpElicitationElement);
});

test('applies settings that change while the question is open, without a new card', async () => {
  const card = await open();
  const { element } = card;
  card.enter('Ada');
  const base = card.find('[part~="base"]');
  element.layout = 'inline';
  element.messages = { accept: 'Go' };
  element.server = { name: 'late' };
  element.setAttribute('locale', 'en-GB');
  await settled();
  assert.equal(card.find('[part~="base"]'), base);
  assert.deepEqual([card.text('accept'), card.find('input').value], ['Go', 'Ada']);
  element.locale = 'de';
  await until(() => card.text('decline') === 'Ablehnen');
  assert.equal(card.find('input').value, 'Ada');
});

test('sets properties by attributes', () => {
  const { element } = fresh();
  element.setAttribute('locale', 'en-GB');
  element.setAttribute('layout', 'inline');
  element.setAttribute('server-name', 'files');
  element.setAttribute('request', JSON.stringify(question()));
  assert.deepEqual(
    [element.locale, element.layout, element.server, element.status],
    ['en-GB', 'inline', { name: 'files' }, 'open'],
  );
  for (const name of ['layout', 'server-name', 'request']) element.removeAttribute(name);
  assert.deepEqual([element.layout, element.server, element.status], ['card', null, 'idle']);
});

test('shows nothing if a template made text of deliver, and reports each setting that was lost', async (context) => {
  const error = context.mock.method(console, 'error', () => {});
  for (const text of [
    'async () => {…}',
    'result => send(result)',
    'function () { [native code] }',
    'deliver(r) {}',
    '[object Object]',
  ]) {
    const element = document.createElement('mcp-elicitation');
    for (const name of ['deliver', 'opener', 'server']) element.setAttribute(name, text);
    element.setAttribute('request', JSON.stringify(question()));
    page.append(element);
    element.request = question();
    await assert.rejects(element.elicit(question()), /^Error: The attribute deliver is the text of a function$/);
    await settled();
    assert.equal(element.status, 'idle');
    element.deliver = async () => {};
    element.request = question('again');
    await until(() => element.status === 'open');
    element.remove();
  }
  const names = error.mock.calls.map(({ arguments: [text] }) => text.match(/^<mcp-elicitation (\w+)="/)[1]);
  assert.deepEqual(names, ['deliver', 'opener', 'server']);
});

test('takes other text of an attribute as before', async () => {
  const element = document.createElement('mcp-elicitation');
  element.setAttribute('request', JSON.stringify(question('(a) => { b }')));
  element.setAttribute('deliver', '');
  page.append(element);
  await until(() => element.status === 'open');
  element.remove();
});
