// The guard time: a press counts after accept has been in view, unchanged, for half a second; the second step for a
// warning takes a second (`docs/security.md` R25, R26). After it, a press sends or shows the errors.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ACCEPTED, ask, events, hold, line, pressAt, question, resultOf, status, undecided, watch } from './watch.mjs';

const inPage = stage();
const NOTHING = { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } };
const accept = (card) => card.locator('[part~="accept"]');

describe('a press', () => {
  test(
    'does nothing before half a second is over; then one press sends',
    inPage(async ({ page, card }) => {
      await watch(page);
      await stopClock(page);
      await ask(page);
      await line(card).fill('Ada');
      await passGuardTime(page, 499);
      assert.equal(await accept(card).getAttribute('aria-disabled'), 'true');
      const text = await card.evaluate(({ shadowRoot }) => shadowRoot.textContent);
      const place = await accept(card).boundingBox();
      await pressAt(page, card);
      await undecided(page);
      assert.deepEqual(await accept(card).boundingBox(), place);
      assert.equal(await card.evaluate(({ shadowRoot }) => shadowRoot.textContent), text);
      await passGuardTime(page, 1);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }),
  );

  test(
    'is not marked disabled while accept is out of view',
    inPage(async ({ page, card }) => {
      await watch(page);
      await stopClock(page);
      await ask(page);
      await line(card).fill('Ada');
      const disabled = (value) =>
        page.waitForFunction(
          (value) => element.shadowRoot.querySelector('#accept').getAttribute('aria-disabled') === value,
          value,
          { timeout: 5000 },
        );
      await passGuardTime(page, 100);
      await disabled('true');
      await page.evaluate(() => void (element.style.marginTop = '5000px'));
      await disabled(null);
      await page.evaluate(() => void (element.style.marginTop = ''));
      await disabled('true');
      await passGuardTime(page, 500);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }),
  );

  test(
    'counts with a key too, and without fields',
    inPage(async ({ page, card }) => {
      await watch(page);
      await stopClock(page);
      await ask(page, NOTHING);
      await passGuardTime(page, 499);
      await accept(card).focus();
      await page.keyboard.press('Enter');
      await undecided(page);
      await passGuardTime(page, 1);
      await page.keyboard.press('Enter');
      assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
    }),
  );

  test(
    'does not count as the second half of a double click',
    inPage(async ({ page, card }) => {
      await watch(page);
      await stopClock(page);
      await page.evaluate(() => addEventListener('mousedown', ({ detail }) => (window.clicks = detail), true));
      let second = 0;
      // On a busy machine the second click may be so late that the browser does not count a double click.
      for (let tries = 0; second !== 2 && tries < 10; tries++) {
        await ask(page, question(), `try ${tries}`);
        await line(card).fill('Ada');
        await passGuardTime(page, 100);
        const { x, y } = await accept(card).boundingBox();
        await page.mouse.click(x + 5, y + 5);
        await passGuardTime(page);
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        second = await page.evaluate(() => window.clicks);
        if (second !== 2) await resultOf(page, `try ${tries}`);
      }
      assert.equal(second, 2);
      assert.equal(await status(page), 'open');
      await pressAt(page, card);
      await page.waitForFunction(() => element.status === 'accepted');
    }),
  );

  test(
    'does not count if it began before the guard time was over',
    inPage(async ({ page, card }) => {
      await watch(page);
      await stopClock(page);
      await ask(page);
      await line(card).fill('Ada');
      await passGuardTime(page, 100);
      await accept(card).hover({ force: true });
      await page.mouse.down();
      await passGuardTime(page);
      await page.mouse.up();
      await undecided(page);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    }),
  );

  test(
    'names errors at accept and focuses the first',
    inPage(async ({ page, card }) => {
      await watch(page);
      const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
      const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }]));
      await ask(page, { message: 'All of it', requestedSchema: { type: 'object', properties, required: names } });
      await accept(card).scrollIntoViewIfNeeded();
      await passGuardTime(page);
      await pressAt(page, card);
      await page.waitForFunction(() => element.shadowRoot.activeElement?.id === 'f0-0');
      const summary = card.locator('[part~="summary"]');
      assert.match(await summary.innerText(), /^7 answers are missing: one, two, three, four, five and 2 more/);
      await summary.getByRole('button', { name: 'three' }).click();
      assert.equal(await page.evaluate(() => element.shadowRoot.activeElement.id), 'f2-0');
      for (const [index] of names.entries()) await card.locator(`#f${index}-0`).fill('x');
      assert.equal((await summary.innerText()).trim(), 'No passwords or card numbers.');
      await undecided(page);
    }),
  );

  test(
    'counts at once on decline or cancel',
    inPage(async ({ page, card }) => {
      await watch(page);
      for (const part of ['decline', 'cancel']) {
        await ask(page, question(part), part);
        await card.locator(`[part~="${part}"]`).click();
        assert.deepEqual(await resultOf(page, part), { action: part });
      }
    }),
  );
});

