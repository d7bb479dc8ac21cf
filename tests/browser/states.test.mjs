// Every state of the card: axe finds nothing in light, dark and forced colours, no element refers to a missing one,
// sizes follow the font around the card, and all parts of the manifest appear. Also axe in one case of each kind. The
// states are on one page, because loading it and axe take far longer than a card.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { COLOURS, faultsOf } from './axe.mjs';
import { KINDS, cases } from './cases.mjs';
import { enter } from './enter.mjs';
import { accept, ask, stage, untilReady } from './fixtures.mjs';
import { dress } from './presets.mjs';
import { PAGE, STATES, reach } from './states.mjs';

const manifest = JSON.parse(await readFile(new URL('../../pkg/dist/custom-elements.json', import.meta.url), 'utf8'));
const all = (await cases()).filter(({ name }) => KINDS.includes(name));
const inPage = stage();

/** The looks of a page without `color-scheme`, and the rules that depend on them; the first one gets all rules. */
const LOOKS = [
  ['light', 'background: #fff; color: #1a1a1a', 'none', {}],
  ['dark', 'background: #0a0a0a; color: #fafafa', 'none', COLOURS],
  ['forced colours', 'background: Canvas; color: CanvasText', 'active', COLOURS],
];

/** Returns the findings of axe in the element for each look. */
async function findings(page, looks = LOOKS) {
  const all = {};
  for (const [look, css, forcedColors, options] of looks) {
    if (looks.length > 1) await page.emulateMedia({ forcedColors });
    await dress(page, `:root { ${css} }`);
    // The page itself belongs to the test.
    const faults = await faultsOf(page, 'mcp-elicitation', { isStrict: true, ...options });
    if (faults.length) all[look] = faults;
  }
  if (looks.length > 1) await page.emulateMedia({ forcedColors: 'none' });
  return all;
}

/** Returns the references to elements that are not there. */
const lost = (page) =>
  page.evaluate(() => {
    const root = element.shadowRoot;
    const refers = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant'];
    return refers.flatMap((attribute) =>
      [...root.querySelectorAll(`[${attribute}]`)].flatMap((at) =>
        at
          .getAttribute(attribute)
          .split(' ')
          .filter((id) => !root.getElementById(id))
          .map((id) => `${at.localName} ${attribute}=${id}`),
      ),
    );
  });

/** The text sizes of the card at 16 px, in pixels. */
const SIZES = [11, 13, 14, 16, 18, 20];
/** Pages of other sizes, and their factors. */
const FONTS = [
  ['html { font-size: 62.5% } body { font-size: 16px }', 1],
  ['html { font-size: 30px } body { font-size: 16px }', 1],
  ['body { font-size: 24px }', 1.5],
];

/** Returns the size of each text of the cards, and the height of their controls. */
const measure = (page) =>
  page.evaluate(() => {
    const texts = [];
    const controls = [];
    const hosts = [...document.querySelectorAll('mcp-elicitation')];
    for (const element of hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])) {
      // Announced texts are temporary and invisible.
      if (element.closest('[role=status]')) continue;
      const { fontSize, minHeight, blockSize } = getComputedStyle(element);
      const name = `${element.localName}.${element.className}#${element.id}`;
      if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        texts.push([name, parseFloat(fontSize)]);
      if (element.matches('.in, .buttons button, .rows button')) controls.push([name, parseFloat(minHeight)]);
      if (element.matches('[type=checkbox], [type=radio], .dismiss')) controls.push([name, parseFloat(blockSize)]);
    }
    return { texts, controls };
  });

const near = (one, other) => Math.abs(one - other) < 0.1;

/** Checks that sizes are in proportion to the font around the cards. */
async function checkSizes(page) {
  await dress(page, 'body { font-size: 16px }');
  const usual = await measure(page);
  assert.ok(usual.texts.length > 0);
  // A nested relative size would not be one of these.
  assert.deepEqual(
    usual.texts.filter(([, size]) => !SIZES.some((one) => near(one, size))),
    [],
  );
  for (const [css, factor] of FONTS) {
    await dress(page, css);
    const sizes = await measure(page);
    for (const kind of ['texts', 'controls']) {
      const wrong = sizes[kind].filter(([, size], index) => !near(size, usual[kind][index][1] * factor));
      assert.deepEqual(wrong, [], `${css}: ${kind}`);
    }
  }
}

