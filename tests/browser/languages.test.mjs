// The card in other languages, in a real browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { root } from './serve.mjs';

const on = stage();
before(() => execFileSync(process.execPath, ['--import', 'tsx', 'build.mjs'], { cwd: `${root}/www` }));

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

const sentencesOf = async (tag) => JSON.parse(await readFile(`${root}/src/message/locales/${tag}.json`, 'utf8'));

/** Asks in a language and waits for its sentences. */
async function ask(page, locale, request = REQUEST) {
  await page.evaluate(
    ([request, locale]) => {
      const element = document.querySelector('mcp-elicitation');
      element.locale = locale;
      window.pending = element
        .elicit(request, { server: { name: 'Tables' } })
        .then((result) => (window.result = result));
    },
    [request, locale],
  );
  await page.locator('mcp-elicitation [part~="decline"]').waitFor();
}

/** Returns the text of a part of the card without isolation marks. */
const text = async (locator) => (await locator.innerText()).replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, '');
const errors = async (card) => Promise.all((await card.locator('[part~="error"]').all()).map(text));
const filled = (sentence, slots) =>
  Object.entries(slots).reduce((all, [slot, value]) => all.replaceAll(`{${slot}}`, value), sentence);

for (const [tag, direction] of Object.entries({ de: 'ltr', ar: 'rtl', 'zh-Hans': 'ltr', ja: 'ltr' })) {
  test(
    `${tag}: shows the card and its errors in the language`,
    on(async ({ page, card }) => {
      await ask(page, tag);
      const say = await sentencesOf(tag);
      const base = card.locator('[part~="base"]');
      assert.equal(await base.getAttribute('lang'), tag);
      assert.equal(await base.evaluate((element) => getComputedStyle(element).direction), direction);
      for (const part of ['accept', 'decline']) assert.equal(await text(card.locator(`[part~="${part}"]`)), say[part]);
      for (const name of ['aria-label', 'title'])
        assert.equal(await card.locator('[part~="cancel"]').getAttribute(name), say.cancel);
      // The primary button is at the end of the line.
      const [first, last] = await Promise.all(
        ['decline', 'accept'].map((part) => card.locator(`[part~="${part}"]`).boundingBox()),
      );
      assert.equal(first.x < last.x, direction === 'ltr');

      // The server's texts are unchanged, in their own direction.
      const message = card.locator('[part~="message"] bdi');
      assert.equal(await message.innerText(), REQUEST.message);
      assert.equal(await message.getAttribute('dir'), 'auto');
      for (const [name, { title }] of Object.entries(REQUEST.requestedSchema.properties)) {
        assert.equal(await card.locator(`[data-property="${name}"] [part~="label"] bdi`).innerText(), title);
      }

      assert.equal(await page.evaluate(() => document.querySelector('mcp-elicitation').reportValidity()), false);
      assert.deepEqual(await errors(card), [say.enter, say.enter, say.enter, say.answer, say.select]);
      const { missing } = say;
      const [before, after] = filled(missing.few ?? missing.other ?? missing, { count: '5' }).split('{names}');
      const summary = await text(card.locator('[part~="summary"] .wrong'));
      assert.ok(summary.startsWith(before) && summary.endsWith(after), summary);
      assert.equal(await card.locator('[part~="summary"] button').count(), 5);
    }),
  );
}

for (const [tag, left] of [
  ['en', '“E-mail”, “Smoking?”'],
  ['ar', '«E-mail»، «Smoking?»'],
  ['zh-Hans', '“E-mail”、“Smoking?”'],
]) {
  test(
    `${tag}: joins omitted fields by the language's comma, and sent ones by lines`,
    on(async ({ page, card }) => {
      const { extras, mail, smoking, guests } = REQUEST.requestedSchema.properties;
      await ask(page, tag, {
        message: 'Which?',
        requestedSchema: { type: 'object', properties: { extras, mail, smoking, guests } },
      });
      for (const name of ['Cake', 'Wine']) await card.getByRole('checkbox', { name }).check();
      await card.locator('[data-property=guests] input').fill('2');
      await accept(page, card);
      await page.waitForFunction(() => window.result);
      await card.locator('[part~="sent"] > summary').click();
      assert.equal(await text(card.locator('dd').first()), 'Cake\nWine');
      assert.ok((await text(card.locator('.hint').last())).includes(left));
    }),
  );
}

