// The card in modals of Radix, MUI and Mantine, whose scripts trap the focus, and its own dialog above such a modal.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, waitForCard } from '../browser/fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const LIBRARIES = ['Radix', 'MUI', 'MUI without a role', 'Mantine'];

const SIZE = { type: 'string', enum: ['S', 'M', 'L'] };
const SHORT = { name: { type: 'string' }, size: SIZE, note: { type: 'string' } };
const LONG = {
  size: SIZE,
  ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field ${index}`, { type: 'string' }])),
};

/** The tab stops of the card for SHORT. */
const STOPS = ['f0-0', 'f1-none', 'f2-0', 'accept', 'decline', 'dismiss'];

/** Opens a modal. @param {string[]} places its contents, in order */
async function openModal({ page }, library, places) {
  await page.evaluate(([library, places]) => openModal(library, places), [library, places]);
  for (const id of places)
    await page.locator(id === 'card' ? 'mcp-elicitation' : `#${id}`).waitFor({ state: 'attached' });
  await page.evaluate(() => (window.element = document.querySelector('mcp-elicitation')));
}

const ask = ({ page }, properties = SHORT) =>
  page.evaluate((properties) => {
    window.result = undefined;
    window.pending = element.elicit(
      { message: 'What shall it be?', requestedSchema: { type: 'object', properties } },
      { server: { name: 'Shop' } },
    );
    window.pending.then((result) => (window.result = result));
  }, properties);

/** Asks, and waits until the card has its own tab stop for focus traps. */
async function waitForQuestion(opened, properties) {
  await ask(opened, properties);
  await opened.card.locator('#accept').waitFor();
  await opened.page.locator('mcp-elicitation[tabindex]').waitFor();
}

/** Returns the id of the focused control in the card; `host` if the element itself has the focus. */
const focused = ({ page }) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at !== element) return at.id || at.localName;
    const inner = element.shadowRoot.activeElement;
    return inner ? inner.id || inner.localName : 'host';
  });

/** Waits until one of some controls has the focus, which some traps move a little later than the key. */
async function waitForFocus(opened, ...ids) {
  let at;
  const end = performance.now() + 5_000;
  do at = await focused(opened);
  while (!ids.includes(at) && performance.now() < end);
  assert.ok(ids.includes(at), `${at} has the focus, not ${ids}`);
}

/** Presses a key for each of the tab stops. */
async function walk(opened, key, stops) {
  for (const stop of stops) {
    await opened.page.keyboard.press(key);
    await waitForFocus(opened, stop);
  }
}

for (const library of LIBRARIES) {
  describe(`in a modal of ${library}`, () => {
    inPage('walks the card and its surroundings with Tab and Shift+Tab', 'modals', async (opened) => {
      await openModal(opened, library, ['before', 'card', 'behind']);
      await waitForQuestion(opened);
      const round = ['before', ...STOPS, 'behind'];
      await opened.page.locator('#behind').focus();
      await walk(opened, 'Tab', [...round, ...round]);
      await opened.page.locator('#before').focus();
      await walk(opened, 'Shift+Tab', [...round, ...round].reverse());
    });

    inPage('cycles through a lone card with Tab and Shift+Tab', 'modals', async (opened) => {
      await openModal(opened, library, ['card']);
      await waitForQuestion(opened);
      await walk(opened, 'Tab', [...STOPS, ...STOPS]);
      await opened.page.evaluate(() => element.focus());
      await walk(opened, 'Shift+Tab', [...STOPS, ...STOPS].reverse());
    });

    inPage(
      'does not focus the host element on a press of a blank, and continues with Tab',
      'modals',
      async (opened) => {
        await openModal(opened, library, ['before', 'card']);
        await waitForQuestion(opened);
        for (const from of ['#before', '#f2-0']) {
          await opened.page.locator(from).focus();
          await opened.card.locator('[part~="message"]').click({ position: { x: 2, y: 2 } });
          await opened.page.waitForFunction(
            () => document.activeElement !== element || element.shadowRoot.activeElement,
          );
          await opened.page.keyboard.press('Tab');
          await waitForFocus(opened, ...STOPS, 'before');
        }
      },
    );

    inPage('keeps a focus() that comes before the form', 'modals', async (opened) => {
      await openModal(opened, library, ['before', 'card']);
      await opened.page.locator('#before').focus();
      await ask(opened);
      await opened.page.evaluate(() => element.focus());
      await opened.card.locator('#accept').waitFor();
      await waitForFocus(opened, 'f0-0');
    });
  });
}

inPage('is no tab stop outside a modal, and lets each Tab reach the page', 'modals', async (opened) => {
  const { page, card } = opened;
  await page.evaluate(() => {
    window.element = document.querySelector('mcp-elicitation');
    const after = document.createElement('button');
    after.id = 'behind';
    element.after(after);
    window.keyLog = [];
    addEventListener('keydown', ({ key, defaultPrevented }) => keyLog.push([key, defaultPrevented]));
  });
  await ask(opened);
  await card.locator('#accept').waitFor();
  await page.evaluate(() => element.focus());
  await walk(opened, 'Tab', [...STOPS.slice(1), 'behind']);
  await walk(opened, 'Shift+Tab', ['dismiss']);
  const tabs = await page.evaluate(() => keyLog.filter(([key]) => key === 'Tab'));
  assert.deepEqual(
    tabs,
    Array.from({ length: STOPS.length + 1 }, () => ['Tab', false]),
  );
  assert.equal(await page.evaluate(() => element.hasAttribute('tabindex')), false);
});

for (const library of LIBRARIES) {
  inPage(
    `answers a dialog above a modal of ${library}, and leaves everything below alone`,
    'modals',
    async (opened) => {
      const { page, card } = opened;
      await openModal(opened, library, ['typed']);
      await page.locator('#typed').fill('what was typed');
      const where = () =>
        page.evaluate(() =>
          JSON.stringify([
            document.querySelector('main').getBoundingClientRect(),
            document.documentElement.scrollHeight,
          ]),
        );
      const before = await where();
      await page.evaluate(() => (element.layout = 'dialog'));
      await ask(opened, LONG);
      await card.locator('dialog[open]').waitFor();
      await waitForCard(page);

      await card.locator('label', { hasText: 'L' }).first().click();
      assert.equal(await page.evaluate(() => element.content.size), 'L', 'a press');
      await card.locator('#f1-0').click();
      await page.keyboard.type('Ada');
      assert.equal(await page.evaluate(() => element.content['field 0']), 'Ada', 'keys');
      const top = () =>
        card
          .locator('#f0-0')
          .boundingBox()
          .then(({ y }) => y);
      const high = await top();
      await page.mouse.wheel(0, 300);
      const end = performance.now() + 5_000;
      while ((await top()) >= high - 200) assert.ok(performance.now() < end, 'the wheel');
      assert.equal(await page.locator('#typed').inputValue(), 'what was typed');

      await accept(page);
      await page.waitForFunction(() => window.result);
      assert.deepEqual(await page.evaluate(() => [result.action, result.content.size]), ['accept', 'L']);
      await waitForFocus(opened, 'typed');
      assert.equal(await page.locator('#typed').inputValue(), 'what was typed');
      assert.equal(await where(), before, 'the receipt moves nothing');

      // Escape only closes the topmost dialog.
      await ask(opened, SHORT);
      await card.locator('dialog[open]').waitFor();
      await waitForCard(page);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => window.result);
      assert.deepEqual(await page.evaluate(() => result), { action: 'cancel' });
      assert.equal(await page.locator('#typed').inputValue(), 'what was typed');
    },
  );
}
