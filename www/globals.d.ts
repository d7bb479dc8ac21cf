/** The languages of the package, which build.mjs inserts. */
declare const LOCALES: string[];
