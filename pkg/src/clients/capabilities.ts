// The capabilities that a client declares for elicitation, by revision of the protocol.
import { REVISIONS } from '../../../target/generated/facts.js';
import { isObject } from '../rounds/json.js';

/**
 * Returns the `ClientCapabilities` that declare elicitation, for `new Client(info, { capabilities })` and, from
 * 2026-07-28, for the `_meta` of each request.
 */
export function capabilities(
  revision: '2025-06-18' | '2025-11-25' | '2026-07-28',
  { form = true, url = true }: { form?: boolean; url?: boolean } = {},
): { elicitation?: { form?: Record<string, never>; url?: Record<string, never> } } {
  // A revision newer than the known ones is accepted; a malformed one is a mistake.
  if (!/^\d{4}-\d\d-\d\d$/.test(revision))
    throw new RangeError(`${revision} is no revision of the protocol, like 2025-11-25`);
  // The first revision has no names for modes. Later ones always name `form`, because some servers look for it.
  if (revision < REVISIONS[1]) return form ? { elicitation: {} } : {};
  return form || url ? { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } } : {};
}

/** Returns true if these `ClientCapabilities` declare a mode. An `elicitation` without modes means form mode. */
export function supportsMode(declared: unknown, mode: 'form' | 'url'): boolean {
  const elicitation = (declared as { elicitation?: unknown } | undefined)?.elicitation;
  if (!isObject(elicitation)) return false;
  const names = (name: string) => Object.hasOwn(elicitation, name) && isObject(elicitation[name]);
  return mode === 'form' ? names('form') || !names('url') : mode === 'url' && names('url');
}
