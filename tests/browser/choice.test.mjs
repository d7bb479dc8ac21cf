// A form of one choice has a button for each answer: real presses and keys, and its receipt. tests/card/choice has the
// rest.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { nextFrame, passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ask, events, resultOf, status, undecided } from './watch.mjs';

const inPage = stage();
const one = (property, required = ['go'], message = 'Nine guests have not answered.') => ({
  message,
  requestedSchema: { type: 'object', properties: { go: property }, required },
});
const QUESTION = one({ type: 'boolean', title: 'Book the room?', description: 'It is free until noon.' });
const BRANCHES = ['main', 'release', 'beta', 'hotfix'];
const BRANCH = one({ type: 'string', title: 'Branch', enum: BRANCHES }, ['go'], 'Which branch?');
const buttons = (card) => card.locator('[part~="choice"]');
const plain = (text) => text.replace(/[\u2066-\u2069]/g, '');
const askForChoice = async (page, card, request) => {
  await ask(page, request);
  await buttons(card).first().waitFor();
};
const accepted = async (page, go) => assert.deepEqual(await resultOf(page), { action: 'accept', content: { go } });

inPage('answers by the mouse and by keys', async ({ page, card }) => {
  await askForChoice(page, card, QUESTION);
  assert.equal(await card.locator('[part~="field"]').innerText(), 'Book the room?\n\nIt is free until noon.');
  await passGuardTime(page);
  await card.getByRole('button', { name: 'No', exact: true }).click();
  await accepted(page, false);
  for (const [keys, go] of Object.entries({ Enter: true, Space: true, 'ArrowRight Space': false })) {
    await ask(page, QUESTION, keys);
    await card.locator('#accept').focus();
    await passGuardTime(page);
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    assert.deepEqual(await resultOf(page, keys), { action: 'accept', content: { go } });
  }
});

describe('the buttons', { concurrency: false }, () => {
  inPage('are one tab stop, and arrow keys cycle through them', async ({ page, card }) => {
    await askForChoice(page, card, BRANCH);
    const at = () => page.evaluate(() => element.shadowRoot.activeElement?.id);
    await card.locator('#accept').focus();
    const way = [];
    for (const key of [
      'ArrowDown',
      'ArrowRight',
      'ArrowUp',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowDown',
      'Tab',
      'Tab',
      'Shift+Tab',
      'Shift+Tab',
    ]) {
      await page.keyboard.press(key);
      way.push(await at());
    }
    assert.deepEqual(way, [
      'accept-1',
      'accept-2',
      'accept-1',
      'accept',
      'accept-3',
      'accept',
      'decline',
      'dismiss',
      'decline',
      'accept',
    ]);
    await undecided(page);
  });

  inPage('ignore pointer, key and digit before the guard time is over', async ({ page, card }) => {
    await stopClock(page);
    await ask(page, QUESTION);
    await buttons(card).last().waitFor();
    await passGuardTime(page, 10);
    await buttons(card).last().click({ force: true });
    await buttons(card).last().focus();
    for (const key of ['Enter', 'Space', '1', '2']) await page.keyboard.press(key);
    await undecided(page);
    // The line that asks to press again moves the buttons.
    await nextFrame(page);
    await passGuardTime(page);
    await buttons(card).last().click();
    await accepted(page, false);
  });

  inPage(
    'ignore a press after they have jumped under the pointer, even by a row',
    { viewport: { width: 800, height: 1200 } },
    async ({ page, card }) => {
      await askForChoice(page, card, BRANCH);
      await passGuardTime(page);
      await stopClock(page);
      // Moves the lower row to the position of this one.
      const jump = await page.evaluate(() => {
        const box = (id) => element.shadowRoot.getElementById(id).getBoundingClientRect();
        document.querySelector('main').style.marginTop = `${box('accept-1').y - box('accept-2').y}px`;
        const { x, y, width, height } = box('accept-2');
        return { x: x + width / 2, y: y + height / 2 };
      });
      await page.mouse.click(jump.x, jump.y);
      await undecided(page);
    },
  );

  inPage('answer one step on a double click, and nothing in the next', async ({ page, card }) => {
    await page.evaluate((params) => {
      const step = { method: 'elicitation/create', params };
      void element
        .elicitAll({ first: step, second: step }, { server: { name: 'Files' } })
        .then((result) => (results.round = result));
    }, BRANCH);
    await buttons(card).first().waitFor();
    await passGuardTime(page);
    const { x, y, width, height } = await card.locator('#accept-1').boundingBox();
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await card.locator('.count', { hasText: '2 of 2' }).waitFor();
    await nextFrame(page);
    assert.equal(await page.evaluate(() => results.round), undefined);
    assert.equal(await status(page), 'open');
    assert.deepEqual(await events(page, 'elicit-result'), []);
  });
});

inPage('keeps question and answer on one line, also when copied and printed', async ({ page, card }) => {
  const message =
    'Which branch should the fix go to, now that the release is out and nobody can wait any longer for it?';
  await askForChoice(page, card, { ...BRANCH, message });
  await passGuardTime(page);
  await card.locator('#accept-3').click();
  await card.locator('[part~="answer"]').waitFor();
  const text = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(element.shadowRoot.querySelector('.ended'));
    return range.toString();
  });
  assert.ok(plain(text).includes(message) && text.includes('hotfix'), text);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['question', 'answer']) {
    assert.ok(
      await card.locator(`[part~="${part}"]`).evaluate((at) => at.scrollWidth <= at.clientWidth + 1),
      `${part} is whole in print`,
    );
  }
  await page.emulateMedia({ media: null });
});
