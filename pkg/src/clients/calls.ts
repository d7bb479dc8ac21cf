// Calls of a client during which a server may send elicitations.
import { onClock } from './clock.js';
import { claimOf, isModern } from './handlers.js';
import { resolveElement, serverOf } from './host.js';
import { unchecked } from './relay.js';
import { afterVisits } from './visits.js';
import type { CallResult, SdkClient } from './sdk.js';
import type {
  CallOptions,
  CallingClient,
  Host,
  PromptParams,
  ResourceParams,
  RoundOptions,
  RoundsOptions,
  ToolOptions,
  ToolParams,
} from './types.js';
import { isElicitation } from '../rounds/elicitation.js';
import { isObject } from '../rounds/json.js';
import type { ElicitRequest, InputRequests, InputResponses } from '../rounds/types.js';

/**
 * Answers one round of `inputRequests` (2026-07-28) as the steps of one card. The answers have the same keys; entries
 * that are not elicitations are left to the caller.
 */
export async function answerInputRequests(
  host: Host,
  inputRequests: InputRequests,
  { server, client, signal, deliver, unanswerable = 'reject' }: RoundOptions = {},
): Promise<InputResponses> {
  // A round without elicitations needs no card; the card reads JSON text, and rejects what is no round.
  if (isObject(inputRequests) && !Object.values(inputRequests).some(isElicitation)) return {};
  const target = await resolveElement(host);
  const own = { ...(client && { client }), ...(deliver && { deliver }) };
  return target.elicitAll(inputRequests, { server: serverOf(server), ...own, signal, unanswerable });
}

/** @internal Answers all requests of one result: elicitations by the card, all others by the host. */
export async function answersOf(
  inputRequests: InputRequests,
  host: Host,
  { others, ...options }: RoundsOptions,
): Promise<Record<string, unknown>> {
  const answers: [string, unknown][] = Object.entries(await answerInputRequests(host, inputRequests, options));
  for (const [key, entry] of Object.entries(inputRequests as Record<string, ElicitRequest>)) {
    if (answers.some(([answered]) => answered === key)) continue;
    if (!others) throw new Error(`Nothing answers ${entry.method}`);
    answers.push([key, await others(key, entry)]);
  }
  return Object.fromEntries(answers);
}

/**
 * Sends a request, answers the requests in its `input_required` results, and sends it again with the answers and the
 * unchanged `requestState`, until the result is complete (2026-07-28).
 */
export async function answerRounds<Result>(
  request: (input: { inputResponses?: Record<string, unknown>; requestState?: string }) => Promise<Result>,
  host: Host,
  { others, maxRounds = 10, ...options }: RoundsOptions = {},
): Promise<Result> {
  let result = (await request({})) as CallResult | undefined;
  for (let round = 0; result?.resultType === 'input_required'; round++) {
    if (round === maxRounds) throw new Error(`Input was still required after ${maxRounds} rounds`);
    const answers = await answersOf(result.inputRequests ?? {}, host, { others, ...options });
    // An aborted call is not sent to the server again.
    options.signal?.throwIfAborted();
    result = (await request({
      ...(Object.keys(answers).length && { inputResponses: answers }),
      ...(Object.hasOwn(result, 'requestState') && { requestState: result.requestState }),
    })) as CallResult | undefined;
  }
  return result as Result;
}

/** A form takes longer to fill in than the minute that the SDKs allow for a request. */
const TIMEOUT = 600_000;

/** The calls under way, by client. */
const underWay: WeakMap<object, Set<AbortController>> = new WeakMap();

/** @internal Returns the signal of the call during which a server asks, if there is exactly one call under way. */
export function endOfCall(client: object): AbortSignal | undefined {
  const [call, another] = underWay.get(client) ?? [];
  return another ? undefined : call?.signal;
}

type Send = (input: object, request: object) => Promise<CallResult>;

