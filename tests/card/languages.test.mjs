// The card in other languages: its sentences, numbers, plurals and errors, also when the language changes.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { bare, open, settled, until } from './card.mjs';

/** A request with texts in several scripts, and one field of each kind. */
const REQUEST = {
  message: 'Book a table for ראש השנה — 東京駅 (“Marunouchi”)?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 3, maxLength: 40 },
      guests: { type: 'integer', title: 'Guests (+1)', minimum: 1, maximum: 12 },
      budget: { type: 'number', title: 'الميزانية', minimum: 1000.5 },
      mail: { type: 'string', format: 'email', title: 'E-mail' },
      smoking: { type: 'boolean', title: 'Smoking?' },
      extras: { type: 'array', title: 'Extras', items: { enum: ['Cake', 'Flowers', 'Wine'] }, minItems: 2 },
    },
    required: ['name', 'guests', 'budget', 'smoking', 'extras'],
  },
};
const { properties } = REQUEST.requestedSchema;
const locales = new URL('../../src/message/locales/', import.meta.url);
const sentencesOf = async (tag) => JSON.parse(await readFile(new URL(`${tag}.json`, locales), 'utf8'));
const ask = (locale, request = REQUEST) =>
  open(request, { server: { name: 'Tables' }, client: {}, settings: { locale } });
const only = (...names) => ({
  message: 'Which?',
  requestedSchema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, properties[name]])) },
});

for (const [tag, direction] of Object.entries({ de: 'ltr', ar: 'rtl', 'zh-Hans': 'ltr', ja: 'ltr' }))
  test(`${tag}: shows the card and its errors in the language, and the server's texts unchanged`, async () => {
    const card = await ask(tag);
    const say = await sentencesOf(tag);
    const base = card.find('[part~="base"]');
    assert.deepEqual([base.lang, base.dir], [tag, direction]);
    for (const part of ['accept', 'decline']) assert.equal(bare(card.text(part)), say[part]);
    assert.equal(card.find('[part~="cancel"]').getAttribute('aria-label'), say.cancel);
    const message = card.find('[part~="message"] bdi');
    assert.deepEqual([message.textContent, message.getAttribute('dir')], [REQUEST.message, 'auto']);
    // A voice of the card's language reads no other one, but Chinese characters are read by it.
    assert.equal(message.getAttribute('lang'), /^(?:zh|ja)/.test(tag) ? null : '');
    assert.equal(card.find('[part~="label"] bdi').getAttribute('lang'), '');
    const titles = Object.values(properties).map(({ title }) => title);
    assert.deepEqual(card.texts('[part~="label"] bdi:first-child').slice(0, 6), titles);
    assert.equal(card.element.reportValidity(), false);
    assert.deepEqual(card.texts('[part~="error"]'), [say.enter, say.enter, say.enter, say.answer, say['select-some']]);
    const { missing } = say;
    const [before, after] = (missing.few ?? missing.other ?? missing).replaceAll('{count}', '5').split('{names}');
    const summary = bare(card.text('[part~="summary"] .wrong'));
    assert.ok(summary.startsWith(before) && summary.endsWith(after), summary);
    assert.equal(card.all('[part~="summary"] button').length, 5);
  });

for (const [tag, left] of [
  ['en', '“E-mail”, “Smoking?”'],
  ['ar', '«E-mail»، «Smoking?»'],
  ['zh-Hans', '“E-mail”、“Smoking?”'],
])
  test(`${tag}: joins omitted fields by the language's comma, and sent ones by lines`, async () => {
    const card = await ask(tag, only('extras', 'mail', 'smoking', 'guests'));
    for (const name of ['Cake', 'Wine']) card.click(card.named(name));
    card.enter('2', 'guests');
    card.press('accept');
    await card.answer;
    await settled();
    card.find('[part~="sent"]').open = true;
    card.find('[part~="sent"]').dispatchEvent(new Event('toggle'));
    assert.equal(card.texts('dd')[0], 'Cake\nWine');
    assert.ok(card.texts('.hint').at(-1).includes(left));
  });

