// The shapes of what the build generates, for a checkout that has not been built.

declare module '*/form/form.js' {
  /** Fresh glue, for one instance of the form. */
  export default function glue(): {
    Card: any;
    imports: WebAssembly.Imports;
    start(exports: WebAssembly.Exports): void;
  };
}

declare module '*/form/inline.js' {
  /** The form's WebAssembly: gzip, then base64. */
  const base64: string;
  export default base64;
}

declare module '*/pattern/pattern.js' {
  /** Fetches and starts the module. */
  export default function init(): Promise<unknown>;
  /** 0 no match, 1 match, 2 undecided, 3 invalid. */
  export function test(pattern: string, text: string): number;
}

declare module '*/locales/index.js' {
  /** For each language beside English, how to load its sentences. */
  const languages: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default languages;
}
