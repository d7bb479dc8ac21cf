// The invariants of a card for any request, checked from outside.
import assert from 'node:assert/strict';
import { ENGINE } from '../fixtures.mjs';

/** Watches a page while cases run in it: its responsiveness, its policy, the element's events. */
export const instrument = (page) =>
  page.evaluate(() => {
    window.element = document.querySelector('mcp-elicitation');
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    // Not every engine reports long tasks.
    const tells = PerformanceObserver.supportedEntryTypes.includes('longtask');
    window.resting = tells ? 0 : Infinity;
    window.heart = { held: 0, task: resting, last: 0 };
    // Tests advance the page's clock, so this uses the browser's.
    const clock = () => Performance.prototype.now.call(performance);
    window.beat = () => {
      const now = clock();
      heart.held = Math.max(heart.held, now - (heart.last || now));
      heart.last = now;
    };
    setInterval(beat, 10);
    const tasks = new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => (heart.task = Math.max(heart.task, duration))),
    );
    if (tells) tasks.observe({ type: 'longtask' });
    window.notified = [];
    for (const type of ['elicit-result', 'elicit-error', 'elicit-open-url'])
      element.addEventListener(type, ({ detail }) => notified.push([type, detail]));
    // Watches for a later task than that of the press, because a time would depend on the machine.
    window.atOnce = false;
    addEventListener(
      'click',
      () => {
        window.atOnce = true;
        setTimeout(() => (window.atOnce = false));
      },
      true,
    );
    element.addEventListener('elicit-result', () => (window.endedAtOnce = atOnce));
  });

/** Each question has a separate server, because a single one would exceed its limit within a minute. */
let servers = 0;

/**
 * Asks, and waits until the question can be answered.
 * @param how `text` passes the request as JSON text, `value` as the result of `JSON.parse`
 */
