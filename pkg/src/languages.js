// The package's own languages beside English. Loaded when a page is not in English.
import { LANGUAGES } from '../../target/generated/languages.js';
import { languageFor } from './language-for.js';

/** @typedef {import('./locale.js').Sentences} Sentences */

/**
 * @param {string} locale
 * @returns {Promise<{ language: string, messages: Sentences } | undefined>}
 */
export async function load(locale) {
  const language = languageFor(locale, Object.keys(LANGUAGES));
  return language ? { language, messages: (await LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language)]()).default } : undefined;
}
