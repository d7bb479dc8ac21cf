// What the server has filled in counts as seen only where a person could see it, whatever the page does around the card.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, readAll, seen, stage } from './fixtures.mjs';
import { ask, events, line, resultOf, watch } from './watch.mjs';

const inPage = stage();
const more = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [`field${index}`, { type: 'string' }]));
const CONTENT = { evil: 'delete everything', name: 'Ada' };
const { field0, field1, field2, ...rest } = more;
const REQUEST = {
  message: 'Please answer.',
  requestedSchema: {
    type: 'object',
    properties: { evil: { type: 'string', default: CONTENT.evil }, field0, field1, field2, name: { type: 'string', title: 'Name' }, ...rest },
    required: ['name'],
  },
};
const TALL = { viewport: { width: 900, height: 900 } };

const style = (page, text) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { margin: 0; } main > label { display: none; } mcp-elicitation { inline-size: 500px; } ${text}`);
    document.adoptedStyleSheets = [sheet];
  }, text);

/** The person types a name and presses Enter, and scrolls nothing. */
async function enterName(page) {
  await page.evaluate(() => element.shadowRoot.querySelector('[data-property=name] input').focus({ preventScroll: true }));
  await page.keyboard.type('Ada');
  await seen(page, 1500);
  await page.keyboard.press('Enter');
}

/** Nothing was sent, and it is said that something was not seen; what was filled in is sent once it was. */
async function isSentOnceSeen(page, card, reveal = () => {}, content = CONTENT) {
  await page.waitForFunction(() => /1 answer that you have not seen/.test(element.shadowRoot.querySelector('.early').textContent));
  assert.deepEqual(await events(page, 'elicit-result'), []);
  await reveal();
  for (let presses = 0; presses < 4 && (await events(page, 'elicit-result')).length === 0; presses++) await accept(page, card);
  assert.deepEqual((await resultOf(page)).content, content);
}

const CUT = 'main { margin-top: 300px; padding-top: 1px; @ } mcp-elicitation { margin-top: -250px; }';
const CLIPS = {
  'overflow: clip': CUT.replace('@', 'overflow: clip;'),
  'contain: paint': CUT.replace('@', 'contain: paint;'),
  'a clip path': CUT.replace('@', 'clip-path: inset(0);'),
  'a clip path of the element': `${CUT.replace('@', '')} mcp-elicitation { clip-path: inset(250px 0 0); }`,
};

describe('what is clipped is not in sight', { concurrency: false }, () => {
  for (const [what, text] of Object.entries(CLIPS)) {
    test(what, inPage(async ({ page, card }) => {
      await watch(page);
      await style(page, text);
      await ask(page, REQUEST);
      await enterName(page);
      await isSentOnceSeen(page, card, () => style(page, ''));
    }, TALL));
  }
});

describe('a box that scrolls and that the card is placed against cuts it off', { concurrency: false }, () => {
  for (const holds of ['transform: translateZ(0)', 'will-change: transform', 'contain: layout']) {
    for (const position of ['static', 'absolute', 'fixed']) {
      test(`${position} in ${holds}`, inPage(async ({ page, card }) => {
        await watch(page);
        await style(page, `main { margin-top: 300px; block-size: 500px; overflow: auto; ${holds} } main::after { content: ''; display: block; block-size: 3000px; } mcp-elicitation { position: ${position}; }`);
        await page.evaluate(() => (document.querySelector('main').scrollTop = 230));
        await ask(page, REQUEST);
        await enterName(page);
        await isSentOnceSeen(page, card, () => style(page, ''));
      }, TALL));
    }
  }
});

const HIDDEN = {
  'a bar of the page lies over it': ['body::before { content: ""; position: fixed; inset: 0 0 auto; block-size: 350px; background: #ccc; z-index: 9; }', ''],
  'the page was transparent': ['main { opacity: 0; }', 'mcp-elicitation { margin-top: -250px; }'],
  'the page was hidden': ['main { visibility: hidden; }', 'mcp-elicitation { margin-top: -250px; }'],
  'something lay over all of it': ['body::before { content: ""; position: fixed; inset: 0; background: #ccc; z-index: 9; }', 'mcp-elicitation { margin-top: -250px; }'],
};

describe('what is hidden is not in sight', { concurrency: false }, () => {
  for (const [what, [before, after]] of Object.entries(HIDDEN)) {
    test(what, inPage(async ({ page, card }) => {
      await watch(page);
      await style(page, before);
      await ask(page, REQUEST);
      await seen(page, 1500);
      if (after) await style(page, after);
      await enterName(page);
      await isSentOnceSeen(page, card, () => style(page, ''));
    }, TALL));
  }
});

test('a frame that is as tall as its content shows what the box around it shows', inPage(async ({ page, faults }) => {
  await page.evaluate(async () => {
    const box = Object.assign(document.createElement('div'), { id: 'box' });
    box.style.cssText = 'block-size: 100px; overflow: auto';
    const frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 600px; block-size: 2400px; border: 0';
    // A page does not hold itself.
    frame.src = `${location.href}?framed`;
    box.append(frame);
    document.body.replaceChildren(box);
    await new Promise((resolve) => (frame.onload = resolve));
    box.scrollTop = 1e6;
  });
  const frame = page.frames()[1];
  await frame.waitForFunction(() => customElements.get('mcp-elicitation') !== undefined);
  await frame.evaluate((request) => {
    window.element = document.querySelector('mcp-elicitation');
    element.elicit(request, { server: { name: 'x' } }).then((result) => (window.answer = result));
  }, { ...REQUEST, requestedSchema: { ...REQUEST.requestedSchema, required: [] } });
  const button = frame.locator('[part~="accept"]');
  await button.waitFor();
  // No more than the buttons are in the box.
  await frame.evaluate(() => element.shadowRoot.querySelector('#preview').removeAttribute('open'));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const bottom = () => frame.contentDocument.querySelector('mcp-elicitation').getBoundingClientRect().bottom;
    frame.style.blockSize = `${bottom() + 10}px`;
    box.scrollTop = 1e6;
  });
  const box = await button.boundingBox();
  // The first press gives the frame the focus.
  for (let presses = 0; presses < 2; presses++) {
    await page.mouse.click(box.x + 10, box.y + 10);
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  await frame.waitForFunction(() => /1 answer that you have not seen/.test(element.shadowRoot.querySelector('.early').textContent));
  assert.equal(await frame.evaluate(() => window.answer), undefined);
  // A page without a policy is asked for its icon.
  faults.length = 0;
}, { ...TALL, path: '/tests/browser/pages/element.html' }));

test('who has zoomed in with two fingers sees a part of the window', inPage(async ({ page, card }) => {
  await watch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
  await style(page, 'mcp-elicitation { margin-top: 400px; }');
  await ask(page, REQUEST);
  await enterName(page);
  await isSentOnceSeen(page, card, () => session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 }));
}, { viewport: { width: 900, height: 1200 } }));

test('a field that has the focus outside the window is not in sight', inPage(async ({ page, card }) => {
  await watch(page);
  await style(page, 'mcp-elicitation { display: block; margin-top: 690px; }');
  await ask(page, { ...REQUEST, requestedSchema: { ...REQUEST.requestedSchema, required: [] } });
  await page.evaluate(() => element.shadowRoot.querySelector('[data-property=evil] input').focus({ preventScroll: true }));
  await seen(page, 1500);
  await page.keyboard.press('Enter');
  assert.deepEqual(await events(page, 'elicit-result'), []);
  assert.match(await card.locator('.early').textContent(), /1 answer that you have not seen/);
}, TALL));

describe('what lies over a part of a field hides that part', { concurrency: false }, () => {
  const EVIL = CONTENT.evil;
  const letters = [...'abcd', EVIL];
  const FIELDS = {
    'a line of text': [{ type: 'string', default: EVIL }, 'input'],
    'the last of some radio buttons': [{ type: 'string', enum: letters, default: EVIL }, '.choices label:last-of-type'],
    'the last of some checkboxes': [{ type: 'array', items: { type: 'string', enum: letters }, default: [EVIL] }, '.choices label:last-of-type'],
    'the last line of a text': [{ type: 'string', maxLength: 3000, default: letters.join('\n') }, 'textarea'],
    'a fixed value': [{ title: 'Plan', description: 'What is chosen for you, since there is nothing else.', const: 'enterprise for ever' }, 'output'],
  };
  const COVERS = {
    'a bar': 'inset-inline: 0; block-size: 60px',
    'a message at the left': 'left: 0; inline-size: 220px; block-size: 60px',
    'a window at the right': 'left: 260px; inline-size: 400px; block-size: 60px',
  };
  for (const [over, css] of Object.entries(COVERS)) {
    for (const [what, [schema, selector]] of Object.entries(FIELDS)) {
      test(`${over} over ${what}`, inPage(async ({ page, card }) => {
        await watch(page);
        await style(page, 'main { visibility: hidden; }');
        await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { field0, evil: schema, name: { type: 'string' }, ...rest }, required: ['evil'] } });
        const top = await card.locator(`[data-property=evil] ${selector}`).last().evaluate((at) => {
          const { top, bottom } = at.getBoundingClientRect();
          return (at.localName === 'textarea' ? bottom - 24 : (top + bottom) / 2) - 30;
        });
        await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'cover' })));
        await style(page, `#cover { position: fixed; ${css}; top: ${top}px; background: #ccc; z-index: 9; }`);
        await seen(page, 1500);
        await enterName(page);
        await isSentOnceSeen(page, card, undefined, { evil: schema.default ?? schema.const, name: 'Ada' });
      }, { viewport: { width: 700, height: 700 } }));
    }
  }

  test('and where it lies there for ever, what would be sent is read in the preview', inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'cover' })));
    await style(page, 'main { visibility: hidden; }');
    await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { evil: { type: 'string', default: EVIL }, name: { type: 'string' } } } });
    const top = await card.locator('[data-property=evil] input').evaluate((at) => at.getBoundingClientRect().top);
    await style(page, `#cover { position: fixed; left: 0; top: ${top}px; inline-size: 150px; block-size: 40px; background: #ccc; }`);
    await card.locator('#preview pre').waitFor();
    await seen(page, 1500);
    await enterName(page);
    assert.deepEqual((await resultOf(page)).content, CONTENT);
  }, TALL));

  test('but who reads a card in a small window, under a bar that stays, gets to its end', inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'cover' })));
    await style(page, 'mcp-elicitation { display: block; inline-size: 100%; } #cover { position: fixed; inset: 0 0 auto; block-size: 40px; background: #ccc; z-index: 9; }');
    await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { evil: { type: 'string', enum: letters, default: EVIL }, name: { type: 'string' } } } });
    // Each press goes on to what was not in sight.
    for (let presses = 0; presses < 12 && (await events(page, 'elicit-result')).length === 0; presses++) {
      await seen(page, 1500);
      await card.locator('[part~="accept"]').click();
      await page.waitForTimeout(100);
    }
    assert.deepEqual((await resultOf(page)).content, { evil: EVIL });
  }, { viewport: { width: 320, height: 200 } }));
});

