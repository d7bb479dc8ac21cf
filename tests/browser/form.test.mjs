// The form during and after answering: lists, errors, long messages, and the receipt.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, ask, stage } from './fixtures.mjs';
import { CITIES, focusBecomes } from './watch.mjs';

const inPage = stage();

const schema = (properties, more = {}, message = 'Please answer') => ({
  message,
  requestedSchema: { type: 'object', properties, ...more },
});
const focused = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id);
const NAME = { name: { type: 'string', title: 'Name' } };

inPage('shows a long message in full', async ({ page, card }) => {
  await ask(page, { request: { ...schema(NAME), message: 'A line of the message.\n'.repeat(1400) } });
  const quote = card.locator('#message');
  assert.equal((await quote.innerText()).split('A line of the message.').length, 1401);
  assert.equal(await quote.evaluate((quote) => quote.scrollHeight <= quote.clientHeight), true);
});

inPage('chooses with one press when a line above appears or disappears as a field is left', async ({ page, card }) => {
  const few = {
    type: 'string',
    title: 'Few',
    enum: ['a', 'b', 'c', 'd'].map((letter) => `${letter} option of some length`),
  };
  await ask(page, { request: schema({ count: { type: 'integer', title: 'Count', minimum: 2 }, few }) });
  for (const [typed, place, stated] of [
    ['3', 0, false],
    ['1', 3, true],
  ]) {
    await card.locator('#f0-0').fill(typed);
    await card.locator('#f1 label').nth(place).click();
    assert.equal(await card.locator('#f1 input').nth(place).isChecked(), true, typed);
    assert.equal(await card.locator('#f0 [part~="error"]:not(:empty)').count(), Number(stated));
  }
});

describe('declines and cancels', () => {
  const FIELDS = { a: { type: 'string' }, b: { type: 'string' } };

  inPage('highlights one button at most', async ({ page, card }) => {
    await ask(page, { request: schema(FIELDS) });
    const filled = () =>
      card.evaluate(({ shadowRoot }) => {
        const ground = 'rgba(0, 0, 0, 0)';
        return [...shadowRoot.querySelectorAll('.buttons button')]
          .filter((button) => getComputedStyle(button).backgroundColor !== ground)
          .map(({ id }) => id);
      });
    assert.deepEqual(await filled(), ['accept']);
    await card.locator('#f0-0').fill('x');
    await card.locator('[part~="cancel"]').click();
    await focusBecomes(page, 'keep');
    await page.mouse.move(0, 0);
    await card.evaluate(({ shadowRoot }) => Promise.all(shadowRoot.getAnimations().map(({ finished }) => finished)));
    assert.deepEqual(await filled(), []);
  });
});

inPage(
  'never covers the focused element with buttons at little height',
  { viewport: { width: 320, height: 256 } },
  async ({ page, card }) => {
    const properties = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`field${index}`, { type: 'string', description: 'What it is for' }]),
    );
    await ask(page, { request: schema(properties) });
    await card.locator('#f0-0').focus();
    for (let field = 0; field < 6; field++) {
      assert.equal(await focused(page), `f${field}-0`);
      const free = await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('mcp-elicitation');
        const { x, y, width, height } = shadowRoot.activeElement.getBoundingClientRect();
        const top = shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
        return top === shadowRoot.activeElement && y >= 0 && y + height <= innerHeight;
      });
      assert.equal(free, true, `field ${field}`);
      await page.keyboard.press('Tab');
    }
    // 1280 × 1024 at 400 %.
  },
);

inPage('puts many check boxes into a box of eight rows that scrolls', async ({ page, card }) => {
  await ask(page, { request: schema({ cities: { type: 'array', items: { type: 'string', enum: CITIES } } }) });
  const rows = await card.locator('.choices').evaluate((box) => {
    const [first] = box.querySelectorAll('label');
    return { shown: box.clientHeight / first.offsetHeight, all: box.scrollHeight / first.offsetHeight };
  });
  assert.deepEqual([Math.floor(rows.shown), Math.round(rows.all)], [8, CITIES.length]);
  await card.getByRole('checkbox', { name: 'Aachen' }).focus();
  for (let index = 0; index < 9; index++) await page.keyboard.press('Tab');
  const scrolled = await card.locator('.choices').evaluate((box) => box.scrollTop);
  assert.ok(scrolled > 0, 'the focused option is in view');
});

inPage('lists missing names from right to left in Arabic, each in its own direction', async ({ page, card }) => {
  await page.evaluate(() => {
    const properties = Object.fromEntries(
      ['First name', 'Email', 'City'].map((title) => [title, { type: 'string', title }]),
    );
    const element = document.querySelector('mcp-elicitation');
    element.locale = 'ar';
    element.elicit({
      message: 'Who?',
      requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
    });
  });
  await card.locator('[lang=ar]').waitFor();
  await accept(page);
  const names = card.locator('#summary button');
  await names.first().waitFor();
  assert.deepEqual(await names.allInnerTexts(), ['First name', 'Email', 'City']);
  const places = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => other - one),
  );
});
