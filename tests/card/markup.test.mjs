// What the card writes into the page: names of properties in one place, texts isolated and without hidden characters,
// nothing that browsers and password managers fill, and entries nowhere but in the result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADA, CANCEL, DECLINE, UNANSWERABLE, form, fresh, open, question, settled } from './card.mjs';

const ask = (request) => open(request, { client: {} });
const attributesOf = (card) =>
  card.all('*').flatMap((at) => [...at.attributes].map(({ name, value }) => [name, value]));

// Names that browsers and password managers know, names with markup or selectors, and names that are ids of ours.
const FOREIGN = [
  'street-address',
  'cc-name',
  'username',
  '__proto__',
  'zqx"><img src=x onerror=alert(1)>',
  "zqx'] , *, [x='",
];

test('writes the name of a property in one place only', async () => {
  const names = [...FOREIGN, 'f0-0', 'accept', 'who'];
  const properties = names.map(
    (name, index) => `${JSON.stringify(name)}: {"type": "string", "title": "Title ${index}"}`,
  );
  const card = await ask(`{"message": "Names", "requestedSchema": {"type": "object", "properties": {${properties}}}}`);
  const attributes = attributesOf(card);
  const of = (wanted) => attributes.filter(([name]) => name === wanted).map(([, value]) => value);
  assert.deepEqual(of('data-property'), names);
  const leaks = ([name, value]) => name !== 'data-property' && FOREIGN.some((foreign) => value.includes(foreign));
  assert.deepEqual(attributes.filter(leaks), []);
  assert.deepEqual([...new Set(of('autocomplete'))], ['off']);
  assert.deepEqual(card.all('[name]:not(slot)'), []);
  const ids = card.all('[data-property] [id]').map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id) => !/^f\d+-[a-z0-9-]+$/.test(id)),
    [],
  );
});

test('prevents autofill in each text control', async () => {
  const card = await ask(
    form({
      text: { type: 'string', default: 'Eve' },
      code: { type: 'string', pattern: '^(?:[a-z]{3})-[0-9]{2}$' },
      mail: { type: 'string', format: 'email' },
      story: { type: 'string', maxLength: 1000 },
      count: { type: 'integer' },
      day: { type: 'string', format: 'date' },
      list: { type: 'array', items: { type: 'string' } },
    }),
  );
  for (const control of card.all('input, textarea')) {
    const { property } = control.closest('[data-property]').dataset;
    const has = (names) => names.filter((name) => control.hasAttribute(name)).length;
    const optOuts = has(['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type']);
    const expected = property === 'mail' ? ['email', 0] : ['off', 4];
    assert.deepEqual([control.getAttribute('autocomplete'), optOuts], expected, property);
    assert.equal(has(['maxlength', 'pattern', 'name', 'title']), 0);
    assert.ok(['text', 'textarea', 'date'].includes(control.type), control.type);
  }
});

test('neither spell-checks nor autofills possible secrets', async () => {
  const note = { type: 'string', maxLength: 1000 };
  const looks = (card) =>
    card.all('input, textarea').map((at) => [at.getAttribute('spellcheck'), at.getAttribute('autocomplete'), at.type]);
  const secret = await ask(form({ password: { type: 'string', title: 'Password' }, note }, [], 'Sign in'));
  assert.deepEqual(looks(secret), [
    ['false', 'off', 'text'],
    ['false', 'off', 'textarea'],
  ]);
  const plain = await ask(form({ note }, [], 'Note'));
  assert.deepEqual(looks(plain), [[null, 'off', 'textarea']], 'else people are helped to spell');
});

