// The effects of an answer on the page and its policy: only the package's own files are loaded, and the server's texts
// only appear as text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enter } from './enter.mjs';
import { accept, stage } from './fixtures.mjs';
import { ask, resultOf, watch } from './watch.mjs';

const inPage = stage();

const EVIL =
  '<img src="https://evil.example/x"><a href="https://evil.example/">here</a> [here](https://evil.example/) ' +
  '![x](https://evil.example/x.png)';

// Names that browsers and password managers know, names with markup or selectors, and names that are ids of ours.
const FOREIGN = [
  'street-address',
  'cc-name',
  'username',
  '__proto__',
  'zqx"><img src=x onerror=alert(1)>',
  "zqx'] , *, [x='",
];
const OURS = ['f0-0', 'accept', 'who'];

const FIELDS = {
  text: [{ type: 'string', title: 'Text', description: EVIL, default: 'Eve' }, 'Ada'],
  code: [{ type: 'string', title: 'Code', pattern: '^(?:[a-z]{3})-[0-9]{2}$' }, 'abc-12'],
  mail: [{ type: 'string', title: 'Mail', format: 'email' }, 'ada@example.org'],
  story: [{ type: 'string', title: 'Story', maxLength: 1000 }, 'one'],
  count: [{ type: 'integer', title: 'Count' }, '3'],
  day: [{ type: 'string', title: 'Day', format: 'date' }, '2026-02-17'],
  sure: [{ type: 'boolean', title: 'Sure' }, true],
  few: [{ type: 'string', title: 'Few', enum: ['one', 'two'] }, 'two'],
  many: [{ type: 'string', title: 'Many', enum: Array.from('abcdefghijklmnop') }, 'k'],
  several: [{ type: 'array', title: 'Several', items: { type: 'string', enum: ['red', 'blue'] } }, ['blue']],
  list: [{ type: 'array', title: 'List', items: { type: 'string' } }, ['a', 'b']],
};

/** Runs a function on all elements of the card. */
const inCard = (page, work) => page.evaluate(`(${work})([...element.shadowRoot.querySelectorAll('*')])`);

/** Returns the violations in the current card. */
async function check(page) {
  const { unique, ids } = await inCard(page, (all) => {
    const ids = all.map(({ id }) => id).filter(Boolean);
    return { unique: new Set(ids).size, ids };
  });
  assert.equal(unique, ids.length, `ids are unique: ${ids}`);
  const foreign = await inCard(page, (all) =>
    all
      .map(({ localName }) => localName)
      .filter((name) => /^(a|area|base|embed|form|iframe|img|link|object|script|style|template|video)$/.test(name)),
  );
  assert.deepEqual(foreign, [], 'no anchors, nothing that loads, no form');
}

test(
  'causes no violation and fetches only package files for a whole answer',
  inPage(async ({ page, card, requests, origin }) => {
    await watch(page);
    const properties = Object.fromEntries(Object.entries(FIELDS).map(([name, [schema]]) => [name, schema]));
    await page.evaluate(() => (element.locale = 'de'));
    await ask(page, {
      message: EVIL,
      requestedSchema: { type: 'object', title: EVIL, properties, required: ['text', 'count'] },
    });
    await accept(page);
    await card.locator('[part~="summary"]').waitFor();
    await check(page);
    await page.evaluate(() => (element.locale = 'en'));
    await card.getByRole('button', { name: 'Decline' }).waitFor();
    for (const [name, [schema, value]] of Object.entries(FIELDS)) await enter(card, name, value, schema);
    await card.locator('#list-all').click();
    await card.locator('#preview dd', { hasText: 'abc-12' }).waitFor();
    await check(page);
    await accept(page);
    assert.equal((await resultOf(page)).content.code, 'abc-12');
    await check(page);
    const own = requests.map((address) => address.replace(origin, '')).slice(1);
    assert.deepEqual(
      own.filter((path) => !path.startsWith('/pkg/dist/')),
      [],
    );
    const loaded = (part) => own.filter((path) => path.includes(part)).length;
    assert.deepEqual(['form_bg.wasm', 'pattern_bg.wasm'].map(loaded), [1, 1], 'each part once, when it is needed');
    const violations = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new ReportingObserver((reports) => resolve(reports.map(({ body }) => body.effectiveDirective)), {
            types: ['csp-violation'],
            buffered: true,
          }).observe();
          setTimeout(() => resolve([]), 200);
        }),
    );
    assert.deepEqual(violations, []);
  }),
);

