// Calls of a client during which a server may send elicitations.
import { onClock } from './clock.js';
import { claimOf, isModern } from './handlers.js';
import { resolveElement, serverOf } from './host.js';
import { afterVisits } from './visits.js';

// From 2026-07-28, a result can contain requests: the call is sent again with their answers until the result is
// complete.

/** @type {typeof import('./mcp.js').answerInputRequests} */
export async function answerInputRequests(
  host,
  inputRequests,
  { server, client, signal, unanswerable = 'reject' } = {},
) {
  const target = /** @type {any} */ (await resolveElement(host));
  return target.elicitAll(inputRequests, { server: serverOf(server), ...(client && { client }), signal, unanswerable });
}

/**
 * Answers all requests of one result: elicitations by the card, all others by the host.
 * @param {import('./element.js').InputRequests} inputRequests
 * @param {import('./mcp.js').Host} host
 * @param {import('./mcp.js').RoundsOptions} options
 * @returns {Promise<Record<string, unknown>>}
 */
export async function answersOf(inputRequests, host, { others, ...options }) {
  /** @type {[string, unknown][]} */
  const answers = Object.entries(await answerInputRequests(host, inputRequests, options));
  for (const [key, entry] of Object.entries(
    /** @type {Record<string, import('./element.js').ElicitRequest>} */ (inputRequests),
  )) {
    if (answers.some(([answered]) => answered === key)) continue;
    if (!others) throw new Error(`Nothing answers ${entry.method}`);
    answers.push([key, await others(key, entry)]);
  }
  return Object.fromEntries(answers);
}

/** @type {typeof import('./mcp.js').answerRounds} */
export async function answerRounds(request, host, { others, maxRounds = 10, ...options } = {}) {
  /** @type {any} */
  let result = await request({});
  for (let round = 0; result?.resultType === 'input_required'; round++) {
    if (round === maxRounds) throw new Error(`Input was still required after ${maxRounds} rounds`);
    const answers = await answersOf(result.inputRequests ?? {}, host, { others, ...options });
    // An aborted call is not sent to the server again.
    options.signal?.throwIfAborted();
    result = await request({
      ...(Object.keys(answers).length && { inputResponses: answers }),
      ...(Object.hasOwn(result, 'requestState') && { requestState: result.requestState }),
    });
  }
  return result;
}

/** A form takes longer to fill in than the minute that the SDKs allow for a request. */
const TIMEOUT = 600_000;
/** The server's error for headers from an outdated definition of a tool (2026-07-28). */
const HEADER_MISMATCH = -32020;

/** @type {WeakMap<object, Set<AbortController>>} by client, what ends with each call that is under way */
const underWay = new WeakMap();

/**
 * Returns the signal of the call during which a server asks, if there is exactly one call under way.
 * @param {object} client
 * @returns {AbortSignal | undefined}
 */
export function endOfCall(client) {
  const [call, another] = underWay.get(client) ?? [];
  return another ? undefined : call?.signal;
}

/**
 * @param {any} client
 * @param {import('./mcp.js').Host} host
 * @param {any} options those of the question, and those of the SDK's request
 * @param {(input: object, request: object) => Promise<any>} send
 */
async function during(client, host, { server, signal, unanswerable, others, maxRounds, ...request }, send) {
  const call = new AbortController();
  const calls = underWay.get(client) ?? new Set();
  underWay.set(client, calls.add(call));
  const timeout = request.timeout ?? TIMEOUT;
  const given = { resetTimeoutOnProgress: true, ...request, timeout, ...(signal && { signal }) };
  const asking = { server: server ?? claimOf(client), client, signal, unanswerable };
  /** @param {object} input */
  const once = (input) => onClock(client, given, (request) => send(input, request));
  try {
    const rounds = { ...asking, others, maxRounds };
    return await answerRounds((input) => afterVisits(() => once(input), host, asking), host, rounds);
  } finally {
    calls.delete(call);
    call.abort();
  }
}

/** @type {typeof import('./mcp.js').callTool} */
export async function callTool(caller, params, host, { tool, validate, ...options } = {}) {
  const client = /** @type {any} */ (caller);
  const { name } = params;
  let definition = tool ?? { name, inputSchema: { type: 'object' } };
  /** @type {(input: object, request: object) => Promise<any>} */
  const send = (input, request) => {
    // The SDK (client 2.4.0) checks unfinished results against the output schema too, so the schema is removed.
    if (isModern(client))
      return client.callTool(
        { ...params, ...input },
        { ...request, allowInputRequired: true, toolDefinition: { ...definition, outputSchema: undefined } },
      );
    return client.getNegotiatedProtocolVersion
      ? client.callTool(params, request)
      : client.callTool(params, undefined, request);
  };
  const result = await during(client, host, options, async (input, request) => {
    try {
      return await send(input, request);
    } catch (error) {
      if (/** @type {any} */ (error)?.code !== HEADER_MISMATCH || !client.listTools) throw error;
      const { tools } = await client.listTools(undefined, { cacheMode: 'refresh' });
      definition = tools.find((/** @type {any} */ listed) => listed.name === name) ?? definition;
      return send(input, request);
    }
  });
  if (tool?.outputSchema && validate && !result.isError) check(name, result.structuredContent, tool, validate);
  return result;
}

/** @type {typeof import('./mcp.js').getPrompt} */
export const getPrompt = (client, params, host, options = {}) =>
  /** @type {any} */ (
    during(client, host, options, (input, request) =>
      client.getPrompt({ ...params, ...input }, rounds(client, request)),
    )
  );

/** @type {typeof import('./mcp.js').readResource} */
export const readResource = (client, params, host, options = {}) =>
  /** @type {any} */ (
    during(client, host, options, (input, request) =>
      client.readResource({ ...params, ...input }, rounds(client, request)),
    )
  );

/** @param {any} client @param {object} request */
const rounds = (client, request) => (isModern(client) ? { ...request, allowInputRequired: true } : request);

/**
 * @param {string} name
 * @param {unknown} content
 * @param {any} tool
 * @param {import('./mcp.js').Validate} validate
 */
function check(name, content, tool, validate) {
  if (content === undefined) throw new Error(`Tool ${name} has an output schema, but gave no structured content`);
  const { valid, errors } = validate(tool.outputSchema, content);
  if (!valid)
    throw Object.assign(new Error(`The structured content of tool ${name} does not match its output schema`), {
      data: errors,
    });
}
