// A browser, the pages of a test in it, and the card from a user's view.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import { launchEngine } from './driver/page.mjs';
import { choiceOf } from '../card/user.mjs';
import { serve } from './serve.mjs';

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

/** The browsers of a process, each with its last tab; files that run in one process share them and the plain server. */
const browsers = new Map();
let plain;
let users = 0;

/** The test file that is read, the milliseconds of each file's tests, and the files of which a test has failed. */
export const files = { read: '', times: new Map(), failed: new Set() };

/** Keeps the browsers open until the returned function is called, and as long as there are other users. */
export function hold() {
  users++;
  return async () => {
    if (--users > 0) return;
    for (const { started } of browsers.values()) await (await started).close();
    await (await plain)?.close();
  };
}

/**
 * Returns a function that starts the server of a test file, and the browser if there is none yet.
 * @param make returns the argument of `serve`
 * @param flags of Chromium
 * @param begin `launch` for features that a browser without windows lacks
 * @returns a function like `test`, whose tests get a page; any fault there fails them unless `excused` matches
 */
export const stage = (make = undefined, flags = undefined, begin = launchBare) =>
  stageOn(async () => (make ? serve(await make()) : (plain ??= serve())), flags, begin);

/** The page of most tests, with one element. */
const PAGE = '/strict/element.html';
const VIEWPORT = { width: 1280, height: 720 };

/** Like {@link stage}, with a server of one's own. */
export function stageOn(start, flags = undefined, begin = launchBare) {
  const { read: file } = files;
  let server, browser, own;
  const release = hold();
  // Not in a hook: in a process that runs several files, those of the first test have run before the others are read.
  const ready = async () => {
    server ??= await start();
    // The driver of other engines belongs to a server.
    const id = ENGINE ? server : `${begin.name} ${flags}`;
    if (!browsers.has(id)) browsers.set(id, { started: begin(server, flags) });
    own = browsers.get(id);
    browser = await own.started;
  };
  after(async () => {
    if (server !== (await plain)) await server?.close();
    await release();
  });
  /**
   * Takes the tab of the test before if its settings are the same, because a new one costs more than most tests; and
   * its page too, with a new element, if that is the plain one, or if both tests are `sharing` it. A test that is
   * `alone` has a tab for itself.
   */
  const tab = async ({ path = PAGE, defined, waitUntil, prepare, alone, viewport, ...options }) => {
    const { sharing = path === PAGE && !prepare, ...settings } = options;
    const key = alone ? undefined : JSON.stringify([server.origin, settings]);
    const { kept } = own;
    own.kept = undefined;
    const isKept = Boolean(kept?.key && kept.key === key);
    if (!isKept) await kept?.opened.close();
    const opened = isKept ? kept.opened : await openTab(browser, { viewport, ...settings });
    own.kept = { key, opened, shared: sharing && path };
    if (isKept) {
      await opened.clear(viewport ?? VIEWPORT);
      if (sharing && kept.shared === path && (waitUntil || (await opened.renew()))) return opened;
      await opened.leave();
    }
    await prepare?.(opened.page);
    await visit(opened, server.origin, path, defined, waitUntil);
    if (!waitUntil) await watch(opened.page);
    return opened;
  };
  const run = async (work, excused, options) => {
    const opened = await tab(options);
    let isDone = false;
    try {
      const card = opened.page.locator('mcp-elicitation').first();
      await limited(opened.page, work({ ...opened, card, origin: server.origin }));
      await opened.page.reportFaults?.();
      assert.deepEqual(
        opened.faults.filter((fault) => !excused?.test(fault)),
        [],
      );
      isDone = true;
    } catch (error) {
      // What fails by chance is understood from this alone.
      error.message += `; the page shows ${await shown(opened.page)}`;
      throw error;
    } finally {
      if (!isDone) {
        own.kept = undefined;
        await opened.close();
      }
    }
  };
  return (name, ...rest) => {
    const work = rest.pop();
    const [{ excused, skip, ...options } = {}] = rest;
    test(name, { skip }, async () => {
      const began = performance.now();
      try {
        await ready();
        await attempt(browser, () => run(work, excused, options));
      } catch (error) {
        files.failed.add(file);
        throw error;
      } finally {
        files.times.set(file, (files.times.get(file) ?? 0) + performance.now() - began);
      }
    });
  };
}