/** Shows accept for its guard time, lets something happen, and presses, by pointer and by key. */
const afterwards = (name, happen, { pointer, key }) => {
  for (const [means, expected] of Object.entries({ pointer, key })) {
    test(
      `${name}, ${means}: ${expected ? 'goes on' : 'starts anew'}`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page);
        await line(card).fill('Ada');
        await passGuardTime(page);
        await stopClock(page);
        await happen(page, card);
        await page.waitForTimeout(350);
        if (means === 'key') await accept(card).evaluate((button) => button.focus({ preventScroll: true }));
        const press = () => (means === 'key' ? page.keyboard.press('Enter') : pressAt(page, card));
        await press();
        if (!expected) {
          await undecided(page);
          await passGuardTime(page);
          await press();
        }
        assert.deepEqual(await resultOf(page), ACCEPTED);
      }),
    );
  }
};

describe('the clock', () => {
  const grow = (page, where) =>
    page.evaluate(
      (where) =>
        document.querySelector('main')[where](Object.assign(document.createElement('p'), { textContent: 'New' })),
      where,
    );
  afterwards(
    'when the host changes what is shown',
    (page) => page.evaluate(() => (element.messages = { accept: 'Go' })),
    { pointer: false, key: false },
  );
  afterwards(
    'when the page becomes visible',
    async (page) => {
      const set = (hidden) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        }, hidden);
      await set(true);
      await set(false);
    },
    { pointer: false, key: false },
  );
  afterwards(
    'when accept was out of view',
    async (page, card) => {
      await page.evaluate(() => (document.querySelector('main').style.marginTop = '3000px'));
      await page.waitForTimeout(150);
      await page.evaluate(() => (document.querySelector('main').style.marginTop = ''));
      await accept(card).scrollIntoViewIfNeeded();
    },
    { pointer: false, key: false },
  );
  afterwards('when the window gets the focus', (page) => page.evaluate(() => dispatchEvent(new Event('focus'))), {
    pointer: true,
    key: false,
  });
  afterwards(
    'when another request comes to wait',
    (page) =>
      page.evaluate((request) => void element.elicit(request, { server: { name: 'Files' } }), question('Another')),
    { pointer: true, key: true },
  );
  afterwards('when text streams below the card', (page) => grow(page, 'append'), { pointer: true, key: true });
  afterwards('when something above pushes it a line down', (page) => grow(page, 'prepend'), {
    pointer: true,
    key: true,
  });
  afterwards(
    'when the person goes on typing',
    (page, card) =>
      line(card)
        .fill('Ada')
        .then(() => page.waitForTimeout(0)),
    { pointer: true, key: true },
  );

  test(
    'ignores a press when accept jumps under the pointer',
    inPage(
      async ({ page, card }) => {
        await watch(page);
        await ask(page);
        await line(card).fill('Ada');
        await page.waitForTimeout(900);
        // A slow driver presses as fast as a hand.
        await stopClock(page);
        const jump = await page.evaluate(() => {
          document.querySelector('main').style.marginTop = '160px';
          const { x, y, width, height } = element.shadowRoot.querySelector('#accept').getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        });
        await page.mouse.click(jump.x, jump.y);
        await undecided(page);
        // The card checks the position of accept every 100 ms: once with the stopped clock, once after it.
        await page.waitForTimeout(250);
        await passGuardTime(page, 700);
        await page.waitForTimeout(250);
        await page.mouse.click(jump.x, jump.y);
        assert.deepEqual(await resultOf(page), ACCEPTED);
      },
      { viewport: { width: 800, height: 1200 } },
    ),
  );

  test(
    'gives a replacing request its own guard time',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, question('First'), 'first');
      await ask(page, question('Second'), 'second');
      await line(card).fill('Ada');
      await passGuardTime(page);
      await stopClock(page);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page, 'first'), ACCEPTED);
      await card.locator('[part~="message"]', { hasText: 'Second' }).waitFor();
      await line(card).fill('Ada');
      await passGuardTime(page, 100);
      await pressAt(page, card);
      assert.equal(await page.evaluate(() => results.second), undefined);
      await passGuardTime(page);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page, 'second'), ACCEPTED);
    }),
  );
});

