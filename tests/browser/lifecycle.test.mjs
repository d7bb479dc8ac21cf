// A question follows its element and its page: properties, moves, removal, and a page that is left.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { ENGINE, accept, launch, stage, waitForReceipt } from './fixtures.mjs';
import { root } from './serve.mjs';
import {
  ACCEPTED,
  CANCELLED,
  answer,
  ask,
  events,
  hold,
  leave,
  line,
  question,
  resultOf,
  status,
  watch,
} from './watch.mjs';

const inPage = stage();
const inWindow = ENGINE ? inPage : stage(undefined, undefined, launch);
const BARE = { path: '/strict/bare.html', defined: false };

const define = (page) => page.evaluate(() => window.define());

describe('applies properties whenever they are set', () => {
  test(
    'before the element is defined',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => Object.assign(element, { server: { name: 'Early' }, request }), question());
      await define(page);
      await card.locator('bdi', { hasText: 'Early' }).waitFor();
      await answer(card);
      await page.waitForFunction(() => element.result);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
    }, BARE),
  );

  test(
    'before the WebAssembly has arrived',
    inPage(async ({ page, card }) => {
      const release = await hold(page, 'form_bg.wasm');
      await watch(page);
      await define(page);
      await page.evaluate((request) => Object.assign(element, { server: { name: 'First' }, request }), question());
      assert.equal(await status(page), 'loading');
      await page.evaluate(() => (element.server = { name: 'Second' }));
      release();
      await card.locator('bdi', { hasText: 'Second' }).waitFor();
      await page.waitForFunction(() => element.status === 'open');
      await answer(card);
      await page.waitForFunction(() => element.result);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
    }, BARE),
  );

  test(
    'keeps entries and focus while the question is open',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).click();
      await page.keyboard.type('A');
      await page.evaluate(() => (element.messages = { accept: 'Go' }));
      await card.getByRole('button', { name: 'Go' }).waitFor();
      await page.waitForFunction(() => element.shadowRoot.activeElement?.matches('input'));
      await page.keyboard.press('End');
      await page.keyboard.type('da');
      await accept(page);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }),
  );

  test(
    'shows a question that was asked outside the page once the element is inserted',
    inPage(async ({ page, card }) => {
      await page.evaluate(() => document.querySelector('mcp-elicitation').remove());
      await page.evaluate((request) => {
        window.element = document.createElement('mcp-elicitation');
        window.pending = element.elicit(request);
      }, question());
      assert.equal(await status(page), 'loading');
      await page.evaluate(() => document.querySelector('main').append(element));
      await answer(card);
      assert.deepEqual(await page.evaluate(() => pending), ACCEPTED);
    }),
  );

  test(
    'keeps the entries when an equal request is set',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => (element.request = request), question());
      await line(card).fill('Ada');
      await page.evaluate((request) => (element.request = request), question());
      await page.waitForFunction(() => element.status === 'open');
      assert.equal(await line(card).inputValue(), 'Ada');
      assert.deepEqual(await events(page, 'elicit-result'), []);
      await accept(page);
      await page.waitForFunction(() => element.result);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
    }),
  );

  test(
    'keeps the entries when the same attribute is set',
    inPage(async ({ page, card }) => {
      await watch(page);
      const set = () => page.evaluate((text) => element.setAttribute('request', text), JSON.stringify(question()));
      await set();
      await line(card).fill('Ada');
      await set();
      assert.equal(await line(card).inputValue(), 'Ada');
      assert.deepEqual(await events(page, 'elicit-result'), []);
    }),
  );

  test(
    'cancels the previous request when another one is set',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => (element.request = request), question('First'));
      await line(card).fill('Eve');
      await page.evaluate((request) => (element.request = request), question('Second'));
      await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
      assert.equal(await line(card).inputValue(), '');
      await answer(card);
      await page.waitForFunction(() => element.result?.action === 'accept');
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED, ACCEPTED]);
    }),
  );

  test(
    'keeps a request that is set while the previous one is reported as cancelled',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => (element.request = request), question('First'));
      await line(card).waitFor();
      await page.evaluate(
        ([second, third]) => {
          element.addEventListener('elicit-result', () => (element.request = third), { once: true });
          element.request = second;
        },
        [question('Second'), question('Third')],
      );
      await card.locator('[part~="message"]', { hasText: 'Third' }).waitFor();
      assert.equal(await status(page), 'open');
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED, CANCELLED]);
    }),
  );
});

