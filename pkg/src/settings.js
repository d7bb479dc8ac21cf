// What a host can set, the language included, and how a card hears of it.
import { DEFAULTS as GENERATED } from '../../target/generated/element.js';

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

// What a host can set, and how a card hears of it.

/**
 * The host settings by the name of their property, as they are when nothing is set.
 * @typedef {import('./element.js').ElicitationSettings} Settings
 */
export const DEFAULTS = /** @type {Settings} */ (GENERATED);

/**
 * The sentences as the card takes them: a text, made anew only when something else is to be said.
 * @type {{ sentences: unknown, messages: unknown, text: string | undefined }}
 */
let catalog = { sentences: null, messages: null, text: undefined };

/** @param {Sentences | null} sentences @param {Sentences | null} messages the host's, laid over them */
function catalogText(sentences, messages) {
  if (catalog.sentences !== sentences || catalog.messages !== messages) {
    const text = sentences || messages ? JSON.stringify({ ...sentences, ...messages }) : undefined;
    catalog = { sentences, messages, text };
  }
  return catalog.text;
}

/**
 * Says to a card what the host has set.
 * @param {import('./form.js').CardSettings} card
 * @param {Settings} settings
 * @param {string} locale
 * @param {import('./round.js').Server | null | undefined} server who asks; never taken from the request
 * @param {{ step: number, steps: number, canReturn: boolean, given: number } | null} steps
 */
export function fillSettings(card, settings, locale, server, steps) {
  const { language = 'en', messages = null } = catalogFor(locale) ?? {};
  const { limits } = settings;
  card.language = language;
  card.locale = locale;
  card.timeZone = settings.timeZone;
  card.messages = catalogText(messages, settings.messages);
  card.setModes(settings.modes.includes('form'), settings.modes.includes('url'));
  card.allowInsecureUrls = !!settings.allowInsecureUrls;
  card.refusesSecrets = settings.sensitive === 'refuse';
  if (server) card.setServer(server.name, server.title, server.url, !!server.claimed);
  if (limits) card.setLimits(limits.text, limits.properties, limits.options, limits.name);
  if (steps) card.setStep(steps.step, steps.steps, steps.canReturn, steps.given);
  return card;
}
