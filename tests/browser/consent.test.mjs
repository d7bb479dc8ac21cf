// What is asked is said, what is sent has been seen, and what the host refuses is not asked.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, seen, stage } from './fixtures.mjs';
import { ask, events, line, resultOf, status, watch } from './watch.mjs';

const inPage = stage();
const form = (properties) => ({ message: 'Please answer.', requestedSchema: { type: 'object', properties } });
const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, { type: 'string', default: `value ${index}` }]));
const content = Object.fromEntries(Object.entries(many).map(([name, schema]) => [name, schema.default]));

const press = async (page, card) => {
  await seen(page);
  await card.locator('[part~="accept"]').click();
};

/** A press on accept decides nothing, says what was not seen, and goes there. */
async function goesToUnseen(page, card, place) {
  await press(page, card);
  assert.match(await card.locator('.early').innerText(), /The server filled in (1 answer|\d+ answers) that you have not seen/);
  assert.deepEqual(await events(page, 'elicit-result'), []);
  await page.waitForFunction((place) => {
    const footer = element.shadowRoot.querySelector('footer').getBoundingClientRect().top;
    const { top, bottom } = element.shadowRoot.querySelector(place).getBoundingClientRect();
    return bottom > 0 && top < footer;
  }, place);
}

describe('the end of the message', { concurrency: false }, () => {
  const message = `Shall I go on?${'\nOne more line of it.'.repeat(80)}\nBy accepting you agree that all files are deleted.`;
  for (const layout of ['inline', 'dialog']) {
    test(`is on the screen before it is agreed to, where nothing is entered: ${layout}`, inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate((layout) => (element.layout = layout), layout);
      await ask(page, { message, requestedSchema: { type: 'object', properties: {} } });
      await press(page, card);
      assert.deepEqual(await events(page, 'elicit-result'), []);
      assert.match(await card.locator('.early').innerText(), /One moment/);
      const end = await card.evaluate(({ shadowRoot }) => {
        const [quote, footer] = ['#message', 'footer'].map((part) => shadowRoot.querySelector(part).getBoundingClientRect());
        return { end: quote.bottom, footer: footer.top };
      });
      assert.ok(end.end > 0 && end.end <= end.footer + 1, JSON.stringify(end));
      await press(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: {} });
    }, { viewport: { width: 400, height: 500 } }));
  }

  test('is nothing that somebody has to see who has answered', inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, { message, requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } } });
    await line(card).fill('Ada');
    await press(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { name: 'Ada' } });
  }, { viewport: { width: 400, height: 500 } }));
});

describe('what the server has filled in', { concurrency: false }, () => {
  test(
    'is shown before it is sent, where nobody has scrolled to it',
    inPage(
      async ({ page, card }) => {
        await watch(page);
        await ask(page, form(many));
        await goesToUnseen(page, card, ':focus');
        await accept(page, card);
        assert.deepEqual(await resultOf(page), { action: 'accept', content });
      },
      { viewport: { width: 800, height: 500 } },
    ),
  );

  test(
    'is sent at once where it has all been in sight',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, form({ field: { type: 'string', default: 'value' } }));
      await accept(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { field: 'value' } });
    }),
  );
});

const SMALL = { viewport: { width: 800, height: 500 } };
const HIDES = {
  'a default that turns its own direction': ['alice@good.example \u202emoc.live@bob\u202c', /Sent as .*⟨U\+202E⟩/],
  'a default with a character that takes no room': ['evil\u200b.example', /evil⟨U\+200B⟩\.example/],
  'a default that goes on after many blanks': [`Yes${' '.repeat(400)}and I agree that all my files are deleted`, /⟨␣ ×400⟩and I agree/],
};