describe("follows the element's life in the page", () => {
  const MOVES = {
    append: () => document.body.append(element),
    // Not every engine has it.
    moveBefore: () => (document.body.moveBefore ?? document.body.insertBefore).call(document.body, element, null),
  };
  for (const [name, move] of Object.entries(MOVES)) {
    test(
      `keeps entries and focus when moved with ${name}`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page);
        await line(card).click();
        await page.keyboard.type('A');
        await page.evaluate(move);
        assert.equal(await page.evaluate(() => element.parentNode === document.body), true);
        // Firefox sends keys to a refocused element only after a moment.
        await page.waitForFunction(() => element.shadowRoot.activeElement?.tagName === 'INPUT');
        await page.waitForTimeout(200);
        await page.keyboard.type('da');
        assert.equal(await line(card).inputValue(), 'Ada');
        assert.equal(await status(page), 'open');
        await accept(page);
        assert.deepEqual(await resultOf(page), ACCEPTED);
        assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
      }),
    );
  }

  test(
    'leaves the focus elsewhere when the element is moved',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).click();
      await page.locator('#composer').click();
      await page.evaluate(() => document.body.append(element));
      assert.equal(await page.evaluate(() => document.activeElement.id), 'composer');
    }),
  );

  test(
    'cancels exactly once when removed for good',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await ask(page, question('Later'), 'queued');
      await line(card).fill('Ada');
      await page.evaluate(() => element.remove());
      assert.deepEqual(await resultOf(page), CANCELLED);
      assert.deepEqual(await resultOf(page, 'queued'), CANCELLED);
      assert.deepEqual(
        await events(page, 'elicit-result'),
        [CANCELLED, CANCELLED],
        'the one that nobody saw has its event too',
      );
      await page.evaluate(() => {
        document.querySelector('main').append(element);
        element.cancel();
        element.decline();
      });
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED, CANCELLED]);
      await ask(page, question(), 'again');
      await answer(card);
      assert.deepEqual(await resultOf(page, 'again'), ACCEPTED);
    }),
  );

  test(
    'cancels before the page is left',
    inPage(async ({ page, card, origin }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      assert.equal(await leave(page, `${origin}/strict/bare.html`), '{"action":"cancel"}');
    }),
  );

  test(
    'leaves nothing stale to accept when the page returns from the back/forward cache',
    inWindow(async ({ page, card, origin }) => {
      await watch(page);
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.isPersisted = persisted)));
      await ask(page);
      await ask(page, question('Later'), 'queued');
      await line(card).fill('Ada');
      await page.goto(`${origin}/strict/bare.html`);
      // A page from the back/forward cache is not loaded again.
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => window.isPersisted === true);
      assert.deepEqual([await resultOf(page), await resultOf(page, 'queued')], [CANCELLED, CANCELLED]);
      assert.equal(await status(page), 'cancelled');
      assert.equal(await card.locator('button, input').count(), 0);
      await ask(page, question(), 'again');
      await answer(card);
      assert.deepEqual(await resultOf(page, 'again'), ACCEPTED);
    }),
  );

  test(
    'keeps two elements independent',
    inPage(async ({ page }) => {
      const schema = {
        type: 'object',
        properties: { sure: { type: 'boolean' }, name: { type: 'string' } },
        required: ['sure'],
      };
      await page.evaluate((requestedSchema) => {
        const first = document.querySelector('mcp-elicitation');
        const second = document.createElement('mcp-elicitation');
        first.after(second);
        window.pending = [first, second].map((element, index) =>
          element.elicit({ message: `Question ${index}`, requestedSchema }),
        );
      }, schema);
      const [first, second] = [page.locator('mcp-elicitation').first(), page.locator('mcp-elicitation').nth(1)];
      await first.getByRole('radio', { name: 'Yes' }).click();
      await second.getByRole('radio', { name: 'No', exact: true }).click();
      await second.locator('[data-property=name] input').fill('Ada');
      assert.equal(await first.getByRole('radio', { name: 'Yes' }).isChecked(), true);
      await accept(page, first);
      assert.deepEqual(await page.evaluate(() => pending[0]), { action: 'accept', content: { sure: true } });
      // The receipt is smaller, so the second card moves up.
      await waitForReceipt(first);
      assert.equal(await second.locator('[data-property=name] input').inputValue(), 'Ada');
      await accept(page, second);
      assert.deepEqual(await page.evaluate(() => pending[1]), {
        action: 'accept',
        content: { sure: false, name: 'Ada' },
      });
    }),
  );
});

test('can be imported without a DOM', () => {
  for (const entry of ['index.js', 'element.js', 'external.js']) {
    const url = JSON.stringify(path.join(root, 'pkg/dist', entry));
    const code =
      `const { McpElicitationElement, define } = await import(${url}); define(); ` +
      `console.log(typeof McpElicitationElement)`;
    assert.equal(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
      'function\n',
    );
  }
});
