// Which of the package's languages serves a locale. Loaded when a page is not in English.
import LANGUAGES from './locales/index.js';

/**
 * The language that serves a locale: zh-TW has zh-Hant, de-AT has de, pt has pt-BR.
 * @param {string} locale
 * @param {string[]} [languages] those that there are
 * @returns {string | undefined}
 */
export function languageFor(locale, languages = Object.keys(LANGUAGES)) {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  return (
    languages.find((tag) => tag === `${language}-${script}` || tag === `${language}-${region}`) ??
    languages.find((tag) => tag.split('-')[0] === language)
  );
}

/**
 * @param {string} locale
 * @returns {Promise<{ language: string, messages: Record<string, string> } | undefined>}
 */
export async function load(locale) {
  const language = languageFor(locale);
  return language ? { language, messages: (await LANGUAGES[language]()).default } : undefined;
}
