// What is asked is said, what is sent has been seen, and what the host refuses is not asked.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { ask, events, line, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const form = (properties) => ({ message: 'Please answer.', requestedSchema: { type: 'object', properties } });
const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, { type: 'string', default: `value ${index}` }]));
const content = Object.fromEntries(Object.entries(many).map(([name, schema]) => [name, schema.default]));

describe('what the server has filled in', { concurrency: false }, () => {
  test(
    'is shown before it is sent, where nobody has scrolled to it',
    inPage(
      async ({ page, card }) => {
        await watch(page);
        await ask(page, form(many));
        await accept(page, card);
        await page.waitForFunction(() => element.shadowRoot.querySelector('#preview pre'));
        assert.deepEqual(await events(page, 'elicit-result'), []);
        await page.waitForFunction(() => {
          const { top } = element.shadowRoot.querySelector('#preview').getBoundingClientRect();
          return top >= 0 && top < element.shadowRoot.querySelector('footer').getBoundingClientRect().top;
        });
        await accept(page, card);
        assert.deepEqual(await resultOf(page), { action: 'accept', content });
      },
      { viewport: { width: 800, height: 500 } },
    ),
  );

  test(
    'is sent at once where it has all been in sight',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, form({ field: { type: 'string', default: 'value' } }));
      await accept(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { field: 'value' } });
    }),
  );
});

test(
  'while it is asked whether to cancel, no key accepts, and it can be declined',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, form({ name: { type: 'string' } }));
    await line(card).pressSequentially('Ada');
    await page.evaluate(() => (ahead += 5000));
    await page.keyboard.press('Escape');
    await card.locator('#keep').waitFor();
    await page.keyboard.press('Control+Enter');
    assert.equal(await status(page), 'open');
    await card.locator('[part~="decline"]').click();
    assert.deepEqual(await resultOf(page), { action: 'decline' });
  }),
);

describe('what the host sets', { concurrency: false }, () => {
  for (const [name, settings, request] of [
    ['refuses a form that asks for a secret', { sensitive: 'refuse' }, form({ password: { type: 'string', title: 'Password' } })],
    ['limits how much is asked', { limits: { properties: 1 } }, form({ a: { type: 'string' }, b: { type: 'string' } })],
  ]) {
    test(
      name,
      inPage(async ({ page, card }) => {
        await watch(page);
        await page.evaluate((settings) => Object.assign(element, settings), settings);
        await ask(page, request);
        await card.locator('[part~="decline"]').waitFor();
        assert.deepEqual([await status(page), await card.locator('[part~="accept"]').count()], ['unanswerable', 0]);
        assert.deepEqual(await events(page, 'elicit-error'), ['unanswerable']);
        await card.locator('[part~="decline"]').click();
        assert.deepEqual(await resultOf(page), { action: 'decline' });
      }),
    );
  }
});

test(
  'the arrival is said politely, once',
  inPage(async ({ page }) => {
    await watch(page);
    await ask(page, form({ name: { type: 'string' } }));
    await page.waitForFunction(() => element.shadowRoot.querySelector('.unseen[role="status"]')?.textContent === 'Files asks for input: Please answer.', undefined, { timeout: 5000 });
    await page.waitForFunction(() => element.shadowRoot.querySelector('.unseen[role="status"]')?.textContent === '', undefined, { timeout: 8000 });
  }),
);
