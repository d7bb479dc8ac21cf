// custom-elements.json is what editors and frameworks know of the element: it says what the class has.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import './dom.mjs';
const { ElicitationElement } = await import('../../pkg/src/elicitation-element.js');

const read = (name) => readFile(new URL(`../../pkg/src/${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(await read('custom-elements.json'));
const { members, attributes, events, cssStates, cssParts, cssProperties, slots } = manifest.modules[0].declarations[0];
const names = (list) => list.map(({ name }) => name).sort();

test('members', () => {
  const callbacks = /Callback$|^constructor$/;
  const own = Object.entries(Object.getOwnPropertyDescriptors(ElicitationElement.prototype)).filter(([name]) => !callbacks.test(name));
  assert.deepEqual(names(members), own.map(([name]) => name).sort());
  for (const [name, { set, value }] of own) {
    const member = members.find((one) => one.name === name);
    assert.equal(member.kind, value ? 'method' : 'field', name);
    assert.equal(Boolean(member.readonly), !value && !set, name);
  }
});

test('attributes', () => {
  // `lang` is HTML's own.
  assert.deepEqual(names(attributes), ElicitationElement.observedAttributes.filter((name) => name !== 'lang').sort());
});

test('members, events and states are those of the types', async () => {
  const types = await read('element.d.ts');
  assert.deepEqual(names(events), [...types.matchAll(/^ {2}'(elicit-[a-z-]+)':/gm)].map(([, name]) => name).sort());
  const status = /ElicitationStatus =([^;]+);/.exec(types)[1];
  // These two come beside a status.
  assert.deepEqual(names(cssStates), [...status.matchAll(/'(\w+)'/g)].map(([, name]) => name).concat('invalid', 'url').sort());
  const element = /class McpElicitationElement[^{]+\{([\s\S]+?)\n\}/.exec(types)[1];
  for (const { name } of members) assert.match(element, new RegExp(`^ {2}(get |set )?${name}[(:]`, 'm'), name);
});

test('parts, slots and tokens are those of the card, and docs/theming.md names them', async () => {
  const source = new URL('../../src/component/', import.meta.url);
  const rust = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.rs'));
  const shell = (await readdir(new URL('../../pkg/src/', import.meta.url))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all([...rust.map((name) => readFile(new URL(name, source), 'utf8')), ...shell.map((name) => read(name))]);
  const found = (expression) => new Set(texts.flatMap((text) => [...text.matchAll(expression)].map(([, name]) => name)));
  const parts = new Set([...found(/[ "]part=([a-z-]+)/g), ...found(/['"]part['"], ['"]([a-z-]+)['"]/g), ...found(/\bpart: '([a-z-]+)'/g)]);
  assert.deepEqual(names(cssParts), [...parts].sort());
  assert.deepEqual(names(slots), [...found(/slot name=([a-z-]+)/g)].sort());
  const tokens = [...(await readFile(new URL('style.css', source), 'utf8')).matchAll(/var\((--elicit-[a-z-]+)/g)].map(([, name]) => name);
  assert.deepEqual(names(cssProperties), [...new Set(tokens)].sort());
  const page = await readFile(new URL('../../docs/theming.md', import.meta.url), 'utf8');
  for (const { name } of [...cssParts, ...slots, ...cssProperties]) assert.ok(page.includes(`\`${name}\``), name);
});