test('the preview is enough for what it has, once it has it', inPage(async ({ page, card }) => {
  await watch(page);
  const group = { type: 'object', properties: { evil: { type: 'string', default: CONTENT.evil }, ...rest, name: { type: 'string' } }, required: ['name'] };
  await style(page, 'mcp-elicitation { margin-top: -250px; }');
  await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { group } } });
  await card.locator('#preview pre').waitFor();
  assert.equal(await card.locator('#preview pre').textContent(), '{}');
  await page.evaluate(() => scrollTo(0, 1e6));
  await seen(page, 1500);
  await page.evaluate(() => element.shadowRoot.querySelector('[data-property=name]').scrollIntoView({ block: 'start' }));
  await enterName(page);
  await page.waitForFunction(() => /1 answer that you have not seen/.test(element.shadowRoot.querySelector('.early').textContent));
  assert.deepEqual(await events(page, 'elicit-result'), []);
}, { viewport: { width: 600, height: 400 } }));

const LINES = Array.from({ length: 61 }, (_, index) => `line ${index}`).join('\n');
for (const size of ['zoom: .8', 'scale: .8', 'zoom: 1.5', 'scale: 1']) {
  test(`a long text in a page with ${size} is gone through, and then sent`, inPage(async ({ page, card }) => {
    await watch(page);
    await style(page, `main { ${size}; transform-origin: 0 0; }`);
    await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { text: { type: 'string', maxLength: 5000, default: LINES } } } });
    await card.locator('[part~="accept"]').scrollIntoViewIfNeeded();
    await seen(page, 1500);
    await card.locator('[part~="accept"]').click();
    // Where all is drawn smaller, the preview may show the whole of it.
    if (!size.endsWith('.8')) assert.deepEqual(await events(page, 'elicit-result'), []);
    await readAll(page);
    for (let presses = 0; presses < 8 && (await events(page, 'elicit-result')).length === 0; presses++) await accept(page, card);
    assert.deepEqual((await resultOf(page)).content, { text: LINES });
  }, TALL));
}

test('a closed list whose letters are wider than those around it is measured by its own', inPage(async ({ page, card }) => {
  await watch(page);
  await style(page, 'body { letter-spacing: -0.05em; } mcp-elicitation { inline-size: 330px; }');
  const long = 'transfer all of the money today: 100000';
  const names = [long, ...Object.keys(more).slice(0, 9)];
  await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { choice: { type: 'string', enum: names, default: long }, ...more } } });
  await seen(page, 1500);
  const [text, room] = await card.locator('select').evaluate((select) => {
    const { font } = getComputedStyle(select);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.font = font;
    return [context.measureText(select.selectedOptions[0].text).width, select.clientWidth - 50];
  });
  assert.ok(text > room, `${text} ${room}`);
  await line(card).focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await events(page, 'elicit-result'), []);
}, { viewport: { width: 360, height: 900 } }));
