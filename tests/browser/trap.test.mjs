// Failures of the form's WebAssembly: the question is cancelled, the user and the host are told, and the next question
// works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, launch, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, answer, ask, breakNumbers, events, line, question, resultOf, watch } from './watch.mjs';

// The browser without windows crashes when memory is exhausted.
const inPage = stage(undefined, undefined, launch);
/** A page in which the element is not defined yet, so that its dependencies can still be replaced. */
const BARE = { path: '/strict/bare.html', defined: false };
const define = (page) => page.evaluate(() => window.define());

/** Checks the user's and the host's view of a failure, and that the next question works. */
async function recovers({ page, card }, kind) {
  assert.deepEqual(await resultOf(page), CANCELLED);
  assert.deepEqual(await events(page, 'elicit-error'), [kind]);
  assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
  assert.match(await card.locator('[data-code=failed]').innerText(), /Files/);
  await ask(page, question('Again'), 'again');
  await card.locator('[part~="message"]', { hasText: 'Again' }).waitFor();
  assert.equal(await card.locator('[data-code=failed]').count(), 0);
  await answer(card);
  assert.deepEqual(await resultOf(page, 'again'), ACCEPTED);
  assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED, ACCEPTED]);
}

test(
  'cancels when the form fails while it is drawn',
  inPage(async (opened) => {
    const { page } = opened;
    await watch(page);
    await breakNumbers(page);
    await ask(page, {
      message: 'How many?',
      requestedSchema: { type: 'object', properties: { count: { type: 'integer', minimum: 1, maximum: 5000 } } },
    });
    await page.waitForFunction(() => results.result);
    await page.evaluate(() => mend());
    await recovers(opened, 'trap');
  }),
);

test(
  'cancels when the memory of the WebAssembly is full',
  inPage(async (opened) => {
    const { page, card } = opened;
    await watch(page);
    await page.evaluate(() => {
      const { instantiate } = window.WebAssembly;
      window.instances = [];
      window.WebAssembly.instantiate = async (...args) => {
        const instance = await instantiate.apply(window.WebAssembly, args);
        // Only the form has its own memory here, under any name.
        const memory = Object.values(instance.exports).find((one) => one.buffer);
        if (memory) instances.push({ memory });
        return instance;
      };
    });
    await define(page);
    await ask(page);
    await line(card).click();
    await page.evaluate(() => {
      const [{ memory }] = instances;
      for (let pages = 1 << 15; pages > 0; pages >>= 1) {
        try {
          for (;;) memory.grow(pages);
        } catch {
          // The next smaller step may still fit.
        }
      }
    });
    await page.keyboard.insertText('x'.repeat(1 << 20));
    await recovers(opened, 'trap');
    assert.equal(await page.evaluate(() => instances.length), 2, 'a fresh instance');
  }, BARE),
);

test(
  'ends every open question once on a trap',
  inPage(async ({ page }) => {
    await page.evaluate((request) => {
      const first = document.querySelector('mcp-elicitation');
      const second = document.createElement('mcp-elicitation');
      first.after(second);
      window.elements = [first, second];
      window.resultCounts = [0, 0];
      elements.forEach((element, index) => element.addEventListener('elicit-result', () => resultCounts[index]++));
      window.pending = elements.map((element) => element.elicit(request));
    }, question());
    const second = page.locator('mcp-elicitation').nth(1);
    await second.locator('[part~="accept"]').waitFor();
    // The notice about a waiting question is inserted at a marker.
    await page.evaluate((request) => {
      const { prototype } = window.Node;
      const parentNode = Object.getOwnPropertyDescriptor(prototype, 'parentNode');
      const get = () => {
        Object.defineProperty(prototype, 'parentNode', parentNode);
        throw new Error('forced');
      };
      Object.defineProperty(prototype, 'parentNode', { configurable: true, get });
      void elements[1].elicit(request);
    }, question('Waits'));
    assert.deepEqual(await page.evaluate(() => Promise.all(pending)), [CANCELLED, CANCELLED]);
    assert.deepEqual(await page.evaluate(() => resultCounts), [1, 1]);
    // The waiting question is shown by itself, in a new instance.
    await second.locator('[part~="message"]', { hasText: 'Waits' }).waitFor();
    await answer(second);
    await page.waitForFunction(() => elements[1].result?.action === 'accept');
  }),
);

test(
  'names the server in the failure notice if the host page knows it',
  inPage(async ({ page, card, faults }) => {
    await page.route('**/form_bg.wasm', (route) => route.fulfill({ status: 500 }));
    await watch(page);
    await define(page);
    const name = `Claude security \u202e ${'X'.repeat(3000)}`;
    for (const [claimed, expected] of [
      [true, '⁨…⁩'],
      [false, `⁨Claude security  ${'X'.repeat(23)}…⁩`],
    ]) {
      const result = `${claimed}`;
      await page.evaluate((args) => elicit(...args), [result, question(), { server: { name, claimed } }]);
      assert.deepEqual(await resultOf(page, result), CANCELLED);
      assert.equal(
        await card.locator('[data-code=failed]').textContent(),
        `The question could not be shown. ${expected} was told that it was cancelled.`,
      );
    }
    faults.splice(0);
  }, BARE),
);

test(
  'cancels when the WebAssembly cannot be loaded',
  inPage(async (opened) => {
    const { page, faults } = opened;
    await page.route('**/form_bg.wasm', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await watch(page);
    // Asked in the task that defines the element, before anything is fetched.
    await page.evaluate(async (request) => {
      await define();
      elicit('result', request, { server: { name: 'Files' } });
    }, question());
    await recovers(opened, 'load');
    const reported = faults.splice(0);
    // The browser's own message, and ours with the name of the file; not every driver reports the console.
    assert.ok(reported.length === (ENGINE ? 0 : 2) && reported.every((text) => /500/.test(text)), String(reported));
  }, BARE),
);
