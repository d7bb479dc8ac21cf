// A server without an SDK, for behaviour that SDKs prevent: node raw.mjs WAY. `WAYS` has its reactions to a call of its
// tool.
import { createInterface } from 'node:readline';

export const HOSTILE =
  'no\n::stop-commands::x\n \u00A0::error::y \u001B]0;PWNED\u0007\u001B[31m\u009B2J\u202Ez ##[command]q ##vso[task]r';
const way = process.argv[1] === import.meta.filename ? process.argv[2] : undefined;
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const text = (words) => ({ content: [{ type: 'text', text: words }] });
let waiting;
/** Asks a question and passes its answer to `then`. */
function ask(params, then) {
  waiting = then;
  send({ id: `question-${Math.random()}`, method: 'elicitation/create', params });
}
const form = (message, requestedSchema) => ({ message, requestedSchema });
const branches = (keyword) => ({
  type: 'object',
  properties: { a: { $ref: '#/$defs/d' } },
  required: ['a'],
  $defs: { d: { [keyword]: Array(60).fill({ $ref: '#/$defs/d' }) } },
});

const WAYS = {
  hostile: (id) => {
    process.stderr.write(HOSTILE);
    ask(
      form(HOSTILE, {
        type: 'object',
        properties: { [HOSTILE]: { type: 'strin', title: HOSTILE } },
        required: [HOSTILE, 'none'],
      }),
      () => send({ id, result: { ...text(HOSTILE), isError: true } }),
    );
  },
  fails: (id) => send({ id, error: { code: -32000, message: HOSTILE } }),
  crashes: () => process.stderr.write(HOSTILE, () => process.exit(3)),
  'any-of': (id) => ask(form('Which?', branches('anyOf')), ({ action }) => send({ id, result: text(action) })),
  'all-of': (id) => ask(form('Which?', branches('allOf')), ({ action }) => send({ id, result: text(action) })),
  url: (id) =>
    ask({ mode: 'url', message: 'Sign in', url: 'https://example.com/login', elicitationId: 'a' }, ({ action }) =>
      send({ id, result: text(`${action}`) }),
    ),
  'endless-line': () => {
    const more = () => process.stdout.write('x'.repeat(1 << 20), more);
    more();
  },
};

if (way !== undefined) {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params, result, error } = JSON.parse(line);
    if (method === 'initialize') {
      const serverInfo = { name: way === 'hostile' ? HOSTILE : 'raw', version: '1' };
      send({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo } });
    } else if (method === 'tools/list') {
      if (way === 'list-fails') send({ id, error: { code: -32000, message: HOSTILE } });
      else
        send({
          id,
          result: {
            tools: [
              { name: 'ask', inputSchema: { type: 'object' } },
              { name: HOSTILE, inputSchema: { type: 'object' } },
            ],
          },
        });
    } else if (method === 'tools/call') WAYS[way](id, params);
    else if (!method) waiting?.(result ?? error);
    else if (id !== undefined) send({ id, error: { code: -32601, message: 'There is no such method.' } });
  });
}
