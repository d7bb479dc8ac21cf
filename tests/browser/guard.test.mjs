// Nothing is accepted that was not deliberately pressed after the request had been seen, still and uncovered, for its guard
// time (`docs/security.md` R25 to R29); what is warned of takes a second step.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seen, stage, stopped } from './fixtures.mjs';
import { ACCEPTED, ask, events, hold, line, pressAt, question, resultOf, undecided, watch } from './watch.mjs';

const inPage = stage();
const NOTHING = { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } };

const accept = (card) => card.locator('[part~="accept"]');
const early = (card) => card.locator('.early');

describe('a press that comes too early', () => {
  test('does nothing, says so politely, and works when pressed again in time', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page);
    await line(card).fill('Ada');
    assert.equal(await accept(card).getAttribute('aria-disabled'), 'true');
    await pressAt(page, card);
    await undecided(page);
    await early(card).locator('span').waitFor();
    assert.match(await early(card).innerText(), /One moment: read it/);
    assert.equal(await early(card).getAttribute('role'), 'status');
    assert.equal(await early(card).isVisible(), true);
    const { width, height } = await accept(card).boundingBox();
    await seen(page);
    assert.equal(await accept(card).getAttribute('aria-disabled'), null);
    const armed = await accept(card).boundingBox();
    assert.deepEqual([armed.width, armed.height], [width, height]);
    await accept(card).click();
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  test('is spoken of once a card', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page);
    await line(card).fill('Ad');
    await pressAt(page, card);
    await early(card).locator('span').waitFor();
    await line(card).fill('Ada');
    await early(card).locator('span').waitFor({ state: 'detached' });
    await pressAt(page, card);
    await undecided(page);
    assert.equal(await early(card).locator('span').count(), 0);
  }));

  test('in its last quarter of a second neither counts nor says anything, nor makes anybody wait anew', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page);
    await line(card).fill('Ada');
    await seen(page, 300);
    await pressAt(page, card);
    await undecided(page);
    assert.equal(await early(card).locator('span').count(), 0);
    await page.evaluate(() => (window.ahead += 200));
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  test('as the first of a double click: the second is no press of its own', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page);
    await line(card).fill('Ada');
    const { x, y } = await accept(card).boundingBox();
    await page.mouse.click(x + 5, y + 5);
    await seen(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await undecided(page);
    await page.mouse.click(x + 5, y + 5);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  test('with the keyboard too; and typing takes the sentence away', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page);
    await line(card).click();
    await page.keyboard.type('Ad');
    await page.keyboard.press('Enter');
    await early(card).locator('span').waitFor();
    await undecided(page);
    await page.keyboard.type('a');
    await early(card).locator('span').waitFor({ state: 'detached' });
    await seen(page);
    await page.keyboard.press('Enter');
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  test('a form that can be accepted unchanged takes a second, one with something to enter half of it', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page, NOTHING, 'nothing');
    await accept(card).waitFor();
    await seen(page, 999);
    await pressAt(page, card);
    await undecided(page);
    await seen(page, 1);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page, 'nothing'), { action: 'accept', content: {} });
    await ask(page);
    await card.locator('[part~="message"]', { hasText: 'Who' }).waitFor();
    await line(card).fill('Ada');
    await seen(page, 499);
    await pressAt(page, card);
    assert.equal(await page.evaluate(() => results.result), undefined);
    await seen(page, 1);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  test('begun before the time was over and ended after it', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page);
    await line(card).fill('Ada');
    await accept(card).hover();
    await page.mouse.down();
    await seen(page);
    await page.mouse.up();
    await undecided(page);
    await seen(page);
    await accept(card).click();
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }));

  test('decline and cancel wait for nothing', inPage(async ({ page, card }) => {
    await watch(page);
    for (const part of ['decline', 'cancel']) {
      await ask(page, question(part), part);
      await card.locator(`[part~="${part}"]`).click();
      assert.deepEqual(await resultOf(page, part), { action: part });
    }
  }));
});

