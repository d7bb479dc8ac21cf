// `keep`: a question survives its element, with everything typed, and another element of the key takes it up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, ask, line, question, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const KEY = 'ada/42';

async function keeping(page, params = question()) {
  await watch(page);
  await page.evaluate((key) => element.setAttribute('keep', key), KEY);
  await ask(page, params);
}

/** Removes the element, in a task before or in the same as another element of the key comes. */
const remount = (page, { at = 'once', layout = 'card' } = {}) =>
  page.evaluate(
    async ([key, at, layout]) => {
      const before = element;
      window.element = document.createElement('mcp-elicitation');
      element.setAttribute('keep', key);
      element.layout = layout;
      before.remove();
      if (at === 'later') await new Promise((resolve) => setTimeout(resolve, 50));
      document.querySelector('main').append(element);
      while (element.status !== 'open') await new Promise((resolve) => setTimeout(resolve, 5));
    },
    [KEY, at, layout],
  );

for (const at of ['once', 'later'])
  test(
    `keeps what was typed, also a secret, over a change of elements (${at})`,
    inPage(async ({ page, card }) => {
      const secret = { type: 'string', title: 'API key' };
      const params = question();
      params.requestedSchema.properties.secret = secret;
      await keeping(page, params);
      await line(card).fill('Ada');
      await card.locator('[data-property=secret] input').fill('sk-1234567890abcdef');
      await remount(page, { at });
      assert.equal(await line(card).inputValue(), 'Ada');
      assert.equal(await card.locator('[data-property=secret] input').inputValue(), 'sk-1234567890abcdef');
      assert.deepEqual(await page.evaluate(() => [sessionStorage.length, localStorage.length]), [0, 0]);
      assert.deepEqual(await page.evaluate(() => Object.keys(results)), []);
      await card.locator('[data-property=secret] input').fill('');
      await line(card).fill('Ada L');
      await accept(page, card);
      // The second step of a question for a secret.
      await accept(page, card);
      assert.deepEqual((await resultOf(page)).content, { name: 'Ada L' });
    }),
  );

test(
  'begins the guard time anew when the question is taken up in its place',
  inPage(async ({ page, card }) => {
    await keeping(page);
    await line(card).fill('Ada');
    await page.waitForFunction(
      () => element.shadowRoot.querySelector('#accept').getAttribute('aria-disabled') === null,
      undefined,
      { timeout: 5000 },
    );
    const isWaiting = await page.evaluate(async (key) => {
      const before = element;
      window.element = document.createElement('mcp-elicitation');
      element.setAttribute('keep', key);
      before.replaceWith(element);
      while (element.status !== 'open') await undefined;
      return element.shadowRoot.querySelector('#accept').ariaDisabled;
    }, KEY);
    assert.equal(isWaiting, 'true');
    await accept(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }),
);

test(
  'opens the dialog again at another element and closes it with the element',
  inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate((key) => Object.assign(element, { keep: key, layout: 'dialog' }), KEY);
    await ask(page);
    await line(card).fill('Ada');
    await page.evaluate(() => element.remove());
    assert.equal(await page.evaluate(() => document.querySelectorAll('mcp-elicitation').length), 0);
    await remount(page, { layout: 'dialog' });
    assert.ok(await card.locator('dialog').evaluate((dialog) => dialog.matches(':modal')));
    assert.equal(await line(card).inputValue(), 'Ada');
    await page.evaluate(async () => {
      const parent = element.parentNode;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      parent.append(element);
      while (element.status !== 'open') await new Promise((resolve) => setTimeout(resolve, 5));
    });
    assert.equal(await card.locator('dialog').count(), 1);
    assert.ok(await card.locator('dialog').evaluate((dialog) => dialog.matches(':modal')));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    assert.deepEqual(await resultOf(page), CANCELLED);
  }),
);

test(
  'keeps the focus out of the way, the errors and the settings of the new element',
  inPage(async ({ page, card }) => {
    await keeping(page);
    await accept(page, card);
    await card.locator('[part~="error"]').waitFor();
    await page.evaluate(async (key) => {
      element.remove();
      window.element = document.createElement('mcp-elicitation');
      Object.assign(element, { keep: key, messages: { decline: 'No thanks' } });
      document.querySelector('main').append(element);
    }, KEY);
    await card.locator('[part~="decline"]', { hasText: 'No thanks' }).waitFor();
    assert.equal(await status(page), 'open');
    assert.equal(await card.locator('[part~="error"]').count(), 1);
    await card.locator('[part~="decline"]').click();
    assert.deepEqual(await resultOf(page), { action: 'decline' });
  }),
);

test(
  'release ends a kept question, on the screen or not',
  inPage(async ({ page, card }) => {
    await keeping(page);
    await page.evaluate(() => element.remove());
    await page.evaluate((key) => document.createElement('mcp-elicitation').release(key), KEY);
    assert.deepEqual(await resultOf(page), CANCELLED);
    await page.evaluate(() => document.querySelector('main').append(element));
    await ask(page, question(), 'second');
    await line(card).fill('Ada');
    await page.evaluate((key) => element.release(key), KEY);
    assert.deepEqual(await resultOf(page, 'second'), CANCELLED);
    await card.locator('[part~="receipt"]').waitFor();
  }),
);

test(
  'has the receipt of an answer that is delivered while its element is away',
  inPage(async ({ page, card }) => {
    await keeping(page);
    await page.evaluate(() => {
      element.deliver = () => new Promise((resolve) => (window.delivered = resolve));
      element.addEventListener('elicit-result', async () => (window.receipt = await element.receipt));
    });
    await line(card).fill('Ada');
    await accept(page, card);
    await page.waitForFunction(() => window.delivered);
    await page.evaluate(async () => {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      delivered();
    });
    assert.deepEqual(await resultOf(page), ACCEPTED);
    await page.waitForFunction(() => window.receipt);
    await page.evaluate(() => {
      window.restored = document.createElement('mcp-elicitation');
      restored.restore(receipt);
      document.querySelector('main').append(restored);
    });
    assert.match(await card.locator('[part~="base"]').textContent(), /Ada/);
    assert.equal(await page.evaluate(() => receipt.status), 'accepted');
  }),
);
