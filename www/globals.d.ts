/** The languages that the package carries; build.mjs puts them in. */
declare const LOCALES: string[];