test(
  'reads and writes numbers as the language does',
  on(async ({ page, card }) => {
    await ask(page, 'de');
    const budget = card.locator('[data-property="budget"]');
    assert.match(await text(budget.locator('[part~="hint"]')), /1000,5 oder mehr/);
    await budget.locator('input').fill('1.234,5');
    await budget.locator('input').blur();
    assert.equal(await budget.locator('[part~="error"]').count(), 0);
    assert.equal(await page.evaluate(() => document.querySelector('mcp-elicitation').content.budget), 1234.5);
    await budget.locator('input').fill('999,5');
    await budget.locator('input').blur();
    assert.equal(await text(budget.locator('[part~="error"]')), 'Muss 1000,5 oder mehr sein');
  }),
);

test(
  'understands digits of every language',
  on(async ({ page, card }) => {
    await ask(page, 'fa');
    const budget = card.locator('[data-property="budget"]');
    assert.match(await text(budget.locator('[part~="hint"]')), /۱۰۰۰٫۵/);
    for (const typed of ['۱۲۳۴٫۵', '۱٬۲۳۴٫۵', '١٢٣٤٫٥', '1234٫5', '1234.5']) {
      await budget.locator('input').fill(typed);
      assert.equal(await page.evaluate(() => document.querySelector('mcp-elicitation').content.budget), 1234.5, typed);
    }
  }),
);

test(
  'uses the plural forms of the language, also for three and five in Polish',
  on(async ({ page, card }) => {
    const hint = async (minLength) => {
      const request = {
        message: 'Q',
        requestedSchema: { type: 'object', properties: { a: { type: 'string', minLength } } },
      };
      await page.evaluate(
        (request) => Object.assign(document.querySelector('mcp-elicitation'), { locale: 'pl', request }),
        request,
      );
      const line = card.locator('[data-property="a"] [part~="hint"]');
      await page.waitForFunction(
        (count) =>
          document
            .querySelector('mcp-elicitation')
            .shadowRoot.querySelector('[part~="hint"]')
            ?.textContent.includes(count),
        String(minLength),
      );
      return text(line);
    };
    assert.equal(await hint(3), 'Co najmniej 3 znaki');
    assert.equal(await hint(5), 'Co najmniej 5 znaków');
    assert.equal(await hint(22), 'Co najmniej 22 znaki');
  }),
);

test(
  'keeps entries and focus, and translates the errors, when the language changes',
  on(async ({ page, card }) => {
    await ask(page, 'de');
    const input = (name) => card.locator(`[data-property="${name}"] input`);
    await input('name').click();
    await page.keyboard.type('Jo');
    await input('guests').fill('13');
    await input('budget').fill('2.000,5');
    await input('smoking').first().check();
    await input('extras').nth(1).check();
    await input('mail').click();
    await page.keyboard.type('jo@');
    const name = card.locator('[data-property="name"] [part~="error"]');
    assert.equal(await text(name), 'Zu kurz: mindestens 3 Zeichen');
    for (const [locale, sentence, budget] of [
      ['ar', 'قصير جدًا: عدد الأحرف: 3 على الأقل', '2000.5'],
      ['ja', '短すぎます：3文字以上', '2000.5'],
      ['en', 'Too short: at least 3 characters', '2000.5'],
      ['de', 'Zu kurz: mindestens 3 Zeichen', '2000,5'],
    ]) {
      await page.evaluate((locale) => (document.querySelector('mcp-elicitation').locale = locale), locale);
      await page.waitForFunction(
        (locale) => document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card').lang === locale,
        locale,
      );
      assert.equal(await text(name), sentence);
      assert.equal(await input('name').inputValue(), 'Jo');
      assert.equal(await input('guests').inputValue(), '13');
      assert.ok([budget, '2.000,5', '2,000.5'].includes(await input('budget').inputValue()), locale);
      assert.equal(await input('mail').inputValue(), 'jo@');
      assert.ok(await input('smoking').first().isChecked());
      assert.ok(await input('extras').nth(1).isChecked());
      const { content, focused } = await page.evaluate(() => {
        const { content, shadowRoot } = document.querySelector('mcp-elicitation');
        return { content, focused: shadowRoot.activeElement?.closest('[data-property]')?.dataset.property };
      });
      assert.equal(content.budget, 2000.5, locale);
      assert.equal(focused, 'mail');
    }
  }),
);

