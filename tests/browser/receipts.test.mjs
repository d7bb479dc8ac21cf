// Receipts as plain data, drawn again after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { answer, ask, question, resultOf, watch } from './watch.mjs';

const inPage = stage();
const TWO = {
  message: 'Who?',
  requestedSchema: {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City', default: 'Oslo' } },
    required: ['name'],
  },
};

/** Reads the receipt in a listener of the result, as a host page stores it. */
const store = (page) =>
  page.evaluate(() => {
    element.addEventListener('elicit-result', async ({ target }) => {
      window.stored = JSON.stringify(await target.receipt);
    });
  });
const stored = async (page) => {
  await page.waitForFunction(() => window.stored !== undefined, undefined, { timeout: 5000 });
  return page.evaluate(() => stored);
};

test(
  'draws a receipt as it was when it is restored in a page without the form',
  inPage(async ({ page, card }) => {
    await watch(page);
    await store(page);
    await ask(page, TWO);
    await answer(card);
    await resultOf(page);
    const receipt = await stored(page);
    const { drawn, time, ...rest } = JSON.parse(receipt);
    assert.deepEqual(rest, { status: 'accepted', questions: ['Who?'], server: { name: 'Files', claimed: false } });
    assert.ok(Date.parse(time) > 0);
    assert.equal(drawn.tag, 'section');
    const look = (card) => card.evaluate((host) => host.shadowRoot.querySelector('.ended').innerText);
    const before = await look(card);
    assert.match(before, /Who\?[\s\S]*Ada/);

    const requested = [];
    page.on?.('request', (request) => requested.push(request.url()));
    await page.reload();
    await page.evaluate(async (receipt) => {
      document.querySelector('mcp-elicitation').remove();
      window.eventCount = 0;
      const restored = document.createElement('mcp-elicitation');
      for (const type of ['elicit-ready', 'elicit-result', 'elicit-error'])
        restored.addEventListener(type, () => eventCount++);
      const drawing = restored.restore(JSON.parse(receipt));
      document.querySelector('main').append(restored);
      await drawing;
    }, receipt);
    const again = page.locator('mcp-elicitation');
    assert.equal(await look(again), before);
    assert.deepEqual(
      await again.evaluate((host) => [host.status, host.shadowRoot.querySelector('dd').textContent, eventCount]),
      ['idle', 'Ada', 0],
    );
    // The element asks as before.
    await watch(page);
    await ask(page, question());
    await answer(again);
    await resultOf(page);
  }),
);

test(
  'keeps no answer in the receipt when the request has a warning',
  inPage(async ({ page, card }) => {
    await watch(page);
    await store(page);
    await ask(page, {
      message: 'Your password?',
      requestedSchema: { type: 'object', properties: { password: { type: 'string' } }, required: ['password'] },
    });
    await card.locator('input').first().fill('hunter2');
    await accept(page);
    if (await card.locator('#why').count()) await accept(page);
    await resultOf(page);
    assert.ok(!(await stored(page)).includes('hunter2'));
  }),
);
