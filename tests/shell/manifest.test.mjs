// custom-elements.json, made from the element's sources for editors and frameworks, matches the class.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { MODES } from '../../target/generated/facts.js';
import { customElements, elementApi } from '../../scripts/build/manifest.mjs';
import { reference } from '../../scripts/docs/reference.mjs';
import '../card/dom.mjs';
const { ElicitationElement } = await import('../../pkg/src/dialogue/elicitation-element.ts');

const source = (name) => new URL(`../../pkg/src/${name}`, import.meta.url);
const read = (name) => readFile(source(name), 'utf8');
const types = await read('rounds/types.ts');
const api = elementApi();
const manifest = customElements(api);
const { members, attributes, events, cssStates, cssParts, cssProperties, slots } = manifest.modules[0].declarations[0];
const names = (list) => list.map(({ name }) => name).sort();

test('members', () => {
  const callbacks = /Callback$|^constructor$/;
  const own = Object.entries(Object.getOwnPropertyDescriptors(ElicitationElement.prototype)).filter(
    ([name]) => !callbacks.test(name),
  );
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

test('lists the events and states of the types', async () => {
  assert.deepEqual(names(events), [...types.matchAll(/^ {2}'(elicit-[a-z-]+)':/gm)].map(([, name]) => name).sort());
  const status = /ElicitationStatus =([^;]+);/.exec(types)[1];
  // These two states accompany a status.
  assert.deepEqual(
    names(cssStates),
    [...status.matchAll(/'(\w+)'/g)]
      .map(([, name]) => name)
      .concat('invalid', 'url')
      .sort(),
  );
  // The card has a sentence of its own for an end in another client.
  for (const [, name] of (await read('../../src/question/status.rs')).matchAll(/^ {8}\w+ = "(\w+)",$/gm))
    assert.ok(name === 'elsewhere' || status.includes(`'${name}'`), name);
});

test('has the defaults that the types declare', () => {
  window.customElements.define('x-manifest', ElicitationElement);
  const element = new ElicitationElement();
  for (const [name, value] of Object.entries(api.settings)) assert.deepEqual(element[name], value, name);
  assert.deepEqual(api.settings.modes, MODES);
});

test('has every part and token in the reference', () => {
  const page = reference();
  for (const { name } of [...cssParts, ...cssProperties, ...events, ...slots.filter(({ name }) => name)])
    assert.ok(page.includes(`\n| \`${name}\` |`), name);
});

/** The parts of the panel's buttons, which are named like the buttons. */
async function buttonsOfPanel(component) {
  const table = await readFile(new URL('../question/button.rs', component), 'utf8');
  const byButton = new Map([...table.matchAll(/^ +(\w+) = "([a-z-]+)",$/gm)].map(([, button, name]) => [button, name]));
  const panel = await readFile(new URL('card/aside.rs', component), 'utf8');
  const [, without] = /"part", \(pressed != Button::(\w+)\)/.exec(panel);
  const buttons = [...panel.matchAll(/Button::(\w+), Key::/g)].map(([, button]) => button);
  return buttons.filter((button) => button !== without).map((button) => byButton.get(button));
}

test('lists the parts, slots and tokens of the card', async () => {
  const component = new URL('../../src/component/', import.meta.url);
  const rust = (await readdir(component, { recursive: true })).filter((name) => name.endsWith('.rs'));
  const shell = (await readdir(source(''), { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all([
    ...rust.map((name) => readFile(new URL(name, component), 'utf8')),
    ...shell.map((name) => read(name)),
  ]);
  const matches = (expression) =>
    new Set(texts.flatMap((text) => [...text.matchAll(expression)].map(([, name]) => name)));
  const lists = [
    ...matches(/[ "]part=([a-z-]+)/g),
    ...matches(/['"]part['"], ['"]([a-z -]+)['"]/g),
    ...matches(/"([a-z-]+ choice)"/g),
    ...matches(/\bpart: '([a-z-]+)'/g),
    ...(await buttonsOfPanel(component)),
  ];
  const parts = new Set(lists.flatMap((list) => list.split(' ')));
  assert.deepEqual(names(cssParts), [...parts].sort());
  assert.deepEqual(names(slots), [...matches(/slot name=([a-z-]+)/g)].sort());
  texts.push(await readFile(new URL('style.css', component), 'utf8'));
  assert.deepEqual(names(cssProperties), [...matches(/var\((--elicit-[a-z-]+)/g)].sort());
});
