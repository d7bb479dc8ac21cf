// One required boolean is its question and two buttons, each of which sends its answer.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seen, stage, stopped } from './fixtures.mjs';
import { ask, resultOf, undecided, watch } from './watch.mjs';

const inPage = stage();
const one = (property, required = ['go']) => ({ message: 'Nine guests have not answered.', requestedSchema: { type: 'object', properties: { go: property }, required } });
const QUESTION = one({ type: 'boolean', title: 'Book the room?', description: 'It is free until noon.' });
const titled = (yes, no) => one({ title: 'What next?', oneOf: [{ const: false, title: no }, { const: true, title: yes }] });
const buttons = (card) => card.locator('[part^="accept"]');
const asked = async (page, card, request) => {
  await watch(page);
  await ask(page, request);
  await buttons(card).first().waitFor();
};

describe('two buttons answer', { concurrency: false }, () => {
  for (const [name, content] of [['Yes', { go: true }], ['No', { go: false }]]) {
    test(`${name}, pressed`, inPage(async ({ page, card }) => {
      await asked(page, card, QUESTION);
      assert.equal(await card.locator('[data-property="go"]').innerText(), 'Book the room?\n\nIt is free until noon.');
      assert.equal(await card.locator('input').count(), 0);
      await seen(page);
      await card.getByRole('button', { name, exact: true }).click();
      assert.deepEqual(await resultOf(page), { action: 'accept', content });
    }));

    test(`${name}, with the keyboard alone`, inPage(async ({ page, card }) => {
      await asked(page, card, QUESTION);
      await seen(page);
      await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => element.shadowRoot.activeElement?.innerText);
      for (let i = 0; i < 5 && (await focused()) !== name; i += 1) await page.keyboard.press('Tab');
      await page.keyboard.press(name === 'Yes' ? 'Enter' : 'Space');
      assert.deepEqual(await resultOf(page), { action: 'accept', content });
    }));
  }

  test('neither counts before its time', inPage(async ({ page, card }) => {
    await watch(page);
    await stopped(page);
    await ask(page, QUESTION);
    await buttons(card).last().waitFor();
    await seen(page, 10);
    await buttons(card).last().click({ force: true });
    await undecided(page);
    await seen(page);
    await buttons(card).last().click();
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { go: false } });
  }));

  test('neither takes a press that it has jumped under', inPage(async ({ page, card }) => {
    await asked(page, card, QUESTION);
    await page.waitForTimeout(900);
    await stopped(page);
    const jump = await page.evaluate(() => {
      document.querySelector('main').style.marginTop = '160px';
      const { x, y, width, height } = element.shadowRoot.querySelector('#accept-no').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.click(jump.x, jump.y);
    await undecided(page);
    // It is looked where accept is each 100 ms: once at the time that stands still, once after it.
    await page.waitForTimeout(250);
    await seen(page, 700);
    await page.waitForTimeout(250);
    await page.mouse.click(jump.x, jump.y);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { go: false } });
  }, { viewport: { width: 800, height: 1200 } }));
});

describe('what the two say', { concurrency: false }, () => {
  for (const [name, request, expected] of [
    ['is in the server\'s words, quoted', titled('Book it', 'Wait for them'), ['“Book it”', '“Wait for them”']],
    ['is ours where the server has none', QUESTION, ['Yes', 'No']],
    ['is ours where the server takes a word of the card\'s own buttons', titled('Cancel', 'Decline'), ['Yes', 'No']],
    ['is ours where such a word is disguised', titled('✕ C\u0430ncel', 'decline all'), ['Yes', 'No']],
  ]) {
    test(name, inPage(async ({ page, card }) => {
      await asked(page, card, request);
      const said = await buttons(card).allInnerTexts();
      assert.deepEqual(said.map((text) => text.replace(/[\u2068\u2069]/g, '')), expected);
    }));
  }
});

describe('the receipt has what the button said', { concurrency: false }, () => {
  for (const [name, request, expected] of [
    ['a title of the server', titled('Book it', 'Wait for them'), '“Wait for them”'],
    ['a word of ours in place of a title', titled('Cancel', 'Decline'), 'No'],
  ]) {
    test(name, inPage(async ({ page, card }) => {
      await asked(page, card, request);
      await seen(page);
      await card.locator('#accept-no').click();
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { go: false } });
      await card.locator('[part~="sent"] > summary').click();
      const said = await card.locator('[part~="sent"] dd').innerText();
      assert.equal(said.replace(/[\u2066-\u2069]/g, ''), expected);
    }));
  }
});

describe('a form stays', { concurrency: false }, () => {
  for (const [name, request] of [
    ['what asks for consent', one({ type: 'boolean', title: 'I agree to share my files' })],
    ['what may be left out', one({ type: 'boolean', title: 'A window seat?' }, [])],
    ['what has a default', one({ type: 'boolean', title: 'A window seat?', default: false })],
    ['what is warned of', one({ type: 'boolean', title: 'Go to https://example.com/ first?' })],
    ['what says more of its options', one({ oneOf: [{ const: true, title: 'On', description: 'From now on.' }, { const: false, title: 'Off' }] })],
  ]) {
    test(name, inPage(async ({ page, card }) => {
      await asked(page, card, request);
      assert.equal(await buttons(card).count(), 1);
      assert.ok((await card.locator('[data-property="go"] input').count()) > 0);
    }));
  }
});
