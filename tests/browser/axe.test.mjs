// axe finds nothing in any state of the card, in light, dark and forced colours, and in one case of each kind.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { KINDS, cases } from './cases.mjs';
import { enter } from './enter.mjs';
import { accept, ask, launchBare, open, passGuardTime } from './fixtures.mjs';
import { serve } from './serve.mjs';
import { PAGE, STATES, reach } from './states.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server, browser;
before(async () => {
  server = await serve();
  browser = await launchBare();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page with axe in it. */
async function page() {
  const opened = await open(browser, server.origin, PAGE);
  await prepare(opened.page);
  return opened;
}

const prepare = (page) => page.evaluate(axe);

/** The looks of a page without `color-scheme`, and the rules that depend on them; the first one gets all rules. */
const LOOKS = [
  ['light', { background: '#fff', color: '#1a1a1a' }, 'none', {}],
  ['dark', { background: '#0a0a0a', color: '#fafafa' }, 'none', { runOnly: ['color-contrast'] }],
  ['forced colours', { background: 'Canvas', color: 'CanvasText' }, 'active', { runOnly: ['color-contrast'] }],
];

/** Returns the findings of axe in the element for each look. */
async function findings(page, looks = LOOKS) {
  const all = {};
  for (const [look, colours, forcedColors, options] of looks) {
    await page.emulateMedia({ forcedColors });
    await page.evaluate((colours) => Object.assign(document.documentElement.style, colours), colours);
    const faults = await page.evaluate(async (options) => {
      // The page itself belongs to the test.
      const { violations, incomplete } = await axe.run('mcp-elicitation', {
        resultTypes: ['violations', 'incomplete'],
        ...options,
      });
      const describe = ({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`);
      // Contrast over a fixed popup cannot be measured; no other check may be incomplete.
      return [
        ...violations.flatMap(describe),
        ...incomplete.filter(({ id }) => id !== 'color-contrast').flatMap(describe),
      ];
    }, options);
    if (faults.length) all[look] = faults;
  }
  return all;
}

describe('finds no violation in any state of the card', () => {
  for (const name of Object.keys(STATES)) {
    test(name, async () => {
      const opened = await page();
      try {
        await reach(opened.page, name);
        // One of the states reloads the page.
        await prepare(opened.page);
        assert.deepEqual(await findings(opened.page), {});
      } finally {
        await opened.close();
      }
    });
  }
});

/** The steps of a case, each of which is skipped if it does not apply. */
const STEPS = [
  [
    'open',
    async (page) => {
      // A button that still waits may have any contrast.
      const choice = page.locator('mcp-elicitation .choice');
      if (!(await choice.count())) return true;
      await passGuardTime(page);
      await choice.and(page.locator(':not([aria-disabled])')).first().waitFor();
      return true;
    },
  ],
  [
    'answered',
    async (page, one) => {
      if (!one.input) return false;
      const { properties = {} } = (one.request ?? JSON.parse(one.text)).requestedSchema ?? {};
      for (const [name, value] of Object.entries(one.input))
        await enter(page.locator('mcp-elicitation'), name, value, properties[name]);
      const list = page.locator('mcp-elicitation #preview summary');
      if (await list.count()) await list.click();
      return true;
    },
  ],
  [
    'wrong',
    async (page, one) => {
      if (one.errors) await accept(page);
      return one.errors;
    },
  ],
];

const all = (await cases()).filter(({ name }) => KINDS.includes(name));

describe('finds no violation in any kind of request', () => {
  let opened;
  before(async () => (opened = await page()));
  after(() => opened?.close());

  for (const one of all) {
    test(`${one.file}: ${one.name}`, async () => {
      const { page } = opened;
      await page.evaluate(() =>
        document.querySelector('mcp-elicitation').replaceWith(document.createElement('mcp-elicitation')),
      );
      await ask(page, one);
      for (const [step, take] of STEPS) {
        // The colours are checked in the states, in every look.
        if (await take(page, one)) assert.deepEqual(await findings(page, LOOKS.slice(0, 1)), {}, step);
      }
      await page.evaluate(() => document.querySelector('mcp-elicitation').decline());
    });
  }
});
