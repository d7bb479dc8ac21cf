// The words of the other languages load after the form: accept waits for them, and the card then looks as if they had
// been there from the start.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, passGuardTime, stage } from './fixtures.mjs';
import { ask, events, hold, line, press, pressAt, resultOf, undecided, watch } from './watch.mjs';

const inStage = stage();
/** The page defines the element only after a test has intercepted the file. */
const inPage = (work, options) => inStage(work, { path: '/strict/bare.html', defined: false, ...options });
const FILE = 'words.js';
const form = (properties, message = 'Bitte ausfüllen') => ({
  message,
  requestedSchema: { type: 'object', properties },
});
const PASSWORD = form({ wort: { type: 'string', title: 'Passwort' } });
const PLAIN = form({ ort: { type: 'string', title: 'Ort' } });

const warning = (card, name) => card.locator(`[data-property="${name}"] [data-code="secret-solicitation"]`);
const isWaiting = (card) =>
  card
    .locator('#accept')
    .evaluate((button) => [button.hasAttribute('data-waiting'), button.getAttribute('aria-disabled')]);
const come = (page) =>
  page.waitForFunction(
    () =>
      customElements.get('mcp-elicitation').form.instance &&
      customElements.get('mcp-elicitation').form.words.value !== undefined,
  );
/** Marks the card's question; the mark is gone if the card was replaced. */
const mark = (card) => card.locator('.question').evaluate((question) => (question.marked = true));
const isMarked = (card) => card.locator('.question').evaluate((question) => question.marked === true);

/** Defines the element. */
async function begin(page) {
  await page.evaluate(() => window.define());
  await watch(page);
}

/** Asks while the words are held back, and waits for longer than any guard time. */
async function askWithoutWords(page, request) {
  const release = await hold(page, FILE);
  await begin(page);
  await ask(page, request);
  await page.locator('mcp-elicitation #accept').waitFor();
  await passGuardTime(page);
  return release;
}

/** Checks that no kind of press counts, and that the button shows it. */
async function pressed(page, card) {
  assert.deepEqual(await isWaiting(card), [true, 'true']);
  await pressAt(page, card);
  await card.locator('#accept').focus();
  await page.keyboard.press('Enter');
  await line(card).focus();
  await page.keyboard.press('Enter');
  await undecided(page);
}

describe('before the words have loaded', () => {
  test(
    'ignores a press, and then warns about a secret with its own guard time and all entries',
    inPage(async ({ page, card }) => {
      const release = await askWithoutWords(page, PASSWORD);
      await line(card).pressSequentially('hun');
      assert.equal(await warning(card, 'wort').count(), 0);
      await pressed(page, card);
      release();
      await warning(card, 'wort').waitFor();
      assert.match(await card.locator('#accept').innerText(), /anyway/);
      await page.waitForFunction(() => element.shadowRoot.activeElement?.type === 'text');
      assert.deepEqual(await isWaiting(card), [true, 'true'], 'its time begins anew');
      await page.keyboard.type('ter');
      assert.equal(await line(card).inputValue(), 'hunter', 'the caret stays');
      await accept(page);
      await card.locator('#why').waitFor();
      await undecided(page);
      await accept(page);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { wort: 'hunter' } });
    }),
  );

  test(
    'counts a decline',
    inPage(async ({ page, card }) => {
      await askWithoutWords(page, PASSWORD);
      await press(card, 'decline');
      assert.deepEqual(await resultOf(page), { action: 'decline' });
    }),
  );

  test(
    'stores nothing',
    inPage(async ({ page, card }) => {
      await page.evaluate(() => (document.querySelector('mcp-elicitation').draftKey = 'chat'));
      const release = await askWithoutWords(page, PASSWORD);
      await line(card).fill('hunter');
      await line(card).blur();
      await press(card, 'dismiss');
      release();
      await warning(card, 'wort').waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => JSON.stringify(sessionStorage)), '{}');
    }),
  );
});

