// What the server has filled in is seen as it is, in every control, before it can be sent (`docs/security.md` R6, R25).
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, seen, stage } from './fixtures.mjs';
import { ask, events, resultOf, watch } from './watch.mjs';

const inPage = stage();
const form = (answer) => ({ message: 'Please answer.', requestedSchema: { type: 'object', properties: { answer: { title: 'Answer', ...answer } } } });
const others = (count) => Array.from({ length: count }, (_, index) => `Choice ${index}`);

/** What hides in a text, and what has to be on the screen for it. */
const HIDING = {
  'marks of direction': ['alice@good.example \u202emoc.live@bob\u202c', 'alice@good.example ⟨U+202E⟩moc.live@bob⟨U+202C⟩'],
  'characters without a width': ['evil\u200b\u2060.example', 'evil⟨U+200B U+2060⟩.example'],
  'four hundred blanks': [`Yes${' '.repeat(400)}and I agree that all my files are deleted`, 'Yes⟨␣ ×400⟩and I agree that all my files are deleted'],
};

/** A schema of each control that starts with the text, and what is sent of it. */
const CONTROLS = {
  'a line of text': (text) => [{ type: 'string', default: text }, text],
  'several lines of text': (text) => [{ type: 'string', maxLength: 5000, default: `One\n${text}` }, `One\n${text}`],
  'a line that a pattern checks': (text) => [{ type: 'string', pattern: '.', default: text }, text],
  'free entries': (text) => [{ type: 'array', items: { type: 'string' }, default: ['One', text] }, ['One', text]],
  'radio buttons': (text) => [{ type: 'string', enum: [...others(2), text], default: text }, text],
  'a list that opens': (text) => [{ type: 'string', enum: [...others(11), text], default: text }, text],
  'a list that is searched': (text) => [{ type: 'string', enum: [...others(40), text], default: text }, text],
  'checkboxes': (text) => [{ type: 'array', items: { type: 'string', enum: [...others(3), text] }, default: [text] }, [text]],
  'a long list of checkboxes and its chips': (text) => [{ type: 'array', items: { type: 'string', enum: [text, ...others(40)] }, default: [text] }, [text]],
};

/** All that can be read in the fields, and the names of their controls. */
const readable = (page) =>
  page.evaluate(() => {
    const all = [...element.shadowRoot.querySelectorAll('[data-property] *')];
    const texts = all.flatMap((at) => [...at.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data));
    const names = all.flatMap((at) => [at.getAttribute('aria-label'), at.title, at.getAttribute('role') === 'combobox' ? at.value : '']);
    return { said: [...texts, ...names].join('\n'), drawn: [...texts, ...names].filter(Boolean) };
  });

/** Presses accept until it counts: at most once for what has to be gone to first. */
async function send(page, card) {
  await accept(page, card);
  if ((await events(page, 'elicit-result')).length === 0) await accept(page, card);
  return (await resultOf(page)).content;
}

for (const [control, of] of Object.entries(CONTROLS)) {
  describe(control, { concurrency: false }, () => {
    for (const [what, [text, shown]] of Object.entries(HIDING)) {
      test(`shows ${what}, and they are sent as they came`, inPage(async ({ page, card }) => {
        await watch(page);
        const [schema, sent] = of(text);
        await ask(page, form(schema));
        const { said, drawn } = await readable(page);
        // In several lines up to a hundred blanks are let be.
        assert.ok(said.includes(shown), `${JSON.stringify(said)} shows ${shown}`);
        // A text area holds its own text as its child.
        const raw = drawn.filter((one) => one !== sent && /[\u202a-\u202e\u200b\u2060]| {101}/.test(one));
        assert.deepEqual(raw, []);
        assert.deepEqual(await send(page, card), { answer: sent });
      }));
    }
  });
}

describe('a date that is none', { concurrency: false }, () => {
  for (const [what, text] of Object.entries({ 'turned round': '\u202e2026-01-02', 'followed by blanks': `2026-01-02${' '.repeat(400)}x` })) {
    test(`${what}: it shows what it is, or is not filled in`, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, form({ type: 'string', format: 'date', default: text }));
      assert.ok((await card.locator('.notice[data-code="default-invalid"], .exact:not(:empty)').count()) > 0);
    }));
  }
});

const END = 'and I agree that all my files are deleted';
const LONG = `${'a long name '.repeat(25)}${END}`;
const LINES = `${'line\n'.repeat(60)}${LONG}`;
const choice = (...values) => ({ type: 'string', enum: values, default: LONG });
const titled = (value, title) => ({ type: 'string', oneOf: [{ const: value, title }, { const: 'none', title: 'None' }], default: value });
const list = (items, ...values) => ({ type: 'array', items: { type: 'string', ...items }, default: values });

