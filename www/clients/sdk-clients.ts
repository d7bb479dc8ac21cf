// Computes the request that the official clients pass to a handler of elicitation/create, by running the clients with a
// peer that sends it.
import { Client as Client2, InMemoryTransport as Pair2 } from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport as Pair1 } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { pointerToken } from '../../pkg/src/rounds/json.js';
import type { Params } from '../request/requests.js';

/** `places` and `dropped` are JSON Pointers into the params. */
export interface Outcome {
  refused?: { why: string; places: string[] };
  dropped: string[];
}

const INFO = { name: 'playground', version: '1.0.0' };
const CAPABILITIES = { elicitation: { form: {}, url: {} } };
const METHOD = 'elicitation/create';
const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** Returns the JSON Pointers of the members that the handler does not receive. */
export function dropped(sent: any, received: any, at = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.keys(sent).flatMap((key) => {
    const place = `${at}/${pointerToken(key)}`;
    return typeof received === 'object' && received !== null && Object.hasOwn(received, key)
      ? dropped(sent[key], received[key], place)
      : [place];
  });
}

/**
 * Reads zod's errors in a refusal: in the union of form and URL mode, the branch of this request has the locations.
 */
function readRefusal(message: string, params: Params) {
  const match = /\[[^]*\]/.exec(message);
  if (!match) return { why: message, places: [] };
  const issues = JSON.parse(match[0]).flatMap((issue: any) => issue.errors?.[params.mode === 'url' ? 1 : 0] ?? [issue]);
  const places = [
    ...new Set(issues.map(({ path }: any) => path.map((name: unknown) => `/${pointerToken(String(name))}`).join(''))),
  ];
  return { why: 'Its schemas do not allow this', places: places as string[] };
}

/**
 * Creates the other end of a connection: it answers the client's first messages, and then sends the request.
 * @returns the client's reply to the request
 */
function peer(transport: any, answer: (message: any) => object): Promise<any> {
  return new Promise((resolve) => {
    transport.onmessage = (message: any) => {
      if (message.method === undefined) resolve(message);
      else if (message.id !== undefined) transport.send({ jsonrpc: '2.0', id: message.id, result: answer(message) });
    };
    transport.start();
  });
}

/**
 * Runs a client with a request of the server (up to 2025-11-25).
 * @param handled the method, in the form that its `setRequestHandler` takes
 */
async function asRequest(client: any, [mine, theirs]: [any, any], handled: any, params: Params): Promise<Outcome> {
  let received: any;
  client.setRequestHandler(handled, (request: any) => {
    received = request.params;
    return { action: 'cancel' };
  });
  const reply = peer(theirs, () => ({ protocolVersion: '2025-11-25', capabilities: {}, serverInfo: INFO }));
  await client.connect(mine);
  theirs.send({ jsonrpc: '2.0', id: 1, method: METHOD, params });
  const { error } = await reply;
  await client.close();
  return error ? { refused: readRefusal(error.message, params), dropped: [] } : { dropped: dropped(params, received) };
}

const sdk1 = (params: Params) =>
  asRequest(new Client1(INFO, { capabilities: CAPABILITIES }), Pair1.createLinkedPair(), ElicitRequestSchema, params);
const sdk2 = (params: Params) =>
  asRequest(
    new Client2(INFO, { capabilities: CAPABILITIES, supportedProtocolVersions: ['2025-11-25'] }),
    Pair2.createLinkedPair(),
    METHOD,
    params,
  );

/** Runs a client with a request in the result of a call (2026-07-28). */
async function sdk2Rounds(params: Params): Promise<Outcome> {
  const client = new Client2(INFO, { capabilities: CAPABILITIES, versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const [mine, theirs] = Pair2.createLinkedPair();
  let received: any;
  client.setRequestHandler(METHOD, (request: any) => {
    received = request.params;
    return { action: 'cancel' };
  });
  const _meta = { [SERVER_INFO]: INFO };
  void peer(theirs, ({ method, params: { inputResponses } = {} }) => {
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
    return { dropped: dropped(params, received) };
  } catch (error) {
    return { refused: readRefusal(String((error as Error).message), params), dropped: [] };
  } finally {
    await client.close();
  }
}

/** The clients by their names in `computed` of clients.json. */
export const COMPUTED = { 'sdk-1': sdk1, 'sdk-2': sdk2, 'sdk-2-rounds': sdk2Rounds };