test(
  'writes the name of a property in one place only',
  inPage(async ({ page, card }) => {
    await watch(page);
    const names = [...FOREIGN, ...OURS];
    const properties = names.map(
      (name, index) => `${JSON.stringify(name)}: {"type": "string", "title": "Title ${index}"}`,
    );
    await ask(page, `{"message": "Names", "requestedSchema": {"type": "object", "properties": {${properties}}}}`);
    await card.locator('[part~="accept"]').waitFor();
    await check(page);
    const attributes = await inCard(page, (all) =>
      all.flatMap((at) => [...at.attributes].map(({ name, value }) => [name, value])),
    );
    const of = (wanted) => attributes.filter(([name]) => name === wanted).map(([, value]) => value);
    assert.deepEqual(of('data-property'), names);
    assert.deepEqual(
      attributes.filter(
        ([name, value]) => name !== 'data-property' && FOREIGN.some((foreign) => value.includes(foreign)),
      ),
      [],
    );
    assert.deepEqual([...new Set(of('autocomplete'))], ['off']);
    assert.deepEqual(await inCard(page, (all) => all.filter((at) => at.name && at.localName !== 'slot').length), 0);
    assert.deepEqual(
      await card
        .locator('[data-property] [id]')
        .evaluateAll((all) => all.map(({ id }) => id).filter((id) => !/^f\d+-[a-z0-9-]+$/.test(id))),
      [],
    );
  }),
);

test(
  'prevents autofill in each text control',
  inPage(async ({ page, card }) => {
    await watch(page);
    const properties = Object.fromEntries(Object.entries(FIELDS).map(([name, [schema]]) => [name, schema]));
    await ask(page, { message: 'Everything', requestedSchema: { type: 'object', properties } });
    await card.locator('[part~="accept"]').waitFor();
    const typed = await card.locator('input:not([type=radio], [type=checkbox]), textarea').evaluateAll((all) =>
      all.map((control) => ({
        property: control.closest('[data-property]').dataset.property,
        type: control.type,
        autocomplete: control.autocomplete,
        optOuts: ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'].filter((name) =>
          control.hasAttribute(name),
        ).length,
        native: ['maxlength', 'pattern', 'name', 'title'].filter((name) => control.hasAttribute(name)),
      })),
    );
    for (const { property, type, autocomplete, optOuts, native } of typed) {
      assert.deepEqual(
        [property, autocomplete, optOuts],
        property === 'mail' ? [property, 'email', 0] : [property, 'off', 4],
      );
      assert.deepEqual(native, []);
      assert.ok(['text', 'textarea', 'date'].includes(type), type);
    }
    assert.deepEqual(
      typed.map(({ property }) => property),
      ['text', 'code', 'mail', 'story', 'count', 'day', 'list'],
    );
  }),
);

test(
  'has one open shadow root, which passes no press to its first field',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, { message: 'Who?', requestedSchema: { type: 'object', properties: { name: { type: 'string' } } } });
    await card.locator('[part~="accept"]').waitFor();
    const root = await page.evaluate(() => {
      const { mode, delegatesFocus, adoptedStyleSheets } = element.shadowRoot;
      const inner = [...element.shadowRoot.querySelectorAll('*')].filter((at) => at.shadowRoot).length;
      element.focus();
      return {
        mode,
        delegatesFocus,
        sheets: adoptedStyleSheets.length,
        inner,
        focused: element.shadowRoot.activeElement?.localName,
      };
    });
    assert.deepEqual(root, { mode: 'open', delegatesFocus: false, sheets: 2, inner: 0, focused: 'input' });
  }),
);

test(
  'neither spell-checks nor autofills possible secrets',
  inPage(async ({ page, card }) => {
    await watch(page);
    const secret = { password: { type: 'string', title: 'Password' }, note: { type: 'string', maxLength: 1000 } };
    await ask(page, { message: 'Sign in', requestedSchema: { type: 'object', properties: secret } });
    await card.locator('[data-code="secret-solicitation"]').first().waitFor();
    const looks = () =>
      card
        .locator('input, textarea')
        .evaluateAll((all) =>
          all.map(({ spellcheck, autocomplete, type, title }) => [spellcheck, autocomplete, type, title]),
        );
    assert.deepEqual(await looks(), [
      [false, 'off', 'text', ''],
      [false, 'off', 'textarea', ''],
    ]);
    await card.locator('[part~="cancel"]').click();
    await ask(
      page,
      { message: 'Note', requestedSchema: { type: 'object', properties: { note: secret.note } } },
      'note',
    );
    await card.locator('[part~="message"]', { hasText: 'Note' }).waitFor();
    assert.deepEqual(await looks(), [[true, 'off', 'textarea', '']], 'else people are helped to spell');
  }),
);

