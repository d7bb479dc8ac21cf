// Announcements for screen readers that depend on the focus; tests/card/read-out has the others.
import assert from 'node:assert/strict';
import { passGuardTime, stage } from './fixtures.mjs';
import { ask, line, question, resultOf } from './watch.mjs';

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
  await page.evaluate(() => {
    window.announcements = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes)
          if (target.isConnected && target.matches?.('[role=status]'))
            announcements.push(node.textContent.replace(/[\u2066-\u2069]/g, ''));
    }).observe(element.shadowRoot, { subtree: true, childList: true });
  });
};
/** Returns the announcements since the last call, once there is one. */
const readAnnouncements = async (page) => {
  await page.waitForFunction(() => window.announcements.length > 0);
  return page.evaluate(() => window.announcements.splice(0));
};

inPage('announces the error of a lone focused field, also repeatedly', async ({ page, card }) => {
  await listen(page);
  await page.locator('#composer').focus();
  await ask(page, ONE);
  await readAnnouncements(page);
  await line(card).focus();
  await passGuardTime(page);
  for (const typed of ['', '', 'ab']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    assert.deepEqual(await readAnnouncements(page), [await card.locator('[part~="error"]').textContent()]);
  }
});

inPage('announces no end if the focus stays on the receipt, which is read then', async ({ page, card }) => {
  await listen(page);
  await ask(page);
  await readAnnouncements(page);
  await line(card).focus();
  await page.keyboard.type('Ada');
  await passGuardTime(page);
  await page.keyboard.press('Enter');
  await resultOf(page);
  // By the time at which a later question of another element is announced, the end would have been.
  await page.evaluate((request) => {
    const other = document.createElement('mcp-elicitation');
    element.after(other);
    void other.elicit(request);
  }, question());
  await page.locator('mcp-elicitation').nth(1).locator('.unseen:not(:empty)').waitFor({ state: 'attached' });
  assert.deepEqual(await page.evaluate(() => announcements), []);
  assert.equal(await page.evaluate(() => element.shadowRoot.activeElement?.className), 'receipt');
});
