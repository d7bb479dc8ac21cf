import type { Dialect, Json } from './validate.js';

export * from './validate.js';

/** A place in a text, in UTF-16 code units: `text.slice(start, end)` is the text at this place. */
export interface Range {
  start: number;
  end: number;
}

/** How much the findings of a rule weigh; `off`: there are none. */
export type Level = 'off' | 'note' | 'warning' | 'error';

/** What is wrong with a request. */
export interface Diagnostic {
  /** What was found, in kebab-case. */
  code: string;
  /**
   * `error`: the request cannot be answered, or (`outside-dialect`) its answers cannot be checked by all its rules; `warning`:
   * outside the standard, or surely not meant; `note`: could be better.
   */
  severity: 'error' | 'warning' | 'note';
  /** JSON Pointer from the root of the request. */
  location: string;
  /** The place in the text. Only where the request was given as text. */
  range?: Range;
  /** What is wrong, in English. */
  message: string;
  /** What to do about it, in English. */
  help: string;
  /** The page of this code, in the package and in the repository. */
  page: string;
  /** Edits of the text that certainly mend it. Only where the request was given as text. With `keepsAnswers` they change nothing that is sent. */
  fix?: { edits: { range: Range; text: string }[]; keepsAnswers: boolean };
}

/**
 * Says what is wrong with a request: a JSON-RPC request, its `params`, a bare `requestedSchema`, or a map of
 * `inputRequests`.
 * @param options.revision the revision that the server speaks, or the version of ACP that the agent speaks; without it only what
 *   is wrong in all revisions of MCP is said
 * @param options.rules levels for rules by their codes, such as `{ 'root-title': 'note', union: 'off' }`; a few rules about what
 *   generators write are off without one. An unknown code or level is a `RangeError`.
 */
export function lint(request: Json, options?: { revision?: Dialect; rules?: Record<string, Level> }): { diagnostics: Diagnostic[] };
