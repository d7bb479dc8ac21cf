// The behaviour around answers: rounds, results with a schema, addresses, withdrawals, and calls that end.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept } from '../browser/fixtures.mjs';
import { answered, call, connect, fill, outcome, results, sound, waitForQuestion } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const MODERN = { modern: true };

/** Records the opened addresses. */
const openedBy = ({ page }) =>
  page.evaluate(() => {
    window.opened = [];
    document.querySelector('mcp-elicitation').opener = (url) => void opened.push(url);
  });

const status = ({ page }, wanted) =>
  page.waitForFunction((wanted) => document.querySelector('mcp-elicitation').status === wanted, wanted, {
    timeout: 20_000,
  });

describe('2026-07-28', () => {
  inPage('gets structured content from a tool that asks and has an output schema', 'sdk-v2', async (opened) => {
    await connect(opened, 'v2', MODERN);
    assert.equal(await opened.page.evaluate(() => revision), '2026-07-28');
    await call(opened, 'count');
    await waitForQuestion(opened);
    await fill(opened);
    const { value } = await outcome(opened);
    assert.deepEqual(value.structuredContent, { action: 'accept' });
    await sound(opened);
  });

  for (const [name, textOf] of [
    ['prompt', ({ messages }) => messages[0].content.text],
    ['resource', ({ contents }) => contents[0].text],
  ]) {
    inPage(`answers a question of a ${name}`, 'sdk-v2', async (opened) => {
      await connect(opened, 'v2', MODERN);
      await call(opened, name);
      await waitForQuestion(opened);
      await opened.card.locator('[part~="decline"]').click();
      assert.equal(textOf((await outcome(opened)).value), 'decline');
    });
  }

  for (const server of ['v2', 'mcp 2.3']) {
    inPage(`answers two questions of ${server} in one round`, 'sdk-v2', async (opened) => {
      await connect(opened, server, MODERN);
      await call(opened, 'two');
      for (const message of ['First?', 'Second?']) {
        await opened.card.locator('[part~="message"]', { hasText: message }).waitFor();
        await waitForQuestion(opened);
        await opened.card.locator('[data-property="note"] input').fill(message);
        await accept(opened.page);
      }
      const { first, second } = answered(await outcome(opened));
      assert.deepEqual([first.content.note, second.content.note], ['First?', 'Second?']);
      await sound(opened);
    });
  }

  inPage('opens an address by the press that accepts', 'sdk-v2', async (opened) => {
    await connect(opened, 'v2', MODERN);
    await openedBy(opened);
    await call(opened, 'open');
    await waitForQuestion(opened);
    await accept(opened.page);
    assert.deepEqual(answered(await outcome(opened)), { action: 'accept' });
    assert.deepEqual(await opened.page.evaluate(() => window.opened), ['https://example.org/sign-in']);
  });
});

describe('2025-11-25', () => {
  for (const page of ['sdk-v1', 'sdk-v2']) {
    inPage(
      `${page}: expires a question that the server gives up, also the first of a session`,
      page,
      async (opened) => {
        await connect(opened, 'v2', {});
        await call(opened, 'hurried');
        await waitForQuestion(opened);
        await status(opened, 'expired');
        assert.deepEqual(await results(opened), [{ action: 'cancel' }]);
        assert.match(JSON.stringify(await outcome(opened)), /timed out/i);
      },
    );

    inPage(`${page}: ends a question with its call`, page, async (opened) => {
      await connect(opened, 'v2', { timeout: 2000 });
      await call(opened, 'ask');
      await waitForQuestion(opened);
      assert.match((await outcome(opened)).error, /timed out/i);
      await status(opened, 'expired');
      assert.deepEqual(await results(opened), [{ action: 'cancel' }]);
    });

    inPage(`${page}: rejects an unanswerable request with -32602`, page, async (opened) => {
      await connect(opened, 'v2', {});
      await call(opened, 'refused');
      assert.deepEqual(answered(await outcome(opened)), { code: -32602 });
      assert.equal(await opened.card.locator('[part~="decline"]').count(), 0);
    });
  }

  inPage('visits the address of -32042, then completes the call', 'sdk-v1', async (opened) => {
    const args = { url: 'https://example.org/connect', message: 'Connect first', errorPath: true };
    await connect(opened, 'everything', {});
    await openedBy(opened);
    await call(opened, 'trigger-url-elicitation', args);
    for (let visit = 0; visit < 2; visit++) {
      await opened.page.waitForFunction(
        (visit) => results.length === visit && document.querySelector('mcp-elicitation').status === 'open',
        visit,
        { timeout: 20_000 },
      );
      await accept(opened.page);
      // The first address is in the error: the call is repeated after the visit.
      if (visit === 0) await opened.card.locator('[part~="done"]').click();
    }
    assert.deepEqual(answered(await outcome(opened)), { action: 'accept' });
    assert.deepEqual(await opened.page.evaluate(() => window.opened), ['https://modelcontextprotocol.io/', args.url]);
  });

  inPage('answers a task-capable request at once', 'sdk-v1', async (opened) => {
    await connect(opened, 'everything', { tasks: true });
    await call(opened, 'trigger-elicitation-request-async');
    await waitForQuestion(opened);
    await fill(opened);
    const { value } = await outcome(opened);
    assert.match(JSON.stringify(value.content), /favoriteColor|Favorite Color/i);
    await sound(opened);
  });
});

describe('AI SDK', () => {
  inPage('ends a question when the host page reports the end of its call', 'ai-sdk', async (opened) => {
    await connect(opened, 'v2', { legacy: true });
    await call(opened, 'ask');
    await waitForQuestion(opened);
    await opened.page.evaluate(() => endCall());
    await status(opened, 'expired');
    assert.ok((await outcome(opened)).error);
  });

  inPage('rejects an unanswerable request with another code', 'ai-sdk', async (opened) => {
    await connect(opened, 'v2', { legacy: true });
    await call(opened, 'refused');
    assert.deepEqual(answered(await outcome(opened)), { code: -32603 });
  });
});
