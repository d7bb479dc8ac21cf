// URL mode: the address is shown exactly as it will be opened, checked, and only opened by a user's press.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, stage, stopClock } from './fixtures.mjs';
import { DECLINED, ask, events, hold, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const part = (card, name) => card.locator(`[part~="${name}"]`);
const request = (url, message = 'Connect your account.') => ({ mode: 'url', message, url, elicitationId: 'id-1' });

/** Records the addresses instead of opening them. */
const opener = (page) =>
  page.evaluate(() => {
    window.opened = [];
    element.addEventListener('elicit-open-url', ({ detail }) => opened.push(`event ${detail.url}`));
    element.opener = (url) => void opened.push(url);
  });

const codes = (card) =>
  card.locator('[data-code]').evaluateAll((all) => all.map((notice) => notice.getAttribute('data-code')));

describe('an address that can be opened', () => {
  // The address as sent, as opened, its warnings, and the registrable part of its host.
  const ADDRESSES = [
    [
      'https://accounts.example.com/start?flow=1#here',
      'https://accounts.example.com/start?flow=1#here',
      [],
      'example.com',
    ],
    ['HTTPS://Example.ORG', 'https://example.org/', [], 'example.org'],
    ['https://m\u00fcnchen.example/', 'https://xn--mnchen-3ya.example/', ['idn'], 'xn--mnchen-3ya.example'],
    ['https://good.example\\@evil.example/', 'https://good.example/@evil.example/', ['ambiguous'], 'good.example'],
    ['https://ok.example:8443/\u202egpj', 'https://ok.example:8443/%E2%80%AEgpj', ['unusual-port'], 'ok.example'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/', ['local-address'], undefined],
  ];
  for (const [sent, href, warnings, registrable] of ADDRESSES) {
    test(
      href,
      inPage(async ({ page, card }) => {
        await watch(page);
        await opener(page);
        await stopClock(page);
        await ask(page, request(sent));
        await part(card, 'accept').waitFor();
        assert.equal((await part(card, 'url').first().innerText()).replace(/\s/g, ''), href, 'the whole address');
        if (registrable) assert.equal(await card.locator('.host strong').innerText(), registrable);
        const warningCodes = await codes(card);
        for (const warning of warnings) assert.ok(warningCodes.includes(warning), String(warningCodes));
        assert.equal(await card.locator('a, [href]').count(), 0);
        assert.deepEqual(await page.evaluate(() => opened), [], 'nothing opens by itself');
        await part(card, 'accept').click({ force: true });
        assert.deepEqual(await page.evaluate(() => opened), [], 'nor by a press that comes too early');
        await accept(page);
        assert.deepEqual(await resultOf(page), { action: 'accept' });
        assert.deepEqual(await page.evaluate(() => opened), [`event ${href}`, href]);
        await part(card, 'done').waitFor();
      }),
    );
  }
});

test(
  'settles finished and dispatches one event on a press of "I am done"',
  inPage(async ({ page, card }) => {
    await watch(page);
    await opener(page);
    await ask(page, request('https://ok.example/'));
    await part(card, 'accept').waitFor();
    await accept(page);
    assert.deepEqual(await resultOf(page), { action: 'accept' });
    await page.evaluate(() => {
      window.reports = [];
      document.addEventListener('elicit-finished', ({ detail }) => reports.push(detail.by));
      element.finished.then(({ by }) => reports.push(`finished ${by}`));
    });
    await part(card, 'done').click();
    await page.waitForFunction(() => reports.length > 1);
    assert.deepEqual(await page.evaluate(() => reports.sort()), ['finished person', 'person']);
    assert.equal(await part(card, 'done').count(), 0);
  }),
);

describe('an address that is accepted when the user is done there', () => {
  const DONE = { action: 'accept' };
  /** Opens the address, and records what the element tells. */
  async function visit(page, card) {
    await watch(page);
    await opener(page);
    await page.evaluate(() => {
      window.reports = [];
      element.answerWhenFinished = true;
      for (const type of ['elicit-finished', 'elicit-result'])
        element.addEventListener(type, ({ detail }) => reports.push(detail.by ?? detail.action));
      // Recorded as it happens, because the guard time is short.
      window.waited = false;
      const { shadowRoot } = element;
      new MutationObserver(() => {
        const accept = shadowRoot.querySelector('#accept[aria-disabled]');
        if (accept?.textContent === 'I am done') window.waited = true;
      }).observe(shadowRoot, { subtree: true, childList: true, attributes: true });
    });
    await ask(page, request('https://ok.example/'));
    await accept(page);
    await card.locator('.line', { hasText: 'Waiting for you to finish at ok.example' }).waitFor();
    assert.deepEqual(await page.evaluate(() => [element.status, opened.length, reports]), ['open', 2, []]);
  }

  test(
    'waits for a press, can open the address again, and then accepts',
    inPage(async ({ page, card }) => {
      await visit(page, card);
      assert.equal(await part(card, 'done').innerText(), 'I am done');
      assert.ok(await part(card, 'copy').isVisible());
      assert.equal(await card.evaluate(({ shadowRoot }) => shadowRoot.activeElement.id), 'accept', 'the focus stays');
      await page.waitForFunction(() => window.waited, undefined, { timeout: 30_000 });
      await card.getByRole('button', { name: 'Open again' }).click();
      assert.equal(await page.evaluate(() => opened.length), 4);
      await accept(page);
      assert.deepEqual(await resultOf(page), DONE);
      await page.waitForFunction(() => reports.length === 2);
      assert.deepEqual(await page.evaluate(() => [reports, opened.length]), [['accept', 'person'], 4]);
      assert.equal((await page.evaluate(() => element.finished)).by, 'person');
      assert.equal(await part(card, 'done').count(), 0);
    }),
  );

  test(
    'accepts when the server says that the user is done',
    inPage(async ({ page, card }) => {
      await visit(page, card);
      await page.evaluate(() => element.complete('another'));
      await page.evaluate(() => element.complete('id-1', { server: { name: 'another' } }));
      assert.equal(await status(page), 'open');
      await page.evaluate(() => element.complete('id-1'));
      assert.deepEqual(await resultOf(page), DONE);
      await page.waitForFunction(() => reports.length === 2);
      assert.deepEqual(await page.evaluate(() => reports), ['accept', 'server']);
    }),
  );

  test(
    'can be declined, and stays open when the opener fails',
    inPage(async ({ page, card }) => {
      await visit(page, card);
      await page.evaluate(() => (element.opener = () => Promise.reject(new Error('blocked'))));
      await card.getByRole('button', { name: 'Open again' }).click();
      await page.waitForFunction(() => eventLog.some(([type, kind]) => type === 'elicit-error' && kind === 'opener'));
      assert.equal(await status(page), 'open');
      await part(card, 'decline').click();
      assert.deepEqual(await resultOf(page), DECLINED);
      assert.deepEqual(await page.evaluate(() => reports), ['decline']);
    }),
  );

  test(
    'delivers the answer once the user is done',
    inPage(async ({ page, card }) => {
      await visit(page, card);
      await page.evaluate(() => {
        window.fails = true;
        element.deliver = async ({ action }) => {
          reports.push(`deliver ${action}`);
          if (window.fails) throw new Error('503');
        };
      });
      await accept(page);
      await card.locator('.line .wrong').waitFor();
      assert.deepEqual(await page.evaluate(() => [element.status, reports]), ['open', ['deliver accept']]);
      await page.evaluate(() => (window.fails = false));
      await accept(page);
      assert.deepEqual(await resultOf(page), DONE);
    }),
  );
});

for (const [name, leaves] of [
  ['is withdrawn', false],
  ['leaves the page with its element', true],
]) {
  test(
    `does not open an address if its question ${name} while the host page handles the event`,
    inPage(async ({ page, context }) => {
      await watch(page);
      await page.evaluate(
        ([request, leaves]) => {
          window.opened = [];
          window.withdrawal = new AbortController();
          element.opener = (url) => void opened.push(url);
          element.addEventListener('elicit-open-url', () => (leaves ? element.remove() : withdrawal.abort()));
          elicit('result', request, { signal: withdrawal.signal });
        },
        [request('https://ok.example/'), leaves],
      );
      await page.locator('mcp-elicitation [part~="accept"]').filter({ hasText: 'ok.example' }).waitFor();
      await accept(page);
      assert.deepEqual(await resultOf(page), { action: 'cancel' });
      assert.deepEqual(await page.evaluate(() => opened), []);
      // Not every driver reports tabs.
      assert.equal(context.pages?.().length ?? 1, 1);
    }),
  );
}

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
    test(
      JSON.stringify(url),
      inPage(async ({ page, card }) => {
        await watch(page);
        await opener(page);
        await ask(page, request(url));
        await card.locator(`[data-code="${code}"]`).waitFor();
        await page.waitForFunction(() => element.status === 'unanswerable');
        assert.equal(await part(card, 'accept').count(), 0);
        assert.equal(await part(card, 'message').innerText(), 'Connect your account.');
        assert.deepEqual(await events(page, 'elicit-error'), ['unanswerable']);
        await part(card, 'decline').click();
        assert.deepEqual(await resultOf(page), DECLINED);
        assert.deepEqual(await page.evaluate(() => opened), []);
        assert.equal(await page.evaluate(() => window.__pwned), undefined);
      }),
    );
  }
});

