// A form of one choice has a button for each answer: one press chooses and sends.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nextFrame, passGuardTime, stage, stopClock, waitForReceipt } from './fixtures.mjs';
import { ask, events, resultOf, status, undecided, watch } from './watch.mjs';

const inPage = stage();
const one = (property, required = ['go'], message = 'Nine guests have not answered.') => ({
  message,
  requestedSchema: { type: 'object', properties: { go: property }, required },
});
const QUESTION = one({ type: 'boolean', title: 'Book the room?', description: 'It is free until noon.' });
const BRANCHES = ['main', 'release', 'beta', 'hotfix'];
const BRANCH = one({ type: 'string', title: 'Branch', enum: BRANCHES }, ['go'], 'Which branch?');
const titled = (yes, no) =>
  one({
    title: 'What next?',
    oneOf: [
      { const: false, title: no },
      { const: true, title: yes },
    ],
  });
const buttons = (card) => card.locator('[part~="choice"]');
const plain = (text) => text.replace(/[\u2066-\u2069]/g, '');
const askForChoice = async (page, card, request) => {
  await watch(page);
  await ask(page, request);
  await buttons(card).first().waitFor();
};
const accepted = async (page, go) => assert.deepEqual(await resultOf(page), { action: 'accept', content: { go } });

describe('answers with one press', { concurrency: false }, () => {
  test(
    'answers one of four by the mouse',
    inPage(async ({ page, card }) => {
      await askForChoice(page, card, BRANCH);
      assert.equal(await card.locator('input').count(), 0);
      assert.ok(await card.locator('[data-property="go"]').isVisible());
      await passGuardTime(page);
      await card.getByRole('button', { name: 'beta' }).click();
      await accepted(page, 'beta');
    }),
  );

  test(
    'answers one of four by a key after focus()',
    inPage(async ({ page, card }) => {
      await askForChoice(page, card, BRANCH);
      await page.evaluate(() => element.focus());
      await passGuardTime(page);
      await page.keyboard.press('Enter');
      await accepted(page, 'main');
    }),
  );

  test(
    'answers one of four by its digit while the focus is on a button',
    inPage(async ({ page, card }) => {
      await askForChoice(page, card, BRANCH);
      await page.evaluate(() => element.focus());
      await passGuardTime(page);
      await page.keyboard.press('3');
      await accepted(page, 'beta');
    }),
  );

  for (const [name, content] of [
    ['Yes', true],
    ['No', false],
  ]) {
    test(
      `answers ${name} by the mouse and by keys`,
      inPage(async ({ page, card }) => {
        await askForChoice(page, card, QUESTION);
        assert.equal(await card.locator('[part~="field"]').innerText(), 'Book the room?\n\nIt is free until noon.');
        await passGuardTime(page);
        await card.getByRole('button', { name, exact: true }).click();
        await accepted(page, content);
        await ask(page, QUESTION, 'keys');
        await card.locator('#accept').focus();
        await passGuardTime(page);
        if (!content) await page.keyboard.press('ArrowRight');
        await page.keyboard.press(content ? 'Enter' : 'Space');
        assert.deepEqual(await resultOf(page, 'keys'), { action: 'accept', content: { go: content } });
      }),
    );
  }

  test(
    'makes the suggestion the likely button and the tab stop',
    inPage(async ({ page, card }) => {
      await askForChoice(page, card, one({ type: 'string', title: 'Branch', enum: BRANCHES, default: 'beta' }));
      assert.deepEqual(await buttons(card).evaluateAll((all) => all.map(({ tabIndex }) => tabIndex)), [-1, -1, 0, -1]);
      assert.match(await card.locator('#accept-2').innerText(), /suggested/);
      await page.evaluate(() => element.focus());
      await passGuardTime(page);
      await page.keyboard.press('Enter');
      await accepted(page, 'beta');
    }),
  );
});

