// Addresses in URL mode: shown exactly as they will be opened, checked, and answered at once or when the user is done.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { tabs } from './dom.mjs';
import { CANCEL, DECLINE, bare, fresh, open, question, settled, someServer } from './card.mjs';

const request = (url) => ({ mode: 'url', message: 'Connect your account.', url, elicitationId: 'id-1' });
const OK = 'https://ok.example/';
const ACCEPT = { action: 'accept' };
const ask = (url, options) => open(request(url), { client: {}, ...options });
const codes = (card) => card.all('[data-code]').map(({ dataset }) => dataset.code);
afterEach(() => (tabs.length = 0));

// The address as sent, as opened, its warnings, and the registrable part of its host.
for (const [sent, href, warnings, registrable] of [
  [
    'https://accounts.example.com/start?flow=1#here',
    'https://accounts.example.com/start?flow=1#here',
    [],
    'example.com',
  ],
  ['HTTPS://Example.ORG', 'https://example.org/', [], 'example.org'],
  ['https://m\u00fcnchen.example/', 'https://xn--mnchen-3ya.example/', ['idn'], 'xn--mnchen-3ya.example'],
  ['https://good.example\\@evil.example/', 'https://good.example/@evil.example/', ['ambiguous'], 'good.example'],
  ['https://ok.example:8443/\u202egpj', 'https://ok.example:8443/%E2%80%AEgpj', ['unusual-port'], 'ok.example'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/', ['local-address'], undefined],
])
  test(`shows and opens ${href}`, async () => {
    const card = await ask(sent);
    assert.equal(bare(card.text('url')).replace(/\s/g, ''), href, 'the whole address');
    if (registrable) assert.equal(bare(card.text('.host strong')), registrable);
    for (const warning of warnings) assert.ok(codes(card).includes(warning), String(codes(card)));
    assert.equal(card.find('a, [href]'), null);
    assert.ok(card.element.internals.states.has('url'));
    card.press('accept', { early: true });
    assert.deepEqual([tabs, card.status], [[], 'open'], 'not by itself, nor by a press that comes too early');
    card.press('accept');
    assert.deepEqual(await card.answer, ACCEPT);
    assert.deepEqual([tabs, card.eventsOf('open-url').map(({ url }) => url)], [[href], [href]]);
  });

for (const [url, code] of Object.entries({
  'javascript:globalThis.__pwned=1': 'blocked-scheme',
  'java\nscript:globalThis.__pwned=1': 'blocked-scheme',
  'data:text/html,<script>1</script>': 'blocked-scheme',
  '//evil.example/': 'invalid-url',
  'https://accounts.example.com@evil.example/': 'userinfo',
  'http://ok.example/': 'insecure',
}))
  test(`does not open ${JSON.stringify(url)}`, async () => {
    const card = await ask(url);
    assert.ok(codes(card).includes(code));
    assert.deepEqual([card.status, card.text('accept')], ['unanswerable', undefined]);
    assert.equal(card.text('message'), 'Connect your account.');
    assert.deepEqual(
      card.eventsOf('error').map(({ kind }) => kind),
      ['unanswerable'],
    );
    card.press('decline');
    assert.deepEqual(await card.answer, DECLINE);
    assert.deepEqual([tabs, globalThis.__pwned], [[], undefined]);
  });

test('rejects without a card if the host page wants that, also a later step of a round', async () => {
  const card = fresh();
  await assert.rejects(card.ask(request('java\nscript:1'), { unanswerable: 'reject' }), ({ code, data }) => {
    assert.deepEqual(
      data.map(({ code, severity, location }) => [code, severity, location]),
      [['blocked-scheme', 'error', '/url']],
    );
    return code === -32602;
  });
  const round = { first: question(), second: request('javascript:1') };
  await assert.rejects(card.element.elicitAll(round, { server: someServer(), unanswerable: 'reject' }), ({ data }) => {
    assert.deepEqual(
      data.map(({ code }) => code),
      ['blocked-scheme'],
    );
    return true;
  });
  assert.deepEqual([card.status, card.find('section')], ['idle', null]);
});

test('opens an insecure address once the host page allows it', async () => {
  const card = await ask('http://ok.example/');
  assert.equal(card.status, 'unanswerable');
  card.element.allowInsecureUrls = true;
  await settled();
  assert.deepEqual([card.status, codes(card)], ['open', ['insecure']]);
});

test('warns about an address of the page itself', async () => {
  const own = await ask(`${location.origin}/account`);
  assert.ok(codes(own).includes('same-origin'));
  const other = await ask('https://127.0.0.1/');
  assert.ok(!codes(other).includes('same-origin'));
});

for (const leaves of [false, true])
  test(`opens nothing if its question ${leaves ? 'leaves the page' : 'is withdrawn'} during the event`, async () => {
    const withdrawal = new AbortController();
    const card = await ask(OK, { signal: withdrawal.signal });
    card.element.addEventListener('elicit-open-url', () => (leaves ? card.element.remove() : withdrawal.abort()));
    card.press('accept');
    assert.deepEqual(await card.answer, CANCEL);
    assert.deepEqual(tabs, []);
  });

/** Opens an address that is accepted when the user is done there. */
async function visit() {
  const card = await ask(OK, { settings: { answerWhenFinished: true } });
  card.finished = [];
  card.element.addEventListener('elicit-finished', ({ detail }) => card.finished.push(detail.by));
  card.press('accept');
  await settled();
  assert.match(bare(card.text('.line')), /Finish at ok\.example/);
  assert.deepEqual([card.status, tabs, card.results], ['open', [OK], []]);
  return card;
}

test('waits for a press of “I am done”, can open the address again, and then accepts', async () => {
  const card = await visit();
  assert.equal(card.text('done'), "I'm done");
  card.press('#again');
  assert.deepEqual(tabs, [OK, OK]);
  card.press('accept');
  assert.deepEqual(await card.answer, ACCEPT);
  await settled();
  assert.deepEqual([card.finished, (await card.element.finished).by], [['person'], 'person']);
});

test('accepts when the server says that the user is done', async () => {
  const card = await visit();
  card.element.complete('another');
  card.element.complete('id-1', { server: { name: 'another' } });
  await settled();
  assert.equal(card.status, 'open');
  card.element.complete('id-1');
  assert.deepEqual(await card.answer, ACCEPT);
  await settled();
  assert.deepEqual(card.finished, ['server']);
});

test('can be declined while it waits, and stays open when the opener fails', async () => {
  const card = await visit();
  card.element.opener = () => Promise.reject(new Error('blocked'));
  card.press('#again');
  await settled();
  assert.deepEqual([card.status, card.eventsOf('error').map(({ kind }) => kind)], ['open', ['opener']]);
  card.press('decline');
  assert.deepEqual(await card.answer, DECLINE);
  assert.deepEqual(card.finished, []);
});

test('delivers the answer once the user is done', async () => {
  const card = await visit();
  const delivered = [];
  card.element.deliver = async ({ action }) => {
    delivered.push(action);
    if (delivered.length === 1) throw new Error('503');
  };
  card.press('accept');
  await settled();
  assert.ok(card.find('.line .wrong'));
  assert.deepEqual([card.status, delivered], ['open', ['accept']]);
  card.press('accept');
  assert.deepEqual(await card.answer, ACCEPT);
});
