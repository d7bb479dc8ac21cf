// The page around a card: overlays of the page do not prevent answering; the card never leaves its box, and reports a
// question that is out of sight.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { nextFrame, passGuardTime, stage } from './fixtures.mjs';
import { ACCEPTED, ask, line, pressAt, question, resultOf } from './watch.mjs';

const inPage = stage();
const accept = (card) => card.locator('[part~="accept"]');

describe('answers with one press on a page with', () => {
  const LAYERS = {
    'a canvas over all of it': [
      'canvas',
      'position: fixed; inset: 0; width: 100%; height: 100%; pointer-events: none;',
    ],
    'something opaque that lets presses through': [
      'div',
      'position: fixed; z-index: 9; inset: 0; background: white; pointer-events: none;',
    ],
  };
  const SHEETS = {
    'a layer of body::after': 'body::after { content: ""; position: fixed; inset: 0; pointer-events: none; }',
    'faint text': 'main { opacity: .3; }',
    'a filter': 'html { filter: invert(.9); }',
    'a transform': 'main { transform: rotate(1deg) scale(.8); }',
    'a mask': 'main { mask-image: linear-gradient(#000, #0002); }',
    'a blend': 'main { mix-blend-mode: multiply; backdrop-filter: blur(1px); }',
  };
  inPage('layers, filters, transforms', async ({ page, card }) => {
    for (const [name, css] of Object.entries({ ...LAYERS, ...SHEETS })) {
      await page.evaluate((css) => {
        const [tag, style] = Array.isArray(css) ? css : ['i', ''];
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(Array.isArray(css) ? '' : css);
        document.adoptedStyleSheets = [sheet];
        window.layer?.remove();
        window.layer = document.body.appendChild(document.createElement(tag));
        layer.style.cssText = style;
      }, css);
      await ask(page, undefined, name, name);
      await line(card).fill('Ada');
      await passGuardTime(page, 500);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page, name), ACCEPTED, name);
    }
  });

  inPage('a pane that is pinned to its end, with text that streams into it', async ({ page, card }) => {
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main.style.cssText = 'height: 420px; overflow: auto;';
      const pin = () => (main.scrollTop = main.scrollHeight);
      new ResizeObserver(pin).observe(element);
      window.stream = setInterval(() => {
        main.append(Object.assign(document.createElement('p'), { textContent: 'token' }));
        if (main.querySelectorAll('p').length > 6) main.querySelector('p').remove();
        pin();
      }, 60);
    });
    const properties = Object.fromEntries(['name', 'b', 'c', 'd', 'e'].map((name) => [name, { type: 'string' }]));
    await ask(page, { message: 'Who are you?', requestedSchema: { type: 'object', properties, required: ['name'] } });
    await line(card).fill('Ada');
    await page.evaluate(() => document.querySelector('main').scrollTo(0, 1e6));
    await accept(card).waitFor();
    // Until then each new line moves the card.
    await page.waitForFunction(() => document.querySelectorAll('main p').length >= 6);
    await passGuardTime(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
    await page.evaluate(() => clearInterval(stream));
  });
});

inPage('does not make an app of window height scroll', async ({ page }) => {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; height: 100dvh; display: grid; grid-template-rows: 1fr;';
    document.querySelector('main').style.cssText = 'overflow: auto; min-height: 0;';
    document.querySelector('#composer')?.remove();
  });
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`field${index}`, { type: 'string', description: 'What it is for' }]),
  );
  await ask(page, { message: 'Much', requestedSchema: { type: 'object', properties } });
  await nextFrame(page);
  const [height, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  assert.equal(height, window);
});

inPage('has nothing sticky in the card and no scrolling part that a decision depends on', async ({ page }) => {
  const properties = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`field${index}`, { type: 'string', default: 'long '.repeat(50) }]),
  );
  await ask(page, { message: 'A line.\n'.repeat(200), requestedSchema: { type: 'object', properties } });
  const odd = await page.evaluate(() =>
    [...element.shadowRoot.querySelectorAll('*')]
      .filter((at) => {
        const { position, overflowY } = getComputedStyle(at);
        return (
          position === 'sticky' || position === 'fixed' || (/auto|scroll/.test(overflowY) && !at.matches('textarea'))
        );
      })
      .map((at) => at.outerHTML.slice(0, 80)),
  );
  assert.deepEqual(odd, []);
  // The list opens above accept once accept is in view before the values were.
  await page.evaluate(() => element.shadowRoot.querySelector('#accept').scrollIntoView());
  await page.waitForFunction(() => element.shadowRoot.querySelector('#preview[open]'));
  const order = await page.evaluate(() =>
    ['[part~=header]', '[part~=message]', '[part~=form]', '[part~=preview]', '[part~=accept]'].map((part) =>
      Math.round(element.shadowRoot.querySelector(part).getBoundingClientRect().top),
    ),
  );
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});

inPage('reports a question out of sight when the element is below the view', async ({ page }) => {
  await page.evaluate(() => {
    window.unseen = 0;
    element.addEventListener('elicit-unseen', () => unseen++);
  });
  await ask(page);
  await nextFrame(page);
  assert.equal(await page.evaluate(() => unseen), 0);
  await page.evaluate(() => element.cancel());
  await page.evaluate(() => {
    document.querySelector('main').style.paddingBlockStart = '300vh';
    scrollTo(0, 0);
  });
  await ask(page, question(), 'second');
  await page.waitForFunction(() => unseen === 1, undefined, { timeout: 5000 });
  await page.evaluate(() => void element.elicit({ message: 'Third', requestedSchema: {} }, { server: { name: 'b' } }));
  assert.deepEqual(await page.evaluate(() => [unseen, element.waiting]), [2, 1]);
});
