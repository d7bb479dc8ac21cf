// Drafts of forms, for hosts that enable them, and the user's activity.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, ask, result, passGuardTime, stage } from './fixtures.mjs';

const inPage = stage();
const OPTIONS = Array.from({ length: 30 }, (_, index) => `Option ${index}`);
const EVERY = {
  name: { type: 'string', title: 'Name' },
  size: { type: 'string', title: 'Size', enum: ['small', 'large'] },
  many: { type: 'string', title: 'Many', enum: OPTIONS },
  some: { type: 'array', title: 'Some', items: { type: 'string', enum: OPTIONS } },
  news: { type: 'boolean', title: 'News', default: false },
  tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
  count: { type: 'number', title: 'Count', default: 3 },
  at: { type: 'string', title: 'At', format: 'date-time' },
};
const asking = (properties, name = 'Files') => ({
  request: { message: 'Please answer', requestedSchema: { type: 'object', properties } },
  server: { name },
});
const stored = (page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith('mcp-elicitation')));
const content = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').content);
const key = (page, key = 'chat') =>
  page.evaluate((key) => document.querySelector('mcp-elicitation').setAttribute('draft-key', key), key);
const waitForDrafts = (page, count = 1) =>
  page.waitForFunction(
    (count) => Object.keys(sessionStorage).filter((name) => name.startsWith('mcp-elicitation')).length === count,
    count,
    { timeout: 5000 },
  );
