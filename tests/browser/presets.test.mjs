// The style sheets of styles/ in pages that have the real tokens of such systems, in light and in dark, and hosts that
// set tokens of their own: they reach the controls, and everything can still be read.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { createTheme } from '@mui/material/styles';
import { build } from 'esbuild';
import { stage } from './fixtures.mjs';
import { PAGE, reach } from './states.mjs';

const inPage = stage();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const preset = (name) => readFile(new URL(`../../pkg/src/styles/${name}.css`, import.meta.url), 'utf8');

const resolveDir = import.meta.dirname;

/** What a package ships as style sheets, as one. */
async function bundled(...files) {
  const stdin = { contents: files.map((file) => `@import "${file}";`).join('\n'), loader: 'css', resolveDir };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, logLevel: 'silent' });
  return outputFiles[0].text;
}

/** The custom properties that MUI's own theme writes into a page. */
function mui() {
  const written = (rules) => Object.entries(rules).map(([name, value]) => (typeof value === 'object' ? `${name} { ${written(value)} }` : `${name}: ${value};`)).join(' ');
  return createTheme({ cssVariables: { colorSchemeSelector: 'class' }, colorSchemes: { light: true, dark: true } }).generateStyleSheets().map(written).join('\n');
}

const FONT = 'body { font-family: "Noto Sans", sans-serif; }';

/** Pages of each system with its real tokens, and how each says that it is light or dark. */
const PAGES = {
  // shadcn/ui is no package: its command writes these tokens into a project's own style sheet.
  shadcn: {
    look: { name: 'class', light: '', dark: 'dark' },
    css: `
      :root { --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --card: oklch(1 0 0); --card-foreground: oklch(0.145 0 0);
        --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0); --muted-foreground: oklch(0.556 0 0); --destructive: oklch(0.577 0.245 27.325);
        --border: oklch(0.922 0 0); --ring: oklch(0.708 0 0); }
      .dark { --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0); --card-foreground: oklch(0.985 0 0);
        --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0); --muted-foreground: oklch(0.708 0 0); --destructive: oklch(0.704 0.191 22.216);
        --border: oklch(1 0 0 / 10%); --ring: oklch(0.556 0 0); }
      body { background: var(--background); color: var(--foreground); }`,
    background: '--card',
    radius: '14px',
    height: '40px',
  },
  'web-awesome': {
    look: { name: 'class', light: 'wa-light', dark: 'wa-dark' },
    css: await bundled('@awesome.me/webawesome/dist/styles/themes/default.css', '@awesome.me/webawesome/dist/styles/color/variants.css'),
    background: '--wa-color-surface-default',
    radius: '12px',
    height: '41px',
  },
  mantine: {
    look: { name: 'data-mantine-color-scheme', light: 'light', dark: 'dark' },
    css: await bundled('@mantine/core/styles.css'),
    background: '--mantine-color-body',
    radius: '12px',
    height: '36px',
  },
  mui: {
    look: { name: 'class', light: 'light', dark: 'dark' },
    css: mui(),
    background: '--mui-palette-background-paper',
    radius: '8px',
    height: '40px',
  },
};

/** Gives the page a style sheet, and its root an attribute. */
const dress = (page, css, name = 'class', value = '') =>
  page.evaluate(([css, name, value]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.setAttribute(name, value);
  }, [css, name, value]);

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

for (const [name, { css, background, radius, height, look: { name: attribute, ...looks } }] of Object.entries(PAGES)) {
  const sheet = await preset(name);
  describe(name, () => {
    for (const look of ['light', 'dark']) {
      test(look, inPage(async ({ page, card }) => {
        await dress(page, css + FONT + sheet, attribute, looks[look]);
        await reach(page, 'answered');
        const found = await page.evaluate((background) => {
          // A colour as the browser writes it once it has worked it out.
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
        assert.deepEqual(found, { card: true, radius, height });
        assert.deepEqual(await unreadable(page), []);
        for (const contrast of await edges(page)) assert.ok(contrast >= 3, `${contrast}`);
        assert.equal(await card.locator('input.in').first().evaluate((input) => getComputedStyle(input).colorScheme.includes('dark')), look === 'dark', 'what the browser draws');
      }, PAGE));

      test(`${look}, with errors and a warning`, inPage(async ({ page }) => {
        await dress(page, css + FONT + sheet, attribute, looks[look]);
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
