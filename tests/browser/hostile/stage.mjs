// Helpers of the scenarios: questions, and views of the card.
import assert from 'node:assert/strict';
import { ask, events, status } from '../watch.mjs';

export const ACCEPTED = { action: 'accept', content: {} };
export const PROMPT = { message: 'Another question', requestedSchema: { type: 'object', properties: {} } };

/** Returns the result of the first answer button of a case; for a choice, it is a yes. */
export const acceptedOf = ({ params }) => ({
  action: 'accept',
  content: params.requestedSchema?.properties?.ok ? { ok: true } : {},
});

export const part = (card, name) => card.locator(name === 'accept' ? '#accept' : `[part~="${name}"]`);
export const waitForMessage = (card, text) => part(card, 'message').filter({ hasText: text }).waitFor();

export async function undecided(page) {
  assert.deepEqual(await events(page, 'elicit-result'), []);
  assert.equal(await status(page), 'open');
}

/** Presses at the button's position, whatever covers it. */
export async function pressAt(page, card) {
  const { x, y, width, height } = await part(card, 'accept').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Asks the question of a case, and waits until it is shown. */
export async function open(page, card, one, name) {
  await ask(page, one.params, name);
  await part(card, 'accept').waitFor();
}

/** Returns everything that a user can see and hear of the card. */
export const picture = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return [element.status, element.shadowRoot.querySelector('section')?.innerText, eventLog.length];
  });

/** Records the addresses that would be opened. */
export const opener = (page) =>
  page.evaluate(() => {
    window.opened = [];
    element.opener = (url) => void opened.push(url);
  });
