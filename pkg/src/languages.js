// The package's languages besides English. Loaded if a page is not in English.
import { LANGUAGES } from '../../target/generated/languages.js';

/**
 * Returns the language for a locale: zh-TW has zh-Hant, de-AT has de, pt has pt-BR.
 * @param {string} locale
 * @param {string[]} languages those that there are
 * @returns {string | undefined}
 */
export function languageFor(locale, languages) {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  return (
    languages.find((tag) => tag === `${language}-${script}` || tag === `${language}-${region}`) ??
    languages.find((tag) => tag.split('-')[0] === language)
  );
}

/** @typedef {import('./settings.js').Sentences} Sentences */

/**
 * @param {string} locale
 * @returns {Promise<{ language: string, messages: Sentences } | undefined>}
 */
export async function load(locale) {
  const language = languageFor(locale, Object.keys(LANGUAGES));
  return language ? { language, messages: (await LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language)]()).default } : undefined;
}
