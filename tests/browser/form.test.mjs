// The form during and after answering: lists, errors, long messages, and the receipt.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, ask, result, stage } from './fixtures.mjs';

const inPage = stage();

const schema = (properties, more = {}, message = 'Please answer') => ({
  message,
  requestedSchema: { type: 'object', properties, ...more },
});
const content = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').content);
const status = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').status);
const focused = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id);
const focusBecomes = (page, id) =>
  page.waitForFunction((id) => document.querySelector('mcp-elicitation').shadowRoot.activeElement?.id === id, id, {
    timeout: 5000,
  });

const step = (message, properties) => ({ method: 'elicitation/create', params: schema(properties, {}, message) });
const NAME = { name: { type: 'string', title: 'Name' } };

describe('a round', () => {
  const begin = (page, server) =>
    page.evaluate(
      ([round, server]) => {
        window.result = undefined;
        document
          .querySelector('mcp-elicitation')
          .elicitAll(round, { server: { name: server } })
          .then((result) => (window.result = JSON.stringify(result)));
      },
      [{ one: step('First?', NAME), two: step('Second?', NAME) }, server],
    );
  const steps = (card) => card.locator('[part~="steps"] > li');

  test(
    'says that Enter goes on, and in the last step that it sends',
    inPage(async ({ page, card }) => {
      await begin(page, 'Keys');
      assert.equal(await card.locator('#f0-0').getAttribute('enterkeyhint'), 'next');
      await card.locator('#f0-0').fill('Ada');
      await accept(page);
      await card.locator('[part~="message"]', { hasText: 'Second?' }).waitFor();
      assert.equal(await card.locator('#f0-0').getAttribute('enterkeyhint'), 'send');
    }),
  );

  test(
    'reports what was sent when it was left half-way',
    inPage(async ({ page, card }) => {
      await begin(page, 'Half-way');
      await card.locator('#f0-0').fill('Ada');
      await accept(page);
      await card.locator('[part~="message"]', { hasText: 'Second?' }).waitFor();
      await card.locator('[part~="cancel"]').click();
      await card.locator('#given').click();
      assert.deepEqual(JSON.parse(await result(page)), {
        one: { action: 'accept', content: { name: 'Ada' } },
        two: { action: 'cancel' },
      });
      await card.locator('[part~="receipt"]').waitFor();
      assert.match(await card.locator('[part~="receipt"]').innerText(), /^Sent to Half-way/);
      assert.deepEqual(await steps(card).allInnerTexts(), ['First? Ada', 'Cancelled · Second?']);
    }),
  );

  test(
    'keeps the answers of each step on its own line, with each question once',
    inPage(async ({ page, card }) => {
      await begin(page, 'Whole');
      for (const message of ['First?', 'Second?']) {
        await card.locator('[part~="message"]', { hasText: message }).waitFor();
        await card.locator('#f0-0').fill(message);
        await accept(page);
      }
      await card.locator('[part~="receipt"]').waitFor();
      assert.equal(await card.locator('[part~="question"]').count(), 0);
      for (const [number, answer] of [
        [0, 'First?'],
        [1, 'Second?'],
      ]) {
        const line = steps(card).nth(number);
        assert.equal(await line.locator('[part~="answer"]').innerText(), answer);
      }
    }),
  );
});

test(
  'finds letters with strokes by plain letters in a filter, where Enter chooses nothing',
  inPage(async ({ page, card }) => {
    const names = [
      'Łódź',
      'Tromsø',
      'Đà Nẵng',
      'Ærøskøbing',
      'Gießen',
      'Diyarbakır',
      'Zürich',
      ...Array.from({ length: 20 }, (_, index) => `Town ${index}`),
    ];
    await ask(page, {
      request: schema({ towns: { type: 'array', title: 'Towns', items: { type: 'string', enum: names } } }),
    });
    const filter = card.locator('input[type=search]');
    for (const [index, typed] of [
      'lodz',
      'tromso',
      'da nang',
      'aeroskobing',
      'giessen',
      'DIYARBAKIR',
      'zurich',
    ].entries()) {
      await filter.fill(typed);
      await filter.press('Enter');
      assert.equal(await card.getByRole('checkbox', { checked: false }).count(), 1, typed);
      await card.getByRole('checkbox', { name: names[index] }).check();
    }
    assert.deepEqual(await content(page), { towns: names.slice(0, 7) });
  }),
);

