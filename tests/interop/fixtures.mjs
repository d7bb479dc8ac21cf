// Helpers for the client tests: call a tool, answer with real keys and presses, and read what the server received.
import assert from 'node:assert/strict';
import { answer } from './answer.mjs';
import { accept, untilReady, waitForCard } from '../browser/fixtures.mjs';

/** Connects the page's client to a server. */
export const connect = async ({ page, origin }, server, options) =>
  page.evaluate(
    async ([address, options]) => {
      window.run = await connect(address, options);
    },
    [`${origin}/mcp/${encodeURIComponent(server)}`, options],
  );

/** Calls a tool. The outcome arrives in `window.outcome`. */
export const call = ({ page }, name, args = {}) =>
  page.evaluate(
    ([name, args]) => {
      window.outcome = undefined;
      run(name, args).then(
        (value) => (window.outcome = { value }),
        (error) => (window.outcome = { error: String(error?.message ?? error), code: error?.code }),
      );
    },
    [name, args],
  );

/** Waits for the card. */
export async function waitForQuestion({ page, card }) {
  await card.locator('[part~="decline"]').waitFor({ timeout: 20_000 });
  await waitForCard(page);
}

/** Waits for the outcome of the call. */
export async function outcome({ page }) {
  await page.waitForFunction(() => window.outcome !== undefined, undefined, { timeout: 20_000 });
  return page.evaluate(() => window.outcome);
}

/** Parses a tool's result, which the servers write as JSON. */
export function answered({ value, error }) {
  assert.equal(error, undefined);
  // Mastra returns only the structured content if there is any.
  if (!value.content) return JSON.parse(value.result);
  const texts = value.content.map(({ text }) => text);
  const last = texts
    .at(-1)
    .trim()
    .replace(/^Raw result: /, '');
  try {
    return JSON.parse(last);
  } catch {
    return assert.fail(`the tool says: ${texts.join('\n')}`);
  }
}

/** Answers every field, and accepts. If there are prefilled values, the first press may only show them. */
export async function fill({ page, card }, everything = true) {
  await answer(card, everything);
  const isOpen = () => page.evaluate(() => document.querySelector('mcp-elicitation').status === 'open');
  for (let press = 0; press < 3 && (await isOpen()); press++) await accept(page);
}

/** Declines or cancels, once the list of what was not in view no longer moves the buttons. */
export async function refuse({ page, card }, action) {
  await untilReady(page, card);
  await card.locator(`[part~="${action}"]`).click();
}

/** The results of all questions so far. */
export const results = ({ page }) => page.evaluate(() => results);

/** Checks that the page reported no errors. */
export async function sound({ page, faults }) {
  assert.deepEqual(await page.evaluate(() => errors), []);
  assert.deepEqual(
    faults.filter((fault) => !/Failed to load resource/.test(fault)),
    [],
  );
}
