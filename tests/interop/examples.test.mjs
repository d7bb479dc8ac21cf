// The applications of examples/, set up and started as their readme says, with the packed package, and used by a person.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { answer } from '../browser/answer.mjs';
import { launch, root } from '../browser/fixtures.mjs';
import { NODE_22, freePort, here } from './servers.mjs';
import { packed } from './stage.mjs';

/** Cloudflare's tools need a newer Node than the package. */
const env = { ...process.env, PATH: `${path.dirname(NODE_22)}:${process.env.PATH}`, NODE_ENV: undefined, WRANGLER_SEND_METRICS: 'false' };

const EXAMPLES = {
  agents: { list: 'main', input: 'form input', cards: 2, says: /is booked for/, first: 'Five nights by the sea, please' },
  'assistant-ui': { list: '.viewport', input: '.input', cards: 1, says: /is booked for/, first: 'We need a room for the design review' },
  'one-file': { list: 'main', input: 'form input', cards: 1, says: /is booked\. We collect/, first: 'The lamp does not work' },
};

/** A copy of an example that has the packed package where the repository has its folder. */
function copy(name) {
  const place = path.join(here, 'out-examples', name);
  const tarball = `file:${packed()}`;
  // What was installed before is kept, but for the package, and what was made of it.
  mkdirSync(place, { recursive: true });
  for (const gone of ['mcp-elicitation', '.package-lock.json', '.vite']) rmSync(path.join(place, 'node_modules', gone), { recursive: true, force: true });
  const from = path.join(root, 'examples', name);
  cpSync(from, place, { recursive: true, filter: (file) => !/node_modules|\.wrangler/.test(path.relative(from, file)) });
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(path.join(place, file), 'utf8');
    assert.match(text, /"file:\.\.\/\.\.\/pkg"/);
    writeFileSync(path.join(place, file), text.replaceAll('"file:../../pkg"', JSON.stringify(tarball)));
  }
  return place;
}

/** `npm install`, `npm start`, until the page is there. */
async function start(name) {
  const place = copy(name);
  execFileSync('npm', ['install', '--loglevel=error'], { cwd: place, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [port, desk] = [await freePort(), await freePort()];
  const child = spawn('npm', ['start'], { cwd: place, env: { ...env, PORT: `${port}`, DESK_PORT: `${desk}` }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  let ended = false;
  child.on('exit', () => (ended = true));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).then(({ ok }) => ok, () => false))) {
    if (ended) throw new Error(`${name} did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, close: () => ended || process.kill(-child.pid) };
}

/** As docs/testing.md says it: in earnest, by the clock on the wall. */
async function accept(page, card) {
  const button = card.locator('[part~="accept"]');
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  await button.click();
}

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

for (const [name, { list, input, cards, says, first }] of Object.entries(EXAMPLES)) {
  describe(name, () => {
    let app;
    before(async () => (app = await start(name)));
    after(() => app?.close());

    /** A chat of its own, in which something has been said and the server asks. */
    const chat = (work, options = {}) => async () => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Oslo', viewport: { width: 760, height: 900 }, ...options });
      const page = await context.newPage();
      const faults = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      const composer = page.locator(input);
      const card = (index = 0) => page.locator('mcp-elicitation').nth(index);
      const asked = async (index = 0) => {
        await card(index).locator('[part~="decline"]').waitFor({ timeout: 60_000 });
        while ((await status(index)) === 'loading') await page.waitForTimeout(100);
      };
      const say = async (text) => {
        // While the chat is at work, it takes no message.
        await page.getByRole('button', { name: 'Send', exact: true }).last().waitFor();
        await composer.fill(text);
        await composer.press('Enter');
      };
      const told = (text) => page.locator(list).getByText(text).waitFor();
      const status = (index) => card(index).evaluate((element) => element.status);
      const focused = () => page.evaluate((input) => document.activeElement === document.querySelector(input), input);
      try {
        await page.goto(app.origin);
        await composer.waitFor();
        await page.waitForTimeout(500);
        await say(first);
        await asked();
        await work({ page, composer, card, asked, say, told, status, focused });
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    };

    test('accept: the answer goes on, and its receipt stays', chat(async ({ page, card, asked, told, status }) => {
      for (let index = 0; index < cards; index++) {
        await asked(index);
        await answer(card(index), true);
        await accept(page, card(index));
      }
      await told(says);
      for (let index = 0; index < cards; index++) {
        assert.equal(await status(index), 'accepted');
        await card(index).locator('[part~="receipt"]').waitFor();
      }
    }));

    for (const [action, said] of [['decline', /declined|did not want/], ['cancel', /closed the question/]]) {
      test(action, chat(async ({ card, told }) => {
        await card().locator(`[part~="${action}"]`).click();
        await told(said);
        await card().locator('[part~="receipt"]').waitFor();
      }));
    }

    test('the focus stays where it is, and a key of the host is one only outside the card', chat(async ({ page, composer, card, focused }) => {
      assert.ok(await focused(), 'a question takes no focus');
      await composer.pressSequentially('a/b');
      assert.equal(await composer.inputValue(), 'a/b');
      const field = card().locator('input:not([type=radio], [type=checkbox], [type=date], [type=datetime-local]), textarea').first();
      await field.click();
      await page.keyboard.type('/');
      assert.ok(!(await focused()));
      assert.equal(await field.inputValue(), '/');
      await card().locator('[part~="decline"]').focus();
      await page.keyboard.press('/');
      assert.ok(await focused());
      assert.equal(await composer.inputValue(), 'a/b');
    }));

    test('the list scrolls, also from above the card, and stays where somebody reads', chat(async ({ page, card, say, asked, told }) => {
      // A conversation that is longer than the window, whatever becomes of the last card.
      for (let before = 0; before < 2; before++) {
        await card(before).locator('[part~="decline"]').click();
        await page.locator(list).getByText(/declined|did not want/).nth(before).waitFor();
        await say('Once more');
        await asked(before + 1);
      }
      const top = () => page.locator(list).evaluate((element) => element.scrollTop);
      await card(2).evaluate((element) => element.scrollIntoView());
      const [{ x, y }, listed] = [await card(2).boundingBox(), await page.locator(list).boundingBox()];
      await page.mouse.move(x + 40, Math.max(y, listed.y) + 60);
      await page.mouse.wheel(0, 3000);
      await page.waitForTimeout(300);
      const end = await top();
      assert.ok(end > 100, `${end}`);
      await page.mouse.wheel(0, -3000);
      await page.waitForFunction((list) => document.querySelector(list).scrollTop === 0, list);
      await card(2).evaluate((element) => element.cancel());
      await told(/closed the question/);
      await page.waitForTimeout(300);
      assert.equal(await top(), 0);
    }, { viewport: { width: 760, height: 480 } }));

    for (const scheme of ['light', 'dark']) {
      const options = { colorScheme: scheme, viewport: { width: 760, height: 960 }, deviceScaleFactor: 1.5 };
      test(`the page in its picture, ${scheme}`, chat(async ({ page, card }) => {
        await page.evaluate(() => document.activeElement.blur());
        await page.waitForTimeout(2000);
        assert.ok(await card().locator('[part~="accept"]').isVisible());
        if (process.env.UPDATE_PICTURES) writeFileSync(path.join(root, `docs/pictures/${name}-${scheme}.webp`), await webp(page));
      }, options));
    }
  });
}

/** A small picture of what the page shows. */
async function webp(page) {
  const png = await page.screenshot();
  const drawing = await page.context().newPage();
  const data = await drawing.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, `data:image/png;base64,${png.toString('base64')}`);
  return Buffer.from(data, 'base64');
}