describe('the time starts anew', () => {
  const RESETS = {
    'when the window gets the focus back': (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
    'when the page comes back from the background': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    'when the page goes to or from full screen': (page) => page.evaluate(() => document.dispatchEvent(new Event('fullscreenchange', { bubbles: true }))),
    'when the page is scrolled': (page) => page.evaluate(() => {
      document.body.style.setProperty('height', '5000px');
      scrollTo(0, 40);
    }),
    'when content above pushes the card down': (page) => page.evaluate(() => document.querySelector('main').prepend(Object.assign(document.createElement('p'), { textContent: 'New' }))),
    'when another server is said to ask': (page) => page.evaluate(() => (element.messages = { accept: 'Go' })),
  };
  for (const [name, reset] of Object.entries(RESETS)) {
    test(name, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await page.waitForTimeout(320);
      await seen(page);
      await stopped(page);
      await reset(page);
      await page.waitForTimeout(250);
      await pressAt(page, card);
      await undecided(page);
      await seen(page);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }));
  }

  const KEEPS = {
    'another request comes to wait': (page) => page.evaluate((request) => void element.elicit(request, { server: { name: 'Files' } }), question('Another')),
    'the whole card is pushed down, which is no matter to a key': (page) => page.evaluate(() => document.querySelector('main').prepend(Object.assign(document.createElement('p'), { textContent: 'New' }))),
  };
  for (const [name, happens] of Object.entries(KEEPS)) {
    test(`but not when ${name}`, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await page.waitForTimeout(320);
      await seen(page);
      await stopped(page);
      await happens(page);
      await page.waitForTimeout(250);
      await page.keyboard.press('Enter');
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }));
  }

  test('for a pointer, when the person lets something appear that moves accept', inPage(async ({ page, card }) => {
    await watch(page);
    const schema = { type: 'object', properties: { mail: { type: 'string', format: 'email', default: 'ada' } } };
    await ask(page, { message: 'Where to?', requestedSchema: schema });
    await line(card).fill('ad');
    await seen(page);
    await stopped(page);
    await line(card).fill('ada@example.com');
    await page.waitForTimeout(250);
    await pressAt(page, card);
    await undecided(page);
    await seen(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { mail: 'ada@example.com' } });
  }));

  test('when the one before was answered: the next is not under the same press', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, question('First'), 'first');
    await ask(page, question('Second'), 'second');
    await line(card).fill('Ada');
    await stopped(page);
    await seen(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page, 'first'), ACCEPTED);
    await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
    await line(card).fill('Ada');
    await pressAt(page, card);
    assert.equal(await page.evaluate(() => results.second), undefined);
    await seen(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page, 'second'), ACCEPTED);
  }));
});

describe('what is warned of takes a second step', () => {
  const asked = { message: 'Sign in', requestedSchema: { type: 'object', properties: { password: { type: 'string', title: 'Password' } } } };

  test('a field that asks for a secret: the second button needs its own time', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, asked);
    await card.locator('[data-code="secret-solicitation"]').waitFor();
    assert.equal(await card.locator('input').getAttribute('type'), 'text');
    await line(card).fill('hunter2');
    // It is written after a pause, and moves the buttons.
    await card.locator('details pre').filter({ hasText: 'hunter2' }).waitFor();
    await stopped(page);
    await seen(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await undecided(page);
    await seen(page);
    await accept(card).click();
    await accept(card).filter({ hasText: 'Files' }).waitFor();
    await pressAt(page, card);
    await undecided(page);
    await seen(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { password: 'hunter2' } });
  }));

  test('a secret that is typed: the second step takes a second, above the buttons, which keep their places', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page);
    await line(card).fill('4111 1111 1111 1111');
    const places = () => card.locator('.buttons:not(.asking) button').evaluateAll((all) => all.map(({ offsetLeft, textContent }) => `${offsetLeft} ${textContent}`).slice(1));
    const before = await places();
    await stopped(page);
    await seen(page);
    await pressAt(page, card);
    await accept(card).filter({ hasText: 'Files' }).waitFor();
    assert.deepEqual((await places()).map((place) => place.split(' ')[1]), before.map((place) => place.split(' ')[1]));
    const [first, second] = [await card.locator('#first').boundingBox(), await accept(card).boundingBox()];
    assert.ok(second.y + second.height <= first.y, 'above');
    await seen(page, 999);
    await pressAt(page, card);
    await undecided(page);
    await seen(page, 1);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { name: '4111 1111 1111 1111' } });
  }));

  test('a secret that is typed: what will be sent is shown, and can be mended', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page);
    await line(card).fill('4111 1111 1111 1111');
    await seen(page);
    await accept(card).click();
    await card.locator('[data-code="value-looks-secret"]').waitFor();
    assert.match(await card.locator('details pre').innerText(), /4111/);
    await undecided(page);
    await card.locator('[part~="decline"]').click();
    assert.deepEqual(await resultOf(page), { action: 'decline' });
  }));
});