async function during(
  client: SdkClient,
  host: Host,
  { server, signal, deliver, unanswerable, others, maxRounds, ...request }: CallOptions,
  send: Send,
) {
  const call = new AbortController();
  const calls = underWay.get(client) ?? new Set();
  underWay.set(client, calls.add(call));
  const timeout = request.timeout ?? TIMEOUT;
  const sdkOptions = { resetTimeoutOnProgress: true, ...request, timeout, ...(signal && { signal }) };
  const elicitOptions = { server: server ?? claimOf(client), client, signal, deliver, unanswerable };
  const once = (input: object) => onClock(client, sdkOptions, (request) => send(input, request));
  try {
    const rounds = { ...elicitOptions, others, maxRounds };
    return await answerRounds((input) => afterVisits(() => once(input), host, elicitOptions), host, rounds);
  } finally {
    calls.delete(call);
    call.abort();
  }
}

/**
 * Calls a tool with an SDK's client, v1 or v2, in any revision, and answers the requests of the server: those in
 * results by rounds (2026-07-28), and those that the server sends itself if {@link attach} has connected the client. A
 * question that is still open when the call ends is withdrawn, unless the client has several calls under way, so that
 * it is unknown to which one it belongs.
 *
 * If a server rejects the request until the user has visited an address (-32042), the address is shown, and the request
 * is sent again after the visit, at most three times.
 *
 * Pass `tool` as returned by `listTools()`: outside a page, SDK v2 derives headers from it. Its `outputSchema` is
 * hidden from SDK v2, which would also check unfinished results; with `validate`, the complete result is checked, and
 * a rule of the schema that cannot be decided is a warning in the console.
 */
export function callTool<Client extends CallingClient>(
  client: Client,
  params: ToolParams,
  host: Host,
  options?: ToolOptions,
): ReturnType<Client['callTool']>;
export async function callTool(
  client: SdkClient,
  params: { name: string },
  host: Host,
  { tool, validate, ...options }: ToolOptions = {},
) {
  const { name } = params;
  const definition = tool ?? { name, inputSchema: { type: 'object' } };
  const result = await during(client, host, options, (input, request) => {
    // The SDK (client 2.4.0) checks unfinished results against the output schema too, so the schema is removed.
    if (isModern(client))
      return client.callTool(
        { ...params, ...input },
        { ...request, allowInputRequired: true, toolDefinition: { ...definition, outputSchema: undefined } },
      );
    return client.getNegotiatedProtocolVersion
      ? client.callTool(params, request)
      : client.callTool(params, undefined, request);
  });
  if (!tool?.outputSchema || !validate || result.isError) return result;
  const content = result.structuredContent;
  if (content === undefined) throw new Error(`Tool ${name} has an output schema, but gave no structured content`);
  const report = validate(tool.outputSchema, content);
  const rules = unchecked(report);
  // The tool has acted already, so its result is not withheld for a rule that nobody can check.
  if (rules) console.warn(`The structured content of tool ${name} could not be checked: ${rules}`);
  else if (!report.valid)
    throw Object.assign(new Error(`The structured content of tool ${name} does not match its output schema`), {
      data: report.errors,
    });
  return result;
}

const asking =
  <Name extends 'getPrompt' | 'readResource', Params extends object>(name: Name) =>
  <Client extends { [name in Name]: (params: any, options?: any) => Promise<any> }>(
    client: Client,
    params: Params,
    host: Host,
    options: CallOptions = {},
  ): ReturnType<Client[Name]> => {
    const sdk = client as unknown as SdkClient;
    const rounds = isModern(sdk) && { allowInputRequired: true };
    const send: Send = (input, request) => sdk[name]({ ...params, ...input }, { ...request, ...rounds });
    return during(sdk, host, options, send) as ReturnType<Client[Name]>;
  };

/** Gets a prompt, and answers the server's requests for it: see {@link callTool}. */
export const getPrompt = asking<'getPrompt', PromptParams>('getPrompt');

/** Reads a resource, and answers the server's requests for it: see {@link callTool}. */
export const readResource = asking<'readResource', ResourceParams>('readResource');
