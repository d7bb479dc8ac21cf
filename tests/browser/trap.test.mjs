// Failures of the form's WebAssembly: the question is cancelled, the user and the host are told, and the next question
// works.
import assert from 'node:assert/strict';
import { ENGINE, launch, stage } from './fixtures.mjs';
import { ACCEPTED, CANCELLED, answer, ask, events, line, question, resultOf } from './watch.mjs';

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

inPage('cancels when the memory of the WebAssembly is full', BARE, async (opened) => {
  const { page, card } = opened;
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
});

inPage('cancels when the WebAssembly cannot be loaded', BARE, async (opened) => {
  const { page, faults } = opened;
  await page.route('**/form_bg.wasm', (route) => route.fulfill({ status: 500 }), { times: 1 });
  // Asked in the task that defines the element, before anything is fetched.
  await page.evaluate(async (request) => {
    await define();
    elicit('result', request, { server: { name: 'Files' } });
  }, question());
  await recovers(opened, 'load');
  const reported = faults.splice(0);
  // The browser's own message, and ours with the name of the file; not every driver reports the console.
  assert.ok(reported.length === (ENGINE ? 0 : 2) && reported.every((text) => /500/.test(text)), String(reported));
});
