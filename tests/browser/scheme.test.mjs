// Dark or light by the colour of the text around the card, also on pages without `color-scheme`.
import assert from 'node:assert/strict';
import { ENGINE, ask, stage } from './fixtures.mjs';
import { dress } from './presets.mjs';

const inPage = stage();
const QUESTION = {
  request: {
    message: 'When?',
    requestedSchema: {
      type: 'object',
      properties: { day: { type: 'string', title: 'Day', enum: [...'abcdef'] } },
    },
  },
};

/** A page with a class for dark, like Tailwind: it has colours, but no `color-scheme`. */
const TAILWIND =
  'body { background: #fff; color: oklch(0.21 0.034 264) } .dark body { background: #0a0a0a; color: oklch(0.985 0 0) }';
const [DARK, LIGHT] = ['dark', 'light'];

/** Returns the ground of the card: dark or light, and opaque. */
const ground = (page) =>
  page.evaluate(() => {
    const card = document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card');
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    context.fillStyle = getComputedStyle(card).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red, , , opacity] = context.getImageData(0, 0, 1, 1).data;
    return [`${red < 128 ? 'dark' : 'light'}`, opacity];
  });

inPage('is dark if the surrounding text is light, and popups follow the page', async ({ page }) => {
  await dress(page, TAILWIND, 'class', 'dark');
  await ask(page, QUESTION);
  assert.deepEqual(await ground(page), [DARK, 255]);
  const popup = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(
      document.querySelector('mcp-elicitation').shadowRoot.querySelector('option'),
    );
    return { color, backgroundColor };
  });
  assert.deepEqual(popup, { color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
});

inPage('follows when the page changes its theme, at once', async ({ page }) => {
  await dress(page, TAILWIND);
  await ask(page, QUESTION);
  for (const [dark, expected] of [
    [false, LIGHT],
    [true, DARK],
    [false, LIGHT],
  ]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), dark);
    assert.deepEqual(await ground(page), [expected, 255]);
  }
});

const AROUND = [
  ['grey that is readable on white', 'body { color: #767676 }', LIGHT],
  ['grey that is readable on black', 'body { color: #888 }', DARK],
  ['light text of one place of the page', 'main { background: #123; color: #eee }', DARK],
  ['light text with transparency', 'main { background: #123; color: rgb(255 255 255 / .87) }', DARK],
  ['dark text with transparency', 'main { color: rgb(0 0 0 / .6) }', LIGHT],
  ['light text in another space', 'main { color: color(display-p3 .9 .95 1) }', DARK],
  ['the text of a page that says light', ':root { color-scheme: light } body { color: #fff }', DARK],
  ['the text of a page that says dark', ':root { color-scheme: dark }', DARK],
  ['a token', 'mcp-elicitation { --elicit-color-fg: #fff }', DARK],
];
inPage('takes the text around the card', async ({ page }) => {
  await ask(page, QUESTION);
  for (const [what, css, expected] of AROUND) {
    await dress(page, css);
    assert.deepEqual(await ground(page), [expected, 255], what);
  }
});

inPage('writes dark on an accent that is light', async ({ page }) => {
  await ask(page, QUESTION);
  const text = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('[part~=accept]')).color,
    );
  assert.match(await text(), /^oklch\(1 0 0\)$/);
  await dress(page, 'mcp-elicitation { --elicit-color-accent: #58c9a8 }');
  assert.match(await text(), /^oklch\(0 0 0\)$/);
});

// Only Chromium's driver can force colours.
inPage('leaves forced colours alone', { skip: ENGINE !== undefined, forcedColors: 'active' }, async ({ page }) => {
  await dress(page, 'main { color: #fff; forced-color-adjust: none }');
  await ask(page, QUESTION);
  const [ground, canvas] = await page.evaluate(() => {
    const card = document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card');
    card.after(Object.assign(document.createElement('i'), { style: 'background: Canvas' }));
    return [card, card.nextElementSibling].map((one) => getComputedStyle(one).backgroundColor);
  });
  assert.equal(ground, canvas);
});

inPage('has no shadow when inline', async ({ page, card }) => {
  await page.evaluate(() => (document.querySelector('mcp-elicitation').layout = 'inline'));
  await ask(page, QUESTION);
  assert.equal(await card.locator('.card').evaluate((element) => getComputedStyle(element).boxShadow), 'none');
});
