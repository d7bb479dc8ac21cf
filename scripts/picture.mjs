// Draws the examples of tests/suite as pictures, in a page that Node has, to tell what of the form's module that takes.
import { Window } from 'happy-dom';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { number, plural } from '../pkg/locale.js';
import { DEFAULTS, settingsText } from '../pkg/settings.js';
import { fail, root } from './common.mjs';

/**
 * @param {string} code reusable glue
 * @param {string} work where to put it
 * @returns {import('./split.mjs').Exercise}
 */
export const drawPictures = (code, work) => async (wasm, told, memory) => {
  const file = path.join(work, 'glue.mjs');
  writeFileSync(file, code);
  const { default: glue } = await import(pathToFileURL(file).href);
  const { Card, Picture, imports, start } = glue();
  const window = new Window();
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name];
  globalThis.window = window;
  const { exports } = (await WebAssembly.instantiate(wasm, { ...imports, ...told })).instance;
  Object.defineProperty(memory, 'buffer', { get: () => exports.memory.buffer });
  start(exports);
  Card.style();

  const host = { plural: (count) => plural(count, 'en'), number: (lexeme) => number(lexeme, 'en'), test: () => 2, assist() {} };
  const messages = JSON.parse(readFileSync(path.join(root, 'src/message/locales/de.json'), 'utf8'));
  const settings = [
    settingsText(DEFAULTS, 'en', { name: 'Example' }, { waiting: 2, step: null, assists: true }),
    settingsText({ ...DEFAULTS, messages }, 'de', { name: 'Example', title: 'An example', url: 'https://example.com' }, { waiting: 0, step: [1, 2], assists: false }),
  ];
  const shadow = window.document.createElement('div').attachShadow({ mode: 'open' });
  let drawn = 0;
  for (const [request, setting] of requests().flatMap((request) => settings.map((setting) => [request, setting]))) {
    const picture = Picture.draw(request, setting, host, shadow);
    await new Promise((resolve) => setTimeout(resolve));
    if (shadow.querySelector('[data-property]')) drawn++;
    picture?.free();
  }
  await window.happyDOM.close();
  if (!drawn) fail('No example was drawn, so it cannot be told what the first form needs.');
};

/** Those whose answer is known, since they can be answered: as `params`, and as JSON-RPC. */
function requests() {
  const folder = path.join(root, 'tests/suite');
  const cases = readdirSync(folder).sort().flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).cases);
  const answered = cases.filter(({ request, result }) => typeof request === 'object' && result).map(({ request }) => request);
  const sent = answered.map((params) => ({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: { mode: 'form', ...params } }));
  return [...answered, ...sent].map((request) => JSON.stringify(request));
}
