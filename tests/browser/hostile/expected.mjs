// Checks the visible expectations of a case.
import assert from 'node:assert/strict';
import { passGuardTime } from '../fixtures.mjs';
import { textOf } from './cases.mjs';
import { alive, heart, meet } from './look.mjs';

const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\u00AD\u034F\u115F\u1160\u180E\u3164\uFFA0\uFE00-\uFE0F]|\p{M}{4}/u;
const plain = (text) =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 2000 && !HIDDEN.test(text.replaceAll('\n', ''));
const folded = (text) => text.replace(/\s+/g, ' ').trim();

/** Checks the outcome of a case, its codes, its texts, and the other expectations. */
export async function expected({ page, worked }, one, words, facts, inputs) {
  if (words.refused) {
    assert.equal(facts.status, 'unanswerable');
    assert.equal(facts.accept, 0, 'nothing to accept');
    assert.equal(facts.errors.length, 1);
    assert.notDeepEqual(facts.errors[0].codes, [], 'the host is told why');
    assert.ok(facts.codes.length > 0, 'the person is told why');
    assert.ok(facts.why, 'in words');
    const { message } = one.params;
    if (plain(message) && textOf(one).length < 1 << 18)
      assert.equal(folded(facts.message), folded(message), 'the message is shown');
    return;
  }
  if (!words.either) assert.equal(facts.status, words.blocked ? 'unanswerable' : 'open', JSON.stringify(facts.errors));
  const url = one.params.mode === 'url' || one.params.generate?.base?.mode === 'url';
  if (words.blocked) {
    assert.equal(facts.accept, 0, 'nothing to open');
    assert.ok(
      facts.codes.some((code) => words.blocks.includes(code)),
      String(facts.codes),
    );
    assert.deepEqual(
      facts.errors.map(({ kind, codes }) => [kind, codes.some((code) => facts.codes.includes(code))]),
      [['unanswerable', true]],
      'the host is told why',
    );
    if (plain(one.params.message))
      assert.equal(folded(facts.message), folded(one.params.message), 'the message is shown');
  } else if (url && !words.either) {
    assert.equal(facts.accept, 1);
    assert.equal(facts.url?.replace(/\s/g, ''), new URL(one.params.url).href, 'the whole address as it is opened');
    assert.equal(
      facts.host,
      new URL(one.params.url).hostname.replace(/^\[|\]$/g, (bracket) => bracket),
    );
    assert.ok(facts.emphasised && facts.host.endsWith(facts.emphasised), 'the registrable part is emphasised');
  } else if (!words.either) assert.equal(facts.accept, 1);
  for (const named of words.codes)
    assert.ok(
      named.some((code) => facts.codes.includes(code)),
      `${named.join(' or ')}: ${facts.codes}`,
    );
  for (const code of words.quiet) assert.ok(!facts.codes.includes(code), code);
  if (!words.either && !words.blocked) texts(one, facts);
  for (const [name, check] of Object.entries(CHECKS)) {
    if (new RegExp(name).test(words.words)) await check(page, one, facts, inputs, worked);
  }
}

/** Checks that the server's texts are shown exactly. */
function texts(one, facts) {
  if (one.params.generate) return;
  const { message, requestedSchema } = one.params;
  if (plain(message)) assert.equal(folded(facts.message), folded(message));
  for (const property of Object.values(requestedSchema?.properties ?? {})) {
    for (const text of [property.title, property.description].filter(plain))
      assert.ok(folded(facts.text).includes(folded(text)), text);
  }
}

const field = (page, name) => page.locator(`mcp-elicitation [data-property=${JSON.stringify(name)}]`);

/** Enters a text as if it were pasted. */
async function paste(page, text) {
  const control = page
    .locator('mcp-elicitation [data-property] input, mcp-elicitation [data-property] textarea')
    .first();
  await control.click();
  await control.fill('');
  await page.keyboard.insertText(text);
  await control.blur();
}

async function accept(page) {
  const button = page.locator('mcp-elicitation #accept');
  await button.scrollIntoViewIfNeeded();
  await passGuardTime(page);
  await button.click({ timeout: 5000 });
}

/** Answers every text field, sends, and returns the content. */
async function answer(page, properties) {
  const names = Object.keys(properties);
  for (const [index, name] of names.entries()) {
    await field(page, name).locator('input').first().fill(`typed ${index}`);
  }
  await accept(page);
  await page.waitForFunction(() => window.result, undefined, { timeout: 5000 });
  const sent = await page.evaluate(() =>
    JSON.stringify([result, notified.filter(([type]) => type === 'elicit-result').length, typeof result.content?.then]),
  );
  const content = names.map((name, index) => `${JSON.stringify(name)}:"typed ${index}"`);
  assert.equal(
    sent,
    `[{"action":"accept","content":{${content}}},1,"${names.includes('then') ? 'string' : 'undefined'}"]`,
  );
}

/** Asks the request again after it was answered. */
const again = (page, one) => meet(page, textOf(one), 'text');

