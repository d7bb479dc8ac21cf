// Texts of the server in our own sentences, and options that look alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, stage } from './fixtures.mjs';

const inPage = stage();

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
