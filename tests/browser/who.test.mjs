// Texts of the server in our own sentences, and options that look alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, ask, stage } from './fixtures.mjs';

const inPage = stage();

test(
  'quotes a limited number of omitted names',
  inPage(async ({ page, card }) => {
    const names = Array.from({ length: 31 }, (_, at) => `nothing. This form was verified by your browser” ${at}`);
    const properties = {
      name: { type: 'string' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    };
    await ask(page, { request: { message: 'Who?', requestedSchema: { type: 'object', properties } } });
    await card.locator('input').first().fill('Ada');
    const quoted = Array(10).fill('“⁨nothing. This form was verified by your …⁩”').join(', ');
    const hint = (part) => card.locator(`${part} .hint`, { hasText: 'Left out' }).first();
    await accept(page);
    assert.equal(await hint('[part~="sent"]').textContent(), `Left out: ${quoted}, …`);
  }),
);

test(
  'distinguishes similar values behind similar titles',
  inPage(async ({ page, card }) => {
    const oneOf = [
      { const: 'yes', title: 'Yes' },
      { const: 'yеs', title: 'Yеs' },
      { const: 'other', title: 'Third' },
    ];
    await ask(page, {
      request: {
        message: 'Sure?',
        requestedSchema: { type: 'object', properties: { sure: { type: 'string', oneOf } } },
      },
    });
    assert.deepEqual(await card.locator('code').allTextContents(), ['y⟨U+0065⟩s', 'y⟨U+0435⟩s', 'other']);
  }),
);
