// What a host can set, and how a card hears of it.
import { DEFAULTS as GENERATED } from '../../target/generated/element.js';
import { catalogFor } from './locale.js';

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

/** @param {import('./locale.js').Sentences | null} sentences @param {import('./locale.js').Sentences | null} messages the host's, laid over them */
function catalogText(sentences, messages) {
  if (catalog.sentences !== sentences || catalog.messages !== messages) {
    const text = sentences || messages ? JSON.stringify({ ...sentences, ...messages }) : undefined;
    catalog = { sentences, messages, text };
  }
  return catalog.text;
}

/**
 * Says to a card what the host has set.
 * @param {import('./card.js').CardSettings} card
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
  card.messages = catalogText(messages, settings.messages);
  card.setModes(settings.modes.includes('form'), settings.modes.includes('url'));
  card.allowInsecureUrls = !!settings.allowInsecureUrls;
  card.refusesSecrets = settings.sensitive === 'refuse';
  if (server) card.setServer(server.name, server.title, server.url, !!server.claimed);
  if (limits) card.setLimits(limits.text, limits.properties, limits.options, limits.name);
  if (steps) card.setStep(steps.step, steps.steps, steps.canReturn, steps.given);
  return card;
}
