// Where the focus goes when a question has ended.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { nextFrame, stage } from './fixtures.mjs';
import { ACCEPTED, DECLINED, answer, ask, hold, line, question, resultOf } from './watch.mjs';

const inPage = stage();

describe('moves the focus after the end', () => {
  /** Adds a text field or a button in which the user was before. */
  const before = (page, name) =>
    page.evaluate((name) => {
      const own = Object.assign(document.createElement(name), { id: 'before' });
      window.pressed = 0;
      own.addEventListener('click', () => pressed++);
      document.body.append(own, Object.assign(document.createElement('input'), { id: 'other' }));
      own.focus();
    }, name);
  const focused = (page, id) => page.waitForFunction((id) => document.activeElement?.id === id, id);

  inPage('back to where it was before the card had it', async ({ page, card }) => {
    await before(page, 'textarea');
    await ask(page);
    await answer(card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
    await focused(page, 'before');
  });

  inPage('back from a card that was entered early', { alone: true }, async ({ page, card }) => {
    const release = await hold(page, 'extras-*.js');
    await before(page, 'textarea');
    await page.evaluate((request) => void elicit('result', request), question());
    await line(card).click();
    release();
    await answer(card);
    await focused(page, 'before');
  });

  inPage('nowhere if the user has moved on', async ({ page, card }) => {
    await before(page, 'textarea');
    await ask(page);
    await line(card).click();
    await page.evaluate(() => document.querySelector('#other').focus());
    await page.evaluate(() => element.decline());
    assert.deepEqual(await resultOf(page), DECLINED);
    await nextFrame(page);
    await focused(page, 'other');
  });

  inPage('without letting the deciding key press anything on the page', async ({ page, card }) => {
    await before(page, 'button');
    await ask(page);
    await card.locator('[part~="decline"]').focus();
    await page.keyboard.down('Enter');
    assert.deepEqual(await resultOf(page), DECLINED);
    await page.keyboard.down('Enter');
    assert.notEqual(await page.evaluate(() => document.activeElement?.id), 'before');
    await page.keyboard.up('Enter');
    await focused(page, 'before');
    assert.equal(await page.evaluate(() => pressed), 0);
  });

  inPage('to the next question if there is one', async ({ page, card }) => {
    await before(page, 'textarea');
    await ask(page, question('One?'), 'one');
    await page.evaluate((request) => void elicit('two', request, { server: { name: 'Files' } }), question('Two?'));
    await line(card).click();
    await page.evaluate(() => element.decline());
    await page.waitForFunction(() => document.activeElement === element && element.request.message === 'Two?');
    await page.evaluate(() => element.decline());
    await focused(page, 'before');
  });
});
