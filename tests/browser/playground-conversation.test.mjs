// The page that talks to a server: whole conversations with the servers in the page, a real server on loopback, its
// failures, the log.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';
import { COLOURS, faultsOf } from './axe.mjs';
import { PHONE, playground } from './playground-page.mjs';
import { root } from './serve.mjs';

const stage = playground();
const inPage = (name, ...rest) => {
  const work = rest.pop();
  stage(name, { at: 'conversation.html', excused: /^(?!.*Content Security Policy)/s, ...rest[0] }, work);
};
const ready = (page, words) => page.locator('#status', { hasText: words }).waitFor();
const call = (page, title) => page.getByRole('button', { name: `Call ${title}` }).click();
const outcome = (page, words) => page.locator('.call').last().locator('.outcome', { hasText: words }).waitFor();

/** Answers the open card: types texts, chooses options, and sends when the button counts. */
async function answer(page, entries, press = 'accept') {
  const card = page.locator('mcp-elicitation').last();
  const only = Object.values(entries)[0]?.radio;
  await card.locator('[part~="decline"]').waitFor();
  if (only && (await card.locator('.choice').count())) {
    await card.locator('.choice:not([data-waiting])', { hasText: only }).click();
    return card;
  }
  for (const [property, value] of Object.entries(entries)) {
    const field = card.locator(`[data-property="${property}"]`);
    if (value.radio) await field.getByRole('radio', { name: value.radio }).check();
    else await field.locator('input').first().fill(value);
  }
  const button = card.locator(`[part~="${press}"]:not([data-waiting])`);
  await button.waitFor();
  await button.click();
  return card;
}

inPage('confirms a deployment by mouse with the messages of 2025-11-25', async ({ page }) => {
  await ready(page, /Connected to Demo server, 2025-11-25\. 5 tools\./);
  await call(page, 'Deploy a build');
  await answer(page, { environment: { radio: 'staging' } });
  await outcome(page, 'Build 4812 goes to staging, with 2 replicas.');
  await page.locator('.messages .what', { hasText: 'result · Build 4812' }).waitFor();
  const lines = await page.locator('.messages .what').allInnerTexts();
  assert.deepEqual(lines.slice(-4), [
    'tools/call · deploy',
    'elicitation/create · Which environment should I deploy build 4812 to?',
    'result · accept',
    'result · Build 4812 goes to staging, with 2 replicas.',
  ]);
  await call(page, 'Refund an order');
  await answer(page, {}, 'decline');
  await outcome(page, 'You declined, so nothing was done.');
});

inPage('asks by earlier answers in 2026-07-28, and shows a round of three as one card', async ({ page }) => {
  await ready(page, '2025-11-25');
  await page.getByRole('radio', { name: '2026-07-28' }).check();
  await ready(page, /2026-07-28\. 5 tools/);
  await call(page, 'Set up a new member');
  await answer(page, { name: 'Ada', role: { radio: 'Engineering' } });
  await page.locator('mcp-elicitation', { hasText: 'What does Ada need?' }).waitFor();
  await answer(page, { system: { radio: 'Linux' } });
  await outcome(page, 'Ada is set up: {"system":"Linux"}.');
  await call(page, 'Plan a trip');
  const steps = [{ city: 'Oslo' }, { day: '2026-12-01' }, { meal: { radio: 'Vegan' } }];
  for (const entries of steps) {
    // The label of a question with answer buttons is hidden.
    await page
      .locator('mcp-elicitation')
      .last()
      .locator(`[data-property="${Object.keys(entries)[0]}"]`)
      .waitFor({ state: 'attached' });
    await answer(page, entries);
  }
  await outcome(page, 'From Oslo on 2026-12-01, with this meal: Vegan.');
  const rounds = await page.locator('.messages .what', { hasText: 'input_required' }).allInnerTexts();
  assert.deepEqual(rounds, ['input_required · who', 'input_required · needs', 'input_required · from, when, meal']);
});

inPage('shows the address in URL mode, and opens it only for the user', async ({ page, context }) => {
  await ready(page, '2025-11-25');
  await context.route('https://login.example.com/**', (route) => route.fulfill({ body: 'signed in' }));
  await call(page, 'Connect an account');
  const card = page.locator('mcp-elicitation').last();
  await card.locator('[part~="url"]', { hasText: 'login.example.com' }).first().waitFor();
  assert.equal(context.pages().length, 1);
  const opened = context.waitForEvent('page');
  await answer(page, {});
  assert.equal(new URL((await opened).url()).host, 'login.example.com');
  await outcome(page, 'You agreed to sign in.');
});