describe('what the server has chosen, behind a cut', { concurrency: false }, () => {
  for (const [name, schema] of [
    ['an option without a title, among few', choice(...others(2), LONG)],
    ['an option without a title, in a list that opens', choice(...others(11), LONG)],
    ['an option without a title, in a list that is searched', choice(...others(40), LONG)],
    ['a long title', titled('all', LONG)],
    ['a long title of a longer value', titled(`${LONG}!`, LONG)],
    ['a value behind a short title', titled(LONG, 'Yes')],
    ['one of few checkboxes', list({ enum: [...others(2), LONG] }, LONG)],
    ['one of many checkboxes', list({ enum: [...others(40), LONG] }, LONG)],
    ['a free entry', list({}, 'One', LONG)],
    ['a line of text', { type: 'string', default: LONG }],
    ['lines of text', { type: 'string', maxLength: 5000, default: LINES }],
  ]) {
    for (const width of [900, 320]) {
      test(`${name}, in ${width} pixels: its end is on the screen before it is sent`, inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page, form(schema));
        // What is in sight whenever accept is pressed.
        const inSight = () => page.evaluate((end) => {
          const { height } = document.documentElement.getBoundingClientRect();
          const wholly = ({ top, bottom }) => top >= -1 && bottom <= Math.max(innerHeight, height) + 1;
          const holds = (at) => (at.localName === 'textarea' ? at.scrollTop + at.clientHeight + 2 >= at.scrollHeight && at.value.endsWith(end) : at.textContent.includes(end));
          return [...element.shadowRoot.querySelectorAll('.field .exact, .field label, .field textarea, .field code, .chip')].some((at) => holds(at) && wholly(at.getBoundingClientRect()));
        }, END);
        let ended = false;
        for (let presses = 0; presses < 6 && (await events(page, 'elicit-result')).length === 0; presses++) {
          await seen(page);
          await card.locator('[part~="accept"]').click();
          if ((await events(page, 'elicit-result')).length === 0) ended ||= await inSight();
          else if (presses === 0) ended = true;
        }
        if (ended) assert.equal(await page.evaluate(() => results.result !== undefined), true);
        assert.ok(ended, 'the end was in sight');
        assert.deepEqual((await resultOf(page)).content, { answer: schema.default });
      }, { viewport: { width, height: 700 } }));
    }
  }

  test('is written out with the card, without a press', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties: { a: choice(...others(2), LONG), b: titled('all', LONG), c: list({ enum: [...others(40), LONG] }, LONG) } } });
    for (const name of ['a', 'b', 'c']) assert.match(await card.locator(`[data-property=${name}] .exact`).innerText(), new RegExp(END));
  }));
});

test('an option that is cut off is written out once the person chooses it', inPage(async ({ page, card }) => {
  await watch(page);
  await ask(page, form({ type: 'string', enum: [...others(2), LONG] }));
  assert.equal(await card.locator('.exact').innerText(), '');
  await card.getByRole('radio').nth(2).check();
  assert.match(await card.locator('.exact').innerText(), new RegExp(END));
  await card.getByRole('radio').first().check();
  assert.equal(await card.locator('.exact').innerText(), '');
}));

test('a long text is drawn in several pieces, since browsers take the square of the time for one', inPage(async ({ page, card }) => {
  await watch(page);
  const hiding = '\u202e\u200b \t'.repeat(2_000);
  const [constant, option, line] = [{ const: hiding }, choice(...others(2), hiding), { type: 'string', default: hiding }];
  await ask(page, { message: 'm', requestedSchema: { type: 'object', properties: { constant, option: { ...option, default: hiding }, line }, required: ['constant'] } });
  const pieces = await page.evaluate(() => [...element.shadowRoot.querySelectorAll('.field *')].flatMap((at) => [...at.childNodes]).filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.length));
  assert.ok(Math.max(...pieces) <= 4_000, `${pieces}`);
  const texts = await card.locator('.exact').allTextContents();
  assert.ok(texts.every((text) => text.includes('⟨U+202E U+200B⟩ ␉'.repeat(2_000))), 'and it is whole');
  assert.match(await card.locator('.constant').textContent(), /(⟨U\+202E U\+200B⟩ \t){2000}/);
}));

