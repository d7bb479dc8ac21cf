// The host's settings, including the language, and their transfer to a card.
import { DEFAULTS as GENERATED } from '../../../target/generated/element-lists.js';
import type { Round } from '../rounds/round.js';
import type { ElicitationServer, ElicitationSettings } from '../rounds/types.js';
import type { Catalog } from './languages.js';

/** The catalog that is built into the form. */
const ENGLISH: Catalog = { language: 'en', messages: null };

/** The milliseconds for which English replaces a catalog that could not be loaded. */
const RETRY = 30_000;

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

/** Returns the catalog for a locale, if it is loaded. */
export const catalogFor = (locale: string): Catalog | undefined => {
  if (/^en\b/i.test(locale)) return ENGLISH;
  const loaded = catalogs.get(locale);
  return loaded && performance.now() < loaded.until ? loaded.catalog : undefined;
};

/** Loads the catalog for a locale. English replaces one that cannot be loaded, for a while. */
export async function loadCatalog(locale: string): Promise<void> {
  let catalog: Catalog = ENGLISH;
  let until = Infinity;
  try {
    catalog = (await (await import('./languages.js')).load(locale)) ?? ENGLISH;
  } catch (error) {
    // A locale that is no tag has no other catalog.
    if (!(error instanceof RangeError)) until = performance.now() + RETRY;
  }
  catalogs.set(locale, { catalog, until });
}

/** The languages, as a part of the package. */
export const languages = { at: catalogFor, load: loadCatalog };

/** The default host settings by the names of their properties. */
export const DEFAULTS = GENERATED as ElicitationSettings;

/**
 * Returns the host's settings as JSON text for a card.
 * @param catalog English by default
 * @param server the server, never from the request
 */
export function settingsText(
  settings: ElicitationSettings,
  locale: string,
  catalog: Catalog | undefined,
  server?: ElicitationServer | null | undefined,
  round?: Round,
  key?: string,
) {
  const { language, messages } = catalog ?? ENGLISH;
  const { modes, limits, allowInsecureUrls, answerWhenFinished, sensitive } = settings;
  return JSON.stringify({
    language,
    locale,
    messages: messages || settings.messages ? { ...messages, ...settings.messages } : undefined,
    modes,
    limits,
    allowInsecureUrls: !!allowInsecureUrls,
    answerWhenFinished: !!answerWhenFinished,
    refusesSecrets: sensitive === 'refuse',
    server,
    step: round?.place,
    suggested: round?.suggested,
    approval: round?.approvals?.[Number(key)],
  });
}
