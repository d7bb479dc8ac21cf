// Dark or light on pages without `color-scheme`, by the colour of their text.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ENGINE, ask, stage } from './fixtures.mjs';
import { dress } from './presets.mjs';

const inPage = stage();
const QUESTION = {
  request: {
    message: 'When?',
    requestedSchema: { type: 'object', properties: { day: { type: 'string', title: 'Day', format: 'date' } } },
  },
};

/** A page with a class for dark, like Tailwind: it has colours, but no `color-scheme`. */
const TAILWIND =
  'body { background: #fff; color: oklch(0.21 0.034 264) } .dark body { background: #0a0a0a; color: oklch(0.985 0 0) }';
const [DARK, LIGHT] = ['rgb(31, 31, 33)', 'rgb(255, 255, 255)'];

const ground = (page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card, [part=skeleton]'))
        .backgroundColor,
  );
const becomes = (page, colour) =>
  page.waitForFunction(
    (colour) =>
      getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card')).backgroundColor ===
      colour,
    colour,
  );
const mark = (page, on) => page.evaluate((on) => document.documentElement.classList.toggle('dark', on), on);

test(
  'is dark with matching controls if the surrounding text is light',
  inPage(async ({ page, card }) => {
    await dress(page, TAILWIND, 'class', 'dark');
    await ask(page, QUESTION);
    assert.equal(await ground(page), DARK);
    const look = await page.evaluate(() => {
      const { color, colorScheme } = getComputedStyle(
        document.querySelector('mcp-elicitation').shadowRoot.querySelector('input.in'),
      );
      return { color, colorScheme };
    });
    assert.deepEqual(look, { color: 'rgb(236, 236, 234)', colorScheme: 'dark' });
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.querySelector('mcp-elicitation')).colorScheme),
      'normal',
      'the page is left as it is',
    );
    assert.equal(await card.locator('input.in').count(), 1);
  }),
);

test(
  'is dark in the first frame that shows it, also if a frame adds it',
  inPage(async ({ page }) => {
    await dress(page, TAILWIND, 'class', 'dark');
    await ask(page, QUESTION);
    const inNextFrame = await page.evaluate(async (request) => {
      const element = document.createElement('mcp-elicitation');
      element.request = request;
      await new Promise(requestAnimationFrame);
      const next = new Promise(requestAnimationFrame);
      document.querySelector('mcp-elicitation').replaceWith(element);
      await next;
      return getComputedStyle(element.shadowRoot.querySelector('.card')).backgroundColor;
    }, QUESTION.request);
    assert.equal(inNextFrame, DARK);
  }),
);

test(
  'follows when the page changes its theme',
  inPage(async ({ page }) => {
    await dress(page, `${TAILWIND} *, ::before { transition: none !important }`);
    await ask(page, QUESTION);
    assert.equal(await ground(page), LIGHT);
    await mark(page, true);
    await becomes(page, DARK);
    await mark(page, false);
    await becomes(page, LIGHT);
  }),
);

test(
  'follows a theme that fades in',
  inPage(async ({ page }) => {
    await dress(page, `${TAILWIND} body { transition: color .2s }`);
    await ask(page, QUESTION);
    await mark(page, true);
    // Firefox starts no transition for a change by another one.
    if (ENGINE !== 'firefox') await becomes(page, DARK);
  }),
);

test(
  'has the right theme when it was hidden during a change',
  inPage(async ({ page }) => {
    await dress(page, TAILWIND);
    await ask(page, QUESTION);
    const hide = (on) => page.evaluate((on) => (document.querySelector('main').hidden = on), on);
    await hide(true);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await mark(page, true);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await hide(false);
    await becomes(page, DARK);
  }),
);

test(
  'dispatches no event for a change of theme',
  inPage(async ({ page }) => {
    await dress(page, TAILWIND);
    await page.evaluate(() => {
      window.transitions = 0;
      addEventListener('transitionend', () => window.transitions++);
    });
    await ask(page, QUESTION);
    await mark(page, true);
    await becomes(page, DARK);
    assert.equal(await page.evaluate(() => window.transitions), 0);
  }),
);

describe('lets the page set the scheme', () => {
  for (const [what, css, colour] of [
    ['a middle grey decides nothing', 'body { color: #888 }', LIGHT],
    ['dark text on no scheme is light', 'body { color: #333 }', LIGHT],
    ['light text in a page that says light stays light', ':root { color-scheme: light } body { color: #fff }', LIGHT],
    ['dark text in a page that says dark stays dark', ':root { color-scheme: dark } body { color: #333 }', DARK],
    ['light text of one place of the page', 'main { background: #123; color: rgb(255 255 255 / .87) }', DARK],
    ['light text as a name', 'main { color: white }', DARK],
    ['light text in another space', 'main { color: color(display-p3 .9 .95 1) }', DARK],
  ]) {
    test(
      what,
      inPage(async ({ page }) => {
        await dress(page, css);
        await ask(page, QUESTION);
        assert.equal(await ground(page), colour);
      }),
    );
  }
});

// Only Chromium's driver can force colours.
test(
  'leaves forced colours alone',
  { skip: ENGINE !== undefined },
  inPage(
    async ({ page }) => {
      await dress(page, ':root { color-scheme: normal !important } main { color: #fff; forced-color-adjust: none }');
      await ask(page, QUESTION);
      const scheme = await page.evaluate(
        () => getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card')).colorScheme,
      );
      assert.notEqual(scheme, 'dark');
    },
    { forcedColors: 'active' },
  ),
);

test(
  'has no shadow when inline',
  inPage(async ({ page, card }) => {
    await page.evaluate(() => (document.querySelector('mcp-elicitation').layout = 'inline'));
    await ask(page, QUESTION);
    assert.equal(await card.locator('.card').evaluate((element) => getComputedStyle(element).boxShadow), 'none');
  }),
);
