// What a host can set, the language included, and how a card hears of it.
import { DEFAULTS as GENERATED } from '../../target/generated/element.js';

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

/** The languages, as a part of the package. */
export const languages = { at: catalogFor, load: loadCatalog };

/**
 * The host settings by the name of their property, as they are when nothing is set.
 * @typedef {import('./element.js').ElicitationSettings} Settings
 */
export const DEFAULTS = /** @type {Settings} */ (GENERATED);

/**
 * What the host has set, as a card reads it: JSON text.
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
