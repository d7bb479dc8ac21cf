// The React component in pages with React's strict mode.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, stage } from './fixtures.mjs';
import { reactPage } from './react-page.mjs';

const inPage = stage(() => reactPage('react'));

/** Makes a test with a host of pages/react.jsx. */
const shows = (name, host, work, start = inPage) =>
  start(name, { path: '/strict/react.html' }, async (opened) => {
    await opened.page.evaluate((host) => show(host), host);
    await work(opened);
  });

async function answer(page, card, name) {
  await card.locator('input[type=text]').fill(name);
  await accept(page, card);
  await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'accepted');
}

/** Waits until React has finished drawing. */
const drawn = (page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))));
const status = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').status);
const ACCEPTED = (name) => ({ action: 'accept', content: { name } });

describe('the React component', () => {
  for (const isRow of [false, true])
    shows(
      `keeps a question of another conversation with what was typed (${isRow ? 'rows' : 'elements'})`,
      'Conversations',
      async ({ page, card }) => {
        const turn = async (name) => {
          await page.evaluate(([name, isRow]) => window.open(name, isRow), [name, isRow]);
          await page.waitForFunction((name) => {
            const element = document.querySelector('mcp-elicitation');
            return element.status === 'open' && element.request.message === `Who is ${name}?`;
          }, name);
        };
        await turn('Ada');
        await card.locator('input[type=text]').fill('Countess');
        await turn('Grace');
        assert.equal(await card.locator('input[type=text]').inputValue(), '');
        await card.locator('input[type=text]').fill('Admiral');
        await page.evaluate(() => window.open(''));
        await turn('Ada');
        assert.equal(await card.locator('input[type=text]').inputValue(), 'Countess');
        await turn('Grace');
        assert.deepEqual(await page.evaluate(() => results), []);
        await accept(page, card);
        await page.waitForFunction(() => results.length);
        await turn('Ada');
        await accept(page, card);
        await page.waitForFunction(() => results.length === 2);
        assert.deepEqual(await page.evaluate(() => results), [
          ['Grace', ACCEPTED('Admiral')],
          ['Ada', ACCEPTED('Countess')],
        ]);
      },
    );

  shows('asks once for a request that each render creates anew', 'Literal', async ({ page, card }) => {
    await answer(page, card, 'Ada');
    await page.locator('#app > pre', { hasText: 'Ada' }).waitFor();
    for (let ticks = 0; ticks < 2; ticks++) {
      await page.evaluate(() => tick());
      await drawn(page);
      assert.equal(await status(page), 'accepted');
    }
    assert.deepEqual(await page.evaluate(() => results), [ACCEPTED('Ada')]);
  });

  shows('keeps entries when a render happens while the question is open', 'Literal', async ({ page, card }) => {
    await card.locator('input[type=text]').fill('Ad');
    await page.evaluate(() => tick());
    await drawn(page);
    assert.equal(await card.locator('input[type=text]').inputValue(), 'Ad');
    await answer(page, card, 'Ada');
    assert.deepEqual(await page.evaluate(() => results), [ACCEPTED('Ada')]);
  });

  shows('asks an equal request again after the answer', 'StateHost', async ({ page, card }) => {
    for (const name of ['Ada', 'Grace']) {
      await page.evaluate(() => ask('Who are you?'));
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'open');
      await answer(page, card, name);
      await page.evaluate(() => tick());
      await drawn(page);
      assert.equal(await status(page), 'accepted');
    }
    assert.deepEqual(await page.evaluate(() => results), [ACCEPTED('Ada'), ACCEPTED('Grace')]);
  });

  shows('gives the element, with its attributes, as its ref', 'StateHost', async ({ page }) => {
    await page.waitForFunction(() => window.refElement);
    assert.deepEqual(
      await page.evaluate(() => [
        refElement.localName,
        refElement.id,
        refElement.className,
        refElement.request,
        refElement.status,
      ]),
      ['mcp-elicitation', 'card', 'card', null, 'idle'],
    );
  });
});

for (const version of [18, 19]) {
  describe(`unmounts in React ${version} while its question is open`, () => {
    const inPage = stage(() => reactPage('react', version));
    const leaves = (way, go) =>
      shows(
        `reports the cancel once when it unmounts ${way}`,
        'Leaving',
        async ({ page }) => {
          await page.waitForFunction(() => document.querySelector('mcp-elicitation')?.status === 'open');
          await go(page);
          await page.waitForFunction(() => results.length > 0);
          await drawn(page);
          assert.deepEqual(await page.evaluate(() => results), [{ action: 'cancel' }]);
        },
        inPage,
      );
    const by = (name) => (page) => page.evaluate((name) => leave[name](), name);
    leaves('in a click', (page) => page.locator('button', { hasText: 'Close' }).click());
    leaves('in a timer', by('later'));
    leaves('in a transition', by('transition'));
    leaves('in flushSync', by('flushSync'));
    leaves('by another key', by('anotherKey'));
    leaves('with its root', by('unmount'));
    leaves('while it is hidden by Suspense', by('suspended'));
  });
}