/** Every part that a card has shown in any state. */
const shown = new Set();

/** Returns the parts of each card by the id of its element. */
const parts = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('mcp-elicitation')].map(({ id, shadowRoot }) => [
        id,
        [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((one) => one.getAttribute('part').split(' ')),
      ]),
    ),
  );

/** Brings a new element before the others into a state, and checks it alone. */
async function add(page, name) {
  await page.evaluate((id) => {
    window.client = undefined;
    document.querySelector('main').prepend(Object.assign(document.createElement('mcp-elicitation'), { id }));
  }, name);
  try {
    await reach(page, name);
    assert.deepEqual(await lost(page), []);
  } catch (error) {
    throw new Error(`in the state ${name}: ${error.message}`, { cause: error });
  }
  const { [name]: own } = await parts(page);
  for (const part of own) shown.add(part);
  return own;
}

inPage('has no fault in any state of the card', PAGE, async ({ page }) => {
  await page.locator('mcp-elicitation').evaluate((element) => element.remove());
  const drawn = {};
  for (const [name, { instead }] of Object.entries(STATES)) if (!instead) drawn[name] = await add(page, name);
  assert.deepEqual(await parts(page), drawn, 'a state passes when the next card is drawn');
  assert.deepEqual(await findings(page), {});
  await checkSizes(page);
});

inPage('has no fault while it loads', { ...PAGE, excused: /Failed to load resource/ }, async ({ page }) => {
  await reach(page, 'loading');
  for (const part of (await parts(page))['']) shown.add(part);
  assert.deepEqual(await findings(page), {});
  await checkSizes(page);
});

test('shows exactly the parts that the manifest lists', () =>
  assert.deepEqual([...shown].sort(), manifest.modules[0].declarations[0].cssParts.map(({ name }) => name).sort()));

inPage('has no violation in any kind of request: open, then answered or with errors', PAGE, async ({ page }) => {
  const look = LOOKS.slice(0, 1);
  const cards = new Map();
  for (const one of all) {
    await page.evaluate((id) => {
      const element = Object.assign(document.createElement('mcp-elicitation'), { id });
      document.querySelector('mcp-elicitation').before(element);
    }, one.name);
    await ask(page, one);
    cards.set(one, page.locator(`#${one.name}`));
  }
  // A button that still waits may have any contrast.
  for (const card of cards.values()) if (await card.locator('.choice').count()) await untilReady(page, card);
  assert.deepEqual(await findings(page, look), {});
  for (const [one, card] of cards) {
    const { properties = {} } = (one.request ?? JSON.parse(one.text)).requestedSchema ?? {};
    for (const [name, value] of Object.entries(one.input ?? {})) await enter(card, name, value, properties[name]);
    const list = card.locator('#preview summary');
    // A lone field has no list.
    if ((await list.count()) && (await list.isVisible())) await list.click();
    if (one.errors) await accept(page, card);
  }
  assert.deepEqual(await findings(page, look), {});
});

inPage('takes font, colour and direction from its surroundings, and nothing else', PAGE, async ({ page }) => {
  await reach(page, 'answered');
  const look = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector('mcp-elicitation');
      const names = ['textAlign', 'textIndent', 'textTransform', 'textShadow', 'whiteSpace', 'letterSpacing'];
      names.push('wordSpacing', 'fontStyle', 'fontWeight', 'textAlignLast');
      return [...shadowRoot.querySelectorAll('.card, .card *')].map((element) => {
        const style = getComputedStyle(element);
        return [element.className, ...names.map((name) => style[name])];
      });
    });
  const before = await look();
  await dress(
    page,
    'main { text-align: center; text-align-last: right; text-indent: 2em; text-transform: uppercase; ' +
      'text-shadow: 1px 1px red; white-space: pre; letter-spacing: 3px; word-spacing: 9px; font-style: italic; ' +
      'font-weight: 800 }',
  );
  assert.deepEqual(await look(), before);
});
