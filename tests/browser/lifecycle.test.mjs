// Each question has one result, whatever happens to the element and its page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { ENGINE, accept, launch, root, seen, stage, still, stopped } from './fixtures.mjs';
import {
  ACCEPTED,
  CANCELLED,
  DECLINED,
  answer,
  ask,
  events,
  hold,
  leave,
  line,
  press,
  pressAt,
  question,
  resultOf,
  status,
  undecided,
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
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.kept = persisted)));
      await ask(page);
      await ask(page, question('Later'), 'queued');
      await line(card).fill('Ada');
      await page.goto(`${origin}/strict/bare.html`);
      // A page from the back/forward cache is not loaded again.
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => window.kept === true);
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
      await still(first);
      assert.equal(await second.locator('[data-property=name] input').inputValue(), 'Ada');
      await accept(page, second);
      assert.deepEqual(await page.evaluate(() => pending[1]), {
        action: 'accept',
        content: { sure: false, name: 'Ada' },
      });
    }),
  );
});

describe('results', () => {
  test(
    'dispatches one event whose detail is the frozen value of the promise',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate(() => {
        window.details = [];
        document.addEventListener('elicit-result', ({ detail, target }) => details.push([detail, target === element]));
      });
      const schema = {
        type: 'object',
        properties: { tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } } },
      };
      await ask(page, { message: 'Which?', requestedSchema: schema });
      await card.getByRole('checkbox', { name: 'b' }).click();
      await accept(page);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { tags: ['b'] } });
      const seen = await page.evaluate(() => {
        const { result } = results;
        const [[detail, fromElement]] = details;
        return {
          count: details.length,
          same: detail === result && element.result === result,
          fromElement,
          frozen: [result, result.content, result.content.tags].every(Object.isFrozen),
        };
      });
      assert.deepEqual(seen, { count: 1, same: true, fromElement: true, frozen: true });
      assert.equal(await status(page), 'accepted');
    }),
  );

  test(
    'reports a change only if the content differs',
    inPage(async ({ page, card }) => {
      await watch(page);
      const requestedSchema = {
        type: 'object',
        properties: { count: { type: 'integer', title: 'Count', default: 7 } },
      };
      await ask(page, { message: 'How many?', requestedSchema });
      const count = card.locator('[data-property=count] input');
      const changes = async () => (await events(page, 'elicit-change')).length;
      await count.fill('7.0');
      assert.equal(await changes(), 0, 'the same number, written otherwise');
      await count.fill('x');
      assert.equal(await changes(), 1, 'it cannot be read, and would be left out');
      await count.fill('xy');
      assert.equal(await changes(), 1);
      await page.evaluate(() => element.reset());
      assert.equal(await changes(), 2, 'the default is back');
      await page.evaluate(() => element.reset());
      assert.equal(await changes(), 2);
      assert.deepEqual(await events(page, 'elicit-change'), [null, null], 'no value is told');
    }),
  );

  test(
    'shows the restored values after reset() and restarts the guard time',
    inPage(async ({ page, card }) => {
      await watch(page);
      const properties = {
        amount: { type: 'integer', title: 'Amount', default: 10000 },
        plan: { type: 'string', title: 'Plan', enum: ['Free', 'Enterprise'], default: 'Enterprise' },
        to: { type: 'array', title: 'To', items: { type: 'string' }, default: ['a@x.example'] },
        news: { type: 'boolean', title: 'News', default: false },
      };
      await ask(page, { message: 'How much?', requestedSchema: { type: 'object', properties } });
      await card.locator('[data-property=amount] input').fill('10');
      await card.locator('[data-property=plan] input').first().click();
      await card.locator('[data-property=to] textarea').first().fill('');
      await card.locator('[data-property=news] input').first().click();
      await seen(page);
      await stopped(page);
      await page.evaluate(() => element.reset());
      assert.equal(await card.locator('[data-property=amount] input').inputValue(), '10000');
      assert.equal(await card.locator('[data-property=plan] input').nth(1).isChecked(), true);
      assert.equal(await card.locator('[data-property=to] textarea').first().inputValue(), 'a@x.example');
      assert.equal(await card.locator('[data-property=news] input').first().isChecked(), false);
      await pressAt(page, card);
      await undecided(page);
      await accept(page);
      assert.deepEqual(await resultOf(page), {
        action: 'accept',
        content: { amount: 10000, plan: 'Enterprise', to: ['a@x.example'], news: false },
      });
    }),
  );

  test(
    'answers once for two presses of accept',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await seen(page);
      await card.locator('[part~="accept"]').dblclick();
      assert.deepEqual(await resultOf(page), ACCEPTED);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED]);
    }),
  );

  for (const [method, result, after] of [
    ['decline', DECLINED, 'declined'],
    ['cancel', CANCELLED, 'cancelled'],
  ]) {
    test(
      `lets the host page decide once with ${method}()`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page);
        await line(card).fill('Ada');
        await page.evaluate((method) => {
          element[method]();
          element.decline();
          element.cancel();
        }, method);
        assert.deepEqual(await resultOf(page), result);
        assert.equal(await status(page), after);
        assert.deepEqual(await events(page, 'elicit-result'), [result]);
        await card.locator('[part~="receipt"]').waitFor();
        assert.equal(await card.locator('button, input').count(), 0, 'nothing is left to press');
      }),
    );
  }

  test(
    'expires without a late answer when its signal aborts',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => {
        window.controller = new AbortController();
        elicit('result', request, { signal: controller.signal });
      }, question());
      await line(card).fill('Ada');
      await card.locator('[part~="accept"]').hover();
      await seen(page);
      await page.mouse.down();
      await page.evaluate(() => controller.abort());
      await page.mouse.up();
      assert.deepEqual(await resultOf(page), CANCELLED);
      assert.equal(await status(page), 'expired');
      await card.locator('[part~="receipt"]').waitFor();
      assert.equal(await card.locator('button, input').count(), 0);
      assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
    }),
  );

  test(
    'asks nothing with an aborted signal',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((request) => elicit('result', request, { signal: AbortSignal.abort() }), question());
      assert.deepEqual(await resultOf(page), CANCELLED);
      assert.equal(await status(page), 'idle');
      assert.equal(await card.locator('section').count(), 0);
    }),
  );

  test(
    'asks two requests one after the other, each with its own answer',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, question('First'), 'first');
      await ask(page, question('Second'), 'second');
      await card.locator('[part~="header"]', { hasText: '1' }).waitFor();
      assert.equal(await card.locator('[part~="message"]').innerText(), 'First');
      await answer(card);
      assert.deepEqual(await resultOf(page, 'first'), ACCEPTED);
      await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
      assert.equal(await line(card).inputValue(), '');
      await press(card, 'decline');
      assert.deepEqual(await resultOf(page, 'second'), DECLINED);
      assert.deepEqual(await events(page, 'elicit-result'), [ACCEPTED, DECLINED]);
    }),
  );
});