describe('what accept would do', () => {
  const url = { mode: 'url', message: 'Sign in', url: 'https://evil.example/', elicitationId: 'one' };

  test('has to be there to be read: an address that comes late starts the time, and takes no place of another button', inPage(async ({ page, card }) => {
    const release = await hold(page, 'address_bg.wasm');
    await watch(page);
    await page.evaluate(() => element.addEventListener('elicit-open-url', (event) => event.preventDefault()));
    await page.evaluate((url) => elicit('result', url, { server: { name: 'Files' } }), url);
    await accept(card).waitFor();
    assert.equal(await accept(card).getAttribute('aria-disabled'), 'true');
    const order = () => card.locator('.buttons:not(.asking) button').evaluateAll((all) => all.map(({ id }) => id));
    const before = await order();
    await page.evaluate(() => (window.ahead += 5000));
    await pressAt(page, card);
    assert.deepEqual(await events(page, 'elicit-result'), []);
    await stopped(page);
    release();
    await accept(card).filter({ hasText: 'evil.example' }).waitFor();
    assert.deepEqual(await order(), before);
    await pressAt(page, card);
    await undecided(page);
    await seen(page, 999);
    await pressAt(page, card);
    await undecided(page);
    await seen(page, 1);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept' });
  }));

  for (const part of ['decline', 'cancel']) {
    test(`Ctrl+Enter on ${part} does not accept`, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await seen(page);
      await card.locator(`[part~="${part}"]`).focus();
      await page.keyboard.press('Control+Enter');
      assert.notDeepEqual((await events(page, 'elicit-result'))[0]?.action, 'accept');
    }));
  }
});

test('a step of a round that is shown again has its own time, for keys too', inPage(async ({ page, card }) => {
  await watch(page);
  await page.evaluate(() => {
    const step = (name) => ({ method: 'elicitation/create', params: { message: name, requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } } } } });
    void element.elicitAll({ first: step('first'), second: step('second') }, { server: { name: 'Files' } });
  });
  await card.locator('[data-property=first] input').fill('one');
  await card.locator('[data-property=first] input').focus();
  await seen(page);
  await page.keyboard.press('Enter');
  await card.locator('[data-property=second] input').fill('two');
  await stopped(page);
  await card.locator('#back').click();
  await card.locator('[data-property=first] input').focus();
  await page.keyboard.press('Enter');
  assert.equal(await card.locator('[data-property=second]').count(), 0);
  await seen(page);
  await page.keyboard.press('Enter');
  await card.locator('[data-property=second] input').focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await events(page, 'elicit-result'), []);
  await seen(page);
  await page.keyboard.press('Enter');
  assert.equal((await events(page, 'elicit-result')).length, 2);
}));

describe('what a host has put into a slot', { concurrency: false }, () => {
  const slotted = (page, html) =>
    page.evaluate(([tag, slot, id]) => element.append(Object.assign(document.createElement(tag), { slot, id })), html);

  test('a line of text sends nothing with Enter', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page);
    await line(card).fill('Ada');
    await slotted(page, ['input', 'message', 'note']);
    await seen(page);
    await page.locator('#note').focus();
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await undecided(page);
  }));

  for (const id of ['accept', 'decline', 'cancel', 'given']) {
    test(`a button called ${id} is the host's`, inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await slotted(page, ['button', 'actions-start', id]);
      await seen(page);
      await page.locator('[slot=actions-start]').click({ force: true });
      await undecided(page);
    }));
  }
});