export async function meet(page, text, how, { server = { name: `Test server ${++servers}` }, ...options } = {}) {
  await page.evaluate(
    ([text, how, options]) => {
      notified.length = 0;
      beat();
      Object.assign(heart, { held: 0, task: resting });
      window.result = window.rejected = undefined;
      const request = how === 'text' ? text : JSON.parse(text);
      // In a task of the page, because the browser does not report the duration of a driver's tasks.
      setTimeout(() => {
        element.elicit(request, options).then(
          (result) => (window.result = result),
          (error) => (window.rejected = error),
        );
      });
    },
    [text, how, { server, ...options }],
  );
  await page.waitForFunction(() => ['open', 'unanswerable'].includes(element.status) || window.rejected, undefined, {
    timeout: 30_000,
  });
  // The address is checked by a part that loads later.
  await page.waitForFunction(() => !element.shadowRoot.querySelector('.address > .hint:only-child'), undefined, {
    timeout: 30_000,
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns the visible content and the underlying attributes of the card. */
export const look = async (page) => {
  const facts = await page.evaluate(() => {
    const root = element.shadowRoot;
    const all = [...root.querySelectorAll('*')];
    const one = (selector) => root.querySelector(selector);
    const words = (selector) => one(selector)?.innerText;
    const visible = (at) =>
      at.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && at.getBoundingClientRect().height > 0;
    const part = (name) => [...root.querySelectorAll(`[part~="${name}"]`)].filter(visible).length;
    return {
      status: element.status,
      pwned: globalThis.__pwned,
      violations,
      polluted: Object.keys(Object.prototype),
      errors: notified
        .filter(([type]) => type === 'elicit-error')
        .map(([, { kind, diagnostics }]) => ({ kind, codes: diagnostics.map(({ code }) => code) })),
      opened: notified.filter(([type]) => type === 'elicit-open-url').length,
      codes: [...root.querySelectorAll('[data-code]')].filter(visible).map((at) => at.dataset.code),
      properties: [...root.querySelectorAll('[data-property]')].filter(visible).map((at) => at.dataset.property),
      elements: [...new Set(all.map(({ localName }) => localName))],
      names: [...new Set([...root.querySelectorAll('[name]')].map((at) => at.getAttribute('name')))],
      // The dismiss button has a tooltip.
      attributes: [
        ...new Set(
          all.flatMap((at) => at.getAttributeNames().filter((name) => name !== 'title' || at.id !== 'dismiss')),
        ),
      ],
      ids: all.map(({ id }) => id).filter(Boolean),
      types: [...new Set([...root.querySelectorAll('input')].map(({ type }) => type))],
      autocomplete: [
        ...new Set([...root.querySelectorAll('[autocomplete]')].map((at) => at.getAttribute('autocomplete'))),
      ],
      accept: [...root.querySelectorAll('#accept')].filter(visible).length,
      decline: part('decline'),
      cancel: part('cancel'),
      who: words('#who b'),
      message: words('[part~="message"]'),
      why: words('.notice small'),
      host: words('.host b'),
      emphasised: words('.host strong'),
      url: words('.url'),
      text: words('section'),
      preview: words('#preview dl'),
      content: element.status === 'open' ? element.content : undefined,
      outside: [...document.body.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .sort()
        .join(),
    };
  });
  // Not every driver supports undefined.
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
};

const FORBIDDEN = new RegExp(
  '^(?:a|applet|area|audio|base|embed|form|frame|iframe|img|link|math|meta|object|picture|portal|script|source|' +
    'style|svg|template|track|video)$',
);
const OURS = /^[a-z0-9-]+$/;
const FOREIGN = new RegExp(
  '^(?:on|xlink)|^(?:href|src|srcset|srcdoc|style|action|formaction|ping|target|background|poster|popover|title|' +
    'accesskey|slot|is|nonce)$',
);

/** Checks the invariants of every card. */
export function sound(facts) {
  assert.equal(facts.pwned, undefined, 'no script of the server ran');
  assert.deepEqual(facts.violations, [], 'nothing against the policy');
  assert.deepEqual(facts.polluted, [], 'Object.prototype is as it was');
  assert.deepEqual(
    facts.elements.filter((name) => FORBIDDEN.test(name)),
    [],
    'no element that leads, loads or runs',
  );
  assert.deepEqual(
    facts.attributes.filter((name) => FOREIGN.test(name)),
    [],
    'no attribute that leads, loads or runs',
  );
  assert.deepEqual(
    facts.ids.filter((id) => !OURS.test(id)),
    [],
    'ids are our own',
  );
  assert.deepEqual(
    facts.names.filter((name) => !OURS.test(name)),
    [],
    'and so are the names of groups of radio buttons',
  );
  assert.equal(new Set(facts.ids).size, facts.ids.length, 'ids are unique');
  assert.deepEqual(
    facts.types.filter((type) => !['text', 'radio', 'checkbox', 'date', 'datetime-local', 'search'].includes(type)),
    [],
  );
  assert.deepEqual(
    facts.autocomplete.filter((word) => !['off', 'email'].includes(word)),
    [],
  );
  assert.deepEqual([facts.decline, facts.cancel], [1, 1], 'decline and cancel can be seen');
  assert.match(facts.who, /^Test server \d+$/, 'the host alone says who asks');
  assert.equal(facts.outside, 'input,label,main,mcp-elicitation', 'nothing stands outside the element');
  assert.equal(facts.opened, 0, 'nothing opens by itself');
}

/** Declines or cancels like a user; this works at once, and there is no other result. */
export async function refuse(page, part) {
  await page.locator(`mcp-elicitation [part~="${part}"]`).click({ timeout: 30_000 });
  // Long entries are only discarded after a confirmation.
  const discard = page.locator('mcp-elicitation #discard');
  if (await discard.isVisible()) await discard.click();
  await page.waitForFunction(() => window.result, undefined, { timeout: 30_000 });
  const { result, results, endedAtOnce } = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return {
      result,
      results: notified.filter(([type]) => type === 'elicit-result').map(([, detail]) => detail),
      endedAtOnce,
    };
  });
  assert.deepEqual(result, { action: part });
  assert.deepEqual(results, [{ action: part }], 'exactly one result');
  assert.ok(endedAtOnce, `${part} ends the question in the task of the press`);
}

/**
 * Returns a clock that only counts while the page's main thread works, so that a busy machine does not count as a fault
 * of the page.
 * @returns a function that starts it, and returns a function for the time since then; `Infinity` in an engine without
 * such a clock
 */
export async function workClock(page) {
  if (ENGINE) return async () => async () => Infinity;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return async () => {
    const before = await worked();
    return async () => (await worked()) - before;
  };
}

/** Returns the longest time between two heartbeats and the longest task since the question was asked. */
export const heart = (page) =>
  page.evaluate(async () => {
    // The browser reports a long task a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    beat();
    return { held: heart.held, task: Math.min(heart.task, Number.MAX_VALUE) };
  });

/**
 * Checks that the page is never blocked for a second. The heartbeat and the longest task are wall-clock times, which
 * include pauses of a busy machine. A page cannot be blocked longer than it worked in total, so the least of the three
 * times is the upper bound.
 * @param heart the longest time between two beats, and the longest task
 * @param worked the time that the page worked in total
 */
export function alive({ held, task }, worked) {
  const least = Math.min(held, task, worked);
  assert.ok(
    least < 1000,
    `the page was held for ${Math.round(held)} ms, by a task of ${Math.round(task)} ms, and worked for ` +
      `${Math.round(worked)} ms`,
  );
}
