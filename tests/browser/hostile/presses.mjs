// Presses and keys that were not meant for the question that receives them.
import assert from 'node:assert/strict';
import { accept, passGuardTime, stopClock } from '../fixtures.mjs';
import { CANCELLED, ask, events, press, resultOf, status } from '../watch.mjs';
import { acceptedOf, open, part, pressAt, PROMPT, waitForMessage, undecided } from './stage.mjs';

/** B appears while the pointer is down on A's accept button: as a waiting question, and as a replacement for A. */
export async function underThePointer({ page, card }, one) {
  await open(page, card, one, 'first');
  await part(card, 'accept').hover();
  await passGuardTime(page);
  await stopClock(page);
  await page.mouse.down();
  await ask(page, PROMPT, 'second');
  await page.waitForTimeout(60);
  await page.mouse.up();
  assert.deepEqual(await resultOf(page, 'first'), acceptedOf(one), 'the press is for A, under which it began');
  assert.equal(await page.evaluate(() => results.second), undefined, 'and not for B');
  await waitForMessage(card, PROMPT.message);
  await passGuardTime(page);
  await part(card, 'accept').hover();
  await page.mouse.down();
  await page.evaluate((params) => (element.request = params), one.params);
  await waitForMessage(card, one.params.message);
  await page.mouse.up();
  await page.mouse.down();
  await page.mouse.up();
  assert.deepEqual(await resultOf(page, 'second'), CANCELLED);
  assert.equal(await status(page), 'open');
  assert.deepEqual(
    (await events(page, 'elicit-result')).filter(({ action }) => action === 'accept'),
    [acceptedOf(one)],
    'that of A',
  );
  await page.evaluate(() => (element.request = null));
}

export async function heldKey({ page, card }, one) {
  await page.locator('#composer').focus();
  await page.keyboard.down('Enter');
  await open(page, card, one);
  await part(card, 'accept').focus();
  await passGuardTime(page);
  // Like the repetitions of a held key.
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await undecided(page);
  await accept(page);
  assert.deepEqual(await resultOf(page), acceptedOf(one));
}

/** The pointer goes down at the future position of accept, and up when accept is there. */
export async function pressedBefore({ page, card }, one) {
  await open(page, card, one, 'first');
  const { x, y, width, height } = await part(card, 'accept').boundingBox();
  await press(card, 'cancel');
  await resultOf(page, 'first');
  await page.evaluate(() => eventLog.splice(0));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await open(page, card, one);
  assert.deepEqual(await part(card, 'accept').boundingBox(), { x, y, width, height });
  await passGuardTime(page);
  await page.mouse.up();
  await undecided(page);
  await accept(page);
  assert.deepEqual(await resultOf(page), acceptedOf(one));
}

export async function doubleClick({ page, card }, one) {
  await open(page, card, one);
  await ask(page, one.params, 'waits');
  await passGuardTime(page);
  await part(card, 'accept').dblclick();
  assert.deepEqual(await resultOf(page), acceptedOf(one));
  await page.waitForTimeout(60);
  assert.deepEqual(await events(page, 'elicit-result'), [acceptedOf(one)], 'the second click is for nobody');
  await press(card, 'decline');
  await resultOf(page, 'waits');
}

export async function both({ page, card }, one) {
  for (const [name, first] of [
    ['accepted', 'capture'],
    ['declined', 'bubble'],
  ]) {
    await open(page, card, one, name);
    await page.evaluate((first) => {
      const button = element.shadowRoot.querySelector('[part~="accept"]');
      // Before the card handles the press, or after it in the same task.
      if (first === 'bubble') button.addEventListener('click', () => element.decline());
      else element.shadowRoot.querySelector('section').addEventListener('click', () => element.decline());
    }, first);
    await accept(page);
    const { action } = await resultOf(page, name);
    assert.equal(action, name === 'accepted' ? 'accept' : 'decline');
    await page.waitForTimeout(30);
    assert.deepEqual(
      (await events(page, 'elicit-result')).map(({ action }) => action),
      [action],
    );
    await page.evaluate(() => eventLog.splice(0));
  }
}

/** Simulates all events that a script of the page can create. */
export async function madeUp({ page, card }, one) {
  await open(page, card, one);
  await passGuardTime(page);
  await page.evaluate(() => {
    const root = element.shadowRoot;
    const button = root.querySelector('[part~="accept"]');
    const of = { bubbles: true, composed: true, cancelable: true };
    button.click();
    for (const at of [button, root.querySelector('[part~="field"]'), root.querySelector('section'), element]) {
      for (const type of ['pointerdown', 'pointerup'])
        at.dispatchEvent(new PointerEvent(type, { ...of, isPrimary: true }));
      for (const type of ['mousedown', 'mouseup', 'click'])
        at.dispatchEvent(new MouseEvent(type, { ...of, detail: 1 }));
      for (const type of ['keydown', 'keypress', 'keyup'])
        for (const ctrlKey of [false, true])
          at.dispatchEvent(new KeyboardEvent(type, { ...of, key: 'Enter', ctrlKey }));
      at.dispatchEvent(new Event('submit', of));
      at.dispatchEvent(new CustomEvent('elicit-result', { detail: undefined }));
    }
    eventLog.length = 0;
    for (const method of ['accept', 'submit', 'requestSubmit', 'confirm']) element[method]?.();
  });
  await page.waitForTimeout(30);
  await undecided(page);
  await press(card, 'cancel');
}

export async function typing({ page, card }, one) {
  await page.locator('#composer').focus();
  await page.keyboard.type('Hel');
  await open(page, card, one);
  await page.keyboard.type('lo y');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await page.keyboard.type('es');
  assert.equal(await page.locator('#composer').inputValue(), 'Hello yes');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'composer');
  assert.match(await card.locator('.unseen[role=status]').textContent(), /Files/, 'announced politely');
  assert.equal(await card.locator('[role=alert], [aria-live=assertive]').count(), 0);
  await undecided(page);
  await press(card, 'cancel');
}

/** An overlay of the page over the card, or a low opacity, is left to the page: one press answers. */
export const covered =
  (css) =>
  async ({ page, card }, one) => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      document.body.append(Object.assign(document.createElement('div'), { id: 'veil' }));
    }, css);
    await open(page, card, one);
    await passGuardTime(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), acceptedOf(one));
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  };

/**
 * A line above the card moves another point of it under the pointer: with several answer buttons, this is not a press.
 */
export async function shifted({ page, card }, one) {
  await open(page, card, one);
  await passGuardTime(page);
  await stopClock(page);
  await part(card, 'accept').hover();
  await page.evaluate(() =>
    document
      .querySelector('main')
      .prepend(Object.assign(document.createElement('p'), { textContent: 'A new line of the chat' })),
  );
  await pressAt(page, card);
  await undecided(page);
  // The card checks the positions of the buttons every 100 ms: once with the stopped clock, once after it.
  await page.waitForTimeout(250);
  await passGuardTime(page, 700);
  await page.waitForTimeout(250);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page), acceptedOf(one));
}
