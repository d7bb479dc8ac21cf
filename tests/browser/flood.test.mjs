// A server that asks too often: the user sees how often, declines all its questions at once, or mutes it. Also the
// aside after an address was opened.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, nextFrame, passGuardTime, stage } from './fixtures.mjs';
import { ACCEPTED, DECLINED, ask, events, line, question, resultOf } from './watch.mjs';

const inPage = stage();
const part = (card, name) => card.locator(`[part~="${name}"]`);

/** Sends many questions of one server in one task; `answers` collects their actions. */
const flood = (page, count, server = 'Files') =>
  page.evaluate(
    ([request, count, server]) => {
      window.answers ??= [];
      for (let index = 0; index < count; index++)
        void element.elicit(request, { server: { name: server } }).then(({ action }) => answers.push(action));
    },
    [question(), count, server],
  );

const answers = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['accept', 'decline', 'cancel'].map((action) => [action, answers.filter((one) => one === action).length]),
    ),
  );

describe('a flood', () => {
  inPage('changes nothing but a count, so a button that is held down meanwhile is pressed', async ({ page, card }) => {
    await ask(page, question('Who?'));
    await part(card, 'decline').waitFor();
    await page.evaluate((request) => {
      window.before = [...element.shadowRoot.querySelectorAll('#accept, #decline, #dismiss, .field, input')];
      const churn = () => {
        const control = new AbortController();
        window.churned = (window.churned ?? 0) + 1;
        element.elicit(request, { server: { name: 'Another' }, signal: control.signal });
        setTimeout(() => control.abort(), 10);
      };
      window.churning = setInterval(churn, 20);
    }, question('Noise'));
    await card.locator('[part~="header"]', { hasText: 'more' }).waitFor();
    await page.waitForFunction(() => churned > 10);
    assert.ok(await page.evaluate(() => before.length > 3 && before.every((one) => one.isConnected)));
    await line(card).fill('Ada');
    await passGuardTime(page);
    await part(card, 'accept').click({ delay: 90 });
    assert.deepEqual(await resultOf(page), ACCEPTED);
    await page.evaluate(() => clearInterval(churning));
  });

  inPage('moves no button that is held down in a chat that grows upwards', async ({ page, card }) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html, body { block-size: 100%; margin: 0; } main { block-size: 100%; display: flex; ' +
          'flex-direction: column; justify-content: end; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    await ask(page, question('Who?'));
    await part(card, 'decline').waitFor();
    await part(card, 'decline').hover();
    await page.mouse.down();
    const before = await part(card, 'decline').boundingBox();
    await flood(page, 5);
    await page.waitForFunction(() => element.waiting > 0);
    await nextFrame(page);
    assert.deepEqual(await part(card, 'decline').boundingBox(), before);
    await page.mouse.up();
    assert.deepEqual(await resultOf(page), DECLINED);
    await card.locator('[part~="header"]', { hasText: '4 more' }).waitFor();
  });
});

describe('once an address was opened', () => {
  const url = { mode: 'url', message: 'Connect', url: 'https://ok.example/start', elicitationId: 'id-1' };

  inPage(
    'can be opened again and copied, until the user or the server reports that it is done',
    async ({ page, card, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => {
        window.opened = [];
        element.opener = (url) => void opened.push(url);
      });
      await ask(page, url);
      await accept(page);
      assert.deepEqual(await resultOf(page), { action: 'accept' });
      await part(card, 'copy').waitFor();
      await card.getByRole('button', { name: 'Open again' }).click();
      assert.deepEqual(await page.evaluate(() => opened), [url.url, url.url]);
      await part(card, 'copy').click();
      await part(card, 'copy').filter({ hasText: 'Copied' }).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), url.url);
      await page.evaluate(() => element.complete('another id'));
      await page.evaluate(() => element.complete('id-1', { server: { name: 'Another' } }));
      await nextFrame(page);
      assert.doesNotMatch(await part(card, 'aside').innerText(), /finished/);
      await page.evaluate(() => element.complete('id-1', { server: { name: 'Files' } }));
      await part(card, 'aside').filter({ hasText: 'Files says that this is finished' }).waitFor();
      await part(card, 'done').click();
      await part(card, 'aside').waitFor({ state: 'detached' });
      assert.deepEqual(await events(page, 'elicit-result'), [{ action: 'accept' }]);
    },
  );

  inPage('opens the page without access to this one', async ({ page, context }) => {
    const headers = [];
    await context.route('https://ok.example/**', (route) => {
      headers.push(route.request().headers());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Opened</title>' });
    });
    await ask(page, url);
    await page.locator('mcp-elicitation [part~="accept"]').waitFor();
    assert.equal(context.pages().length, 1, 'nothing opens by itself');
    const popup = context.waitForEvent('page');
    await accept(page);
    const opened = await popup;
    await opened.waitForLoadState();
    assert.deepEqual(await opened.evaluate(() => [location.href, window.opener, document.referrer]), [
      url.url,
      null,
      '',
    ]);
    assert.equal(headers[0].referer, undefined);
    assert.deepEqual(await resultOf(page), { action: 'accept' });
  });
});
