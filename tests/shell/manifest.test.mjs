// custom-elements.json is what editors and frameworks know of the element: it says what the class has.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import './dom.mjs';
const { ElicitationElement } = await import('../../pkg/elicitation-element.js');

const read = (name) => readFile(new URL(`../../pkg/${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(await read('custom-elements.json'));
const { members, attributes, events, cssStates } = manifest.modules[0].declarations[0];
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
  assert.deepEqual(names(cssStates), [...status.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort());
  const element = /class McpElicitationElement[^{]+\{([\s\S]+?)\n\}/.exec(types)[1];
  for (const { name } of members) assert.match(element, new RegExp(`^ {2}(get |set )?${name}[(:]`, 'm'), name);
});