test('four hundred options that the server has chosen are scrolled past before they are sent', inPage(async ({ page, card }) => {
  await watch(page);
  const names = others(400);
  await ask(page, form({ type: 'array', items: { type: 'string', enum: names }, default: names }));
  await seen(page);
  await card.locator('[part~="accept"]').click();
  assert.match(await card.locator('.early').innerText(), /1 answer/);
  assert.deepEqual(await events(page, 'elicit-result'), []);
  assert.equal(await card.locator('.chip').count(), 400);
  // Each press goes on to what was not in sight.
  for (let presses = 0; presses < 20 && (await events(page, 'elicit-result')).length === 0; presses++) await accept(page, card);
  assert.deepEqual((await resultOf(page)).content, { answer: names });
}, { viewport: { width: 800, height: 600 } }));

test('a box of the page that cuts off all but some of the card: nothing is sent that never was in it', inPage(async ({ page, card }) => {
  await watch(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { block-size: 240px; overflow: hidden auto; } mcp-elicitation { display: block; inline-size: 500px; }');
    document.adoptedStyleSheets = [sheet];
  });
  const content = Object.fromEntries(others(5).map((name) => [name, name]));
  const properties = Object.fromEntries(others(5).map((name) => [name, { type: 'string', default: name }]));
  await ask(page, { message: 'Please answer.', requestedSchema: { type: 'object', properties } });
  await seen(page);
  await card.locator('[part~="accept"]').click();
  assert.deepEqual(await events(page, 'elicit-result'), []);
  assert.match(await card.locator('.early').innerText(), /answers? that you have not seen/);
  assert.deepEqual(await send(page, card), content);
}));

describe('a tall field of a long form', { concurrency: false }, () => {
  const after = Object.fromEntries(others(9).map((name) => [name, { type: 'string' }]));
  const sixty = Array.from({ length: 60 }, (_, index) => `entry ${index}`);
  const wide = others(4).map((name) => `${name} ${'word '.repeat(36)}`);
  for (const [name, schema] of [
    ['sixty entries', list({}, ...sixty)],
    ['a long constant', { const: `${'w'.repeat(900)} END` }],
    ['long options, of which the last is chosen', { type: 'string', enum: wide, default: wide.at(-1) }],
    ['four hundred chosen options', { type: 'array', items: { type: 'string', enum: others(400) }, default: others(400) }],
  ]) {
    test(`${name}: nothing is sent that was not in sight, nor because one of its controls has the focus`, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, { message: 'm', requestedSchema: { type: 'object', properties: { answer: schema, ...after }, required: 'const' in schema ? ['answer'] : [] } });
      await seen(page);
      // How much of the field was in sight so far, in steps of its pixels.
      await page.evaluate(() => {
        const field = element.shadowRoot.querySelector('[data-property=answer]');
        window.inSight = new Set();
        const look = () => {
          if (!field.isConnected) return;
          const { top, height } = field.getBoundingClientRect();
          const footer = element.shadowRoot.querySelector('footer').getBoundingClientRect().top;
          for (let at = 0; at < height; at += 10) if (top + at >= -12 && top + at <= footer + 12) inSight.add(at);
          window.share = inSight.size / Math.ceil(height / 10);
          requestAnimationFrame(look);
        };
        look();
      });
      for (let presses = 0; presses < 60 && (await events(page, 'elicit-result')).length === 0; presses++) {
        await seen(page);
        await card.locator('[part~="accept"]').click();
      }
      assert.ok(await page.evaluate(() => share) > 0.98, 'all of it was in sight');
      assert.deepEqual((await resultOf(page)).content, { answer: schema.default ?? schema.const });
    }, { viewport: { width: 320, height: 568 } }));
  }
});

test('a hidden character in one entry vouches for no other', inPage(async ({ page, card }) => {
  await watch(page);
  const entries = ['evil\u200b.example', `https://good.example/${'a/'.repeat(80)}?then=delete-all`];
  await ask(page, form(list({}, ...entries)));
  assert.match(await card.locator('.exact').textContent(), /⟨U\+200B⟩[^]*delete-all/);
}, { viewport: { width: 320, height: 568 } }));

for (const [name, text] of [['wide letters', 'W'.repeat(24)], ['Chinese', '银行转账授权'.repeat(4)], ['one letter that is a sentence', `${'\ufdfd'.repeat(23)}!`]]) {
  test(`a closed list that cuts off ${name} is no sight of them`, inPage(async ({ page, card }) => {
    await watch(page);
    const after = Object.fromEntries(others(6).map((name) => [name, { type: 'string' }]));
    await ask(page, { message: 'm', requestedSchema: { type: 'object', properties: { answer: { type: 'string', enum: [...others(9), text], default: text }, ...after } } });
    await seen(page);
    await card.locator('[part~="accept"]').click();
    assert.deepEqual(await events(page, 'elicit-result'), []);
    assert.ok((await card.locator('.exact').textContent()).includes(text));
    assert.deepEqual(await send(page, card), { answer: text });
  }, { viewport: { width: 320, height: 568 } }));
}
