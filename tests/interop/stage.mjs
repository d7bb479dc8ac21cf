// One browser, one server for pages, the packed package, and the MCP servers on the same origin.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { launch, open } from '../browser/fixtures.mjs';
import { unpack } from './package.mjs';
import { NODE_22, here, isAll, listening, start } from './servers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A chat</title>
<link rel="icon" href="data:,">
<script type="importmap">
{ "imports": { "mcp-elicitation": "/package/dist/index.js", "mcp-elicitation/": "/package/dist/" } }
</script>
<script type="module" src="/made/PAGE.js"></script>
<main><mcp-elicitation></mcp-elicitation></main>
</html>`;

/**
 * `@assistant-ui/react-mcp` 0.1.15 reads `context.signal`, but client 2.x passes `context.mcpReq.signal` to handlers.
 * So it cannot show elicitations as shipped; a page says which of the two it reads.
 */
const assistantUi = {
  name: 'assistant-ui',
  setup(bundler) {
    bundler.onLoad({ filter: /react-mcp.dist.resources.McpServerResource\.js$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8');
      const patched = contents.replaceAll(
        'context.signal',
        '(window.assistantUiPatched ? context.mcpReq : context).signal',
      );
      if (patched === contents) throw new Error(`${file} does not read context.signal any more: take the patch out`);
      return { contents: patched };
    });
  },
};

/** Bundles each page of `pages/` as one script that imports the package as the page serves it. */
async function bundle() {
  const folders = ['pages', ...(isAll ? ['old'] : [])].map((name) => path.join(here, name));
  const pages = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const { outputFiles } = await build({
    entryPoints: pages.filter((file) => /\.jsx?$/.test(file)),
    bundle: true,
    format: 'esm',
    outdir: '/made',
    platform: 'browser',
    external: ['mcp-elicitation', 'mcp-elicitation/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    plugins: [assistantUi],
    write: false,
    logLevel: 'error',
  });
  return Object.fromEntries(outputFiles.map((file) => [`/made/${path.basename(file.path)}`, file.text]));
}

/** Maps `mcp-elicitation/mcp` to `dist/mcp.js`, which an import map cannot do for all entries at once. */
const packaged = (unpacked, name) => {
  const file = path.join(unpacked, name);
  return existsSync(file) ? file : `${file}.js`;
};

/** Serves the pages, the package, and the server NAME under `/mcp/NAME`. */
export async function serve() {
  const unpacked = unpack();
  const made = await bundle();
  const servers = new Map();
  const once = (name, make) => {
    if (!servers.has(name)) servers.set(name, make());
    return servers.get(name);
  };
  const running = (name) => once(name, () => start(name));
  /** Starts a client that runs on a server and speaks with an MCP server from there. */
  const relay = (client, name) =>
    once(`${client} ${name}`, async () => {
      const { port } = await running(name);
      return listening([NODE_22, 'servers/relay.mjs', client], { MCP: `http://127.0.0.1:${port}/mcp` });
    });
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    try {
      const [, folder, ...rest] = pathname.split('/').map(decodeURIComponent);
      if (folder === 'mcp') return await forward(await running(rest[0]), request, response);
      if (folder === 'relay') return await forward(await relay(rest[0], rest[1]), request, response, `/${rest[2]}`);
      const name = rest.join('/');
      const body =
        folder === 'page'
          ? PAGE.replace('PAGE', name)
          : (made[pathname] ?? (folder === 'package' && readFileSync(packaged(unpacked, name))));
      if (!body) throw new Error('There is no such page');
      const type = folder === 'page' ? 'text/html; charset=utf-8' : (TYPES[path.extname(name)] ?? 'text/javascript');
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch (error) {
      response.writeHead(404).end(String(error));
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      for (const one of servers.values()) (await one.catch(() => undefined))?.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes a request on to a server that rejects other origins. */
export async function forward({ port, host = '127.0.0.1', path: own = '/mcp' }, request, response, path = own) {
  const { origin, referer, ...headers } = request.headers;
  await new Promise((resolve) => {
    const upstream = http.request(
      { host, port, path, method: request.method, headers: { ...headers, host: `${host}:${port}` } },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
        answer.on('close', resolve);
      },
    );
    upstream.on('error', () => (response.destroy(), resolve()));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
}

/** Starts the server and browser of a test file, and returns a function that makes tests with a page of `pages/`. */
export function stage() {
  let server, browser;
  const started = performance.now();
  before(async () => {
    server = await serve();
    browser = await launch(server);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    // Node's reporter takes this file for that of each test.
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`tests/interop/${path.basename(process.argv[1])} took ${seconds} s`);
  });
  return (name, file, work) => {
    test(name, async () => {
      const opened = await open(browser, server.origin, { path: `/page/${file}` });
      try {
        await opened.page.evaluate(() => {
          const element = document.querySelector('mcp-elicitation');
          window.results = [];
          window.errors = [];
          element.addEventListener('elicit-result', ({ detail }) => results.push(detail));
          element.addEventListener('elicit-error', ({ detail }) =>
            errors.push(`${detail.kind}: ${detail.error ?? JSON.stringify(detail.diagnostics)}`),
          );
        });
        await work({ ...opened, card: opened.page.locator('mcp-elicitation').first(), origin: server.origin });
      } finally {
        await opened.close();
      }
    });
  };
}
