// Announcements for screen readers, in one live region that precedes its texts and outlives the question.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, passGuardTime, stage } from './fixtures.mjs';
import { ask, line, question, resultOf, watch } from './watch.mjs';

const inPage = stage();
const ONE = {
  message: 'Where should\nit go?',
  requestedSchema: {
    type: 'object',
    properties: { city: { type: 'string', title: 'City', minLength: 3 } },
    required: ['city'],
  },
};
const TWO = {
  message: 'Who?',
  requestedSchema: {
    type: 'object',
    properties: { name: { type: 'string' }, city: { type: 'string' } },
    required: ['name', 'city'],
  },
};
const SURE = {
  message: 'Go on?',
  requestedSchema: { type: 'object', properties: { sure: { type: 'boolean' } }, required: ['sure'] },
};
const ADDRESS = { mode: 'url', message: 'Sign in', url: 'https://xn--pple-43d.com/', elicitationId: 'one' };
const UNANSWERABLE = {
  message: 'Rows',
  requestedSchema: {
    type: 'object',
    properties: { rows: { type: 'array', items: { type: 'object' } } },
    required: ['rows'],
  },
};

/** Records each text of the live region, and if the region existed before. */
const listen = async (page) => {
  await watch(page);
  await page.evaluate(() => {
    window.announcements = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes)
          if (target.matches?.('[role=status]')) announcements.push(node.textContent.replace(/[\u2066-\u2069]/g, ''));
    }).observe(element.shadowRoot, { subtree: true, childList: true });
  });
};
const readAnnouncements = async (page, count) => {
  await page.waitForFunction((count) => window.announcements.length >= count, count, { timeout: 5000 });
  // Nothing is announced twice.
  await page.waitForTimeout(400);
  return page.evaluate(() => window.announcements.splice(0));
};
const silence = async (page) => {
  await page.waitForTimeout(600);
  assert.deepEqual(await page.evaluate(() => window.announcements.splice(0)), []);
};

describe('announces a new question', () => {
  const askAndListen = async ({ page, card }, request) => {
    await listen(page);
    await page.locator('#composer').focus();
    await ask(page, request);
    await card.locator('[part~="decline"]').waitFor();
    return readAnnouncements(page, 1);
  };
  test(
    'with a form, on one line and without signs of the card',
    inPage(async (at) => {
      const [text, ...more] = await askAndListen(at, ONE);
      assert.deepEqual(more, []);
      assert.match(text, /^Files asks.*\. Where should\s+it go\?$/);
    }),
  );
  test(
    'with a form without a message',
    inPage(async (at) => {
      const [text, ...more] = await askAndListen(at, { ...ONE, message: '' });
      assert.deepEqual(more, []);
      assert.match(text, /^Files asks[^“”.]*$/);
    }),
  );
  test(
    'with an address, its host and its warnings',
    inPage(async (at) => {
      const [text, ...more] = await askAndListen(at, ADDRESS);
      assert.deepEqual(more, []);
      assert.match(text, /^Files wants to open a page\. Sign in\. .*xn--pple-43d\.com\. \S/s);
    }),
  );
  test(
    'that waits for its parts after another one',
    inPage(async ({ page, card }) => {
      await listen(page);
      await page.locator('#composer').focus();
      await ask(page, SURE, 'first');
      await card.locator('[part~="decline"]').waitFor();
      await page.evaluate(() => element.cancel());
      await readAnnouncements(page, 1);
      await ask(page, ADDRESS, 'second');
      await card.locator('[part~="url-card"]').waitFor();
      assert.match((await readAnnouncements(page, 1)).at(-1), /wants to open a page/);
    }),
  );
  test(
    'that cannot be answered',
    inPage(async (at) => {
      const [text, ...more] = await askAndListen(at, UNANSWERABLE);
      assert.deepEqual(more, []);
      assert.match(text, /Rows\. This request cannot be answered$/);
    }),
  );
  test(
    'and clears the announcement after a while',
    inPage(async (at) => {
      await askAndListen(at, ONE);
      await at.page.waitForFunction(() => element.shadowRoot.querySelector('.unseen').textContent === '', undefined, {
        timeout: 8000,
      });
    }),
  );
  test(
    'but not if the focus moves to the card, which is read then',
    inPage(async ({ page }) => {
      await listen(page);
      await ask(page, ONE);
      await page.evaluate(() => element.focus());
      await silence(page);
    }),
  );
});

describe('announces errors of a press', () => {
  test(
    'of a lone focused field: its error, also repeatedly',
    inPage(async ({ page, card }) => {
      await listen(page);
      await page.locator('#composer').focus();
      await ask(page, ONE);
      await readAnnouncements(page, 1);
      await line(card).focus();
      await passGuardTime(page);
      await page.keyboard.press('Enter');
      const empty = await readAnnouncements(page, 1);
      assert.equal(empty.length, 1);
      assert.equal(empty[0], await card.locator('[part~="error"]').textContent());
      await page.keyboard.press('Enter');
      assert.deepEqual(await readAnnouncements(page, 1), empty);
      await page.keyboard.type('ab');
      await page.keyboard.press('Enter');
      assert.deepEqual(await readAnnouncements(page, 1), [await card.locator('[part~="error"]').textContent()]);
    }),
  );
  test(
    'but not of a field that gets the focus, which reads it',
    inPage(async ({ page, card }) => {
      await listen(page);
      await page.locator('#composer').focus();
      await ask(page, ONE);
      await readAnnouncements(page, 1);
      await accept(page);
      await card.locator('[part~="error"]').waitFor();
      await silence(page);
    }),
  );
  test(
    'of several fields: the line that names them',
    inPage(async ({ page, card }) => {
      await listen(page);
      await page.locator('#composer').focus();
      await ask(page, TWO);
      await readAnnouncements(page, 1);
      await accept(page);
      assert.deepEqual(await readAnnouncements(page, 1), [await card.locator('.wrong').innerText()]);
    }),
  );
});

