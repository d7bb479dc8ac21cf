// Requests that a server rejects until the user has visited an address (-32042, 2025-11-25).
import { resolveElement, serverOf } from './host.js';

const URL_REQUIRED = -32042;
/** The maximum number of times that the user is sent to the addresses of one request. */
const MOST_VISITS = 3;

/** @type {typeof import('./mcp.js').fromUrlElicitationRequired} */
export function fromUrlElicitationRequired(error) {
  const { code, data } = /** @type {any} */ (error) ?? {};
  const elicitations = code === URL_REQUIRED && Array.isArray(data?.elicitations) ? data.elicitations : [];
  return elicitations
    .filter(
      (/** @type {any} */ one) =>
        one?.mode === 'url' && [one.url, one.elicitationId].every((text) => typeof text === 'string'),
    )
    .map((/** @type {any} */ { message, url, elicitationId }) => ({
      mode: 'url',
      message: `${message ?? ''}`,
      url,
      elicitationId,
    }));
}

/**
 * Sends a request. If the server first wants the user to visit an address, it shows the address and sends the request
 * again after the visit.
 * @template T
 * @param {() => Promise<T>} send
 * @param {import('./mcp.js').Host} host
 * @param {any} options those of the questions
 * @returns {Promise<T>}
 */
export async function afterVisits(send, host, { server, client, signal, unanswerable = 'reject' }) {
  for (let visits = 0; ; visits++) {
    try {
      return await send();
    } catch (error) {
      const addresses = visits < MOST_VISITS ? fromUrlElicitationRequired(error) : [];
      if (!addresses.length) throw error;
      const target = /** @type {any} */ (await resolveElement(host));
      for (const address of addresses) {
        const { action } = await target.elicit(address, { server: serverOf(server), client, signal, unanswerable });
        signal?.throwIfAborted();
        if (action !== 'accept') throw error;
        await untilAborted(target.finished, signal);
      }
    }
  }
}

/** @param {unknown} finished @param {AbortSignal} [signal] */
async function untilAborted(finished, signal) {
  /** @type {(() => void) | undefined} */
  let abort;
  const aborted = new Promise((_, reject) => signal?.addEventListener('abort', (abort = () => reject(signal.reason))));
  try {
    await Promise.race([finished, aborted]);
  } finally {
    if (abort) signal?.removeEventListener('abort', abort);
  }
}
