// The focus after a press of a pointer, after `focus()`, and after a dialog has opened.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stage } from './fixtures.mjs';
import { ask, question, watch } from './watch.mjs';

const inPage = stage();
const form = (properties, message = 'Please answer.') => ({ message, requestedSchema: { type: 'object', properties } });
const LEVELS = { type: 'string', title: 'Level', enum: ['SEV1', 'SEV2', 'SEV3'], default: 'SEV2' };

/** Returns the id of the focused element in the card, or the part of the card as a whole. */
const focused = (page) =>
  page.evaluate(() => {
    const at = element.shadowRoot.activeElement;
    return at && (at.id || at.part.value);
  });

describe('handles a pointer press while the focus is in the page', () => {
  const long = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`field ${index}`, { type: 'string', enum: ['Gold', 'Silver', 'Tin'] }]),
  );

  test(
    'chooses an option by its text, whatever is above',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.locator('#composer').focus();
      await ask(
        page,
        form({
          text: { type: 'string', default: 'x' },
          level: LEVELS,
          sure: { type: 'boolean', title: 'Sure', default: false },
        }),
      );
      await card.locator('[data-property=level] label', { hasText: 'SEV1' }).click();
      assert.deepEqual(await page.evaluate(() => element.content), { text: 'x', level: 'SEV1', sure: false });
      await page.locator('#composer').focus();
      await card.locator('[data-property=sure] label').click();
      assert.deepEqual(await page.evaluate(() => element.content), { text: 'x', level: 'SEV1', sure: true });
    }),
  );

  test(
    'moves neither focus nor page on a group label, the message or a blank',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, form(long, 'Which metals?'));
      const press = async (part, [right, down] = [5, 5]) => {
        await page.locator('#composer').focus();
        const target = card.locator(part).first();
        await target.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => scrollY);
        const { x, y } = await target.boundingBox();
        await page.mouse.click(x + right, y + down);
        assert.deepEqual(
          [
            await page.evaluate(() => element.shadowRoot.activeElement?.matches('input, button') ?? false),
            await page.evaluate(() => scrollY),
          ],
          [false, before],
          part,
        );
      };
      await press('[data-property="field 20"] [part~="label"]');
      await press('[part~="message"]');
      await press('[data-property="field 25"]', [300, 2]);
      await card.locator('[data-property="field 14"] label', { hasText: 'Silver' }).click();
      assert.deepEqual(await page.evaluate(() => element.content), { 'field 14': 'Silver' });
    }),
  );

  test(
    'selects text when it is drawn over the message',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.locator('#composer').focus();
      await ask(page, form({ text: { type: 'string', default: 'x' } }, 'One line to copy'));
      const { x, y, width, height } = await card.locator('[part~="message"] bdi').boundingBox();
      await page.mouse.move(x + 1, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
      await page.mouse.up();
      assert.match(await page.evaluate(() => String(element.shadowRoot.getSelection?.() ?? getSelection())), /line to/);
    }),
  );
});

const FIRST = [
  ['the control of the first field', question(), 'f0-0'],
  ['the option that is chosen', form({ level: LEVELS, note: { type: 'string' } }), 'f0-1'],
  ['the button of the suggestion', form({ level: LEVELS }), 'accept-1'],
  [
    'the first field that can be answered',
    {
      message: 'Pick',
      requestedSchema: {
        type: 'object',
        properties: { fixed: { const: 'a' }, few: { type: 'string', enum: ['a', 'b'] } },
        required: ['fixed', 'few'],
      },
    },
    'f1-0',
  ],
  [
    'the list below the line that searches it',
    form({ many: { type: 'string', enum: Array.from({ length: 60 }, (_, index) => `option ${index}`) } }),
    'f0-0',
  ],
  [
    'the first button of a question of yes or no',
    {
      message: 'Go on?',
      requestedSchema: { type: 'object', properties: { sure: { type: 'boolean' } }, required: ['sure'] },
    },
    'accept',
  ],
  [
    'the button that opens an address',
    { mode: 'url', message: 'Sign in', url: 'https://example.com/', elicitationId: 'one' },
    'accept',
  ],
  [
    'the card as a whole, where nothing can be answered',
    {
      message: 'No',
      requestedSchema: {
        type: 'object',
        properties: { rows: { type: 'array', items: { type: 'object' } } },
        required: ['rows'],
      },
    },
    'base card',
  ],
];

for (const layout of ['card', 'dialog']) {
  describe(layout === 'card' ? 'focus() goes to' : 'a dialog opens with the focus on', () => {
    for (const [name, request, id] of FIRST) {
      test(
        name,
        inPage(async ({ page, card }) => {
          await watch(page);
          await page.locator('#composer').focus();
          await page.evaluate((layout) => (element.layout = layout), layout);
          await ask(page, request);
          await card.locator('[part~="decline"]').waitFor();
          if (layout === 'card') await page.evaluate(() => element.focus());
          const at = await focused(page);
          assert.ok(id.split(' ').includes(at), `${at} has the focus`);
        }),
      );
    }
  });
}

test(
  'leaves nothing in the page that moves its content when a dialog closes',
  inPage(async ({ page, card }) => {
    await watch(page);
    await page.evaluate(() => (element.layout = 'dialog'));
    const place = () => page.evaluate(() => document.querySelector('mcp-elicitation').getBoundingClientRect().height);
    const before = await place();
    await ask(page, question());
    await card.locator('[part~="decline"]').click();
    await card.locator('.receipt').waitFor({ state: 'attached' });
    assert.ok((await place()) <= before);
    assert.equal(await card.locator('[part~="base"]').evaluate((base) => base.getBoundingClientRect().height), 0);
  }),
);

test(
  'cancels the request of a removed element, and asks it if the element is put back at once',
  inPage(async ({ page }) => {
    await watch(page);
    await page.evaluate(() => element.remove());
    await page.waitForTimeout(50);
    await page.evaluate((request) => void (element.request = request), question());
    await page.waitForFunction(
      () => eventLog.some(([type, detail]) => type === 'elicit-result' && detail.action === 'cancel'),
      undefined,
      { timeout: 2000 },
    );
    await page.evaluate((request) => {
      element.request = null;
      element.request = request;
      document.body.append(element);
    }, question('Again?'));
    await page.waitForFunction(() => element.status === 'open', undefined, { timeout: 5000 });
  }),
);
