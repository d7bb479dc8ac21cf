// Every hostile request of ../shared/requests: it is shown, warned of or refused as expected, and the user can always
// decline and cancel. What a server does besides is told by the tests of the queue, of presses, of the element's life.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bare, open, settled, someServer } from './card.mjs';
import { cases, expectation, missing, textOf } from './hostile/cases.mjs';

const folded = (text) =>
  bare(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\u00AD\u034F\u115F\u1160\u180E\u3164\uFFA0\uFE00-\uFE0F]|\p{M}{4}/u;
const plain = (text) =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 2000 && !HIDDEN.test(text.replaceAll('\n', ''));

/** Returns the modes that the host of a case declares. */
const modesOf = ({ capabilities }) => {
  const declared = Object.keys(capabilities?.elicitation ?? { form: {}, url: {} });
  return declared.length ? declared : ['form'];
};

/** Asks in one of both ways that a host has: JSON text, or a value. */
const meet = async (one, request) => {
  const server = someServer();
  const locale = /first\) is (\w+)$/.exec(one.expect)?.[1] ?? 'en';
  const card = await open(request, { server, client: {}, settings: { modes: modesOf(one), locale } });
  await settled();
  return Object.assign(card, { server });
};

const FORBIDDEN = new RegExp(
  '^(?:a|applet|area|audio|base|embed|form|frame|iframe|img|link|math|meta|object|picture|portal|script|source|' +
    'style|svg|template|track|video)$',
);
const OURS = /^[a-z0-9-]+$/;
const FOREIGN = new RegExp(
  '^(?:on|xlink)|^(?:href|src|srcset|srcdoc|style|action|formaction|ping|target|background|poster|popover|title|' +
    'accesskey|slot|is|nonce)$',
);
const TYPES = ['text', 'radio', 'checkbox', 'date', 'datetime-local', 'search'];

/** Checks the invariants of every card. */
function sound(card) {
  const all = card.all('*');
  const ids = all.map(({ id }) => id).filter(Boolean);
  const none = (list, what) => assert.deepEqual(list, [], what);
  assert.equal(globalThis.__pwned, undefined, 'no script of the server ran');
  none(Object.keys(Object.prototype), 'Object.prototype is as it was');
  none(
    all.map(({ localName }) => localName).filter((name) => FORBIDDEN.test(name)),
    'no element leads, loads or runs',
  );
  const attributes = all.flatMap((at) => at.getAttributeNames());
  none(
    attributes.filter((name) => FOREIGN.test(name)),
    'no attribute leads, loads or runs',
  );
  none(
    ids.filter((id) => !OURS.test(id)),
    'ids are our own',
  );
  none(
    card
      .all('[name]')
      .map((at) => at.getAttribute('name'))
      .filter((name) => !OURS.test(name)),
    'so are names of groups',
  );
  assert.equal(new Set(ids).size, ids.length, 'ids are unique');
  none(
    card
      .all('input')
      .map(({ type }) => type)
      .filter((type) => !TYPES.includes(type)),
  );
  const fills = card.all('[autocomplete]').map((at) => at.getAttribute('autocomplete'));
  none(fills.filter((word) => !['off', 'email'].includes(word)));
  assert.equal(bare(card.text('#who b')), card.server.name, 'the host alone says who asks');
  assert.deepEqual([...document.body.children], [card.element], 'nothing stands outside the element');
  none(card.eventsOf('open-url'), 'nothing opens by itself');
}

/** Declines or cancels like a user, and there is no other result. */
async function refuse(card, part) {
  card.press(part, { early: true });
  // Long entries are only discarded after a confirmation.
  if (card.find('#discard')) card.press('#discard', { early: true });
  await settled();
  assert.deepEqual(card.results, [{ action: part }], 'exactly one result');
  assert.deepEqual(await card.answer, { action: part });
}

