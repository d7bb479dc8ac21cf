// The names by which tests reach what a user meets in a card; tests/card and tests/browser share them.

/** The control of a property; without a name, the first text line. */
export const controlOf = (name) =>
  name === undefined
    ? ':is(input[type=text], textarea)'
    : `[data-property="${name}"] :is(input:not([type=search]), textarea, select)`;

/** A button: by its part, or by its id (`#discard`). */
export const buttonOf = (name) => (/^[#.[]/.test(name) ? name : `[part~="${name}"]`);

/** The live region in which the card tells a screen reader what has happened. */
export const HEARD = '.unseen[role=status]';

/** Longer than every guard time. */
export const GUARD_TIME = 1100;

/** A text without the signs that isolate it or tell its direction. */
export const bare = (text) => text?.replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, '');

/** The question of most tests, and its answer. */
export const question = (message = 'Who?') => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
});
/** A form with these properties. */
export const form = (properties, required = [], message = 'Please answer') => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});
export const ADA = { action: 'accept', content: { name: 'Ada' } };
export const DECLINE = { action: 'decline' };
export const CANCEL = { action: 'cancel' };

/** More options than a card draws as buttons. */
export const CITIES = (
  'Aachen Berlin Bremen Dresden Essen Freiburg Görlitz Hamburg Jena Kassel Köln Leipzig Mainz München Potsdam ' +
  'Ulm Weimar'
).split(' ');

/** A request that can only be declined or cancelled: a list of objects is required. */
export const UNANSWERABLE = {
  message: 'Who comes?',
  requestedSchema: {
    type: 'object',
    properties: { guests: { type: 'array', items: { type: 'object', properties: {} } } },
    required: ['guests'],
  },
};

/** The values of a property's options in order. */
export const options = (schema) => {
  const choices = schema.items ?? schema;
  return choices.enum ?? (choices.oneOf ?? choices.anyOf)?.map((option) => option.const) ?? [true, false];
};
/** The place of a value among the options of a property. */
export const placeOf = (schema, value) => options(schema).findIndex((option) => String(option) === String(value));

/** The id of the button that answers a form of one choice; without an `input`, that of the first one. */
export function choiceOf(input, schema) {
  const [[name, property] = []] = Object.entries(schema?.properties ?? {});
  const value = input && Object.hasOwn(input, name) ? input[name] : property?.default;
  if (!property || !input) return '#accept';
  if (value === undefined || value === null) return '#accept-none';
  const place = placeOf(property, value);
  return place < 0 ? '#accept-none' : place ? `#accept-${place}` : '#accept';
}