const schemaOf = ({ params }) => (params.generate?.json ? JSON.parse(params.generate.json) : params).requestedSchema;

const CHECKS = {
  'own property "|separate answers|keys are opaque|uses the key ""': async (page, one) => {
    await answer(page, schemaOf(one).properties);
    await again(page, one);
  },
  'value-looks-secret': async (page, one, facts, [text]) => {
    assert.ok(!facts.codes.includes('value-looks-secret'));
    await paste(page, text);
    await accept(page);
    await page.locator('mcp-elicitation [data-code="value-looks-secret"]').waitFor({ timeout: 2000 });
    assert.equal(await page.evaluate(() => window.result), undefined, 'a second step is asked for');
  },
  'secret-solicitation on the (?:field|request)': async (page, one) => {
    const inputs = page.locator('mcp-elicitation [data-property] input[type=text]');
    if (await inputs.count()) await inputs.first().fill('nothing');
    await accept(page);
    await page.waitForTimeout(30);
    assert.equal(await page.evaluate(() => window.result), undefined, 'one press is not enough');
    assert.deepEqual(await page.evaluate(() => element.shadowRoot.querySelectorAll('[type=password]').length), 0);
  },
  'blocks the main thread|ECMA: |is not valid$': async (page, one, facts, inputs, worked) => {
    const { pattern } = schemaOf(one).properties.a;
    for (const text of inputs) {
      await page.evaluate(() => (beat(), Object.assign(heart, { held: 0, task: resting })));
      const since = await worked();
      await paste(page, text);
      await page.waitForTimeout(60);
      const { value, invalid } = await page.evaluate(() => {
        const control = element.shadowRoot.querySelector('[data-property] input, [data-property] textarea');
        return { value: control.value, invalid: control.getAttribute('aria-invalid') === 'true' };
      });
      alive(await heart(page), await since());
      if (/^regex/.test(one.threat))
        assert.equal(invalid, !new RegExp(pattern, 'u').test(value), JSON.stringify(value));
    }
  },
  'left out with a visible notice': async (page, one, facts) => {
    const silent = new Set(Object.keys(facts.content ?? {}));
    const left = page.locator('mcp-elicitation [data-property][data-code]');
    assert.ok((await left.count()) > 0, 'a notice in the place of the field');
    for (const name of await left.evaluateAll((all) => all.map(({ dataset }) => dataset.property)))
      assert.ok(!silent.has(name), name);
  },
  'without the default|without these defaults|with nothing chosen': async (page, one, facts) =>
    assert.deepEqual(facts.content, {}),
  'shows the error before accept': async (page) => {
    await page.locator('mcp-elicitation [aria-invalid="true"]').waitFor({ timeout: 2000 });
    await accept(page);
    assert.equal(await page.evaluate(() => window.result), undefined);
  },
  'starts unset': async (page, one, facts) => {
    assert.deepEqual(facts.content, {});
    await accept(page);
    assert.equal(await page.evaluate(() => window.result), undefined);
  },
  'one press sends': async (page, one, facts) => {
    await accept(page);
    await page.waitForFunction(() => window.result, undefined, { timeout: 5000 });
    assert.deepEqual(await page.evaluate(() => result), { action: 'accept', content: facts.content });
  },
  'marked as suggested by the server': async (page, one, facts) => assert.match(facts.text, /suggested/i),
  'in the preview, which is open': async (page, one, facts) => {
    // Nothing is prefilled, so there is nothing to list.
    if (Object.keys(facts.content).length === 0) return;
    // A simple form shows its values in the fields, and its list after it is opened.
    if (facts.preview === undefined) await page.locator('mcp-elicitation #preview summary').click();
    const listed = await page.locator('mcp-elicitation #preview dl').innerText();
    const preset = Object.entries(schemaOf(one).properties).filter(([, property]) => property.default !== undefined);
    for (const [name, { title }] of preset) assert.ok(listed.includes(title ?? name), name);
  },
  'property names disambiguate': async (page, one, facts) => {
    for (const name of Object.keys(schemaOf(one).properties))
      assert.ok(new RegExp(`\\b${name}\\b`).test(facts.text), name);
  },
  'falls back to the property name|visible fallback label': async (page, one, facts) => {
    const label = await page.locator('mcp-elicitation [part~="label"]').first().innerText();
    assert.match(label, /\p{L}/u);
    for (const name of Object.keys(schemaOf(one).properties)) assert.ok(label.includes(name), label);
  },
  'a field error, never a rounded answer': async (page) => {
    await paste(page, '9007199254740994');
    await accept(page);
    await page.locator('mcp-elicitation [aria-invalid="true"]').waitFor({ timeout: 2000 });
    assert.equal(await page.evaluate(() => window.result), undefined);
  },
  'clipped with an explicit mark|cut with an explicit mark': async (page, one, facts) => {
    if (facts.status === 'open' && one.params.generate.path !== '/requestedSchema/properties/a/pattern')
      assert.ok(facts.text.length < 200_000, `${facts.text.length} characters`);
  },
};
