// Asks by the element of the page, whose events and results the page records, and presses what it shows.
import assert from 'node:assert/strict';
import { question } from '../card/user.mjs';
import { accept, passGuardTime, waitForCard } from './fixtures.mjs';

export { watch } from './fixtures.mjs';
export { ADA as ACCEPTED, CANCEL as CANCELLED, CITIES, DECLINE as DECLINED, question } from '../card/user.mjs';

/** Holds a file of the package back until it is released. */
export async function hold(page, file) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(`**/${file}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Asks under a name for `resultOf`. */
export async function ask(page, params = question(), name = 'result', server = 'Files') {
  await page.evaluate(
    ([name, params, server]) => elicit(name, params, { server: { name: server } }),
    [name, params, server],
  );
  await waitForCard(page);
}

/** Returns the result of a question as soon as it exists. */
export async function resultOf(page, name = 'result') {
  await page.waitForFunction((name) => results[name] !== undefined, name, { timeout: 30_000 });
  return page.evaluate((name) => results[name], name);
}

export const status = (page) => page.evaluate(() => element.status);

/** Returns the details of all events of a type. */
export const events = (page, type) =>
  page.evaluate((type) => eventLog.filter(([name]) => name === type).map(([, detail]) => detail), type);

/** Checks that there is no decision and the question is still open. */
export async function undecided(page) {
  assert.deepEqual(await events(page, 'elicit-result'), []);
  assert.equal(await status(page), 'open');
}

/** Presses at the button's position, whatever covers it. */
export async function pressAt(page, card) {
  await card.locator('#accept').scrollIntoViewIfNeeded();
  const { x, y, width, height } = await card.locator('#accept').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Returns the first text field. */
export const line = (card) => card.locator('input[type=text]').first();

/** Refuses, or presses another button without guard time; it confirms the loss of entries. */
export async function press(card, part) {
  await card.locator(`[part~="${part}"]`).click();
  const discard = card.locator('#discard');
  if (await discard.count()) await discard.click();
}

/** Answers the question with the content of ACCEPTED. */
export async function answer(card) {
  await line(card).click();
  await line(card).pressSequentially('Ada');
  await accept(card.page(), card);
}

/**
 * Navigates to another page of the same origin.
 * @returns the results that the one before told while it was left, as text
 */
export async function leave(page, address) {
  await page.evaluate(() => {
    localStorage.removeItem('left');
    element.addEventListener('elicit-result', ({ detail }) =>
      localStorage.setItem('left', (localStorage.getItem('left') ?? '') + JSON.stringify(detail)),
    );
  });
  await page.goto(address);
  // A browser may hide the old page only after the new one, with its own session, has loaded.
  await page.waitForFunction(() => localStorage.getItem('left') !== null);
  return page.evaluate(() => localStorage.getItem('left'));
}

/**
 * Makes the form trap while it formats a number; `mend()` in the page ends that. The card formats the bounds of a
 * number through the page, so the exception passes through the WebAssembly's frames.
 */
export const breakNumbers = (page) =>
  page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(window.Intl.NumberFormat.prototype, 'format');
    window.mend = () =>
      Object.defineProperty(window.Intl.NumberFormat.prototype, 'format', { get, configurable: true });
    Object.defineProperty(window.Intl.NumberFormat.prototype, 'format', {
      configurable: true,
      get() {
        throw new Error('forced');
      },
    });
  });

/** Waits until an element of the card has the focus. */
export const focusBecomes = (page, id) =>
  page.waitForFunction((id) => element.shadowRoot.activeElement?.id === id, id, { timeout: 5000 });

/** Shows accept for its guard time, wherever the focus is. */
export async function inView(card) {
  await card.locator('[part~="accept"]').scrollIntoViewIfNeeded();
  await passGuardTime(card.page());
}

/** Presses Tab until the focus is on an element that the selector matches. */
export async function tabTo(page, selector, key = 'Tab') {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    if (await page.evaluate((selector) => element.shadowRoot.activeElement?.matches(selector), selector)) return;
  }
  assert.fail(`${key} does not lead to ${selector}`);
}
