// A chat with the official SDK's client and the official server with a tool for everything: its elicitations are
// answered by real keys and clicks, and the tool reports the result that the server received.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { enter } from './enter.mjs';
import { accept, passGuardTime, stage, untilReady } from './fixtures.mjs';
import { root } from './serve.mjs';

const FORM = 'trigger-elicitation-request';
const ADDRESS = 'trigger-url-elicitation';

/** Makes a server listen on a free port of the loopback interface, whatever its settings, and report it. */
const LOOPBACK = `import net from 'node:net';
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function () {
  return listen.call(this, 0, '127.0.0.1', () => console.log('port ' + this.address().port));
};`;

let everything, address;
before(async () => {
  const main = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/package.json')),
    'dist/index.js',
  );
  const options = ['--import', `data:text/javascript,${encodeURIComponent(LOOPBACK)}`, main, 'streamableHttp'];
  everything = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const text of createInterface(everything.stdout)) {
    const port = /^port (\d+)$/.exec(text)?.[1];
    if (port) address = `http://127.0.0.1:${port}/mcp`;
    if (port) break;
  }
  everything.stdout.resume();
});
after(() => everything?.kill());

const inPage = stage(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests/browser/pages/everything.js')],
    bundle: true,
    format: 'esm',
    external: ['mcp-elicitation/*'],
    write: false,
    logLevel: 'warning',
  });
  return { '/made/everything.js': outputFiles[0].text };
});

/** Runs a test in a page with a connected client. */
const connected = (adapter, work) =>
  inPage(
    async (opened) => {
      const tools = await opened.page.evaluate(([address, adapter]) => connect(address, adapter), [address, adapter]);
      assert.ok(
        [FORM, ADDRESS].every((name) => tools.includes(name)),
        'the client declares both modes',
      );
      await work(opened);
    },
    { path: '/sdk/everything.html' },
  );

/** Calls a tool, and waits for its question. */
async function call({ page, card }, name, args = {}) {
  await page.evaluate(([name, args]) => call(name, args), [name, args]);
  await card.locator('[part~="decline"]').waitFor();
}

/** Returns the tool's text and the result that it received. */
async function outcome(page) {
  await page.waitForFunction(() => window.texts !== undefined, undefined, { timeout: 10_000 });
  const texts = await page.evaluate(() => texts);
  const raw = texts
    .pop()
    .trim()
    .replace(/^Raw result: /, '');
  return { text: texts.join('\n'), result: JSON.parse(raw) };
}

const CONTENT = {
  name: 'Ada Lovelace',
  check: true,
  firstLine: 'Call me Ishmael.',
  email: 'ada@example.org',
  homepage: 'https://example.org/ada',
  birthdate: '1815-12-10',
  integer: 7,
  number: 2.5,
  untitledSingleSelectEnum: 'Joey',
  untitledMultipleSelectEnum: ['Piano', 'Drums'],
  titledSingleSelectEnum: 'hero-2',
  titledMultipleSelectEnum: ['fish-1', 'fish-3'],
  legacyTitledEnum: 'pet-4',
};

test(
  'accepts its form with every field answered',
  connected('attach', async (opened) => {
    const { page, card } = opened;
    await call(opened, FORM);
    const { properties } = await page.evaluate(
      () => document.querySelector('mcp-elicitation').request.params.requestedSchema,
    );
    assert.deepEqual(Object.keys(properties), Object.keys(CONTENT));
    for (const [name, value] of Object.entries(CONTENT)) {
      await enter(card, name, typeof value === 'number' ? String(value) : value, properties[name]);
    }
    // A field says "do not give us your phone number, pin, or other sensitive info", which does not ask for a
    // secret.
    assert.equal(await card.locator('[data-code="secret-solicitation"]').count(), 0);
    await accept(page);
    const { text, result } = await outcome(page);
    assert.deepEqual(result, { action: 'accept', content: CONTENT });
    assert.match(text, /^✅ User provided the requested information!/);
    for (const line of [
      'Name: Ada Lovelace',
      'Agreed to terms: true',
      'Birthdate: 1815-12-10',
      'Favorite Integer: 7',
      'Favorite Number: 2.5',
    ]) {
      assert.ok(text.includes(`- ${line}`), text);
    }
  }),
);

test(
  'accepts its form with the defaults',
  connected('requestHandler', async (opened) => {
    const { page, card } = opened;
    await call(opened, FORM);
    await enter(card, 'name', 'Ada', { type: 'string' });
    // While the user types, no list opens of what was not in view.
    await passGuardTime(page, 5000);
    await accept(page);
    const { result } = await outcome(page);
    assert.deepEqual(result, {
      action: 'accept',
      content: {
        name: 'Ada',
        firstLine: 'It was a dark and stormy night.',
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: 'Monica',
        untitledMultipleSelectEnum: ['Guitar'],
        titledSingleSelectEnum: 'hero-1',
        titledMultipleSelectEnum: ['fish-1'],
        legacyTitledEnum: 'pet-1',
      },
    });
  }),
);

test(
  'declines its form',
  connected('attach', async (opened) => {
    await call(opened, FORM);
    // The list of what was not in view moves the buttons once.
    await untilReady(opened.page, opened.card);
    await opened.card.locator('[part~="decline"]').click();
    const { text, result } = await outcome(opened.page);
    assert.deepEqual(result, { action: 'decline' });
    assert.ok(text.includes('User declined to provide the requested information'), text);
  }),
);

test(
  'cancels its address',
  connected('attach', async (opened) => {
    await call(opened, ADDRESS, { url: 'https://example.org/connect' });
    await opened.card.locator('[part~="cancel"]').click();
    const { text, result } = await outcome(opened.page);
    assert.deepEqual(result, { action: 'cancel' });
    assert.ok(text.includes('User cancelled the URL elicitation'), text);
  }),
);

test(
  'accepts its address by opening it',
  connected('attach', async (opened) => {
    const { page, card } = opened;
    const url = 'https://example.org/connect?flow=1';
    await page.evaluate(() => {
      window.opened = [];
      const element = document.querySelector('mcp-elicitation');
      element.addEventListener('elicit-open-url', ({ detail }) => opened.push(detail.url));
      element.opener = (url) => void opened.push(url);
    });
    await call(opened, ADDRESS, { url, message: 'Connect your account.' });
    assert.equal(await card.locator('[part~="message"]').innerText(), 'Connect your account.');
    await card.locator('[part~="url"]').waitFor();
    await card.locator('[part~="url"]').waitFor();
    assert.ok((await card.locator('section').innerText()).includes(url), 'the whole address is in view');
    assert.deepEqual(await page.evaluate(() => opened), [], 'nothing opens by itself');
    await accept(page);
    const { text, result } = await outcome(page);
    assert.deepEqual(await page.evaluate(() => opened), [url, url]);
    assert.deepEqual(result, { action: 'accept' });
    assert.match(text, /^✅ User completed the URL elicitation flow/);
  }),
);