inPage(
  'filters, copies and exports the log, opens a question, and aborts a call',
  async ({ page, context, origin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(origin).origin });
    await ready(page, '2025-11-25');
    await call(page, 'Refund an order');
    await page.locator('mcp-elicitation [part~="accept"]').waitFor();
    await page.getByRole('button', { name: 'Give up' }).click();
    await outcome(page, 'You gave up the call.');
    await page.getByLabel('Filter the messages').fill('order 20714');
    await page.locator('#messages .count', { hasText: /^1 of/ }).waitFor();
    await page.locator('#messages').getByRole('button', { name: 'Copy' }).click();
    await page.locator('#messages').getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(JSON.parse(copied).message.method, 'elicitation/create');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    assert.equal(await readFile(await (await download).path(), 'utf8'), copied);
    await page.locator('.messages li:visible summary').click();
    await page.getByRole('link', { name: 'Open in the playground' }).click();
    await page.locator('mcp-elicitation [part~="message"]', { hasText: 'order 20714' }).waitFor();
  },
);

/**
 * Starts a server of SDK v1 with sessions; `allowed` configures CORS; without the `key` in a header it requires a
 * sign-in; a call sends `noise` messages.
 */
async function serve(allowed, { noise = 0, key } = {}) {
  const sessions = new Map();
  const make = () => {
    const server = new McpServer(
      { name: 'tables', title: 'Tables', version: '1.0.0' },
      { capabilities: { logging: {} } },
    );
    server.registerTool(
      'book',
      { description: 'Books a table', inputSchema: { guests: z.number() } },
      async ({ guests }) => {
        for (let index = 0; index < noise; index++)
          await server.server.sendLoggingMessage({ level: 'info', data: `${index} ${'x'.repeat(2000)}` });
        const requestedSchema = {
          type: 'object',
          properties: { name: { type: 'string', title: 'Name' } },
          required: ['name'],
        };
        const { action, content } = await server.server.elicitInput({
          message: `For whom are the ${guests} seats?`,
          requestedSchema,
        });
        return { content: [{ type: 'text', text: `${action}: ${content?.name}` }] };
      },
    );
    return server;
  };
  const server = http.createServer(async (request, response) => {
    if (allowed) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('access-control-allow-methods', '*');
      response.setHeader('access-control-expose-headers', 'mcp-session-id');
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (!request.url.startsWith('/mcp')) return response.writeHead(404).end();
    if (key && request.headers['x-key'] !== key) return response.writeHead(401).end();
    let transport = sessions.get(request.headers['mcp-session-id']);
    if (!transport) {
      transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => void sessions.set(id, transport),
      });
      await make().connect(transport);
    }
    await transport.handleRequest(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Connects the page to an address by typing it. */
async function connect(page, address) {
  await page.getByRole('radio', { name: 'My server' }).check();
  await page.getByLabel('Address (Streamable HTTP)').fill(address);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

inPage('lists the tools of a real server, calls one and answers its question', async ({ page }) => {
  const server = await serve(true);
  try {
    await connect(page, `${server.origin}/mcp`);
    await ready(page, 'Connected to Tables, 2025-11-25. One tool.');
    await page.getByLabel('Arguments of book, as JSON').fill('{"guests": 4}');
    await call(page, 'book');
    const card = page.locator('mcp-elicitation').last();
    await card.locator('[part~="message"]', { hasText: 'For whom are the 4 seats?' }).waitFor();
    await answer(page, { name: 'Ada' });
    await outcome(page, 'accept: Ada');
    await page.getByLabel('Arguments of book, as JSON').fill('{guests}');
    await call(page, 'book');
    await outcome(page, 'The arguments are not JSON.');
    await page.reload();
    await page.getByRole('radio', { name: 'My server' }).check();
    assert.equal(await page.getByLabel('Address (Streamable HTTP)').inputValue(), `${server.origin}/mcp`);
  } finally {
    await server.end();
  }
});

inPage('keeps the newest thousand of more messages, and filters them', async ({ page }) => {
  const server = await serve(true, { noise: 1200 });
  try {
    await connect(page, `${server.origin}/mcp`);
    await ready(page, 'Connected to Tables');
    await page.getByLabel('Arguments of book, as JSON').fill('{"guests": 4}');
    await call(page, 'book');
    await answer(page, { name: 'Ada' });
    await outcome(page, 'accept: Ada');
    await page.locator('#messages .count', { hasText: /^1000, 2\d\d older dropped$/ }).waitFor();
    assert.equal(await page.locator('.messages li').count(), 1000);
    await page.getByLabel('Filter the messages').fill('1199 x');
    await page.locator('#messages .count', { hasText: /^1 of 1000/ }).waitFor();
    await page.locator('.messages li:visible summary').click();
    await page.locator('.messages li:visible pre', { hasText: '1199 xxx' }).waitFor();
  } finally {
    await server.end();
  }
});

inPage('sends the given headers to a real server, and names an invalid line', async ({ page }) => {
  const server = await serve(true, { key: 'a secret' });
  try {
    await connect(page, `${server.origin}/mcp`);
    await ready(page, /requires a sign-in \(401\).*to the headers/);
    await page.getByLabel('Headers, one per line').fill('X-Key');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await ready(page, '“X-Key” is not a header.');
    await page.getByLabel('Headers, one per line').fill('X-Other: 1\n x-key:  a secret ');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await ready(page, 'Connected to Tables, 2025-11-25. One tool.');
    assert.ok(!(await page.evaluate(() => JSON.stringify(localStorage))).includes('secret'));
  } finally {
    await server.end();
  }
});

inPage('explains a failed connection: no CORS, nobody there, not MCP, not an address', async ({ page, origin }) => {
  const open = await serve(true);
  const closed = await serve(false);
  try {
    await connect(page, `${closed.origin}/mcp`);
    await ready(page, /does not allow requests from this page \(CORS\)/);
    assert.ok(
      (await page.locator('#status').innerText()).includes(`Access-Control-Allow-Origin: ${new URL(origin).origin}`),
    );
    await connect(page, `${open.origin}/other`);
    await ready(page, 'not with MCP at /other (404)');
    await open.end();
    await connect(page, `${open.origin}/mcp`);
    await ready(page, /Nothing answers at http:/);
    await connect(page, 'ftp://a.example');
    await ready(page, 'The address must begin with http: or https:.');
  } finally {
    await closed.end();
  }
});

inPage(
  'talks to the server behind the command, which the page cannot reach otherwise',
  { skip: !existsSync(path.join(root, 'pkg/dist/playground')) && 'only `make build` puts the playground into pkg' },
  async ({ page }) => {
    const server = ['--', process.execPath, 'tests/cli/server.mjs'];
    const command = spawn(process.execPath, ['pkg/dist/cli.js', 'playground', ...server], { cwd: root });
    try {
      const [line] = await once(command.stdout, 'data');
      await page.goto(/http\S+/.exec(line)[0]);
      await ready(page, /Connected to deploy, 2025-11-25/);
      assert.ok(!page.url().includes('bridge='), 'a copied address has no token');
      await call(page, 'secret');
      await page.locator('.messages .count', { hasText: '1 error, 2 warnings' }).waitFor();
      await page.getByRole('button', { name: 'Restart' }).click();
      await ready(page, /Connected to deploy/);
      await call(page, 'good');
      await answer(page, { city: 'Oslo' });
      await outcome(page, '2 to Oslo');
      command.kill();
      await ready(page, 'The connection has ended.');
    } finally {
      command.kill();
    }
  },
);

for (const [name, options] of Object.entries({
  'on a wide screen': {},
  'on a phone': PHONE,
  'in the dark': { colorScheme: 'dark' },
})) {
  inPage(`has no axe violation and fits the screen: ${name}`, options, async ({ page }) => {
    await ready(page, '2025-11-25');
    await call(page, 'Deploy a build');
    await page.locator('mcp-elicitation [part~="accept"]').waitFor();
    await page.locator('.messages li').first().locator('summary').click();
    // The card has its own test with axe, but its open shadow root is checked here too.
    assert.deepEqual(await faultsOf(page, 'body', options.colorScheme && COLOURS), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
}