describe('the buttons', { concurrency: false }, () => {
  test(
    'are one tab stop, and arrow keys cycle through them',
    inPage(async ({ page, card }) => {
      await askForChoice(page, card, BRANCH);
      const at = () => page.evaluate(() => element.shadowRoot.activeElement?.id);
      await card.locator('#accept').focus();
      const way = [];
      for (const key of [
        'ArrowDown',
        'ArrowRight',
        'ArrowUp',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowDown',
        'Tab',
        'Tab',
        'Shift+Tab',
        'Shift+Tab',
      ]) {
        await page.keyboard.press(key);
        way.push(await at());
      }
      assert.deepEqual(way, [
        'accept-1',
        'accept-2',
        'accept-1',
        'accept',
        'accept-3',
        'accept',
        'decline',
        'dismiss',
        'decline',
        'accept',
      ]);
      await undecided(page);
    }),
  );

  test(
    'react to a digit only without modifiers, and not if an option begins with a digit',
    inPage(async ({ page, card }) => {
      await askForChoice(page, card, BRANCH);
      await card.locator('#accept').focus();
      await passGuardTime(page);
      for (const key of ['Control+2', 'Alt+2', '5', '0', '9']) await page.keyboard.press(key);
      await card.locator('#decline').focus();
      await page.keyboard.press('2');
      await undecided(page);
      await page.evaluate(() => element.cancel());
      await ask(page, one({ type: 'integer', title: 'Seats', enum: [2, 4, 8] }), 'seats');
      await card.locator('#accept').focus();
      await passGuardTime(page);
      await page.keyboard.press('2');
      assert.equal(await status(page), 'open');
      assert.equal(await card.locator('kbd').count(), 0);
    }),
  );

  test(
    'ignore pointer, key and digit before the guard time is over',
    inPage(async ({ page, card }) => {
      await watch(page);
      await stopClock(page);
      await ask(page, QUESTION);
      await buttons(card).last().waitFor();
      await passGuardTime(page, 10);
      await buttons(card).last().click({ force: true });
      await buttons(card).last().focus();
      for (const key of ['Enter', 'Space', '1', '2']) await page.keyboard.press(key);
      await undecided(page);
      // The line that asks to press again moves the buttons.
      await nextFrame(page);
      await passGuardTime(page);
      await buttons(card).last().click();
      await accepted(page, false);
    }),
  );

  test(
    'ignore a press after they have jumped under the pointer, even by a row',
    inPage(
      async ({ page, card }) => {
        await askForChoice(page, card, BRANCH);
        await passGuardTime(page);
        await stopClock(page);
        // Moves the lower row to the position of this one.
        const jump = await page.evaluate(() => {
          const box = (id) => element.shadowRoot.getElementById(id).getBoundingClientRect();
          document.querySelector('main').style.marginTop = `${box('accept-1').y - box('accept-2').y}px`;
          const { x, y, width, height } = box('accept-2');
          return { x: x + width / 2, y: y + height / 2 };
        });
        await page.mouse.click(jump.x, jump.y);
        await undecided(page);
      },
      { viewport: { width: 800, height: 1200 } },
    ),
  );

  test(
    'answer one step on a double click, and nothing in the next',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((params) => {
        const step = { method: 'elicitation/create', params };
        void element
          .elicitAll({ first: step, second: step }, { server: { name: 'Files' } })
          .then((result) => (results.round = result));
      }, BRANCH);
      await buttons(card).first().waitFor();
      await passGuardTime(page);
      const { x, y, width, height } = await card.locator('#accept-1').boundingBox();
      await page.mouse.dblclick(x + width / 2, y + height / 2);
      await card.locator('.count', { hasText: '2 of 2' }).waitFor();
      await nextFrame(page);
      assert.equal(await page.evaluate(() => results.round), undefined);
      assert.equal(await status(page), 'open');
      assert.deepEqual(await events(page, 'elicit-result'), []);
    }),
  );
});

describe('labels the buttons with the answers', { concurrency: false }, () => {
  for (const [name, request, expected] of [
    [
      "is in the server's words, quoted where they stand for yes and no",
      titled('Book it', 'Wait for them'),
      ['“Wait for them”', '“Book it”'],
    ],
    ['quotes one that reads like a button', one({ enum: ['Cancel', 'next', 'Keep'] }), ['“Cancel”', 'next', 'Keep']],
    [
      'shows the values beside titles of which one reads like a button',
      one({
        oneOf: [
          { const: 'DELETE', title: 'Cancel' },
          { const: 'KEEP', title: 'Delete everything' },
        ],
      }),
      ['“Cancel”DELETE', 'Delete everythingKEEP'],
    ],
  ]) {
    test(
      name,
      inPage(async ({ page, card }) => {
        await askForChoice(page, card, request);
        const texts = await card.locator('.choice > span').allInnerTexts();
        assert.deepEqual(texts.map(plain), expected);
      }),
    );
  }
});

