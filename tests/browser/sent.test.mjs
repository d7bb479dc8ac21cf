// The preview: a list of labels and values above the buttons, with the wording of the receipt.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { ask, line, resultOf, watch } from './watch.mjs';

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
const NEVER = 'No passwords or card numbers.';
const readSummary = async (card) =>
  (await card.locator('[part~="summary"]').innerText()).replace(/[\u2066-\u2069]/g, '').split(/\n+/);

test(
  'folds the list behind the number of prefilled values, with a row for every field',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, form(THREE));
    assert.equal(await isOpen(card), false);
    await list(card).locator('summary').click();
    await list(card).locator('dl').waitFor();
    assert.deepEqual(await rows(card), [
      ['Town', 'Oslo'],
      ['Size', 'Large (l)'],
      ['Note', 'No answer'],
    ]);
    await line(card).fill('Bergen');
    assert.deepEqual((await rows(card))[0], ['Town', 'Bergen'], 'a row follows');
  }),
);

test(
  'opens the list for values out of view, with prefilled values only until a button shows all',
  inPage(async ({ page, card }) => {
    await watch(page);
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
  }),
);

describe('shows the status line', { concurrency: false }, () => {
  test(
    'empty and without height if nothing can be typed and nothing is prefilled',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(
        page,
        form({ sure: { type: 'boolean', title: 'Sure' }, day: { type: 'string', title: 'Day', format: 'date' } }),
      );
      assert.equal(await card.locator('[part~="summary"]').evaluate((line) => line.innerText + line.offsetHeight), '0');
    }),
  );

  test(
    'without a list if nothing is prefilled',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, form({ name: { type: 'string', title: 'Name' } }));
      assert.deepEqual(await readSummary(card), [NEVER]);
      assert.equal(await list(card).count(), 0);
    }),
  );

  test(
    'the one warning of a secret, at the first field, in place of the sentence',
    inPage(async ({ page, card }) => {
      await watch(page);
      const fields = { user: { type: 'string' }, password: { type: 'string' }, pin: { type: 'string', title: 'PIN' } };
      await ask(page, { ...form(fields), message: 'Enter your password.' });
      const warning = card.locator('[data-code="secret-solicitation"]');
      assert.deepEqual(await warning.evaluateAll((all) => all.map(({ id }) => id)), ['f1-warning']);
      for (const index of [1, 2])
        assert.match(await card.locator(`#f${index}-0`).getAttribute('aria-describedby'), /(^| )f1-warning( |$)/);
      assert.deepEqual(
        (await readSummary(card)).filter((text) => text.includes(NEVER)),
        [],
      );
    }),
  );
});

test(
  'shows all of a value that hides something',
  inPage(async ({ page, card }) => {
    await watch(page);
    const text = `a\u202eb${'é'.repeat(300)} the end`;
    await ask(
      page,
      form({
        text: { type: 'string', title: 'Text', default: text },
        fixed: { const: 'x'.repeat(500), title: 'Fixed' },
      }),
    );
    assert.equal(await isOpen(card), true);
    assert.deepEqual((await rows(card))[0], ['Text', `a⟨U+202E⟩b${'é'.repeat(300)} the end`]);
    await card.locator('[data-code="hidden-characters"]').waitFor();
  }),
);

test(
  'draws a long text in several pieces',
  inPage(async ({ page, card }) => {
    await watch(page);
    const hiding = '\u202e\u200b \t'.repeat(2_000);
    await ask(page, form({ line: { type: 'string', title: 'Line', default: hiding } }));
    const pieces = await page.evaluate(() =>
      [...element.shadowRoot.querySelectorAll('dd *')]
        .flatMap((at) => [...at.childNodes])
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ data }) => data.length),
    );
    assert.ok(pieces.length > 1 && Math.max(...pieces) <= 4_000, `${pieces}`);
  }),
);

describe('masks secrets', { concurrency: false }, () => {
  const TOWN = { type: 'string', title: 'Town', default: 'Oslo' };
  const PASSWORD = form({ password: { type: 'string', title: 'Password' }, town: TOWN });

  test(
    'with a button that shows them, and without values in the receipt',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, PASSWORD);
      await list(card).locator('summary').click();
      await line(card).fill('hunter2');
      assert.deepEqual((await rows(card))[0], ['Password', '•••••• Show']);
      await list(card).getByRole('button', { name: 'Show', exact: true }).click();
      assert.deepEqual((await rows(card))[0], ['Password', 'hunter2']);
      await accept(page);
      await card.locator('#why').waitFor();
      await accept(page);
      assert.equal((await resultOf(page)).action, 'accept');
      await card.locator('[part~="receipt"]').waitFor();
      assert.equal(await card.locator('[part~="sent"], [part~="answer"]').count(), 0);
      assert.equal((await card.evaluate(({ shadowRoot }) => shadowRoot.textContent)).includes('hunter2'), false);
    }),
  );
});
