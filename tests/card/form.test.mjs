// The form during answering: choices, changes, refusals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CANCEL, DECLINE, bare, form, fresh, open, pass, question, settled } from './card.mjs';

const ask = (properties, required) => open(form(properties, required), { client: {} });
const press = (card, name) => card.click(card.named(name));
const NOTE = { type: 'string', title: 'Note' };

test('reports a change only if the content differs', async () => {
  const card = await ask({ count: { type: 'integer', title: 'Count', default: 7 } });
  const changes = async () => (await settled(), card.eventsOf('change').length);
  for (const [text, count] of [
    ['7.0', 0],
    ['x', 1],
    ['xy', 1],
  ]) {
    card.enter(text);
    assert.equal(await changes(), count, text);
  }
  for (let times = 0; times < 2; times++) card.element.reset();
  assert.equal(await changes(), 2, 'the default is back');
});

test('shows the restored values after reset() and restarts the guard time', async () => {
  const card = await ask({
    amount: { type: 'integer', title: 'Amount', default: 10000 },
    plan: { type: 'string', title: 'Plan', enum: ['Free', 'Enterprise'], default: 'Enterprise' },
    to: { type: 'array', title: 'To', items: { type: 'string' }, default: ['a@x.example'] },
    news: { type: 'boolean', title: 'News', default: false },
  });
  const content = { ...card.content };
  card.enter({ amount: '10', plan: 'Free', to: '', news: true });
  assert.deepEqual(card.content, { amount: 10, plan: 'Free', news: true });
  pass(2000);
  card.element.reset();
  assert.deepEqual(card.content, content);
  assert.equal(card.find('[data-property=amount] input').value, '10000');
  assert.ok(!card.find('[data-property=news] input').checked);
  card.press('accept', { early: true });
  await settled();
  assert.equal(card.status, 'open');
  card.press('accept');
  assert.deepEqual((await card.answer).content, content);
});

for (const [method, result, after] of [
  ['decline', DECLINE, 'declined'],
  ['cancel', CANCEL, 'cancelled'],
]) {
  test(`lets the host page decide once with ${method}(), and leaves nothing to press`, async () => {
    const card = await open();
    card.enter('Ada');
    for (const again of [method, 'decline', 'cancel']) card.element[again]();
    assert.deepEqual(await card.answer, result);
    await settled();
    assert.deepEqual([card.status, card.results, card.all('button, input').length], [after, [result], 0]);
  });

  test(`asks once, in place, before ${method} if something was typed`, async () => {
    const card = await ask({ a: NOTE, b: NOTE });
    card.enter('x', 'a');
    card.press(method);
    await settled();
    assert.deepEqual([card.status, card.all('#accept, #decline').length], ['open', 0]);
    assert.equal(card.root.activeElement.id, 'keep');
    card.press('#keep');
    assert.deepEqual([card.find('#keep'), card.find('input').value], [null, 'x']);
    card.press(method);
    card.press('#discard');
    assert.deepEqual(await card.answer, result);
  });
}

test('does not ask again for an entry that was taken back', async () => {
  const card = await open();
  card.enter('x');
  card.enter('');
  card.press('decline');
  assert.deepEqual(await card.answer, DECLINE);
});

test('describes an option next to the name of its control', async () => {
  const oneOf = [
    { const: 's', title: 'Small', description: 'For one' },
    { const: 'l', title: 'Large', description: 'For a family' },
  ];
  const extras = { type: 'array', title: 'Extras', items: { anyOf: oneOf } };
  const card = await ask({ size: { type: 'string', title: 'Size', oneOf }, extras });
  assert.deepEqual(card.texts('.described small'), ['For one', 'For a family', 'For one', 'For a family']);
});

test('is one checkbox with the title as its label if a boolean has a default', async () => {
  const card = await ask({ news: { type: 'boolean', title: 'Send me news', default: false }, note: NOTE }, ['news']);
  card.click(card.named('Send me news'));
  assert.deepEqual(card.content, { news: true });
  assert.ok(!card.text('[data-property=news]').includes('Yes'));
});

