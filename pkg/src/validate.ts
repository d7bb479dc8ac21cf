/**
 * JSON text, which is read exactly (order, `__proto__`, numbers as written), or a value, which is serialized. A value
 * that JSON cannot represent (`NaN`, a `Map`, a `BigInt`, `undefined` in an array) is a `TypeError`.
 */
export type Json = unknown;

/** A revision of the Model Context Protocol. */
export type Revision = '2025-06-18' | '2025-11-25' | '2026-07-28';

/** The source of a WebAssembly module: its address, its bytes, or the compiled module. */
export type WasmSource = string | URL | Request | Response | Promise<Response> | BufferSource | WebAssembly.Module;

export interface ReadyOptions {
  /** The core, if it is not to be fetched from the file next to this one. Node and Bun read their own file. */
  wasm?: WasmSource;
  /** The pattern matcher, which is a separate module, if it is not to be fetched from the file next to this one. */
  pattern?: WasmSource;
}

/** Loads the core and the pattern matcher, in a browser before the first call. Node and Bun do not need it. */
export declare function ready(options?: ReadyOptions): Promise<void>;

/** A rule that an answer violates. */
export interface ValidationError {
  /** JSON Pointer to the invalid value. */
  instanceLocation: string;
  /** JSON Pointer to the violated keyword. */
  keywordLocation: string;
  /**
   * The keyword, `request` if there is no request to answer, or `limit` if the check ended early: then the locations
   * tell where it ended, and the rest of the answer is in neither list.
   */
  keyword: string;
  /** The expected and the actual value; the members depend on the keyword. Empty for `limit`. */
  params: Record<string, unknown>;
  /** The error in English. */
  message: string;
}

/** A rule that was not checked. */
export interface Undecided {
  /** JSON Pointer to the value that the rule is about. */
  instanceLocation: string;
  /** JSON Pointer to the keyword. */
  keywordLocation: string;
  /** The keyword. */
  keyword: string;
  /**
   * `keyword`: it is not supported; `value`: it does not accept its value; `reference`: a `$ref` does not resolve in
   * the document; `pattern`: it cannot be decided; `invalid-pattern`: it is no regular expression; `limit`: the work
   * budget is exceeded, a text is too long for its pattern, or there are over 1,000 errors or undecided rules, with an
   * error of the keyword `limit` beside it.
   */
  reason: 'keyword' | 'value' | 'reference' | 'pattern' | 'invalid-pattern' | 'limit';
}

/** The result of a check. */
export interface Report {
  /** True if there are neither errors nor undecided rules. */
  valid: boolean;
  errors: ValidationError[];
  undecided: Undecided[];
}

export interface CheckOptions {
  /** `pass` lets undecided rules pass: then `valid` is true if there are no errors. */
  undecided?: 'pass';
}

/**
 * Checks an answer's `content` against its `requestedSchema`: JSON Schema 2020-12. These formats are asserted: `email`,
 * `uri`, `uri-reference`, `date`, `date-time`, `time`, `duration`, `uuid`, `ipv4`, `ipv6`, `hostname`, `json-pointer`,
 * `relative-json-pointer` and `regex`; all others are annotations.
 */
export declare function validate(requestedSchema: Json, content: Json, options?: CheckOptions): Report;

/** A compiled schema for many checks. */
export interface CompiledSchema {
  /** Like {@link validate}. */
  validate(content: Json, options?: CheckOptions): Report;
  /** Frees the memory now, and not when the object is collected. The schema cannot be used any more. */
  free(): void;
}

/** Compiles a schema for many checks. */
export declare function compile(requestedSchema: Json): CompiledSchema;

/**
 * Checks an `ElicitResult` against its request: a known `action`, `content` if and only if a form was accepted, no
 * `null`, and `content` that matches `requestedSchema`. Locations are those of the result and of the request. For a map
 * of `inputRequests`, the result is the map of their responses. What is no request (`{}`, another method, a
 * `requestedSchema` that is null, …) has no valid result: the error has the keyword `request`.
 * @param options.revision 2025-06-18 allows no arrays in `content`
 */
export declare function validateResult(
  request: Json,
  result: Json,
  options?: CheckOptions & { revision?: Revision },
): Report;