test('isolates each text of the server and shows hidden characters', async () => {
  const evil = (word) => `\u202e${word}\u200b`;
  const oneOf = [
    { const: 'a', title: evil('first') },
    { const: 'b', title: evil('second') },
  ];
  const properties = {
    [evil('key')]: { type: 'string' },
    name: { type: 'string', title: evil('title'), description: evil('description'), examples: [evil('example')] },
    pick: { type: 'string', title: 'Pick', oneOf },
    preset: { type: 'string', default: evil('preset') },
    deep: { type: 'array', title: evil('deep'), items: { type: 'object' } },
  };
  const card = await ask(form(properties, ['name', 'pick'], evil('message')));
  card.press('accept');
  const texts = card
    .all('*')
    .flatMap((at) => [...at.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => [at, data]));
  // A control holds the default as it is, which is sent so.
  const attributes = attributesOf(card).filter(([name]) => !['value', 'data-property'].includes(name));
  const written = [...texts.map(([, text]) => text), ...attributes.map(([, value]) => value)];
  assert.deepEqual(
    written.filter((text) => /[\u202e\u200b]/.test(text)),
    [],
  );
  // Our own sentences name a field by its label.
  const isOurs = (at) => at.closest('bdi, [part~="error"], [part~="summary"], .error, .notice, .unseen');
  const loose = texts.filter(
    ([at, text]) => /⟨.*(?:key|title|description|first|second|message)/.test(text) && !isOurs(at),
  );
  assert.deepEqual(
    loose.map(([, text]) => text),
    [],
  );
  assert.ok(card.text('summary').includes('⟨U+202E⟩title'), 'an error names the field so too');
  assert.ok(card.find('[data-code="hidden-characters"]'));
});

test('leaves entries only in the result: no log, no other event, no storage', async (context) => {
  const VALUE = 'zq7-marker';
  const logs = ['log', 'warn', 'error'].map((name) => context.mock.method(console, name));
  const properties = {
    name: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 5 },
    mail: { type: 'string', format: 'email' },
    count: { type: 'integer' },
  };
  const card = await ask(form(properties));
  card.enter({ name: VALUE, mail: VALUE, count: VALUE });
  card.press('accept');
  assert.ok(card.error && card.all('[part~="error"]').every(({ textContent }) => !textContent.includes(VALUE)));
  card.press('cancel');
  card.press('#discard');
  await settled();
  const told = card.events.map(([type, detail]) => [type, detail]);
  const elsewhere = [told, { ...localStorage }, { ...sessionStorage }, document.cookie, location.href];
  for (const log of logs) elsewhere.push(log.mock.calls.map(({ arguments: args }) => args));
  assert.ok(!JSON.stringify(elsewhere).includes(VALUE));
  assert.ok(!card.root.innerHTML.includes(VALUE) && !document.documentElement.outerHTML.includes(VALUE));
});

test('shows an unknown server and lets the user answer', async () => {
  const card = fresh();
  const claims = { server: { name: 'Your bank' }, serverInfo: { name: 'Your bank' }, _meta: { server: 'Your bank' } };
  const answer = card.element.elicit({ ...question(), ...claims }, { client: {} });
  await settled();
  assert.match(card.text('server'), /Unknown server/);
  assert.doesNotMatch(card.text('.card'), /bank/);
  card.accept();
  assert.deepEqual(await answer, ADA);
});

test('keeps the next question when the host page ends one during an event', async () => {
  const card = await open(question('First'));
  const second = card.ask(question('Second'));
  card.root.addEventListener('keydown', () => card.element.cancel(), { capture: true, once: true });
  card.key('a', card.find('input'));
  assert.deepEqual(await card.answer, CANCEL);
  await settled();
  assert.equal(card.text('message'), 'Second');
  card.press('decline');
  assert.deepEqual([await second, card.eventsOf('error')], [DECLINE, []]);
});

const LEVELS = { type: 'string', title: 'Level', enum: ['SEV1', 'SEV2', 'SEV3'], default: 'SEV2' };
for (const layout of ['card', 'dialog'])
  for (const [name, request, id] of [
    ['the control of the first field', question(), 'f0-0'],
    ['the option that is chosen', form({ level: LEVELS, note: { type: 'string' } }), 'f0-1'],
    ['the button of the suggestion', form({ level: LEVELS }), 'accept-1'],
    [
      'the first field that can be answered',
      form({ fixed: { const: 'a' }, few: { type: 'string', enum: ['a', 'b'] } }, ['fixed', 'few'], 'Pick'),
      'f1-0',
    ],
    ['the first button of yes or no', form({ sure: { type: 'boolean' } }, ['sure'], 'Go on?'), 'accept'],
    ['the button that opens an address', { mode: 'url', message: 'Go', url: 'https://example.com/' }, 'accept'],
    ['the card as a whole, where nothing can be answered', UNANSWERABLE, ''],
  ])
    test(`${layout === 'card' ? 'focus() goes to' : 'a dialog opens with the focus on'} ${name}`, async () => {
      const card = await open(request, { client: {}, settings: { layout } });
      if (layout === 'card') card.element.focus();
      const { activeElement } = card.root;
      assert.equal(activeElement.id, id);
      if (id === '') assert.equal(activeElement, card.find('[part~="base"]'));
    });
