// The language of the sentences, and plurals and numbers as `Intl` has them.

/**
 * By key, a sentence or its plural forms by their category.
 * @typedef {Record<string, string | Record<string, string>>} Sentences
 * @typedef {{ language: string, messages: Sentences | null }} Catalog
 */

/** @type {Catalog} built into the form */
const ENGLISH = { language: 'en', messages: null };

/** @type {Map<string, Catalog>} by the locale that was asked for */
const catalogs = new Map();

/**
 * The locale of an element: the nearest `lang`, through shadow roots, else the browser's.
 * @param {Element} element
 * @returns {string}
 */
export function nearestLocale(element) {
  for (let at = /** @type {Element | undefined} */ (element); at; ) {
    const lang = at.closest('[lang]')?.getAttribute('lang');
    if (lang) return lang;
    at = /** @type {ShadowRoot} */ (at.getRootNode()).host;
  }
  return globalThis.navigator?.language ?? 'en';
}

/**
 * The catalog for a locale, where it is at hand.
 * @param {string} locale
 * @returns {Catalog | undefined}
 */
export const catalogFor = (locale) => (/^en\b/i.test(locale) ? ENGLISH : catalogs.get(locale));

/**
 * Loads the catalog for a locale. English stands in for one that cannot be loaded.
 * @param {string} locale
 * @returns {Promise<void>}
 */
export async function loadCatalog(locale) {
  /** @type {Catalog} */
  let catalog = ENGLISH;
  try {
    catalog = (await (await import('./languages.js')).load(locale)) ?? ENGLISH;
  } catch {
    // English it is.
  }
  catalogs.set(locale, catalog);
}

/** @typedef {{ plural: Intl.PluralRules, number: Intl.NumberFormat, signs: Record<string, string> }} Formats */

/** @type {Map<string, Formats>} */
const formats = new Map();

/** @param {string} locale @returns {Formats} */
function make(locale) {
  // A year is no 1,900.
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: /** @type {any} */ ('min2') });
  const signs = Object.fromEntries(number.formatToParts(-1234567.5).map(({ type, value }) => [type, value]));
  return { plural: new Intl.PluralRules(locale), number, signs };
}

/**
 * `Intl` for a locale, or for English under a tag that is no locale.
 * @param {string} locale
 * @returns {Formats}
 */
function formatsFor(locale) {
  let found = formats.get(locale);
  if (!found) {
    try {
      found = make(locale);
    } catch {
      found = make('en');
    }
    formats.set(locale, found);
  }
  return found;
}

/** @param {number} count @param {string} language @returns {string} */
export const plural = (count, language) => formatsFor(language).plural.select(count);

/**
 * A number for display. What `Intl` would round or spell out endlessly stays as it is written.
 * @param {string} lexeme
 * @param {string} locale
 * @returns {string}
 */
export const number = (lexeme, locale) =>
  /^-?\d{1,21}(\.\d{1,20})?$/.test(lexeme) ? formatsFor(locale).number.format(/** @type {any} */ (lexeme)) : lexeme;

/**
 * The signs in which the locale writes numbers, by the names that `Intl` has for them.
 * @param {string} locale
 * @returns {Record<string, string>}
 */
export const numberSigns = (locale) => formatsFor(locale).signs;
