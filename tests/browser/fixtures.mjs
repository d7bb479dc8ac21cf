// A browser, a server for the page and the package, and the card from a user's view.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launchEngine } from './driver/page.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The policy of docs/hosts.md: only the package's own files, and Trusted Types without any policy. */
export const STRICT =
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
  const served = { early: '', routes: [], heard: undefined };
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [, folder] = pathname.split('/');
    const policy = POLICIES[folder];
    const file = path.join(root, path.normalize(policy ? pathname.replace(folder, 'tests/browser/pages') : pathname));
    if (pathname === ICON) return void response.writeHead(204).end();
    // The driver's own script is not a request of the page.
    if (pathname !== '/early.js') served.heard?.(`http://${request.headers.host}${request.url}`);
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

/**
 * The engine of the tests, from the variable ENGINE: chromium, firefox or webkit. Without it, Chromium with all its
 * tests.
 */
export const ENGINE = process.env.ENGINE;

/** Starts a browser with a fresh profile. @param flags of Chromium, in addition to those of every test */
export const launch = (server, flags) => start('/usr/bin/chromium', server, flags);

/** Like `launch`, but without windows, which cost most of a test's time in Chromium. It has no back/forward cache. */
export const launchBare = (server, flags) => start('/usr/bin/chromium-headless-shell', server, flags);

function start(executablePath, server, flags = []) {
  if (ENGINE) return launchEngine(ENGINE, server);
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  });
}

/** Returns every case of tests/suite with its file. */
export async function cases() {
  const folder = path.join(root, 'tests/suite');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const all = await Promise.all(
    files.map(async (file) =>
      JSON.parse(await readFile(path.join(folder, file), 'utf8')).cases.map((one) => ({ file, ...one })),
    ),
  );
  return all.flat();
}

/**
 * Starts the server and the browser of a test file.
 * @param make returns the argument of `serve`
 * @param flags of Chromium
 * @param begin `launch` for features that a browser without windows lacks
 * @returns a function that makes a test of `work`, with a page of its own in which nothing may fail, except what
 * `excused` matches
 */
export function stage(make = async () => ({}), flags, begin = launchBare) {
  let server, browser;
  before(async () => {
    server = await serve(await make());
    browser = await begin(server, flags);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  return (work, { excused, ...options } = {}) =>
    () =>
      attempt(browser, async () => {
        const opened = await open(browser, server.origin, options);
        try {
          const card = opened.page.locator('mcp-elicitation').first();
          await limited(opened.page, work({ ...opened, card, origin: server.origin }));
          await opened.page.reportFaults?.();
          assert.deepEqual(
            opened.faults.filter((fault) => !excused?.test(fault)),
            [],
          );
        } finally {
          await opened.close();
        }
      });
}

/** The names of one case in tests/suite for each kind of request. */
export const KINDS = [
  'text',
  'text-too-short',
  'long-text',
  'email',
  'number',
  'multiple-of',
  'boolean-required',
  'boolean-default',
  'enum',
  'enum-select',
  'enum-many',
  'multi-select',
  'combobox',
  'check-list',
  'string-list',
  'date',
  'date-time',
  'date-time-chosen',
  'pattern',
  'pattern-wrong',
  'const',
  'nested-object',
  'nothing-asked',
  'defaults-of-every-type',
  'url-plain',
  'book-a-table',
  'peers-18-evil-pattern',
];

/** The longest time of a test in milliseconds. The driver itself waits for the page's promises without end. */
const LONGEST = 300_000;

/** Awaits the work of a test, or says what its page shows if that takes too long. */
async function limited(page, work) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error('late')), LONGEST)));
  try {
    await Promise.race([work, late]);
  } catch (error) {
    if (error.message !== 'late') throw error;
    const cards = page.locator('mcp-elicitation').evaluateAll((all) => all.map(({ status }) => status));
    const silence = new Promise((resolve) => setTimeout(resolve, 5000, ['the page does not answer']));
    throw new Error(`unfinished after ${LONGEST / 1000} s: ${await Promise.race([cards, silence])}`);
  } finally {
    clearTimeout(timer);
  }
}

/** The number of tests that share a page. */
const SHARED = 30;

/**
 * Like {@link stage}, for tests without side effects: they share a page, and each gets a new element. A failing test
 * discards its page.
 */
