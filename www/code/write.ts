// The result of a generator of code.
import type { Params } from '../request/requests.js';

/** `cannot` says why the library cannot send this request. */
export type Code = { text: string } | { cannot: string };
export type Write = (params: Params) => Code;
