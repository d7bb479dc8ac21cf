// R34: a page that moves or removes the element while a dialog opens, closes or folds. tests/card has the rest.
import assert from 'node:assert/strict';
import { accept, nextFrame, stage } from './fixtures.mjs';
import { CANCELLED, DECLINED, ask, line, question, resultOf, status } from './watch.mjs';

const inPage = stage();

/** Asks two questions at once. */
const askTwo = async (page, card) => {
  await page.evaluate(
    (requests) => {
      window.controller = new AbortController();
      window.abort = () => controller.abort();
      element
        .elicitAll(requests, { server: { name: 'Files' }, signal: controller.signal })
        .then((result) => (results.result = result));
    },
    { first: question('First'), second: question('Second') },
  );
  await card.locator('[part~="message"]', { hasText: 'First' }).waitFor();
  await line(card).click();
};

/** Adds a task of the page, because WebKit finishes the microtasks of each driver call before the call ends. */
const ownTask = (page) => page.evaluate(() => (window.task = () => new Promise((resolve) => setTimeout(resolve))));

inPage('continues a round in a dialog when the element is moved during an answer', async ({ page, card }) => {
  await ownTask(page);
  await page.evaluate(() => (element.layout = 'dialog'));
  await askTwo(page, card);
  await line(card).fill('Ada');
  await accept(page);
  await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
  await card.locator('[part~="back"]').click();
  await card.locator('[part~="message"]', { hasText: 'First' }).waitFor();
  await page.evaluate(async () => {
    await task();
    element.remove();
    element.decline();
    document.querySelector('main').append(element);
  });
  await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
  assert.equal(await status(page), 'open');
  await page.evaluate(() => element.decline());
  assert.deepEqual(await resultOf(page), { first: DECLINED, second: DECLINED });
});

inPage(
  'takes the receipt out of its dialog when the page removes the element while the dialog closes',
  async ({ page, card }) => {
    await ownTask(page);
    await page.locator('#composer').click();
    await page.evaluate(() => (element.layout = 'dialog'));
    await ask(page);
    await line(card).click();
    await page.evaluate(async () => {
      await task();
      element.shadowRoot.addEventListener('focusout', () => element.remove(), { once: true });
      element.decline();
      document.querySelector('main').append(element);
    });
    await card.locator('.receipt').waitFor({ state: 'attached' });
    await nextFrame(page);
    assert.equal(await card.locator('dialog').count(), 0);
  },
);

for (const type of ['beforetoggle', 'focusout', 'focusin', 'close'])
  inPage(
    `cancels once when the page removes the element at the ${type} of a dialog that is folded`,
    async ({ page, card }) => {
      await page.evaluate(() => (element.layout = 'dialog'));
      await ask(page);
      await page.evaluate((type) => {
        const root = element.shadowRoot;
        const folded = () => root.querySelector('[part~="later"]').ariaExpanded === 'false';
        root.addEventListener(type, () => folded() && element.remove(), true);
      }, type);
      await card.locator('[part~="later"]').click();
      await page.waitForFunction(() => !element.isConnected);
      assert.deepEqual(await resultOf(page), CANCELLED);
    },
  );

inPage('does not restore the focus of a receipt after the user has moved on', async ({ page, card }) => {
  await page.evaluate((request) => (element.request = request), question());
  await line(card).click();
  await page.evaluate(() => (element.request = null));
  await page.locator('#composer').click();
  await page.keyboard.type('hel');
  await ask(page);
  await line(card).waitFor();
  await page.keyboard.type('lo');
  assert.equal(await page.locator('#composer').inputValue(), 'hello');
});