describe('requires a second step for warnings', () => {
  const request = {
    message: 'Sign in',
    requestedSchema: { type: 'object', properties: { password: { type: 'string', title: 'Password' } } },
  };

  test(
    'moves to the buttons on Enter if a field asks for a secret, and the second press needs its own second',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, request);
      await card.locator('[data-code="secret-solicitation"]').first().waitFor();
      await line(card).fill('hunter2');
      await passGuardTime(page);
      await stopClock(page);
      for (const key of ['Enter', 'Control+Enter']) {
        await line(card).focus();
        await page.keyboard.press(key);
        await page.waitForFunction(() => element.shadowRoot.activeElement?.id === 'accept');
      }
      await undecided(page);
      await pressAt(page, card);
      await accept(card).filter({ hasText: 'Files' }).waitFor();
      await page.waitForFunction(() => element.shadowRoot.activeElement?.id === 'why');
      await passGuardTime(page, 999);
      await pressAt(page, card);
      await undecided(page);
      await passGuardTime(page, 1);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { password: 'hunter2' } });
    }),
  );

  test(
    'puts its row below the buttons, so that a slow double click presses nothing',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('4111 1111 1111 1111');
      await passGuardTime(page);
      const { x, y, height } = await accept(card).boundingBox();
      await pressAt(page, card);
      await accept(card).filter({ hasText: 'Files' }).waitFor();
      const first = await card.locator('#first').boundingBox();
      const second = await accept(card).boundingBox();
      assert.ok(second.y >= first.y + height, 'below');
      await page.evaluate(() => (window.ahead += 1200));
      await page.mouse.click(x + 5, first.y + height / 2);
      await undecided(page);
      assert.ok(y > 0);
      await passGuardTime(page);
      await accept(card).click();
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { name: '4111 1111 1111 1111' } });
    }),
  );
});

describe('restricts accept', () => {
  const url = { mode: 'url', message: 'Sign in', url: 'https://evil.example/', elicitationId: 'one' };

  test(
    'gives an address that appears late its own guard time',
    inPage(async ({ page, card }) => {
      const release = await hold(page, 'address_bg.wasm');
      await watch(page);
      await page.evaluate(() => element.addEventListener('elicit-open-url', (event) => event.preventDefault()));
      await page.evaluate((url) => elicit('result', url, { server: { name: 'Files' } }), url);
      await page.waitForTimeout(300);
      await page.evaluate(() => (window.ahead += 5000));
      await stopClock(page);
      release();
      await accept(card).filter({ hasText: 'evil.example' }).waitFor();
      await passGuardTime(page, 499);
      await pressAt(page, card);
      await undecided(page);
      await passGuardTime(page, 1);
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept' });
    }),
  );

  for (const part of ['decline', 'cancel']) {
    test(
      `Ctrl+Enter on ${part} does not accept`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page);
        await line(card).fill('Ada');
        await passGuardTime(page);
        await card.locator(`[part~="${part}"]`).focus();
        await page.keyboard.press('Control+Enter');
        assert.notDeepEqual((await events(page, 'elicit-result'))[0]?.action, 'accept');
      }),
    );
  }
});

test(
  'gives a step that is shown again its own guard time, for keys too',
  inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate(() => {
      const step = (name) => ({
        method: 'elicitation/create',
        params: { message: name, requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } } } },
      });
      void element.elicitAll({ first: step('first'), second: step('second') }, { server: { name: 'Files' } });
    });
    const enter = async (name) => {
      await card.locator(`[data-property=${name}] input`).focus();
      await page.keyboard.press('Enter');
    };
    await card.locator('[data-property=first] input').fill('one');
    await passGuardTime(page);
    await enter('first');
    await card.locator('[data-property=second] input').fill('two');
    await stopClock(page);
    await card.locator('#back').click();
    await card.locator('[data-property=first] input').waitFor();
    await passGuardTime(page, 100);
    await enter('first');
    assert.equal(await card.locator('[data-property=second]').count(), 0);
    await passGuardTime(page);
    await enter('first');
    await card.locator('[data-property=second] input').waitFor();
    await passGuardTime(page, 100);
    await enter('second');
    assert.deepEqual(await events(page, 'elicit-result'), []);
    await passGuardTime(page);
    await enter('second');
    assert.equal((await events(page, 'elicit-result')).length, 2);
  }),
);

describe('leaves slotted content to the host page', { concurrency: false }, () => {
  const slotted = (page, html) =>
    page.evaluate(([tag, slot, id]) => element.append(Object.assign(document.createElement(tag), { slot, id })), html);

  test(
    'sends nothing on Enter in a slotted text line',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page);
      await line(card).fill('Ada');
      await slotted(page, ['input', 'message', 'note']);
      await passGuardTime(page);
      await page.locator('#note').focus();
      await page.keyboard.type('hello');
      await page.keyboard.press('Enter');
      await undecided(page);
    }),
  );

  for (const id of ['accept', 'decline', 'cancel', 'given']) {
    test(
      `leaves a slotted button called ${id} to the host page`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page);
        await line(card).fill('Ada');
        await slotted(page, ['button', 'actions-start', id]);
        await passGuardTime(page);
        await page.locator('[slot=actions-start]').click({ force: true });
        await undecided(page);
      }),
    );
  }
});
