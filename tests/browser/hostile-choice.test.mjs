// A yes-or-no question of a malicious server: its titles, and keys that were meant for something else.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { passGuardTime, stage } from './fixtures.mjs';
import { ask, resultOf, status, undecided, watch } from './watch.mjs';

const inPage = stage();

const one = (property) => ({
  message: 'Nine guests have not answered.',
  requestedSchema: { type: 'object', properties: { go: property }, required: ['go'] },
});
const titled = (yes, no) =>
  one({
    title: 'Book the room?',
    oneOf: [
      { const: true, title: yes },
      { const: false, title: no },
    ],
  });
const QUESTION = one({ type: 'boolean', title: 'Book the room?' });

/** A single server would exceed the limit of questions. */
const another = () => `Server ${servers++}`;
let servers = 0;

/** Asks, and waits for the two buttons. */
async function asks(page, card, request) {
  await watch(page);
  await ask(page, request, 'result', another());
  await card.locator('#accept-1').waitFor();
  await page.waitForFunction(() => element.status === 'open');
}

test(
  'keeps both buttons and the way out in the card with a long title',
  inPage(
    async ({ page, card }) => {
      await asks(page, card, titled('Book '.repeat(36), 'W'.repeat(180)));
      const box = async (selector) => card.locator(selector).boundingBox();
      const outer = await box('[part~="base"]');
      for (const selector of ['#accept', '#accept-1', '#decline', '#dismiss']) {
        const { x, width } = await box(selector);
        assert.ok(x >= outer.x && x + width <= outer.x + outer.width, selector);
      }
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      );
    },
    { viewport: { width: 360, height: 900 } },
  ),
);

describe('answers nothing when a key was meant for something else', { concurrency: false }, () => {
  test(
    'Enter, Space and Ctrl+Enter in the composer of the page',
    inPage(async ({ page, card }) => {
      await page.evaluate(() => {
        const composer = document.createElement('textarea');
        document.body.append(composer);
        composer.focus();
      });
      await asks(page, card, QUESTION);
      await passGuardTime(page);
      for (const key of ['Enter', 'Space', 'Control+Enter']) await page.keyboard.press(key);
      await undecided(page);
    }),
  );

  test(
    'Ctrl+Enter on the button that says no, on decline, or in what the host has put in',
    inPage(async ({ page, card }) => {
      await asks(page, card, QUESTION);
      await page.evaluate(() =>
        element.append(Object.assign(document.createElement('input'), { slot: 'message', id: 'note' })),
      );
      await page.locator('#note').focus();
      await passGuardTime(page);
      for (const key of ['Enter', 'Control+Enter']) await page.keyboard.press(key);
      await undecided(page);
      await card.locator('#accept-1').focus();
      await passGuardTime(page);
      await page.keyboard.press('Control+Enter');
      if ((await status(page)) === 'open') return undecided(page);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { go: false } });
    }),
  );

  test(
    'Enter held down on yes',
    inPage(async ({ page, context, card }) => {
      await asks(page, card, QUESTION);
      const session = await context.newCDPSession(page);
      const down = (autoRepeat) =>
        session.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          key: 'Enter',
          code: 'Enter',
          windowsVirtualKeyCode: 13,
          text: '\r',
          autoRepeat,
        });
      await page.evaluate(() => document.body.append(document.createElement('textarea')));
      await page.locator('textarea').focus();
      await down(false);
      await card.locator('#accept').focus();
      await passGuardTime(page);
      for (let n = 0; n < 3; n++) await down(true);
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyUp',
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: 13,
      });
      await undecided(page);
    }),
  );
});
