// The card in other languages, in a real browser.
import assert from 'node:assert/strict';
import { accept, stage } from './fixtures.mjs';

const inPage = stage();

inPage('lists missing names from right to left in Arabic, each in its own direction', async ({ page, card }) => {
  await page.evaluate(() => {
    const properties = Object.fromEntries(
      ['First name', 'Email', 'City'].map((title) => [title, { type: 'string', title }]),
    );
    const element = document.querySelector('mcp-elicitation');
    element.locale = 'ar';
    element.elicit({
      message: 'Who?',
      requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
    });
  });
  await card.locator('[lang=ar]').waitFor();
  await accept(page);
  const names = card.locator('#summary button');
  await names.first().waitFor();
  assert.deepEqual(await names.allInnerTexts(), ['First name', 'Email', 'City']);
  const places = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => other - one),
  );
});