test(
  'shows a long message in full',
  inPage(async ({ page, card }) => {
    await ask(page, { request: { ...schema(NAME), message: 'A line of the message.\n'.repeat(1400) } });
    const quote = card.locator('#message');
    assert.equal((await quote.innerText()).split('A line of the message.').length, 1401);
    assert.equal(await quote.evaluate((quote) => quote.scrollHeight <= quote.clientHeight), true);
  }),
);

describe('shows choices', () => {
  test(
    'describes an option next to the name of its control',
    inPage(async ({ page, card }) => {
      const oneOf = [
        { const: 's', title: 'Small', description: 'For one' },
        { const: 'l', title: 'Large', description: 'For a family' },
      ];
      await ask(page, {
        request: schema({
          size: { type: 'string', title: 'Size', oneOf },
          extras: { type: 'array', title: 'Extras', items: { anyOf: oneOf } },
        }),
      });
      assert.deepEqual(await card.locator('.described small').allInnerTexts(), [
        'For one',
        'For a family',
        'For one',
        'For a family',
      ]);
      await card.getByRole('radio', { name: 'Small', exact: true }).check();
      await card.getByRole('checkbox', { name: 'Large', exact: true }).check();
      assert.deepEqual(await content(page), { size: 's', extras: ['l'] });
    }),
  );

  test(
    'is one checkbox with the title as its label if a boolean has a default',
    inPage(async ({ page, card }) => {
      await ask(page, {
        request: schema(
          { news: { type: 'boolean', title: 'Send me news', default: false }, note: { type: 'string', title: 'Note' } },
          { required: ['news'] },
        ),
      });
      await card.getByRole('checkbox', { name: 'Send me news', exact: true }).check();
      assert.deepEqual(await content(page), { news: true });
      assert.equal((await card.locator('[data-property=news]').innerText()).includes('Yes'), false);
      await card.getByRole('button', { name: 'Use the suggestion' }).click();
      assert.deepEqual(await content(page), { news: false });
    }),
  );

  test(
    'chooses with one press when a line above appears or disappears as a field is left',
    inPage(async ({ page, card }) => {
      const few = {
        type: 'string',
        title: 'Few',
        enum: ['a', 'b', 'c', 'd'].map((letter) => `${letter} option of some length`),
      };
      await ask(page, { request: schema({ count: { type: 'integer', title: 'Count', minimum: 2 }, few }) });
      for (const [typed, place, stated] of [
        ['3', 0, false],
        ['1', 3, true],
      ]) {
        await card.locator('#f0-0').fill(typed);
        await card.locator('#f1 label').nth(place).click();
        assert.equal(await card.locator('#f1 input').nth(place).isChecked(), true, typed);
        assert.equal(await card.locator('#f0 [part~="error"]:not(:empty)').count(), Number(stated));
      }
    }),
  );

  test(
    'lets a checkbox with a default become unanswered, and restores it',
    inPage(async ({ page, card }) => {
      await ask(page, {
        request: schema({ on: { type: 'boolean', title: 'On', default: true }, note: { type: 'string' } }),
      });
      await card.getByRole('button', { name: 'Clear' }).click();
      assert.deepEqual(await content(page), {});
      assert.equal(await card.getByRole('checkbox').evaluate((box) => box.indeterminate), true);
      await card.getByRole('checkbox').click();
      assert.deepEqual(await content(page), { on: true });
      await card.getByRole('checkbox').click();
      assert.deepEqual(await content(page), { on: false });
      await card.getByRole('button', { name: 'Use the suggestion' }).click();
      assert.deepEqual(await content(page), { on: true });
    }),
  );

  test(
    'does not repeat that a field is optional',
    inPage(async ({ page, card }) => {
      await ask(page, {
        request: schema({ a: { type: 'string', title: 'Nickname (Optional)' }, b: { type: 'string', title: 'Town' } }),
      });
      assert.deepEqual(await card.locator('[part~="label"]').allInnerTexts(), [
        'Nickname (Optional)',
        'Town (optional)',
      ]);
    }),
  );
});

