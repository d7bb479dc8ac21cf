/**
 * JSON text, which is read exactly (order, `__proto__`, numbers as written), or a value, of which JSON text is made. A value
 * that JSON cannot hold (`NaN`, a `Map`, a `BigInt`, `undefined` in an array) is a `TypeError`.
 */
export type Json = unknown;

/** A revision of the Model Context Protocol. */
export type Revision = '2025-06-18' | '2025-11-25' | '2026-07-28';

/** What a request is written for: a revision of MCP, or version 1 or 2 of the Agent Client Protocol. */
export type Dialect = Revision | 'acp-1' | 'acp-2';

/** Where a WebAssembly module comes from: its address, its bytes, or the module. */
export type WasmSource = string | URL | Request | Response | Promise<Response> | BufferSource | WebAssembly.Module;

export interface ReadyOptions {
  /** The core, if it is not to be fetched from beside this file. Node and Bun read their own file. */
  wasm?: WasmSource;
  /** Load what decides `pattern` too; `true`, or where it comes from. */
  pattern?: boolean | WasmSource;
}

/**
 * In a browser, fetches the core; wait for it before the first call of the other functions. In Node and Bun there is
 * nothing to wait for: everything can be called at once.
 *
 * What decides `pattern` is a module of its own. A browser starts to fetch it when a schema needs it; until it is there
 * the rule is listed in `undecided`. `await ready({ pattern: true })` waits for it.
 */
export function ready(options?: ReadyOptions): Promise<void>;

/** Why an answer does not fit. */
export interface ValidationError {
  /** JSON Pointer to the value that does not fit. */
  instanceLocation: string;
  /** JSON Pointer to the keyword that it does not fit. */
  keywordLocation: string;
  /**
   * The keyword; `limit` where the check ended before all was checked: where it ended is told by the locations, and what
   * comes behind is in neither list.
   */
  keyword: string;
  /** What the keyword says and what was found; its members depend on the keyword. For `limit` there are none. */
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
   * `keyword`: none that is checked; `value`: one that the keyword cannot have; `reference`: a `$ref` that leads nowhere
   * in the document; `pattern`: one that is never decided, or the matcher is not loaded yet; `invalid-pattern`: no regular
   * expression; `limit`: more work than an answer may cost, a text too long for its pattern, or more than 1,000 errors or
   * undecided rules. There is an error of the keyword `limit` too then: what was not checked does not pass.
   */
  reason: 'keyword' | 'value' | 'reference' | 'pattern' | 'invalid-pattern' | 'limit';
}

/** What came of a check. */
export interface Report {
  /** Whether there is no error. What is in `undecided` does not count, but `limit` is an error too. */
  valid: boolean;
  errors: ValidationError[];
  undecided: Undecided[];
}

/** Checks an answer's `content` against its `requestedSchema`: JSON Schema 2020-12, with `format` asserted. */
export function validate(requestedSchema: Json, content: Json): Report;

/** A schema made ready for many checks. */
export interface CompiledSchema {
  /** As {@link validate}. */
  validate(content: Json): Report;
  /** Gives the memory back at once, and ends the use of it; without it that happens when the object is collected. */
  free(): void;
}

/** Makes a schema ready for many checks. */
export function compile(requestedSchema: Json): CompiledSchema;

/**
 * Checks an `ElicitResult` against the request that it answers: a known `action`, `content` if and only if a form was
 * accepted, nothing `null`, and `content` as `requestedSchema` wants it. Locations are those of the result and of the
 * request. For a map of `inputRequests`, the result is the map of their responses.
 * @param options.revision 2025-06-18 knows no arrays in `content`. In ACP what is null is absent, an accepted form can be without
 *   `content`, and an agent handles an unknown `action` as `cancel`
 */
export function validateResult(request: Json, result: Json, options?: { revision?: Dialect }): Report;
