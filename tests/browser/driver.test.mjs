// The driver of Firefox and WebKit presses like a user, and the guard time passes once the card knows what is in view:
// tests were red by chance where that was not so.
import assert from 'node:assert/strict';
import { passGuardTime, stage } from './fixtures.mjs';

const inPage = stage();

inPage('presses one place twice without a double click', { alone: true }, async ({ page }) => {
  await page.evaluate(() => {
    window.clicks = [];
    addEventListener('click', ({ detail }) => clicks.push(detail), true);
  });
  for (let presses = 0; presses < 2; presses++) await page.mouse.click(300, 300);
  assert.deepEqual(await page.evaluate(() => clicks), [1, 1]);
});

inPage('presses an element where it is when the time for a double click is over', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    button.textContent = 'Press';
    button.style.cssText = 'position: absolute; top: 100px';
    button.id = 'moves';
    window.presses = 0;
    button.addEventListener('click', () => {
      window.presses++;
      setTimeout(() => (button.style.top = '200px'), 400);
    });
  });
  const button = page.locator('#moves');
  for (let presses = 0; presses < 2; presses++) await button.click();
  assert.equal(await page.evaluate(() => window.presses), 2);
});

inPage('advances the clock once every observer has reported', { alone: true }, async ({ page }) => {
  await page.evaluate(() => {
    const { IntersectionObserver } = window;
    window.reports = 0;
    window.IntersectionObserver = function (...rest) {
      for (let older = 0; older < 50; older++) new IntersectionObserver(() => reports++).observe(document.body);
      return new IntersectionObserver(...rest);
    };
    window.look = () => (window.reported ??= reports);
  });
  await passGuardTime(page);
  assert.equal(await page.evaluate(() => reported), 50);
});