describe('declines and cancels', () => {
  const FIELDS = { a: { type: 'string' }, b: { type: 'string' } };
  const REFUSALS = ['decline', 'cancel'];

  for (const part of REFUSALS) {
    test(
      `asks once, in place, before ${part} if something was typed`,
      inPage(async ({ page, card }) => {
        await ask(page, { request: schema(FIELDS) });
        await card.locator('#f0-0').fill('x');
        const button = card.locator(`[part~="${part}"]`);
        await button.click();
        await focusBecomes(page, 'keep');
        assert.equal(await status(page), 'open');
        assert.equal(await card.locator('#accept, #decline').count(), 0, 'in place of the buttons');
        await page.keyboard.press('Enter');
        await card.locator('#keep').waitFor({ state: 'detached' });
        assert.equal(await card.locator('#f0-0').inputValue(), 'x');
        await button.click();
        await card.locator('#discard').click();
        assert.equal(await result(page), `{"action":"${part}"}`);
      }),
    );
  }

  test(
    'highlights one button at a time',
    inPage(async ({ page, card }) => {
      await ask(page, { request: schema(FIELDS) });
      const filled = () =>
        card.evaluate(({ shadowRoot }) => {
          const ground = 'rgba(0, 0, 0, 0)';
          return [...shadowRoot.querySelectorAll('.buttons button')]
            .filter((button) => getComputedStyle(button).backgroundColor !== ground)
            .map(({ id }) => id);
        });
      assert.deepEqual(await filled(), ['accept']);
      await card.locator('#f0-0').fill('x');
      await card.locator('[part~="cancel"]').click();
      await focusBecomes(page, 'keep');
      await page.mouse.move(0, 0);
      await page.waitForTimeout(200);
      assert.deepEqual(await filled(), ['keep']);
    }),
  );
});

test(
  'keeps question, time, answers and unanswered fields in the receipt',
  inPage(async ({ page, card }) => {
    const size = {
      type: 'string',
      title: 'Size',
      oneOf: [
        { const: 's', title: 'Small' },
        { const: 'l', title: 'Large' },
      ],
    };
    await ask(page, {
      request: schema({ size, sure: { type: 'boolean', title: 'Sure' }, note: { type: 'string', title: 'Note' } }),
    });
    await card.getByRole('radio', { name: 'Large' }).check();
    await card.getByRole('radio', { name: 'Yes' }).check();
    await accept(page);
    assert.equal(await result(page), '{"action":"accept","content":{"size":"l","sure":true}}');
    await card.locator('[part~="receipt"]').waitFor();
    assert.equal(await card.locator('[part~="question"]').innerText(), 'Please answer');
    assert.match(await card.locator('[part~="time"]').innerText(), /\d/);
    await card.locator('[part~="sent"] > summary').click();
    assert.deepEqual(await card.locator('dt, dd').allInnerTexts(), ['Size', 'Large (l)', 'Sure', 'Yes']);
    assert.match(await card.locator('[part~="sent"] .hint').innerText(), /Note/);
    assert.equal(await card.locator('pre').isVisible(), false);
    await card.locator('.json > summary').click();
    assert.deepEqual(JSON.parse(await card.locator('pre').innerText()), { size: 'l', sure: true });
  }),
);

test(
  'never covers the focused element with buttons at little height',
  inPage(async ({ page, card }) => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const properties = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`field${index}`, { type: 'string', description: 'What it is for' }]),
    );
    await ask(page, { request: schema(properties) });
    await card.locator('#f0-0').focus();
    for (let field = 0; field < 6; field++) {
      assert.equal(await focused(page), `f${field}-0`);
      const free = await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('mcp-elicitation');
        const { x, y, width, height } = shadowRoot.activeElement.getBoundingClientRect();
        const top = shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
        return top === shadowRoot.activeElement && y >= 0 && y + height <= innerHeight;
      });
      assert.equal(free, true, `field ${field}`);
      await page.keyboard.press('Tab');
    }
  }),
);

test(
  'causes no console warning with any default',
  inPage(async ({ page }) => {
    const warned = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    const DEFAULTS = {
      date: ['2026-02-30', '12026-01-01', '2026-3-7', '', '0999-01-01', '2026-03-27\n'],
      'date-time': [
        '2026-03-27 09:30',
        '2026-03-27T09:30:00',
        '2026-03-27T09:30:00.5Z',
        '2026-03-27T09:30',
        '2026-12-31T23:59:60Z',
        'soon',
        '',
      ],
      time: ['25:00', '09:30'],
      email: ['nobody', 'ada@example.com\n'],
      uri: ['nowhere'],
    };
    const texts = Object.entries(DEFAULTS).flatMap(([format, defaults]) =>
      defaults.map((text) => ({ type: 'string', format, default: text })),
    );
    const numbers = [1e21, -0, 0.1, '5', null].map((number) => ({ type: 'number', default: number }));
    const properties = Object.fromEntries([...texts, ...numbers].map((property, index) => [`field${index}`, property]));
    await ask(page, { request: schema(properties) });
    assert.deepEqual(warned, []);
  }),
);
