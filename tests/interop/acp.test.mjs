// The official SDK of the Agent Client Protocol on both sides of a WebSocket, with the card between them.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, describe } from 'node:test';
import * as acp1 from '@agentclientprotocol/sdk';
import * as acp2 from '@agentclientprotocol/sdk/experimental/v2';
import { createNodeWebSocketUpgradeHandler } from '@agentclientprotocol/sdk/experimental/node';
import { AcpServer } from '@agentclientprotocol/sdk/experimental/server';
import { WebSocketServer } from 'ws';
import { accept } from '../browser/fixtures.mjs';
import { outcome } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();

/** The nulls that SDKs in other languages write for absent members of a v1 schema. */
const NOTHING = {
  description: null,
  minLength: null,
  maxLength: null,
  pattern: null,
  format: null,
  default: null,
  enum: null,
  oneOf: null,
};
const ASKED = {
  form: {
    mode: 'form',
    sessionId: 's',
    toolCallId: 't',
    message: 'Which branch?',
    _meta: { 'example.com/trace': { parent: null } },
    requestedSchema: {
      type: 'object',
      title: null,
      properties: { branch: { type: 'string', title: 'Branch', ...NOTHING } },
      required: ['branch'],
    },
  },
  url: { mode: 'url', sessionId: 's', message: 'Sign in', url: 'https://github.com/login', elicitationId: 'one' },
  unanswerable: {
    mode: 'form',
    requestId: 7,
    message: 'Who?',
    requestedSchema: { type: 'object', properties: { who: { type: '_person' } }, required: ['who'] },
  },
  later: { mode: '_later', sessionId: 's', message: 'Draw it' },
  withdrawn: {
    mode: 'form',
    sessionId: 's',
    message: 'Never mind',
    requestedSchema: { type: 'object', properties: {} },
  },
};

/** An agent that asks on demand, and returns the outcome. */
const agentOf = (acp, version) =>
  acp
    .agent({ name: 'agent' })
    .onRequest(acp.methods.agent.initialize, () =>
      version === 1
        ? { protocolVersion: 1, agentCapabilities: {} }
        : { protocolVersion: 2, capabilities: {}, info: { name: 'agent', version: '1.0.0' } },
    )
    .onRequest(
      '_ask',
      (params) => params,
      async ({ params: { kind }, client }) => {
        const controller = new AbortController();
        if (kind === 'withdrawn') withdraw = () => controller.abort();
        const answer = await client
          .request(acp.methods.client.elicitation.create, ASKED[kind], { cancellationSignal: controller.signal })
          .catch(({ code, data }) => ({ code, data }));
        if (kind === 'url') await client.notify(acp.methods.client.elicitation.complete, { elicitationId: 'one' });
        return answer;
      },
    );

const servers = {};
before(async () => {
  for (const [version, acp] of [
    [1, acp1],
    [2, acp2],
  ]) {
    const server = http.createServer();
    const agents = new AcpServer({ createAgent: () => agentOf(acp, version) });
    server.on('upgrade', createNodeWebSocketUpgradeHandler(agents, new WebSocketServer({ noServer: true })));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers[version] = {
      address: `ws://127.0.0.1:${server.address().port}/`,
      close: () => (agents.close(), server.closeAllConnections(), server.close()),
    };
  }
});
after(() => Object.values(servers).forEach((server) => server.close()));

/** Lets the agent cancel its last request. */
let withdraw;

const began = (page, version, kind) =>
  page.evaluate(
    ([address, version, kind]) =>
      void run(address, version, kind).then(
        (value) => (window.outcome = value),
        (error) => (window.outcome = { error: String(error) }),
      ),
    [servers[version].address, version, kind],
  );

for (const version of [1, 2]) {
  describe(`version ${version}`, () => {
    inPage('answers a form with nulls', 'acp', async ({ page, card }) => {
      await began(page, version, 'form');
      await card.locator('[data-property="branch"] input').click();
      assert.match(await card.locator('[part~="server"]').innerText(), /calendar/);
      assert.deepEqual(
        await page.evaluate(() => document.querySelector('mcp-elicitation').request._meta),
        ASKED.form._meta,
      );
      await page.keyboard.type('main');
      await accept(page);
      assert.deepEqual(await outcome({ page }), { action: 'accept', content: { branch: 'main' } });
    });

    inPage('answers an address, and reports that the user is done there', 'acp', async ({ page, card }) => {
      await page.evaluate(() =>
        document
          .querySelector('mcp-elicitation')
          .addEventListener('elicit-open-url', (event) => event.preventDefault()),
      );
      await began(page, version, 'url');
      await card.locator('[part~="accept"]', { hasText: 'github.com' }).waitFor();
      await accept(page);
      assert.deepEqual(await outcome({ page }), { action: 'accept' });
      await card.locator('[part~="aside"]', { hasText: 'says that this is finished' }).waitFor();
    });

    inPage('refuses an unanswerable request as invalid parameters', 'acp', async ({ page }) => {
      for (const [kind, fault] of [
        ['unanswerable', 'required-unanswerable'],
        ['later', 'unknown-mode'],
      ]) {
        await page.evaluate(() => (window.outcome = undefined));
        await began(page, version, kind);
        const { code, data } = await outcome({ page });
        assert.deepEqual([code, data.diagnostics.map((diagnostic) => diagnostic.code)], [-32602, [fault]]);
      }
    });

    inPage('ends a request that the agent cancels', 'acp', async ({ page }) => {
      await began(page, version, 'withdrawn');
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'open');
      withdraw();
      await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'expired');
    });
  });
}