/** Waits long enough for a draft to be stored. */
const settled = (page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

async function reload(page) {
  await page.reload();
  await page.waitForFunction(() => customElements.get('mcp-elicitation'));
}

async function fill(page, card) {
  await card.locator('[data-property=name] input').fill('Ada');
  await card.getByRole('radio', { name: 'large' }).check();
  await card.locator('[data-property=many] select').selectOption({ label: 'Option 17' });
  await card.locator('[data-property=some] input[type=checkbox]').nth(4).check();
  await card.getByRole('checkbox', { name: 'News' }).check();
  await card.locator('[data-property=tags] textarea').fill('one\ntwo');
  await card.locator('[data-property=count] input').fill('4.5');
  await card.locator('[data-property=at] input').fill('2026-11-24T09:30');
}

describe('with draft-key', () => {
  test(
    'keeps entries across a reload and deletes them with the result',
    inPage(async ({ page, card }) => {
      await key(page);
      await ask(page, asking(EVERY));
      await fill(page, card);
      const before = await content(page);
      assert.equal(Object.keys(before).length, 8);
      await waitForDrafts(page);
      await reload(page);
      await key(page);
      await ask(page, asking(EVERY));
      await page.waitForFunction(
        (before) => JSON.stringify(document.querySelector('mcp-elicitation').content) === before,
        JSON.stringify(before),
      );
      assert.equal(await card.locator('[data-property=name] input').inputValue(), 'Ada');
      assert.equal(await card.locator('[data-property=many] select').inputValue(), '17');
      assert.equal(await card.locator('[data-property=tags] textarea').inputValue(), 'one\ntwo');
      assert.equal(await card.locator('[data-property=at] input').inputValue(), '2026-11-24T09:30');
      await accept(page);
      assert.deepEqual(JSON.parse(await result(page)).content, before);
      await waitForDrafts(page, 0);
      await ask(page, asking(EVERY));
      await settled(page);
      assert.deepEqual(await content(page), { news: false, count: 3 });
    }),
  );

  test(
    'keeps the entry of a field that was not left when the page goes away',
    inPage(async ({ page, card }) => {
      await key(page);
      await ask(page, asking(EVERY));
      await card.locator('[data-property=name] input').click();
      await settled(page);
      await page.keyboard.type('half of a na');
      assert.deepEqual(await stored(page), []);
      await reload(page);
      await key(page);
      await ask(page, asking(EVERY));
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').content.name === 'half of a na');
    }),
  );

  test(
    'gives another server, question or key no draft',
    inPage(async ({ page, card }) => {
      await key(page);
      await ask(page, asking(EVERY));
      await card.locator('[data-property=name] input').fill('Ada');
      await card.locator('[data-property=name] input').blur();
      await waitForDrafts(page);
      for (const [name, properties, other] of [
        ['Mail', EVERY, 'chat'],
        ['Files', { name: { type: 'string' } }, 'chat'],
        ['Files', EVERY, 'another'],
      ]) {
        await reload(page);
        await key(page, other);
        await ask(page, asking(properties, name));
        await settled(page);
        assert.equal((await content(page)).name, undefined);
      }
      assert.equal((await stored(page)).length, 1);
      assert.match((await stored(page))[0][0], /^mcp-elicitation:chat:[0-9a-f]{64}$/);
    }),
  );

  /**
   * Asks for a client of the page's `clients`, or for one with a string as its identity; with `remount`, in a new
   * element that replaces the old one.
   */
  const askBy = async (page, server, client, remount = false) => {
    await page.evaluate(
      ({ request, server, client, remount }) => {
        let element = document.querySelector('mcp-elicitation');
        if (remount) {
          const next = document.createElement('mcp-elicitation');
          element.replaceWith(next);
          element = next;
        }
        element.setAttribute('draft-key', 'chat');
        window.clients ??= [{}, {}];
        element.elicit(request, { server, client: window.clients[client] ?? client });
      },
      { ...asking({ name: { type: 'string', title: 'Name' } }), server, client, remount },
    );
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'open');
    await settled(page);
  };
  const name = async (page) => (await content(page)).name;
  const CLAIMED = { name: 'calendar', claimed: true };

  test(
    'keeps entries across a remount and deletes them with the decision',
    inPage(async ({ page, card }) => {
      const server = { name: 'calendar' };
      await askBy(page, server, 0);
      await card.locator('input').click();
      await page.keyboard.type('half of a na');
      for (const client of [0, 1]) {
        await askBy(page, server, client, true);
        assert.equal(await name(page), 'half of a na');
      }
      await page.evaluate(() => {
        const element = document.querySelector('mcp-elicitation');
        const { parentNode } = element;
        element.remove();
        setTimeout(() => parentNode.append(element), 50);
      });
      await settled(page);
      await askBy(page, server, 0);
      assert.equal(await name(page), 'half of a na');
      await accept(page);
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'accepted');
      await askBy(page, server, 0, true);
      assert.equal(await name(page), undefined);
      assert.deepEqual(await stored(page), []);
    }),
  );

  test(
    'keeps entries across a remount that withdraws the question before the element leaves',
    inPage(async ({ page, card }) => {
      const mount = (leaves = true) =>
        page.evaluate(
          ({ request, server, leaves }) => {
            const element = document.querySelector('mcp-elicitation');
            const next = leaves ? document.createElement('mcp-elicitation') : element;
            window.call?.abort();
            window.call = new AbortController();
            if (leaves) element.replaceWith(next);
            next.setAttribute('draft-key', 'chat');
            next.elicit(request, { server, signal: call.signal });
          },
          { ...asking({ name: { type: 'string', title: 'Name' } }), leaves },
        );
      const mounted = async (leaves) => {
        await mount(leaves);
        await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'open');
        await settled(page);
      };
      await mounted();
      await card.locator('input').click();
      await page.keyboard.type('half of a na');
      await mounted();
      assert.equal(await name(page), 'half of a na');
      // A server that withdraws its question, and asks again, has no draft.
      await page.evaluate(() => call.abort());
      await settled(page);
      await mounted(false);
      assert.equal(await name(page), undefined);
    }),
  );

  test(
    'restores the draft of a claimed server only for its own client',
    inPage(async ({ page, card }) => {
      await askBy(page, CLAIMED, 0);
      await card.locator('input').fill('12 Home Street');
      for (const [server, client] of [
        [CLAIMED, 1],
        [CLAIMED, 'text'],
        [CLAIMED, undefined],
        [{ name: 'calendar' }, 0],
        [undefined, undefined],
      ]) {
        await askBy(page, server, client, true);
        assert.equal(await name(page), undefined);
      }
      await askBy(page, CLAIMED, 0, true);
      assert.equal(await name(page), '12 Home Street');
      assert.deepEqual(await stored(page), []);
      await reload(page);
      for (const client of [0, 1]) {
        await askBy(page, CLAIMED, client, true);
        assert.equal(await name(page), undefined);
      }
    }),
  );

  test(
    'keeps the draft of a client with a text id across a reload, for that client only',
    inPage(async ({ page, card }) => {
      await askBy(page, CLAIMED, 'user-1/calendar');
      await card.locator('input').fill('12 Home Street');
      await reload(page);
      for (const [server, client] of [
        [CLAIMED, 'user-2/calendar'],
        [{ name: 'calendar' }, 'user-1/calendar'],
        [{ name: 'calendar' }, undefined],
      ]) {
        await askBy(page, server, client, true);
        assert.equal(await name(page), undefined);
      }
      await askBy(page, CLAIMED, 'user-1/calendar', true);
      assert.equal(await name(page), '12 Home Street');
    }),
  );

  test(
    'stores nothing for requests for secrets, fields with warnings, and answers that look secret',
    inPage(async ({ page, card }) => {
      await key(page);
      await ask(page, asking({ password: { type: 'string', title: 'Password' }, name: { type: 'string' } }));
      for (const line of [0, 1]) await card.locator('input').nth(line).fill('zq7-marker');
      await card.locator('input').last().blur();
      await settled(page);
      assert.deepEqual(await stored(page), []);
      await page.evaluate(() => document.querySelector('mcp-elicitation').cancel());
      await ask(
        page,
        asking({ link: { type: 'string', title: 'As on https://a.example' }, name: { type: 'string', title: 'Name' } }),
      );
      await settled(page);
      await card.locator('input').first().fill('zq7-marker');
      await card.locator('input').last().fill('Ada');
      await card.locator('input').last().blur();
      await waitForDrafts(page);
      assert.equal(JSON.stringify(await stored(page)).includes('zq7'), false);
      await card.locator('input').last().fill('ghp_0123456789abcdefghijklmnopqrstuvwxyz');
      await card.locator('input').last().blur();
      await waitForDrafts(page, 0);
      await reload(page);
      assert.deepEqual(await stored(page), []);
    }),
  );

  test(
    'stores each step of a round',
    inPage(async ({ page, card }) => {
      const begin = () =>
        page.evaluate(() => {
          const step = (message) => ({
            method: 'elicitation/create',
            params: { message, requestedSchema: { type: 'object', properties: { name: { type: 'string' } } } },
          });
          document
            .querySelector('mcp-elicitation')
            .elicitAll({ a: step('One'), b: step('Two') }, { server: { name: 'Files' } });
        });
      await key(page);
      await begin();
      await card.locator('input').fill('first');
      await accept(page);
      await card.locator('[part~="message"]', { hasText: 'Two' }).waitFor();
      await card.locator('input').fill('second');
      await card.locator('input').blur();
      await waitForDrafts(page, 2);
      await reload(page);
      await key(page);
      await begin();
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').content?.name === 'first');
      await accept(page);
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').content?.name === 'second');
      await page.evaluate(() => document.querySelector('mcp-elicitation').cancel());
      await waitForDrafts(page, 0);
    }),
  );
});

