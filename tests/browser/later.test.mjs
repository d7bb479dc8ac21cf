// "Later" in a dialog: the card folds into a bar, so that the page behind it can be read. It answers nothing.
import assert from 'node:assert/strict';
import { accept, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, ask, events, line, press, question, resultOf, status, undecided } from './watch.mjs';

const inPage = stage();
const later = (card) => card.locator('[part~="later"]');
const isModal = (card) => card.locator('dialog').evaluate((dialog) => dialog.matches(':modal'));

async function askAndWait(page, params) {
  await page.evaluate(() => (element.layout = 'dialog'));
  await ask(page, params);
}

inPage(
  'folds the card into a bar that says who asks, and opens it again with what was typed',
  async ({ page, card }) => {
    await askAndWait(page);
    await line(card).click();
    await line(card).pressSequentially('Ada');
    assert.equal(await later(card).innerText(), 'Later');
    assert.equal(await later(card).getAttribute('aria-expanded'), 'true');
    await later(card).click();
    await undecided(page);
    assert.equal(await isModal(card), false);
    assert.ok(!(await card.locator('[part~="base"]').isVisible()));
    assert.match(await later(card).innerText(), /^Files asks · Open$/);
    assert.equal(await later(card).getAttribute('aria-expanded'), 'false');
    assert.equal(await card.evaluate(({ shadowRoot }) => shadowRoot.activeElement.getAttribute('part')), 'later');
    // The page behind can be used, and is not dimmed.
    assert.equal(
      await card.locator('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor),
      'rgba(0, 0, 0, 0)',
    );
    await page.locator('#composer').click();
    await page.keyboard.type('Hello');
    assert.equal(await page.locator('#composer').inputValue(), 'Hello');
    assert.ok(await later(card).isVisible());
    await later(card).click();
    assert.ok(await isModal(card));
    assert.equal(await line(card).inputValue(), 'Ada');
    assert.equal(await card.evaluate(({ shadowRoot }) => shadowRoot.activeElement.type), 'text', 'the focus is back');
    await accept(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
    assert.equal(await later(card).count(), 0);
  },
);

inPage('ignores Escape at the bar, and cancels on Escape at the button', async ({ page, card }) => {
  await askAndWait(page);
  await later(card).click();
  await page.keyboard.press('Escape');
  await undecided(page);
  assert.equal(await isModal(card), false);
  await page.keyboard.press('Enter');
  assert.ok(await isModal(card));
  await later(card).focus();
  await page.keyboard.press('Escape');
  assert.deepEqual(await resultOf(page), CANCELLED);
});

inPage('removes the bar when the question ends, and shows the next question as a dialog', async ({ page, card }) => {
  await askAndWait(page);
  await page.evaluate((params) => {
    window.second = new AbortController();
    elicit('second', params, { server: { name: 'Mail' }, signal: second.signal });
  }, question('And you?'));
  await later(card).click();
  await page.evaluate(() => element.cancel());
  await page.waitForFunction(() => element.status === 'open' && element.request.message === 'And you?');
  assert.ok(await isModal(card));
  assert.equal(await later(card).innerText(), 'Later');
  await later(card).click();
  await page.evaluate(() => second.abort());
  assert.deepEqual(await resultOf(page, 'second'), CANCELLED);
  assert.equal(await card.locator('dialog').count(), 0);
  assert.deepEqual((await events(page, 'elicit-result')).length, 2);
  assert.equal(await status(page), 'expired');
});

inPage(
  'begins the guard time again when the card is opened, and speaks the language of the card',
  async ({ page, card }) => {
    await page.evaluate(() => (document.documentElement.lang = 'de'));
    await askAndWait(page);
    await line(card).fill('Ada');
    await later(card).filter({ hasText: 'Später' }).click();
    await later(card).filter({ hasText: 'Öffnen' }).click();
    await card.locator('#accept[data-waiting]').waitFor();
    await press(card, 'decline');
    assert.deepEqual(await resultOf(page), { action: 'decline' });
  },
);
