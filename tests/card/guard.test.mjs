// The guard time: a press counts after accept has been in view, unchanged, for half a second; the second step for a
// warning takes a second (`docs/security.md` R25, R26). After it, a press sends or shows the errors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setVisible, unseen } from './dom.mjs';
import { ADA, DECLINE, fresh, open, pass, question, settled, someServer } from './card.mjs';

const NOTHING = { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } };
const early = { early: true };
const PRESSES = {
  pointer: (card) => card.press('accept', early),
  key(card) {
    card.find('#accept').focus();
    card.key('Enter');
  },
};
async function undecided(card) {
  await settled();
  assert.deepEqual([card.status, card.results], ['open', []]);
}

for (const [means, press] of Object.entries(PRESSES))
  test(`a press by ${means} counts after half a second, also without fields`, async () => {
    const card = await open(NOTHING);
    pass(499);
    press(card);
    await undecided(card);
    pass(1);
    press(card);
    assert.deepEqual(await card.answer, { action: 'accept', content: {} });
  });

/** What happens after the guard time, and for which means the time starts anew. */
const CHANGES = [
  ['the host changes what is shown', ({ element }) => (element.messages = { accept: 'Go' }), ['pointer', 'key']],
  ['the page becomes visible', () => (setVisible(false), setVisible(true)), ['pointer', 'key']],
  [
    'accept was out of view',
    (card) => {
      unseen.add(card.element);
      pass(0);
      unseen.delete(card.element);
      pass(0);
    },
    ['pointer', 'key'],
  ],
  ['the window gets the focus', () => dispatchEvent(new Event('focus')), ['key']],
  ['another request comes to wait', (card) => card.ask(question('Another')), []],
  ['the person goes on typing', (card) => card.enter('Ada'), []],
];
for (const [what, happen, anew] of CHANGES)
  for (const [means, press] of Object.entries(PRESSES))
    test(`the time ${anew.includes(means) ? 'starts anew' : 'goes on'} for a ${means} when ${what}`, async () => {
      const card = await open();
      card.enter('Ada');
      pass(500);
      happen(card);
      await settled();
      press(card);
      if (anew.includes(means)) {
        await undecided(card);
        pass(500);
        press(card);
      }
      assert.deepEqual(await card.answer, ADA);
    });

test('is not marked disabled while accept is out of view', async () => {
  const card = await open();
  const isDisabled = () => card.find('#accept').hasAttribute('aria-disabled');
  pass(100);
  assert.ok(isDisabled());
  unseen.add(card.element);
  pass(0);
  assert.ok(!isDisabled());
});

test('names errors at accept and focuses the first', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }]));
  const card = await open({ message: 'All', requestedSchema: { type: 'object', properties, required: names } });
  card.press('accept');
  assert.equal(card.root.activeElement.id, 'f0-0');
  const summary = () => card.text('summary').replace(/[\u2066-\u2069]/g, '');
  assert.match(summary(), /^7 answers are missing: one, two, three, four, five and 2 more/);
  card.click(card.all('#summary button').find(({ textContent }) => textContent.includes('three')));
  assert.equal(card.root.activeElement.id, 'f2-0');
  card.enter(Object.fromEntries(names.map((name) => [name, 'x'])));
  assert.equal(summary().trim(), '');
  await undecided(card);
});

for (const part of ['decline', 'cancel']) {
  test(`a press on ${part} counts at once`, async () => {
    const card = await open();
    card.press(part, early);
    assert.deepEqual(await card.answer, { action: part });
  });

  test(`Ctrl+Enter on ${part} does not accept`, async () => {
    const card = await open();
    card.enter('Ada');
    pass(1100);
    card.find(`[part~="${part}"]`).focus();
    card.key('Enter', card.find(`[part~="${part}"]`), { ctrlKey: true });
    await settled();
    assert.notEqual(card.result?.action, 'accept');
  });
}

test('gives the next request its own guard time', async () => {
  const card = await open(question('First'));
  const second = card.ask(question('Second'));
  card.accept();
  assert.deepEqual(await card.answer, ADA);
  await settled();
  card.enter('Ada');
  pass(100);
  card.press('accept', early);
  await settled();
  assert.equal(card.results.length, 1);
  card.press('accept');
  assert.deepEqual(await second, ADA);
});

test('moves to the buttons on Enter at a field for a secret, and the second press needs its own second', async () => {
  const properties = { password: { type: 'string', title: 'Password' } };
  const card = await open({ message: 'Sign in', requestedSchema: { type: 'object', properties } });
  card.enter('hunter2');
  pass(1100);
  for (const options of [{}, { ctrlKey: true }]) {
    card.find('input').focus();
    card.key('Enter', card.find('input'), options);
    assert.equal(card.root.activeElement.id, 'accept');
  }
  await undecided(card);
  card.press('accept', early);
  await settled();
  assert.equal(card.root.activeElement.id, 'why');
  pass(999);
  card.press('accept', early);
  await undecided(card);
  pass(1);
  card.press('accept', early);
  assert.deepEqual((await card.answer).content, { password: 'hunter2' });
});

test('gives a step that is shown again its own guard time, for keys too', async () => {
  const card = fresh();
  const round = card.element.elicitAll({ a: question('a'), b: question('b') }, { server: someServer() });
  await settled();
  const enter = async (time) => {
    pass(time);
    card.find('input').focus();
    card.key('Enter', card.find('input'));
    await settled();
    return card.text('message');
  };
  card.enter('Ada');
  assert.equal(await enter(1100), 'b');
  card.enter('Ada');
  card.press('back', early);
  await settled();
  assert.equal(await enter(100), 'a');
  assert.equal(await enter(1100), 'b');
  assert.equal(await enter(100), 'b');
  assert.deepEqual(card.results, []);
  await enter(1100);
  assert.deepEqual(await round, { a: ADA, b: ADA });
});

test('leaves slotted buttons and lines to the host page', async () => {
  const card = await open();
  card.enter('Ada');
  pass(1100);
  for (const id of ['accept', 'decline', 'cancel', 'given']) {
    const button = Object.assign(document.createElement('button'), { slot: 'actions-start', id });
    card.element.append(button);
    card.click(button);
  }
  const note = Object.assign(document.createElement('input'), { slot: 'message', id: 'note' });
  card.element.append(note);
  card.key('Enter', note);
  await undecided(card);
  card.press('decline');
  card.press('#discard');
  assert.deepEqual(await card.answer, DECLINE);
});

test('says that a choice came too early after another question, and takes it later', async () => {
  const card = await open();
  const properties = { size: { type: 'string', enum: ['S', 'M'] }, count: { type: 'integer' } };
  card.element.request = { message: 'And now?', requestedSchema: { type: 'object', properties } };
  await settled();
  const choice = card.named('M', 'input');
  card.click(choice);
  assert.equal(card.text('.field .again'), 'Press again');
  assert.ok(card.heard().includes('Press again'));
  assert.deepEqual(card.content, {});
  card.click(choice);
  assert.deepEqual(card.content, { size: 'M' });
});
