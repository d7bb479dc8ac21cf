// A press that was meant for the previous question does not answer the next one.
import assert from 'node:assert/strict';
import { passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ask } from './watch.mjs';

const inPage = stage();
const SURE = {
  message: 'Go on?',
  requestedSchema: { type: 'object', properties: { sure: { type: 'boolean' } }, required: ['sure'] },
};
const LEVELS = ['low', 'middle', 'high'];
const MIXED = {
  message: 'And now?',
  requestedSchema: {
    type: 'object',
    properties: {
      level: { type: 'string', enum: LEVELS },
      on: { type: 'boolean', default: false },
      day: { type: 'string', enum: [...LEVELS, 'a', 'b', 'c'] },
      text: { type: 'string' },
      at: { type: 'string', format: 'date-time' },
    },
  },
};

/** Shows MIXED in place of a question that was answered by a press, and returns if its choices begin as disabled. */
async function next({ page, card }, kind) {
  await stopClock(page);
  if (kind === 'round')
    await page.evaluate(
      ([one, two]) =>
        void element.elicitAll(
          { one: { method: 'elicitation/create', params: one }, two: { method: 'elicitation/create', params: two } },
          { server: { name: 'Files' } },
        ),
      [SURE, MIXED],
    );
  else await ask(page, SURE, 'first');
  if (kind === 'queue') await ask(page, MIXED, 'second');
  await card.locator('#accept').waitFor();
  await passGuardTime(page);
  // A timer takes the mark away, perhaps before the driver comes to read it.
  const mark = page.evaluate(async () => {
    await new Promise((resolve) => new MutationObserver(resolve).observe(element.shadowRoot, { childList: true }));
    return element.shadowRoot.querySelector('[data-property=level] input').ariaDisabled;
  });
  if (kind === 'request') await page.evaluate((request) => void (element.request = request), MIXED);
  else await card.locator('#accept').click();
  return mark;
}

/** Presses the centre of an element at once. */
async function press(page, selector) {
  await page.evaluate(
    (selector) => element.shadowRoot.querySelector(selector).scrollIntoView({ block: 'center' }),
    selector,
  );
  const [x, y] = await page.evaluate((selector) => {
    const { left, top, width, height } = element.shadowRoot.querySelector(selector).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }, selector);
  await page.mouse.click(x, y);
}

const content = (page) => page.evaluate(() => element.content);

for (const kind of ['round', 'queue', 'request'])
  inPage(
    `ignores a choice by pointer within half a second after a new question by a ${kind}, and accepts one later`,
    async (at) => {
      const { page, card } = at;
      assert.equal(await next(at, kind), 'true');
      const before = await content(page);
      for (const selector of [
        '[data-property=level] input',
        '[data-property=level] label:nth-child(2)',
        '[data-property=on] input',
      ])
        await press(page, selector);
      assert.deepEqual(await content(page), before);
      await passGuardTime(page, 500);
      await card.locator('[data-property=level] input:not([aria-disabled])').first().waitFor();
      await press(page, '[data-property=level] input');
      assert.equal((await content(page)).level, 'low');
    },
  );

inPage('lets everything work within half a second that chooses nothing by a press, and the keys', async (at) => {
  const { page, card } = at;
  await next(at, 'round');
  await press(page, '[data-property=day] select');
  assert.equal(await page.evaluate(() => element.shadowRoot.activeElement?.localName), 'select', 'it does not open');
  await press(page, '[data-property=text] input');
  assert.equal(await page.evaluate(() => element.shadowRoot.activeElement?.type), 'text');
  for (const part of ['as-text', 'as-date']) await press(page, `[id$="-${part}"]`);
  assert.equal(await card.locator('[data-property=at] input').getAttribute('type'), 'datetime-local');
  await page.evaluate(() => element.shadowRoot.querySelector('[data-property=on] input').focus());
  await page.keyboard.press('Space');
  assert.equal((await content(page)).on, true);
  await press(page, '#dismiss');
  await page.waitForFunction(() => element.status !== 'open' || element.shadowRoot.querySelector('#keep, #given'));
});

inPage('counts the next press after a key went down on accept and was released elsewhere', async ({ page, card }) => {
  await ask(page, { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } });
  const accept = card.locator('[part~="accept"]');
  await accept.waitFor();
  await accept.focus();
  await page.keyboard.down(' ');
  await page.keyboard.press('Tab');
  await page.keyboard.up(' ');
  await passGuardTime(page);
  await accept.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => element.status === 'accepted', undefined, { timeout: 2000 });
});
