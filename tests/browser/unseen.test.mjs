// A question that comes out of sight is reported.
import assert from 'node:assert/strict';
import { nextFrame, stage } from './fixtures.mjs';
import { ask, question } from './watch.mjs';

const inPage = stage();

inPage('reports a question out of sight when the element is below the view', async ({ page }) => {
  await page.evaluate(() => {
    window.unseen = 0;
    element.addEventListener('elicit-unseen', () => unseen++);
  });
  await ask(page);
  await nextFrame(page);
  assert.equal(await page.evaluate(() => unseen), 0);
  await page.evaluate(() => element.cancel());
  await page.evaluate(() => {
    document.querySelector('main').style.paddingBlockStart = '300vh';
    scrollTo(0, 0);
  });
  await ask(page, question(), 'second');
  await page.waitForFunction(() => unseen === 1, undefined, { timeout: 5000 });
  await page.evaluate(() => void element.elicit({ message: 'Third', requestedSchema: {} }, { server: { name: 'b' } }));
  assert.deepEqual(await page.evaluate(() => [unseen, element.waiting]), [2, 1]);
});
