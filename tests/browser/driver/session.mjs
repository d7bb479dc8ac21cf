// Sends WebDriver commands to Firefox and WebKitGTK. Firefox receives them directly, by the Marionette
// protocol that its own driver uses too.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';

/** Marionette's names for the commands that are used here. */
const COMMANDS = {
  'POST url': 'WebDriver:Navigate',
  'POST back': 'WebDriver:Back',
  'POST execute/async': 'WebDriver:ExecuteAsyncScript',
  'POST actions': 'WebDriver:PerformActions',
  'DELETE actions': 'WebDriver:ReleaseActions',
  'POST timeouts': 'WebDriver:SetTimeouts',
  'GET window': 'WebDriver:GetWindowHandle',
  'GET window/handles': 'WebDriver:GetWindowHandles',
  'POST window': 'WebDriver:SwitchToWindow',
  'DELETE window': 'WebDriver:CloseWindow',
};

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Waits for a condition of a starting browser. */
async function until(what, look) {
  for (let tries = 0; tries < 600; tries++) {
    const result = await look().catch(() => undefined);
    if (result) return result;
    await pause(100);
  }
  throw new Error(`${what} did not start`);
}

/** Starts a program in a process group, so that its children end with it. */
function start(command, options, environment) {
  const child = spawn(command, options, { stdio: 'ignore', detached: true, env: { ...process.env, ...environment } });
  child.on('error', () => {});
  const end = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has already ended.
    }
  };
  process.once('exit', end);
  return end;
}

/** A driver with an HTTP interface. */
async function overHttp(command, options, capabilities) {
  const port = await freePort();
  const end = start(command, options(port));
  const base = `http://127.0.0.1:${port}`;
  await until(command, async () => (await fetch(`${base}/status`)).ok);
  const ask = async (method, where, body) => {
    const response = await fetch(base + where, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${where}: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return {
    send: (method, what, body) => ask(method, `/session/${sessionId}/${what}`, body),
    async close() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => {});
      end();
    },
  };
}

/** Starts Firefox, and returns the port of its protocol and a function that ends it. */
async function startFirefox() {
  const profile = await mkdtemp(path.join(tmpdir(), 'mcp-elicitation-firefox-'));
  await writeFile(
    path.join(profile, 'user.js'),
    'user_pref("marionette.port", 0);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n',
  );
  const end = start('firefox-esr', ['-headless', '-marionette', '-no-remote', '-profile', profile, 'about:blank'], {
    MOZ_CRASHREPORTER_DISABLE: '1',
  });
  const port = await until('firefox-esr', async () =>
    Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8')),
  );
  return {
    port,
    async end() {
      end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox by packets of JSON, each after its length. */
async function overMarionette() {
  const { port, end } = await startFirefox();
  const socket = net.connect(port, '127.0.0.1');
  const waiting = new Map();
  let bytes = Buffer.alloc(0);
  socket.on('data', (data) => {
    bytes = Buffer.concat([bytes, data]);
    for (let colon; (colon = bytes.indexOf(':')) > 0; ) {
      const size = Number(bytes.subarray(0, colon));
      if (bytes.length < colon + 1 + size) return;
      const packet = JSON.parse(bytes.subarray(colon + 1, colon + 1 + size));
      bytes = bytes.subarray(colon + 1 + size);
      if (!Array.isArray(packet)) continue;
      const [, id, error, result] = packet;
      const { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      if (error) reject(new Error(`${error.error}: ${error.message}`));
      else resolve(result && 'value' in result ? result.value : result);
    }
  });
  let last = 0;
  const gone = () => new Error('firefox-esr has ended');
  // Otherwise callers that wait for a crashed engine would wait forever.
  socket.on('error', () => {}).on('close', () => waiting.forEach(({ reject }) => reject(gone())));
  const command = (name, parameters) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(gone());
      waiting.set(++last, { resolve, reject });
      const packet = JSON.stringify([0, last, name, parameters ?? {}]);
      socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    });
  await command('WebDriver:NewSession', {});
  return {
    send: (method, what, body) =>
      command(COMMANDS[`${method} ${what}`], { ...body, ...(what.startsWith('execute') && { newSandbox: false }) }),
    async close() {
      await Promise.race([command('WebDriver:DeleteSession').catch(() => {}), pause(3000)]);
      socket.destroy();
      await end();
    },
  };
}

async function miniBrowser() {
  for (const folder of await readdir('/usr/lib')) {
    for (const version of ['4.1', '4.0', '6.0']) {
      const file = `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`;
      if (existsSync(file)) return file;
    }
  }
  throw new Error('there is no MiniBrowser');
}

/** The start of each engine. */
export const ENGINES = {
  firefox: overMarionette,
  webkit: async () =>
    overHttp('xvfb-run', (port) => ['-a', 'WebKitWebDriver', `--port=${port}`], {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: await miniBrowser(), args: ['--automation'] },
    }),
};
