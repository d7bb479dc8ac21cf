// Answers any form by keys and clicks, like a user who tries until no field shows an error, and without reading the
// schema.
import assert from 'node:assert/strict';
import { NUMBERS, TEXTS } from '../card/texts.mjs';

/** Returns the fields of the card in order, each with its visible properties. */
const fields = (card) =>
  card.evaluate((element) =>
    [...element.shadowRoot.querySelectorAll('.field[data-property]:not([data-code])')].map((field) => {
      const has = (css) => field.querySelector(css) !== null;
      const boxes = field.querySelectorAll('input[type=checkbox]');
      // Yes-or-no questions are answered by the buttons at the end of the card.
      const kind =
        has('output') || !has('input, select, textarea')
          ? 'constant'
          : has('input[type=datetime-local]')
            ? 'date-time'
            : /One entry per line/.test(field.textContent)
              ? 'list'
              : has('input[type=radio]')
                ? 'radios'
                : has('select')
                  ? 'select'
                  : has('input[type=date]')
                    ? 'date'
                    : has('[inputmode=decimal], [inputmode=numeric]')
                      ? 'number'
                      : boxes.length
                        ? 'boxes'
                        : 'text';
      const chosen = field.querySelector('input:checked:not([id$="-none"])') !== null;
      const typed = [...field.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea, select')].some(
        ({ value }) => value !== '',
      );
      // A default may be invalid.
      const wrong = !!field.querySelector('[part~="error"]')?.textContent;
      return {
        id: field.id,
        kind,
        answered: (chosen || typed) && !wrong,
        optional: has('.optional'),
        options: boxes.length,
      };
    }),
  );

/** Returns the error of a field after it was left; undefined if it is valid. */
const complaint = (field) =>
  field.evaluate(async (field) => {
    field.getRootNode().activeElement?.blur();
    await new Promise(requestAnimationFrame);
    const error = field.querySelector('[part~="error"]')?.textContent;
    return error || undefined;
  });

/** Tries inputs until the field accepts one. */
async function until(field, inputs, put) {
  const complaints = [];
  for (const input of inputs) {
    await put(input);
    const message = await complaint(field);
    if (message === undefined) return;
    complaints.push(`${JSON.stringify(input)}: ${message}`);
  }
  assert.fail(`no answer is good enough: ${complaints.join('; ')}`);
}

const line = (field) => field.locator('input[type=text], textarea').first();

/** Returns several entries that all differ. */
const several = (count) =>
  [...TEXTS, ...NUMBERS].map((text) => Array.from({ length: count }, (_, index) => text + (index || '')));

const ANSWERS = {
  constant: () => {},
  text: (field) => until(field, [...TEXTS, ...NUMBERS], (text) => line(field).fill(text)),
  number: (field) => until(field, [...NUMBERS, ...TEXTS], (text) => line(field).fill(text)),
  date: (field) => until(field, TEXTS.slice(5, 6), (text) => field.locator('input').first().fill(text)),
  radios: (field) => until(field, [0, 1], (place) => field.locator('input').nth(place).click()),
  select: (field) => until(field, [1, 2], (index) => field.locator('select').selectOption({ index })),
  list: (field) => until(field, [1, 2, 3].flatMap(several), (entries) => line(field).fill(entries.join('\n'))),
  boxes: (field, { options }) =>
    until(
      field,
      Array.from({ length: options }, (_, index) => index),
      async (index) => {
        const box = field.locator('input[type=checkbox]').nth(index);
        if (!(await box.isChecked())) await box.click();
      },
    ),
  'date-time': (field) =>
    until(field, ['2026-03-27T09:30'], (text) => field.locator('input[type=datetime-local]').fill(text)),
};

/**
 * Answers the fields of the card.
 * @param everything answers optional fields too, and not only those that must be answered
 * @returns true if any field was left out
 */
export async function answer(card, everything) {
  const unanswered = (await fields(card)).filter(({ answered }) => !answered);
  const questions = unanswered.filter(({ optional }) => everything || !optional);
  for (const field of questions) await ANSWERS[field.kind](card.locator(`#${field.id}`), field);
  return questions.length < unanswered.length;
}