/** Asks, and then shows something else; a listener for the loss of focus asks another question, as `how` says. */
const interrupted = (page, layout, how) =>
  page.evaluate(
    async ([request, layout, how]) => {
      const focus = () => element.shadowRoot.querySelector('input').focus();
      const when = (message) =>
        new Promise((resolve) => {
          const look = () =>
            element.status === 'open' && element.request.message === message ? resolve() : setTimeout(look, 10);
          look();
        });
      element.layout = layout;
      element.request = { ...request, message: 'First' };
      await when('First');
      focus();
      const leaves = (event) => {
        if (event.relatedTarget) return;
        element.removeEventListener('focusout', leaves);
        if (how === 'request') element.request = { ...request, message: 'Meanwhile' };
        else window.elicit('meanwhile', { ...request, message: 'Meanwhile' });
      };
      element.addEventListener('focusout', leaves);
      element.request = { ...request, message: 'Second' };
      if (how === 'request') return when('Meanwhile');
      await when('Second');
      element.decline();
      await when('Meanwhile');
    },
    [question(), layout, how],
  );

for (const layout of ['card', 'dialog']) {
  for (const how of ['request', 'elicit']) {
    test(
      `survives a page that asks with \`${how}\` when the focus leaves (${layout})`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await interrupted(page, layout, how);
        await card.locator('[part~="message"]', { hasText: 'Meanwhile' }).waitFor();
        assert.equal(await card.locator('[part~="base"]').count(), 1, 'one card');
        await page.evaluate(() => element.decline());
        const results = await events(page, 'elicit-result');
        assert.deepEqual(results.map(({ action }) => action).sort(), [
          'cancel',
          how === 'request' ? 'cancel' : 'decline',
          'decline',
        ]);
      }),
    );
  }
}

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

describe('moves the focus after the end', () => {
  /** Adds a text field or a button in which the user was before. */
  const before = (page, name) =>
    page.evaluate((name) => {
      const own = Object.assign(document.createElement(name), { id: 'before' });
      window.pressed = 0;
      own.addEventListener('click', () => pressed++);
      document.body.append(own, Object.assign(document.createElement('input'), { id: 'other' }));
      own.focus();
    }, name);
  const focused = (page, id) => page.waitForFunction((id) => document.activeElement?.id === id, id);

  test(
    'back to where it was before the card had it',
    inPage(async ({ page, card }) => {
      await before(page, 'textarea');
      await watch(page);
      await ask(page);
      await answer(card);
      assert.deepEqual(await resultOf(page), ACCEPTED);
      await focused(page, 'before');
    }),
  );

  test(
    'nowhere if the user has moved on',
    inPage(async ({ page, card }) => {
      await before(page, 'textarea');
      await watch(page);
      await ask(page);
      await line(card).click();
      await page.evaluate(() => document.querySelector('#other').focus());
      await page.evaluate(() => element.decline());
      assert.deepEqual(await resultOf(page), DECLINED);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await focused(page, 'other');
    }),
  );

  test(
    'without letting the deciding key press anything on the page',
    inPage(async ({ page, card }) => {
      await before(page, 'button');
      await watch(page);
      await ask(page);
      await card.locator('[part~="decline"]').focus();
      await page.keyboard.down('Enter');
      assert.deepEqual(await resultOf(page), DECLINED);
      await page.keyboard.down('Enter');
      assert.notEqual(await page.evaluate(() => document.activeElement?.id), 'before');
      await page.keyboard.up('Enter');
      await focused(page, 'before');
      assert.equal(await page.evaluate(() => pressed), 0);
    }),
  );

  test(
    'to the next question if there is one',
    inPage(async ({ page, card }) => {
      await before(page, 'textarea');
      await watch(page);
      await ask(page, question('One?'), 'one');
      await page.evaluate((request) => void elicit('two', request, { server: { name: 'Files' } }), question('Two?'));
      await line(card).click();
      await page.evaluate(() => element.decline());
      await page.waitForFunction(() => document.activeElement === element && element.request.message === 'Two?');
      await page.evaluate(() => element.decline());
      await focused(page, 'before');
    }),
  );
});
