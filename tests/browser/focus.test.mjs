// The focus after a press of a pointer, after `focus()`, and after a dialog has opened.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { form } from '../card/user.mjs';
import { stage } from './fixtures.mjs';
import { ask, question } from './watch.mjs';

const inPage = stage();
const LEVELS = { type: 'string', title: 'Level', enum: ['SEV1', 'SEV2', 'SEV3'], default: 'SEV2' };

describe('handles a pointer press while the focus is in the page', () => {
  const long = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`field ${index}`, { type: 'string', enum: ['Gold', 'Silver', 'Tin'] }]),
  );

  inPage('chooses an option by its text, whatever is above', async ({ page, card }) => {
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
  });

  inPage('moves neither focus nor page on a group label, the message or a blank', async ({ page, card }) => {
    await ask(page, form(long));
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
  });

  inPage('selects text when it is drawn over the message', async ({ page, card }) => {
    await page.locator('#composer').focus();
    await ask(page, form({ text: { type: 'string', default: 'x' } }, [], 'One line to copy'));
    const { x, y, width, height } = await card.locator('[part~="message"] bdi').boundingBox();
    await page.mouse.move(x + 1, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
    await page.mouse.up();
    assert.match(await page.evaluate(() => String(element.shadowRoot.getSelection?.() ?? getSelection())), /line to/);
  });
});

inPage('leaves nothing in the page that moves its content when a dialog closes', async ({ page, card }) => {
  await page.evaluate(() => (element.layout = 'dialog'));
  const place = () => page.evaluate(() => document.querySelector('mcp-elicitation').getBoundingClientRect().height);
  const before = await place();
  await ask(page, question());
  await card.locator('[part~="decline"]').click();
  await card.locator('.receipt').waitFor({ state: 'attached' });
  assert.ok((await place()) <= before);
  assert.equal(await card.locator('[part~="base"]').evaluate((base) => base.getBoundingClientRect().height), 0);
});
