// Each question has exactly one result, which a promise, an event and a property report.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, passGuardTime, stage, stopClock } from './fixtures.mjs';
import {
  ACCEPTED,
  CANCELLED,
  DECLINED,
  answer,
  ask,
  events,
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
      const outcome = await page.evaluate(() => {
        const { result } = results;
        const [[detail, fromElement]] = details;
        return {
          count: details.length,
          same: detail === result && element.result === result,
          fromElement,
          frozen: [result, result.content, result.content.tags].every(Object.isFrozen),
        };
      });
      assert.deepEqual(outcome, { count: 1, same: true, fromElement: true, frozen: true });
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
      await passGuardTime(page);
      await stopClock(page);
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
      await passGuardTime(page);
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
      await passGuardTime(page);
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
