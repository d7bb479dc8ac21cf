// examples/copilotkit, set up and started as its readme says, with the packed package, and used as a user does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answer } from './answer.mjs';
import { launch } from '../browser/fixtures.mjs';
import { SCHEMES, accept, picture, start } from './apps.mjs';

let app, browser;
before(async () => {
  app = await start('copilotkit');
  browser = await launch();
  // On the first visit the development server discovers the chat's many modules, and reloads the page.
  const page = await browser.newPage();
  await page.goto(app.origin);
  await page.locator('textarea').waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.close();
});
after(async () => {
  await browser?.close();
  app?.close();
});

/** Opens a new chat in which the agent asks for the order. */
const chat = (name, ...rest) => {
  const work = rest.pop();
  test(name, async () => {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/Oslo',
      viewport: { width: 760, height: 960 },
      ...rest[0],
    });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const card = page.locator('mcp-elicitation');
    const waitForQuestion = (message) => card.locator('[part~="message"]', { hasText: message }).waitFor();
    const waitForText = (text) => page.locator('[data-copilotkit]').getByText(text).first().waitFor();
    try {
      await page.goto(app.origin);
      await page.locator('textarea').waitFor();
      await page.waitForLoadState('networkidle');
      await page.locator('textarea').fill('Lunch on Friday');
      await page.keyboard.press('Enter');
      await waitForQuestion('What shall we bring?');
      await work({ page, card, waitForQuestion, waitForText });
      assert.deepEqual(faults, []);
    } finally {
      await context.close();
    }
  });
};

/** Orders, and waits until the tool call needs approval. */
async function order({ page, card, waitForQuestion }) {
  await answer(card, true);
  await accept(page, card);
  await waitForQuestion('Place this order?');
  assert.match(await card.locator('[part~="message"]').innerText(), /^place_order\n/);
  assert.match(await card.locator('[data-property="people"] output').innerText(), /^\d+/);
}

chat('answers the order, then approves its tool call', async (opened) => {
  await order(opened);
  await accept(opened.page, opened.card);
  await opened.waitForText(/is ordered\./);
});

chat('sends no as an answer', async (opened) => {
  await order(opened);
  await opened.card.getByRole('button', { name: 'Reject', exact: true }).click();
  await opened.waitForText('Then I order nothing.');
});

for (const action of ['decline', 'cancel']) {
  chat(`${action}: tells the agent, and removes the card`, async ({ card, waitForText }) => {
    await card.locator(`[part~="${action}"]`).click();
    await waitForText(/closed the question/);
    assert.equal(await card.count(), 0);
  });
}

for (const scheme of SCHEMES) {
  chat(`has its picture taken, ${scheme}`, { colorScheme: scheme, deviceScaleFactor: 1.5 }, async ({ page, card }) => {
    await page.evaluate(() => document.activeElement.blur());
    await card.locator('[part~="accept"]:not([data-waiting])').waitFor();
    await picture(page, `copilotkit-${scheme}`);
  });
}
