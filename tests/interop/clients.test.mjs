// One client against each server, and each client against one: the server must receive exactly the user's answer. A
// weekly run has more pairs.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { answered, call, connect, fill, outcome, refuse, results, sound, waitForQuestion } from './fixtures.mjs';
import { isAll } from './servers.mjs';
import { stage } from './stage.mjs';

const inPage = stage();

/** Servers that ask in requests alone. */
const REQUESTS = ['everything', 'mcp 1.30', 'FastMCP', ...(isAll ? ['tmcp 1.19, valibot', 'tmcp 1.19, zod'] : [])];
/** Servers that ask in results too. */
const ROUNDS = ['v2', 'mcp 2.3', 'rmcp', 'tmcp 1.20, valibot', 'tmcp 1.20, zod'];
const TWO = ['everything', 'v2'];
const ONE = ['v2'];
const LEGACY = isAll ? [...REQUESTS, ...ROUNDS] : ONE;
const MODERN = isAll ? ROUNDS : ONE;
const OLD = [
  { name: 'AI SDK 1.x', page: 'ai-sdk-1', servers: TWO },
  { name: 'mcp-use 1.x', page: 'mcp-use', servers: TWO },
];
const CLIENTS = [
  { name: 'SDK v1, attach', page: 'sdk-v1', servers: isAll ? LEGACY : REQUESTS },
  { name: 'SDK v1, requestHandler', page: 'sdk-v1', options: { way: 'requestHandler' }, servers: ONE },
  { name: 'SDK v2 in 2025-11-25, connect', page: 'sdk-v2', options: { way: 'connect' }, servers: LEGACY },
  { name: 'SDK v2 in 2025-11-25, requestHandler', page: 'sdk-v2', options: { way: 'requestHandler' }, servers: ONE },
  { name: 'SDK v2 in 2026-07-28, callTool', page: 'sdk-v2', options: { modern: true }, servers: ONE },
  { name: 'SDK v2 in 2026-07-28, connect', page: 'sdk-v2', options: { way: 'connect', modern: true }, servers: ROUNDS },
  {
    name: 'SDK v2 in 2026-07-28, requestHandler',
    page: 'sdk-v2',
    options: { way: 'requestHandler', modern: true },
    servers: MODERN,
  },
  { name: 'AI SDK in 2026-07-28', page: 'ai-sdk', servers: MODERN },
  { name: 'AI SDK in 2025-11-25', page: 'ai-sdk', options: { legacy: true }, servers: LEGACY },
  ...(isAll ? OLD : []),
  { name: 'assistant-ui, patched', page: 'assistant-ui', options: { patched: true }, servers: ONE },
  { name: 'Mastra, over the relay', page: 'relay', options: { client: 'mastra' }, servers: ONE },
  { name: 'Cloudflare agents, over the relay', page: 'relay', options: { client: 'agents' }, servers: ONE },
];

const tool = (server) => (server === 'everything' ? 'trigger-elicitation-request' : 'ask');

for (const { name, page, options, servers } of CLIENTS) {
  describe(name, () => {
    for (const server of servers) {
      inPage(`${server}: accepts, declines and cancels`, page, async (opened) => {
        await connect(opened, server, options);
        await call(opened, tool(server));
        await waitForQuestion(opened);
        await fill(opened);
        const got = answered(await outcome(opened));
        const [sent] = await results(opened);
        assert.equal(got.action, 'accept');
        assert.ok(Object.keys(sent.content).length > 2);
        // FastMCP calls it data. A server may add the fields that were left out.
        const content = got.content ?? got.data;
        assert.deepEqual(content, { ...content, ...sent.content });

        for (const action of ['decline', 'cancel']) {
          await call(opened, tool(server));
          await waitForQuestion(opened);
          await refuse(opened, action);
          const ended = await outcome(opened);
          // tmcp 1.19 wants content with a refusal, which the standard does not allow.
          if (server.startsWith('tmcp 1.19'))
            assert.match(ended.error ?? ended.value.content[0].text, /Invalid elicitation result/);
          else {
            const { content: none, ...got } = answered(ended);
            assert.deepEqual([none ?? undefined, got], [undefined, { action }]);
          }
          assert.deepEqual((await results(opened)).at(-1), { action });
        }
        await sound(opened);
      });
    }
  });
}

if (isAll)
  inPage('AI SDK 1.x: needs a fetch of its own in a browser', 'ai-sdk-1', async (opened) => {
    await assert.rejects(connect(opened, 'v2', { plain: true }), /Illegal invocation|Failed to execute 'fetch'/);
  });

inPage('assistant-ui unpatched: sends the server an error instead of an answer', 'assistant-ui', async (opened) => {
  await connect(opened, 'v2');
  await call(opened, 'ask');
  assert.match(JSON.stringify(await outcome(opened)), /reading 'aborted'|undefined/);
});
