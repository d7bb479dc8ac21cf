// A question is seen, and can be filled in, before all that judges it has been fetched.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ENGINE, accept, stage } from './fixtures.mjs';
import { CANCELLED, DECLINED, ask, events, hold, line, press, question, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const BARE = { path: '/strict/bare.html', defined: false };
const TABLE = {
  message: 'Which table?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      guests: { type: 'integer', title: 'Guests', maximum: 8 },
      terrace: { type: 'boolean', title: 'Terrace' },
      meal: { type: 'string', title: 'Meal', enum: ['Lunch', 'Dinner'] },
      extras: { type: 'array', title: 'Extras', items: { type: 'string', enum: ['Candles', 'Piano'] } },
      remarks: { type: 'string', title: 'Remarks', maxLength: 500 },
    },
    required: ['name', 'guests', 'meal'],
  },
};

/** Asks in a page in which nothing of the form was fetched before; gives what lets the rest of it come. */
async function draft({ page, card }, params = TABLE) {
  const release = await hold(page, 'rest.wasm');
  await watch(page);
  await page.evaluate(async (params) => {
    await define();
    elicit('result', params, { server: { name: 'Files' } });
  }, params);
  await card.locator('[data-property]').first().waitFor();
  assert.equal(await status(page), 'loading');
  assert.equal(await card.locator('[part~="skeleton"]').count(), 0);
  return async () => {
    release();
    await page.waitForFunction(() => element.status === 'open');
  };
}

const fieldOf = (card, name) => card.locator(`[data-property=${name}]`);

