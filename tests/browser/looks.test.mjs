// Measurable properties of the card's appearance: nothing is clipped, nothing jumps, and there is always a visible way
// out.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { ask, stage } from './fixtures.mjs';

const inPage = stage();
const form = (properties, message = 'Please answer') => ({
  request: { message, requestedSchema: { type: 'object', properties } },
});
const many = (count) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string', title: `Field ${index}` }]),
  );
const OPTIONS = Array.from({ length: 20 }, (_, index) => `Option ${index}`);
const EVERY = {
  at: { type: 'string', title: 'Start', format: 'date-time', default: '2026-11-24T09:30:00+05:45' },
  one: { type: 'string', title: 'One', enum: OPTIONS },
  some: { type: 'array', title: 'Some', items: { type: 'string', enum: OPTIONS }, default: OPTIONS.slice(0, 5) },
  list: { type: 'array', title: 'List', items: { type: 'string' } },
  ['long'.repeat(30)]: { type: 'number', title: 'Unbroken'.repeat(20) },
};

for (const [what, viewport] of [
  ['320 px', { width: 320, height: 600 }],
  ['400 % zoom', { width: 320, height: 256 }],
  ['1200 px', { width: 1200, height: 800 }],
]) {
  describe(what, () => {
    inPage('cuts nothing off', { viewport }, async ({ page, card }) => {
      await ask(page, form(EVERY, 'word'.repeat(100)));
      await card.locator('[part~="filter"]').first().waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      const cut = await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('mcp-elicitation');
        const card = shadowRoot.querySelector('.card').getBoundingClientRect();
        const outside = [...shadowRoot.querySelectorAll('input, select, textarea, button, label, p')].filter(
          (element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < card.left || right > card.right + 0.5);
          },
        );
        return outside.map((element) => element.outerHTML.slice(0, 80));
      });
      assert.deepEqual(cut, []);
    });

    inPage(
      'keeps the way out in view when sixty fields and a long message arrive',
      { viewport },
      async ({ page, card }) => {
        await ask(page, form(many(60), 'A very long message. '.repeat(400)));
        const { y, height } = await card.locator('[part~="dismiss"]').boundingBox();
        assert.ok(y >= 0 && y + height <= viewport.height, `${y}`);
      },
    );
  });
}

inPage(
  'makes targets 44 px high and typed text 16 px on touch screens',
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page, card }) => {
    await ask(
      page,
      form({
        ...EVERY,
        sure: { type: 'boolean', title: 'Sure' },
        few: { type: 'string', title: 'Few', enum: ['a', 'b'] },
        both: { type: 'array', title: 'Both', items: { type: 'string', enum: ['a', 'b'] } },
      }),
    );
    await card.locator('[part~="filter"]').first().waitFor();
    assert.equal(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), true);
    const small = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('mcp-elicitation');
      // A radio or a checkbox is pressed by its label, too.
      const pressed = [
        ...shadowRoot.querySelectorAll(
          'button, summary, select, textarea, input:not([type=radio], [type=checkbox]), label:has(input)',
        ),
      ];
      const boxes = pressed
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { height }]) => height > 0);
      const low = boxes
        .filter(([, { height }]) => height < 44)
        .map(([element, { height }]) => `${height} ${element.outerHTML.slice(0, 80)}`);
      const fine = boxes
        .filter(
          ([element]) =>
            /input|textarea|select/i.test(element.localName) && parseFloat(getComputedStyle(element).fontSize) < 16,
        )
        .map(([element]) => element.outerHTML.slice(0, 80));
      return { count: boxes.length, low, fine };
    });
    assert.ok(small.count > 25, `${small.count}`);
    assert.deepEqual([small.low, small.fine], [[], []]);
  },
);

describe('wraps the name of a host', () => {
  const HOST = 'login-eu-central-1.accounts.identity.example-platform.example.com';
  const LABEL = 'a'.repeat(60);
  /** Returns the number of lines into which each label of a name is broken. */
  const pieces = (card, place) =>
    card.locator(`${place} .host-label`).evaluateAll((all) =>
      all.map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
  const url = (host) => ({
    request: { mode: 'url', message: 'Sign in', url: `https://${host}/start`, elicitationId: '1' },
    server: { name: host, url: `https://${host}/mcp` },
  });

  for (const width of [320, 480, 700]) {
    inPage(`only at its dots, at ${width} px`, { viewport: { width, height: 900 } }, async ({ page, card }) => {
      await ask(page, url(HOST));
      const accept = card.locator('[part~="accept"]');
      await card.locator('[part~="url-host"]').waitFor();
      for (const place of ['[part~="header"]', '[part~="url-host"]', '[part~="url"]', '[part~="accept"]'])
        assert.deepEqual(await pieces(card, place), [1, 1, 1, 1, 1, 1], place);
      assert.equal((await accept.innerText()).replaceAll('\n', ''), `Open ${HOST}`);
      assert.equal(
        await card.getByRole('button', { name: `Open ${HOST}`, exact: true }).count(),
        1,
        'it is read out as one name',
      );
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    });
  }

  inPage(
    'within a label only if that is wider than the card',
    { viewport: { width: 320, height: 900 } },
    async ({ page, card }) => {
      await ask(page, url(`${LABEL}.example.com`));
      await card.locator('[part~="url-host"]').waitFor();
      const [first, ...rest] = await pieces(card, '[part~="accept"]');
      assert.ok(first > 1);
      assert.deepEqual(rest, [1, 1]);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    },
  );
});

inPage(
  'keeps two answers and the way out in the card with a long title',
  { viewport: { width: 360, height: 900 } },
  async ({ page, card }) => {
    const oneOf = [
      { const: true, title: 'Book '.repeat(36) },
      { const: false, title: 'W'.repeat(180) },
    ];
    await ask(page, {
      request: {
        message: 'Nine guests have not answered.',
        requestedSchema: { type: 'object', properties: { go: { title: 'Book the room?', oneOf } }, required: ['go'] },
      },
    });
    await card.locator('#accept-1').waitFor();
    const box = async (selector) => card.locator(selector).boundingBox();
    const outer = await box('[part~="base"]');
    for (const selector of ['#accept', '#accept-1', '#decline', '#dismiss']) {
      const { x, width } = await box(selector);
      assert.ok(x >= outer.x && x + width <= outer.x + outer.width, selector);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
  },
);