describe('keeps the receipt on one line', { concurrency: false }, () => {
  for (const [name, request, id, expected] of [
    ['with the title of the server', titled('Book it', 'Wait for them'), 'accept', '“Wait for them”'],
    ['with a word of ours as a title', titled('Cancel', 'Decline'), 'accept', '“Decline”'],
    ['with one of four', BRANCH, 'accept-3', 'hotfix'],
  ]) {
    test(
      name,
      inPage(async ({ page, card }) => {
        await askForChoice(page, card, request);
        await passGuardTime(page);
        await card.locator(`#${id}`).click();
        await resultOf(page);
        assert.equal(plain(await card.locator('[part~="answer"]').innerText()), expected);
        await waitForReceipt(card);
        const { height } = await card.locator('[part~="base"]').boundingBox();
        assert.ok(height <= 34, `${height}`);
      }),
    );
  }

  test(
    'keeps question and answer on one line, also when copied and printed',
    inPage(async ({ page, card }) => {
      const message =
        'Which branch should the fix go to, now that the release is out and nobody can wait any longer for it?';
      await askForChoice(page, card, { ...BRANCH, message });
      await passGuardTime(page);
      await card.locator('#accept-3').click();
      await card.locator('[part~="answer"]').waitFor();
      const text = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(element.shadowRoot.querySelector('.ended'));
        return range.toString();
      });
      assert.ok(plain(text).includes(message) && text.includes('hotfix'), text);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['question', 'answer']) {
        assert.ok(
          await card.locator(`[part~="${part}"]`).evaluate((at) => at.scrollWidth <= at.clientWidth + 1),
          `${part} is whole in print`,
        );
      }
    }),
  );
});

describe('warns beside the buttons', { concurrency: false }, () => {
  for (const [code, property] of [
    ['confusable-options', { type: 'string', enum: ['pay', 'раy'] }],
    ['link-in-form-text', { type: 'boolean', title: 'Go to https://example.com/ first?' }],
    ['default-invalid', { type: 'boolean', title: 'Go on?', default: 'yes' }],
  ]) {
    test(
      code,
      inPage(async ({ page, card }) => {
        await askForChoice(page, card, one(property));
        const id = await card.locator(`[data-code="${code}"]`).getAttribute('id');
        assert.ok((await card.locator('#accept').getAttribute('aria-describedby')).split(' ').includes(id));
        await passGuardTime(page);
        await card.locator('#accept').click();
        await accepted(page, property.enum?.[0] ?? true);
      }),
    );
  }
});

describe('keeps the form', { concurrency: false }, () => {
  for (const [name, request] of [
    ['what offers a secret', one({ type: 'string', enum: ['My password is hunter2', 'Another'] })],
    ['what has an option too long to be shown whole', one({ type: 'string', enum: ['a', 'b '.repeat(400)] })],
    ['what has six options', one({ type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] })],
  ]) {
    test(
      name,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page, request);
        await card.locator('#accept').waitFor();
        assert.equal(await buttons(card).count(), 0);
        assert.ok((await card.locator('[data-property="go"]').locator('input, select').count()) > 0);
      }),
    );
  }
});

test(
  'keeps the text of an option on the screen but out of the answer when another option is chosen',
  inPage(async ({ page, card }) => {
    const properties = {
      go: { type: 'string', enum: ['Boat', 'Train', 'Other'] },
      go_other: { type: 'string' },
      note: { type: 'string' },
    };
    await watch(page);
    await ask(page, { message: 'Please answer', requestedSchema: { type: 'object', properties, required: ['go'] } });
    const text = card.locator('[data-property="go_other"] input');
    const content = () => page.evaluate(() => element.content);
    assert.equal(await text.isVisible(), false);
    await card.getByRole('radio', { name: 'Other' }).click();
    await text.fill('By bike');
    assert.deepEqual(await content(), { go: 'Other', go_other: 'By bike' });
    await card.getByRole('radio', { name: 'Boat' }).click();
    assert.deepEqual(await content(), { go: 'Boat' });
    assert.ok((await text.isVisible()) && (await text.isDisabled()));
    await card.getByRole('radio', { name: 'Other' }).click();
    assert.ok(await text.isEnabled());
    assert.deepEqual(await content(), { go: 'Other', go_other: 'By bike' });
  }),
);
