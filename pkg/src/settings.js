// The host's settings, including the language, and their transfer to a card.
import { DEFAULTS as GENERATED } from '../../target/generated/element.js';

/**
 * Sentences by key; a sentence with a count has an object of plural forms by category.
 * @typedef {Record<string, string | Record<string, string>>} Sentences
 * @typedef {{ language: string, messages: Sentences | null, words?: string }} Catalog
 */

/** @type {Catalog} built into the form */
const ENGLISH = { language: 'en', messages: null };

/** @type {Map<string, Catalog>} by the locale that was asked for */
const catalogs = new Map();

/**
 * Returns the locale of an element: the nearest `lang`, through shadow roots, else the browser's.
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
 * Returns the catalog for a locale, if it is loaded.
 * @param {string} locale
 * @returns {Catalog | undefined}
 */
export const catalogFor = (locale) => (/^en\b/i.test(locale) ? ENGLISH : catalogs.get(locale));

/**
 * Loads the catalog for a locale. English replaces one that cannot be loaded.
 * @param {string} locale
 * @returns {Promise<void>}
 */
export async function loadCatalog(locale) {
  /** @type {Catalog} */
  let catalog = ENGLISH;
  try {
    catalog = (await (await import('./languages.js')).load(locale)) ?? ENGLISH;
  } catch {
    // English is used.
  }
  catalogs.set(locale, catalog);
}

/** The languages, as a part of the package. */
export const languages = { at: catalogFor, load: loadCatalog };

/**
 * The default host settings by the names of their properties.
 * @typedef {import('./element.js').ElicitationSettings} Settings
 */
export const DEFAULTS = /** @type {Settings} */ (GENERATED);

/**
 * Returns the host's settings as JSON text for a card.
 * @param {Settings} settings
 * @param {string} locale
 * @param {Catalog | undefined} catalog English where it is left out
 * @param {import('./round.js').Server | null | undefined} [server] who asks; never taken from the request
 * @param {{ number: number, of: number, canReturn: boolean, given: number }} [step]
 */
export function settingsText(settings, locale, catalog, server, step) {
  const { language, messages } = catalog ?? ENGLISH;
  const { modes, limits, allowInsecureUrls, sensitive } = settings;
  return JSON.stringify({
    language,
    locale,
    messages: messages || settings.messages ? { ...messages, ...settings.messages } : undefined,
    modes,
    limits,
    allowInsecureUrls: !!allowInsecureUrls,
    refusesSecrets: sensitive === 'refuse',
    server,
    step,
  });
}
