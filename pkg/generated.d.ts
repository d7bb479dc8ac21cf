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
