// A card that stays open for longer than the SDKs' request timeout of one minute.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { answered, call, connect, fill, outcome, results, sound, waitForQuestion } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const LONG = 70_000;
const CLIENTS = {
  'SDK v1': ['sdk-v1', {}],
  'SDK v2 in 2025-11-25': ['sdk-v2', {}],
  'AI SDK in 2025-11-25': ['ai-sdk', { legacy: true }],
};

describe('leaves a card open for 70 s', { concurrency: true }, () => {
  for (const [name, [page, options]] of Object.entries(CLIENTS)) {
    inPage(`${name}: shows when a server has given up after a minute`, page, async (opened) => {
      await connect(opened, 'v2', options);
      await call(opened, 'minute');
      await waitForQuestion(opened);
      await opened.page.waitForTimeout(LONG);
      assert.deepEqual(await opened.page.evaluate(() => [document.querySelector('mcp-elicitation').status, results]), [
        'expired',
        [{ action: 'cancel' }],
      ]);
      const text = await opened.card.locator('section').first().innerText();
      assert.match(text, /No longer open/);
      assert.doesNotMatch(text, /\bSent\b/);
      assert.match(JSON.stringify(await outcome(opened)), /timed out/i);
    });

    inPage(`${name}: answers a waiting server, by the recipe`, page, async (opened) => {
      await connect(opened, 'mcp 1.30', options);
      await call(opened, 'ask');
      await waitForQuestion(opened);
      await opened.page.waitForTimeout(LONG);
      await fill(opened);
      assert.equal(answered(await outcome(opened)).action, 'accept');
      assert.deepEqual(
        (await results(opened)).map(({ action }) => action),
        ['accept'],
      );
      await sound(opened);
    });
  }

  for (const [name, page] of [
    ['SDK v1', 'sdk-v1'],
    ['SDK v2 in 2025-11-25', 'sdk-v2'],
  ]) {
    inPage(`${name}: answers a direct call with timeout and resetTimeoutOnProgress`, page, async (opened) => {
      await connect(opened, 'mcp 1.30', { own: { timeout: 600_000, resetTimeoutOnProgress: true } });
      await call(opened, 'ask');
      await waitForQuestion(opened);
      await opened.page.waitForTimeout(LONG);
      await fill(opened);
      assert.equal(answered(await outcome(opened)).action, 'accept');
    });

    inPage(`${name}: times out a direct call after a minute without them`, page, async (opened) => {
      await connect(opened, 'mcp 1.30', { own: {} });
      await call(opened, 'ask');
      await waitForQuestion(opened);
      await opened.page.waitForTimeout(LONG);
      assert.match((await outcome(opened)).error, /timed out/i);
    });

    inPage(`${name}: keeps a server waiting by progress`, page, async (opened) => {
      await connect(opened, 'v2', { progress: true });
      await call(opened, 'half-minute');
      await waitForQuestion(opened);
      await opened.page.waitForTimeout(LONG);
      await fill(opened);
      assert.deepEqual(answered(await outcome(opened)).action, 'accept');
      await sound(opened);
    });
  }
});
