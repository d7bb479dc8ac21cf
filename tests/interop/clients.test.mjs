// Each client against each server: what a person answers is what the server gets.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { asked, call, connect, fill, outcome, results, sound, told } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();

const SERVERS = ['everything', 'v2', 'mcp 1.30', 'mcp 2.3', 'FastMCP', 'tmcp 1.20, valibot', 'tmcp 1.20, zod', 'tmcp 1.19, valibot', 'tmcp 1.19, zod'];
/** FastMCP 4.1 and tmcp 1.19 ask by requests only. */
const ROUNDS = ['v2', 'mcp 2.3', 'tmcp 1.20, valibot', 'tmcp 1.20, zod'];
const CLIENTS = [
  { name: 'SDK v1, attach', page: 'sdk-v1', options: { way: 'attach' } },
  { name: 'SDK v1, requestHandler', page: 'sdk-v1', options: { way: 'requestHandler' }, servers: ['everything', 'v2'] },
  { name: 'SDK v2 in 2025-11-25, attach', page: 'sdk-v2', options: { way: 'attach' } },
  { name: 'SDK v2 in 2025-11-25, requestHandler', page: 'sdk-v2', options: {}, servers: ['everything', 'v2'] },
  { name: 'SDK v2 in 2026-07-28, attach', page: 'sdk-v2', options: { way: 'attach', modern: true }, servers: ROUNDS },
  { name: 'SDK v2 in 2026-07-28, requestHandler', page: 'sdk-v2', options: { modern: true }, servers: ROUNDS },
  { name: 'AI SDK', page: 'ai-sdk', options: {} },
];

const tool = (server) => (server === 'everything' ? 'trigger-elicitation-request' : 'ask');
/** FastMCP calls it data. */
const content = ({ content, data }) => content ?? data;

for (const { name, page, options, servers = SERVERS } of CLIENTS) {
  describe(name, () => {
    for (const server of servers) {
      describe(server, () => {
        test('accept', inPage(page, async (opened) => {
          await connect(opened, server, options);
          await call(opened, tool(server));
          await asked(opened);
          await fill(opened);
          const got = told(await outcome(opened));
          const [sent] = await results(opened);
          assert.equal(got.action, 'accept');
          assert.ok(Object.keys(sent.content).length > 2);
          assert.deepEqual(content(got), { ...content(got), ...sent.content });
          await sound(opened);
        }));

        for (const action of ['decline', 'cancel']) {
          test(action, inPage(page, async (opened) => {
            await connect(opened, server, options);
            await call(opened, tool(server));
            await asked(opened);
            await opened.card.locator(`[part~="${action}"]`).click();
            assert.deepEqual(told(await outcome(opened)), { action });
            await sound(opened);
          }));
        }
      });
    }
  });
}
