// Computes the request that the official clients pass to a handler of elicitation/create, by running the clients with a
// peer that sends it.
import { Client as Client2, InMemoryTransport as Pair2 } from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport as Pair1 } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { part } from './traits.js';

/** @typedef {import('./requests.js').Params} Params */
/** @typedef {{ refused?: { why: string, places: string[] }, dropped: string[] }} Outcome places and `dropped`: JSON Pointers into the params */

const INFO = { name: 'playground', version: '1.0.0' };
const CAPABILITIES = { elicitation: { form: {}, url: {} } };
const METHOD = 'elicitation/create';
const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/**
 * Returns the JSON Pointers of the members that the handler does not receive.
 * @param {any} sent @param {any} seen
 * @returns {string[]}
 */
export function dropped(sent, seen, at = '') {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.keys(sent).flatMap((key) => {
    const place = `${at}/${part(key)}`;
    return typeof seen === 'object' && seen !== null && Object.hasOwn(seen, key)
      ? dropped(sent[key], seen[key], place)
      : [place];
  });
}

/**
 * Reads zod's errors in a refusal: in the union of form and URL mode, the branch of this request has the locations.
 * @param {string} message
 * @param {Params} params
 */
function readRefusal(message, params) {
  const found = /\[[^]*\]/.exec(message);
  if (!found) return { why: message, places: [] };
  const issues = JSON.parse(found[0]).flatMap(
    (/** @type {any} */ issue) => issue.errors?.[params.mode === 'url' ? 1 : 0] ?? [issue],
  );
  const places = [
    ...new Set(
      issues.map((/** @type {any} */ { path }) =>
        path.map((/** @type {unknown} */ name) => `/${part(String(name))}`).join(''),
      ),
    ),
  ];
  return { why: 'Its schemas do not allow this', places: /** @type {string[]} */ (places) };
}

/**
 * Creates the other end of a connection: it answers the client's first messages, and then sends the request.
 * @param {any} transport
 * @param {(message: any) => object} answer
 * @returns {Promise<any>} the client's reply to what is asked
 */
function peer(transport, answer) {
  return new Promise((resolve) => {
    transport.onmessage = (/** @type {any} */ message) => {
      if (message.method === undefined) resolve(message);
      else if (message.id !== undefined) transport.send({ jsonrpc: '2.0', id: message.id, result: answer(message) });
    };
    transport.start();
  });
}

/**
 * Runs a client with a request of the server (up to 2025-11-25).
 * @param {any} client
 * @param {[any, any]} pair
 * @param {any} handled what its `setRequestHandler` takes as the method
 * @param {Params} params
 * @returns {Promise<Outcome>}
 */
async function asRequest(client, [mine, theirs], handled, params) {
  /** @type {any} */
  let seen;
  client.setRequestHandler(handled, (/** @type {any} */ request) => {
    seen = request.params;
    return { action: 'cancel' };
  });
  const reply = peer(theirs, () => ({ protocolVersion: '2025-11-25', capabilities: {}, serverInfo: INFO }));
  await client.connect(mine);
  theirs.send({ jsonrpc: '2.0', id: 1, method: METHOD, params });
  const { error } = await reply;
  await client.close();
  return error ? { refused: readRefusal(error.message, params), dropped: [] } : { dropped: dropped(params, seen) };
}

/** @param {Params} params */
const sdk1 = (params) =>
  asRequest(new Client1(INFO, { capabilities: CAPABILITIES }), Pair1.createLinkedPair(), ElicitRequestSchema, params);
/** @param {Params} params */
const sdk2 = (params) =>
  asRequest(
    new Client2(INFO, { capabilities: CAPABILITIES, supportedProtocolVersions: ['2025-11-25'] }),
    Pair2.createLinkedPair(),
    METHOD,
    params,
  );

/**
 * Runs a client with a request in the result of a call (2026-07-28).
 * @param {Params} params
 * @returns {Promise<Outcome>}
 */
async function sdk2Rounds(params) {
  const client = new Client2(INFO, { capabilities: CAPABILITIES, versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const [mine, theirs] = Pair2.createLinkedPair();
  /** @type {any} */
  let seen;
  client.setRequestHandler(METHOD, (/** @type {any} */ request) => {
    seen = request.params;
    return { action: 'cancel' };
  });
  const _meta = { [SERVER_INFO]: INFO };
  peer(theirs, ({ method, params: { inputResponses } = {} }) => {
    if (method === 'server/discover')
      return {
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: {} },
        ttlMs: 0,
        cacheScope: 'private',
        _meta,
      };
    if (method !== 'tools/call') return { resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'private', _meta };
    return inputResponses
      ? { resultType: 'complete', content: [], _meta }
      : { resultType: 'input_required', inputRequests: { asked: { method: METHOD, params } }, _meta };
  });
  await client.connect(mine);
  try {
    await client.callTool({ name: 'ask', arguments: {} });
    return { dropped: dropped(params, seen) };
  } catch (error) {
    return { refused: readRefusal(String(/** @type {Error} */ (error).message), params), dropped: [] };
  } finally {
    await client.close();
  }
}

/** The clients by their names in `computed` of clients.json. */
export const COMPUTED = { 'sdk-1': sdk1, 'sdk-2': sdk2, 'sdk-2-rounds': sdk2Rounds };
