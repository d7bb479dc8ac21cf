// The language of the sentences.

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
