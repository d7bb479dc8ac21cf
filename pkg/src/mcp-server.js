// The server at the other end of an MCP client.

/** The first revision in which servers send no requests, but ask in their results. */
const IN_RESULTS = '2026-07-28';

/** @param {any} client */
export const isModern = (client) => (client.getNegotiatedProtocolVersion?.() ?? '') >= IN_RESULTS;

/** @param {any} server a name, or who it is @returns {import('./element.js').ElicitationServer | undefined} */
export const serverOf = (server) => (typeof server === 'string' ? { name: server } : server?.name ? server : undefined);

/**
 * The server as it names itself, which is no more than its claim.
 * @param {any} client
 * @returns {import('./element.js').ElicitationServer | undefined}
 */
export function claimOf(client) {
  const { name, title } = client.getServerVersion?.() ?? {};
  return name ? { name, ...(title && { title }), claimed: true } : undefined;
}