/** The longest time of a test in milliseconds. The driver itself would wait forever. */
const LONGEST = 300_000;

/** Awaits the work of a test, or says what its page shows if that takes too long. */
async function limited(page, work) {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST, 'late')));
  const outcome = await Promise.race([work, late]).finally(() => clearTimeout(timer));
  if (outcome !== 'late') return;
  throw new Error(`unfinished after ${LONGEST / 1000} s`);
}

/** The status and the nodes of each element of a page, as text. */
function shown(page) {
  const cards = page
    .locator('mcp-elicitation')
    .evaluateAll((all) => all.map(({ status, shadowRoot }) => `${status}: ${shadowRoot?.innerHTML}`).join());
  const silence = new Promise((resolve) => setTimeout(resolve, 5000, 'nothing: it does not answer'));
  return Promise.race([cards, silence]).catch(String);
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

/**
 * A clock that a test can advance, so that it need not wait for the guard time; and `renew`, which takes back what the
 * test before has changed in the page.
 */
const clock = () => {
  if (window.name === 'next') {
    for (const storage of [sessionStorage, localStorage]) storage.clear();
    window.name = '';
  }
  const now = performance.now.bind(performance);
  let before = 0;
  const ownTime = () => now() + before + window.ahead;
  window.ahead = 0;
  performance.now = ownTime;
  // The card looks at its buttons ten times a second; `look()` is one of these times.
  const looks = new Map();
  const { setInterval, clearInterval } = window;
  window.setInterval = (work, every, ...rest) => {
    const number = setInterval.call(window, work, every, ...rest);
    if (every === 100) looks.set(number, work);
    return number;
  };
  window.clearInterval = (number) => {
    looks.delete(number);
    clearInterval.call(window, number);
  };
  window.look = () => {
    for (const work of looks.values()) work();
  };
  const names = new Set(['faults']);
  let body;
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of Object.keys(window)) names.add(name);
    body = document.body.cloneNode(true);
  });
  window.renew = () => {
    for (const storage of [sessionStorage, localStorage]) storage.clear();
    for (const name of Object.keys(window)) if (!names.has(name)) delete window[name];
    document.adoptedStyleSheets = [];
    for (const root of [document.documentElement, document.body])
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
    document.documentElement.lang = 'en';
    document.body.replaceChildren(...body.cloneNode(true).childNodes);
    scrollTo(0, 0);
    // No press and no question counts any more, and time never goes back.
    before += window.ahead + 120_000;
    window.ahead = 0;
    performance.now = ownTime;
  };
};

/** Opens a page with one element in a tab of its own, which records all errors. */
export async function open(browser, origin, { path, defined, ...settings } = {}) {
  const opened = await openTab(browser, settings);
  await visit(opened, origin, path, defined);
  return opened;
}

/** Opens an empty tab. It restarts an engine that crashed in the previous test. */
async function openTab(browser, settings) {
  try {
    return await emptyTab(browser, settings);
  } catch (error) {
    if (!browser.restart) throw error;
    await browser.restart();
    return emptyTab(browser, settings);
  }
}

async function emptyTab(browser, options) {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  await context.addInitScript(clock);
  const page = await context.newPage();
  const faults = [];
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  return {
    page,
    context,
    faults,
    requests,
    close: () => context.close(),
    /** Takes back what a test may have changed in the browser. */
    async clear(viewport) {
      await (context.clear?.() ?? clear(context, page));
      const { width, height } = page.viewportSize?.() ?? viewport;
      if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
    },
    /** Takes back what a test may have changed in its page. @returns false if the page was left */
    async renew() {
      const isThere = await page.evaluate(
        (path) => window.renew && location.pathname === path && renew() === undefined,
        PAGE,
      );
      if (!isThere) return false;
      await watch(page);
      await page.reportFaults?.();
      for (const list of [faults, requests]) list.length = 0;
      return true;
    },
    /** Lets the next page empty the storage. */
    leave: () => page.evaluate(() => void (window.name = 'next')),
  };
}

