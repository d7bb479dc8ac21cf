// The effects of an answer on the page and its policy: only the package's own files are loaded. tests/card/markup has
// what the card writes into the page.
import assert from 'node:assert/strict';
import { enter } from './enter.mjs';
import { accept, stage } from './fixtures.mjs';
import { ask, resultOf } from './watch.mjs';

const inPage = stage();

const EVIL =
  '<img src="https://evil.example/x"><a href="https://evil.example/">here</a> [here](https://evil.example/) ' +
  '![x](https://evil.example/x.png)';

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

inPage(
  'causes no violation and fetches only package files for a whole answer',
  { alone: true },
  async ({ page, card, requests, origin }) => {
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
    const violations = await page.evaluate(() => {
      const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
      observer.observe();
      return observer.takeRecords().map(({ body }) => body.effectiveDirective);
    });
    assert.deepEqual(violations, []);
  },
);

inPage('has one open shadow root, which passes no press to its first field', async ({ page, card }) => {
  await ask(page, { message: 'Who?', requestedSchema: { type: 'object', properties: { name: { type: 'string' } } } });
  await card.locator('[part~="accept"]').waitFor();
  const root = await page.evaluate(() => {
    const { mode, delegatesFocus } = element.shadowRoot;
    const inner = [...element.shadowRoot.querySelectorAll('*')].filter((at) => at.shadowRoot).length;
    element.focus();
    return {
      mode,
      delegatesFocus,
      inner,
      focused: element.shadowRoot.activeElement?.localName,
    };
  });
  assert.deepEqual(root, { mode: 'open', delegatesFocus: false, inner: 0, focused: 'input' });
});
