// Attacks by the timing of a server or the network: nothing is accepted unintentionally, and no question is left
// without a result.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, passGuardTime, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, DECLINED, ask, events, line, question, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const SURE = {
  message: 'Go on?',
  requestedSchema: { type: 'object', properties: { ok: { type: 'boolean', title: 'Go on' } } },
};
const part = (card, name) => card.locator(name === 'accept' ? '#accept' : `[part~="${name}"]`);

describe('timing', () => {
  test(
    'gives a press to neither request when one replaces the other under the pointer',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => (element.request = request), question('First'));
      await line(card).fill('Ada');
      await part(card, 'accept').hover();
      await passGuardTime(page);
      await page.mouse.down();
      await page.evaluate((request) => (element.request = request), SURE);
      await part(card, 'message').filter({ hasText: 'Go on?' }).waitFor();
      await page.mouse.up();
      await page.mouse.down();
      await page.mouse.up();
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
      assert.equal(await status(page), 'open');
    }),
  );

  test(
    'ignores Enter that is down before the form appears',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.locator('#composer').focus();
      await page.keyboard.down('Enter');
      await ask(page, SURE);
      await part(card, 'accept').focus();
      await passGuardTime(page);
      // Like the repetitions of a held key.
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      assert.deepEqual(await events(page, 'elicit-result'), []);
      await accept(page);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { ok: true } });
    }),
  );

  test(
    'counts the first of accept and decline at the same moment',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await page.evaluate(() =>
        element.shadowRoot.querySelector('[part~="accept"]').addEventListener('click', () => element.decline()),
      );
      await accept(page);
      await resultOf(page);
      await page.waitForTimeout(50);
      assert.equal((await events(page, 'elicit-result')).length, 1);
    }),
  );

  test(
    'keeps the next question when the host page ends one during an event',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, question('First'), 'first');
      await ask(page, question('Second'), 'second');
      await line(card).click();
      await page.evaluate(() => addEventListener('keydown', () => element.cancel(), { capture: true, once: true }));
      await page.keyboard.press('a');
      assert.deepEqual(await resultOf(page, 'first'), CANCELLED);
      await part(card, 'message').filter({ hasText: 'Second' }).waitFor();
      await part(card, 'decline').click();
      assert.deepEqual(await resultOf(page, 'second'), DECLINED);
      assert.deepEqual(await events(page, 'elicit-error'), []);
    }),
  );
});

test(
  'shows an unknown server and lets the user answer',
  inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate((request) => elicit('result', request), {
      ...question(),
      server: { name: 'Your bank' },
      serverInfo: { name: 'Your bank' },
      _meta: { server: 'Your bank' },
    });
    await line(card).fill('Ada');
    assert.match(await part(card, 'server').innerText(), /Unknown server/);
    assert.doesNotMatch(await card.locator('section').innerText(), /bank/);
    await accept(page);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  }),
);

describe('works offline', () => {
  test(
    'with what has loaded, without blocking on a rule that cannot be checked',
    inPage(async ({ page, card, context, faults }) => {
      await watch(page);
      await ask(page, question('First'), 'first');
      await part(card, 'cancel').click();
      await context.setOffline(true);
      const named = question();
      named.requestedSchema.properties.name.pattern = '^([A-Z][a-z]+)$';
      await page.evaluate(() => (element.locale = 'de'));
      await ask(page, named);
      await line(card).fill('Ada');
      await line(card).blur();
      await card.locator('section', { hasText: 'could not be checked' }).waitFor();
      await accept(page);
      assert.deepEqual(await resultOf(page), ACCEPTED);
      faults.splice(0);
    }),
  );

  test(
    'without opening an address that cannot be checked',
    inPage(async ({ page, card, context, faults }) => {
      await watch(page);
      await ask(page, question('First'), 'first');
      await part(card, 'cancel').click();
      await context.setOffline(true);
      await ask(page, { mode: 'url', message: 'Connect', url: 'https://ok.example/', elicitationId: '1' });
      await card.locator('[data-code="address-unchecked"]').waitFor();
      assert.equal(await part(card, 'accept').count(), 0);
      await part(card, 'decline').click();
      assert.deepEqual(await resultOf(page), DECLINED);
      faults.splice(0);
    }),
  );
});
