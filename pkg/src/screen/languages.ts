// The package's languages besides English. Loaded if a page is not in English.
import { LANGUAGES } from '../../../target/generated/languages.js';

/** Sentences by key; a sentence with a count has an object of plural forms by category. */
export type Sentences = Record<string, string | Record<string, string>>;

/** The sentences of a language, and its words for secrets. */
export type Catalog = { language: string; messages: Sentences | null; words?: string };

/**
 * Returns the language for a locale: zh-TW has zh-Hant, de-AT has de, pt has pt-BR.
 * @param languages the tags of all languages
 */
export function languageFor(locale: string, languages: string[]): string | undefined {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  return (
    languages.find((tag) => tag === `${language}-${script}` || tag === `${language}-${region}`) ??
    languages.find((tag) => tag.split('-')[0] === language)
  );
}

export async function load(locale: string): Promise<Catalog | undefined> {
  const language = languageFor(locale, Object.keys(LANGUAGES));
  if (!language) return undefined;
  const { default: messages, words } = await LANGUAGES[language as keyof typeof LANGUAGES]();
  return { language, messages, words };
}
