// The guard time with real presses, layout and parts that load late (`docs/security.md` R25, R26); tests/card/guard has
// the rest.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { ENGINE, passGuardTime, stage, stopClock } from './fixtures.mjs';
import { ACCEPTED, ask, hold, line, pressAt, question, resultOf, status, undecided } from './watch.mjs';

const inPage = stage();
const accept = (card) => card.locator('[part~="accept"]');

describe('a press', () => {
  inPage('says so at the button before half a second is over; then one press sends', async ({ page, card }) => {
    await stopClock(page);
    await ask(page);
    await line(card).fill('Ada');
    await passGuardTime(page, 499);
    assert.equal(await accept(card).getAttribute('aria-disabled'), 'true');
    const place = await accept(card).boundingBox();
    await pressAt(page, card);
    await undecided(page);
    assert.deepEqual(await accept(card).boundingBox(), place);
    assert.equal(await accept(card).locator('.again').innerText(), 'Press again');
    await passGuardTime(page, 1);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  });

  inPage('does not count as the second half of a double click', async ({ page, card }) => {
    await stopClock(page);
    await page.evaluate(() => addEventListener('mousedown', ({ detail }) => (window.clicks = detail), true));
    let second = 0;
    // On a busy machine the second click may be so late that the browser does not count a double click.
    for (let tries = 0; second !== 2 && tries < 10; tries++) {
      await ask(page, question(), `try ${tries}`);
      await line(card).fill('Ada');
      await passGuardTime(page, 100);
      const { x, y } = await accept(card).boundingBox();
      await page.mouse.click(x + 5, y + 5);
      await passGuardTime(page);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      second = await page.evaluate(() => window.clicks);
      if (second !== 2) await resultOf(page, `try ${tries}`);
    }
    assert.equal(second, 2);
    assert.equal(await status(page), 'open');
    assert.equal(await accept(card).locator('.again').innerText(), 'Press again');
    await pressAt(page, card);
    await page.waitForFunction(() => element.status === 'accepted');
  });

  inPage('does not count if it began before the guard time was over', async ({ page, card }) => {
    await stopClock(page);
    await ask(page);
    await line(card).fill('Ada');
    await passGuardTime(page, 100);
    await accept(card).hover({ force: true });
    await page.mouse.down();
    await passGuardTime(page);
    await page.mouse.up();
    await undecided(page);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), ACCEPTED);
  });
});

/** Shows accept for its guard time, lets something happen, and presses by pointer, and in one engine by key. */
const afterwards = (name, happen, { pointer, key }) => {
  for (const [means, expected] of Object.entries(ENGINE ? { pointer } : { pointer, key })) {
    inPage(`${name}, ${means}: ${expected ? 'goes on' : 'starts anew'}`, async ({ page, card }) => {
      await ask(page);
      await line(card).fill('Ada');
      await passGuardTime(page);
      await stopClock(page);
      await happen(page, card);
      // The frames in which the card hears of it.
      await passGuardTime(page, 0);
      if (means === 'key') await accept(card).evaluate((button) => button.focus({ preventScroll: true }));
      const press = () => (means === 'key' ? page.keyboard.press('Enter') : pressAt(page, card));
      await press();
      if (!expected) {
        await undecided(page);
        await passGuardTime(page);
        await press();
      }
      assert.deepEqual(await resultOf(page), ACCEPTED);
    });
  }
};

describe('the clock', () => {
  const grow = (page, where) =>
    page.evaluate(
      (where) =>
        document.querySelector('main')[where](Object.assign(document.createElement('p'), { textContent: 'New' })),
      where,
    );
  afterwards(
    'when accept was out of view',
    async (page, card) => {
      await page.evaluate(() => (document.querySelector('main').style.marginTop = '3000px'));
      await passGuardTime(page, 0);
      await page.evaluate(() => (document.querySelector('main').style.marginTop = ''));
      await accept(card).scrollIntoViewIfNeeded();
    },
    { pointer: false, key: false },
  );
  afterwards('when text streams below the card', (page) => grow(page, 'append'), { pointer: true, key: true });
  afterwards('when something above pushes it a line down', (page) => grow(page, 'prepend'), {
    pointer: true,
    key: true,
  });
  inPage(
    'ignores a press when accept jumps under the pointer',
    { viewport: { width: 800, height: 1200 } },
    async ({ page, card }) => {
      await ask(page);
      await line(card).fill('Ada');
      await passGuardTime(page);
      // A slow driver presses as fast as a hand.
      await stopClock(page);
      const jump = await page.evaluate(() => {
        document.querySelector('main').style.marginTop = '160px';
        const { x, y, width, height } = element.shadowRoot.querySelector('#accept').getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      await page.mouse.click(jump.x, jump.y);
      await undecided(page);
      assert.equal(await accept(card).locator('.again').innerText(), 'The page moved. Press again.');
      await passGuardTime(page, 0);
      await passGuardTime(page, 700);
      await page.mouse.click(jump.x, jump.y);
      assert.deepEqual(await resultOf(page), ACCEPTED);
    },
  );
});

inPage('puts its row below the buttons, so that a slow double click presses nothing', async ({ page, card }) => {
  await ask(page);
  await line(card).fill('4111 1111 1111 1111');
  await passGuardTime(page);
  const { x, y, height } = await accept(card).boundingBox();
  await pressAt(page, card);
  await accept(card).filter({ hasText: 'Files' }).waitFor();
  const first = await card.locator('#first').boundingBox();
  const second = await accept(card).boundingBox();
  assert.ok(second.y >= first.y + height, 'below');
  await page.evaluate(() => (window.ahead += 1200));
  await page.mouse.click(x + 5, first.y + height / 2);
  await undecided(page);
  assert.ok(y > 0);
  await passGuardTime(page);
  await accept(card).click();
  assert.deepEqual(await resultOf(page), { action: 'accept', content: { name: '4111 1111 1111 1111' } });
});

describe('restricts accept', () => {
  const url = { mode: 'url', message: 'Sign in', url: 'https://evil.example/', elicitationId: 'one' };

  inPage('gives an address that appears late its own guard time', { alone: true }, async ({ page, card }) => {
    const release = await hold(page, 'address_bg.wasm');
    await page.evaluate(() => element.addEventListener('elicit-open-url', (event) => event.preventDefault()));
    await page.evaluate((url) => elicit('result', url, { server: { name: 'Files' } }), url);
    await card.locator('[part~="skeleton"]').waitFor();
    await page.evaluate(() => (window.ahead += 5000));
    await stopClock(page);
    release();
    await accept(card).filter({ hasText: 'evil.example' }).waitFor();
    await passGuardTime(page, 499);
    await pressAt(page, card);
    await undecided(page);
    await passGuardTime(page, 1);
    await pressAt(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept' });
  });
});
