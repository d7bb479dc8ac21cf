// Measures the time from navigation to `elicit-ready` on slow 4G with a processor four times slower: of `./external`
// without and with the preload lines, and of `./standalone`: node scripts/measure/bench-loading.mjs. Files are served
// with brotli and without a cache; the median of five loads counts.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { launch } from '../../tests/browser/fixtures.mjs';
import { brotli, pkg } from '../common.mjs';

const LOADS = 5;
/** Slow 4G as defined by Chromium's tools: bytes per second, milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 562 };
const SLOWER = 4;
/** Seconds. */
const AT_MOST = { external: 2.95, preloaded: 1.95, standalone: 2.4 };

const REQUEST = {
  message: 'Who comes?',
  requestedSchema: {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' }, count: { type: 'integer', title: 'Guests', minimum: 1 } },
    required: ['name'],
  },
};
const PRELOAD =
  '<link rel="modulepreload" href="/external.js">' +
  '<link rel="preload" as="fetch" crossorigin href="/form/form_bg.wasm">';
const pageOf = (script, head = '') => `<!doctype html><meta charset="utf-8"><title>Loading</title>${head}
<script>addEventListener('elicit-ready', () => (window.ready ??= performance.now()), true)</script>
<script type="module" src="/${script}.js"></script>
<mcp-elicitation request='${JSON.stringify(REQUEST)}'></mcp-elicitation>`;

const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };
const PAGES = {
  external: pageOf('external'),
  preloaded: pageOf('external', PRELOAD),
  standalone: pageOf('standalone'),
};
const bodies = new Map(Object.entries(PAGES).map(([name, text]) => [`/${name}.html`, brotli(Buffer.from(text))]));
const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  try {
    if (!bodies.has(pathname))
      bodies.set(pathname, brotli(readFileSync(path.join(pkg, 'dist', path.normalize(pathname)))));
    const headers = {
      'content-type': TYPES[path.extname(pathname)] ?? 'text/plain',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    };
    response.writeHead(200, headers).end(bodies.get(pathname));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launch({});
for (const how of Object.keys(PAGES)) {
  const times = [];
  for (let load = 0; load <= LOADS; load++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`http://localhost:${server.address().port}/${how}.html`);
    await page.waitForFunction(() => window.ready, undefined, { timeout: 60_000 });
    // The first load warms up the browser.
    if (load > 0) times.push(await page.evaluate(() => window.ready));
    await context.close();
  }
  const median = times.sort((a, b) => a - b)[Math.floor(LOADS / 2)] / 1000;
  const all = times.map((time) => (time / 1000).toFixed(2)).join(', ');
  console.log(`loading: ${how}, ready after ${median.toFixed(2)} s (at most ${AT_MOST[how]} s) of ${all}`);
}
await browser.close();
server.close();