describe('knows if an address can be opened when its card appears', () => {
  const begin = (page, params, name) => page.evaluate(([name, params]) => elicit(name, params), [name, params]);

  test(
    'has the status loading until then, and the host page can decline',
    inPage(async ({ page, card }) => {
      const release = await hold(page, 'address_bg.wasm');
      await watch(page);
      await begin(page, request('https://ok.example/'), 'declined');
      await part(card, 'skeleton').waitFor();
      assert.equal(await status(page), 'loading');
      await page.evaluate(() => element.decline());
      assert.deepEqual(await resultOf(page, 'declined'), DECLINED);
      await begin(page, request('https://ok.example/'), 'open');
      await part(card, 'skeleton').waitFor();
      assert.deepEqual(await events(page, 'elicit-ready'), []);
      release();
      await page.waitForFunction(() => element.status === 'open');
      await accept(page);
      assert.deepEqual(await resultOf(page, 'open'), { action: 'accept' });
      assert.deepEqual(await events(page, 'elicit-error'), []);
      assert.equal((await events(page, 'elicit-ready')).length, 1);
    }),
  );

  test(
    'reports an address that cannot be opened, which can still be declined',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, request('javascript:1'));
      await page.waitForFunction(() => element.status === 'unanswerable');
      assert.deepEqual(await events(page, 'elicit-error'), ['unanswerable']);
      await part(card, 'decline').click();
      assert.deepEqual(await resultOf(page), DECLINED);
    }),
  );

  test(
    'does not open the address if the check takes too long',
    inPage(async ({ page, card }) => {
      const release = await hold(page, 'address_bg.wasm');
      await watch(page);
      await begin(page, request('https://ok.example/'), 'late');
      await page.waitForFunction(() => element.status === 'unanswerable');
      assert.deepEqual(await codes(card), ['address-unchecked']);
      release();
      assert.equal(await part(card, 'accept').count(), 0);
      await part(card, 'decline').click();
      assert.deepEqual(await resultOf(page, 'late'), DECLINED);
    }),
  );

  test(
    'rejects without a card if the host page wants that',
    inPage(async ({ page, card }) => {
      await watch(page);
      const error = await page.evaluate(
        (request) => element.elicit(request, { unanswerable: 'reject' }).catch(({ code, data }) => ({ code, data })),
        request('java\nscript:1'),
      );
      assert.equal(error.code, -32602);
      assert.deepEqual(
        error.data.map(({ code, severity, location }) => [code, severity, location]),
        [['blocked-scheme', 'error', '/url']],
      );
      assert.equal(await card.locator('section').count(), 0);
      assert.equal(await status(page), 'idle');
      await page.evaluate(
        (request) => void element.elicit(request, { unanswerable: 'reject' }),
        request('https://ok.example/'),
      );
      await part(card, 'accept').waitFor();
      assert.equal(await status(page), 'open');
      await part(card, 'decline').click();
    }),
  );

  test(
    'rejects also if a later step of a round cannot be opened',
    inPage(async ({ page, card }) => {
      await watch(page);
      const codes = await page.evaluate(
        ([first, second]) => {
          const entry = (params) => ({ method: 'elicitation/create', params });
          return element
            .elicitAll({ first: entry(first), second: entry(second) }, { unanswerable: 'reject' })
            .catch(({ data }) => data.map(({ code }) => code));
        },
        [{ message: 'Who?', requestedSchema: { type: 'object', properties: {} } }, request('javascript:1')],
      );
      assert.deepEqual(codes, ['blocked-scheme']);
      assert.equal(await card.locator('section').count(), 0);
      assert.equal(await status(page), 'idle');
    }),
  );

  test(
    'opens an insecure address once the host page allows it',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, request('http://ok.example/'));
      await page.waitForFunction(() => element.status === 'unanswerable');
      await page.evaluate(() => (element.allowInsecureUrls = true));
      await page.waitForFunction(() => element.status === 'open');
      assert.deepEqual(await codes(card), ['insecure']);
      await part(card, 'accept').waitFor();
      await part(card, 'decline').click();
    }),
  );
});

test(
  'warns about an address of the page itself',
  inPage(async ({ page, card, origin }) => {
    await watch(page);
    await ask(page, request(`${origin}/account`));
    await page.waitForFunction(() => element.status === 'open');
    assert.ok((await codes(card)).includes('same-origin'));
    await ask(page, request(origin.replace('localhost', '127.0.0.1')), 'other');
    await part(card, 'decline').click();
    await part(card, 'url').filter({ hasText: '127.0.0.1' }).waitFor();
    assert.ok(!(await codes(card)).includes('same-origin'), 'another origin');
  }),
);

test(
  'keeps the question open when the opener fails',
  inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate(
      () => (element.opener = () => new Promise((_, reject) => setTimeout(reject, 50, new Error('no')))),
    );
    await ask(page, request('https://ok.example/'));
    await part(card, 'accept').waitFor();
    await accept(page);
    await page.waitForFunction(() => element.status === 'open');
    assert.deepEqual(await events(page, 'elicit-result'), []);
    await part(card, 'decline').click();
    assert.deepEqual(await resultOf(page), DECLINED);
  }),
);
