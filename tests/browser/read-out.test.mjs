// Announcements for screen readers, in one live region that precedes its texts and outlives the question.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { passGuardTime, stage } from './fixtures.mjs';
import { ask, line, question, resultOf, watch } from './watch.mjs';

const inPage = stage();
const ONE = {
  message: 'Where should\nit go?',
  requestedSchema: {
    type: 'object',
    properties: { city: { type: 'string', title: 'City', minLength: 3 } },
    required: ['city'],
  },
};

/** Records each text of the live region, and if the region existed before. */
const listen = async (page) => {
  await watch(page);
  await page.evaluate(() => {
    window.announcements = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes)
          if (target.matches?.('[role=status]')) announcements.push(node.textContent.replace(/[\u2066-\u2069]/g, ''));
    }).observe(element.shadowRoot, { subtree: true, childList: true });
  });
};
const readAnnouncements = async (page, count) => {
  await page.waitForFunction((count) => window.announcements.length >= count, count, { timeout: 5000 });
  // Nothing is announced twice.
  await page.waitForTimeout(400);
  return page.evaluate(() => window.announcements.splice(0));
};
const silence = async (page) => {
  await page.waitForTimeout(600);
  assert.deepEqual(await page.evaluate(() => window.announcements.splice(0)), []);
};

describe('announces errors of a press', () => {
  test(
    'of a lone focused field: its error, also repeatedly',
    inPage(async ({ page, card }) => {
      await listen(page);
      await page.locator('#composer').focus();
      await ask(page, ONE);
      await readAnnouncements(page, 1);
      await line(card).focus();
      await passGuardTime(page);
      await page.keyboard.press('Enter');
      const empty = await readAnnouncements(page, 1);
      assert.equal(empty.length, 1);
      assert.equal(empty[0], await card.locator('[part~="error"]').textContent());
      await page.keyboard.press('Enter');
      assert.deepEqual(await readAnnouncements(page, 1), empty);
      await page.keyboard.type('ab');
      await page.keyboard.press('Enter');
      assert.deepEqual(await readAnnouncements(page, 1), [await card.locator('[part~="error"]').textContent()]);
    }),
  );
});

describe('announces the end', () => {
  test(
    'but not if the focus stays on the receipt, which is read then',
    inPage(async ({ page, card }) => {
      await listen(page);
      await ask(page, question());
      await line(card).focus();
      await passGuardTime(page);
      await page.waitForTimeout(300);
      await page.evaluate(() => announcements.splice(0));
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await resultOf(page);
      await silence(page);
      assert.equal(await page.evaluate(() => element.shadowRoot.activeElement?.className), 'receipt');
    }),
  );
});
