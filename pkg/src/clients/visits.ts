// Requests that a server rejects until the user has visited an address (-32042, 2025-11-25).
import { resolveElement, serverOf } from './host.js';
import type { ElicitUrlParams } from '../rounds/types.js';
import type { Host, RoundOptions } from './types.js';

/** The maximum number of times that the user is sent to the addresses of one request. */
const MOST_VISITS = 3;

type Visit = ElicitUrlParams & { elicitationId: string };

/**
 * Returns the URL elicitations of a -32042 error (2025-11-25), without those that have no `elicitationId`; for any
 * other error an empty list.
 */
export function fromUrlElicitationRequired(error: unknown): Visit[] {
  const { code, data } = Object(error);
  const all: (Visit | null)[] = code === -32042 && Array.isArray(data?.elicitations) ? data.elicitations : [];
  return all.flatMap((one) => {
    const { mode, message, url, elicitationId } = Object(one) as Visit;
    const isVisit = mode === 'url' && typeof url === 'string' && typeof elicitationId === 'string';
    return isVisit ? [{ mode, message: `${message ?? ''}`, url, elicitationId }] : [];
  });
}

/**
 * Sends a request. If the server first wants the user to visit an address, it shows the address and sends the request
 * again after the visit.
 * @internal
 */
export async function afterVisits<T>(
  send: () => Promise<T>,
  host: Host,
  { server, unanswerable = 'reject', ...options }: RoundOptions,
): Promise<T> {
  for (let visits = 0; ; visits++) {
    try {
      return await send();
    } catch (error) {
      const addresses = visits < MOST_VISITS ? fromUrlElicitationRequired(error) : [];
      if (!addresses.length) throw error;
      const target = await resolveElement(host);
      const { signal } = options;
      for (const address of addresses) {
        const { action } = await target.elicit(address, { ...options, server: serverOf(server), unanswerable });
        signal?.throwIfAborted();
        if (action !== 'accept') throw error;
        const aborted = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
        await Promise.race([target.finished, aborted]);
      }
    }
  }
}