export function series() {
  let server, browser, opened;
  let count = 0;
  before(async () => {
    server = await serve();
    browser = await launchBare(server);
  });
  after(async () => {
    await opened?.close();
    await browser?.close();
    await server?.close();
  });
  return (work) => () =>
    attempt(browser, async () => {
      if (count++ % SHARED === 0) {
        await opened?.close();
        opened = undefined;
      }
      opened ??= await open(browser, server.origin);
      const { page, faults, close } = opened;
      let done = false;
      try {
        await page.evaluate(() =>
          document.querySelector('mcp-elicitation').replaceWith(document.createElement('mcp-elicitation')),
        );
        await limited(page, work({ ...opened, card: page.locator('mcp-elicitation').first() }));
        await page.reportFaults?.();
        assert.deepEqual(faults, []);
        done = true;
      } finally {
        if (!done) {
          opened = undefined;
          await close();
        }
      }
    });
}

/** Runs a test, and again in a fresh engine if its engine has crashed: a crash only counts if it happens twice. */
export async function attempt(browser, run) {
  try {
    return await run();
  } catch (error) {
    if (!browser.isAlive || (await browser.isAlive())) throw error;
    console.error(`The engine has crashed (${error.message}): the test runs once more.`);
  }
  return run();
}

/** A clock that a test can advance, so that it need not wait for the guard time. */
const clock = () => {
  const now = performance.now.bind(performance);
  window.ahead = 0;
  performance.now = () => now() + window.ahead;
};

/** Opens a page with one element that records all errors. It restarts an engine that crashed in the previous test. */
export async function open(browser, origin, options = {}) {
  try {
    return await openPage(browser, origin, options);
  } catch (error) {
    if (!browser.restart) throw error;
    await browser.restart();
    return openPage(browser, origin, options);
  }
}

async function openPage(browser, origin, { path: where = '/strict/element.html', defined = true, ...options }) {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  await context.addInitScript(clock);
  const page = await context.newPage();
  const faults = [];
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  await page.goto(origin + where);
  if (defined) await page.waitForFunction(() => customElements.get('mcp-elicitation') !== undefined);
  return { page, context, faults, requests, close: () => context.close() };
}

/** Waits until the form has loaded, before which there is a skeleton in place of the card. */
export const whole = (page) =>
  page.waitForFunction(
    () =>
      customElements.get('mcp-elicitation')?.form.instance !== undefined ||
      document.querySelector('mcp-elicitation').status !== 'loading',
  );

/** Asks as a new client, because tests ask more often than a client may. `result` reads the result. */
export async function ask(page, one) {
  await page.evaluate(({ request, text, server }) => {
    const element = document.querySelector('mcp-elicitation');
    window.result = undefined;
    window.pending = element
      .elicit(text ?? request, { server: server ?? { name: 'Test server' }, client: {} })
      .then((result) => (window.result = JSON.stringify(result)));
  }, one);
  await page.locator('mcp-elicitation [part~="decline"]').waitFor();
  await whole(page);
}

/** Advances the clock after the accept button has come into view. */
export const seen = (page, time = 1100) =>
  page.evaluate(async (time) => {
    // Visibility is reported after the next frame: first to the card, whose observer is older.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const accept = document.querySelector('mcp-elicitation')?.shadowRoot?.querySelector('#accept');
    const heard = new Promise(
      (resolve) =>
        accept &&
        new IntersectionObserver((_, observer) => resolve(observer.disconnect()), { threshold: 0.5 }).observe(accept),
    );
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, accept ? 2000 : 20))]);
    window.ahead += time;
  }, time);

/** Stops the clock, so that a press that is meant to be early is not late on a busy machine. */
export const stopped = (page) =>
  page.evaluate(() => {
    const now = performance.now() - window.ahead;
    performance.now = () => now + window.ahead;
  });

/**
 * Presses accept like a user who has scrolled to it.
 * @param input the answer to a form of one choice, whose `schema` has the order of its buttons
 */
export async function accept(page, card = page.locator('mcp-elicitation'), input, schema) {
  await page.waitForFunction(() => document.querySelector('mcp-elicitation')?.status !== 'loading');
  const id = (await card.locator('.choice').count()) ? choiceOf(input, schema) : 'accept';
  const button = card.locator(`#${id}`);
  await button.scrollIntoViewIfNeeded();
  // A press counts where the button was at the last look before the clock advances, and the card looks every 100 ms.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 110)));
  await seen(page);
  await card.locator(`#${id}:not([data-waiting])`).waitFor();
  await button.click();
}

