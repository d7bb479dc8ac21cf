// The hook of `mcp-elicitation/react` in React's strict mode, with a real client and a real server of the SDK in the
// page.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { reactPage } from './react-page.mjs';

const inPage = stage(() => reactPage('react-hook'));

const joined = (name, work) =>
  inPage(name, { path: '/sdk/react-hook.html' }, async (opened) => {
    await opened.page.waitForFunction(() => window.join);
    await opened.page.evaluate(() => join());
    await opened.page.waitForFunction(() => window.calls.length > 0 && window.calls.at(-1) !== window.calls[0]);
    await work(opened);
  });

const says = (page, id, text) => page.locator(`#${id}`, { hasText: text }).waitFor();
const call = (page, name, args = {}) => page.evaluate(([name, args]) => void call(name, args), [name, args]);

/** Calls the tool `book` with the client of the hook, and returns the text of its result. */
const booked = (page) =>
  page.evaluate(() =>
    calls
      .at(-1)({ name: 'book', arguments: {} })
      .then(({ content }) => content[0].text),
  );

async function answer(page, name) {
  const card = page.locator('mcp-elicitation');
  await card.locator('input[type=text]').fill(name);
  await accept(page);
}

describe('useElicitation', { concurrency: false }, () => {
  joined('goes from idle to asking with a card to answered', async ({ page, card }) => {
    await says(page, 'status', 'idle');
    assert.equal(await page.locator('mcp-elicitation').count(), 0);
    await call(page, 'book');
    await says(page, 'status', 'asking');
    assert.match(await card.locator('[part~="server"]').innerText(), /Calendar/);
    await answer(page, 'Ada');
    await says(page, 'status', 'answered');
    assert.deepEqual(JSON.parse(await page.locator('#result').innerText()), {
      action: 'accept',
      content: { name: 'Ada' },
    });
    await says(page, 'booked', 'Ada');
    const order = await page.evaluate(() => states.filter((status, index) => status !== states[index - 1]));
    assert.deepEqual(order, ['idle', 'asking', 'answered']);
    const made = await page.evaluate(() => new Set(calls).size);
    assert.equal(made, 2, 'one without a client, one with it: no render makes another');
  });

  joined('asks the next question in the same card', async ({ page, card }) => {
    await call(page, 'book', { questions: 2 });
    await answer(page, 'Ada');
    await card.locator('[part~="message"]', { hasText: 'number 2' }).waitFor();
    await card.locator('[part~="decline"]').click();
    await says(page, 'status', 'answered');
    await says(page, 'booked', '[{"action":"accept","content":{"name":"Ada"}},{"action":"decline"}]');
  });

  joined('reports a question that could not be asked', async ({ page }) => {
    await call(page, 'unanswerable');
    await says(page, 'status', 'failed');
    await says(page, 'result', '-32602');
    await says(page, 'booked', '-32602');
  });

  joined('withdraws its question when the component unmounts', async ({ page }) => {
    await call(page, 'book');
    await page.locator('mcp-elicitation [part~="decline"]').waitFor();
    const got = booked(page);
    await page.waitForFunction(() =>
      document.querySelector('mcp-elicitation').shadowRoot.querySelector('[part~="header"]')?.textContent.includes('1'),
    );
    await page.evaluate(() => setShown(false));
    assert.equal(await got, '[{"action":"cancel"}]');
  });

  joined('keeps its question when the component unmounts, if the element has a key', async ({ page, card }) => {
    await page.evaluate(() => (window.keep = 'ada/1'));
    await call(page, 'book');
    await page.locator('mcp-elicitation [part~="decline"]').waitFor();
    const got = booked(page);
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').waiting === 1);
    await page.evaluate(() => setShown(false));
    await page.waitForFunction(() => !document.querySelector('mcp-elicitation'));
    await page.evaluate(() => setShown(true));
    await page.waitForFunction(() => document.querySelector('mcp-elicitation')?.waiting === 1);
    await card.locator('[part~="decline"]').click();
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').waiting === 0);
    await card.locator('[part~="decline"]').click();
    assert.equal(await got, '[{"action":"decline"}]');
  });

  joined('withdraws it also before a card was rendered', async ({ page }) => {
    const got = await page
      .evaluate(async () => {
        const { content } = await new Promise((resolve) => {
          resolve(calls.at(-1)({ name: 'book', arguments: {} }));
          setShown(false);
        });
        return content[0].text;
      })
      .catch((error) => String(error));
    assert.match(got, /cancel|Method not found/);
  });

  inPage('throws without a client', { path: '/sdk/react-hook.html' }, async ({ page }) => {
    await page.waitForFunction(() => window.call);
    await call(page, 'book');
    await says(page, 'booked', 'There is no client yet');
  });
});