test(
  'stores nothing and loads no draft code without draft-key',
  inPage(async ({ page, card, requests }) => {
    await ask(page, asking(EVERY));
    await fill(page, card);
    await reload(page);
    assert.deepEqual(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]), [{}, {}]);
    await ask(page, asking(EVERY));
    await settled(page);
    assert.deepEqual(await content(page), { news: false, count: 3 });
    assert.deepEqual(
      requests.filter((address) => address.includes('draft')),
      [],
    );
  }),
);

test(
  'reports activity at most once a second',
  inPage(async ({ page, card }) => {
    await page.evaluate(() => {
      window.activities = [];
      document
        .querySelector('mcp-elicitation')
        .addEventListener('elicit-activity', ({ detail, bubbles, composed }) =>
          activities.push([detail, bubbles, composed]),
        );
    });
    await ask(page, asking(EVERY));
    await passGuardTime(page);
    const activities = () => page.evaluate(() => window.activities);
    assert.deepEqual(await activities(), []);
    await page.evaluate(() => {
      const input = document.querySelector('mcp-elicitation').shadowRoot.querySelector('input');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.click();
    });
    await settled(page);
    assert.deepEqual(await activities(), [], 'what a script does is no answering');
    await card.locator('[data-property=name] input').click();
    await page.keyboard.type('Ada');
    await settled(page);
    assert.deepEqual(await activities(), [[null, true, true]]);
    await page.waitForTimeout(1000);
    await page.keyboard.press('Tab');
    await settled(page);
    assert.equal((await activities()).length, 2);
    await card.locator('[part~="cancel"]').click();
    await page.waitForTimeout(1000);
    await page.keyboard.press('Tab');
    await settled(page);
    assert.ok((await activities()).length <= 3, 'a receipt is no question');
  }),
);