test('does not repeat that a field is optional', async () => {
  const card = await ask({ a: { ...NOTE, title: 'Nickname (Optional)' }, b: { ...NOTE, title: 'Town' } });
  assert.deepEqual(card.texts('[part~="label"]'), ['Nickname (Optional)', 'Town (optional)']);
});

test('redraws a single field and keeps the elements of the others', async () => {
  const card = await ask({ day: { type: 'string', format: 'date', default: '2026-03-27' }, note: NOTE });
  const input = card.find('#f1-0');
  press(card, 'Clear');
  assert.deepEqual([card.content, card.find('#f1-0')], [{}, input]);
});

test('marks each prefilled field until it is changed, and can restore it', async () => {
  const card = await ask({
    name: { ...NOTE, default: 'Ada' },
    news: { type: 'boolean', title: 'News', default: false },
    size: { type: 'string', title: 'Size', enum: ['S', 'L'], default: 'L' },
    note: NOTE,
    days: { type: 'integer', title: 'Days', default: 3 },
  });
  const marked = () => card.all('[data-property]:has([id$="-suggested"])').map(({ dataset }) => dataset.property);
  assert.deepEqual(marked(), ['name', 'news', 'size', 'days']);
  const described = (id) =>
    (card.find(id).getAttribute('aria-describedby') ?? '').split(' ').map((at) => card.text(`#${at || 'none'}`));
  for (const id of ['#f0-0', '#f1-0', '#f2', '#f4-0']) assert.match(described(id).join(' '), /suggested/, id);
  assert.doesNotMatch(described('#f3-0').join(' '), /suggested/);
  card.enter('Grace', 'name');
  assert.deepEqual(marked(), ['news', 'size', 'days']);
  press(card, 'Use the suggestion');
  assert.deepEqual([card.find('input').value, marked()], ['Ada', ['name', 'news', 'size', 'days']]);
});

test('marks the suggestions of the page, and tells which ones a field has ignored', async () => {
  const properties = {
    name: { ...NOTE, title: 'Name', default: 'Ada' },
    city: { ...NOTE, title: 'City', default: 'Rome' },
    nights: { type: 'integer', title: 'Nights', maximum: 9 },
    password: { type: 'string', title: 'Password' },
    address: { type: 'object', title: 'Address', properties: { street: { type: 'string', title: 'Street' } } },
  };
  const suggested = { city: 'Oslo', nights: 12, password: 'x', address: { street: 'Main Street' }, elsewhere: true };
  const card = await open(form(properties), { server: { name: 'Travel desk' }, suggested });
  assert.match(card.text('[data-property=city]'), /Suggested by this page/);
  assert.doesNotMatch(card.text('[data-property=name]'), /this page/);
  assert.equal(card.find('[data-property=city] input').value, 'Oslo');
  assert.equal(card.find('[data-property=password] input').value, '');
  assert.match(bare(card.text('summary')), /1 of 5 answers are from Travel desk.*1 of 5 answers are from this page/);
  const ignored = (at) => ({
    code: 'suggestion-ignored',
    severity: 'warning',
    location: `/requestedSchema/properties/${at}`,
  });
  await settled();
  assert.deepEqual(card.eventsOf('error'), [
    { kind: 'suggested', diagnostics: ['nights', 'password', 'address'].map(ignored) },
  ]);
});

test('names the error state of the element, in a round only while the step with the error is shown', async () => {
  const card = fresh();
  card.element.elicitAll({ a: question('a'), b: question('b') }, { client: {} });
  const isInvalid = () => card.element.internals.states.has('invalid');
  await settled();
  card.accept();
  await settled();
  card.press('accept');
  assert.ok(isInvalid());
  card.press('back');
  await settled();
  assert.ok(!isInvalid());
});

test('says in a round that Enter goes on, and in the last step that it sends', async () => {
  const card = fresh();
  card.element.elicitAll({ a: question('a'), b: question('b') }, { client: {} });
  await settled();
  const words = () => [card.find('input').getAttribute('enterkeyhint'), card.text('accept').trim()];
  assert.deepEqual(words(), ['next', 'Next']);
  card.accept();
  await settled();
  assert.deepEqual(words(), ['send', 'Send']);
});

