// The package's own languages. Loaded when a page is not in English.
import { languageFor } from './language-for.js';
import LANGUAGES from './locales/index.js';

/**
 * @param {string} locale
 * @returns {Promise<{ language: string, messages: Record<string, string> } | undefined>}
 */
export async function load(locale) {
  const language = languageFor(locale, Object.keys(LANGUAGES));
  return language ? { language, messages: (await LANGUAGES[language]()).default } : undefined;
}
