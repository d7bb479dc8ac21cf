// The catalogs that are loaded, by locale.
import type { Catalog } from './languages.js';

/** The catalog that is built into the form. */
export const ENGLISH: Catalog = { language: 'en', messages: null };

/** The milliseconds for which English replaces a catalog that could not be loaded. */
const RETRY_TIME = 30_000;

/** The loaded catalogs by locale, each with the time from which it counts as missing. */
const catalogs: Map<string, { catalog: Catalog; until: number }> = new Map();

/** Returns the locale of an element: the nearest `lang`, through shadow roots, else the browser's. */
export function nearestLocale(element: Element): string {
  for (let at = element as Element | undefined; at; ) {
    const lang = at.closest('[lang]')?.getAttribute('lang');
    if (lang) return lang;
    at = (at.getRootNode() as ShadowRoot).host;
  }
  return globalThis.navigator?.language ?? 'en';
}

export const catalogFor = (locale: string): Catalog | undefined => {
  if (/^en\b/i.test(locale)) return ENGLISH;
  const entry = catalogs.get(locale);
  return entry && performance.now() < entry.until ? entry.catalog : undefined;
};

/** Loads the catalog for a locale. English replaces one that cannot be loaded, for a while. */
export async function loadCatalog(locale: string): Promise<void> {
  let catalog: Catalog = ENGLISH;
  let until = Infinity;
  try {
    catalog = (await (await import('./languages.js')).load(locale)) ?? ENGLISH;
  } catch (error) {
    // A locale that is no tag has no other catalog.
    if (!(error instanceof RangeError)) until = performance.now() + RETRY_TIME;
  }
  catalogs.set(locale, { catalog, until });
}

/** The locales in which a server may name a secret: the card's, and the browser's first one. */
const spoken = (locale: string): string[] => [...new Set([locale, globalThis.navigator?.language ?? locale])];

export const languages = {
  at: catalogFor,
  /** Returns true if the catalogs for a card in this locale are loaded. */
  has: (locale: string): boolean => spoken(locale).every(catalogFor),
  /** Returns the words for secrets that a card in this locale knows besides the English ones. */
  words: (locale: string): string =>
    spoken(locale)
      .map((at) => catalogFor(at)?.words ?? '')
      .join(''),
  load: async (locale: string): Promise<void> => {
    await Promise.all(spoken(locale).map((at) => catalogFor(at) ?? loadCatalog(at)));
  },
};