/** Returns the id of the button that answers a form of one choice; without an `input`, that of the first one. */
function choiceOf(input, schema) {
  const [[name, property] = []] = Object.entries(schema?.properties ?? {});
  const value = input && Object.hasOwn(input, name) ? input[name] : property?.default;
  if (!property || !input) return 'accept';
  if (value === undefined || value === null) return 'accept-none';
  const place = options(property).findIndex((option) => String(option) === String(value));
  return place < 0 ? 'accept-none' : place ? `accept-${place}` : 'accept';
}

/** Waits until the card's height has changed to that of its receipt. */
export const still = (card) =>
  card.locator('[part~="base"]').evaluate(async (base) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.all(base.getAnimations().map(({ finished }) => finished));
  });

/** Returns the result as JSON text as soon as it exists. */
export async function result(page) {
  await page.waitForFunction(() => window.result !== undefined, undefined, { timeout: 5000 });
  return page.evaluate(() => window.result);
}

const SELECTOR = (name) => `[data-property=${JSON.stringify(name)}]`;

/** Returns the values of a property's options in order. */
function options(schema) {
  const choices = schema.items ?? schema;
  return choices.enum ?? (choices.oneOf ?? choices.anyOf)?.map((option) => option.const) ?? [true, false];
}

/** Enters an answer like a user, by keys and clicks. `schema` is the property's, for the order of its options. */
export async function enter(card, name, value, schema) {
  const field = card.locator(SELECTOR(name)).first();
  // A form of one choice is answered by the button that accepts.
  if (await card.locator('.choice').count()) return;
  if (schema.type === 'object') {
    for (const [leaf, inner] of Object.entries(value)) await enter(field, leaf, inner, schema.properties[leaf]);
    return;
  }
  const moment = field.locator('input[type=datetime-local]');
  const radios = field.locator('input[type=radio]');
  const boxes = field.locator('input[type=checkbox]');
  const select = field.locator('select');
  const lines = field.locator('input:not([type=radio], [type=checkbox], [type=search]), textarea');
  const place = (one) => options(schema).findIndex((option) => String(option) === String(one));
  if (await moment.count()) {
    await enterMoment(field, moment, value);
  } else if (await radios.count()) {
    await (value === null ? radios.last() : radios.nth(place(value))).click();
  } else if (await select.count()) {
    await select.selectOption({ index: value === null ? 0 : place(value) + 1 });
  } else if (Array.isArray(value) && (await boxes.count())) {
    const wanted = value.map(place);
    // Of many options only the first are shown until a button shows the rest.
    const all = field.locator('[id$="-all"]');
    if (await all.count()) await all.click();
    for (let index = 0; index < (await boxes.count()); index++) {
      if ((await boxes.nth(index).isChecked()) !== wanted.includes(index)) await boxes.nth(index).click();
    }
  } else if (await boxes.count()) {
    if ((await boxes.first().isChecked()) !== value) await boxes.first().click();
  } else if (await lines.count()) {
    const line = lines.first();
    await line.click();
    if ((await line.getAttribute('type')) === 'date') {
      await line.fill(value ?? '');
    } else {
      await field.page().keyboard.press('Control+A');
      await field.page().keyboard.press('Delete');
      await type(field, Array.isArray(value) ? value.join('\n') : (value ?? ''));
    }
    await line.blur();
  }
}

/** Enters a date and time, in the browser's zone if `value` has its offset, else as text. */
async function enterMoment(field, moment, value) {
  if (!value) return moment.fill('');
  const wall = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::00)?(?:Z|[+-])/.exec(value)?.[1];
  if (wall) await moment.fill(wall);
  if (wall && (await field.locator('.exact').innerText()).includes(value)) return moment.blur();
  await field.locator('[id$="-as-text"]').click();
  const line = field.locator('input[type=text]');
  await line.fill(value);
  await line.blur();
}

/** Types a text; line breaks are pressed, for text areas. */
async function type(field, text) {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await field.page().keyboard.press('Enter');
    await field.page().keyboard.type(line);
  }
}