describe('when the words have loaded', () => {
  test(
    'moves nothing and restarts no guard time if they do not concern the question',
    inPage(async ({ page, card }) => {
      const release = await askWithoutWords(page, PLAIN);
      await line(card).pressSequentially('Ul');
      await mark(card);
      await pressed(page, card);
      release();
      await card.locator('#accept:not([data-waiting])').waitFor();
      assert.equal(await isMarked(card), true);
      await page.keyboard.type('m');
      await pressAt(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { ort: 'Ulm' } });
    }),
  );

  for (const [when, pause] of [
    ['at once', 0],
    ['later', 700],
  ]) {
    test(
      `announces a warning from them ${when} once`,
      inPage(async ({ page, card }) => {
        const release = await hold(page, FILE);
        await begin(page);
        await page.evaluate(() => {
          window.announcements = [];
          new MutationObserver((records) => {
            for (const { target, addedNodes } of records)
              for (const node of addedNodes)
                if (target.matches?.('[role=status]')) announcements.push(node.textContent);
          }).observe(element.shadowRoot, { subtree: true, childList: true });
        });
        await ask(page, PASSWORD);
        await page.waitForTimeout(pause);
        release();
        await warning(card, 'wort').waitFor();
        const title = await card.locator('.notice b').first().innerText();
        await page.waitForTimeout(600);
        const texts = await page.evaluate(() => window.announcements);
        assert.equal(texts.filter((text) => text.includes(title)).length, 1, texts.join());
        assert.equal(texts.filter((text) => text.includes(PASSWORD.message)).length, 1, texts.join());
      }),
    );
  }

  test(
    'judges steps that are not on the screen too',
    inPage(async ({ page, card }) => {
      const release = await askWithoutWords(page, PLAIN);
      await press(card, 'decline');
      await resultOf(page);
      await page.evaluate(
        ([first, second]) => {
          const step = (params) => ({ method: 'elicitation/create', params });
          void element.elicitAll(
            { first: step(first), second: step(second) },
            { server: { name: 'Files' }, client: {} },
          );
        },
        [PASSWORD, PLAIN],
      );
      await card.locator('[data-property="wort"]').waitFor();
      await line(card).fill('x');
      // Until the card no longer waits for them.
      await page.waitForTimeout(3100);
      await accept(page);
      await card.locator('[data-property="ort"]').waitFor();
      release();
      await come(page);
      await card.getByRole('button', { name: 'Back' }).click();
      await warning(card, 'wort').waitFor();
    }),
  );
});

describe('without the words', () => {
  test(
    'knows English, and waits three seconds at most',
    inPage(async ({ page, card }) => {
      await askWithoutWords(
        page,
        form({ word: { type: 'string', title: 'Password' }, wort: { type: 'string', title: 'Passwort' } }),
      );
      await warning(card, 'word').waitFor();
      await line(card).fill('x');
      await pressAt(page, card);
      await undecided(page);
      await page.waitForTimeout(3000);
      await accept(page);
      await card.locator('#why').waitFor();
      assert.equal(await warning(card, 'wort').count(), 0);
    }),
  );

  for (const [what, answer] of [
    ['fails', (route) => route.fulfill({ status: 500 })],
    ['is another file', (route) => route.fulfill({ status: 404 })],
  ]) {
    test(
      `stops waiting for a file that ${what}, and knows the card's language and English`,
      inPage(async ({ page, card, faults }) => {
        await page.route(`**/${FILE}`, answer);
        await begin(page);
        await ask(page, PASSWORD);
        await accept(page);
        assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
        await page.evaluate(() => (element.locale = 'de'));
        await ask(
          page,
          form({
            word: { type: 'string', title: 'Password' },
            wort: { type: 'string', title: 'Zugangsschlüssel' },
            code: { type: 'string', title: 'Sicherheitscode' },
          }),
          'german',
        );
        for (const name of ['word', 'wort', 'code']) await warning(card, name).waitFor();
        assert.ok(faults.splice(0).every((fault) => fault.includes(what === 'fails' ? '500' : '404')));
      }),
    );
  }

  test(
    'knows a language that the page sets later',
    inPage(async ({ page, card, faults }) => {
      await page.route(`**/${FILE}`, (route) => route.fulfill({ status: 500 }));
      await begin(page);
      await ask(page, PASSWORD);
      assert.equal(await warning(card, 'wort').count(), 0);
      await page.evaluate(() => (element.lang = 'de'));
      await warning(card, 'wort').waitFor();
      faults.splice(0);
    }),
  );
});

test(
  'does not show a form that may be refused for a secret before the words have loaded',
  inPage(async ({ page, card }) => {
    const release = await hold(page, FILE);
    await begin(page);
    await page.evaluate((request) => {
      element.sensitive = 'refuse';
      elicit('result', request);
    }, PASSWORD);
    await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
    await page.waitForTimeout(200);
    assert.equal(await page.evaluate(() => element.status), 'loading');
    release();
    await page.waitForFunction(() => element.status === 'unanswerable');
    assert.equal(await card.locator('#accept').count(), 0);
  }),
);

test(
  'knows the words after a form was restarted',
  inPage(async ({ page, card }) => {
    await begin(page);
    await come(page);
    await page.evaluate(() => customElements.get('mcp-elicitation').form.instance.trap(new Error('forced')));
    await ask(page, PASSWORD);
    await warning(card, 'wort').waitFor();
  }),
);