/** The limits of src/schema/limits.rs. */
const MOST_BYTES = 256 * 1024;
const MOST_OPTIONS = 2_500;
const optionsOf = ({ params }) => (params.generate?.kind === 'enum' ? params.generate.count : 0);

const codesOf = (card) => card.all('[data-code]').map(({ dataset }) => dataset.code);
const errorsOf = (card) =>
  card.eventsOf('error').map(({ kind, diagnostics }) => ({ kind, codes: diagnostics.map(({ code }) => code) }));
const messageIsShown = (card, one) => {
  const { message } = one.params;
  if (plain(message) && textOf(one).length < 1 << 18) assert.equal(folded(card.text('message')), folded(message));
};

/** Checks the outcome of a case, its codes, its texts, and the other expectations. */
async function expected(card, one) {
  const words = expectation(one);
  // The cases were written for larger limits.
  if (textOf(one).length > MOST_BYTES || optionsOf(one) > MOST_OPTIONS) words.refused = true;
  const codes = codesOf(card);
  const errors = errorsOf(card);
  const status = (name) => assert.equal(card.status, name, JSON.stringify(errors));
  if (words.refused) {
    status('unanswerable');
    assert.equal(card.find('#accept'), null, 'nothing to accept');
    assert.equal(errors.length, 1);
    assert.notDeepEqual(errors[0].codes, [], 'the host is told why');
    assert.ok(codes.length > 0 && card.text('.notice small'), 'the person is told why, in words');
    return messageIsShown(card, one);
  }
  if (!words.either) status(words.blocked ? 'unanswerable' : 'open');
  const isUrl = one.params.mode === 'url' || one.params.generate?.base?.mode === 'url';
  if (words.blocked) {
    assert.equal(card.find('#accept'), null, 'nothing to open');
    assert.ok(
      codes.some((code) => words.blocks.includes(code)),
      String(codes),
    );
    assert.deepEqual(
      errors.map(({ kind, codes: told }) => [kind, told.some((code) => codes.includes(code))]),
      [['unanswerable', true]],
    );
    return messageIsShown(card, one);
  }
  if (!words.either) assert.ok(card.find('#accept'));
  if (isUrl && !words.either) {
    const { href, hostname } = new URL(one.params.url);
    const [host, emphasised] = ['.host b', '.host strong'].map((at) => bare(card.text(at)));
    assert.equal(bare(card.text('.url')).replace(/\s/g, ''), href, 'the whole address as it is opened');
    assert.equal(host, hostname);
    assert.ok(emphasised && host.endsWith(emphasised), 'the registrable part is emphasised');
  }
  for (const named of words.codes)
    assert.ok(
      named.some((code) => codes.includes(code)),
      `${named}: ${codes}`,
    );
  for (const code of words.quiet) assert.ok(!codes.includes(code), code);
  if (!words.either && !one.params.generate) {
    const { message, requestedSchema } = one.params;
    if (plain(message)) assert.equal(folded(card.text('message')), folded(message));
    const text = folded(card.text('.card'));
    for (const { title, description } of Object.values(requestedSchema?.properties ?? {}))
      for (const own of [title, description].filter(plain)) assert.ok(text.includes(folded(own)), own);
  }
}

/** Returns true for a case that is a request, whatever its server does besides. */
const isRequest = (one) => textOf(one) !== undefined && (!one.scenario || /^url: /.test(one.expect));
const all = cases.filter(isRequest);

for (const threat of new Set(all.map(({ threat }) => threat))) {
  describe(threat, () => {
    for (const [place, one] of all.filter((one) => one.threat === threat).entries())
      test(one.id, async () => {
        const card = await meet(one, textOf(one));
        sound(card);
        await expected(card, one);
        await refuse(card, place % 2 ? 'decline' : 'cancel');
        // The first of each kind is also passed as a value.
        if (place > 0) return;
        card.leave();
        const again = await meet(one, JSON.parse(textOf(one)));
        sound(again);
        await refuse(again, 'decline');
      });
  });
}
if (missing) test(missing, { skip: missing }, () => {});
