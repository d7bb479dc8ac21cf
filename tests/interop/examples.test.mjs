// The applications of examples/, set up and started as their readme says, with the packed package, and used as a user
// does.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { answer } from './answer.mjs';
import { launch, nextFrame } from '../browser/fixtures.mjs';
import { SCHEMES, accept, picture, start } from './apps.mjs';

const EXAMPLES = {
  agents: {
    list: 'main',
    input: 'form input',
    cards: 2,
    says: /is booked for/,
    first: 'Five nights by the sea, please',
  },
  'assistant-ui': {
    list: '.viewport',
    input: '.input',
    cards: 1,
    says: /is booked for/,
    first: 'We need a room for the design review',
  },
  langgraph: {
    list: 'main',
    input: 'form input',
    cards: 1,
    steps: 2,
    says: /are filed for/,
    first: 'The taxi from the station',
  },
  'one-file': {
    list: 'main',
    input: 'form input',
    cards: 1,
    says: /is booked\. We collect/,
    first: 'The lamp does not work',
  },
};

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

for (const [name, { list, input, cards, steps = 1, says, first }] of Object.entries(EXAMPLES)) {
  describe(name, () => {
    let app;
    before(async () => (app = await start(name)));
    after(() => app?.close());

    /** Does the same thing in each step of a card. */
    async function eachStep(card, work, times = steps) {
      for (let step = 0; step < times; step++) {
        const message = card.locator('[part~="message"]');
        const before = await message.innerText();
        await work();
        while (step < times - 1 && (await message.innerText()) === before)
          await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }

    /** Opens a new chat in which the user has written and the server asks. */
    const chat = (name, ...rest) => {
      const work = rest.pop();
      test(name, async () => {
        const context = await browser.newContext({
          locale: 'en-GB',
          timezoneId: 'Europe/Oslo',
          viewport: { width: 760, height: 900 },
          ...rest[0],
        });
        const page = await context.newPage();
        const faults = [];
        page.on('pageerror', ({ message }) => faults.push(message));
        page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        const composer = page.locator(input);
        const card = (index = 0) => page.locator('mcp-elicitation').nth(index);
        const waitForQuestion = async (index = 0) => {
          await card(index).locator('[part~="decline"]').waitFor({ timeout: 60_000 });
          while ((await status(index)) === 'loading') await page.waitForTimeout(100);
        };
        const say = async (text) => {
          // The chat takes no message while it is busy.
          await page.getByRole('button', { name: 'Send', exact: true }).last().waitFor();
          await composer.fill(text);
          await composer.press('Enter');
        };
        const waitForText = (text) => page.locator(list).getByText(text).waitFor();
        const status = (index) => card(index).evaluate((element) => element.status);
        const focused = () => page.evaluate((input) => document.activeElement === document.querySelector(input), input);
        try {
          // Its scripts have run, and connected the composer.
          await page.goto(app.origin, { waitUntil: 'networkidle' });
          await say(first);
          await waitForQuestion();
          await work({ page, composer, card, waitForQuestion, say, waitForText, status, focused });
          assert.deepEqual(faults, []);
        } finally {
          await context.close();
        }
      });
    };

    chat(
      'sends the accepted answer, and keeps its receipt',
      async ({ page, card, waitForQuestion, waitForText, status }) => {
        for (let index = 0; index < cards; index++) {
          await waitForQuestion(index);
          await eachStep(card(index), async () => {
            await answer(card(index), true);
            await accept(page, card(index));
          });
        }
        await waitForText(says);
        for (let index = 0; index < cards; index++) {
          assert.equal(await status(index), 'accepted');
          await card(index).locator('[part~="receipt"]').waitFor();
        }
      },
    );

    for (const [action, reply] of [
      ['decline', /declined|did not want/],
      ['cancel', /closed the question/],
    ]) {
      chat(action, async ({ card, waitForText }) => {
        const times = action === 'cancel' ? 1 : steps;
        await eachStep(card(), () => card().locator(`[part~="${action}"]`).click(), times);
        await waitForText(reply);
        await card().locator('[part~="receipt"]').waitFor();
      });
    }

    chat(
      'leaves the focus, and triggers shortcuts only outside the card',
      async ({ page, composer, card, focused }) => {
        assert.ok(await focused(), 'a question takes no focus');
        await composer.pressSequentially('a/b');
        assert.equal(await composer.inputValue(), 'a/b');
        const field = card()
          .locator('input:not([type=radio], [type=checkbox], [type=date], [type=datetime-local]), textarea')
          .first();
        await field.click();
        await page.keyboard.type('/');
        assert.ok(!(await focused()));
        assert.equal(await field.inputValue(), '/');
        await card().locator('[part~="decline"]').focus();
        await page.keyboard.press('/');
        assert.ok(await focused());
        assert.equal(await composer.inputValue(), 'a/b');
      },
    );

    chat(
      'scrolls the list, also from above the card, and stays where the user reads',
      { viewport: { width: 760, height: 480 } },
      async ({ page, card, say, waitForQuestion, waitForText }) => {
        // Makes the conversation longer than the window before the last card.
        for (let before = 0; before < 2; before++) {
          await eachStep(card(before), () => card(before).locator('[part~="decline"]').click());
          await page
            .locator(list)
            .getByText(/declined|did not want/)
            .nth(before)
            .waitFor();
          await say('Once more');
          await waitForQuestion(before + 1);
        }
        const top = () => page.locator(list).evaluate((element) => element.scrollTop);
        await card(2).evaluate((element) => element.scrollIntoView());
        const [{ x, y }, listed] = [await card(2).boundingBox(), await page.locator(list).boundingBox()];
        await page.mouse.move(x + 40, Math.max(y, listed.y) + 60);
        await page.mouse.wheel(0, 3000);
        await page.waitForFunction((list) => document.querySelector(list).scrollTop > 100, list);
        await page.mouse.wheel(0, -3000);
        await page.waitForFunction((list) => document.querySelector(list).scrollTop === 0, list);
        await card(2).evaluate((element) => element.cancel());
        await waitForText(/closed the question/);
        await nextFrame(page);
        assert.equal(await top(), 0);
      },
    );

    for (const scheme of SCHEMES) {
      const options = { colorScheme: scheme, viewport: { width: 760, height: 960 }, deviceScaleFactor: 1.5 };
      chat(`has its picture taken, ${scheme}`, options, async ({ page, card }) => {
        await page.evaluate(() => document.activeElement.blur());
        await card().locator('[part~="accept"]:not([data-waiting])').waitFor();
        await picture(page, `${name}-${scheme}`);
      });
    }
  });
}