test(
  'isolates each text of the server and shows hidden characters',
  inPage(async ({ page, card }) => {
    await watch(page);
    const evil = (word) => `\u202e${word}\u200b`;
    const properties = {
      [evil('key')]: { type: 'string' },
      name: { type: 'string', title: evil('title'), description: evil('description'), examples: [evil('example')] },
      pick: {
        type: 'string',
        title: 'Pick',
        oneOf: [
          { const: 'a', title: evil('first') },
          { const: 'b', title: evil('second') },
        ],
      },
      preset: { type: 'string', default: evil('preset') },
      deep: { type: 'array', title: evil('deep'), items: { type: 'object' } },
    };
    await ask(page, {
      message: evil('message'),
      requestedSchema: { type: 'object', properties, required: ['name', 'pick'] },
    });
    await accept(page);
    await card.locator('[part~="summary"]').waitFor();
    const { hidden, loose, named } = await page.evaluate(() => {
      const all = [...element.shadowRoot.querySelectorAll('*')];
      const texts = all.flatMap((at) =>
        [...at.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => [at, data]),
      );
      const attributes = all.flatMap((at) =>
        ['placeholder', 'aria-label', 'title'].map((name) => at.getAttribute(name) ?? ''),
      );
      const words = /key|title|description|first|second|message/;
      return {
        hidden: [...texts.map(([, text]) => text), ...attributes].filter((text) => /[\u202e\u200b]/.test(text)),
        // Our own sentences name a field by its label.
        loose: texts
          .filter(
            ([at, text]) =>
              /⟨/.test(text) &&
              words.test(text) &&
              !at.closest('bdi, [part~="error"], [part~="summary"], .error, .notice, .unseen'),
          )
          .map(([, text]) => text),
        named: texts.filter(([at, text]) => /⟨U\+202E⟩title/.test(text) && at.closest('[part~="summary"]')).length,
      };
    });
    assert.deepEqual(hidden, []);
    assert.deepEqual(loose, []);
    assert.equal(named, 1, 'an error names the field so too');
    await card.locator('[data-code="hidden-characters"]').waitFor();
    await card.locator('#list-all').click();
    await card.locator('#preview dd', { hasText: '⟨U+202E⟩preset⟨U+200B⟩' }).waitFor();
    await card.locator('[part~="cancel"]').click();
  }),
);

test(
  'leaves entries only in the result: no log, no other event, no storage, no address',
  inPage(async ({ page, card, requests }) => {
    const VALUE = 'zq7-marker';
    const logs = [];
    page.on('console', (message) => logs.push(message.text()));
    await watch(page);
    await page.evaluate(() => {
      window.pageLog = [];
      const types = [
        'elicit-ready',
        'elicit-change',
        'elicit-error',
        'elicit-open-url',
        'input',
        'change',
        'beforeinput',
        'keydown',
        'keyup',
        'focusin',
      ];
      for (const type of types)
        document.addEventListener(type, (event) =>
          pageLog.push(type, JSON.stringify(event.detail ?? null), String(event.composedPath()[0].id)),
        );
    });
    const properties = {
      name: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 5 },
      mail: { type: 'string', format: 'email' },
      count: { type: 'integer' },
    };
    await ask(page, { message: 'Who?', requestedSchema: { type: 'object', properties } });
    for (const name of Object.keys(properties)) {
      await card.locator(`[data-property=${name}] input`).click();
      await page.keyboard.type(VALUE);
    }
    await accept(page);
    await card.locator('[part~="summary"]').waitFor();
    const wrong = await card.locator('[part~="error"]').allInnerTexts();
    assert.deepEqual(
      wrong.filter((text) => text.includes(VALUE)),
      [],
      'an error does not repeat it',
    );
    await page.evaluate(() => element.shadowRoot.querySelector('[data-property=count] input').focus());
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await resultOf(page);
    const elsewhere = await page.evaluate(() => ({
      eventLog,
      pageLog,
      stored: [
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        location.href,
        document.title,
      ],
      page: document.documentElement.outerHTML,
      receipt: element.shadowRoot.innerHTML,
      own: Object.keys(element),
    }));
    for (const [where, what] of Object.entries({ ...elsewhere, logs, requests }))
      assert.ok(!JSON.stringify(what).includes(VALUE), where);
    await ask(
      page,
      { message: 'Who?', requestedSchema: { type: 'object', properties: { name: { type: 'string' } } } },
      'again',
    );
    await card.locator('input').fill(VALUE);
    await accept(page);
    assert.deepEqual(await resultOf(page, 'again'), { action: 'accept', content: { name: VALUE } });
    assert.ok(
      !JSON.stringify(
        await page.evaluate(() => [pageLog, eventLog.filter(([type]) => type !== 'elicit-result')]),
      ).includes(VALUE),
      'but of the events only the result has it',
    );
  }),
);
