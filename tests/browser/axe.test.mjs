// axe finds nothing in any state of any case, light, dark and in forced colours.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { accept, ask, cases, enter, launch, open, serve } from './fixtures.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
};

/** What axe finds in the element, in the words of its rules. */
async function findings(page) {
  return page.evaluate(async () => {
    // The page is the test's own.
    const { violations, incomplete } = await axe.run('mcp-elicitation', { resultTypes: ['violations', 'incomplete'] });
    const told = ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`);
    // What lies over a fixed popup cannot be measured; nothing else may stay open but that.
    return [...violations.flatMap(told), ...incomplete.filter(({ id }) => id !== 'color-contrast').flatMap(told)];
  });
}

/** The states that a case is looked at in, one after the other, where it has them. */
const STATES = [
  ['open', () => true],
  [
    'answered',
    async (page, one) => {
      if (!one.input) return false;
      const { properties = {} } = (one.request ?? JSON.parse(one.text)).requestedSchema ?? {};
      for (const [name, value] of Object.entries(one.input)) await enter(page.locator('mcp-elicitation'), name, value, properties[name]);
      await page.locator('mcp-elicitation summary').click();
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
  [
    'declined',
    async (page) => {
      await page.locator('mcp-elicitation [part~="decline"]').click();
      await page.locator('mcp-elicitation [part~="receipt"]').waitFor();
      return true;
    },
  ],
];

const all = await cases();
const CHOSEN = all.filter((one) => one.errors || ['controls.json', 'url.json'].includes(one.file));

for (const [look, options] of Object.entries(LOOKS)) {
  describe(look, () => {
    let page, close;
    before(async () => {
      ({ page, close } = await open(browser, server.origin, options));
      await page.evaluate(() => (document.documentElement.style.colorScheme = 'light dark'));
      await page.evaluate(axe);
    });
    after(() => close());

    // Every case in the light; the same elements in other colours need fewer.
    for (const one of look === 'light' ? all : CHOSEN) {
      test(`${one.file}: ${one.name}`, async () => {
        await page.evaluate(() => document.querySelector('mcp-elicitation').replaceWith(document.createElement('mcp-elicitation')));
        await ask(page, one);
        await page.waitForFunction(() => !document.querySelector('mcp-elicitation').shadowRoot.querySelector('.assisted:has(> :only-child)'));
        for (const [state, reach] of STATES) {
          if (await reach(page, one)) assert.deepEqual(await findings(page), [], state);
        }
      });
    }
  });
}
