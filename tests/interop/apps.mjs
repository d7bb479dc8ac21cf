// The applications of examples/: copies with the packed package, set up and started as their readmes say, and their
// pictures.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../browser/serve.mjs';
import { freePort } from '../tools/port.mjs';
import { NODE_22, here } from './servers.mjs';
import { packed } from './package.mjs';

/** Cloudflare's tools need a newer Node than the package. */
const env = {
  ...process.env,
  PATH: `${path.dirname(NODE_22)}:${process.env.PATH}`,
  NODE_ENV: undefined,
  WRANGLER_SEND_METRICS: 'false',
};

/** Copies an example, with the packed package in place of the repository's folder. */
function copy(name) {
  const place = path.join(here, 'out-examples', name);
  const tarball = `file:${packed()}`;
  // Earlier installations stay, except the package and files that depend on it.
  mkdirSync(place, { recursive: true });
  for (const old of readdirSync(place).filter((file) => file !== 'node_modules'))
    rmSync(path.join(place, old), { recursive: true });
  for (const gone of ['mcp-elicitation', '.package-lock.json', '.vite'])
    rmSync(path.join(place, 'node_modules', gone), { recursive: true, force: true });
  const from = path.join(root, 'examples', name);
  cpSync(from, place, {
    recursive: true,
    filter: (file) => !/node_modules|package-lock|\.wrangler|chats\.json/.test(path.relative(from, file)),
  });
  const manifest = path.join(place, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  assert.match(text, /"file:\.\.\/\.\.\/pkg"/);
  writeFileSync(manifest, text.replaceAll('"file:../../pkg"', JSON.stringify(tarball)));
  return place;
}

/** Runs `npm install` and `npm start`, and waits for the page. */
export async function start(name) {
  const place = copy(name);
  execFileSync('npm', ['install', '--loglevel=error'], { cwd: place, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [port, desk] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  let child;
  let closed;
  const run = async () => {
    child = spawn('npm', ['start'], {
      cwd: place,
      env: { ...env, PORT: `${port}`, DESK_PORT: `${desk}` },
      detached: true,
    });
    // Its programs have ended, too.
    closed = new Promise((resolve) => child.on('close', resolve));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    while (
      !(await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (hasEnded()) throw new Error(`${name} did not start: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = (signal) => hasEnded() || process.kill(-child.pid, signal);
  await run();
  return {
    origin,
    close: () => end(),
    /** Kills the application and starts it again at the same address. */
    async restart() {
      end('SIGKILL');
      await closed;
      await run();
    },
  };
}

/** Presses accept as docs/testing.md says, with the real clock. */
export async function accept(page, card) {
  const button = card.locator('#accept');
  // On a busy machine the chat may still move: a press on a moved button does not count, so the user presses again.
  const question = card.locator('[part~="message"]', { hasText: await card.locator('[part~="message"]').innerText() });
  const press = async () => {
    // The list of what was not in view has moved the button.
    await button.scrollIntoViewIfNeeded();
    await button.and(page.locator(':not([data-waiting])')).click();
    await question.waitFor({ state: 'hidden', timeout: 3_000 });
  };
  await press().catch(press);
}

/** The colour schemes of the pictures for the docs, if they are to be taken. */
export const SCHEMES = process.env.UPDATE_PICTURES ? ['light', 'dark'] : [];

/** Stores a picture of the page for the docs. */
export async function picture(page, name) {
  writeFileSync(path.join(root, `docs/pictures/${name}.webp`), await webp(page));
}

/** Returns a compressed picture of the page. */
async function webp(page) {
  const png = await page.screenshot();
  const drawing = await page.context().newPage();
  const data = await drawing.evaluate(
    async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(data, 'base64');
}