describe('announces the end', () => {
  const ends = [
    ['sent', (page, card) => accept(page, card), /^Sent to Files$/],
    ['declined', (page, card) => card.locator('[part~="decline"]').click(), /^Declined$/],
    ['cancelled', (page, card) => card.locator('[part~="dismiss"]').click(), /^Cancelled$/],
    ['cancelled by the host', (page) => page.evaluate(() => element.cancel()), /^Cancelled$/],
    ['withdrawn by the server', (page) => page.evaluate(() => stop.abort()), /^No longer open$/],
  ];
  for (const layout of ['card', 'dialog']) {
    for (const [name, end, text] of ends) {
      test(
        `${name}, ${layout}`,
        inPage(async ({ page, card }) => {
          await listen(page);
          await page.locator('#composer').focus();
          await page.evaluate(
            ([layout, params]) => {
              element.layout = layout;
              window.stop = new AbortController();
              elicit('result', params, { server: { name: 'Files' }, signal: stop.signal });
            },
            [layout, SURE],
          );
          await card.locator('[part~="decline"]').waitFor();
          await passGuardTime(page);
          await page.waitForTimeout(300);
          await page.evaluate(() => announcements.splice(0));
          await end(page, card);
          const [announcement, ...more] = await readAnnouncements(page, 1);
          assert.match(announcement, text);
          assert.deepEqual(more, []);
        }),
      );
    }
  }
  test(
    'also if the next question comes at once',
    inPage(async ({ page, card }) => {
      await listen(page);
      await ask(page, SURE, 'first');
      await ask(page, { ...SURE, message: 'And now?' }, 'second');
      await passGuardTime(page);
      await page.waitForTimeout(300);
      await page.evaluate(() => announcements.splice(0));
      await card.locator('[part~="decline"]').click();
      await resultOf(page, 'first');
      const texts = await readAnnouncements(page, 1);
      assert.match(texts[0], /^Declined/);
    }),
  );
  test(
    'but not if the focus stays on the receipt, which is read then',
    inPage(async ({ page, card }) => {
      await listen(page);
      await ask(page, question());
      await line(card).focus();
      await passGuardTime(page);
      await page.waitForTimeout(300);
      await page.evaluate(() => announcements.splice(0));
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await resultOf(page);
      await silence(page);
      assert.equal(await page.evaluate(() => element.shadowRoot.activeElement?.className), 'receipt');
    }),
  );
});

test(
  'announces that Enter on accept came too early, and sends on a later one',
  inPage(async ({ page, card }) => {
    await listen(page);
    const { properties } = ONE.requestedSchema;
    await ask(page, {
      message: 'All',
      requestedSchema: { type: 'object', properties: { ...properties, city: { ...properties.city, default: 'Rome' } } },
    });
    await page.evaluate(() => element.focus());
    await passGuardTime(page);
    await page.evaluate(() => void (element.locale = 'en-GB'));
    await page.waitForTimeout(50);
    await page.keyboard.press('Enter');
    assert.match(await card.locator('[part~="summary"]').innerText(), /^Press Enter again/);
    assert.deepEqual(await readAnnouncements(page, 1), ['Press Enter again']);
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { city: 'Rome' } });
  }),
);

/** Returns the text that describes an element of the card. */
const described = (card, selector) =>
  card.evaluate(({ shadowRoot }, selector) => {
    const ids = shadowRoot.querySelector(selector).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids
      .map((id) => shadowRoot.getElementById(id)?.textContent ?? `no ${id}`)
      .join(' ')
      .replace(/[\u2066-\u2069]/g, '');
  }, selector);

describe('uses the message as the description', () => {
  test(
    'of the card and a lone field',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, ONE);
      assert.match(await described(card, '[part~="base"]'), /^Where should/);
      assert.match(await described(card, 'input'), /^Where should/);
      await page.evaluate(() => element.cancel());
      await ask(page, TWO, 'two');
      assert.doesNotMatch(await described(card, 'input'), /Who/);
    }),
  );
  test(
    'of a dialog, and of both buttons of yes or no',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate(() => void (element.layout = 'dialog'));
      await ask(page, SURE);
      for (const part of ['dialog', '[part~="accept"]', '[part~="accept-no"]'])
        assert.match(await described(card, part), /Go on\?/, part);
    }),
  );
});

test(
  'describes the open button by the warnings of its address',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, ADDRESS);
    await card.locator('.notice').first().waitFor();
    const warnings = await card.evaluate(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.notice')].map(({ textContent }) => textContent),
    );
    assert.ok(warnings.length > 0);
    const text = await described(card, '#accept');
    for (const warning of ['Sign in', ...warnings])
      assert.ok(text.includes(warning.replace(/[\u2066-\u2069]/g, '')), warning);
  }),
);

test(
  'describes a field and the send button by their warning',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, {
      message: 'Say',
      requestedSchema: {
        type: 'object',
        properties: { name: { type: 'string' }, note: { type: 'string', description: 'See https://evil.example/x' } },
      },
    });
    const warning = (await card.locator('[data-property=note] .notice').textContent()).slice(0, 20);
    assert.ok((await described(card, '[data-property=note] input')).includes(warning));
    assert.ok((await described(card, '#accept')).includes(warning));
    assert.ok(!(await described(card, '[data-property=name] input')).includes(warning));
  }),
);
