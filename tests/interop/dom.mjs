// Tests an app in the DOM named by the argument, with the window's members as globals, as test runners do.
import assert from 'node:assert/strict';

const [, , dom] = process.argv;
const { JSDOM, Window } = await import(dom).then((module) => ({ ...module.default, ...module }));
const { window } = JSDOM
  ? new JSDOM('<!doctype html><body></body>', { url: 'http://localhost/' })
  : { window: new Window({ url: 'http://localhost/' }) };
const REPLACED = [
  'AbortController',
  'AbortSignal',
  'CSSStyleSheet',
  'CustomEvent',
  'Event',
  'EventTarget',
  'addEventListener',
  'dispatchEvent',
  'navigator',
  'removeEventListener',
];
for (const name of Object.getOwnPropertyNames(window)) {
  if (name.startsWith('_') || (name in globalThis && !REPLACED.includes(name))) continue;
  const value = window[name];
  Object.defineProperty(globalThis, name, {
    value: typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value,
    configurable: true,
    writable: true,
  });
}
globalThis.window = window;

const { answer } = await import('mcp-elicitation/testing');
await import('mcp-elicitation');

const form = { message: 'Where to?', requestedSchema: { type: 'object', properties: { city: { type: 'string' } } } };
const address = { mode: 'url', message: 'Sign in', url: 'https://login.example/x' };
const [accepted, declined, cancelled] = [
  { action: 'accept', content: { city: 'Oslo' } },
  { action: 'decline' },
  { action: 'cancel' },
];
function element(attributes = '') {
  document.body.innerHTML = `<mcp-elicitation ${attributes}></mcp-elicitation>`;
  return document.querySelector('mcp-elicitation');
}

for (const layout of ['card', 'inline', 'dialog']) {
  const one = element(`layout="${layout}"`);
  for (const result of [accepted, declined, cancelled]) {
    const pending = one.elicit(form);
    await answer(one, result);
    assert.deepEqual(await pending, result);
  }
  const removed = one.elicit(form);
  one.remove();
  assert.deepEqual(await removed, cancelled);
}

{
  const one = element();
  const opened = [];
  one.opener = (url) => void opened.push(url);
  const plain = one.elicit(address);
  await answer(one, { action: 'accept' });
  assert.deepEqual([await plain, opened], [{ action: 'accept' }, [address.url]]);
  const refused = one.elicit(address);
  await answer(one, declined);
  assert.deepEqual([await refused, opened.length], [declined, 1]);
}

console.log('all tried');
process.exit();