test(
  "takes the language from `locale`, the nearest lang or the browser, and replaces sentences by the host page's",
  on(
    async ({ page, card }) => {
      const decline = card.locator('[part~="decline"]');
      const becomes = (word) =>
        page.waitForFunction(
          (word) =>
            document.querySelector('mcp-elicitation').shadowRoot.querySelector('[part~="decline"]').textContent ===
            word,
          word,
        );
      await page.evaluate(() => document.documentElement.removeAttribute('lang'));
      await ask(page, null);
      await becomes('Recusar');
      await page.evaluate(() => (document.querySelector('mcp-elicitation').lang = 'zh-TW'));
      await becomes('拒絕');
      await page.evaluate(() => (document.querySelector('mcp-elicitation').locale = 'fr-CA'));
      await becomes('Refuser');
      await page.evaluate(() => (document.querySelector('mcp-elicitation').messages = { decline: 'Non merci' }));
      await becomes('Non merci');
      await page.evaluate(() =>
        Object.assign(document.querySelector('mcp-elicitation'), { messages: null, locale: 'nb' }),
      );
      await becomes('Decline');
      assert.equal(await card.locator('[part~="base"]').getAttribute('lang'), 'en');
      assert.equal(await decline.count(), 1);
    },
    { locale: 'pt-PT' },
  ),
);

test(
  'fetches one file for a language, and none for English',
  on(async ({ page }) => {
    const fetched = [];
    page.on(
      'request',
      (request) =>
        /languages|locales/.test(request.url()) &&
        fetched.push(new URL(request.url()).pathname.replace(/-[A-Z0-9]{8}/, '')),
    );
    await ask(page, 'en-GB');
    assert.deepEqual(fetched, []);
    await ask(page, 'de-AT');
    await page.waitForFunction(
      () => document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card').lang === 'de',
    );
    assert.deepEqual(fetched, ['/pkg/dist/languages.js', '/pkg/dist/locales/de.js']);
  }),
);

test(
  'tries a language again that could not be loaded',
  on(
    async ({ page }) => {
      const shows = (lang) =>
        page.waitForFunction(
          (lang) => document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card')?.lang === lang,
          lang,
        );
      await page.route('**/locales/de.js', (route) => route.fulfill({ status: 503 }));
      await ask(page, 'de');
      await shows('en');
      await page.unroute('**/locales/de.js');
      await page.evaluate(() => (document.querySelector('mcp-elicitation').decline(), (window.ahead += 30_000)));
      await ask(page, 'de');
      await shows('de');
    },
    { excused: /503/ },
  ),
);

test(
  'offers every language in the playground, and switches the card',
  on(
    async ({ page, card }) => {
      const select = page.locator('#locale');
      assert.equal(await select.locator('option').count(), 25, 'the person’s own, and 24');
      await card.locator('[part~="decline"]').waitFor();
      for (const [tag, direction] of [
        ['ar', 'rtl'],
        ['zh-Hant', 'ltr'],
        ['en', 'ltr'],
      ]) {
        await select.selectOption(tag);
        const base = card.locator(`[part~="base"][lang="${tag}"]`);
        await base.waitFor();
        assert.equal(await base.getAttribute('dir'), direction);
        if (tag !== 'en') assert.equal(await text(card.locator('[part~="decline"]')), (await sentencesOf(tag)).decline);
      }
    },
    { path: '/www/dist/index.html' },
  ),
);

test(
  'lists missing names from right to left in Arabic, each in its own direction',
  on(async ({ page, card }) => {
    await page.evaluate(() => {
      const properties = Object.fromEntries(
        ['First name', 'Email', 'City'].map((title) => [title, { type: 'string', title }]),
      );
      const element = document.querySelector('mcp-elicitation');
      element.locale = 'ar';
      element.elicit({
        message: 'Who?',
        requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
      });
    });
    await card.locator('[lang=ar]').waitFor();
    await accept(page);
    const names = card.locator('#summary button');
    await names.first().waitFor();
    assert.deepEqual(await names.allInnerTexts(), ['First name', 'Email', 'City']);
    const places = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => other - one),
    );
  }),
);
