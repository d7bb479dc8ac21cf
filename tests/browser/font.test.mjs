// Sizes follow the font around the card, whatever the page's root size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from './fixtures.mjs';
import { dress } from './presets.mjs';
import { PAGE, STATES, reach } from './states.mjs';

const inPage = stage();

/** The text sizes of the card at 16 px, in pixels. */
const SIZES = [11, 13, 14, 16, 18, 20];

const PAGES = [
  ['a root of 62.5 % and a body of 16 px', 'html { font-size: 62.5% } body { font-size: 16px }', 1],
  ['a root of 30 px and a body of 16 px', 'html { font-size: 30px } body { font-size: 16px }', 1],
  ['a body of 24 px', 'body { font-size: 24px }', 1.5],
  ['a body of 12 px', 'body { font-size: 12px }', 0.75],
];

/** Returns the size of each text of the card, and the height of its controls. */
const measure = (page) =>
  page.evaluate(() => {
    const texts = [];
    const controls = [];
    for (const element of document.querySelector('mcp-elicitation').shadowRoot.querySelectorAll('*')) {
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

for (const state of Object.keys(STATES)) {
  test(
    `keeps sizes in proportion to the surrounding font: ${state}`,
    inPage(async ({ page }) => {
      await dress(page, 'body { font-size: 16px }');
      await reach(page, state);
      const usual = await measure(page);
      assert.ok(usual.texts.length > 0);
      // A nested relative size would not be one of these.
      assert.deepEqual(
        usual.texts.filter(([, size]) => !SIZES.some((one) => near(one, size))),
        [],
      );
      for (const [name, css, factor] of PAGES) {
        await dress(page, css);
        const sizes = await measure(page);
        for (const kind of ['texts', 'controls']) {
          const wrong = sizes[kind].filter(([, size], index) => !near(size, usual[kind][index][1] * factor));
          assert.deepEqual(wrong, [], `${name}: ${kind}`);
        }
      }
    }, PAGE),
  );
}

test(
  'takes font, colour and direction from its surroundings, and nothing else',
  inPage(async ({ page }) => {
    await reach(page, Object.keys(STATES)[0]);
    const look = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('mcp-elicitation');
        const names = [
          'textAlign',
          'textIndent',
          'textTransform',
          'textShadow',
          'whiteSpace',
          'letterSpacing',
          'wordSpacing',
          'fontStyle',
          'fontWeight',
        ];
        return [...shadowRoot.querySelectorAll('.card, .card *')].map((element) => {
          const style = getComputedStyle(element);
          return [element.className, ...names.map((name) => style[name])];
        });
      });
    const before = await look();
    await dress(
      page,
      'main { text-align: center; text-indent: 2em; text-transform: uppercase; text-shadow: 1px 1px red; ' +
        'white-space: pre; letter-spacing: 3px; word-spacing: 9px; font-style: italic; font-weight: 800 }',
    );
    assert.deepEqual(await look(), before);
  }),
);
