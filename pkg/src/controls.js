// The controls that need more than HTML has, loaded for requests that have one. The form draws each plainly and tells
// here what it is made of; what is entered goes back to the form, which alone judges and keeps it.
import { checkList, combobox } from './options.js';
import { dateTime } from './zone.js';

/**
 * What a control has at hand.
 * @typedef {object} Tools
 * @property {(said: string) => void} enter tells the form: text after `=`, or the options chosen after `#`
 * @property {(key: string, count?: number, value?: string) => string} say a sentence in the language of the card
 * @property {(pattern: string, text: string) => number} test 0 no match, 1 match, 2 and 3 not known
 * @property {() => Promise<unknown> | undefined} matcher the matcher of patterns, once it is there
 * @property {string} locale
 * @property {string} timeZone
 * @property {Record<string, any>} kept what the control was left with when the card was last drawn anew
 */

/** @type {Record<string, (frame: HTMLElement, data: any, tools: Tools) => void>} */
const CONTROLS = { 'date-time': dateTime, combobox, 'check-list': checkList };

/** @type {WeakMap<object, Record<string, any>[]>} by the card */
const keptByCard = new WeakMap();

/**
 * @param {string} kind
 * @param {HTMLElement} frame
 * @param {number} field
 * @param {string} data
 * @param {import('./safe-card.js').SafeCard} card
 * @param {Omit<Tools, 'enter' | 'say' | 'kept'>} tools
 */
export function assist(kind, frame, field, data, card, tools) {
  let kept = keptByCard.get(card);
  if (!kept) keptByCard.set(card, (kept = []));
  CONTROLS[kind](frame, JSON.parse(data), {
    ...tools,
    kept: (kept[field] ??= {}),
    enter: (said) => card.tell((form) => form.enter(field, said)),
    say: (key, count, value = '') => card.say(key, count, value),
  });
}