test('reads and writes numbers as the language does, with digits of every language', async () => {
  const card = await ask('de');
  const part = (name) => bare(card.text(`[data-property="budget"] [part~="${name}"]`));
  assert.match(part('hint'), /1000,5 oder mehr/);
  card.enter('1.234,5', 'budget');
  card.blur();
  assert.deepEqual([part('error') || undefined, card.content.budget], [undefined, 1234.5]);
  card.enter('999,5', 'budget');
  card.blur();
  assert.equal(part('error'), 'Bitte 1000,5 oder mehr eingeben');
  const persian = await ask('fa');
  assert.match(bare(persian.text('[data-property="budget"] [part~="hint"]')), /۱۰۰۰٫۵/);
  for (const typed of ['۱۲۳۴٫۵', '۱٬۲۳۴٫۵', '١٢٣٤٫٥', '1234٫5', '1234.5']) {
    persian.enter(typed, 'budget');
    assert.equal(persian.content.budget, 1234.5, typed);
  }
});

test("marks the server's texts with the language that the request names", async () => {
  const options = ['Nice', 'Lyon', 'Lille', 'Paris', '東京', 'Brest'];
  const properties = { city: { type: 'string', enum: [...options, 'Metz', 'Dijon', 'Tours'] } };
  const _meta = { 'io.modelcontextprotocol/contentLanguage': 'fr' };
  const card = await ask('ja', { message: 'Où ?', requestedSchema: { type: 'object', properties }, _meta });
  assert.equal(card.find('#message bdi').lang, 'fr');
  const languages = card.all('option').map((option) => [option.textContent, option.getAttribute('lang')]);
  assert.deepEqual(languages.slice(1, 6), [...options.slice(0, 4).map((city) => [city, 'fr']), ['東京', null]]);
});

test('keeps entries and focus, and translates the errors, when the language changes', async () => {
  const card = await ask('de');
  card.enter({ name: 'Jo', guests: '13', budget: '2.000,5', smoking: 'Ja', mail: 'jo@' });
  const error = () => bare(card.text('[data-property="name"] [part~="error"]'));
  card.find('[data-property=name] input').focus();
  card.find('[data-property=mail] input').focus();
  for (const [locale, sentence, budget] of [
    ['ar', 'قصير جدًا: عدد الأحرف: 3 على الأقل', '2000.5'],
    ['ja', '短すぎます：3文字以上', '2000.5'],
    ['en', 'Too short: at least 3 characters', '2000.5'],
    ['de', 'Zu kurz: mindestens 3 Zeichen', '2000,5'],
  ]) {
    card.element.locale = locale;
    await until(() => card.find('.card').lang === locale);
    assert.equal(error(), sentence);
    const valueOf = (name) => card.find(`[data-property=${name}] input`).value;
    assert.deepEqual(['name', 'guests', 'mail'].map(valueOf), ['Jo', '13', 'jo@']);
    assert.ok([budget, '2.000,5', '2,000.5'].includes(valueOf('budget')), locale);
    assert.deepEqual([card.content.budget, card.content.smoking], [2000.5, true]);
    assert.equal(card.root.activeElement?.closest('[data-property]').dataset.property, 'mail');
  }
});

test("takes the language from `locale` or the nearest lang, and replaces sentences by the host page's", async () => {
  const card = await ask(null);
  const becomes = (word) => until(() => card.text('decline') === word);
  card.element.lang = 'zh-TW';
  await becomes('拒絕');
  card.element.locale = 'fr-CA';
  await becomes('Refuser');
  card.element.messages = { decline: 'Non merci' };
  await becomes('Non merci');
  Object.assign(card.element, { messages: null, locale: 'nb' });
  await becomes('Decline');
  assert.equal(card.find('[part~="base"]').lang, 'en');
});
