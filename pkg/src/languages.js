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

/**
 * @param {string} locale
 * @returns {Promise<import('./settings.js').Catalog | undefined>}
 */
export async function load(locale) {
  const language = languageFor(locale, Object.keys(LANGUAGES));
  if (!language) return undefined;
  const { default: messages, words } = await LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language)]();
  return { language, messages, words };
}
