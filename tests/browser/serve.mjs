// A server on loopback for the pages of the tests and the package, with their policies.
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The policy of docs/hosts.md: only the package's own files, and Trusted Types without any policy. */
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; base-uri 'none'; " +
  "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The policy for a page with an SDK: its validator compiles with `new Function`, and its import map is in the page. */
const WITH_SDK =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; connect-src 'self' http://127.0.0.1:*; " +
  "style-src 'self'; " +
  "base-uri 'none'; form-action 'none'";

/** The strict policy without WebAssembly. */
const FORBIDDEN = STRICT.replace(" 'wasm-unsafe-eval'", '');

const POLICIES = { strict: STRICT, forbidden: FORBIDDEN, sdk: WITH_SDK, pictures: `${STRICT}; font-src 'self'` };

/**
 * The icon of every page. Browsers request it at any time, so the policy allows this one image, and its requests are
 * not reported.
 */
const ICON = '/favicon.ico';
const withIcon = (policy, host) => `${policy}; img-src http://${host}${ICON}`;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves the repository on loopback; pages under /strict/ and /sdk/ have those policies.
 * @param made generated files by their paths
 */
export async function serve(made = {}) {
  // The page's first script if the driver cannot insert it, handlers that replace files, and the listener for requests.
  const served = { early: '', routes: [], onRequest: undefined };
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [, folder] = pathname.split('/');
    const policy = POLICIES[folder];
    const file = path.join(root, path.normalize(policy ? pathname.replace(folder, 'tests/browser/pages') : pathname));
    if (pathname === ICON) return void response.writeHead(204).end();
    // The driver's own script is not a request of the page.
    if (pathname !== '/early.js') served.onRequest?.(`http://${request.headers.host}${request.url}`);
    const route = served.routes.find(({ end, times }) => times > 0 && pathname.endsWith(end));
    if (route) {
      route.times--;
      const status = await new Promise((resolve) =>
        route.answer({ continue: () => resolve(200), fulfill: ({ status }) => resolve(status) }),
      );
      if (status !== 200) return void response.writeHead(status).end();
    }
    try {
      let body = pathname === '/early.js' ? served.early + WRITE_DOWN : (made[pathname] ?? (await readFile(file)));
      if (served.early && policy) body = String(body).replace('<title>', '<script src="/early.js"></script><title>');
      const headers = {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      };
      if (policy) headers['content-security-policy'] = withIcon(policy, request.headers.host);
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(served, {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  });
}

/** Runs first in a page whose driver does not report errors. */
const WRITE_DOWN = `;(${() => {
  window.faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push(`${effectiveDirective} ${blockedURI}`),
  );
}})();`;
