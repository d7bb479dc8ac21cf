// `keep`: a question survives its element, with everything typed, and another element of the key takes it up.
import assert from 'node:assert/strict';
import { stage } from './fixtures.mjs';
import { CANCELLED, ask, line, resultOf } from './watch.mjs';

const inPage = stage();
const KEY = 'ada/42';

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

inPage('opens the dialog again at another element and closes it with the element', async ({ page, card }) => {
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
});