async function clear(context, page) {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const one of [page, context]) await one.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
}

/** Loads a page with one element. */
async function visit({ page, faults, requests }, origin, path = PAGE, defined = true, waitUntil) {
  for (const list of [faults, requests]) list.length = 0;
  await page.goto(origin + path, { waitUntil });
  if (defined) await page.waitForFunction(() => customElements.get('mcp-elicitation') !== undefined);
}

/** Records the events of the page's element in `eventLog`, and the results of its promises by their names. */
export const watch = (page) =>
  page.evaluate(() => {
    const element = document.querySelector('mcp-elicitation');
    if (!element) return;
    window.element = element;
    window.eventLog = [];
    const results = (window.results = {});
    for (const type of ['elicit-ready', 'elicit-change', 'elicit-result', 'elicit-error'])
      element.addEventListener(type, ({ detail }) =>
        eventLog.push([type, type === 'elicit-error' ? detail.kind : detail]),
      );
    window.elicit = (name, params, options) => {
      window.element.elicit(params, options).then((result) => (results[name] = result));
    };
  });

/** Waits for the card, before which there is a skeleton: it needs the form, and further parts for some questions. */
export const waitForCard = (page) =>
  // The live region comes with what only an open card needs.
  page.waitForFunction(() => {
    const { status, shadowRoot } = document.querySelector('mcp-elicitation');
    return status !== 'loading' && (status !== 'open' || shadowRoot.querySelector('[role=status]'));
  });

/** Asks as a new client, because tests ask more often than a client may. `result` reads the result. */
export async function ask(page, one) {
  await page.evaluate(({ request, text, server }) => {
    const element = document.querySelector('mcp-elicitation');
    window.result = undefined;
    window.pending = element
      .elicit(text ?? request, { server: server ?? { name: 'Test server' }, client: {} })
      .then((result) => (window.result = JSON.stringify(result)));
  }, one);
  await page.locator('mcp-elicitation [part~="decline"]').first().waitFor();
  await waitForCard(page);
}

/** Advances the clock after the accept button has come into view. */
export const passGuardTime = (page, time = 1100) =>
  page.evaluate(async (time) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    // Chromium reports visibility in a later task: to the card and to this observer in any order.
    await new Promise((resolve) =>
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(resolve);
      }).observe(document.body),
    );
    window.look?.();
    window.ahead += time;
    window.look?.();
  }, time);

/** Waits until the card has heard of what the last frame shows. */
export const nextFrame = (page) => passGuardTime(page, 0);

/** Stops the clock, so that a press that is meant to be early is not late on a busy machine. */
export const stopClock = (page) =>
  page.evaluate(() => {
    const now = performance.now() - window.ahead;
    performance.now = () => now + window.ahead;
  });

/**
 * Presses accept like a user who has scrolled to it.
 * @param input the answer to a form of one choice, whose `schema` has the order of its buttons
 */
export async function accept(page, card = page.locator('mcp-elicitation').first(), input, schema) {
  await page.waitForFunction(() => document.querySelector('mcp-elicitation')?.status !== 'loading');
  const button = (await card.locator('.choice').count()) ? choiceOf(input, schema) : '#accept';
  await untilReady(page, card, button);
  await card.locator(button).click();
}

/** Waits until a press of a button counts. */
export async function untilReady(page, card, button = '#accept') {
  // Once accept has been in view, the card lists above it what was not, which moves it and starts the guard time anew.
  for (let views = 0; views < 2; views++) {
    await card.locator(button).scrollIntoViewIfNeeded();
    await passGuardTime(page);
  }
  await card.locator(`${button}:not([data-waiting])`).waitFor();
}

/** Returns the result as JSON text as soon as it exists. */
export async function result(page) {
  await page.waitForFunction(() => window.result !== undefined, undefined, { timeout: 5000 });
  return page.evaluate(() => window.result);
}
