// Presses while text streams in above the card: each press that hits a button counts, or the card says why not
// (`docs/security.md` R25).
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ask, resultOf, undecided } from './watch.mjs';

const inPage = stage();
const CHOICE = {
  message: 'Which?',
  requestedSchema: {
    type: 'object',
    properties: { which: { type: 'string', title: 'Which', enum: ['first', 'second', 'third'] } },
    required: ['which'],
  },
};
const MOVED = 'The page moved. Press again.';

/** Asks, and returns a function that returns the middle of a button. */
async function begin(page, card) {
  await ask(page, CHOICE);
  await card.locator('#accept-1').waitFor();
  await passGuardTime(page);
  return async (id = 'accept-1') => {
    const { x, y, width, height } = await card.locator(`#${id}`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
}

/** Streams a line in above the card, draws it, and advances the clock by some milliseconds. */
const stream = (page, after = 0, looks = false) =>
  page.evaluate(
    async ([after, looks]) => {
      const text = Object.assign(document.createElement('p'), { textContent: 'More text' });
      text.style.cssText = 'margin: 0; line-height: 25px';
      document.querySelector('main').prepend(text);
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      if (looks) window.look();
      window.ahead += after;
    },
    [after, looks],
  );

const said = (card) => card.locator('.again').allInnerTexts();

for (const [means, options, press] of [
  ['mouse', {}, (page, [x, y]) => page.mouse.click(x, y)],
  // Alone, because the engine takes two taps at one place for a double tap.
  ['touch', { hasTouch: true, alone: true }, (page, [x, y]) => page.touchscreen.tap(x, y)],
]) {
  describe(`a press by ${means}`, { concurrency: false }, () => {
    inPage('counts 200 ms after a line', options, async ({ page, card }) => {
      const middle = await begin(page, card);
      if (means === 'mouse') await page.mouse.move(...(await middle()));
      await stopClock(page);
      // A finger is not known before it is down, and the places are then known for each tenth of a second.
      await stream(page, 200, means === 'touch');
      await press(page, await middle());
      assert.deepEqual((await resultOf(page)).content, { which: 'second' });
    });

    inPage('is answered right after a line, and counts after that', options, async ({ page, card }) => {
      const middle = await begin(page, card);
      if (means === 'mouse') await page.mouse.move(...(await middle()));
      await stopClock(page);
      await stream(page);
      const before = await middle();
      await press(page, before);
      await undecided(page);
      assert.deepEqual(await said(card), [MOVED]);
      assert.deepEqual(await middle(), before, 'nothing moves for the sentence');
      await passGuardTime(page, 250);
      await press(page, await middle());
      assert.deepEqual((await resultOf(page)).content, { which: 'second' });
    });
  });
}

inPage('counts on a button that glides away, if the pointer has moved on it for 200 ms', async ({ page, card }) => {
  const middle = await begin(page, card);
  await page.mouse.move(...(await middle('accept-2')));
  await stopClock(page);
  for (let frame = 0; frame < 10; frame++) {
    await page.evaluate(async (top) => {
      document.querySelector('main').style.marginTop = `${top}px`;
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      window.ahead += 25;
    }, frame * 3);
    await page.mouse.move(...(await middle()));
  }
  await page.mouse.click(...(await middle()));
  assert.deepEqual((await resultOf(page)).content, { which: 'second' });
});

describe('a press during which the button moves away', { concurrency: false }, () => {
  inPage('is answered, and sends no other answer', async ({ page, card }) => {
    const middle = await begin(page, card);
    await page.mouse.move(...(await middle()));
    await page.mouse.down();
    await stream(page);
    await stream(page);
    await page.mouse.up();
    await undecided(page);
    assert.deepEqual(await said(card), [MOVED]);
    assert.equal(await card.locator('#accept-1 > .again').count(), 1, 'at the button on which it began');
  });

  inPage('is taken back without a word if the user moves the pointer off the button', async ({ page, card }) => {
    const middle = await begin(page, card);
    await page.mouse.move(...(await middle()));
    await page.mouse.down();
    await page.mouse.move(...(await middle('accept-2')), { steps: 5 });
    await page.mouse.up();
    await undecided(page);
    assert.deepEqual(await said(card), []);
  });
});
