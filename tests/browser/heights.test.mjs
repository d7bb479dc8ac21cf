// The height of the card, and the number of its own words and tab stops, compared with forms written by hand.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { form } from '../card/user.mjs';
import { accept, result, stage, waitForCard } from './fixtures.mjs';

const inPage = stage();

/** Waits until the card's height has changed to that of its receipt. */
const waitForReceipt = (card) =>
  card.locator('[part~="base"]').evaluate(async (base) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.all(base.getAnimations().map(({ finished }) => finished));
  });

const INCIDENT = {
  title: { type: 'string', title: 'Title', minLength: 3, maxLength: 80, default: 'Checkout latency above 4 s' },
  severity: { type: 'string', title: 'Severity', enum: ['SEV1', 'SEV2', 'SEV3'], default: 'SEV2' },
  reporter: { type: 'string', title: 'Reporter', format: 'email', default: 'mara@harbor.example' },
  customers: { type: 'integer', title: 'Customers affected', minimum: 0, default: 120 },
  page: { type: 'boolean', title: 'Page the on-call engineer', default: true },
  notes: { type: 'string', title: 'Notes', maxLength: 400 },
};
const KINDS = [
  (n) => ({ type: 'string', title: `Name ${n}` }),
  (n) => ({ type: 'integer', title: `Count ${n}` }),
  (n) => ({ type: 'string', title: `Tier ${n}`, enum: ['Bronze', 'Silver', 'Gold'] }),
];
const THIRTY = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, KINDS[n % 3](n)]));
const TEXT = form({ name: { type: 'string', title: 'Release name' } }, ['name'], 'What should the release be called?');

/** The questions, and their maximum heights on a wide page and on a phone, in pixels. */
const MOST = {
  'yes or no': [form({ go: { type: 'boolean', title: 'Deploy' } }, ['go'], 'Deploy 8.2 to production?'), 155, 185],
  'one of four': [
    form(
      { branch: { type: 'string', title: 'Branch', enum: ['main', 'release/8.2', 'release/8.1', 'hotfix'] } },
      ['branch'],
      'Which branch should the fix go to?',
    ),
    262,
    318,
  ],
  text: [TEXT, 180, 215],
  'date and time': [
    form(
      { start: { type: 'string', title: 'Start', format: 'date-time' } },
      ['start'],
      'When should the maintenance window start?',
    ),
    240,
    290,
  ],
  'an address': [
    {
      mode: 'url',
      message: 'Connect your GitHub account so that I can open the pull request.',
      url: 'https://github.com/login/oauth/authorize?client_id=abc123&scope=repo',
      elicitationId: 'a',
    },
    260,
    310,
  ],
  'six fields, prefilled': [
    form(
      INCIDENT,
      ['title', 'severity', 'reporter'],
      'I can file the incident for you. Please check what I filled in.',
    ),
    530,
    650,
  ],
  '30 fields': [form(THIRTY, [], 'Please fill this in.'), 2700, 3100],
};

const askAndWait = async (page, card, request) => {
  await page.evaluate((request) => {
    document.body.style.margin = '0';
    document.querySelector('main').style.cssText = 'margin: 0; padding: 0; max-width: none';
    document.querySelector('mcp-elicitation').style.setProperty('--elicit-max-width', 'none');
    window.pending = document
      .querySelector('mcp-elicitation')
      .elicit(request, { server: { name: 'Harbor' } })
      .then((result) => (window.result = JSON.stringify(result)));
  }, request);
  await card.locator('[part~="decline"]').waitFor();
  await waitForCard(page);
  if (request.url) await card.locator('[part~="url-host"]').waitFor();
  await page.waitForFunction(() => !document.querySelector('mcp-elicitation').shadowRoot.querySelector('[data-many]'));
};

