import type { ElicitResult, Sentences } from './rounds/types.js';
import type { Revision, Json } from './validate.js';

export * from './validate.js';

/** A range in a text, in UTF-16 code units, as for `text.slice(start, end)`. */
export interface Range {
  start: number;
  end: number;
}

/** The severity of a rule's findings; `off` disables the rule. */
export type Level = 'off' | 'note' | 'warning' | 'error';

/** A finding about a request. */
export interface Diagnostic {
  /** The kind of finding, in kebab-case. */
  code: string;
  /**
   * `error`: the request cannot be answered, or (`outside-dialect`) some rules cannot be checked for its answers;
   * `warning`: it is outside the standard, or surely a mistake; `note`: it could be better.
   */
  severity: 'error' | 'warning' | 'note';
  /** JSON Pointer from the root of the request. */
  location: string;
  /** The range in the text; only for a request in the form of text. */
  range?: Range;
  /** The problem, in English. */
  message: string;
  /** The solution, in English. */
  help: string;
  /** The page of the code, in the package and in the repository. */
  page: string;
  /**
   * Edits of the text that certainly fix the problem; only for a request in the form of text. With `keepsAnswers` they
   * do not change the answers.
   */
  fix?: { edits: { range: Range; text: string }[]; keepsAnswers: boolean };
}

/**
 * Finds problems in a request: a JSON-RPC request, its `params`, a bare `requestedSchema`, or a map of `inputRequests`.
 * @param options.revision the server's revision; without it, only problems in all revisions are reported
 * @param options.rules the levels of rules by their codes, such as `{ union: 'off' }`. An unknown code or level is a
 * `RangeError`.
 */
export declare function lint(
  request: Json,
  options?: { revision?: Revision; rules?: Record<string, Level> },
): { diagnostics: Diagnostic[] };

/**
 * Writes a question and its answer as plain text, for example for the context of a language model: the message, then a
 * line for each field, or one line that tells how it ended. Answers to fields with a warning about secrets, answers
 * that look like a secret, and all of an address but its host are never written out.
 * @param request a JSON-RPC request, or its `params`
 * @param options.messages the sentences of another language than English
 */
export declare function toText(request: Json, result: ElicitResult, options?: { messages?: Sentences }): string;
