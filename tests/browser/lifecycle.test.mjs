// A question follows its element and its page: properties, moves, removal, and a page that is left.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { ENGINE, accept, launch, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, answer, ask, events, hold, leave, line, question, resultOf, status } from './watch.mjs';

const inPage = stage();
const inWindow = ENGINE ? inPage : stage(undefined, undefined, launch);
const BARE = { path: '/strict/bare.html', defined: false };

const define = (page) => page.evaluate(() => window.define());

describe('applies properties whenever they are set', () => {
  inPage('before the WebAssembly has arrived', BARE, async ({ page, card }) => {
    const release = await hold(page, 'form_bg.wasm');
    await define(page);
    await page.evaluate((request) => Object.assign(element, { server: { name: 'First' }, request }), question());
    assert.equal(await status(page), 'loading');
    await page.evaluate(() => (element.server = { name: 'Second' }));
    release();
    await card.locator('bdi', { hasText: 'Second' }).waitFor();
    await page.waitForFunction(() => element.status === 'open');
    await answer(card);
    await page.waitForFunction(() => element.result);
    assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
  });

  inPage('keeps entries and focus while the question is open', async ({ page, card }) => {
    await ask(page);
    await line(card).click();
    await page.keyboard.type('A');
    await page.evaluate(() => (element.messages = { accept: 'Go' }));
    await card.getByRole('button', { name: 'Go' }).waitFor();
    await page.waitForFunction(() => element.shadowRoot.activeElement?.matches('input'));
    await page.keyboard.press('End');
    await page.keyboard.type('da');
    await accept(page);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  });
});

describe("follows the element's life in the page", () => {
  const MOVES = {
    append: () => document.body.append(element),
    // Not every engine has it.
    moveBefore: () => (document.body.moveBefore ?? document.body.insertBefore).call(document.body, element, null),
  };
  for (const [name, move] of Object.entries(MOVES)) {
    inPage(`keeps entries and focus when moved with ${name}`, async ({ page, card }) => {
      await ask(page);
      await line(card).click();
      await page.keyboard.type('A');
      await page.evaluate(move);
      assert.equal(await page.evaluate(() => element.parentNode === document.body), true);
      await page.waitForFunction(() => element.shadowRoot.activeElement?.tagName === 'INPUT');
      // Firefox's own process hears of the new focus later than the page, and drops keys until then.
      for (let tries = 0; tries < 100 && (await line(card).inputValue()) === 'A'; tries++)
        await page.keyboard.type('d');
      await page.keyboard.type('a');
      assert.equal(await line(card).inputValue(), 'Ada');
      assert.equal(await status(page), 'open');
      await accept(page);
      assert.deepEqual(await resultOf(page), ACCEPTED);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
    });
  }

  inPage('leaves the focus elsewhere when the element is moved', async ({ page, card }) => {
    await ask(page);
    await line(card).click();
    await page.locator('#composer').click();
    await page.evaluate(() => document.body.append(element));
    assert.equal(await page.evaluate(() => document.activeElement.id), 'composer');
  });

  inPage('cancels before the page is left', async ({ page, card, origin }) => {
    await ask(page);
    await line(card).fill('Ada');
    assert.equal(await leave(page, `${origin}/strict/bare.html`), '{"action":"cancel"}');
  });

  inWindow(
    'leaves nothing stale to accept when the page returns from the back/forward cache',
    async ({ page, card, origin }) => {
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.isPersisted = persisted)));
      await ask(page);
      await ask(page, question('Later'), 'queued');
      await line(card).fill('Ada');
      await page.goto(`${origin}/strict/bare.html`);
      // A page from the back/forward cache is not loaded again.
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => window.isPersisted === true);
      assert.deepEqual([await resultOf(page), await resultOf(page, 'queued')], [CANCELLED, CANCELLED]);
      assert.equal(await status(page), 'cancelled');
      assert.equal(await card.locator('button, input').count(), 0);
      await ask(page, question(), 'again');
      await answer(card);
      assert.deepEqual(await resultOf(page, 'again'), ACCEPTED);
    },
  );
});
