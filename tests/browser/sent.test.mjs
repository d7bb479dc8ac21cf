// The list above the buttons opens by itself for values out of view; tests/card/preview has the rest.
import assert from 'node:assert/strict';
import { accept, stage } from './fixtures.mjs';
import { ask, line, resultOf } from './watch.mjs';

const inPage = stage();
const form = (properties, message = 'Please check') => ({ message, requestedSchema: { type: 'object', properties } });
const list = (card) => card.locator('[part~="preview"]');
const rows = async (card, of = list(card)) => {
  // A row out of view has no text (content-visibility).
  const texts = await of.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      row.style.contentVisibility = 'visible';
      const text = row.innerText;
      row.style.contentVisibility = '';
      return text;
    }),
  );
  return texts.map((text) => text.replace(/[\u2066-\u2069]/g, '').split(/\n+/));
};
const isOpen = (card) => list(card).evaluate((details) => details.open);
const THREE = {
  town: { type: 'string', title: 'Town', default: 'Oslo' },
  size: {
    type: 'string',
    title: 'Size',
    oneOf: [
      { const: 's', title: 'Small' },
      { const: 'l', title: 'Large' },
    ],
    default: 'l',
  },
  note: { type: 'string', title: 'Note' },
};
inPage(
  'opens the list for values out of view, with prefilled values only until a button shows all',
  async ({ page, card }) => {
    const more = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`more${index}`, { type: 'string', title: `More ${index}` }]),
    );
    await page.evaluate(() => void (document.querySelector('main').style.marginTop = '200vh'));
    await ask(page, form({ ...THREE, ...more }));
    assert.equal(await isOpen(card), false);
    await card.locator('#accept').scrollIntoViewIfNeeded();
    await card.locator('#preview[open]').waitFor();
    assert.deepEqual(await rows(card), [
      ['Town', 'Oslo'],
      ['Size', 'Large (l)'],
    ]);
    await line(card).fill('Bergen');
    assert.deepEqual(
      await rows(card),
      [
        ['Town', 'Bergen'],
        ['Size', 'Large (l)'],
      ],
      'a row stays, and follows',
    );
    await line(card).fill('');
    assert.deepEqual((await rows(card))[0], ['Town', 'No answer']);
    await line(card).fill('Bergen');
    await list(card).getByRole('button', { name: 'Show all' }).press('Enter');
    assert.equal((await rows(card)).length, 11);
    assert.equal(await page.evaluate(() => element.shadowRoot.activeElement?.localName), 'summary');
    await accept(page);
    const sent = await resultOf(page);
    await card.locator('[part~="sent"] > summary').click();
    assert.deepEqual(
      await rows(card, card.locator('[part~="sent"]')),
      [
        ['Town', 'Bergen'],
        ['Size', 'Large (l)'],
      ],
      'the receipt says the same',
    );
    assert.deepEqual(sent, { action: 'accept', content: { town: 'Bergen', size: 'l' } });
  },
);
