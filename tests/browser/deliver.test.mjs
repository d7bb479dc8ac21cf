// `deliver`: the answer is sent on before the card says so, and what was typed outlives a delivery that fails.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, DECLINED, answer, ask, events, line, press, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const FAILED = 'It could not be sent. Please try again.';

/** Gives the element a `deliver` whose calls the test ends, and records the live region. */
async function prepare(page) {
  await watch(page);
  await page.evaluate(() => {
    window.calls = [];
    window.announcements = [];
    element.deliver = (result, { id, signal }) =>
      new Promise((resolve, reject) => calls.push({ result, id, signal, resolve, reject }));
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const { textContent } of addedNodes)
          if (target.matches?.('[role=status]')) announcements.push(textContent);
    }).observe(element.shadowRoot, { subtree: true, childList: true });
  });
  await ask(page);
}

const called = (page, count) => page.waitForFunction((count) => calls.length === count, count, { timeout: 5000 });
const refuse = (page, name, message) =>
  page.evaluate(([name, message]) => calls.at(-1).reject(Object.assign(new Error(message), { name })), [name, message]);
const resolve = (page) => page.evaluate(() => calls.at(-1).resolve());
const opened = (page) => page.waitForFunction(() => element.status === 'open', undefined, { timeout: 5000 });

test(
  'keeps what was typed and says why when the delivery is refused; the next press has the same id',
  inPage(async ({ page, card }) => {
    await prepare(page);
    await answer(card);
    await called(page, 1);
    assert.equal(await status(page), 'sending');
    assert.equal(await card.locator('.line > .pressed').innerText(), 'Sending…');
    assert.ok(await card.locator('#body').evaluate((body) => body.inert), 'what is on its way is not changed');
    assert.deepEqual(await events(page, 'elicit-result'), []);
    await refuse(page, 'DeliveryError', 'The desk is closed.');
    await opened(page);
    await card.locator('.line', { hasText: 'The desk is closed.' }).waitFor();
    assert.equal(await line(card).inputValue(), 'Ada');
    await page.waitForFunction(() => announcements.includes('The desk is closed.'), undefined, { timeout: 5000 });
    assert.equal(await card.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.id), 'accept');
    await accept(page);
    await called(page, 2);
    assert.equal(await card.locator('.line > .pressed').innerText(), 'Sending…');
    await resolve(page);
    assert.deepEqual(await resultOf(page), ACCEPTED);
    assert.equal(await page.evaluate(() => new Set(calls.map(({ id }) => id)).size), 1);
    await card.locator('[part~="receipt"]').waitFor();
    assert.deepEqual(await events(page, 'elicit-error'), ['deliver']);
  }),
);

test(
  'sends what was changed after a delivery that failed, in the words of the card',
  inPage(async ({ page, card }) => {
    await prepare(page);
    await line(card).fill('Ad');
    await line(card).press('Enter');
    await called(page, 1).catch(() => accept(page));
    await called(page, 1);
    await refuse(page, 'Error', 'HTTP 500');
    await opened(page);
    await card.locator('.line', { hasText: FAILED }).waitFor();
    await line(card).fill('Ada');
    await accept(page);
    await called(page, 2);
    await resolve(page);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }),
);

test(
  'opens the card again when a delivery takes more than 30 seconds',
  inPage(async ({ page, card }) => {
    await page.evaluate(() => {
      const { setTimeout } = window;
      window.late = [];
      window.setTimeout = (act, time, ...rest) =>
        time === 30_000 ? void late.push(act) : setTimeout.call(window, act, time, ...rest);
    });
    await prepare(page);
    await answer(card);
    await called(page, 1);
    await page.evaluate(() => late.forEach((act) => act()));
    await opened(page);
    await card.locator('.line', { hasText: FAILED }).waitFor();
    assert.ok(await page.evaluate(() => calls[0].signal.aborted));
    assert.equal(await line(card).inputValue(), 'Ada');
  }),
);

test(
  'closes the card with × when a cancel cannot be delivered, and during a delivery',
  inPage(async ({ page, card }) => {
    await prepare(page);
    await press(card, 'cancel');
    await called(page, 1);
    await refuse(page, 'Error', 'HTTP 500');
    assert.deepEqual(await resultOf(page), CANCELLED);
    await ask(page, undefined, 'second');
    await answer(card);
    await called(page, 2);
    await card.locator('[part~="cancel"]').click();
    await called(page, 3);
    assert.deepEqual(
      await page.evaluate(() => calls.slice(1).map(({ result, signal }) => [result.action, signal.aborted])),
      [
        ['accept', true],
        ['cancel', false],
      ],
    );
    await card.locator('[part~="cancel"]').click();
    assert.deepEqual(await resultOf(page, 'second'), CANCELLED);
  }),
);

test(
  'opens the card again when a decline cannot be delivered',
  inPage(async ({ page, card }) => {
    await prepare(page);
    await press(card, 'decline');
    await called(page, 1);
    await refuse(page, 'Error', 'HTTP 500');
    await opened(page);
    await card.locator('.line', { hasText: FAILED }).waitFor();
    await press(card, 'decline');
    await called(page, 2);
    await resolve(page);
    assert.deepEqual(await resultOf(page), DECLINED);
  }),
);
