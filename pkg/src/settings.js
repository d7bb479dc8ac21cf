// What a host can set, and the text in which the card reads it.
import { catalogFor, numberSigns } from './locale.js';

/** The host settings by the name of their property, as they are when nothing is set. */
export const DEFAULTS = {
  /** @type {import('./queue.js').Server | null} */
  server: null,
  /** @type {string | null} */
  locale: null,
  /** @type {string | null} */
  timeZone: null,
  /** @type {import('./locale.js').Sentences | null} */
  messages: null,
  modes: ['form', 'url'],
  layout: 'card',
  loading: 'idle',
  /** @type {((url: string) => unknown) | null} */
  opener: null,
  allowInsecureUrls: false,
  sensitive: 'warn',
  /** @type {Record<string, number> | null} */
  limits: null,
};

/** @typedef {typeof DEFAULTS} Settings */

/**
 * @param {Settings} settings
 * @param {string} locale
 * @param {import('./queue.js').Server | null | undefined} server who asks; never taken from the request
 * @param {object} state what the card says of the queue and of the round
 * @returns {string}
 */
export function settingsText({ opener, messages, loading, ...settings }, locale, server, state) {
  const { language = 'en', messages: sentences } = catalogFor(locale) ?? {};
  const { decimal, group } = numberSigns(locale);
  const { name, title, url, icon, claimed } = server ?? {};
  return JSON.stringify({
    ...settings,
    ...state,
    locale,
    language,
    direction: /^(ar|fa|he)/.test(language) ? 'rtl' : 'ltr',
    numberFormat: { decimal, group },
    messages: messages || sentences ? { ...sentences, ...messages } : null,
    server: name === undefined ? null : { name, title, url, icon, claimed },
  });
}
