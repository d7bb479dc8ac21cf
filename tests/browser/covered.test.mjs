// What cannot be seen cannot be accepted, whatever the page lays over it; in a frame of another origin, what lies around the
// card is not known, and the host is told (`docs/security.md` R29).
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seen, stage, stopped } from './fixtures.mjs';
import { ACCEPTED, ask, line, pressAt, resultOf, undecided, watch } from './watch.mjs';

const inPage = stage();

const accept = (card) => card.locator('[part~="accept"]');

describe('what cannot be seen cannot be accepted', () => {
  const sheet = (page, css) => page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    if (!document.querySelector('#veil')) document.body.append(Object.assign(document.createElement('div'), { id: 'veil' }));
  }, css);
  const VEILS = {
    'under a transparent layer that takes the press': '#veil { position: fixed; z-index: 9; inset: 0; }',
    'with no opacity': 'mcp-elicitation { opacity: 0; }',
    'with hardly any opacity': 'main { opacity: .05; }',
    'made tiny': 'mcp-elicitation { display: block; transform: scale(.01); }',
  };
  for (const [name, css] of Object.entries(VEILS)) {
    test(name, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await accept(card).focus();
      await sheet(page, css);
      await page.waitForTimeout(500);
      await seen(page);
      await stopped(page);
      if (css.startsWith('#veil')) await pressAt(page, card);
      await accept(card).evaluate((button) => button.focus());
      await page.keyboard.press('Enter');
      await undecided(page);
      await sheet(page, '#veil { display: none; }');
      await page.waitForTimeout(500);
      await seen(page);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }));
  }

  const OUT_OF_SIGHT = {
    'is not drawn': 'main { display: none; }',
    'is below the window': 'mcp-elicitation { display: block; margin-top: 4000px; }',
    'is beside the window': 'main { position: absolute; left: -5000px; }',
    'is in a box without a height': 'main { block-size: 0; overflow: hidden; }',
    'is faint': 'main { opacity: .3; }',
    'is faint by two together': 'body { opacity: .7; } main { opacity: .6; }',
    'is faint by a filter': 'main { filter: opacity(.2); }',
  };
  for (const [name, css] of Object.entries(OUT_OF_SIGHT)) {
    test(`for as long as it ${name}, the time of a key and of a pointer does not run`, inPage(async ({ page, card }) => {
      await watch(page);
      await sheet(page, css);
      await ask(page, { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } });
      await page.waitForTimeout(400);
      await seen(page, 1500);
      await stopped(page);
      await sheet(page, '#veil { display: none; }');
      await accept(card).evaluate((button) => button.focus());
      await page.keyboard.press('Enter');
      await undecided(page);
      await pressAt(page, card);
      await undecided(page);
      await seen(page);
      await accept(card).evaluate((button) => button.focus());
      await page.keyboard.press('Enter');
      assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
    }));
  }

  test('a key accepts nothing that is outside the window', inPage(async ({ page, card }) => {
    await watch(page);
    await sheet(page, 'mcp-elicitation { display: block; margin-top: 4000px; }');
    await ask(page);
    await page.waitForTimeout(400);
    await line(card).evaluate((input) => input.focus({ preventScroll: true }));
    await seen(page, 1500);
    await page.keyboard.press('Enter');
    await undecided(page);
  }));

  const IN_SIGHT = {
    'larger than the window': 'mcp-elicitation::part(base) { min-block-size: 3000px; }',
    'in a box that scrolls': 'main { block-size: 200px; overflow: auto; }',
    'scrolled to by the focus': 'mcp-elicitation { display: block; margin-top: 4000px; }',
    'in a page that is a little faint': 'main { opacity: .6; }',
    'in a page that is a little faint by a filter': 'main { filter: opacity(60%); }',
  };
  for (const [name, css] of Object.entries(IN_SIGHT)) {
    test(`but with keys a card is answered that is ${name}`, inPage(async ({ page, card }) => {
      await sheet(page, css);
      await watch(page);
      await ask(page);
      await line(card).evaluate((input) => input.focus());
      await page.keyboard.type('Ada');
      await page.waitForTimeout(400);
      await seen(page);
      await page.keyboard.press('Enter');
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }));
  }

  test('but a dialog of the page is answered, however faint the page behind it is', inPage(async ({ page, card }) => {
    await sheet(page, 'main { opacity: .3; }');
    await watch(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('main').appendChild(document.createElement('dialog'));
      dialog.append(element);
      dialog.showModal();
    });
    await ask(page);
    await line(card).fill('Ada');
    await page.waitForTimeout(400);
    await seen(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  for (const css of ['main { opacity: .95; }', 'html { filter: invert(.9); }', 'main { transform: rotate(1deg); }', 'main { scale: .8; }', 'main { rotate: 1deg; }', 'main { backdrop-filter: blur(1px); }', 'main { mix-blend-mode: multiply; }', 'main { mask-image: linear-gradient(#000, #000); }']) {
    test(`but a page that looks like this strands nobody: ${css}`, inPage(async ({ page, card }) => {
      await sheet(page, css);
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await page.waitForTimeout(400);
      await seen(page);
      await accept(card).click();
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }));
  }
});

const framedBy = (name, around, expected) => test(`${name}: ${expected[0]}`, inPage(async ({ page, origin }) => {
  await page.goto(`${around(origin)}/tests/browser/pages/frame.html?${encodeURIComponent(`${origin}/strict/framed.html`)}`);
  await page.waitForFunction(() => said.filter((one) => one === 'ready open').length === 2);
  assert.deepEqual(await page.evaluate(() => said), expected);
}));
framedBy('a page of another origin holds this one, and the host is told once', (origin) => origin.replace('localhost', '127.0.0.1'), ['framed framed', 'ready open', 'ready open']);
framedBy('a page of the same origin holds this one', (origin) => origin, ['ready open', 'ready open']);
