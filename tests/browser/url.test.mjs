// URL mode: the address is shown as it is opened, judged, and opened by a person's press alone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, stage, stopped } from './fixtures.mjs';
import { DECLINED, ask, events, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const part = (card, name) => card.locator(`[part~="${name}"]`);
const request = (url, message = 'Connect your account.') => ({ mode: 'url', message, url, elicitationId: 'id-1' });

/** Writes down what would be opened, in place of opening it. */
const opener = (page) =>
  page.evaluate(() => {
    window.opened = [];
    element.addEventListener('elicit-open-url', ({ detail }) => opened.push(`event ${detail.url}`));
    element.opener = (url) => void opened.push(url);
  });

const codes = (card) => card.locator('[data-code]').evaluateAll((all) => all.map((notice) => notice.getAttribute('data-code')));

describe('an address that can be opened', () => {
  // As it is sent, as it is opened, what is warned of, and the registrable part of its host.
  const ADDRESSES = [
    ['https://accounts.example.com/start?flow=1#here', 'https://accounts.example.com/start?flow=1#here', [], 'example.com'],
    ['HTTPS://Example.ORG', 'https://example.org/', [], 'example.org'],
    ['https://m\u00fcnchen.example/', 'https://xn--mnchen-3ya.example/', ['idn'], 'xn--mnchen-3ya.example'],
    ['https://good.example\\@evil.example/', 'https://good.example/@evil.example/', ['ambiguous'], 'good.example'],
    ['https://ok.example:8443/\u202egpj', 'https://ok.example:8443/%E2%80%AEgpj', ['unusual-port'], 'ok.example'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/', ['local-address'], undefined],
  ];
  for (const [sent, href, warnings, registrable] of ADDRESSES) {
    test(href, inPage(async ({ page, card }) => {
      await watch(page);
      await opener(page);
      await stopped(page);
      await ask(page, request(sent));
      await part(card, 'accept').waitFor();
      assert.equal((await part(card, 'url').first().innerText()).replace(/\s/g, ''), href, 'the whole address');
      if (registrable) assert.equal(await card.locator('.host strong').innerText(), registrable);
      const seen = await codes(card);
      for (const warning of warnings) assert.ok(seen.includes(warning), String(seen));
      assert.equal(await card.locator('a, [href]').count(), 0);
      assert.deepEqual(await page.evaluate(() => opened), [], 'nothing opens by itself');
      await part(card, 'accept').click();
      assert.deepEqual(await page.evaluate(() => opened), [], 'nor by a press that comes too early');
      await accept(page);
      assert.deepEqual(await resultOf(page), { action: 'accept' });
      assert.deepEqual(await page.evaluate(() => opened), [`event ${href}`, href]);
      await part(card, 'done').waitFor();
    }));
  }
});

describe('an address that cannot be opened', () => {
  const BLOCKED = {
    'javascript:globalThis.__pwned=1': 'blocked-scheme',
    'java\nscript:globalThis.__pwned=1': 'blocked-scheme',
    'data:text/html,<script>1</script>': 'blocked-scheme',
    '//evil.example/': 'invalid-url',
    'https://accounts.example.com@evil.example/': 'userinfo',
    'http://ok.example/': 'insecure',
  };
  for (const [url, code] of Object.entries(BLOCKED)) {
    test(JSON.stringify(url), inPage(async ({ page, card }) => {
      await watch(page);
      await opener(page);
      await ask(page, request(url));
      await card.locator(`[data-code="${code}"]`).waitFor();
      assert.equal(await part(card, 'accept').count(), 0);
      assert.equal(await status(page), 'open');
      await part(card, 'decline').click();
      assert.deepEqual(await resultOf(page), DECLINED);
      assert.deepEqual(await page.evaluate(() => opened), []);
      assert.equal(await page.evaluate(() => window.__pwned), undefined);
    }));
  }
});

test('an opener that fails leaves the question open', inPage(async ({ page, card }) => {
  await watch(page);
  await page.evaluate(() => (element.opener = () => new Promise((_, reject) => setTimeout(reject, 50, new Error('no')))));
  await ask(page, request('https://ok.example/'));
  await part(card, 'accept').waitFor();
  await accept(page);
  await page.waitForFunction(() => element.status === 'open');
  assert.deepEqual(await events(page, 'elicit-result'), []);
  await part(card, 'decline').click();
  assert.deepEqual(await resultOf(page), DECLINED);
}));