for (const [index, [where, options]] of Object.entries({
  '680 px wide': { sharing: true, viewport: { width: 680, height: 900 } },
  'a phone': { sharing: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}).entries()) {
  describe(`on ${where}`, { concurrency: false }, () => {
    for (const [name, [request, ...most]] of Object.entries(MOST)) {
      inPage(`${name} takes at most ${most[index]} px`, options, async ({ page, card }) => {
        await askAndWait(page, card, request);
        const { height } = await card.locator('[part~="base"]').boundingBox();
        assert.ok(height <= most[index], `${height}`);
      });
    }

    inPage('adds no row when asking whether to lose entries', options, async ({ page, card }) => {
      await askAndWait(page, card, TEXT);
      const height = async () => (await card.locator('[part~="base"]').boundingBox()).height;
      const before = await height();
      await card.locator('input').fill('Aurora');
      await card.locator('[part~="cancel"]').click();
      await card.locator('#keep').waitFor();
      assert.ok((await height()) <= before, `${await height()} after ${before}`);
    });
  });
}

inPage('adds at most 7 words and 4 tab stops to one text field', async ({ page, card }) => {
  await askAndWait(page, card, TEXT);
  const { words, stops } = await card.locator('[part~="base"]').evaluate((base) => ({
    // The announcement of a question is temporary.
    words: [...base.querySelectorAll('.unseen')]
      .reduce((text, at) => text.replace(at.innerText, ''), base.innerText)
      .match(/\S+/g).length,
    stops: [...base.querySelectorAll('input, textarea, select, button, summary')].filter(
      (at) => at.tabIndex >= 0 && at.checkVisibility(),
    ).length,
  }));
  const theirs = [TEXT.message, 'Release name', 'Harbor', 'H'].join(' ').split(' ').length;
  assert.ok(words - theirs <= 7, `${words - theirs}`);
  assert.ok(stops <= 4, `${stops}`);
});

inPage('keeps the receipt of a text on one line of at most 34 px with the answer', async ({ page, card }) => {
  await askAndWait(page, card, TEXT);
  await card.locator('input').fill('Aurora');
  await accept(page);
  await result(page);
  assert.equal(await card.locator('[part~="answer"]').innerText(), 'Aurora');
  await waitForReceipt(card);
  const { height } = await card.locator('[part~="base"]').boundingBox();
  assert.ok(height <= 34, `${height}`);
});

for (const [motion, reducedMotion, count] of [
  ['glides', 'no-preference', 1],
  ['changes at once where motion is reduced', 'reduce', 0],
]) {
  inPage(`the height of the card ${motion}`, { reducedMotion }, async ({ page, card }) => {
    await askAndWait(page, card, TEXT);
    await card.locator('input').fill('Aurora');
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      window.glides = [];
      Element.prototype.animate = function (steps, time) {
        glides.push(steps.map(({ height }) => parseFloat(height)));
        return animate.call(this, steps, time);
      };
    });
    await accept(page);
    await result(page);
    await waitForReceipt(card);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const glides = await page.evaluate(() => glides);
    assert.equal(glides.length, count);
    for (const [before, after] of glides) assert.ok(before > after, `${before} to ${after}`);
  });
}

for (const width of [320, 360, 390, 520, 680])
  inPage(
    `lays no part of a receipt over another at ${width} px`,
    { viewport: { width, height: 700 } },
    async ({ page, card }) => {
      await askAndWait(page, card, {
        message: 'I can file the incident for you. Please check what I filled in.',
        requestedSchema: {
          type: 'object',
          properties: {
            title: { type: 'string', title: 'Title', default: 'Checkout latency above 4 s in every region' },
            severity: { type: 'string', title: 'Severity', enum: ['SEV1', 'SEV2', 'SEV3'], default: 'SEV2' },
            reporter: { type: 'string', title: 'Reporter', format: 'email', default: 'mara@harbor.example' },
          },
        },
      });
      await accept(page);
      if ((await card.evaluate((host) => host.status)) === 'open') await accept(page);
      await result(page);
      await card.locator('.ended time').waitFor();
      const overlaps = await card.evaluate((host) => {
        const parts = [...host.shadowRoot.querySelectorAll('.receipt, .ended summary, .ended time')];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const meet = (one, other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5;
        return boxes.flatMap((box, at) =>
          boxes.slice(at + 1).flatMap((other, more) => (meet(box, other) ? [[at, at + 1 + more]] : [])),
        );
      });
      assert.deepEqual(overlaps, []);
    },
  );
