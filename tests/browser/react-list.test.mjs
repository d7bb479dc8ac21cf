// The list of questions of `mcp-elicitation/react` in React's strict mode, with a real client and a real server.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, passGuardTime, stage } from './fixtures.mjs';
import { reactPage } from './react-page.mjs';

for (const version of [19, 18]) {
  const inPage = stage(() => reactPage('react-list', version));

  const joined = (name, work) =>
    inPage(name, { path: '/sdk/react-list.html' }, async (opened) => {
      const { page } = opened;
      await page.waitForFunction(() => window.join);
      await page.evaluate(() => {
        window.before = callTool;
        return join();
      });
      await page.waitForFunction(() => callTool !== before);
      await work(opened);
    });

  /** Calls a tool that asks; `answers` gets its text. */
  const call = (page, name = 'book') =>
    page.evaluate((name) => {
      window.answers ??= [];
      const answer = callTool({ name, arguments: {} });
      answer.then(
        ({ content }) => answers.push(content[0].text),
        (error) => answers.push(String(error)),
      );
    }, name);
  const statuses = (page) =>
    page.locator('li').evaluateAll((items) => items.map((item) => [item.dataset.status, item.dataset.server]));
  const answers = (page, count) =>
    page.waitForFunction((count) => window.answers?.length === count && answers, count).then((all) => all.jsonValue());

  describe(`useElicitations in React ${version}`, { concurrency: false }, () => {
    joined('loads the form once a client is there, and shows one card a question', async ({ page }) => {
      await page.waitForFunction(() => window.compiled);
      assert.deepEqual(await statuses(page), []);
      await call(page);
      await call(page);
      const fields = page.locator('mcp-elicitation input[type=text]');
      await fields.nth(1).waitFor();
      assert.deepEqual(await statuses(page), [
        ['asking', 'calendar'],
        ['asking', 'calendar'],
      ]);
      await fields.nth(1).fill('Bob');
      await passGuardTime(page);
      await accept(page, page.locator('#question-2 mcp-elicitation'));
      assert.deepEqual(await answers(page, 1), ['[{"action":"accept","content":{"name":"Bob"}}]']);
      await page.locator('#question-2[data-status=answered] [part~="receipt"]').waitFor();
      assert.deepEqual(await page.evaluate(() => questions.map(({ result }) => result ?? null)), [
        null,
        { action: 'accept', content: { name: 'Bob' } },
      ]);
      await fields.first().fill('Ann');
      await accept(page, page.locator('#question-1 mcp-elicitation'));
      assert.deepEqual((await answers(page, 2))[1], '[{"action":"accept","content":{"name":"Ann"}}]');
    });

    // React 18 differs in how it sets the properties of an element.
    if (version === 18) return;

    joined('withdraws a question that is removed, and keeps those that have ended until then', async ({ page }) => {
      await call(page);
      await call(page);
      await page.locator('#question-2 [part~="decline"]').click();
      await answers(page, 1);
      await page.locator('#question-1 input[type=text]').waitFor();
      await page.locator('#question-1 > button').click();
      assert.deepEqual(await answers(page, 2), ['[{"action":"decline"}]', '[{"action":"cancel"}]']);
      assert.deepEqual(await statuses(page), [['answered', 'calendar']]);
      await page.locator('#question-2 > button').click();
      await page.waitForFunction(() => questions.length === 0);
    });

    joined('keeps a question and what was typed while its card is not drawn', async ({ page }) => {
      await page.evaluate(() => (window.keeps = true));
      await call(page);
      const field = page.locator('mcp-elicitation input[type=text]');
      await field.fill('Ann');
      await page.evaluate(() => setCards(false));
      await page.waitForFunction(() => !document.querySelector('mcp-elicitation'));
      await page.evaluate(() => setCards(true));
      await field.waitFor();
      assert.equal(await field.inputValue(), 'Ann');
      await accept(page);
      assert.deepEqual(await answers(page, 1), ['[{"action":"accept","content":{"name":"Ann"}}]']);
      assert.deepEqual(await statuses(page), [['answered', 'calendar']]);
      await call(page);
      await field.waitFor();
      await page.locator('#question-2 > button').click();
      assert.deepEqual((await answers(page, 2))[1], '[{"action":"cancel"}]');
    });

    joined('reports a question that cannot be shown', async ({ page }) => {
      await call(page, 'unanswerable');
      assert.deepEqual(await answers(page, 1), ['-32602']);
      await page.waitForFunction(() => questions[0]?.error?.code === -32602);
      assert.deepEqual(await statuses(page), [['failed', 'calendar']]);
    });

    joined(
      'withdraws kept questions when the component unmounts, and gives the next ones ids of their own',
      async ({ page }) => {
        await page.evaluate(() => (window.keeps = true));
        await call(page);
        await page.locator('#question-1 input[type=text]').fill('Ann');
        await page.evaluate(() => {
          window.before = callTool;
          setShown(false);
        });
        assert.deepEqual(await answers(page, 1), ['[{"action":"cancel"}]']);
        await page.evaluate(() => setShown(true));
        await page.waitForFunction(() => callTool !== before);
        await call(page);
        await page.locator('#question-2 input[type=text]').waitFor();
        assert.equal(await page.locator('#question-2 input[type=text]').inputValue(), '');
        assert.deepEqual(await statuses(page), [['asking', 'calendar']]);
      },
    );
  });
}
