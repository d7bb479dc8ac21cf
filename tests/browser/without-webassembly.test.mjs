// Without WebAssembly the same card runs as JavaScript: in a browser that lacks it, as in Lockdown Mode, and under a
// policy without `wasm-unsafe-eval`. The host is told once.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { Card } from './card.mjs';
import { cases } from './cases.mjs';
import { ENGINE, accept, ask, result, stage } from './fixtures.mjs';
import { ask as askByName, breakNumbers, line, press, resultOf } from './watch.mjs';

const all = await cases();
/** One request for each control, and for each part that loads later. */
const KINDS = ['text', 'number', 'boolean-required', 'enum', 'multi-select', 'date-time', 'pattern-wrong', 'url-plain'];
const NESTED =
  `{"type":"object","properties":{"p":{"type":"string"},"q":${'{"type":"object","properties":{"a":'.repeat(28)}` +
  `{"type":"string"}${'}}'.repeat(28)}}}`;
// The browser logs violations of a policy.
for (const [where, flags, path, excused] of [
  ...(ENGINE ? [] : [['a browser without WebAssembly', ['--js-flags=--jitless'], '/strict/element.html', undefined]]),
  ['a policy that forbids it', [], '/forbidden/element.html', /WebAssembly|wasm-eval/],
]) {
  describe(where, () => {
    const inStage = stage(undefined, flags);
    const hasJit = flags.length === 0;
    const inPage = (name, work) =>
      inStage(name, { alone: true, path, excused }, async (opened) => {
        await work(opened);
        assert.deepEqual(
          opened.requests.filter((address) => /\.wasm/.test(address)),
          [],
        );
        assert.deepEqual(
          opened.requests.flatMap((address) => /without-webassembly(-[a-z]+)?/.exec(address)?.[0] ?? []).sort(),
          ['without-webassembly', 'without-webassembly-first', 'without-webassembly-second'],
        );
      });

    inPage('answers one request of each kind', async ({ page, card }) => {
      const user = new Card(page);
      for (const name of KINDS) {
        const one = all.find((one) => one.name === name);
        await user.open(one);
        // A press right after another question would count as one for that question.
        await page.evaluate(() => (window.ahead += 600));
        if (one.request.mode === 'url')
          await page.evaluate(() => (document.querySelector('mcp-elicitation').opener = () => {}));
        if (one.input) await user.enter(one.input);
        await user.press('accept');
        for (const property of Object.keys(one.errors ?? {}))
          await card
            .locator(`[data-property=${JSON.stringify(property)}] [aria-invalid="true"]`)
            .first()
            .waitFor();
        if (one.errors) await user.press('decline');
        assert.deepEqual(await user.result(), one.result ?? { action: 'decline' }, name);
      }
    });

    // The same script runs everywhere: engines differ in numbers, memory and the depth of calls.
    const onlyOnce = hasJit && !ENGINE ? inPage : () => {};
    onlyOnce('shows warnings with a second step, a refused address and a round', async ({ page, card }) => {
      await askByName(page, {
        message: 'Sign in',
        requestedSchema: { type: 'object', properties: { password: { type: 'string', title: 'Password' } } },
      });
      await line(card).fill('x');
      for (let steps = 0; steps < 2; steps++) {
        assert.equal(await page.evaluate(() => element.status), 'open');
        await accept(page);
      }
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { password: 'x' } });
      await askByName(
        page,
        { mode: 'url', message: 'Sign in', url: 'javascript:alert(1)', elicitationId: '1' },
        'address',
      );
      await card.locator('[data-code="blocked-scheme"]').waitFor();
      await press(card, 'decline');
      assert.deepEqual(await resultOf(page, 'address'), { action: 'decline' });
      await page.evaluate(() => {
        const step = (name) => ({
          method: 'elicitation/create',
          params: { message: name, requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } } } },
        });
        element
          .elicitAll({ first: step('first'), second: step('second') })
          .then((answers) => (results.round = answers));
      });
      for (const name of ['first', 'second']) {
        await card.locator('[part~="message"]', { hasText: name }).waitFor();
        await line(card).fill(name);
        await accept(page);
      }
      assert.deepEqual((await resultOf(page, 'round')).second, { action: 'accept', content: { second: 'second' } });
    });

    onlyOnce('reports it to the host page once', async ({ page }) => {
      await page.evaluate(() => {
        window.errors = [];
        document.addEventListener('elicit-error', ({ detail }) => errors.push(detail));
      });
      for (const name of ['one', 'two']) {
        await askByName(
          page,
          {
            message: name,
            requestedSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^(a)$' } } },
          },
          name,
        );
        await press(page.locator('mcp-elicitation'), 'decline');
        await resultOf(page, name);
      }
      assert.deepEqual(await page.evaluate(() => errors), [
        { kind: 'no-webassembly', diagnostics: [{ code: 'no-webassembly', severity: 'note', location: '' }] },
      ]);
    });

    const inEngine = hasJit ? inPage : () => {};
    inEngine('grows its memory, and replaces a failed form', async ({ page, card }) => {
      const properties = Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [`p${index}`, { type: 'string', default: 'x'.repeat(1000) }]),
      );
      await askByName(page, { message: 'Much', requestedSchema: { type: 'object', properties } }, 'much');
      assert.equal(Object.values(await page.evaluate(() => element.content)).join('').length, 200_000);
      // The list of what was not in view would move the button under a press.
      await page.evaluate(() => element.decline());
      await resultOf(page, 'much');
      await breakNumbers(page);
      const count = {
        message: 'How many?',
        requestedSchema: { type: 'object', properties: { count: { type: 'integer', minimum: 1, maximum: 5000 } } },
      };
      await page.evaluate((count) => elicit('failed', count), count);
      assert.deepEqual(await resultOf(page, 'failed'), { action: 'cancel' });
      await page.evaluate(() => mend());
      await askByName(page, count, 'again');
      await line(card).fill('3');
      await accept(page);
      assert.deepEqual(await resultOf(page, 'again'), { action: 'accept', content: { count: 3 } });
    });

    inPage('draws the deepest request', async ({ page, card }) => {
      await ask(page, { text: `{"message":"Deep","requestedSchema":${NESTED}}` });
      await line(card).fill('x');
      await accept(page);
      assert.match(await result(page), /"action":"accept"/);
    });
  });
}

describe('where WebAssembly may be compiled', () => {
  stage()('loads none of this', { alone: true }, async ({ page, requests }) => {
    await askByName(page, {
      message: 'Code?',
      requestedSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^(a)$' } } },
    });
    assert.deepEqual(
      requests.filter((address) => address.includes('without-webassembly')),
      [],
    );
    assert.ok(requests.some((address) => address.endsWith('form_bg.wasm')));
  });
});
