// The style sheets of styles/ in pages that have the tokens of such systems, in light and in dark, and hosts that set
// tokens of their own: they reach the controls, and everything can still be read.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { stage } from './fixtures.mjs';
import { PAGE, reach } from './states.mjs';

const inPage = stage();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const preset = (name) => readFile(new URL(`../../pkg/src/styles/${name}.css`, import.meta.url), 'utf8');

/** Pages as they are made with such a system: their own tokens, dark by a class. */
const PAGES = {
  shadcn: {
    light: 'dark-is-off',
    dark: 'dark',
    css: `
      :root { --radius: 0.5rem; --background: oklch(0.99 0 0); --foreground: oklch(0.15 0 0); --card: oklch(1 0 0); --card-foreground: oklch(0.15 0 0);
        --primary: oklch(0.22 0 0); --primary-foreground: oklch(0.98 0 0); --muted-foreground: oklch(0.55 0 0); --destructive: oklch(0.57 0.24 27);
        --border: oklch(0.92 0 0); --ring: oklch(0.55 0 0); }
      .dark { --background: oklch(0.15 0 0); --foreground: oklch(0.98 0 0); --card: oklch(0.21 0 0); --card-foreground: oklch(0.98 0 0);
        --primary: oklch(0.92 0 0); --primary-foreground: oklch(0.21 0 0); --muted-foreground: oklch(0.71 0 0); --destructive: oklch(0.7 0.19 22);
        --border: oklch(1 0 0 / 10%); --ring: oklch(0.6 0 0); }
      body { background: var(--background); color: var(--foreground); font-family: "Noto Sans", sans-serif; }`,
    accent: '--primary',
    background: '--card',
    radius: '12px',
    height: '40px',
  },
  'web-awesome': {
    light: 'wa-light',
    dark: 'wa-dark',
    css: `
      :root { --wa-font-family-body: "Noto Sans", sans-serif; --wa-border-radius-l: 0.75rem; --wa-form-control-height: 2.5rem; }
      .wa-light { color-scheme: light; --wa-color-surface-default: white; --wa-color-surface-border: #e4e5e9; --wa-color-text-normal: #1b1d26; --wa-color-text-quiet: #545868;
        --wa-color-brand-fill-loud: #0071ec; --wa-color-brand-on-loud: white; --wa-color-danger-on-quiet: #b30532; --wa-color-focus: #3e96ff; }
      .wa-dark { color-scheme: dark; --wa-color-surface-default: #101219; --wa-color-surface-border: #2f323f; --wa-color-text-normal: #f1f2f3; --wa-color-text-quiet: #9194a2;
        --wa-color-brand-fill-loud: #0071ec; --wa-color-brand-on-loud: white; --wa-color-danger-on-quiet: #f3676c; --wa-color-focus: #3e96ff; }
      body { background: var(--wa-color-surface-default); color: var(--wa-color-text-normal); }`,
    accent: '--wa-color-brand-fill-loud',
    background: '--wa-color-surface-default',
    radius: '12px',
    height: '40px',
  },
};

/** Gives the page a style sheet and a class. */
const dress = (page, css, name = '') =>
  page.evaluate(([css, name]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.className = name;
  }, [css, name]);

/** What axe says of the contrast of texts. */
async function unreadable(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await axe.run('mcp-elicitation', { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`));
  });
}

/** The contrast of what is no text: the edge of a line and the ring of the focus, against the card. */
const edges = (page) =>
  page.evaluate(() => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    const light = (...colours) => {
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const root = element.shadowRoot;
    const card = getComputedStyle(root.querySelector('.card')).backgroundColor;
    const input = root.querySelector('input.in');
    input.focus();
    const { borderTopColor, outlineColor } = getComputedStyle(input);
    return [borderTopColor, outlineColor].map((colour) => contrast(light(card, colour), light(card)));
  });

for (const [name, { css, accent, background, radius, height, ...looks }] of Object.entries(PAGES)) {
  const sheet = await preset(name);
  describe(name, () => {
    for (const look of ['light', 'dark']) {
      test(look, inPage(async ({ page, card }) => {
        await dress(page, css + sheet, looks[look]);
        await reach(page, 'answered');
        const found = await page.evaluate(([accent, background]) => {
          // A colour as the browser writes it once it has worked it out.
          const probe = document.createElement('p');
          document.querySelector('main').append(probe);
          const colour = (token) => ((probe.style.color = `var(${token})`), getComputedStyle(probe).color);
          const style = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
          return {
            button: style('[part~=accept]').backgroundColor === colour(accent),
            card: style('.card').backgroundColor === colour(background),
            radius: style('.card').borderTopLeftRadius,
            height: style('input.in').minHeight,
            font: style('.card').fontFamily,
          };
        }, [accent, background]);
        assert.deepEqual(found, { button: true, card: true, radius, height, font: found.font });
        assert.match(found.font, /Noto Sans/);
        assert.deepEqual(await unreadable(page), []);
        for (const contrast of await edges(page)) assert.ok(contrast >= 3, `${contrast}`);
        assert.equal(await card.locator('input.in').first().evaluate((input) => getComputedStyle(input).colorScheme.includes('dark')), look === 'dark', 'what the browser draws');
      }, PAGE));

      test(`${look}, with errors and a warning`, inPage(async ({ page }) => {
        await dress(page, css + sheet, looks[look]);
        await reach(page, 'errors');
        assert.deepEqual(await unreadable(page), []);
        await page.evaluate(() => element.cancel());
        await reach(page, 'warned');
        assert.deepEqual(await unreadable(page), []);
      }, PAGE));
    }
  });
}

test('compact: less room, and still large enough to touch', inPage(async ({ page, card }) => {
  await reach(page, 'open');
  const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await dress(page, await preset('compact'));
  assert.ok((await height()) < before - 24, `${before} ${await height()}`);
  assert.equal(await card.locator('input.in').first().evaluate((input) => getComputedStyle(input).minHeight), '36px');
}, PAGE));

test('a dark card in a page that knows of no dark', inPage(async ({ page }) => {
  await dress(page, 'mcp-elicitation { --elicit-color-bg: #14213d; --elicit-color-fg: #fff; --elicit-color-muted: #c5ccdb; --elicit-color-border: #33415f; --elicit-color-accent: #fca311; --elicit-color-on-accent: #14213d; --elicit-color-danger: #ffb3a7; }');
  for (const state of ['errors', 'warned', 'url warned']) {
    await reach(page, state);
    assert.deepEqual(await unreadable(page), [], state);
    await page.evaluate(() => element.cancel());
  }
}, PAGE));
