// R34: a host may do anything in a listener. Whatever it does, each question ends once, and the next one is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CANCEL, DECLINE, fresh, open, question, settled, someServer, until } from './card.mjs';

/** Simulates a focus trap: the element that loses the focus gets it back once; the next time, `again` happens. */
function keepFocus(card, again) {
  let losses = 0;
  card.root.addEventListener('focusout', ({ target }) => {
    losses++;
    if (losses === 1) target.focus();
    if (losses === 2) again();
  });
}

test('survives a page that moves the focus into a receipt and asks as it goes away', async () => {
  const card = await open();
  card.element.cancel();
  await settled();
  let third;
  const askThird = () => (third ??= card.ask(question('Third')));
  const who = card.find('#who');
  who.tabIndex = -1;
  who.focus();
  keepFocus(card, askThird);
  const second = card.ask(question('Second'));
  askThird();
  for (const message of ['Second', 'Third']) {
    await until(() => card.text('message') === message);
    assert.equal(card.all('[part~="base"]').length, 1);
    card.element.decline();
    await settled();
  }
  assert.deepEqual([await second, await third], [DECLINE, DECLINE]);
});

test('survives a page that keeps the focus in a step and withdraws the round as it goes away', async () => {
  const card = fresh();
  const controller = new AbortController();
  const round = card.element.elicitAll(
    { first: question('First'), second: question('Second') },
    { server: someServer(), signal: controller.signal },
  );
  await settled();
  card.find('input').focus();
  keepFocus(card, () => controller.abort());
  card.element.decline();
  controller.abort();
  assert.deepEqual(await round, { first: CANCEL, second: CANCEL });
  await settled();
  assert.equal(card.status, 'expired');
});
