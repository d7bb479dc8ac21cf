// The package's own languages beside English. Loaded when a page is not in English.
import { languageFor } from './language-for.js';

/** @typedef {import('./locale.js').Sentences} Sentences */

/** Every one is named, so that any bundler finds them. @type {Record<string, () => Promise<{ default: Sentences }>>} */
export const LANGUAGES = {
  ar: () => import('../../target/generated/locales/ar.js'),
  cs: () => import('../../target/generated/locales/cs.js'),
  de: () => import('../../target/generated/locales/de.js'),
  es: () => import('../../target/generated/locales/es.js'),
  fa: () => import('../../target/generated/locales/fa.js'),
  fr: () => import('../../target/generated/locales/fr.js'),
  he: () => import('../../target/generated/locales/he.js'),
  hi: () => import('../../target/generated/locales/hi.js'),
  id: () => import('../../target/generated/locales/id.js'),
  it: () => import('../../target/generated/locales/it.js'),
  ja: () => import('../../target/generated/locales/ja.js'),
  ko: () => import('../../target/generated/locales/ko.js'),
  nl: () => import('../../target/generated/locales/nl.js'),
  pl: () => import('../../target/generated/locales/pl.js'),
  'pt-BR': () => import('../../target/generated/locales/pt-BR.js'),
  ru: () => import('../../target/generated/locales/ru.js'),
  sv: () => import('../../target/generated/locales/sv.js'),
  th: () => import('../../target/generated/locales/th.js'),
  tr: () => import('../../target/generated/locales/tr.js'),
  uk: () => import('../../target/generated/locales/uk.js'),
  vi: () => import('../../target/generated/locales/vi.js'),
  'zh-Hans': () => import('../../target/generated/locales/zh-Hans.js'),
  'zh-Hant': () => import('../../target/generated/locales/zh-Hant.js'),
};

/**
 * @param {string} locale
 * @returns {Promise<{ language: string, messages: Sentences } | undefined>}
 */
export async function load(locale) {
  const language = languageFor(locale, Object.keys(LANGUAGES));
  return language ? { language, messages: (await LANGUAGES[language]()).default } : undefined;
}