const CLAIM = 'Claude” security ✓ verified \u202e by your browser and by everyone else';
const SHOWN = /“Claude' security ✓ verified ⟨U\+202E⟩[^”]*” \(unverified\)/;

test('shows a claimed name as the server’s own words in header, aside, second step and receipt', async () => {
  const options = { server: { name: CLAIM, claimed: true }, client: {} };
  const card = await open(form({ password: { type: 'string', title: 'Password' } }), options);
  card.ask(question(), options);
  await settled();
  for (const part of ['.who', 'decline-rest']) assert.match(bare(card.text(part)), SHOWN);
  card.enter('hunter2');
  card.press('accept');
  await settled();
  assert.match(bare(card.text('accept')), SHOWN);
  const plain = await open(question(), { ...options, client: {} });
  plain.accept();
  await plain.answer;
  await settled();
  assert.match(bare(plain.text('receipt')), SHOWN);
});

for (const [device, own, signed] of [
  ['an iPhone', { platform: 'iPhone', maxTouchPoints: 5 }, 'text'],
  ['an iPad, which says that it is a Mac', { platform: 'MacIntel', maxTouchPoints: 5 }, 'text'],
  ['a Mac', { platform: 'MacIntel', maxTouchPoints: 0 }, 'decimal'],
  ['a telephone with Android', { platform: 'Linux armv81', maxTouchPoints: 5 }, 'decimal'],
])
  test(`has an on-screen keyboard with a minus if a number may need one, on ${device}`, async () => {
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(navigator, name, { value, configurable: true });
    const card = await ask({
      temperature: { type: 'number' },
      least: { type: 'number', exclusiveMinimum: -1 },
      price: { type: 'number', minimum: 0 },
      count: { type: 'integer', minimum: 0 },
      zip: { type: 'string', pattern: '^[0-9]{5}$' },
      plain: { type: 'string' },
    });
    assert.deepEqual(
      card.all('.field input').map((input) => input.getAttribute('inputmode')),
      [signed, signed, 'decimal', 'numeric', 'numeric', null],
    );
  });

test('marks a required group and each of its choices as wrong until one is chosen', async () => {
  const card = await ask({ size: { type: 'string', title: 'Size', enum: ['small', 'large'] }, note: NOTE }, ['size']);
  const marked = () => card.all('[aria-invalid]').map(({ localName }) => localName);
  assert.deepEqual(marked(), []);
  card.press('accept');
  assert.deepEqual(marked(), ['div', 'input', 'input']);
  card.enter('small', 'size');
  assert.deepEqual(marked(), []);
});

test('sends a complete date with Enter', async () => {
  const card = await ask({ day: { type: 'string', title: 'Day', format: 'date' }, note: NOTE }, ['day']);
  card.enter('2026-11-28', 'day');
  pass(1100);
  card.key('Enter', card.find('input[type=date]'));
  await settled();
  assert.deepEqual(card.results, [{ action: 'accept', content: { day: '2026-11-28' } }]);
});

test('takes back an error that a translation of the page has wrapped', async () => {
  const card = await ask({ name: { type: 'string', title: 'Name' }, note: NOTE }, ['name']);
  card.press('accept');
  const line = card.find('.error');
  const font = line.ownerDocument.createElement('font');
  font.append(...line.childNodes);
  line.append(font);
  card.enter('Ada', 'name');
  assert.equal(line.textContent, '');
});

test('says that a server sent more than can be shown', async () => {
  const said = async (more, write = (params) => params) => {
    const card = await open(write({ ...form({}, [], 'Needs review'), ...more }), { server: { name: 'Harbor' } });
    const sentence = bare(card.text('[data-code="unknown-parameter"]'));
    card.press('cancel');
    return sentence;
  };
  const sentence = 'Harbor sent more than can be shown here.';
  assert.equal(await said({ content_preview: 'ls -la' }), sentence);
  assert.equal(await said({ content_preview: 'ls -la' }, JSON.stringify), sentence);
  assert.equal(await said({ mode: 'openai/form', _meta: {}, task: {}, phase: null }), undefined);
});