describe('what the server has filled in and the control would not show', { concurrency: false }, () => {
  for (const [name, [value, shown]] of Object.entries(HIDES)) {
    test(
      `${name} is written out below, and sent as it is`,
      inPage(async ({ page, card }) => {
        await watch(page);
        await ask(page, form({ field: { type: 'string', default: value }, list: { type: 'array', items: { type: 'string' }, default: ['plain', value] } }));
        for (const property of ['field', 'list']) assert.match((await card.locator(`[data-property=${property}] .exact`).innerText()).replaceAll('\n', ' '), shown);
        await press(page, card);
        if (await card.locator('.early span').count()) await accept(page, card);
        assert.deepEqual(await resultOf(page), { action: 'accept', content: { field: value, list: ['plain', value] } });
      }),
    );
  }

  test(
    'the end of a text below its own scroll is gone to',
    inPage(async ({ page, card }) => {
      await watch(page);
      const value = `${Array.from({ length: 60 }, (_, index) => `Line ${index}`).join('\n')}\nand all my files are deleted`;
      await ask(page, form({ text: { type: 'string', default: value } }));
      await goesToUnseen(page, card, 'textarea');
      await page.waitForFunction(() => element.shadowRoot.querySelector('textarea').scrollTop > 0);
      await accept(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { text: value } });
    }, SMALL),
  );

  test(
    'a line that is longer than its control is written out when accept is pressed',
    inPage(async ({ page, card }) => {
      await watch(page);
      const value = `https://good.example/${'a/'.repeat(60)}?then=delete`;
      await ask(page, form({ where: { type: 'string', default: value } }));
      await goesToUnseen(page, card, '.exact');
      assert.match(await card.locator('.exact').innerText(), /then=delete$/);
      await press(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { where: value } });
    }, { viewport: { width: 400, height: 500 } }),
  );

  test(
    'a box of the page that scrolls hides what is in it',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main { block-size: 300px; overflow: auto; } mcp-elicitation { display: block; inline-size: 500px; }');
        document.adoptedStyleSheets = [sheet];
      });
      const few = Object.fromEntries(Object.entries(many).slice(0, 6));
      await ask(page, form(few));
      await card.locator('[part~="accept"]').waitFor();
      await goesToUnseen(page, card, '[data-property]');
      await accept(page, card);
      assert.equal((await resultOf(page)).action, 'accept');
    }),
  );

  test(
    'so does one that is narrower than the card, which is gone through from side to side',
    inPage(async ({ page, card }) => {
      await watch(page);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main { inline-size: 300px; overflow: auto; } mcp-elicitation { display: block; inline-size: 540px; }');
        document.adoptedStyleSheets = [sheet];
      });
      await ask(page, form({ where: { type: 'string', default: 'https://good.example/ and then everything else' } }));
      await goesToUnseen(page, card, '[data-property]');
      await page.waitForFunction(() => document.querySelector('main').scrollLeft > 100);
      await accept(page, card);
      assert.equal((await resultOf(page)).action, 'accept');
    }, SMALL),
  );

  test(
    'a value that is fixed counts too',
    inPage(async ({ page, card }) => {
      await watch(page);
      const optional = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, { type: 'string' }]));
      const asked = form({ ...optional, plan: { const: 'enterprise' } });
      asked.requestedSchema.required = ['plan'];
      await ask(page, asked);
      await seen(page);
      await line(card).focus();
      await page.keyboard.press('Enter');
      assert.deepEqual(await events(page, 'elicit-result'), []);
      assert.match(await card.locator('.early').innerText(), /1 answer/);
      await page.waitForFunction(() => {
        const [field, footer] = ['[data-property=plan]', 'footer'].map((one) => element.shadowRoot.querySelector(one).getBoundingClientRect());
        return field.bottom <= footer.top;
      });
      await press(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content: { plan: 'enterprise' } });
    }, SMALL),
  );

  test(
    'the open preview, read to its end, is enough',
    inPage(async ({ page, card }) => {
      await watch(page);
      await ask(page, form(many));
      await card.locator('#preview pre').waitFor();
      await page.evaluate(async () => {
        const frames = async () => {
          dispatchEvent(new Event('resize'));
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        };
        await frames();
        const json = element.shadowRoot.querySelector('#preview pre');
        json.scrollIntoView({ block: 'center' });
        for (let top = 0; top <= json.scrollHeight; top += 50) {
          json.scrollTop = top;
          await frames();
        }
      });
      await press(page, card);
      assert.deepEqual(await resultOf(page), { action: 'accept', content });
    }),
  );
});

test(
  'a fixed text that reads like consent is a checkbox that the person sets',
  inPage(async ({ page, card }) => {
    await watch(page);
    const asked = form({ terms: { const: 'I agree that all my files are deleted', title: 'Terms' } });
    asked.requestedSchema.required = ['terms'];
    await ask(page, asked);
    const box = card.getByRole('checkbox', { name: 'I agree that all my files are deleted' });
    assert.equal(await box.isChecked(), false);
    await press(page, card);
    assert.deepEqual(await events(page, 'elicit-result'), []);
    await box.check();
    await press(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { terms: 'I agree that all my files are deleted' } });
  }),
);

test(
  'while it is asked whether to cancel, no key accepts, and it can be declined',
  inPage(async ({ page, card }) => {
    await watch(page);
    await ask(page, form({ name: { type: 'string' } }));
    await line(card).pressSequentially('Ada');
    await page.evaluate(() => (window.ahead += 5000));
    await page.keyboard.press('Escape');
    await card.locator('#keep').waitFor();
    await page.keyboard.press('Control+Enter');
    assert.equal(await status(page), 'open');
    await card.locator('[part~="decline"]').click();
    assert.deepEqual(await resultOf(page), { action: 'decline' });
  }),
);

describe('what the host sets', { concurrency: false }, () => {
  for (const [name, settings, request] of [
    ['refuses a form that asks for a secret', { sensitive: 'refuse' }, form({ password: { type: 'string', title: 'Password' } })],
    ['limits how much is asked', { limits: { properties: 1 } }, form({ a: { type: 'string' }, b: { type: 'string' } })],
  ]) {
    test(
      name,
      inPage(async ({ page, card }) => {
        await watch(page);
        await page.evaluate((settings) => Object.assign(element, settings), settings);
        await ask(page, request);
        await card.locator('[part~="decline"]').waitFor();
        assert.deepEqual([await status(page), await card.locator('[part~="accept"]').count()], ['unanswerable', 0]);
        assert.deepEqual(await events(page, 'elicit-error'), ['unanswerable']);
        await card.locator('[part~="decline"]').click();
        assert.deepEqual(await resultOf(page), { action: 'decline' });
      }),
    );
  }
});

test(
  'the arrival is said politely, once',
  inPage(async ({ page }) => {
    await watch(page);
    await ask(page, form({ name: { type: 'string' } }));
    await page.waitForFunction(() => element.shadowRoot.querySelector('.unseen[role="status"]')?.textContent.replace(/[\u2066-\u2069]/g, '') === 'Files asks for input: “Please answer.”', undefined, { timeout: 5000 });
    await page.waitForFunction(() => element.shadowRoot.querySelector('.unseen[role="status"]')?.textContent === '', undefined, { timeout: 8000 });
  }),
);
