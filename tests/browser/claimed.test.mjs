// A server's own name is treated as its text: it is short, and marked as unverified everywhere.
import assert from 'node:assert/strict';
import { accept, stage } from './fixtures.mjs';

const inPage = stage();
const NAME = { name: { type: 'string', title: 'Name' } };

const ask = (page, name, properties, count = 1) =>
  page.evaluate(
    ([name, requestedSchema, count]) => {
      const element = document.querySelector('mcp-elicitation');
      for (let index = 0; index < count; index++)
        void element.elicit({ message: 'Please answer', requestedSchema }, { server: { name, claimed: true } });
    },
    [name, { type: 'object', properties }, count],
  );

inPage('shows a claimed name on two lines at most, marked as not verified', async ({ page, card }) => {
  for (const letter of ['\ufdfd', 'W', '\u0f03\u0fd0', '字']) {
    await ask(page, letter.repeat(60), NAME);
    await card.locator('.who .claim').waitFor();
    const [claim, header] = await card.evaluate(({ shadowRoot }) =>
      ['.who .claim', '[part~="header"]'].map((part) => shadowRoot.querySelector(part).getBoundingClientRect().height),
    );
    assert.ok(claim <= 42 && header < 130, `${letter}: ${claim} of ${header} pixels`);
    const mark = card.locator('.who', { hasText: 'unverified' });
    assert.ok(await mark.isVisible());
    await page.evaluate(() => document.querySelector('mcp-elicitation').cancel());
  }
});

inPage(
  'keeps the height of the button of the second step with a claimed name',
  { viewport: { width: 360, height: 500 } },
  async ({ page, card }) => {
    await ask(page, '\ufdfd'.repeat(60), { password: { type: 'string', title: 'Password' } });
    await card.locator('input').fill('hunter2');
    await accept(page);
    const second = card.locator('[part~="accept"] .claim');
    await second.waitFor();
    const [claim, button] = await card.evaluate(({ shadowRoot }) =>
      ['#accept .claim', '#accept'].map((part) => shadowRoot.querySelector(part).getBoundingClientRect().height),
    );
    assert.ok(claim <= 42 && button < 110, `${claim} of ${button} pixels`);
  },
);
