// The language of the sentences, and plurals and numbers as `Intl` has them.

/** @typedef {{ language: string, messages: Record<string, string> | null }} Catalog */

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

/** @type {Map<string, { plural: Intl.PluralRules, number: Intl.NumberFormat }>} */
const formats = new Map();

/**
 * `Intl` for a locale, or for English under a tag that is no locale.
 * @param {string} locale
 */
function formatsFor(locale) {
  let found = formats.get(locale);
  if (!found) {
    const [tag = 'en'] = supported(locale);
    found = { plural: new Intl.PluralRules(tag), number: new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }) };
    formats.set(locale, found);
  }
  return found;
}

/** @param {string} locale */
function supported(locale) {
  try {
    return Intl.getCanonicalLocales(locale);
  } catch {
    return [];
  }
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
