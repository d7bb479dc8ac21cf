// Parts and slots are the same in every layout, so that a host can style and fill them in all layouts.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { cases } from './cases.mjs';
import { stage } from './fixtures.mjs';
import { PAGE, STATES, begin, reach } from './states.mjs';

const LAYOUTS = ['card', 'inline', 'dialog'];
const manifest = JSON.parse(await readFile(new URL('../../pkg/dist/custom-elements.json', import.meta.url), 'utf8'));
const { cssParts, slots } = manifest.modules[0].declarations[0];
const names = (all) => all.map(({ name }) => name).sort();
const all = await cases();
const inPage = stage();

/** Every part that a card has shown in any test. */
const allParts = new Set();

/** Returns the parts and slots on the screen in order, without those that belong to the layout. */
async function partsOf(page) {
  const screen = await page.evaluate(() => {
    const root = document.querySelector('mcp-elicitation').shadowRoot;
    const parts = [...root.querySelectorAll('[part]')].flatMap((one) => one.getAttribute('part').split(' '));
    return { parts, slots: [...root.querySelectorAll('slot')].map(({ name }) => name) };
  });
  for (const part of screen.parts) allParts.add(part);
  return { ...screen, parts: screen.parts.filter((part) => !['dialog', 'later'].includes(part)) };
}

/** The states in which a dialog opens, closes, or has another content; tests/card compares the kinds of requests. */
const ENDS = ['loading', 'done', 'url done', 'unanswerable', 'second step', 'left half-way'];

/** Runs a check in each layout, and compares the results with the first. */
async function same(layouts, show) {
  const results = [];
  for (const layout of layouts) results.push(await show(layout));
  for (const [index, layout] of layouts.entries())
    assert.deepEqual(results[index], results[0], `${layout} as ${layouts[0]}`);
}

const REFUSED = {
  message: 'Once more?',
  requestedSchema: { type: 'object', properties: { go: { type: 'boolean', title: 'Go?' } }, required: ['go'] },
};

describe('names every part in every state', { concurrency: false }, () => {
  for (const name of Object.keys(STATES).filter((name) => !['chinese', 'arabic'].includes(name))) {
    test(
      name,
      inPage(
        async ({ page }) => {
          await same(ENDS.includes(name) ? LAYOUTS : LAYOUTS.slice(0, 1), async (layout) => {
            await page.unrouteAll();
            await page.reload();
            await page.waitForFunction(() => customElements.get('mcp-elicitation'));
            await reach(page, name, layout === 'card' ? {} : { layout });
            return partsOf(page);
          });
        },
        { ...PAGE, excused: /Failed to load resource/ },
      ),
    );
  }

  test(
    'yes or no, of a server that can be muted',
    inPage(async ({ page }) => {
      await same(LAYOUTS, async (layout) => {
        await page.reload();
        await page.waitForFunction(() => customElements.get('mcp-elicitation'));
        for (let refused = 0; refused < 3; refused++) {
          await begin(page, { request: REFUSED, server: { name: 'Files' }, properties: { layout } });
          await page.locator('mcp-elicitation [part~="decline"]').click();
          await page.waitForFunction(() => element.status === 'declined');
        }
        await begin(page, { request: REFUSED, server: { name: 'Files' }, properties: { layout } });
        await page.locator('mcp-elicitation [part~="mute"]').waitFor();
        return partsOf(page);
      });
    }, PAGE),
  );

  test(
    'an approval, and the line for its reason',
    inPage(async ({ page, card }) => {
      await same(LAYOUTS, async (layout) => {
        await page.reload();
        await page.waitForFunction(() => customElements.get('mcp-elicitation'));
        await page.evaluate(async (layout) => {
          const { answerApprovals } = await import('/pkg/dist/approvals.js');
          const element = document.querySelector('mcp-elicitation');
          element.layout = layout;
          const call = { text: 'Send it?', tool: 'send', args: { to: 'Ana' }, allows: ['approve', 'reject', 'reason'] };
          void answerApprovals([call], element, { server: 'Files', always: () => 'Always in this chat' });
        }, layout);
        await card.locator('[part~="always"]').waitFor();
        const open = await partsOf(page);
        await card.locator('#reason').click();
        await card.locator('[part~="reply"]').waitFor();
        return [open, await partsOf(page)];
      });
    }, PAGE),
  );
});

const RESET = '*, ::before, ::after { margin: 0; padding: 0; border: 0 solid; box-sizing: border-box; }';
for (const [where, css, space] of [
  ['a page', '', 12],
  ['a page that resets all margins, as Tailwind does', RESET, 0],
]) {
  test(
    `aligns slotted content with the card in ${where}`,
    inPage(async ({ page, card }) => {
      const { request } = all.find((one) => one.name === 'boolean-required');
      for (const layout of LAYOUTS) {
        await page.evaluate(
          ([css, names]) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets = [sheet];
            const fresh = document.createElement('mcp-elicitation');
            fresh.append(
              ...names.map((slot) => Object.assign(document.createElement('p'), { slot, textContent: slot })),
            );
            document.querySelector('mcp-elicitation').replaceWith(fresh);
          },
          [css, names(slots)],
        );
        await begin(page, { request, server: { name: 'Files' }, properties: { layout } });
        await card.locator('#accept').waitFor();
        const box = (place) => place.boundingBox();
        const [outer, field] = await Promise.all(
          ['base', 'field'].map((part) => box(card.locator(`[part~="${part}"]`))),
        );
        const placed = ['header', 'message', 'actions-start', 'footer'];
        const boxes = await Promise.all(placed.map((name) => box(page.locator(`p[slot="${name}"]`))));
        for (const [index, { x, width }] of boxes.entries())
          assert.deepEqual([x, width], [field.x, field.width], `${placed[index]}, ${layout}`);
        const [header, message, actions, footer] = boxes;
        const order = [header, message, field, actions, footer].map(({ y }) => y);
        assert.deepEqual(
          order,
          [...order].sort((one, other) => one - other),
          layout,
        );
        if (layout === 'inline') continue;
        assert.ok(header.y - outer.y >= space, layout);
        assert.ok(outer.y + outer.height - footer.y - footer.height >= space, layout);
      }
    }, PAGE),
  );
}

// The last test: by now every part has been shown.
test('shows exactly the parts that the manifest lists', () => assert.deepEqual([...allParts].sort(), names(cssParts)));
