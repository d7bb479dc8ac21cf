// The style sheets of styles/ in pages with the real tokens of their systems, in light and dark, and hosts with their
// own tokens: they reach the controls, and everything stays readable.
import assert from 'node:assert/strict';
import { COLOURS, faultsOf } from './axe.mjs';
import { stage } from './fixtures.mjs';
import { FONT, PAGES, dress, preset } from './presets.mjs';
import { PAGE, reach } from './states.mjs';

const inPage = stage();

/** Returns axe's findings about the contrast of texts. */
const unreadable = (page) => faultsOf(page, 'mcp-elicitation', COLOURS);

/**
 * Returns other parts with too little contrast against their background: borders, focus rings, marks of selection; and
 * the edges of controls with too much.
 */
const edges = (page) =>
  page.evaluate(() => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    });
    const light = (...colours) => {
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const root = element.shadowRoot;
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const card = getComputedStyle(root.querySelector('.card')).backgroundColor;
    const contrasts = {};
    const against = (name, selector, colour, ...ground) => {
      const style = getComputedStyle(root.querySelector(selector));
      contrasts[name] = contrast(light(page, card, ...ground, style[colour]), light(page, card, ...ground));
    };
    const chosen = getComputedStyle(root.querySelector('label:has(:checked)')).backgroundColor;
    against('the edge of a line', 'input.in', 'borderTopColor');
    against('the edge of a box', 'input[type=checkbox]:not(:checked)', 'borderTopColor');
    against('the edge of a radio', 'input[type=radio]:not(:checked)', 'borderTopColor');
    against('a box that is ticked', 'input[type=checkbox]:checked', 'borderTopColor', chosen);
    against('a radio that is chosen', 'input[type=radio]:checked', 'borderTopColor', chosen);
    against('accept', '#accept', 'backgroundColor');
    root.querySelector('input.in').focus();
    against('the ring of a line', 'input.in', 'outlineColor');
    root.querySelector('input:checked').focus();
    against('the ring of an option', 'input:checked', 'outlineColor', chosen);
    root.querySelector('#decline').focus();
    against('the ring of a button', '#decline', 'outlineColor');
    return Object.entries(contrasts).filter(
      ([name, ratio]) => ratio < 3 || (name.startsWith('the edge') && ratio > 3.8),
    );
  });

/** Shows a form with answers, one with errors and one with a warning, whose colours follow the page. */
async function showThree(page, layout = 'card') {
  for (const state of ['warned', 'errors', 'answered']) {
    await page.evaluate(() => document.querySelector('main').prepend(document.createElement('mcp-elicitation')));
    await reach(page, state, { layout });
  }
  await page.mouse.move(0, 0);
}

inPage('is like each system, and can be read, in light and dark', PAGE, async ({ page, card }) => {
  await showThree(page);
  for (const [name, { css, background, radius, height, look: attributes }] of Object.entries(PAGES)) {
    const sheet = await preset(name);
    for (const look of ['light', 'dark']) {
      const what = `${name} in ${look}`;
      await page.evaluate(() => document.documentElement.removeAttribute('class'));
      await dress(page, css + FONT + sheet, attributes.name, attributes[look]);
      const styles = await page.evaluate((background) => {
        // The computed form of a colour.
        const probe = document.createElement('p');
        document.querySelector('main').append(probe);
        const colour = (token) => ((probe.style.color = `var(${token})`), getComputedStyle(probe).color);
        const style = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
        return {
          card: style('.card').backgroundColor === colour(background),
          radius: style('.card').borderTopLeftRadius,
          height: style('input.in').minHeight,
        };
      }, background);
      assert.deepEqual(styles, { card: true, radius, height }, what);
      assert.deepEqual(await unreadable(page), [], what);
      assert.deepEqual(await edges(page), [], what);
      assert.equal(
        await card
          .locator('input.in')
          .first()
          .evaluate((input) => getComputedStyle(input).colorScheme.includes('dark')),
        look === 'dark',
        `what the browser draws: ${what}`,
      );
    }
  }
});

/** Pages without a preset, of which only two have a colour scheme. */
const PLAIN = {
  'light scheme': 'color-scheme: light; background: Canvas',
  'dark scheme': 'color-scheme: dark; background: Canvas',
  'black on white': 'background: #fff; color: #000',
  'white on black': 'background: #000; color: #fff',
  'translucent text': 'background: #121212; color: rgb(255 255 255 / .87)',
  solarized: 'background: #002b36; color: #839496',
  sepia: 'background: #f4ecd8; color: #5b4636',
};
for (const layout of ['card', 'inline'])
  inPage(`has enough contrast without a preset: ${layout}`, PAGE, async ({ page }) => {
    await showThree(page, layout);
    for (const [what, css] of Object.entries(PLAIN)) {
      await dress(page, `:root { ${css} }`);
      assert.deepEqual(await unreadable(page), [], what);
      assert.deepEqual(await edges(page), [], what);
    }
  });

inPage('keeps touch targets large enough in compact', PAGE, async ({ page, card }) => {
  await reach(page, 'open');
  const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await dress(page, await preset('compact'));
  assert.ok((await height()) < before - 24, `${before} ${await height()}`);
  // The least target size of WCAG 2.2; coarse pointers keep 44 px.
  assert.ok((await card.locator('input.in').first().boundingBox()).height >= 24);
  const [inner, outer] = await Promise.all(
    ['.choices label', '.card'].map((part) => card.locator(part).first().boundingBox()),
  );
  assert.ok(inner.x - outer.x >= 4, 'what is chosen does not reach the edge');
});

inPage('shows a dark card on a page without dark mode', PAGE, async ({ page }) => {
  await dress(
    page,
    'mcp-elicitation { --elicit-color-bg: #14213d; --elicit-color-fg: #fff; --elicit-color-muted: #c5ccdb; ' +
      '--elicit-color-border: #33415f; --elicit-color-accent: #fca311; --elicit-color-on-accent: #14213d; ' +
      '--elicit-color-danger: #ffb3a7; }',
  );
  await showThree(page);
  assert.deepEqual(await unreadable(page), []);
});
