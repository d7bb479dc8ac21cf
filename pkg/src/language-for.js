/**
 * The language that serves a locale: zh-TW has zh-Hant, de-AT has de, pt has pt-BR.
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