describe('a picture of the question', () => {
  test('keeps what is entered in it, and where the keyboard is', inPage(async (opened) => {
    const { page, card } = opened;
    const arrive = await draft(opened);
    await line(card).click();
    await page.keyboard.type('Ada');
    await fieldOf(card, 'guests').locator('input').click();
    await page.keyboard.type('12');
    await fieldOf(card, 'terrace').locator('input').first().click();
    await fieldOf(card, 'meal').locator('input').last().click();
    await fieldOf(card, 'extras').locator('input').last().click();
    await fieldOf(card, 'remarks').locator('textarea').click();
    await page.keyboard.type('Quet');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await arrive();
    await page.keyboard.type('i');
    assert.deepEqual(await page.evaluate(() => element.content), { name: 'Ada', guests: 12, terrace: true, meal: 'Dinner', extras: ['Piano'], remarks: 'Quiet' });
    assert.deepEqual(await events(page, 'elicit-ready'), [null]);
    // What is wrong is judged now: it was entered in a field that was left.
    await accept(page, card);
    await fieldOf(card, 'guests').locator('[aria-invalid=true]').waitFor();
    await fieldOf(card, 'guests').locator('input').fill('2');
    await accept(page, card);
    assert.deepEqual((await resultOf(page)).content, { name: 'Ada', guests: 2, terrace: true, meal: 'Dinner', extras: ['Piano'], remarks: 'Quiet' });
  }, BARE));

  test('in which nothing was entered leaves everything as the server sent it', inPage(async (opened) => {
    const { page, card } = opened;
    const { properties } = TABLE.requestedSchema;
    const name = { ...properties.name, default: 'Ada' };
    const arrive = await draft(opened, { ...TABLE, requestedSchema: { ...TABLE.requestedSchema, properties: { ...properties, name } } });
    const drawn = await fieldOf(card, 'name').locator('input').inputValue();
    await arrive();
    assert.equal(drawn, 'Ada');
    assert.deepEqual(await events(page, 'elicit-change'), []);
    assert.deepEqual(await page.evaluate(() => element.content), { name: 'Ada' });
  }, BARE));

  test('can be refused, and a host can withdraw it', inPage(async (opened) => {
    const { page, card } = opened;
    const arrive = await draft(opened);
    await press(card, 'accept');
    assert.equal(await status(page), 'loading');
    await press(card, 'decline');
    assert.deepEqual(await resultOf(page), DECLINED);
    assert.equal(await card.locator('[part~="decline"]').count(), 0);
    await page.evaluate((params) => elicit('second', params), question());
    await line(card).waitFor();
    await page.evaluate(() => element.cancel());
    assert.deepEqual(await resultOf(page, 'second'), CANCELLED);
    assert.equal(await card.locator('[part~="decline"]').count(), 0);
    await page.evaluate((params) => elicit('third', params), question());
    await arrive();
    await press(card, 'decline');
    assert.deepEqual(await resultOf(page, 'third'), DECLINED);
  }, BARE));

  test('warns of nothing yet; the card does', inPage(async (opened) => {
    const { card } = opened;
    const arrive = await draft(opened, { message: 'Log in', requestedSchema: { type: 'object', properties: { password: { type: 'string', title: 'Password' } } } });
    await arrive();
    await card.locator('[data-code="secret-solicitation"]').waitFor();
  }, BARE));

  test('speaks the language of the page', inPage(async (opened) => {
    await opened.page.evaluate(() => (document.documentElement.lang = 'de'));
    const arrive = await draft(opened);
    assert.equal(await opened.card.locator('[part~="decline"]').textContent(), 'Ablehnen');
    await arrive();
  }, BARE));

  test('is fetched for before the rest of the form', inPage(async (opened) => {
    const { page, card, requests } = opened;
    await watch(page);
    let drawn;
    await page.route('**/rest.wasm', async (route) => {
      drawn = await card.locator('[data-property]').count();
      await route.continue();
    });
    await page.evaluate(async (params) => {
      await define();
      elicit('result', params, { server: { name: 'Files' } });
    }, TABLE);
    await page.waitForFunction(() => element.status === 'open');
    assert.equal(drawn, 6);
    assert.equal(requests.filter((address) => /\.wasm$/.test(address)).length, 2);
  }, BARE));

  test('is not drawn in a dialog, nor where a secret may not be asked for', inPage(async (opened) => {
    const { page, card } = opened;
    const release = await hold(page, 'rest.wasm');
    await watch(page);
    await page.evaluate(async (params) => {
      await define();
      element.layout = 'dialog';
      elicit('result', params);
    }, TABLE);
    const first = () => page.waitForFunction(async () => (await customElements.get('mcp-elicitation').form.first()) !== undefined);
    await first();
    assert.equal(await card.locator('[data-property]').count(), 0);
    await page.evaluate(() => Object.assign(element, { layout: 'card', sensitive: 'refuse' }));
    await page.evaluate((params) => {
      element.cancel();
      elicit('second', params);
    }, TABLE);
    await first();
    assert.equal(await card.locator('[data-property]').count(), 0);
    assert.equal(await card.locator('[part~="skeleton"]').count(), 1);
    release();
    await page.waitForFunction(() => element.status === 'open');
  }, BARE));

  test('ends with the question when the rest cannot be fetched', inPage(async (opened) => {
    const { page, card, faults } = opened;
    let broken = true;
    await page.route('**/rest.wasm', (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()));
    await watch(page);
    await page.evaluate(async (params) => {
      await define();
      elicit('result', params, { server: { name: 'Files' } });
    }, TABLE);
    assert.deepEqual(await resultOf(page), CANCELLED);
    await card.locator('[data-code=failed]').waitFor();
    assert.deepEqual(await events(page, 'elicit-error'), ['load']);
    faults.splice(0);
    broken = false;
    await ask(page, question(), 'second');
    await page.waitForFunction(() => element.status === 'open');
  }, BARE));

  test('that fails is none: the card comes all the same', inPage(async (opened) => {
    const { page, card } = opened;
    const release = await hold(page, 'rest.wasm');
    await watch(page);
    await page.evaluate(async (params) => {
      await define();
      const { createElement } = Document.prototype;
      let left = 20;
      Document.prototype.createElement = function (...given) {
        if (--left > 0) return createElement.apply(this, given);
        Document.prototype.createElement = createElement;
        window.failed = true;
        throw new WebAssembly.RuntimeError('unreachable');
      };
      elicit('result', params);
    }, TABLE);
    await page.waitForFunction(() => window.failed);
    await card.locator('[part~="skeleton"]').waitFor();
    assert.deepEqual([await card.locator('[data-property]').count(), await card.locator('[part~="skeleton"]').count()], [0, 1]);
    release();
    await page.waitForFunction(() => element.status === 'open');
    await press(card, 'decline');
    assert.deepEqual(await resultOf(page), DECLINED);
    assert.deepEqual(await events(page, 'elicit-error'), []);
  }, BARE));

  test('keeps what is typed from the page, and dates for the card', inPage(async (opened) => {
    const { page, card } = opened;
    const { properties } = TABLE.requestedSchema;
    const arrive = await draft(opened, { ...TABLE, requestedSchema: { type: 'object', properties: { ...properties, day: { type: 'string', format: 'date', title: 'Day' } } } });
    await page.evaluate(() => {
      window.keys = [];
      for (const name of ['keydown', 'keyup', 'keypress']) document.addEventListener(name, ({ type }) => keys.push(type));
    });
    await line(card).click();
    await page.keyboard.type('Ada');
    assert.deepEqual(await page.evaluate(() => keys), []);
    const state = (name) => fieldOf(card, name).locator('input').first().evaluate((control) => [control.inert, control.spellcheck]);
    assert.deepEqual([await state('day'), await state('name')], [[true, false], [false, false]]);
    await arrive();
    assert.equal((await state('day'))[0], false);
  }, BARE));

  test('gives nothing to the question after it', inPage(async (opened) => {
    const { page, card } = opened;
    const release = await hold(page, 'rest.wasm');
    await watch(page);
    await page.evaluate(async ([first, second]) => {
      await define();
      element.addEventListener('elicit-ready', () => element.cancel(), { once: true });
      elicit('result', first, { server: { name: 'One' } });
      elicit('second', second, { server: { name: 'Two' } });
    }, [question(), question('Another?')]);
    await line(card).click();
    await page.keyboard.type('for One alone');
    release();
    assert.deepEqual(await resultOf(page), CANCELLED);
    await card.locator('[part~="message"]', { hasText: 'Another?' }).waitFor();
    assert.equal(await line(card).inputValue(), '');
    assert.deepEqual(await page.evaluate(() => element.content), {});
  }, BARE));

  test('is none of an address, and leaves nothing behind that hears', inPage(async (opened) => {
    const { page, card } = opened;
    const release = await hold(page, 'rest.wasm');
    await watch(page);
    await page.evaluate(async () => {
      await define();
      element.opener = () => new Promise((resolve) => (window.opened = resolve));
      elicit('result', { mode: 'url', message: 'Log in', url: 'https://example.com/', elicitationId: '1' }, { server: { name: 'Files' } });
    });
    await page.waitForFunction(async () => (await customElements.get('mcp-elicitation').form.first()) !== undefined);
    assert.equal(await card.locator('[part~="decline"]').count(), 0);
    release();
    await page.waitForFunction(() => element.status === 'open');
    await accept(page, card);
    await page.waitForFunction(() => element.status === 'sending');
    await press(card, 'decline');
    await page.evaluate(() => opened());
    assert.deepEqual(await resultOf(page), { action: 'accept' });
  }, BARE));

  test('waits for a composition to end', { skip: ENGINE && 'only Chromium can be told to compose' }, inPage(async (opened) => {
    const { page, card, context } = opened;
    const arrive = await draft(opened);
    await line(card).click();
    await page.keyboard.type('Ada');
    const keys = await context.newCDPSession(page);
    await keys.send('Input.imeSetComposition', { text: 'えいだ', selectionStart: 3, selectionEnd: 3 });
    const arrived = arrive();
    await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
    await page.waitForTimeout(50);
    assert.equal(await status(page), 'loading');
    await keys.send('Input.insertText', { text: 'えいだ' });
    await arrived;
    assert.equal((await page.evaluate(() => element.content)).name, 'Adaえいだ');
  }, BARE));
});
