// What the tests of fields share: a request of some properties, and the state and texts of its card.

export const schema = (properties, required = []) => ({
  message: 'Please answer',
  requestedSchema: { type: 'object', properties, required },
});

/** A property that is a date. */
export const day = { type: 'string', title: 'Day', format: 'date' };

/** Returns the current content. */
export const content = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').content);

export const status = (page) => page.evaluate(() => document.querySelector('mcp-elicitation').status);

/** Returns the text of the selected elements, without isolation marks. */
export const textOf = async (card, css) =>
  (await card.locator(css).allInnerTexts()).join().replace(/[\u2066-\u2069]/g, '');

export const error = (card) => textOf(card, '[part~="error"]');

/** Returns the exact text behind a date or an option. */
export const exact = (card) => textOf(card, '.exact');

/** Presses keys one after the other. */
export const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
