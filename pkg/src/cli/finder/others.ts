// JSON of the protocol that is no request: it is named, and not taken for one.
import { isObject } from '../../rounds/json.js';

const ACTIONS = ['accept', 'decline', 'cancel'];
/** The lists by which results are known. */
const RESULTS = ['content', 'contents', 'messages', 'prompts', 'resources', 'resourceTemplates'];
const isResult = (value: any) =>
  isObject(value) &&
  ACTIONS.includes((value as any).action) &&
  Object.keys(value).every((name) => ['action', 'content', '_meta'].includes(name));

/** Returns a sentence about a JSON value, or nothing for one that may be a request. */
export function kindOf(value: any): string | undefined {
  if (Array.isArray(value))
    return value.every((one) => isObject(one) && kindOf(one)) ? 'There is no request in this list.' : undefined;
  if (!isObject(value)) return `This is ${typeof value === 'string' ? 'a text' : 'a single value'}, and not a request.`;
  const { jsonrpc, method, result = value, error = value } = value as Record<string, any>;
  if (typeof error?.code === 'number')
    return `This is a JSON-RPC error (${error.code}), and not a request: the server has refused a call.`;
  if (Array.isArray(result?.tools))
    return 'This is a list of tools, and not a request: an “inputSchema” asks the model, and not the user.';
  if (isObject(result?.inputSchema))
    return 'This is a tool, and not a request: its “inputSchema” asks the model, and not the user.';
  if (isResult(result))
    return 'This is an answer, and not a request: `mcp-elicitation validate REQUEST ANSWER` checks it.';
  if (typeof method === 'string' && method !== 'elicitation/create' && jsonrpc)
    return `This is a message “${method}”, and not a request to the user.`;
  if ((jsonrpc && 'result' in value) || RESULTS.some((name) => Array.isArray(result?.[name])))
    return 'This is a result, and asks the user nothing.';
  return undefined;
}
