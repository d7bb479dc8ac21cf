// Servers accept the answers of the form: every request of ../shared/requests/real is answered, and each answer is
// checked with the validator of the official SDK's server.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { fresh, settled, until } from './card.mjs';
import { NUMBERS, TEXTS } from './texts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '../shared/requests/real');
const missing = existsSync(folder)
  ? undefined
  : `${path.relative(root, folder)} is not there: no answer to a real request is checked`;

/** The ends of the names of unanswerable requests. */
const UNANSWERABLE = [
  'McpSchemaTests.java#L1576',
  'schema-twins/2025-11-25.schema.json#L883',
  'spec-types/2025-06-18.schema.json#L569',
];
/** A request with a field for a UUID that begins with `x`. */
const UNSATISFIABLE = '/raw_extra';

const requests = missing
  ? []
  : readdirSync(folder)
      .sort()
      .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).map((entry) => ({ file, ...entry })))
      .filter(({ id, params }) => !id.endsWith(UNSATISFIABLE) && params.mode !== 'url')
      // The same question in another revision.
      .filter(({ params }, index, all) => all.findIndex((other) => isDeepStrictEqual(other.params, params)) === index);

/** Answers the fields that must be answered, trying texts until one is accepted, or all fields. */
function answer(card, everything) {
  for (const { id } of card.all('.field[data-property]:not([data-code])')) {
    const field = () => card.find(`#${id}`);
    const all = (selector) => [...field().querySelectorAll(selector)];
    const isWrong = () => Boolean(field().querySelector('[part~="error"]')?.textContent);
    const lines = all('input:not([type=radio], [type=checkbox], [type=search]), textarea, select');
    const isAnswered = all('input:checked:not([id$="-none"])').length > 0 || lines.some(({ value }) => value !== '');
    if ((isAnswered && !isWrong()) || (!everything && field().querySelector('.optional'))) continue;
    /** Tries one input after the other until the field accepts it. */
    const attempt = (inputs, put) => {
      for (const input of inputs) {
        put(input);
        card.blur();
        if (!isWrong()) return;
      }
      assert.fail(`no answer is good enough: ${field().textContent}`);
    };
    const [radio] = all('input[type=radio]');
    const boxes = all('input[type=checkbox]');
    const [line] = lines;
    const numeric = /decimal|numeric/.test(line?.getAttribute('inputmode'));
    if (radio) attempt([0, 1], (place) => card.click(all('input[type=radio]')[place]));
    else if (boxes.length) attempt([...boxes.keys()], (place) => card.click(all('input[type=checkbox]')[place]));
    else if (line?.localName === 'select') attempt(['0', '1'], (value) => card.type(all('select')[0], value));
    else if (line?.type === 'date') attempt(['2026-03-27'], (text) => card.type(line, text));
    else if (line?.type === 'datetime-local') attempt(['2026-03-27T09:30'], (text) => card.type(line, text));
    else if (line?.localName === 'textarea' && /One entry per line/.test(field().textContent)) {
      const several = (count) =>
        [...TEXTS, ...NUMBERS].map((text) => Array.from({ length: count }, (_, index) => text + (index || '')));
      attempt([1, 2, 3].flatMap(several), (entries) => card.type(all('textarea')[0], entries.join('\n')));
    } else if (line)
      attempt(numeric ? [...NUMBERS, ...TEXTS] : [...TEXTS, ...NUMBERS], (text) =>
        card.type(all('input:not([type=search]), textarea')[0], text),
      );
  }
}

const validator = new AjvJsonSchemaValidator();

for (const file of new Set(requests.map(({ file }) => file))) {
  describe(file, () => {
    for (const { id, params } of requests.filter((one) => one.file === file)) {
      test(id, async () => {
        const card = fresh();
        let rejected = false;
        card.ask(params, { client: {}, unanswerable: 'reject' }).catch(() => (rejected = true));
        await until(() => rejected || card.status === 'open');
        assert.equal(
          rejected,
          UNANSWERABLE.some((end) => id.endsWith(end)),
        );
        if (rejected) return;
        const isChoice = card.find('.choice') !== null;
        if (!isChoice) answer(card, id.length % 2 === 0);
        // A warned request has a second step.
        for (let presses = 0; presses < 3 && !card.result; presses++) {
          card.press('accept');
          await settled();
        }
        assert.equal(card.result?.action, 'accept', card.text('summary'));
        // The server does not check answers to a request without a schema.
        if (!params.requestedSchema) return;
        const { valid, errorMessage } = validator.getValidator(params.requestedSchema)(card.result.content);
        assert.ok(valid, `${errorMessage}: ${JSON.stringify(card.result.content)}`);
      });
    }
  });
}
if (missing) test(missing, { skip: missing }, () => {});
