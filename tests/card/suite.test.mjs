// The card draws every case of tests/suite, and answers each that has an answer.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { answer } from './answers.mjs';
import { KINDS } from '../browser/cases.mjs';
import { DECLINE, choiceOf, open, settled } from './card.mjs';

const folder = path.resolve(import.meta.dirname, '../suite');
const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const read = async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')).cases;
const all = (await Promise.all(files.map(async (file) => (await read(file)).map((one) => ({ file, ...one }))))).flat();

for (const one of all.filter(({ request, text }) => request ?? text))
  test(`${one.file}: ${one.name}`, async () => {
    const card = await open(one.text ?? one.request, { server: one.server, client: {}, settings: one.settings });
    assert.ok(card.text('decline'), 'it is drawn, and can be declined');
    if (!one.input || !(one.result || one.errors)) return;
    const { requestedSchema } = one.request ?? JSON.parse(one.text);
    const isChoice = card.find('.choice') !== null;
    if (isChoice && one.errors) return;
    if (!isChoice)
      for (const [name, value] of Object.entries(one.input))
        answer(card, name, value, requestedSchema.properties[name]);
    card.press(isChoice ? choiceOf(one.input, requestedSchema) : 'accept');
    await settled();
    if (one.result) return assert.deepEqual(card.result, one.result);
    for (const name of Object.keys(one.errors)) {
      const field = card.find(`[data-property=${JSON.stringify(name)}]`);
      assert.ok(field.querySelector('[aria-invalid="true"]') && field.querySelector('[part~="error"]').textContent);
    }
    assert.equal(card.result, undefined, 'nothing is sent');
    card.press('decline');
    if (card.find('#discard')) card.press('#discard');
    assert.deepEqual(await card.answer, DECLINE);
  });

/** The parts and slots in order, without those that belong to the layout. */
const partsOf = (card) => ({
  parts: card
    .all('[part]')
    .flatMap((one) => one.getAttribute('part').split(' '))
    .filter((part) => !/^dialog|later$/.test(part)),
  slots: card.all('slot').map(({ name }) => name),
});

for (const name of KINDS)
  test(`has the same parts and slots in every layout: ${name}`, async () => {
    const one = all.find((one) => one.name === name);
    const drawn = [];
    for (const layout of ['card', 'inline', 'dialog']) {
      const card = await open(one.text ?? one.request, { client: {}, settings: { layout } });
      const asking = partsOf(card);
      card.element.decline();
      await settled();
      drawn.push([asking, partsOf(card)]);
    }
    assert.deepEqual(drawn.slice(1), [drawn[0], drawn[0]]);
    assert.ok(drawn[0][0].parts.includes('decline') && drawn[0][0].slots.includes('message'));
  });
