// Which entries of `inputRequests` are elicitations. A file apart, because a client needs it before there is a card.
import { METHOD, PARAMETERS } from '../../../target/generated/facts.js';
import { isObject } from './json.js';

/** True if an entry of `inputRequests` is an elicitation, as a request or as bare params. */
export const isElicitation = (entry: unknown) =>
  isObject(entry) &&
  (Object.hasOwn(entry, 'method') ? entry.method === METHOD : PARAMETERS.some((name) => Object.hasOwn(entry, name)));
