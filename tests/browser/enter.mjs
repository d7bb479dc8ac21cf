// Enters answers like a user, by keys and clicks.
import { placeOf } from '../card/user.mjs';

const SELECTOR = (name) => `[data-property=${JSON.stringify(name)}]`;

/** Enters an answer like a user, by keys and clicks. `schema` is the property's, for the order of its options. */
export async function enter(card, name, value, schema) {
  const field = card.locator(SELECTOR(name)).first();
  // A form of one choice is answered by the button that accepts.
  if (await card.locator('.choice').count()) return;
  if (schema.type === 'object') {
    for (const [leaf, inner] of Object.entries(value)) await enter(field, leaf, inner, schema.properties[leaf]);
    return;
  }
  const moment = field.locator('input[type=datetime-local]');
  const radios = field.locator('input[type=radio]');
  const boxes = field.locator('input[type=checkbox]');
  const select = field.locator('select');
  const lines = field.locator('input:not([type=radio], [type=checkbox], [type=search]), textarea');
  const place = (one) => placeOf(schema, one);
  if (await moment.count()) {
    await enterMoment(field, moment, value);
  } else if (await radios.count()) {
    await (value === null ? radios.last() : radios.nth(place(value))).click();
  } else if (await select.count()) {
    await select.selectOption({ index: value === null ? 0 : place(value) + 1 });
  } else if (Array.isArray(value) && (await boxes.count())) {
    const wanted = value.map(place);
    for (let index = 0; index < (await boxes.count()); index++) {
      if ((await boxes.nth(index).isChecked()) !== wanted.includes(index)) await boxes.nth(index).click();
    }
  } else if (await boxes.count()) {
    if ((await boxes.first().isChecked()) !== value) await boxes.first().click();
  } else if (await lines.count()) {
    const line = lines.first();
    await line.click();
    if ((await line.getAttribute('type')) === 'date') {
      await line.fill(value ?? '');
    } else {
      await field.page().keyboard.press('Control+A');
      await field.page().keyboard.press('Delete');
      await type(field, Array.isArray(value) ? value.join('\n') : (value ?? ''));
    }
    await line.blur();
  }
}

/** Enters a date and time, in the browser's zone if `value` has its offset, else as text. */
async function enterMoment(field, moment, value) {
  if (!value) return moment.fill('');
  const wall = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::00)?(?:Z|[+-])/.exec(value)?.[1];
  if (wall) await moment.fill(wall);
  const content = await field.evaluate((at) => JSON.stringify(at.getRootNode().host.content));
  if (wall && content.includes(value)) return moment.blur();
  await field.locator('[id$="-as-text"]').click();
  const line = field.locator('input[type=text]');
  await line.fill(value);
  await line.blur();
}

/** Types a text; line breaks are pressed, for text areas. */
async function type(field, text) {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await field.page().keyboard.press('Enter');
    await field.page().keyboard.type(line);
  }
}
